"""What Rouge et noir is worth: 2.83 % of every stake, to the player.

`uv run python -m redblack.games.rouge_et_noir.odds --hands 20000` prints how often each number of the named colour comes and what a stake is worth, by
calculation
and as played through the real rules.
"""
from __future__ import annotations

import argparse
from fractions import Fraction
from random import Random

from redblack.banking import odds
from redblack.banking.five import FIVE, named
from redblack.banking.moves import Stake
from redblack.banking.odds import AMOUNT, Row
from redblack.games.rouge_et_noir.rules import KIND


def exact() -> dict[str, Fraction]:
    """Of whole packs: the shares of the counts, and what it is worth to stake, in stakes."""
    share = odds.counts(KIND.packs)
    return {**{f'{n} of the colour named': share[n] for n in range(FIVE + 1)}, 'value of a stake': share[3] + share[4] + 2 * share[5] - sum(share[:3])}


def simulate(hands: int, rng: Random) -> list[Row]:
    """Red and black by turns, as chance will have it."""
    measures = {**{f'{n} of the colour named': _count(n) for n in range(FIVE + 1)}, 'value of a stake': odds.won}
    return odds.rows(exact(), [*odds.hands(KIND, hands, rng, lambda state: Stake(AMOUNT, rng.choice(KIND.sides)))], measures)


def _count(n: int) -> odds.Measure:
    return lambda hand: float(named(hand.coups[0].cards, next(iter(hand.wagers.values()))) == n)


def main() -> None:
    parser = argparse.ArgumentParser(prog='python -m redblack.games.rouge_et_noir.odds', description=__doc__)
    parser.add_argument('--hands', type=int, default=20_000)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    print(*odds.lines(simulate(args.hands, Random(args.seed))), sep='\n')


if __name__ == '__main__':
    main()
