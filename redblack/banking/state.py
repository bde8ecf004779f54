"""The whole table of a banking game. What of it may be seen is in look.py."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from redblack.banking.kind import Kind, Wager
from redblack.banking.moves import Options
from redblack.cards import Card
from redblack.game import Seat

Phase = Literal['cut', 'shuffle', 'stake', 'deal', 'double', 'settled', 'over']


@dataclass(frozen=True, slots=True)
class Coup:
    """Cards that lay, and what they brought to each who had staked on them."""

    cards: tuple[Card, ...]
    net: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand as the scorekeeper writes it down, with the purses after it."""

    banker: Seat
    wagers: Mapping[Seat, Wager]
    coups: tuple[Coup, ...]
    chips: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table, the order of the unseen cards included."""

    kind: Kind
    options: Options
    circle: tuple[Seat, ...]
    chips: Mapping[Seat, int]                     # of everybody who has sat here in this game; none is ever lost or made
    cutting: tuple[Seat, ...] = ()                # who cuts next for the first bank
    cuts: tuple[tuple[tuple[Seat, Card], ...], ...] = ()
    banker: Seat | None = None
    banked: frozenset[Seat] = frozenset()         # who has had the bank in this round
    round: int = 1                                # how often the bank goes round, counted from 1
    heir: Seat | None = None                      # to whom the bank goes when its holder has left in the middle of a hand
    passed_over: tuple[Seat, ...] = ()            # whom the bank has gone by, for want of chips
    dealt: int = 0                                # hands by this banker, the one in hand included
    deck: tuple[Card, ...] = ()                   # in the order of dealing; the first `turned` have been
    turned: int = 0
    bettors: tuple[Seat, ...] = ()                # in this hand, from the banker's left
    wagers: Mapping[Seat, Wager] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()                  # of the coup in hand, face up
    coups: tuple[Coup, ...] = ()                  # of this hand, finished
    settled: bool = False                         # the hand
    coming: Options | None = None                 # what counts when it is
    over: bool = False
    standing: tuple[Seat, ...] = ()               # who sat here when the game was over
    hands: tuple[Hand, ...] = ()                  # finished
    party: int = 1                                # of this table
    seen: int = 0                                 # cards turned for anyone, in all games of this table

    @property
    def phase(self) -> Phase:
        if self.over:
            return 'over'
        if self.banker is None:
            return 'cut'
        if not self.deck:
            return 'shuffle'
        if self.settled:
            return 'settled'
        if self.waiting:
            return 'stake'
        bettor = self.dealt_to
        if bettor is None or bettor not in self.circle or self.wagers[bettor].doubled is not None:  # who has gone doubles nothing
            return 'deal'
        return 'double' if self.kind.doubling(self.cards) else 'deal'

    @property
    def untouched(self) -> bool:
        """Nobody has staked anything in this game."""
        return not (self.hands or self.wagers or self.coups)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has not staked yet."""
        return tuple(seat for seat in self.bettors if seat not in self.wagers)

    @property
    def staked(self) -> tuple[Seat, ...]:
        """Whose stakes the next coups decide, in their order."""
        decided = {seat for coup in self.coups for seat in coup.net}
        return () if self.waiting else tuple(seat for seat in self.bettors if seat not in decided and self.wagers[seat].amount)

    @property
    def dealt_to(self) -> Seat | None:
        """Whose cards lie there; None where they are all bettors'."""
        return None if self.kind.together or not self.staked else self.staked[0]

    def left_of(self, seat: Seat) -> Seat:
        """The next clockwise."""
        return self.circle[(self.circle.index(seat) + 1) % len(self.circle)]

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All others of the circle, clockwise."""
        at = self.circle.index(seat) + 1
        return tuple(other for other in (*self.circle[at:], *self.circle[:at]) if other != seat)
