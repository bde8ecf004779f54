"""One house with all tables, and one window that goes from sight to sight."""
import re

import pytest

from tests.browser.house import House
from tests.browser.window import Window


@pytest.fixture(scope='module')
def tables(tmp_path_factory):
    house = House(tmp_path_factory.mktemp('tables'), ('-m', 'tests.gallery.serve'))
    try:
        yield house
    finally:
        house.kill()
    assert house.said() == ''


@pytest.fixture(scope='module')
def window():
    window = Window('en')
    try:
        yield window
    finally:
        errors = window.errors()
        window.driver.quit()
    assert [error for error in errors if not re.search('/(nowhere|pin-asked) ', error)] == []  # of these the browser says that they are refused
