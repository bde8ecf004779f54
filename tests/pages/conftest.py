"""A laid table with two phones. A test overrides what it needs by parameters of these names: the line played, the cards on top, the options."""
import gc
from itertools import count

import pytest

import pages
from tests import banking
from tests import hearts as cards
from tests.pages.bank import ROOMS
from tests.pages.table import Screen, Table, lay

TESTS = count()


@pytest.fixture(autouse=True)
def little_to_sweep():
    """NiceGUI's fixtures sweep the whole memory twice a test, which is half of all the time: let them find little, and sweep well now and then."""
    if next(TESTS) % 50 == 0:
        gc.unfreeze()
        gc.collect()
    gc.freeze()


@pytest.fixture
def line():
    """What has been played, tapped on the Russian phone; its cards lie on top of the deck."""
    return ''


@pytest.fixture
def deal(line):
    """The cards on top of the deck."""
    return line


@pytest.fixture
def options():
    """None: as the game comes."""
    return None


@pytest.fixture
def seats():
    return 4


@pytest.fixture
def called():
    """Names by seat."""
    return {}


@pytest.fixture
def host_language():
    """What the host said with --lang."""
    return ''


@pytest.fixture
def laid(tmp_path, monkeypatch, deal, options, seats, called, host_language):
    lay(tmp_path, deal, options, seats, called)
    monkeypatch.setenv('TEST_TABLE', str(tmp_path))
    monkeypatch.setenv('TEST_LANG', host_language)


@pytest.fixture
async def table(laid, create_user, line):
    table = Table(create_user)
    for language in 'ru', 'en':
        await table.join(language)
    table.play(line)
    return table


@pytest.fixture
def until():
    """How far a table of Hearts has come, told by the view of its TV."""
    return lambda v: v.phase == 'pass'


@pytest.fixture
def beside():
    """What its journal keeps beside the moves: names, options, words, holders."""
    return {}


@pytest.fixture
def hearts_laid(tmp_path, monkeypatch, until, beside):
    cards.lay(tmp_path, 'ABCE', cards.played(until, options=beside.get('options')), **beside)
    monkeypatch.setenv('TEST_TABLE', str(tmp_path))


@pytest.fixture
def hearts(hearts_laid, create_user):
    """`hearts('ru', 'tv')`: another device on a page of the table ABCE, at which Hearts is played."""
    async def open(language, to=''):
        return await Screen(create_user(), language).open(f'/t/ABCE/{to}')
    return open


@pytest.fixture
def slug():
    """The banking game that is played."""
    return 'red_and_black'


@pytest.fixture
def bettors():
    return 2


@pytest.fixture
def moves():
    """None: the cut, and the packs of the first banker."""
    return None


@pytest.fixture
def kept():
    return {'going': 'yes'}


@pytest.fixture
def bank_laid(tmp_path, monkeypatch, slug, bettors, kept, moves, options):
    """There are no bots, so that nothing moves by itself."""
    banking.lay(tmp_path, slug, moves=moves, seats=1 + bettors, options=options, kept=kept)
    monkeypatch.setenv('TEST_TABLE', str(tmp_path))
    monkeypatch.setenv('TEST_LANG', '')
    monkeypatch.setattr('redblack.bots.Bots.due', lambda bots: None)
    declare = pages.declare
    monkeypatch.setattr(pages, 'declare', lambda room, *more: ROOMS.append(room) or declare(room, *more))


@pytest.fixture
async def guest(bank_laid, create_user):
    """`await guest('ru', 1, 'Оля')`: another phone at the table with the bank, on that seat. (It yields: else the end of each test waits for its pages.)"""
    async def one(language='ru', seat=None, name='', path='/'):
        screen = await Screen(create_user(), language).open(path)
        if seat is not None:
            if f'claim-{seat}' not in screen.marks():
                screen.tap('menu')
            screen.tap(f'claim-{seat}')
            screen.type('name', name)
            screen.tap('named')
        return screen
    yield one


@pytest.fixture
async def company(guest):
    """The banker, two who bet against the bank, and the TV."""
    return await guest('de', 0, 'Max'), await guest('ru', 1, 'Оля'), await guest('en', 2, 'Ann'), await guest('ru', path='/tv')
