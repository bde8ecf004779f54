"""`python -m tests.bench.hearts`: the ladder of the bots. Each level against the one below, two seats each, and how long a move takes.

Every pack is dealt twice, with the same passing; the second time the levels change seats, so that the luck of the cards goes to both alike. The pairs of seats
and the directions of passing go round. Standard errors are of the means over packs. Moves are timed in seconds of the process, so neighbours cost little.
"""
from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean, median, stdev
from time import process_time

from redblack.game import NATURE
from redblack.games import discover
from redblack.games.hearts.moves import Options
from redblack.games.hearts.state import State

GAME = discover()['hearts']
SEATINGS = ((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2))
LEVELS = tuple(GAME.bots)
PAIRS = (*[(better, worse) for worse, better in pairwise(LEVELS)], ('insane', 'medium'))

HEAD = ('pair', 'deals', 'points a deal', 'of the other', 'apart', 'deals with its moon', 'of the other', 'ms a move: median / p95 / max', 'of the other')


@dataclass(frozen=True)
class Deal:
    """One deal between two levels: by level the points of its two seats, its moons, and the seconds of each of its moves."""

    points: tuple[int, int]
    moons: tuple[int, int]
    seconds: tuple[list[float], list[float]]


def play(levels: tuple[str, str], number: int, seats: tuple[int, int]) -> Deal:
    """Deal *number*, with the first level on these seats."""
    rules, rng = GAME.rules, Random(number)
    state = State(Options(), number=number + 1)
    state = rules.apply(state, NATURE, rules.chance(state, rng))
    seconds: tuple[list[float], list[float]] = ([], [])
    while state.phase in ('pass', 'play'):
        seat = min(rules.to_act(state))
        side = seat not in seats
        view = rules.view(state, seat)
        start = process_time()
        move = GAME.bots[levels[side]](view, seat, rng)
        seconds[side].append(process_time() - start)
        state = rules.apply(state, seat, move)
    sides = [[n for n in range(4) if (n not in seats) == side] for side in (False, True)]
    points, moons = ([sum(of[n] for n in side) for side in sides] for of in (state.scores, state.moons))
    return Deal((points[0], points[1]), (moons[0], moons[1]), seconds)


def both_ways(levels: tuple[str, str], number: int) -> tuple[Deal, Deal]:
    one, other = SEATINGS[number % len(SEATINGS)]
    return play(levels, number, one), play(levels, number, other)


def row(deals: int, levels: tuple[str, str], pool: ProcessPoolExecutor) -> str:
    """What the table says of a pair."""
    packs = [*pool.map(partial(both_ways, levels), range(deals // 2), chunksize=5)]
    better, worse = ([mean(deal.points[side] / 2 for deal in pack) for pack in packs] for side in (0, 1))
    apart = [b - a for a, b in zip(better, worse, strict=True)]
    moons = [sum(deal.moons[side] for pack in packs for deal in pack) / deals for side in (0, 1)]
    return ' | '.join([' : '.join(levels), f'{deals}', *map(spread, (better, worse, apart)), *(f'{share:.1%}' for share in moons), *(
        times([s for pack in packs for deal in pack for s in deal.seconds[side]]) for side in (0, 1))])


def spread(numbers: list[float]) -> str:
    """A mean and its standard error."""
    return f'{mean(numbers):.2f} ± {stdev(numbers) / sqrt(len(numbers)):.2f}'


def times(seconds: list[float]) -> str:
    ranked = sorted(1000 * s for s in seconds)
    return f'{median(ranked):.2f} / {ranked[round(.95 * (len(ranked) - 1))]:.1f} / {ranked[-1]:.0f}'


def main() -> None:
    parser = argparse.ArgumentParser(prog='python -m tests.bench.hearts', description=__doc__)
    parser.add_argument('--deals', type=int, default=600, help='a pair (600)')
    parser.add_argument('--quick', action='store_true', help='a few deals a pair: a sign of life')
    args = parser.parse_args()
    print(*map(' | '.join, (HEAD, ['---'] * len(HEAD))), sep='\n')
    with ProcessPoolExecutor(2, mp_context=get_context('spawn')) as pool:
        for levels in PAIRS:
            print(row(4 if args.quick else args.deals, levels, pool), flush=True)


if __name__ == '__main__':
    main()
