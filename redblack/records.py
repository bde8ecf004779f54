"""What a journal holds: what the table started as, and what has happened since."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from redblack.game import Seat

M = TypeVar('M')

Device = str  # a phone, by a hash of what its browser keeps secret: whoever reads the journal can't pass for it


@dataclass(frozen=True, slots=True)
class Header:
    """What the table started as."""

    game: str
    rules: int
    options: Any
    seats: int


@dataclass(frozen=True, slots=True)
class Entry(Generic[M]):
    """A move, and who made it; *bot* if a bot did it for the seat."""

    seat: Seat
    move: M
    bot: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """Names as typed and cleaned, by seat. The rules never see them."""

    names: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class Held:
    """Which device holds a seat, by seat; '' gives it up. The rules never see them."""

    holders: Mapping[Seat, Device]


@dataclass(frozen=True, slots=True)
class Kept:
    """How the table is set beside its game, word by word: how good its bots are, whether they play. The rules never see it."""

    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TakenBack:
    """From here on only the first *keep* entries count. *agreed* if cards that somebody had seen are unseen with it: all who play have said yes."""

    keep: int
    agreed: bool = False


Record = Entry[Any] | Named | Held | Kept | TakenBack
