"""The odds of higher and lower (§6), twice: exactly, and by playing.

`uv run python -m redblack.games.red_or_black.odds --games 20000` prints for each rank the exact share of hits, the share found by dealing
that many parties through the real rules, and how far they lie apart, in standard errors.
"""
from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from random import Random

from redblack.cards import RANKS, colour, letter
from redblack.game import NATURE
from redblack.games.red_or_black import rules
from redblack.games.red_or_black.moves import Assign, Bet, Done, Options, Side

SIDES: tuple[Side, ...] = ('higher', 'lower')


def chance_of_hit(side: Side, rank: int) -> Fraction:
    """The share of the other 51 cards that hit against an open card of *rank* (ace 1 … king 13). An equal one loses."""
    ranks = 13 - rank if side == 'higher' else rank - 1
    return Fraction(4 * ranks, 51)


@dataclass(frozen=True, slots=True)
class Row:
    """One side against one rank: the exact share, and *hits* of *bets* when played."""

    rank: str
    side: Side
    exact: Fraction
    hits: int
    bets: int

    @property
    def played(self) -> float:
        return self.hits / self.bets if self.bets else 0.0

    @property
    def standard_errors(self) -> float:
        """How far the played share lies from the exact one. A certain or impossible hit has no spread: 0, or infinity if it was ever otherwise."""
        apart = self.played - float(self.exact) if self.bets else 0.0
        spread = sqrt(float(self.exact * (1 - self.exact)) / self.bets) if self.bets else 0.0
        return apart / spread if spread else (0.0 if not apart else float('inf'))


def simulate(games: int, rng: Random) -> list[Row]:
    """Deal *games* parties; in each hit the first card's colour and look at both bets on the second card.

    Only the second round is looked at: later open cards have been picked by earlier hits and would lean the share.
    """
    bets: Counter[str] = Counter()
    hits: Counter[tuple[str, Side]] = Counter()
    for _ in range(games):
        state = rules.start(Options(), 2)
        state = rules.apply(state, NATURE, rules.chance(state, rng))
        for seat, move in ((0, Bet(colour(state.deck[0]))), (0, Assign(1)), (0, Done())):
            state = rules.apply(state, seat, move)
        assert state.open_card is not None
        bets[letter(state.open_card)] += 1
        for side in SIDES:
            hits[letter(state.open_card), side] += rules.view(rules.apply(state, 1, Bet(side)), None).result == 'hit'
    return [Row(rank, side, chance_of_hit(side, n), hits[rank, side], bets[rank]) for n, rank in enumerate(RANKS, 1) for side in SIDES]


def lines(rows: list[Row]) -> Iterator[str]:
    """The table as text: a rank a line, shares in percent."""
    yield f'{"":4}{"higher":^32}{"lower":^32}'
    yield f'{"":4}' + f'{"exact":>8}{"played":>9}{"apart":>11}    ' * 2
    for higher, lower in zip(rows[::2], rows[1::2], strict=True):
        yield f'{higher.rank.replace("T", "10"):4}' + ''.join(
            f'{float(row.exact):8.1%}{row.played:9.1%}{row.standard_errors:+8.2f} SE    ' for row in (higher, lower))


def main() -> None:
    parser = argparse.ArgumentParser(description='The odds of higher and lower, exactly and by playing.')
    parser.add_argument('--games', type=int, default=20_000, help='parties to deal (default: 20000)')
    parser.add_argument('--seed', type=int, default=None, help='for the same deals again')
    options = parser.parse_args()
    print(*lines(simulate(options.games, Random(options.seed))), sep='\n')


if __name__ == '__main__':
    main()
