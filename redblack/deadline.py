"""For how long a table waits, where it does not wait as long as people like: then the clock is on every screen, and whoever is late is passed over."""
from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress

from redblack.bots import Bots
from redblack.game import NATURE
from redblack.refusal import N_, Refused
from redblack.session import Session

TIME_IS_UP = N_('The time is up.')


class Deadline:
    """Of one table. The clock of a question starts when it is first asked, and nothing winds it up again; it stands still while the table rests, or nobody who
    plays looks at it."""

    def __init__(self, session: Session, bots: Bots, clock: Callable[[], float]) -> None:
        self._session, self._bots, self._clock = session, bots, clock
        self._asked: Hashable = None
        self._closes = 0.0

    @property
    def closes(self) -> float | None:
        """When the time is up, by the room's clock; None as long as people like."""
        session = self._session
        runs = session.game.clock and self._bots.going and session.places and not self._bots.alone
        seconds = session.game.clock(session.state) if session.game.clock and runs else 0
        if not seconds:
            self._asked = None
            return None
        asked = session.game.rules.question(session.state), seconds
        if asked != self._asked:
            self._asked, self._closes = asked, self._clock() + seconds
        return self._closes

    def left(self) -> float | None:
        """Seconds."""
        closes = self.closes
        return None if closes is None else max(0.0, closes - self._clock())

    def look(self) -> None:
        """Pass over whoever is late. Called now and then."""
        session = self._session
        if session.game.skip and self.left() == 0:
            with suppress(Refused):
                session.settle({}, *map(session.game.skip, sorted(session.game.rules.to_act(session.state) - {NATURE})), bot=True)
                session.announce(TIME_IS_UP)
