"""Taking a move back where cards have been seen: only if all who play say yes."""
from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from redblack.game import Seat
from redblack.refusal import N_, Refused, TableWhy
from redblack.session import Session

NOT_BACK = N_('Somebody would rather play on: nothing is taken back.')


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody would like to take the last move back."""

    seat: Seat
    waits: frozenset[Seat]  # who has not said yes yet
    question: int           # at which question of the table: when that has moved on, the wish is forgotten


class Consent:
    """At one table; one wish at a time."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._wish: Wish | None = None

    @property
    def wish(self) -> Wish | None:
        return self._wish if self._wish and self._wish.question == self._session.questions else None

    def ask(self, seat: Seat, others: Collection[Seat], asked: int | None) -> None:
        """*seat* asks the *others*; against bots alone it need not ask."""
        if not others:
            self._session.undo(asked=asked, agreed=True)
            return
        self._wish = Wish(seat, frozenset(others), self._session.questions)
        self._session.show()

    def heed(self, here: Collection[Seat]) -> None:
        """Nobody waits for who has gone: if all who are *here* have said yes, that is enough."""
        wish = self.wish
        if wish is None or wish.waits <= frozenset(here):
            return
        if wish.waits & frozenset(here):
            self._wish = replace(wish, waits=wish.waits & frozenset(here))
            self._session.show()
        else:
            self._session.undo(agreed=True)

    def answer(self, seat: Seat | None, yes: bool) -> None:
        """One of them answers. The first no is enough, the last yes takes the move back."""
        wish = self.wish
        if wish is None or seat not in wish.waits:
            raise Refused(TableWhy.STALE)
        if not yes:
            self._wish = None
            self._session.announce(NOT_BACK)
        elif wish.waits == {seat}:
            self._session.undo(agreed=True)
        else:
            self._wish = replace(wish, waits=wish.waits - {seat})
            self._session.show()
