"""The whole table, cards as bits (bits.py). What of it may be seen is in look.py."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from redblack.game import Seat
from redblack.games.hearts.bits import HEARTS, PACK, SUIT
from redblack.games.hearts.moves import Direction, Options

VERSION = 1  # of the rules
Phase = Literal['deal', 'pass', 'play', 'summary', 'over']
Four = tuple[int, ...]  # one number a seat
ZERO: Four = (0, 0, 0, 0)

STEPS: dict[Direction, int] = {'left': 1, 'right': 3, 'across': 2, 'none': 0}  # how many seats clockwise the cards go, in the order of the deals (§2)


@dataclass(frozen=True, slots=True)
class Trick:
    """Who led, and the cards as they were played, clockwise from there."""

    leader: Seat
    cards: Four = ()

    @property
    def turn(self) -> Seat:
        """Who plays the next card."""
        return (self.leader + len(self.cards)) % 4

    @property
    def led(self) -> int:
        """The whole suit led; 0 before that."""
        return SUIT[self.cards[0]] if self.cards else 0


@dataclass(frozen=True, slots=True)
class Round:
    """One deal in hand."""

    step: int                        # of the passing
    hands: Four
    passes: Four = ZERO              # what each has chosen to pass, and has passed when all have chosen; 0 for nothing
    trick: Trick | None = None       # on the table; None while cards are being passed
    tricks: tuple[Trick, ...] = ()   # finished
    taken: Four = ZERO               # all cards of the tricks each has taken

    @property
    def broken(self) -> bool:
        """A heart has been played (§4)."""
        return bool(HEARTS & self.played)

    @property
    def played(self) -> int:
        """All cards played so far."""
        return PACK ^ (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3])

    def played_by(self, seat: Seat) -> int:
        """All cards that *seat* has played."""
        tricks = (*self.tricks, self.trick) if self.trick else ()
        return sum(bit for trick in tricks for place, bit in enumerate(trick.cards) if (trick.leader + place) % 4 == seat)

    @property
    def seen(self) -> int:
        """Cards turned for anyone: the hands for who holds them, the passed for who gets them, the played for all."""
        return 52 + (12 if self.step and self.trick else 0) + self.played.bit_count()

    def giver(self, seat: Seat) -> Seat:
        """Whose three cards *seat* gets."""
        return (seat - self.step) % 4


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table, the hands included."""

    options: Options
    match: int = 1                   # of this table
    number: int = 1                  # of the deal, in this match
    round: Round | None = None       # None while its cards are due
    scores: Four = ZERO              # of the last deal that ended
    totals: Four = ZERO
    moons: Four = ZERO               # how often each has shot the moon in this match
    winner: Seat | None = None       # the match is over
    seen: int = 0                    # cards turned for anyone before this deal

    @property
    def phase(self) -> Phase:
        if self.round is None:
            return 'deal'
        if self.winner is not None:
            return 'over'
        if self.round.trick is None:
            return 'pass'
        return 'play' if len(self.round.tricks) < 13 else 'summary'

    @property
    def direction(self) -> Direction:
        order = tuple(STEPS)
        return order[(order.index(self.options.first) + self.number - 1) % 4]

    @property
    def revealed(self) -> int:
        """Cards turned for anyone in all matches of this table."""
        return self.seen + (self.round.seen if self.round else 0)
