"""How cards that nobody has seen may lie: what the play has told of each hand, and a fair deal that fits it. On bits, for imagine and for bots."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb
from random import Random

from redblack.game import Seat
from redblack.games.hearts.bits import HEARTS, PACK, bits
from redblack.games.hearts.state import Four, Trick
from redblack.games.hearts.trick import POINTS, SEATS

Group = tuple[tuple[Seat, ...], int]  # so many cards, each of which only these seats can hold


def possible(tricks: Iterable[Trick]) -> list[int]:
    """By seat, the cards that it may still hold as far as these tricks of a deal, from its first on, have told: whoever did not follow has none of the
    suit; whoever threw points into the first trick had nothing else; and whoever led a heart too early had only hearts."""
    may, broken = [PACK] * 4, False
    for number, trick in enumerate(tricks):
        for place, bit in enumerate(trick.cards):
            seat = (trick.leader + place) % 4
            if not bit & trick.led:
                may[seat] &= POINTS & ~trick.led if number == 0 and bit & POINTS else ~trick.led
            elif place == 0 and bit & HEARTS and not broken:
                may[seat] &= HEARTS
        broken = broken or any(bit & HEARTS for bit in trick.cards)
    return may


def share(unseen: int, needs: Sequence[int], may: Sequence[int], rng: Random) -> list[int]:
    """Deal *unseen* so that each seat gets as many cards as it *needs*, and only such as it *may* hold; of all ways to do so each is as likely as any other."""
    alike: dict[tuple[Seat, ...], list[int]] = {}
    for bit in bits(unseen):
        alike.setdefault(tuple([seat for seat in SEATS if needs[seat] and bit & may[seat]]), []).append(bit)
    left = sorted(alike, key=len)  # the choosy first: the others then have few ways left
    groups, room, hands = tuple([(who, len(alike[who])) for who in left]), tuple(needs), [0] * 4
    for place, (who, n) in enumerate(groups, 1):
        splits = [*_splits(n, [room[seat] for seat in who])]
        if len(splits) > 1:
            splits = rng.choices(splits, [_orders(counts) * _ways(groups[place:], _less(room, who, counts)) for counts in splits])
        cards = rng.sample(alike[who], n)
        for seat, count in zip(who, splits[0], strict=True):
            hands[seat] |= sum(cards[:count])
            del cards[:count]
        room = _less(room, who, splits[0])
    return hands


@lru_cache(maxsize=4096)
def _ways(groups: tuple[Group, ...], room: Four) -> int:
    """In how many ways these cards fill that much room."""
    if not groups:
        return 1
    who, n = groups[0]
    return sum(_orders(counts) * _ways(groups[1:], _less(room, who, counts)) for counts in _splits(n, [room[seat] for seat in who]))


def _splits(n: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Each way of putting *n* like things into that much room."""
    if not room:
        yield ()
        return
    first, rest = room[0], room[1:]
    for count in range(max(0, n - sum(rest)), min(first, n) + 1):
        for others in _splits(n - count, rest):
            yield count, *others


def _orders(counts: Sequence[int]) -> int:
    """In how many ways cards that are no longer alike are split like this."""
    ways, n = 1, 0
    for count in counts:
        n += count
        ways *= comb(n, count)
    return ways


def _less(room: Four, who: Sequence[Seat], counts: Sequence[int]) -> Four:
    left = [*room]
    for seat, count in zip(who, counts, strict=True):
        left[seat] -= count
    return tuple(left)
