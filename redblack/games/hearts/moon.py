"""The moon, from both sides: who shoots it, and who stops it. On bits, as in counting.py."""
from __future__ import annotations

from collections.abc import Sequence

from redblack.game import Seat
from redblack.games.hearts.bits import HEARTS, SUIT
from redblack.games.hearts.thumb import RANK, SUITS, highest, lowest
from redblack.games.hearts.trick import NO_HEARTS, POINTS, QUEEN, SEATS, points

MANY_POINTS, MANY_TRICKS = 16, 4  # with all points so far, and so many of either, one may be shooting


def alarming(taken: Sequence[int]) -> Seat | None:
    """Who may be shooting: has all the points so far, and they are many, or many tricks."""
    dirty = [seat for seat in SEATS if taken[seat] & POINTS]
    if len(dirty) != 1:
        return None
    cards = taken[dirty[0]]
    return dirty[0] if cards.bit_count() >= 4 * MANY_TRICKS or points(cards) >= MANY_POINTS else None


def stop(playable: int, table: Sequence[int], led: int, best: int, theirs: bool) -> int:
    """Of what is *playable*, that by which a shooter does not get the next heart: take a trick of *theirs* that has hearts in it, throw no heart into it, and
    one into anybody else's. 0 where that says nothing: at a lead, or with the queen to get rid of."""
    if not led or playable & QUEEN:
        return 0
    if playable & led:
        return highest(playable) if theirs and playable > best and sum(table) & HEARTS else 0
    if theirs:
        return playable & NO_HEARTS or lowest(playable)
    return lowest(playable & HEARTS)


def grab(playable: int, others: int, table: Sequence[int], led: int, best: int) -> int:
    """How who shoots plays: takes every trick, as cheaply as the last to play can; leads what is highest; throws away low cards and keeps the hearts."""
    if not led:
        return max([highest(held) for suit in SUITS if (held := playable & suit)], key=lambda bit: _strength(bit, others))
    if playable & led:
        over = playable & ~(best - 1)
        return lowest(playable) if not over else lowest(over) if len(table) == 3 else highest(over)
    loose = playable & NO_HEARTS or playable
    return min([lowest(held) for suit in SUITS if (held := loose & suit)], key=RANK.__getitem__)


def _strength(bit: int, others: int) -> tuple[int, bool, int]:
    """How good a lead: the fewer can beat it the better, rather of a suit that others still have, and the higher."""
    suit = SUIT[bit]
    return -(others & suit & ~(bit - 1)).bit_count(), bool(others & suit), RANK[bit]
