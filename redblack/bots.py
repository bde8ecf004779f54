"""Who plays the seats that nobody sits on: at a table of a game that has bots."""
from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from redblack.game import NATURE, Bot, Seat
from redblack.place import Presence
from redblack.refusal import Refused, TableWhy
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

    def __init__(self, session: Session, presence: Callable[[str], Presence], wished: Callable[[], bool] = lambda: False) -> None:
        """*wished* says whether somebody would like to take a move back: until that is answered no bot moves on."""
        self._session, self._presence, self._wished = session, presence, wished

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

    @property
    def alone(self) -> bool:
        """Whether people play here, and all of them have gone."""
        holders = self._session.holders.values()
        return bool(holders) and all(self._presence(device) is Presence.GONE for device in holders)

    def due(self) -> Due | None:
        """Whose turn it is, if it is a bot's and somebody is there to see it; where people play, one of them."""
        session = self._session
        if not (session.game.bots and self.going and session.places) or self.alone or self._wished():
            return None
        acting = session.game.rules.to_act(session.state) - {NATURE}
        due = [seat for seat in sorted(acting) if self.plays(seat)]
        if not due:
            return None
        seat, pause = due[0], SPEEDS[self.speed] / len(due)  # where many think at once, all together no longer than one
        if self._read(acting):
            if not all(map(self.plays, acting)):
                return None  # people read for as long as they like
            pause = READING * SPEEDS[self.speed]
        return Due(session.game.bots[self.level], session.view(seat), seat, session.asked[seat], pause)

    def _read(self, acting: Collection[Seat]) -> bool:
        """Whether there is nothing to decide: any of them may do the one thing that all may do, as after the points of a deal."""
        first, *others = (self._session.game.rules.moves(self._session.state, seat) for seat in acting)
        return bool(others) and len(first) == 1 and all([*moves] == [*first] for moves in others)

    def act(self, due: Due, move: Any) -> None:
        """What the bot has thought of; if the table has moved on meanwhile, or a person has come back, it is forgotten. What cannot be saved is said, once."""
        if not (self.going and self.plays(due.seat)):
            return
        try:
            self._session.act(due.seat, move, asked=due.asked, bot=True)
        except Refused as no:
            news = self._session.news
            if no.why is TableWhy.NOT_SAVED and (news is None or news.message != no.why.value):
                self._session.announce(no.why.value)
