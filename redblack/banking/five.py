"""Five cards face up for each bettor, for the two games that are played so: red against black."""
from __future__ import annotations

from collections.abc import Sequence

from redblack.banking.kind import Wager
from redblack.cards import Card, colour

FIVE, FOUR = 5, 4


def rests(cards: Sequence[Card]) -> bool:
    """Before the last card, and after it."""
    return len(cards) >= FOUR


def over(cards: Sequence[Card]) -> bool:
    return len(cards) == FIVE


def named(cards: Sequence[Card], wager: Wager) -> int:
    """How many are of the colour that was staked on."""
    return sum(colour(card) == wager.side for card in cards)
