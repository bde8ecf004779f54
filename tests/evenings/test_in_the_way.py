"""What is in the way of a move, and a kill at any moment: the evening is here or there, and whole."""
import errno
import os
import subprocess
import sys
from contextlib import closing

import pytest

import redblack.evenings
from redblack.evenings import Shelf, ShelfWhy
from redblack.journal import Journal, Newer
from tests.evenings.shelves import (
    OVER,
    another_game,
    content,
    garbage,
    half,
    named_and_killed,
    newer_rules,
    newer_schema,
    newer_throughout,
    played,
    refused,
    stands,
)
from tests.rules.table import GAME
from tests.sitting import ROOT, all_of, play, player, sit


def test_a_journal_that_is_still_open_is_not_moved(shelf, table):
    with closing(Journal(GAME, table)) as journal:
        session = sit('red 7H >2', journal)
        refused(ShelfWhy.IN_USE, shelf.put, table)
        play(session, 'done')
        stood = all_of(session)
    assert stands(table) == stood
    process = player(table.parent)
    assert process.stdout.readline() == 'open\n'
    refused(ShelfWhy.IN_USE, shelf.put, table)
    process.kill()
    process.communicate()


def empty(path):
    path.write_bytes(b'')


def gone(path):
    path.unlink()


def the_shelf_is_a_file(path):
    path.with_name('evenings').touch()


PUTS = [(newer_schema, ShelfWhy.NEWER), (newer_rules, ShelfWhy.NEWER), (another_game, ShelfWhy.NEWER), (garbage, ShelfWhy.DAMAGED), (half, ShelfWhy.DAMAGED),
        (empty, ShelfWhy.DAMAGED), (gone, ShelfWhy.NO_ROOM), (the_shelf_is_a_file, ShelfWhy.NO_ROOM)]


@pytest.mark.parametrize('change, why', PUTS)
def test_what_cannot_be_put_away_stays_where_it_is(shelf, table, change, why):
    played(table)
    change(table)
    before = content(table.parent)
    refused(why, shelf.put, table)
    if change in (empty, the_shelf_is_a_file):  # these were opened, and are as good as before
        assert stands(table)
    else:
        assert content(table.parent) == before
    assert not [*table.parent.glob('evenings/*')]


@pytest.mark.parametrize('room_for', [0, 4_096, 20_000, 40_000])
def test_on_a_full_disk_the_evening_stays_or_goes_but_is_whole(shelf, table, room_for):
    """The system lets no file grow further: as on a full disk."""
    stood = played(table, OVER)
    code = (f'import resource, signal, sys; from pathlib import Path; from redblack.evenings import Shelf; from redblack.refusal import Refused\n'
            f'signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, ({room_for}, {room_for}))\n'
            f'try: Shelf(Path(sys.argv[1]).with_name("evenings")).put(Path(sys.argv[1])); print("PUT")\nexcept Refused as no: print(no.why.name)')
    end = subprocess.run([sys.executable, '-c', code, table], capture_output=True, text=True, cwd=ROOT)
    assert end.stdout == ('PUT\n' if room_for == 40_000 else 'NO_ROOM\n'), end.stderr
    if room_for < 40_000:
        assert stands(table) == stood and shelf.evenings() == []
        shelf.put(table)  # with room again it goes
    assert all_of(shelf.read(shelf.evenings()[0].id)) == stood and not table.exists()


@pytest.mark.parametrize('call', ['replace', 'chmod', 'open'])
@pytest.mark.parametrize('code', [errno.ENOSPC, errno.EXDEV, errno.EACCES])
def test_a_move_that_fails_leaves_everything_as_it_was(shelf, table, two, monkeypatch, call, code):
    stood = played(table)
    before = content(table.parent)

    def fails(*_, **__):
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(redblack.evenings.os, call, fails) if call != 'open' else patch.setattr(redblack.evenings, '_move', fails)
        refused(ShelfWhy.NO_ROOM, shelf.put, table)
        refused(ShelfWhy.NO_ROOM, shelf.take, two.stem, table.with_name('to.sqlite'))
    assert content(table.parent).keys() == before.keys()
    assert stands(table) == stood and len(shelf.evenings()) == 2


# ---- a kill at any moment

# Does argv[2] in copies of the folder argv[1], named 0, 1, 2 …, each time killed at the next line of our code that comes for the first time;
# in the last copy it came to its end.
KILLED = '''
import os, shutil, sys
from itertools import count
from pathlib import Path
import redblack.evenings, redblack.journal
from redblack.evenings import Shelf
from tests.rules.table import GAME

OURS = {redblack.evenings.__file__, redblack.journal.__file__}

def trace(frame, event, _):
    if frame.f_code.co_filename not in OURS:
        return None
    if event == 'line':
        come.add((frame.f_code.co_filename, frame.f_lineno))
        if len(come) > n:
            os._exit(9)
    return trace

for n in count():
    folder = Path(sys.argv[1]).with_name(str(n))
    shutil.copytree(sys.argv[1], folder)
    if not (child := os.fork()):
        shelf, table, come = Shelf(folder / 'evenings'), folder / 'table.sqlite', set()
        sys.settrace(trace)
        try:
            eval(sys.argv[2])
        finally:
            os._exit(sys.exc_info()[0] is not None)
    if (status := os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])) != 9:
        sys.exit(status)
'''


def killed(folder, deed):
    """The folders in which the deed was killed, after one line, after two … and that in which it was not."""
    subprocess.run([sys.executable, '-c', KILLED, folder, deed], check=True, cwd=ROOT)
    found = [path for path in folder.parent.iterdir() if path.name.isdecimal()]
    assert len(found) > 30
    return sorted(found, key=lambda path: int(path.name))


@pytest.mark.skipif(not hasattr(os, 'fork'), reason='needs a system that can fork')
@pytest.mark.parametrize('beside', [False, True], ids=['closed', 'with its last moves beside it'])
def test_killed_at_any_line_of_put_it_is_here_or_there(tmp_path, beside):
    folder = tmp_path / 'data'
    stood = played(folder / 'table.sqlite', OVER)
    if beside:
        named_and_killed(folder / 'table.sqlite')
        stood = *stood[:3], {1: 'Ира'}
    where = []
    for found in killed(folder, 'shelf.put(table)'):
        shelf, table = Shelf(found / 'evenings'), found / 'table.sqlite'
        there = shelf.evenings()
        where.append('there' if there else 'here')
        assert len(there) + table.exists() == 1, found
        if not there:
            shelf.put(table)  # and a second time it goes
        evening, = shelf.evenings()
        assert evening.label.finished == 1 and all_of(shelf.read(evening.id)) == stood
    assert {*where} == {'here', 'there'} and where == sorted(where)


@pytest.mark.skipif(not hasattr(os, 'fork'), reason='needs a system that can fork')
def test_killed_at_any_line_of_take_it_is_here_or_there(tmp_path):
    folder = tmp_path / 'data'
    stood = played(folder / 'table.sqlite', OVER)
    id = Shelf(folder / 'evenings').put(folder / 'table.sqlite').id
    where = []
    for found in killed(folder, f'shelf.take({id!r}, table)'):
        shelf, table = Shelf(found / 'evenings'), found / 'table.sqlite'
        there = bool(shelf.evenings())
        where.append('there' if there else 'here')
        if there:
            assert not table.exists() or not table.stat().st_size  # a new evening begins in it
            table.unlink(missing_ok=True)
            shelf.take(id, table)
        assert stands(table) == stood and shelf.evenings() == []
    assert {*where} == {'here', 'there'} and where == sorted(where, reverse=True)


def test_a_newer_file_is_newer_to_a_journal_too(shelf, table, two):
    newer_throughout(two)
    with pytest.raises(Newer):
        Journal(GAME, two)
