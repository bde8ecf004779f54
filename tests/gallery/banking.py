"""Tables with a bank for the gallery: how far each has come, played by bots from a seed, and the packs of whoever has asked for certain cards."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from redblack.banking.bot import bold
from redblack.banking.moves import Cut, Options, Shuffle
from redblack.cards import cards
from redblack.game import NATURE, Game
from redblack.games.red_and_black import GAME as RED
from redblack.games.rouge_et_noir import GAME as ROUGE
from redblack.games.trente_et_quarante import GAME as TRENTE
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.session import Session
from tests.gallery.state import WIDE, State


@dataclass(frozen=True)
class Banking(State):
    """*until* the view says that it is far enough; *top* lies on the packs of the first banker, whom the cut has made seat 0.

    *going* as the table keeps it, '' before the first game. Seats beyond the names are bots'.
    """

    game: Game = RED
    seats: int = 5
    names: tuple[str, ...] = WIDE
    until: Callable[[Any], bool] = lambda v: v.phase == 'stake'
    going: str = 'yes'
    top: str = ''
    options: Options = Options(clock=20)


def session_of(state: Banking) -> Session:
    journal = Journal(state.game)
    journal.begin(Header(state.game.slug, state.game.version, state.options, state.seats))
    journal.append(*(Entry(seat, move) for seat, move in played(state)))
    session = Session(state.game, journal, rng=Random(1))
    session.settle(dict(enumerate(state.names[:state.seats])), kept={'going': state.going} if state.going else {})
    return session


def played(state: Banking):
    """The moves, each with its seat."""
    rules, rng = state.game.rules, Random(7)
    table = rules.start(state.options, state.seats)
    while not state.until(view := rules.view(table, None)):
        seat = min(rules.to_act(table), key=lambda seat: seat == state.own)
        move = natural(state, table, rng) if seat == NATURE else bold(view, seat, rng)
        assert rules.objection(table, seat, move) is None
        table = rules.apply(table, seat, move)
        yield seat, move


def natural(state: Banking, table, rng):
    """The cut that seat 0 wins; the packs, the first with those cards on top."""
    packs = table.kind.cards
    if table.phase == 'cut':
        return Cut(cards('AS') + cards('KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S KH QH JH TH 9H 8H 7H 6H')[:state.seats - 1])
    top = () if table.hands else cards(state.top)
    rest = [*(Counter(packs) - Counter(top)).elements()]
    return Shuffle((*top, *rng.sample(rest, len(rest))))


def late(v):
    """Some hands have been played; on credit so many that somebody owes."""
    return min(v.chips.values()) < 0 if v.options.credit else len(v.hands) > 2


def staked(v):
    """All stakes but one lie there."""
    return v.phase == 'stake' and len(v.waiting) == 1 and late(v)


def four(v):
    return v.phase == 'deal' and len(v.cards) == 4 and late(v)


def asked(v):
    return v.phase == 'double'


def settled(v):
    return v.phase == 'settled' and late(v)


def over(v):
    return v.phase == 'over'


CREDIT = Options(chips=4_000, credit=True, clock=20)
SIX = {'seats': 6, 'own': 5, 'others': (0, 1), 'gone': (1,)}
ALL = {'seats': 21, 'own': 20, 'others': (0, 1), 'gone': (1,), 'options': CREDIT}
LONG = 'AS 2S AD 2C 3S 2H AC 3H 4S 3D 5C 4C ' + 'AH 2S 3C AS 2D 4H 3S AD 2C 4D 3H 5D'  # twelve cards a row
PHONE = {
    'start': Banking(names=(), going=''),
    'insured': Banking(**ALL, game=TRENTE, until=staked, taps=('insure', 'advice')),
    'four': Banking(**ALL, until=four),
    'doubling': Banking(**SIX | {'own': 1, 'others': (0, 2), 'gone': (2,)}, top='AS KS QH JD', until=asked, taps=('advice',)),
    'rows': Banking(**SIX, game=TRENTE, top=LONG, until=lambda v: v.phase == 'settled'),
    'history': Banking(**SIX, game=ROUGE, until=settled, taps=('history',)),
    'over': Banking(**ALL, until=over),
}
TV = {
    'staking': Banking(seats=6, until=staked),
    'doubling': Banking(**ALL | {'own': None}, until=lambda v: asked(v) and late(v)),
    'rows': Banking(seats=10, game=TRENTE, top=LONG, until=lambda v: v.phase == 'settled', names=()),
    'over': Banking(**ALL | {'own': None}, until=over),
}
PHONE = {f'banking-{name}': state for name, state in PHONE.items()}
TV = {f'tv-banking-{name}': Banking(**{**vars(state), 'page': 'tv'}) for name, state in TV.items()}
