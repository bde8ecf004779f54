"""Everything that can happen at a table with a bank."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from redblack.cards import Card
from redblack.game import Seat

Side = Literal['red', 'black', 'couleur', 'inverse']


@dataclass(frozen=True, slots=True)
class Options:
    """How a game is played. All amounts are whole chips of this room, and hundreds, so that a half and a hundredth of a stake are whole chips too."""

    chips: int = 10_000     # everybody begins with
    lowest: int = 100       # stake; every stake is a multiple of it
    highest: int = 1_000    # stake, where purse and bank allow it
    rounds: int = 1         # how often the bank goes round the table
    credit: bool = False    # «в долг»: purses may fall below nought, and no limit follows from them
    clock: int = 0          # seconds for staking; 0 as long as people like


# NATURE

@dataclass(frozen=True, slots=True)
class Cut:
    """One card for each who cuts for the first bank, in the order of the circle."""

    cards: tuple[Card, ...]
    kind: Literal['cut'] = 'cut'


@dataclass(frozen=True, slots=True)
class Shuffle:
    """All packs in the order in which this banker will deal them."""

    deck: tuple[Card, ...]
    kind: Literal['shuffle'] = 'shuffle'


# a bettor

@dataclass(frozen=True, slots=True)
class Stake:
    """*amount* chips on *side*; 0 sits this hand out. *insured* against the refait, where there is one."""

    amount: int
    side: Side = 'red'
    insured: bool = False
    kind: Literal['stake'] = 'stake'


@dataclass(frozen=True, slots=True)
class Double:
    """Twice the stake before the last card, or not."""

    yes: bool
    kind: Literal['double'] = 'double'


# the banker

@dataclass(frozen=True, slots=True)
class Turn:
    """The next cards, as many as are turned before anybody may decide something."""

    kind: Literal['turn'] = 'turn'


# anybody, when a hand is settled

@dataclass(frozen=True, slots=True)
class Next:
    """The next hand."""

    kind: Literal['next'] = 'next'


# HOST

@dataclass(frozen=True, slots=True)
class Reseat:
    """Who plays from now on, in the order of the circle. Who is new stakes from the next hand on; who is gone takes back what is not settled."""

    circle: tuple[Seat, ...]
    kind: Literal['reseat'] = 'reseat'


@dataclass(frozen=True, slots=True)
class Settings:
    """Other options, as soon as no stake lies there; *chips* are those of the beginning and need a new game."""

    options: Options
    kind: Literal['settings'] = 'settings'


@dataclass(frozen=True, slots=True)
class Restart:
    """A new game: full purses, and a new cut for the bank."""

    options: Options
    kind: Literal['restart'] = 'restart'


@dataclass(frozen=True, slots=True)
class Skip:
    """Nobody waits for *seat*: it stakes nothing, doubles nothing, and what it would turn is turned."""

    seat: Seat
    kind: Literal['skip'] = 'skip'


Move = Cut | Shuffle | Stake | Double | Turn | Next | Reseat | Settings | Restart | Skip
