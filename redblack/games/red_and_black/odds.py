"""What Red and Black is worth: nothing to anybody, but to who doubles with open eyes.

`uv run python -m redblack.games.red_and_black.odds --hands 20000` prints how often three, four and five of a colour come, what a stake and a doubled stake
are worth, by calculation and as played through the real rules; and what doubling at the right moment is worth to each who is dealt to, first to twentieth.
"""
from __future__ import annotations

import argparse
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from random import Random

from redblack.banking import odds
from redblack.banking.five import FIVE, FOUR, named
from redblack.banking.kind import Wager
from redblack.banking.moves import Stake
from redblack.banking.odds import AMOUNT, Row
from redblack.banking.state import Hand
from redblack.games.red_and_black.rules import KIND, PAYS, doubling

EACH = 26 * KIND.packs  # cards of a colour
BETTORS = 20


def exact() -> dict[str, Fraction]:
    """Of whole packs: the shares of the counts, and what it is worth to stake, in stakes."""
    share = odds.counts(KIND.packs)
    value = sum((PAYS[n] * (share[n] - share[FIVE - n]) for n in PAYS), Fraction(0))
    return {**{f'{n} of the colour named': share[n] for n in PAYS}, **{f'{n} of the other colour': share[FIVE - n] for n in PAYS},
            'two and two of four': odds.counts(KIND.packs, FOUR)[2], 'value of a stake': value, 'value of always doubling': Fraction(0)}


def of_doubling(bettor: int) -> Fraction:
    """What it is worth to the *bettor*-th who is dealt to (from 1) to double only when the last card is rather of the colour named, in stakes.

    All cards dealt before are seen. After two and two so many of the named colour have been seen, by so many ways; the last card wins the second stake or
    loses it.
    """
    seen = FIVE * (bettor - 1)
    value = Fraction(0)
    for own in range(max(0, seen - EACH), min(seen, EACH) + 1):
        ways = Fraction(comb(EACH, own) * comb(EACH, seen - own), comb(2 * EACH, seen))
        mine, others = EACH - own, EACH - (seen - own)
        two = Fraction(comb(mine, 2) * comb(others, 2), comb(mine + others, FOUR))
        gain = Fraction(mine - others, mine + others - FOUR)
        value += ways * two * max(gain, Fraction(0))
    return value


def simulate(hands: int, rng: Random) -> list[Row]:
    """Half of them staked on red and never doubled, half on black and doubled whenever it can be."""
    measures = {**{f'{n} of the colour named': _count(n, True) for n in PAYS}, **{f'{n} of the other colour': _count(n, False) for n in PAYS},
                'two and two of four': lambda hand: float(doubling(hand.coups[0].cards[:FOUR])),
                'value of a stake': lambda hand: None if _wager(hand).side == 'black' else odds.won(hand),
                'value of always doubling': lambda hand: odds.won(hand) if _wager(hand).side == 'black' else None}
    played = [*odds.hands(KIND, hands // 2, rng, lambda state: Stake(AMOUNT, 'red')),
              *odds.hands(KIND, hands - hands // 2, rng, lambda state: Stake(AMOUNT, 'black'), double=True)]
    return odds.rows(exact(), played, measures)


def _wager(hand: Hand) -> Wager:
    (wager,) = hand.wagers.values()
    return wager


def _count(n: int, own: bool) -> odds.Measure:
    return lambda hand: float(named(hand.coups[0].cards, _wager(hand)) == (n if own else FIVE - n))


def lines(table: list[Row]) -> Iterator[str]:
    yield from odds.lines(table)
    yield ''
    yield 'Doubling only when the last card is rather of your colour is worth, in percent of the stake:'
    for bettor in (1, 2, 3, 5, 10, 15, BETTORS):
        yield f'  dealt to as number {bettor:2}: {float(of_doubling(bettor)):8.4%}'


def main() -> None:
    parser = argparse.ArgumentParser(prog='python -m redblack.games.red_and_black.odds', description=__doc__)
    parser.add_argument('--hands', type=int, default=20_000)
    parser.add_argument('--seed', type=int, default=1)
    args = parser.parse_args()
    print(*lines(simulate(args.hands, Random(args.seed))), sep='\n')


if __name__ == '__main__':
    main()
