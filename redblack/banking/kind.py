"""What makes a game of the family: its packs, its sides, how many cards are turned, and what they are worth to who has staked."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from redblack.banking.moves import Side
from redblack.cards import PACK, Card


@dataclass(frozen=True, slots=True)
class Wager:
    """What one bettor has staked on a hand. 0 chips: sits it out."""

    amount: int
    side: Side = 'red'
    insured: bool = False
    doubled: bool | None = None  # None until the bettor has been asked


Question = Callable[[Sequence[Card]], bool]  # about the cards of a coup that lie so far


def never(cards: Sequence[Card]) -> bool:
    """For a game in which no stake is doubled."""
    return False


@dataclass(frozen=True, slots=True)
class Kind:
    """One game of the family. A coup is what one turn of fate decides: the cards of one bettor, or of all *together*."""

    packs: int
    sides: tuple[Side, ...]
    pays: int                                    # times a stake, at most, by the bank
    costs: int                                   # times a stake, at most, to the bettor
    rests: Question                              # whether the banker stops here, for a decision or for the suspense
    over: Question                               # whether all cards of the coup lie there
    net: Callable[[Sequence[Card], Wager], int]  # all cards of a coup → chips that the wager wins of the bank; less than 0: pays
    doubling: Question = never                   # whether the bettor may double now
    together: bool = False
    hands: int = 1                               # that a banker deals before the bank goes on
    insurable: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The packs, in order."""
        return PACK * self.packs
