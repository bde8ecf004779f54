"""The real pages over tables of their own, laid anew for each visit: a state of tests/gallery/states.py at /<state>/<mode>."""
import os
from functools import partial
from random import Random

from fastapi import Request
from nicegui import app, background_tasks

import main
import options as choices
import pages
from i18n import LANGUAGES, TONES, Voice
from pages import frame, refused, table, tv
from pages.devices import device_of
from pages.room import host, keeping, pin
from pages.room.entrance import Entrance
from pages.visit import Visit
from redblack.game import NATURE
from redblack.games.red_or_black.moves import Deal, Options, Restart, SayRule, Settings
from redblack.host import HostWhy
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.refusal import Refused
from redblack.room import Room
from redblack.session import Session
from redblack.table import WAIT, Table
from tests.gallery import banking, hearts
from tests.gallery.state import State
from tests.gallery.states import STATES
from tests.rules.table import GAME, full_deck, noted_cards, notes
from tests.sitting import play


def longest(kind):
    """The numbers of tasks or themes, by the longest text that any language and mode has for them."""
    voices = [Voice(language, tone) for language in LANGUAGES for tone in TONES]
    return tuple(sorted(range(24), key=lambda n: -max(len(voice.card(f'{kind}.{n}')) for voice in voices)))


TASKS, THEMES = longest('task'), longest('theme')


def session_of(state, mode):
    """The table, played to its state."""
    line = state.line.format(law='say=LAW')
    journal = Journal(GAME)
    journal.begin(Header(GAME.slug, GAME.version, Options(state.length), state.seats))
    journal.append(Entry(NATURE, Deal(full_deck(noted_cards(notes(line)), state.length), TASKS, THEMES)))
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
    return session


def known(state, mode):
    """The table of whatever game it is."""
    match state:
        case hearts.Hearts():
            return hearts.session_of(state)
        case banking.Banking():
            return banking.session_of(state)
    return session_of(state, mode)


def laid(state, mode, room, device):
    """The table with its people: *device* has its own seat, the others have come, and some of them have gone."""
    now = [0]
    session = known(state, mode)
    it = Table('', session, room.host, lambda: now[0])
    for seat in state.others:
        it.attendance.came(f'phone {seat}')
        it.claim(f'phone {seat}', seat)
    for seat in state.gone:
        it.attendance.went(f'phone {seat}')
    now[0] = WAIT + 1
    if state.own is not None and device is not None:
        it.attendance.came(device)
        it.claim(device, state.own)
    if isinstance(state, hearts.Hearts) and device is not None:
        hearts.record(state, room.results, device)
    return it


def declare(room, entrance, language):
    """In the place of pages.declare: the same pages, once for each state and mode."""
    frame.dress()
    frame.show_the_way_back(None)
    frame.lie_on_home_screens(None)
    refused.declare(None)
    pin.declare(room, None)
    frame.remember_languages('')
    for name, state in STATES.items():
        for mode in TONES if state.page in ('', 'tv', 'rules') else ():
            sight, road, way_in = partial(visit, room, state, mode), f'/{name}/{mode}', Entrance(state.url) if state.url else None
            if state.page == 'tv':
                tv.declare(sight, road, way_in)
            else:
                table.declare(sight, road, way_in)
                keeping.declare(sight, road)
    host.declare(room, partial(visit, room, State(others=(0, 2), gone=(2,)), 'alcohol'), entrance, None)
    app.get('/pin-asked')(ask_for_pin)


async def visit(room: Room, state: State, mode: str, request: Request) -> Visit:
    return Visit(request, room, laid(state, mode, room, device_of(request)), frame.language_of(request, None))


def ask_for_pin() -> None:
    raise Refused(HostWhy.PIN_ASKED)


if __name__ in {'__main__', '__mp_main__'}:
    os.umask(0o077)
    pages.declare = declare
    options = choices.Options()
    room = Room(options.data_dir)
    app.on_startup(lambda: background_tasks.create(main.announce(options, room)))
    main.run(room, str(options.host), options.port, options.lang)
