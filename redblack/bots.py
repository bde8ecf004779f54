"""Who plays the seats that nobody sits on: at a table of a game that has bots."""
from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from redblack.game import NATURE, Bot, Seat
from redblack.place import Presence
from redblack.refusal import Refused
from redblack.session import Session

LEVEL, SPEED, GOING = 'level', 'speed', 'going'                  # words that a table keeps: how good they are, how fast, whether they play now
SPEEDS = {'slow': 2.0, 'normal': 1.0, 'fast': .35}  # seconds before a bot's card, so that people can follow
READING = 8  # times as long lies what all may pass over, when nobody but bots does


@dataclass(frozen=True, slots=True)
class Due:
    """A bot's turn: all it needs to think, and the question that its move answers."""

    bot: Bot[Any, Any]
    view: Any
    seat: Seat
    asked: int
    pause: float  # seconds


class Bots:
    """Of one table. Each sees what a person in its seat would see, and moves through the same door."""

    def __init__(self, session: Session, presence: Callable[[str], Presence]) -> None:
        self._session, self._presence = session, presence

    @property
    def level(self) -> str:
        """How good they are: a key of the game's bots."""
        known = self._session.game.bots
        level = self._session.kept.get(LEVEL, '')
        return level if level in known else [*known][len(known) // 2 - 1]

    @property
    def speed(self) -> str:
        speed = self._session.kept.get(SPEED, '')
        return speed if speed in SPEEDS else 'normal'

    @property
    def going(self) -> bool:
        """Whether they play: not before the first match is begun, nor while the table rests."""
        return self._session.kept.get(GOING) == 'yes'

    def plays(self, seat: Seat) -> bool:
        """Whether the seat is a bot's: nobody has taken it, or who has is gone for now."""
        holder = self._session.holders.get(seat)
        return bool(self._session.game.bots) and (holder is None or self._presence(holder) is Presence.GONE)

    def due(self) -> Due | None:
        """Whose turn it is, if it is a bot's and somebody is there to see it."""
        session = self._session
        if not (session.game.bots and self.going and session.places):
            return None
        acting = session.game.rules.to_act(session.state) - {NATURE}
        seat = next((seat for seat in sorted(acting) if self.plays(seat)), None)
        if seat is None:
            return None
        pause = SPEEDS[self.speed]
        if self._read(acting):
            if not all(map(self.plays, acting)):
                return None  # people read for as long as they like
            pause *= READING
        return Due(session.game.bots[self.level], session.view(seat), seat, session.asked[seat], pause)

    def _read(self, acting: Collection[Seat]) -> bool:
        """Whether there is nothing to decide: any of them may do the one thing that all may do, as after the points of a deal."""
        first, *others = (self._session.game.rules.moves(self._session.state, seat) for seat in acting)
        return bool(others) and len(first) == 1 and all([*moves] == [*first] for moves in others)

    def act(self, due: Due, move: Any) -> None:
        """What the bot has thought of; if the table has moved on meanwhile, or a person has come back, it is forgotten."""
        if self.going and self.plays(due.seat):
            with suppress(Refused):
                self._session.act(due.seat, move, asked=due.asked, bot=True)
