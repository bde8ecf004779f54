"""How the cards that one does not see may lie: some ways, drawn fairly, or all of them. As hands, one a seat, on bits."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from redblack.game import Seat
from redblack.games.hearts.bits import SPADES, bits
from redblack.games.hearts.memory import Memory
from redblack.games.hearts.trick import QUEEN, SEATS
from redblack.games.hearts.unseen import share

TRIES = 5
HARDLY = .1  # how likely a layout is in which somebody kept the queen, when it is compared with others


def imagined(memory: Memory, rng: Random) -> Iterator[list[int]]:
    """Hands that fit all that was seen, each as likely as any other, but that hardly anybody has kept the queen of spades who could have got rid of her."""
    kept = keepers(memory)
    while True:
        for _ in range(TRIES):
            dealt = share(memory.unseen, memory.needs, memory.may, rng)
            if not any(dealt[seat] & QUEEN for seat in kept):
                break
        yield _hands(memory, dealt)


def layouts(memory: Memory) -> list[tuple[list[int], float]]:
    """All hands that fit all that was seen, with what each weighs. For the last tricks: of three there are at most 1,680."""
    kept = keepers(memory)
    return [(_hands(memory, dealt), HARDLY if any(dealt[seat] & QUEEN for seat in kept) else 1.)
            for dealt in _ways(memory, memory.unseen, [seat for seat in SEATS if memory.needs[seat]])]


def keepers(memory: Memory) -> set[Seat]:
    """Who has let a chance go by to be rid of the queen of spades: with none of the suit led, after the first trick, or under a higher spade."""
    found = set()
    for number, trick in enumerate((*memory.tricks, memory.trick)):
        best = 0
        for place, bit in enumerate(trick.cards):
            if place and bit != QUEEN and (number if not bit & trick.led else trick.led == SPADES and bit < QUEEN < best):
                found.add((trick.leader + place) % 4)
            best = max(best, bit & trick.led)
    return found


def _ways(memory: Memory, unseen: int, seats: list[Seat]) -> Iterator[list[int]]:
    if not seats:
        yield [0] * 4
        return
    seat, *rest = seats
    for cards in combinations([*bits(unseen & memory.may[seat])], memory.needs[seat]):
        held = sum(cards)
        for dealt in _ways(memory, unseen ^ held, rest):
            dealt[seat] = held
            yield dealt


def _hands(memory: Memory, dealt: list[int]) -> list[int]:
    return [memory.hand if seat == memory.seat else cards | memory.sure[seat] for seat, cards in enumerate(dealt)]
