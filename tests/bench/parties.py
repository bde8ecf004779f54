"""Whole parties through the rules alone: no journal, no page. Seconds are the process's own, so neighbours on the machine cost nothing."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, make_dataclass, replace
from itertools import count
from random import Random
from statistics import median
from time import process_time
from typing import Any

from redblack.game import NATURE, Seat
from redblack.games import discover

GAME = discover()['red_or_black']
SEATS = 4
REPLACES = 4_000  # at a time
Choice = tuple[Seat, Any]
Twenty = make_dataclass('Twenty', [(f'field{n}', int, n) for n in range(20)], frozen=True, slots=True)


@dataclass(frozen=True)
class Speeds:
    """Parties a second by anybody at all, and by people in a hurry; replaces a second of a frozen slotted dataclass of twenty fields. Medians."""

    parties: int
    anything: float
    hurry: float
    replaces: float


def measure(seconds: float) -> Speeds:
    """Short stretches of the three by turns, for about so long."""
    numbers, rates = count(), []
    end = process_time() + seconds
    while process_time() < end or not rates:
        rates.append((rate(5, lambda: play(next(numbers), anything)), rate(5, lambda: play(next(numbers), hurry)), REPLACES * rate(1, replaces)))
    return Speeds(5 * len(rates), *map(median, zip(*rates, strict=True)))


def rate(times: int, work: Callable[[], object]) -> float:
    start = process_time()
    for _ in range(times):
        work()
    return times / (process_time() - start)


def replaces() -> None:
    twenty = Twenty()
    for n in range(REPLACES):
        twenty = replace(twenty, field7=n)


def play(number: int, choose: Callable[[Any, Random], Choice | None]) -> None:
    """Party *number* of standard length, to its end."""
    rules, rng = GAME.rules, Random(number)
    state = rules.start(GAME.options_type(), SEATS)
    state = rules.apply(state, NATURE, rules.chance(state, rng))
    while choice := choose(state, rng):
        state = rules.apply(state, *choice)


def choices(state: Any) -> Iterator[Choice]:
    return ((seat, move) for seat in sorted(GAME.rules.to_act(state)) for move in GAME.rules.moves(state, seat))


def anything(state: Any, rng: Random) -> Choice | None:
    """Any seat that may act, any move it may make."""
    found = [*choices(state)]
    return rng.choice(found) if found else None


def hurry(state: Any, rng: Random) -> Choice | None:
    """Done as soon as somebody may say it, else the first move there is."""
    first = None
    for choice in choices(state):
        if choice[1].kind == 'done':
            return choice
        first = first or choice
    return first
