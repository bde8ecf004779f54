"""The real TV page over tables of its own, one at /<state>/<mode>/tv: the lightest and the heaviest that a TV can be asked to show.

Written in the notes of tests/rules/table.py. The tasks that come first are those with the longest texts.
"""
import os
from dataclasses import dataclass
from functools import partial
from random import Random
from time import monotonic

from fastapi import Request
from nicegui import app, background_tasks

import main
import options as choices
import pages
from i18n import LANGUAGES, TONES, Voice
from pages import frame, tv
from pages.room.entrance import Entrance
from pages.visit import Visit
from redblack.game import NATURE
from redblack.games.red_or_black.moves import Deal, Options, Restart, SayRule, Settings
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.room import Room
from redblack.session import Session
from redblack.table import Table
from tests.rules.table import GAME, full_deck, noted_cards, notes
from tests.rules.test_end import PARTY
from tests.sitting import play

USUAL = ('Маша', 'Ёжик в тумане', 'Александра-Мария', 'Оля', 'Оля', 'Тимур', 'Ким', 'Константин', 'Ира', 'Лев', 'Ольга Сергеевна', 'Ян')
WIDE = ('Щ' * 16, 'W' * 16, 'Ж' * 16, 'M' * 16, 'ШШШШШШШ ШШШШШШШШ', '@' * 15 + 'W', '🎉' * 16, 'Ю' * 16, 'Ы' * 16, 'Ф' * 16, 'm' * 16, 'Д' * 16)
LAW = 'Кто скажет «ну», «типа» или «короче», тот до следующего короля говорит шёпотом и встаёт, когда кому-нибудь наливают чай!'
SOLID = 'Щ' * 120
URL = 'http://192.168.123.234:8080'

RULES = 'black 7H done, black QH done, black KH {law} done, '                # every bet missed: whoever bets takes the card
HEAVY = 'black TH done, black TD done, black JH done, black QH done, black 7H done, black KH {law} done, '
SIX = 'red 9H >1 done, higher 6S'                                            # at the price of two


@dataclass(frozen=True)
class State:
    line: str = ''
    seats: int = 4
    names: tuple = USUAL
    law: str = LAW
    url: str = URL
    length: str = 'full'
    parties: int = 1  # a further one is played out by whoever may, with whatever comes


STATES = {
    'in': State(names=()),
    'in-12': State(seats=12, names=WIDE),
    'in-12-usual': State(seats=12),
    'no-way-in': State(url=''),
    'colour': State('black 7H done,', 6),
    'height': State(RULES + 'red 9D >0 done,', 6, law='Вместо имён — города'),
    'naming': State('red 7H >2 done, lower 5S', 4),
    'miss': State(RULES + 'red 7D >1 done, higher AS', 6, law='Вместо имён — города'),
    'two': State('red 7H >2 done, higher 2S', 4),
    'two-wide': State(HEAVY + 'red 2D >5', 12, WIDE),
    'queen': State('red QH >1', 8),
    'nine': State('black JH done, black 7H done, red 9H >3', 12),
    'eight': State('black JH done, black 8H', 5),
    'king-asks': State('red KH >1', 4),
    'king-solid': State('red KH >1 {law}', 4, law=SOLID),
    'joker': State('black 7H done, red XR', 6),
    'cup': State(HEAVY + 'red XR done, red XB', 12),
    'six-usual': State(RULES + SIX, 6),
    'six': State(HEAVY + SIX, 12),
    'heaviest': State(HEAVY + SIX, 12, WIDE),
    'heaviest-bet': State(HEAVY + 'red 9H >1 done,', 12, WIDE),
    'heaviest-2': State(HEAVY + SIX, 2, WIDE, law=SOLID),
    'over': State(PARTY, 3),
    'over-6': State(PARTY, 6),
    'over-12': State(PARTY, 12),
    'over-wide': State(PARTY, 12, WIDE),
    'over-at-once': State('red XR done, red XB done', 2),
    'over-again': State(PARTY, 3, length='quick', parties=2),
}


def longest_tasks():
    """Their numbers, by the longest text that any language and mode has for them."""
    voices = [Voice(language, tone) for language in LANGUAGES for tone in TONES]
    return tuple(sorted(range(24), key=lambda n: -max(len(voice.card(f'task.{n}')) for voice in voices)))


def laid(state, mode, host):
    """The table, played to its state."""
    line = state.line.format(law='say=LAW')
    journal = Journal(GAME)
    journal.begin(Header(GAME.slug, GAME.version, Options(state.length), state.seats))
    journal.append(Entry(NATURE, Deal(full_deck(noted_cards(notes(line)), state.length), longest_tasks(), tuple(range(24)))))
    session = Session(GAME, journal, rng=Random(1))
    session.settle(dict(enumerate(state.names[:state.seats])), Settings(Options(state.length, mode)))
    for note in notes(line):
        if note == 'say=LAW':
            session.act(session.view().executor, SayRule(state.law))
        else:
            play(session, note)
    if state.parties > 1:
        session.settle({}, Restart(session.view().options))
        while acting := sorted(GAME.rules.to_act(session.state)):
            session.act(acting[0], next(iter(GAME.rules.moves(session.state, acting[0]))))
    return Table('', session, host, monotonic)


def declare(room, entrance, language):
    """In the place of pages.declare: the same page, once for each state and mode."""
    frame.dress()
    frame.lie_on_home_screens(None)
    for name, state in STATES.items():
        for mode in TONES:
            table = laid(state, mode, room.host)
            way_in = Entrance(state.url) if state.url else None
            tv.declare(partial(visit, room, table), f'/{name}/{mode}', way_in)


def visit(room: Room, table: Table, request: Request) -> Visit:
    return Visit(request, room, table, frame.language_of(request, None))


if __name__ in {'__main__', '__mp_main__'}:
    os.umask(0o077)
    pages.declare = declare
    options = choices.Options()
    room = Room(options.data_dir)
    app.on_startup(lambda: background_tasks.create(main.announce(options, room)))
    main.run(room, str(options.host), options.port, options.lang)
