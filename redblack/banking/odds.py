"""What a game is worth, twice: exactly, and by playing it through the real rules."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, sqrt
from random import Random

from redblack.banking.kind import Kind
from redblack.banking.moves import Double, Move, Next, Options, Stake, Turn
from redblack.banking.play import apply, begin
from redblack.banking.rules import chance
from redblack.banking.state import Hand, State
from redblack.game import NATURE

AMOUNT = 100
MANY = 200  # hands at one table
Measure = Callable[[Hand], float | None]  # what one hand says of a number; None for nothing


@dataclass(frozen=True, slots=True)
class Row:
    """A number by calculation and as the mean of *n* hands; *error* is the standard error of that."""

    name: str
    exact: Fraction
    played: float
    error: float
    n: int

    @property
    def standard_errors(self) -> float:
        """How far what was played lies from what was calculated."""
        apart = self.played - float(self.exact)
        return apart / self.error if self.error else 0.0 if not apart else float('inf')


def counts(packs: int, cards: int = 5) -> list[Fraction]:
    """How likely 0, 1 … *cards* of one colour are among so many from whole packs."""
    each = 26 * packs
    return [Fraction(comb(each, n) * comb(each, cards - n), comb(2 * each, cards)) for n in range(cards + 1)]


def hands(kind: Kind, number: int, rng: Random, stake: Callable[[State], Stake], double: bool = False) -> Iterator[Hand]:
    """So many hands of a banker and one bettor, on credit, so that no purse ever limits a stake. Every chip stays at the table, or this fails."""
    state = _table(kind)
    for _ in range(number):
        state = _table(kind) if len(state.hands) == MANY else state
        before = len(state.hands)
        while len(state.hands) == before:
            state = apply(state, *_choice(state, rng, stake, double))
        assert sum(state.chips.values()) == 2 * state.options.chips
        yield state.hands[-1]


def _table(kind: Kind) -> State:
    """One that has written down very many hands is slow."""
    return begin(kind, Options(credit=True, rounds=MANY), 2)


def _choice(state: State, rng: Random, stake: Callable[[State], Stake], double: bool) -> tuple[int, Move]:
    match state.phase:
        case 'cut' | 'shuffle':
            return NATURE, chance(state, rng)
        case 'stake':
            return state.waiting[0], stake(state)
        case 'double':
            return state.bettors[0], Double(double)
        case 'deal':
            return state.bettors[0], Turn()
    return state.bettors[0], Next()


def rows(exact: Mapping[str, Fraction], played: Sequence[Hand], measures: Mapping[str, Measure]) -> list[Row]:
    """Each number that was calculated, with the mean of what the hands say of it."""
    found = []
    for name, value in exact.items():
        said = [x for hand in played if (x := measures[name](hand)) is not None]
        mean = sum(said) / len(said)
        found.append(Row(name, value, mean, sqrt(sum((x - mean) ** 2 for x in said) / len(said) / len(said)), len(said)))
    return found


def lines(table: Sequence[Row]) -> Iterator[str]:
    """The table as text, shares and edges in percent of the stake."""
    wide = max(len(row.name) for row in table)
    yield f'{"":{wide}}{"exact":>12}{"played":>12}{"apart":>11}{"hands":>10}'
    for row in table:
        yield f'{row.name:{wide}}{float(row.exact):12.4%}{row.played:12.4%}{row.standard_errors:+8.2f} SE{row.n:10}'


def won(hand: Hand) -> float:
    """Of the one bettor, in stakes."""
    (net,) = hand.coups[0].net.values()
    return net / AMOUNT
