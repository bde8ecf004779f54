"""An evening goes onto the shelf and comes back: the same one, with its label and its date."""
import os
import stat
import subprocess
import sys
from contextlib import closing
from datetime import date, datetime

import pytest

from redblack.evenings import Label
from redblack.journal import Journal
from redblack.session import Session
from tests.evenings.shelves import NAMING, OVER, SATURDAY, content, played, stands
from tests.rules.table import GAME, rows
from tests.sitting import ROOT, all_of, play, sit


def test_put_and_taken_back_it_is_the_same_evening(shelf, table):
    stood = played(table, OVER, {0: 'Оля', 2: 'Ким'})
    evening = shelf.put(table)
    assert (evening.id, evening.played.timestamp(), evening.trouble) == ('2026-11-28-1', SATURDAY, None)
    assert shelf.evenings() == [evening] and not table.exists()
    assert all_of(shelf.read(evening.id)) == stood
    shelf.take(evening.id, table)
    assert shelf.evenings() == [] and {*content(table.parent)} == {'table.sqlite'}
    assert table.stat().st_mtime == SATURDAY
    assert stands(table) == stood


def test_an_evening_goes_on_after_it_was_taken_and_its_label_with_it(shelf, table):
    played(table)
    shelf.take(shelf.put(table).id, table)
    with closing(Journal(GAME, table)) as journal:
        session = Session(GAME, journal)
        play(session, '>3 done')
        session.settle({0: 'Оля'})
        stood = all_of(session)
    evening = shelf.put(table)
    assert evening.label.players[0] == 'Оля' and evening.played.timestamp() > SATURDAY
    assert all_of(shelf.read(evening.id)) == stood


LABELS = rows(  # the line, what it is called, names, its label
    ('nobody has moved', '', {}, Label({0: '', 1: '', 2: '', 3: ''}, 0, 0)),
    ('the host alone has moved', 'skip', {}, Label({0: '', 1: '', 2: '', 3: ''}, 0, 0)),
    ('an unfinished game', 'red', {0: 'Оля'}, Label({0: 'Оля', 1: '', 2: '', 3: ''}, 1, 0)),
    ('a finished one', OVER, {}, Label({0: '', 1: '', 2: '', 3: ''}, 1, 1)),
    ('a finished one, and the host has moved since', f'{OVER} set=relay', {}, Label({0: '', 1: '', 2: '', 3: ''}, 1, 1)),
    ('the host was the first to move', 'skip red', {}, Label({0: '', 1: '', 2: '', 3: ''}, 1, 0)),
    ('a finished one, and another dealt', f'{OVER} restart', {}, Label({0: '', 1: '', 2: '', 3: ''}, 1, 1)),
    ('one started again', 'red 7H >2 done restart black', {}, Label({0: '', 1: '', 2: '', 3: ''}, 2, 0)),
    ('who has left in this game', 'red 7H >2 done sit=0,1,2', {3: 'Лев'}, Label({0: '', 1: '', 2: '', 3: 'Лев'}, 1, 0)),
    ('who has left before it', 'red 7H >2 done sit=0,1,2 restart', {3: 'Лев'}, Label({0: '', 1: '', 2: ''}, 1, 0)),
    ('names that look the same', 'red', {0: 'Саша', 1: 'саша', 2: '<b>'}, Label({0: 'Саша ①', 1: 'саша ②', 2: '<b>', 3: ''}, 1, 0)),
)


@pytest.mark.parametrize('case, line, names, label', LABELS)
def test_the_label(shelf, table, case, line, names, label):
    played(table, line, names)
    assert shelf.put(table).label == label
    assert shelf.evenings()[0].label == label


def test_what_was_taken_back_is_not_counted(shelf, table):
    with closing(Journal(GAME, table)) as journal:
        sit(OVER, journal).undo()
    assert shelf.put(table).label == Label(dict.fromkeys(range(4), ''), 1, 0)


DAYS = rows(  # the last move, the id of its evening, and of the next one of that day
    ('in the evening', datetime(2026, 11, 30, 23, 59), '2026-11-30-1', '2026-11-30-2'),
    ('after midnight it is still that evening', datetime(2026, 12, 1, 3, 0), '2026-11-30-1', '2026-11-30-2'),
    ('in the morning it is a new day', datetime(2026, 12, 1, 6, 0), '2026-12-01-1', '2026-12-01-2'),
)


@pytest.mark.parametrize('case, at, first, second', DAYS)
def test_an_evening_is_called_by_its_day_and_a_number(shelf, table, case, at, first, second):
    for id in first, second:
        played(table, at=at.timestamp())
        evening = shelf.put(table)
        assert (evening.id, evening.day) == (id, date.fromisoformat(id[:10]))


def test_the_latest_comes_first(shelf, table):
    for day in 5, 20, 1, 11:
        played(table, at=SATURDAY - day * 86400)
        shelf.put(table)
    assert [evening.id for evening in shelf.evenings()] == ['2026-11-27-1', '2026-11-23-1', '2026-11-17-1', '2026-11-08-1']


def test_the_owner_alone_may_read(shelf, table):
    old = os.umask(0)
    try:
        played(table)
        table.chmod(0o644)
        evening = shelf.put(table)
    finally:
        os.umask(old)
    folder = table.with_name('evenings')
    assert [stat.S_IMODE(path.stat().st_mode) for path in (folder, folder / f'{evening.id}.sqlite')] == [0o700, 0o600]


def test_a_table_that_was_only_opened_keeps_its_time(shelf, table):
    """As when the house is opened a week later, and the host puts the old evening away before anything else."""
    played(table)
    code = NAMING.replace(".settle({1: 'Ира'})", '')
    subprocess.run([sys.executable, '-c', code, table], cwd=ROOT)
    assert table.with_name('table.sqlite-wal').stat().st_size == 0
    assert shelf.put(table).played.timestamp() == SATURDAY
