"""Cards as bits: inside the rules, and in the heads of bots, a hand, a trick or a heap of cards is one number.

Bit 0 is the two of clubs, bit 12 its ace; then the diamonds from bit 13, the spades from 26, the hearts from 39 to 51. So the ace is high, of two
cards of a suit the higher is the greater number, and the cards of a hand from the lowest bit up are a hand sorted by suit, black and red by turns.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from redblack.cards import Card, card

CARD: dict[int, Card] = {1 << place: card(rank + suit) for place, (suit, rank) in enumerate((s, r) for s in 'CDSH' for r in '23456789TJQKA')}
BIT: dict[Card, int] = {known: bit for bit, known in CARD.items()}

CLUBS, DIAMONDS, SPADES, HEARTS = (0b1_1111_1111_1111 << first for first in (0, 13, 26, 39))
SUIT: dict[int, int] = {bit: suit for suit in (CLUBS, DIAMONDS, SPADES, HEARTS) for bit in CARD if bit & suit}  # of a card, all cards of its suit
PACK = CLUBS | DIAMONDS | SPADES | HEARTS


def bits(held: int) -> Iterator[int]:
    """The cards of a heap one by one, the lowest bit first."""
    while held:
        lowest = held & -held
        yield lowest
        held ^= lowest


def shown(held: int) -> tuple[Card, ...]:
    """A heap as people see it: sorted by suit, in a suit from low to high."""
    return tuple([CARD[bit] for bit in bits(held)])


def heap(cards: Iterable[Card]) -> int:
    """Cards as one number. KeyError for a joker."""
    held = 0
    for one in cards:
        held |= BIT[one]
    return held
