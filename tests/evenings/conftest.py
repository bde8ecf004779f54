"""A shelf, a table that was left, and two evenings on the shelf."""

import pytest

from redblack.evenings import Shelf
from tests.evenings.shelves import SATURDAY, played


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / 'evenings')


@pytest.fixture
def table(tmp_path):
    return tmp_path / 'table.sqlite'


@pytest.fixture
def two(shelf, table):
    """Two evenings; the path of the second."""
    for at in SATURDAY - 86400, SATURDAY:
        played(table, names={0: 'Оля'}, at=at)
        shelf.put(table)
    return table.with_name('evenings') / '2026-11-28-1.sqlite'
