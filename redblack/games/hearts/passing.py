"""Which three cards to pass. On bits: the hand in, three of its cards out."""
from __future__ import annotations

from collections.abc import Callable

from redblack.games.hearts.bits import HEARTS, SPADES, SUIT, bits
from redblack.games.hearts.thumb import OVER_QUEEN, RANK
from redblack.games.hearts.trick import QUEEN

COVER = 4  # so many spades below the queen, and nobody gets at her


def dangerous(hand: int) -> int:
    """Medium: the queen of spades and what catches her, then the highest cards, hearts before others."""
    return _three(hand, lambda bit: 100 if bit & (QUEEN | OVER_QUEEN) else RANK[bit] + .5 * bool(bit & HEARTS))


def thoughtful(hand: int) -> int:
    """Hard: the queen of spades and what catches her unless low spades cover them; high hearts without low ones; and short suits to their end, for who has none
    of a suit sheds what they like."""
    covered = (hand & SPADES & QUEEN - 1).bit_count() >= COVER
    return _three(hand, lambda bit: _spade(bit, hand, covered) if bit & SPADES else _other(bit, hand))


def for_the_moon(hand: int) -> int:
    """Who wants all tricks has no use for low cards of short suits, and least for low hearts: others would take tricks with those."""
    return _three(hand, lambda bit: 12 - RANK[bit] - 1.5 * (hand & SUIT[bit]).bit_count() + 6 * (bit & HEARTS > 0 and RANK[bit] < 10))


WAYS = dangerous, thoughtful, for_the_moon


def _spade(bit: int, hand: int, covered: bool) -> float:
    if covered:
        return 0
    if bit == QUEEN:
        return 100
    if not bit & OVER_QUEEN:
        return -20
    return 0 if hand & QUEEN and (hand & SPADES).bit_count() > COVER else 60 + RANK[bit]


def _other(bit: int, hand: int) -> float:
    suit = hand & SUIT[bit]
    lower = (suit & bit - 1).bit_count()
    if bit & HEARTS:
        return 2 * RANK[bit] - 3 * lower
    return 1.6 * RANK[bit] - 2 * lower + 5 * max(0, 4 - suit.bit_count())


def _three(hand: int, danger: Callable[[int], float]) -> int:
    """The three of the most danger; of equals the first."""
    return sum(sorted(bits(hand), key=danger, reverse=True)[:3])
