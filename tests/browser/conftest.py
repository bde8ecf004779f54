"""Two devices for all tests of this folder, and a house for each test."""
import pytest

from tests import hearts
from tests.browser.house import House
from tests.browser.table import lay
from tests.browser.window import PHONE, Window
from tests.browser.wire import LOGS


@pytest.fixture(scope='package')
def devices():
    opened = []
    try:
        for language in ('ru', 'en'):
            opened.append(Window(language))
        yield opened
    finally:
        for window in opened:
            window.driver.quit()


@pytest.fixture
def two(devices):
    """The Russian and the English window. Whatever a test did there, neither may have complained."""
    yield devices
    errors = [window.errors() for window in devices]
    for window in devices:
        window.size(PHONE)
        window.driver.delete_all_cookies()
        window.driver.get('about:blank')
    assert errors == [[], []]


@pytest.fixture
def spy():
    """A window that writes down all that reaches it."""
    window = Window('en', LOGS)
    yield window
    window.driver.quit()


@pytest.fixture
def house(tmp_path):
    """`house('7H AS', seats=2)`: a server whose deck begins so, or for None one whose table is laid already. It may not have complained either."""
    opened = []

    def one(first='', *, program=('main.py',), **table):
        if first is not None:
            lay(tmp_path, first, **table)
        opened.append(House(tmp_path, program))
        return opened[-1]
    yield one
    for house in opened:
        house.kill()
        assert program_is_broken(house) or house.said() == ''


@pytest.fixture
def hearts_house(house, tmp_path):
    """`hearts_house(ABCE=beside)`: a server with a table for each code, all with bots that play the first card they may; `until` is how far it has come."""
    opened = []

    def one(**tables):
        for code, beside in tables.items():
            moves = hearts.played(beside.pop('until', lambda v: v.phase == 'pass'), options=beside.get('options'), deal=hearts.known(*hearts.HANDS))
            hearts.lay(tmp_path, code, moves, **{'kept': hearts.FAST} | beside)
        opened.append(house(program=('-m', 'tests.browser.simple')))
        return opened[-1]
    yield one
    assert [table.said() for table in opened] == [''] * len(opened)


def program_is_broken(house):
    """On purpose: such a test reads for itself what its server said."""
    return house.program != ('main.py',)
