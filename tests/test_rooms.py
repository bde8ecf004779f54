"""Every module imports only what its room may know: cards ← refusal ← game ← records ← journal ← ledger ← host ← session ← table ← room;
a game, what a family of games shares, the words, the pages beside them.

A new module of redblack/ finds no room here and fails until somebody has said where it stands.
"""
import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHAIN = ['cards', 'refusal', 'game', 'records', 'journal', 'ledger', 'host', 'session', 'table', 'room']
BESIDE = {'journal': ['pydantic'], 'ledger': ['pydantic'], 'host': ['redblack.attendance'], 'session': ['redblack.names', 'redblack.place'],
          'table': ['redblack.attendance', 'redblack.bots', 'redblack.consent', 'redblack.deadline', 'redblack.place', 'redblack.results'],
          'room': ['redblack.kinds', 'redblack.results', 'redblack.evenings', 'time']}
SPEAKS_OR_WAITS = {'gettext', 'locale', 'time', 'datetime', 'asyncio', 'threading', 'sched', 'importlib'}

FILES = sorted(str(path.relative_to(ROOT)) for path in (
    *ROOT.glob('*.py'), *(path for room in ('redblack', 'pages', 'i18n') for path in (ROOT / room).rglob('*.py'))))


def room(file):
    """What *file* may import beside the standard library. A name ending in .* is a package with all that is in it."""
    match file.removesuffix('.py').split('/'):
        case ['redblack', '__init__']:
            return []
        case ['redblack', 'names']:
            return ['regex']
        case ['redblack', 'place']:
            return ['redblack.game', 'redblack.records']
        case ['redblack', 'kinds']:
            return ['redblack.game', 'redblack.games', 'redblack.journal']  # the list of games, and none of them by name
        case ['redblack', 'thinking']:
            return ['redblack.game']
        case ['redblack', 'results']:
            return ['redblack.game', 'redblack.journal', 'redblack.ledger', 'redblack.names', 'redblack.records', 'redblack.session', 'pydantic']
        case ['redblack', 'bots' | 'consent']:
            return ['redblack.game', 'redblack.place', 'redblack.refusal', 'redblack.session']
        case ['redblack', 'deadline']:
            return ['redblack.bots', 'redblack.game', 'redblack.refusal', 'redblack.session']
        case ['redblack', 'evenings']:
            return [f'redblack.{before}' for before in CHAIN[:CHAIN.index('session') + 1]] + ['redblack.kinds', 'redblack.names', 'pydantic', 'datetime']
        case ['redblack', 'attendance']:
            return ['redblack.records']
        case ['redblack', name] if name in CHAIN:
            return [f'redblack.{before}' for before in CHAIN[:CHAIN.index(name)]] + BESIDE.get(name, [])
        case ['redblack', 'games', '__init__']:
            return ['redblack.game', 'importlib']
        case ['redblack', 'games', game, *_]:
            return ['redblack.cards', 'redblack.refusal', 'redblack.game', 'redblack.banking.*', f'redblack.games.{game}.*']
        case ['redblack', 'banking', *_]:
            return ['redblack.cards', 'redblack.refusal', 'redblack.game', 'redblack.banking.*']  # what a family of games shares, and none of them
        case ['i18n', *_]:
            return ['i18n.*', 'babel.*', 'gettext', 'datetime']
        case ['pages', 'guard', *_]:
            return [*room('pages/frame.py'), 'socketio.*', 'engineio.*', 'uvicorn.*', 'jinja2']
        case ['pages', 'parts', 'lettering']:
            return ['regex', *room('pages/frame.py')]
        case ['pages', *_]:
            waits = SPEAKS_OR_WAITS - {'gettext', 'locale'}
            return ['pages.*', 'redblack.*', 'i18n.*', 'nicegui.*', 'fastapi.*', 'starlette.*', 'pydantic', 'markupsafe', 'segno', *waits]
        case ['main' | 'options' | 'network' | 'kiosk']:
            return ['pages.*', 'redblack.*', 'i18n.*', 'options', 'network', 'kiosk', 'nicegui.*', 'pydantic', 'pydantic_settings', 'platformdirs',
                    'ifaddr', 'zeroconf.*', *SPEAKS_OR_WAITS]
    raise LookupError(f'{file} stands in no room')


def is_module(name):
    path = ROOT.joinpath(*name.split('.'))
    return path.is_dir() or path.with_suffix('.py').is_file()


def imported(file, source):
    """Every module that *source* imports, wherever in it: for types only and inside of functions too."""
    package = file.removesuffix('.py').split('/')[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[:len(package) + 1 - node.level] if node.level else []
            whence = '.'.join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f'{whence}.{alias.name}' if is_module(f'{whence}.{alias.name}') else whence
        elif isinstance(node, ast.Call) and getattr(node.func, 'id', '') in ('__import__', 'exec', 'eval'):
            yield node.func.id


def may(name, allowed):
    if name in sys.stdlib_module_names or name.partition('.')[0] in sys.stdlib_module_names:
        return name.partition('.')[0] not in SPEAKS_OR_WAITS or name.partition('.')[0] in allowed
    return any(name == one or one.endswith('.*') and f'{name}.'.startswith(one[:-1]) for one in allowed)


def strangers(file, source):
    return [name for name in imported(file, source) if not may(name, room(file))]


@pytest.mark.parametrize('file', FILES)
def test_a_module_imports_only_what_its_room_may_know(file):
    assert strangers(file, (ROOT / file).read_text()) == []


def test_all_rooms_are_looked_at():
    assert {f'redblack/{name}.py' for name in CHAIN} <= {*FILES}
    assert {file.split('/')[0] for file in FILES} == {'main.py', 'options.py', 'network.py', 'kiosk.py', 'redblack', 'pages', 'i18n'}
    assert any(file.startswith('redblack/games/red_or_black/') for file in FILES)


# a module, what it must not say, what the test sees in it
BAD = [
    ('redblack/cards.py', 'from redblack.game import Seat', 'redblack.game'),
    ('redblack/refusal.py', 'import gettext', 'gettext'),
    ('redblack/game.py', 'def f():\n    from .journal import Entry', 'redblack.journal'),
    ('redblack/journal.py', 'if TYPE_CHECKING:\n    from redblack import session', 'redblack.session'),
    ('redblack/journal.py', 'import redblack.games.red_or_black.moves', 'redblack.games.red_or_black.moves'),
    ('redblack/session.py', 'from nicegui import ui', 'nicegui'),
    ('redblack/session.py', 'import pydantic', 'pydantic'),
    ('redblack/session.py', 'from redblack.room import Room', 'redblack.room'),
    ('redblack/room.py', 'from redblack.games import red_or_black', 'redblack.games.red_or_black'),
    ('redblack/names.py', 'from redblack import cards', 'redblack.cards'),
    ('redblack/games/__init__.py', 'from redblack.session import Session', 'redblack.session'),
    ('redblack/games/red_or_black/rules.py', 'from redblack.session import Session', 'redblack.session'),
    ('redblack/games/red_or_black/rules.py', 'from ...session import Session', 'redblack.session'),
    ('redblack/games/red_or_black/rules.py', 'from redblack.games import discover', 'redblack.games'),
    ('redblack/games/red_or_black/rules.py', 'from redblack.games.red_or_blacker import x', 'redblack.games.red_or_blacker'),
    ('redblack/banking/play.py', 'from redblack.games.red_and_black import rules', 'redblack.games.red_and_black.rules'),
    ('redblack/games/red_or_black/rules.py', 'from i18n import Voice', 'i18n'),
    ('redblack/games/red_or_black/rules.py', 'from pages.live import live', 'pages.live'),
    ('redblack/games/red_or_black/rules.py', 'import time', 'time'),
    ('redblack/games/red_or_black/rules.py', 'from importlib import import_module', 'importlib'),
    ('redblack/games/red_or_black/rules.py', "__import__('pages')", '__import__'),
    ('i18n/__init__.py', 'from redblack.cards import Card', 'redblack.cards'),
    ('i18n/__init__.py', 'import nicegui', 'nicegui'),
    ('pages/table.py', 'import sqlalchemy.orm', 'sqlalchemy.orm'),
    ('pages/table.py', 'import main', 'main'),
    ('pages/table.py', 'from babel import Locale', 'babel'),
    ('main.py', 'import fastapi', 'fastapi'),
    ('options.py', 'from babel import Locale', 'babel'),
]


@pytest.mark.parametrize('file, source, seen', BAD)
def test_a_stranger_is_seen(file, source, seen):
    assert strangers(file, f'from __future__ import annotations\nimport os.path\n{source}\n') == [seen]


GOOD = [
    ('redblack/games/red_or_black/rules.py', 'from redblack import refusal\nfrom . import moves\nimport redblack.cards'),
    ('redblack/games/red_or_black/rules.py', 'from redblack.games.red_or_black.moves import Move\nfrom redblack.games.red_or_black import rules'),
    ('redblack/room.py', 'from redblack.kinds import game_at\nfrom redblack.session import Session\nimport logging'),
    ('pages/table.py', 'from fastapi.responses import Response\nfrom pages import live\nimport redblack.games.red_or_black.moves\nfrom nicegui import ui'),
    ('main.py', 'from options import read\nfrom nicegui.server import Server\nimport pages'),
]


@pytest.mark.parametrize('file, source', GOOD)
def test_and_who_is_at_home_is_not(file, source):
    assert strangers(file, source) == []


def test_a_module_without_a_room_is_seen():
    with pytest.raises(LookupError, match='redblack/clock.py'):
        room('redblack/clock.py')
