"""What Trente et quarante costs: the refait, and nothing else.

`uv run python -m redblack.games.trente_et_quarante.odds --hands 20000` prints how often both rows end at 31 and how often they are equal otherwise, and
what each
bet is worth with and without insurance, by calculation and as played through the real rules.

Red and black win alike, for two rows from the same packs may change places; and so do couleur and inverse, for the colours may. So a stake loses half
the refaits; an insured one a hundredth whenever something is decided or the refait comes.
"""
from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb, factorial, perm
from random import Random

from redblack.banking import odds
from redblack.banking.kind import Wager
from redblack.banking.moves import Stake
from redblack.banking.odds import AMOUNT, Row
from redblack.banking.state import Hand
from redblack.games.trente_et_quarante.rules import KIND, PASSED, points, rows, worth

HAVE = {value: sum(worth(card) == value for card in KIND.cards) for value in range(1, 11)}  # cards of each worth: 24, of the tens 96
ALL = len(KIND.cards)
PUBLISHED = 'Published for the casino game: a refait in 2.19 % of the hands, an edge of 1.1 %.'


@cache
def both(total: int) -> Fraction:
    """How likely it is that both rows end at *total*, from 31 to 40.

    A row is a multiset of worths in some order, and its last card is the one that passes 30: so at 31 any order will do, at 32 any that does not end with
    an ace … The worths are gone through from ten to one. What is kept of each way so far are sum and number of the cards in either row, and four numbers:
    the ways to draw them from the packs, each weighted by how many cards of either row may be its last.
    """
    may_end = total - PASSED + 1
    ways: dict[tuple[int, int, int, int], tuple[int, int, int, int]] = {(0, 0, 0, 0): (1, 0, 0, 0)}
    for value in range(10, 0, -1):
        ends = value >= may_end
        after: defaultdict[tuple[int, int, int, int], list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        for (sum1, n1, sum2, n2), (plain, one, two, ended) in ways.items():
            for here1 in _numbers(total - sum1, value):
                for here2 in _numbers(total - sum2, value):
                    if here1 + here2 > HAVE[value]:
                        continue
                    drawn = comb(HAVE[value], here1 + here2) * comb(here1 + here2, here1)
                    new = after[sum1 + here1 * value, n1 + here1, sum2 + here2 * value, n2 + here2]
                    last1, last2 = (here1, here2) if ends else (0, 0)
                    new[0] += drawn * plain
                    new[1] += drawn * (one + last1 * plain)
                    new[2] += drawn * (two + last2 * plain)
                    new[3] += drawn * (ended + last1 * two + last2 * one + last1 * last2 * plain)
        ways = {state: (a, b, c, d) for state, (a, b, c, d) in after.items()}
    return sum((Fraction(factorial(n1 - 1) * factorial(n2 - 1) * ended, perm(ALL, n1 + n2)) for (_, n1, _, n2), (*_, ended) in ways.items()), Fraction(0))


def _numbers(room: int, value: int) -> range:
    """How many cards of a worth fit into what is still missing; aces fill it up."""
    return range(room, room + 1) if value == 1 else range(room // value + 1)


def exact() -> dict[str, Fraction]:
    """Of whole packs."""
    refait = both(PASSED)
    equal = sum((both(total) for total in range(PASSED + 1, 41)), Fraction(0))
    return {'refait': refait, 'equal otherwise': equal, **{f'value of {side}': -refait / 2 for side in KIND.sides},
            'value of an insured stake': -(1 - equal) / 100}


def simulate(hands: int, rng: Random, calculated: Mapping[str, Fraction]) -> list[Row]:
    """All bets by turns, as chance will have it, half of them insured; next to the numbers that were *calculated*."""
    return odds.rows(calculated, [*odds.hands(KIND, hands, rng, lambda state: Stake(AMOUNT, rng.choice(KIND.sides), rng.random() < .5))], MEASURES)


def _wager(hand: Hand) -> Wager:
    return next(iter(hand.wagers.values()))


def _totals(hand: Hand) -> tuple[int, int]:
    black, red = rows(hand.coups[0].cards)
    return points(black), points(red)


def _value(side: str) -> odds.Measure:
    return lambda hand: odds.won(hand) if _wager(hand).side == side and not _wager(hand).insured else None


MEASURES: dict[str, odds.Measure] = {
    'refait': lambda hand: float(_totals(hand) == (PASSED, PASSED)),
    'equal otherwise': lambda hand: float(_totals(hand)[0] == _totals(hand)[1] != PASSED),
    **{f'value of {side}': _value(side) for side in KIND.sides},
    'value of an insured stake': lambda hand: odds.won(hand) if _wager(hand).insured else None,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog='python -m redblack.games.trente_et_quarante.odds', description=__doc__)
    parser.add_argument('--hands', type=int, default=20_000)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    print(*odds.lines(simulate(args.hands, Random(args.seed), exact())), PUBLISHED, sep='\n')


if __name__ == '__main__':
    main()
