"""What several folders of tests stand on."""
from contextlib import closing

import pytest

from redblack.journal import Journal
from tests.rules.table import GAME
from tests.sitting import sit


@pytest.fixture
def saved(tmp_path):
    """A folder where a table has been left in the third round."""
    with closing(Journal(GAME, tmp_path / 'table.sqlite')) as journal:
        sit('red 7H >2 done, higher KS >3 done, lower 6S', journal)
    return tmp_path
