"""How one looks at a table, and what stands on it."""
from __future__ import annotations

from dataclasses import dataclass

USUAL = ('Маша', 'Ёжик в тумане', 'Александра-Мария', 'Оля', 'Оля', 'Тимур', 'Ким', 'Константин', 'Ира', 'Лев', 'Ольга Сергеевна', 'Ян')
WIDE = ('Щ' * 16, 'W' * 16, 'Ж' * 16, 'M' * 16, 'ШШШШШШШ ШШШШШШШШ', '@' * 15 + 'W', '🎉' * 16, 'Ю' * 16, 'Ы' * 16, 'Ф' * 16, 'm' * 16, 'Д' * 16)
LAW = 'Кто скажет «ну», «типа» или «короче», тот до следующего короля говорит шёпотом и встаёт, когда кому-нибудь наливают чай!'
SOLID = 'Щ' * 120
URL = 'http://192.168.123.234:8080'


@dataclass(frozen=True)
class State:
    """A table and how one looks at it.

    *page* of the table, or an address that begins with a slash, or the 'host' link; *own* is the seat of who looks, *others* those with phones of their
    own, of which *gone* are away for good; *taps* are the words of the buttons tapped until it is there, or selectors
    that begin with a dot; *script* does what no finger can.
    """

    line: str = ''
    seats: int = 4
    names: tuple[str, ...] = USUAL
    law: str = LAW
    url: str = URL
    length: str = 'full'
    parties: int = 1  # a further one is played out by whoever may, with whatever comes
    page: str = ''
    own: int | None = None
    others: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    taps: tuple[str, ...] = ()
    script: str = ''
