"""A table for the rule tests: a line of notes is dealt and played.

The notes are those of a card player, every card right behind the bet that turned it; rounds end with a comma:

    red 7H >2 done, higher AS done

0 bets red, the seven of hearts comes, 0 names seat 2, 2 says done; 1 bets higher, the ace of spades comes, done.

    red black higher lower pass    the bettor's bet          >2             the bettor names seat 2
    done bounce swap say=hush      the executor's moves      2:lay 2:take   seat 2 lays an immunity in, takes one back
    sit=0,2,3  skip                the host's: reseat, skip  set=relay+sober  restart  restart=quick   settings, a new party

A seat before a note is who tries it (`3:done`, `1:red`); -2 is the host. Cards not in the notes follow them in the deck, jokers not noted come last.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

import pytest

from redblack.cards import JOKERS, Card, card, cards
from redblack.game import HOST, NATURE
from redblack.games import discover
from redblack.games.red_or_black.moves import Assign, Bet, Bounce, Deal, Done, Immunity, Options, Reseat, Restart, SayRule, Settings, Skip, Swap

GAME = discover()['red_or_black']
rules = GAME.rules

PACK = cards(' '.join(rank + suit for rank in 'A23456789TJQK' for suit in 'SHCD'))
LENGTHS = {'quick': 24, 'standard': 36, 'full': 54}
TASKS = tuple(range(24))
THEMES = tuple(reversed(range(24)))
SIDES = ('red', 'black', 'higher', 'lower', 'pass')
HOUSE = ('must_bounce', 'quiet', 'relay')
SHOWN = ('phase', 'circle', 'bettor', 'executor', 'previous_executor', 'level', 'price', 'open_card', 'card', 'bet', 'result', 'round',
         'pending', 'laid_in', 'penalties', 'immunities', 'lasting', 'crown', 'cup', 'tasks', 'theme', 'options')
SHOWN_WHEN_OVER = ('cup_holder', 'cup_price', 'table', 'best_streak', 'story')
CARD = re.compile('[A2-9TJQK][CDHS]|X[RB]')


def rows(*table: Sequence[object]) -> list[object]:
    """The rows of a table as cases; the first column, the rule, names the case."""
    return [pytest.param(*row, id=str(row[0])) for row in table]


def full_deck(noted: Iterable[Card], length: str = 'standard') -> tuple[Card, ...]:
    """The noted cards first, others behind them, the jokers not noted last."""
    top = tuple(noted)
    last = tuple(joker for joker in JOKERS if joker not in top)
    rest = [other for other in PACK if other not in top][:LENGTHS[length] - len(top) - len(last)]
    return (*top, *rest, *last)


def changed(options: Options, words: str) -> Options:
    """Options with exactly the named house rules on; mode and length stay unless named."""
    named = set(words.split('+'))
    mode = next(iter(named & {'alcohol', 'sober'}), options.mode)
    length = next(iter(named & set(LENGTHS)), options.length)
    return Options(length=length, mode=mode, **{rule: rule in named for rule in HOUSE})


def notes(line: str) -> list[str]:
    return [note.rstrip(',') for note in line.split()]


def noted_cards(line: Iterable[str]) -> Iterator[Card]:
    """The cards of the first party in these notes."""
    for note in line:
        if note.startswith('restart'):
            return
        if CARD.fullmatch(note):
            yield card(note)


@dataclass(frozen=True)
class Table:
    """The table as it stands, and every view it has shown on the way."""
    state: object
    views: tuple = ()

    @cached_property
    def view(self):
        return rules.view(self.state, None)

    @property
    def to_act(self) -> set[int]:
        return set(rules.to_act(self.state))

    @property
    def booked(self) -> dict[int, int]:
        """The penalties in the table, seats without any left out."""
        return {seat: n for seat, n in self.view.penalties.items() if n}

    @property
    def in_force(self) -> list[tuple[str, int]]:
        """Rank and holder of every rule in force, sorted."""
        return sorted((line.rank, line.seat) for line in self.view.lasting)

    def shows(self, names: Iterable[str]) -> dict[str, object]:
        """What everybody sees of these fields (and `booked`, `in_force`), to be compared with what a case expects."""
        return {name: getattr(self if name in ('booked', 'in_force') else self.view, name) for name in names}

    def read(self, note: str) -> tuple[int, object]:
        """A note as a seat and its move."""
        who, _, word = note.rpartition(':')
        bettor, host = self.view.bettor, HOST
        executor = bettor if self.view.executor is None else self.view.executor
        verb, _, rest = word.partition('=')
        if verb in SIDES:
            seat, move = bettor, Bet(verb)
        elif verb.startswith('>'):
            seat, move = bettor, Assign(int(verb[1:]))
        elif verb in ('lay', 'take'):
            seat, move = executor, Immunity(verb == 'lay')
        elif verb in ('done', 'bounce', 'swap', 'say'):
            seat, move = executor, {'done': Done, 'bounce': Bounce, 'swap': Swap}[verb]() if verb != 'say' else SayRule(rest)
        else:
            seat, move = host, {'sit': lambda: Reseat(tuple(map(int, rest.split(',')))), 'set': lambda: Settings(changed(self.view.options, rest)),
                                'restart': lambda: Restart(changed(self.view.options, rest) if rest else self.view.options), 'skip': Skip}[verb]()
        return int(who) if who else seat, move

    def why(self, note: str):
        """Why the rules say no to this note; None when they allow it."""
        no = rules.objection(self.state, *self.read(note))
        return None if no is None else no[0]

    def may(self, note: str) -> bool:
        return self.why(note) is None

    def after(self, seat: int, move: object) -> Table:
        state = rules.apply(self.state, seat, move)
        return Table(state, (*self.views, rules.view(state, None)))

    def deal(self, noted: Iterable[Card], tasks: Sequence[int] = TASKS, themes: Sequence[int] = THEMES) -> Table:
        move = Deal(full_deck(noted, self.view.options.length), tuple(tasks), tuple(themes))
        assert rules.objection(self.state, NATURE, move) is None, f'not dealt: {move}'
        return self.after(NATURE, move)

    def on(self, line: str) -> Table:
        """Play on; a party begun by `restart` gets the cards noted behind it, and the tasks and themes the dealer draws."""
        table, left = self, notes(line)
        while left:
            note, *left = left
            if CARD.fullmatch(note):
                assert table.view.card == card(note), f'{note} noted, but {table.view.card} turned'
                continue
            seat, move = table.read(note)
            assert table.may(note), f'{note} refused: {table.why(note)} ({line})'
            assert seat == HOST or seat in table.to_act, f'{note}: {seat} is allowed to, but not in to_act {table.to_act}'
            table = table.after(seat, move)
            if note.startswith('restart'):
                drawn = rules.chance(table.state, Random(len(left)))
                table = table.deal(noted_cards(left), drawn.tasks, drawn.themes)
        return table


def undealt(seats: int = 4, **options: object) -> Table:
    return Table(rules.start(Options(**options), seats))


def play(line: str = '', seats: int = 4, **options: object) -> Table:
    """Deal the noted cards to so many seats and play the line."""
    return undealt(seats, **options).deal(noted_cards(notes(line))).on(line)
