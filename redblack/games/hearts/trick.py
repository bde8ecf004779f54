"""What a trick allows, whose it is and what it costs: plain functions on bits (bits.py), of a microsecond or less.

The rules stand on them, and whoever plays deals out in their head stands on the same. Paragraphs are those of RULES.md.
"""
from __future__ import annotations

from collections.abc import Sequence

from redblack.cards import card
from redblack.game import Seat
from redblack.games.hearts.bits import BIT, HEARTS, PACK, SUIT

SEATS = range(4)            # clockwise: seat n + 1 sits to the left of seat n
CLUB_TWO = BIT[card('2C')]
QUEEN = BIT[card('QS')]
POINTS = HEARTS | QUEEN
SAFE = PACK ^ POINTS        # what may be thrown away in the first trick
NO_HEARTS = PACK ^ HEARTS
ALL_POINTS = 26


def legal(hand: int, led: int, first: bool, broken: bool) -> int:
    """Which cards of *hand* may be played (§3, §4). *led* is the suit led (SUIT of the card), 0 for whoever leads; *first* is the first trick of a deal,
    *broken* whether a heart has been played in an earlier one."""
    if led:
        return hand & led or (hand & SAFE or hand if first else hand)
    if first:
        return hand & CLUB_TWO
    return hand if broken else hand & NO_HEARTS or hand


def winner(leader: Seat, cards: Sequence[int]) -> Seat:
    """Who takes the trick in which *leader* played the first of these four cards, and the others theirs clockwise (§3)."""
    led = SUIT[cards[0]]
    followed = [bit & led for bit in cards]
    return (leader + followed.index(max(followed))) % 4


def points(taken: int) -> int:
    """What these cards cost: a heart 1, the queen of spades 13 (§5)."""
    return (taken & HEARTS).bit_count() + (13 if taken & QUEEN else 0)


def settled(taken: Sequence[int]) -> tuple[int, ...]:
    """What is written down, by seat, for the cards each has taken in a whole deal: the points, or 0 for the moon and 26 for all others (§5)."""
    cost = [points(cards) for cards in taken]
    return tuple([ALL_POINTS - n for n in cost] if ALL_POINTS in cost else cost)
