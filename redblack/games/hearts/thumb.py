"""Rules of thumb for a look at one's hand and at the table, without a thought of what has gone: how Medium plays. On bits; the cards in, one of them out."""
from __future__ import annotations

from collections.abc import Sequence

from redblack.cards import cards
from redblack.games.hearts.bits import BIT, CLUBS, DIAMONDS, HEARTS, SPADES, SUIT, heap
from redblack.games.hearts.trick import QUEEN

OVER_QUEEN = heap(cards('KS AS'))
SUITS = CLUBS, DIAMONDS, HEARTS, SPADES
RANK: dict[int, int] = {bit: (bit.bit_length() - 1) % 13 for bit in BIT.values()}  # two 0 … ace 12


def highest(held: int) -> int:
    """Of cards of one suit; of several suits, of the last in the order of the bits."""
    return 1 << held.bit_length() - 1


def lowest(held: int) -> int:
    """Of cards of one suit; of several suits, of the first in the order of the bits."""
    return held & -held


def choose(playable: int, table: Sequence[int]) -> int:
    """A card onto what lies on the table."""
    if not table:
        return lead(playable)
    led = SUIT[table[0]]
    if playable & led:
        return follow(playable, max([bit & led for bit in table]), len(table) == 3)
    return discard(playable)


def lead(playable: int) -> int:
    """The lowest card there is."""
    return min([lowest(held) for suit in SUITS if (held := playable & suit)], key=RANK.__getitem__)


def follow(fitting: int, best: int, last: bool) -> int:
    """Duck with the highest card that still loses to *best*, the queen of spades before all. Who cannot: the last to play takes the trick with the highest
    card, and not with the queen if there is another; before that the lowest may still be beaten."""
    below = fitting & best - 1
    if below:
        return QUEEN if below & QUEEN else highest(below)
    over = fitting & ~QUEEN or fitting
    return highest(over) if last else lowest(over)


def discard(playable: int) -> int:
    """With none of the suit: the queen of spades goes, then what would catch her, then the highest heart, then whatever is highest."""
    for dangerous in (QUEEN, OVER_QUEEN, HEARTS):
        if playable & dangerous:
            return highest(playable & dangerous)
    return max([highest(held) for suit in SUITS if (held := playable & suit)], key=RANK.__getitem__)
