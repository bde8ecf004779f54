"""Rules of thumb for who counts the cards: how Hard plays, and how all play in the deals that Insane imagines. On bits, of a microsecond or two.

What is asked of a player is the same in each function: *playable* cards, the *hand* they are from, *others*, which are all cards that the others hold.
"""
from __future__ import annotations

from collections.abc import Sequence

from redblack.games.hearts.bits import HEARTS, SPADES
from redblack.games.hearts.thumb import OVER_QUEEN, RANK, SUITS, highest, lowest
from redblack.games.hearts.trick import POINTS, QUEEN

FROM_QUEEN = OVER_QUEEN | QUEEN
MANY = 7  # cards of a suit in others' hands: nobody is likely to be without


def lead(playable: int, hand: int, others: int, risky: int = 0) -> int:
    """While the queen of spades is out and cannot fall on oneself, fish for her. Else the low card that is least likely to take the trick, and rather of a
    suit that others still have; *risky* are suits that somebody has none of."""
    if others & QUEEN and playable & SPADES and not hand & OVER_QUEEN:
        return highest(playable & SPADES)
    least, found = 100., 0
    for suit in SUITS:
        held = playable & suit
        if held:
            low, out = held & -held, others & suit
            chance = ((out & low - 1).bit_count() + .5) / out.bit_count() if out else 3.
            if low & risky:
                chance *= 1.6
            if low & FROM_QUEEN and (others | low) & QUEEN:
                chance += 5
            elif suit == HEARTS:
                chance += .1
            if chance < least:
                least, found = chance, low
    return found


def follow(fitting: int, others: int, table: Sequence[int], led: int, best: int, first: bool) -> int:
    """Duck like Medium, but a trick without points is the time for high cards: when nobody plays after, in the first trick, and while the suit is long."""
    below, over = fitting & best - 1, fitting & ~QUEEN & ~(best - 1)
    if below & QUEEN:
        return QUEEN
    last = len(table) == 3
    if led == SPADES and others & QUEEN and not last:
        over &= ~OVER_QUEEN
    if over and not sum(table) & POINTS and (last or first or led != HEARTS and (others & led).bit_count() >= (MANY + 2 if below else MANY)):
        return highest(over)
    if below:
        return highest(below)
    over = fitting & ~QUEEN or fitting
    return highest(over) if last else lowest(over)


def discard(playable: int, hand: int, others: int) -> int:
    """The queen of spades, and what would catch her; then the highest card of the suit that is worst covered: others hold many lower ones, oneself few."""
    if playable & QUEEN:
        return QUEEN
    if others & QUEEN and playable & OVER_QUEEN:
        return highest(playable & OVER_QUEEN)
    most, found = -100., 0
    for suit in SUITS:
        held = playable & suit
        if held:
            high = highest(held)
            danger = (others & suit & high - 1).bit_count() - 2.5 * (hand & suit).bit_count() + .2 * RANK[high] + (2 if suit == HEARTS else 0)
            if danger > most:
                most, found = danger, high
    return found
