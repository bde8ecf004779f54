"""Tables of Hearts for the gallery: how far each has come, by tests/hearts.py, and what the device that looks has to show against the bots."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from redblack.games.hearts import GAME
from redblack.games.hearts.moves import Options
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.results import Result
from redblack.session import Session
from tests import hearts
from tests.gallery.state import WIDE, State


@dataclass(frozen=True)
class Hearts(State):
    """*until* the view of the TV says that it is far enough; *going* as the table keeps it, '' before the first match; *results* are places against bots."""

    names: tuple[str, ...] = WIDE
    until: Callable[[Any], bool] = lambda v: v.phase == 'pass'
    going: str = 'yes'
    target: int = 100
    moon: bool = False
    results: tuple[int, ...] = ()


def session_of(state: Hearts) -> Session:
    journal, options = Journal(GAME), Options(state.target)
    journal.begin(Header(GAME.slug, GAME.version, options, 4))
    journal.append(*(Entry(seat, move) for seat, move in hearts.played(state.until, options=options, moon=state.moon)))
    session = Session(GAME, journal, rng=Random(1))
    session.settle(dict(enumerate(state.names[:4])), kept={'going': state.going, 'first': '0'} if state.going else {})
    return session


def record(state: Hearts, results, device: str) -> None:
    """Against bots of every level."""
    results.add(Result(game=GAME.slug, level=level, match=f'{device} {level} {n}', device=device, name=state.names[0], place=place)
                for level in GAME.bots for n, place in enumerate(state.results))


def turn(v):
    """Seat 0 plays the last card of a trick that is not the first."""
    return v.turn == 0 and len(v.trick) == 3 and v.tricks


MANY = 1, 1, 1, 2, 3, 1, 4, 2
CARDS = '.held .card:not(.picked)'
PLAYING = {'until': turn, 'own': 0, 'others': (1, 2), 'gone': (2,)}
PHONE = {
    'start': Hearts(names=(), going=''),
    'paused': Hearts(going='no', results=MANY, others=(1, 2), gone=(2,)),
    'two-chosen': Hearts(own=0, others=(1,), taps=(CARDS, CARDS)),
    'given': Hearts(until=lambda v: 0 in v.passed, own=0, others=(1, 2)),
    'received': Hearts(until=lambda v: v.turn == 0 and not v.tricks, own=0, others=(1,)),
    'turn': Hearts(**PLAYING),
    'refused': Hearts(**PLAYING, taps=('.held .off',)),
    'last-trick': Hearts(**PLAYING, taps=('last',)),
    'menu': Hearts(**PLAYING, taps=('menu',)),
    'moon': Hearts(until=lambda v: v.phase == 'summary', moon=True, own=0),
    'over': Hearts(until=lambda v: v.phase == 'over', target=60, results=MANY, own=0, others=(1, 2)),
}
TV = {
    'passing': Hearts(until=lambda v: len(v.passed) == 2, others=(0, 1)),
    'trick': Hearts(until=turn, others=(0, 1), gone=(1,)),
    'moon': Hearts(until=lambda v: v.phase == 'summary', moon=True),
    'over': Hearts(until=lambda v: v.phase == 'over', target=60),
}
PHONE = {f'hearts-{name}': state for name, state in PHONE.items()}
TV = {f'tv-hearts-{name}': Hearts(**{**vars(state), 'page': 'tv'}) for name, state in TV.items()}
