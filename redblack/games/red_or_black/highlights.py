"""What of a party is worth telling the next morning. Facts only: the sentences stand in the catalogs."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from redblack.cards import Card, letter, rank
from redblack.game import Seat
from redblack.games.red_or_black.look import best_streak
from redblack.games.red_or_black.odds import chance_of_hit
from redblack.games.red_or_black.state import Round


@dataclass(frozen=True, slots=True)
class Highlight:
    """One thing to tell. *weight* compares two of the same kind: the evening keeps the greater."""

    kind: str
    weight: float
    seats: tuple[Seat, ...] = ()     # whose it is; the second is the other one
    cards: tuple[Card, ...] = ()     # what came, what it was bet against
    n: int = 0
    share: float = 0.0               # how likely the bet was to hit
    rules: tuple[str, ...] = ()      # the kings' laws as they were typed


def highlights(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> list[Highlight]:
    """The best of each kind, the most exciting kinds first. *wasted* are the immunities left at the end."""
    whole = [r for r in rounds if not r.closed]  # a hit counts even if its round was closed (§5), all else of it is no story
    found = (max(find(rounds if find is streak else whole, wasted), key=lambda highlight: highlight.weight, default=None) for find in FINDERS)
    return [highlight for highlight in found if highlight]


def share(r: Round) -> float:
    """How likely the bet on higher or lower was to hit, of the 51 other cards (§6)."""
    assert r.against is not None
    return float(chance_of_hit(r.bet, rank(r.against)))


def tie(r: Round) -> bool:
    """The same rank came: any bet loses."""
    return r.against is not None and r.result in ('miss', 'pass') and letter(r.card) == letter(r.against)


def streak(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """The longest run of one player's own hits."""
    best = best_streak(rounds)
    if best and best.length > 1:
        yield Highlight('streak', best.length, (best.seat,), best.cards, best.length)


def bold(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """A hit against the odds."""
    for r in rounds:
        if r.result == 'hit' and r.level == 'higher_lower' and share(r) < .4:
            yield Highlight('bold', 1 - share(r), (r.bettor,), (r.card, *([r.against] if r.against else [])), share=share(r))


def unlucky(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """A miss that nobody would have expected."""
    for r in rounds:
        if r.result == 'miss' and r.level == 'higher_lower' and share(r) > .7:
            yield Highlight('unlucky', share(r), (r.bettor,), (r.card, *([r.against] if r.against else [])), share=share(r))


def lucky_pass(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """A pass where either bet would have lost; else one that cost nothing."""
    for r in rounds:
        if r.result == 'pass' and (tie(r) or not r.owed):
            yield Highlight('pass', 2, (r.bettor,), (r.card,)) if tie(r) else Highlight('free', 1, (r.bettor,), (r.card,))


def bounce(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """A three that flies back: worst when it flies to whoever had given it."""
    for r in rounds:
        if r.bounced_from is not None and r.executor is not None:
            home = r.executor == r.bettor
            yield Highlight('boomerang' if home else 'bounce', r.price + 2 * home, (r.executor, r.bounced_from), (r.card,), r.price)


def table_run(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """The whole table guesses right, one after another."""
    for hit, run in groupby((r for r in rounds if r.result != 'joker'), lambda r: r.result == 'hit'):
        n = len(list(run))
        if hit and n > 3:
            yield Highlight('run', n, n=n)


def drought(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """The longest time that one player bet and never hit."""
    dry: Counter[Seat] = Counter()
    for r in rounds:
        if r.result == 'miss':
            dry[r.bettor] += 1
            if dry[r.bettor] > 2:
                yield Highlight('drought', dry[r.bettor], (r.bettor,), n=dry[r.bettor])
        elif r.result != 'joker':
            dry[r.bettor] = 0


def duel(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """Two who name each other again and again."""
    named = Counter((r.bettor, chosen(r)) for r in rounds if r.result == 'hit')
    for (one, other), n in named.items():
        if other is not None and one < other and min(n, back := named[other, one]) > 1:
            yield Highlight('duel', n + back, (one, other), n=n + back)


def most_named(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """Whom the others like to choose."""
    named = Counter(chosen(r) for r in rounds if r.result == 'hit')
    for seat, n in named.items():
        if seat is not None and n > 2 and [*named.values()].count(n) == 1:
            yield Highlight('named', n, (seat,), n=n)


def saved(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """An immunity that was worth its while."""
    for r in rounds:
        if r.result == 'joker':
            continue
        for seat, n in r.laid_in.items():
            yield Highlight('saved', max(n, r.price), (seat,), (r.card,), n)


def unused(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """An immunity saved for a rainy day that never came."""
    for seat, n in wasted.items():
        if n:
            yield Highlight('wasted', n, (seat,), n=n)


def heaviest(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """The most penalties, if they are one player's alone."""
    booked: Counter[Seat] = Counter()
    for r in rounds:
        booked.update(r.pending)
    for seat, n in booked.items():
        if n > 2 and [*booked.values()].count(n) == 1:
            yield Highlight('heaviest', n, (seat,), n=n)


def laws(rounds: Sequence[Round], wasted: Mapping[Seat, int]) -> Iterator[Highlight]:
    """What the kings have made of the table."""
    if rules := tuple(r.rule for r in rounds if r.rule):
        yield Highlight('laws', len(rules), rules=rules, n=len(rules))


def chosen(r: Round) -> Seat | None:
    """Whom the bettor named, wherever the card went from there."""
    return r.executor if r.bounced_from is None else r.bounced_from


Finder = Callable[[Sequence[Round], Mapping[Seat, int]], Iterator[Highlight]]
FINDERS: tuple[Finder, ...] = (streak, bold, unlucky, lucky_pass, bounce, table_run, drought, duel, most_named, saved, unused, heaviest, laws)
