"""The shelf: what is put away comes back whole, whatever lies there is named or left alone, and a kill at any moment loses nothing."""
import errno
import os
import shutil
import signal
import stat
import subprocess
import sys
from contextlib import closing
from datetime import date, datetime
from random import Random

import pytest

import redblack.evenings
from redblack.evenings import Label, Shelf, ShelfWhy
from redblack.journal import Journal, Newer
from redblack.refusal import Refused
from redblack.session import Session
from tests.rules.table import GAME, rows
from tests.sitting import ROOT, all_of, play, player, sit, tamper

OVER = 'red 7H >2 done, higher XR done, higher XB done'
SATURDAY = datetime(2026, 11, 28, 21, 30).timestamp()


def played(path, line='red 7H >2 done, higher KS', names=None, at=SATURDAY, seats=4):
    """A closed journal of an evening whose last move was made *at* that time. What the table was."""
    path.parent.mkdir(exist_ok=True)
    with closing(Journal(GAME, path)) as journal:
        session = sit(line, journal, seats)
        if names:
            session.settle(names)
        stood = all_of(session)
    os.utime(path, (at, at))
    return stood


def stands(path):
    """What the table at *path* is now."""
    with closing(Journal(GAME, path)) as journal:
        return all_of(Session(GAME, journal))


def content(folder):
    """All files under the folder, with what is in them and their time."""
    return {str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.rglob('*') if path.is_file()}


def still(folder):
    """All that would change if a file were made, touched or removed there, if only for a moment."""
    return content(folder), {path: path.stat().st_mtime_ns for path in (folder, *folder.rglob('*')) if path.is_dir()}


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / 'evenings', GAME)


@pytest.fixture
def table(tmp_path):
    return tmp_path / 'table.sqlite'


def refused(why, deed, *arguments):
    with pytest.raises(Refused) as no:
        deed(*arguments)
    assert no.value.why is why


# ---- there and back

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


# ---- what may lie there

def newer_schema(path):
    tamper(path, 'PRAGMA user_version = 99')


def newer_rules(path):
    tamper(path, f'UPDATE header SET rules = {GAME.version + 1}')


def newer_throughout(path):
    tamper(path, 'PRAGMA user_version = 99', 'DROP TABLE header', 'ALTER TABLE label RENAME TO header')


def another_game(path):
    tamper(path, "UPDATE header SET game = 'chess'")


def garbage(path):
    path.write_bytes(Random(0).randbytes(9000))


def half(path):
    path.write_bytes(path.read_bytes()[:5000])


def a_text(path):
    path.write_text('Здесь был Вася')


def no_label(path):
    tamper(path, 'DROP TABLE label')


def a_senseless_label(path):
    tamper(path, """UPDATE label SET text = '{"players": 3}'""")


def rollback_mode(path):
    tamper(path, 'PRAGMA journal_mode = DELETE')


def untouched(path):
    pass


WHOLE = Label({0: 'Оля', 1: '', 2: '', 3: ''}, 1, 0)
UNKNOWN = Label({}, 0, 0)
SHELVES = rows(
    ('as it was put', untouched, WHOLE, None),
    ('without a label, like a journal copied here by hand', no_label, WHOLE, None),
    ('with a label that makes no sense', a_senseless_label, WHOLE, None),
    ('touched by another program', rollback_mode, WHOLE, None),
    ('a newer schema', newer_schema, UNKNOWN, ShelfWhy.NEWER),
    ('newer rules', newer_rules, UNKNOWN, ShelfWhy.NEWER),
    ('newer, and nothing in it as we know it', newer_throughout, UNKNOWN, ShelfWhy.NEWER),
    ('another game', another_game, UNKNOWN, ShelfWhy.DAMAGED),
    ('garbage', garbage, UNKNOWN, ShelfWhy.DAMAGED),
    ('the first half of it', half, UNKNOWN, ShelfWhy.DAMAGED),
    ('a text', a_text, UNKNOWN, ShelfWhy.DAMAGED),
)


@pytest.fixture
def two(shelf, table):
    """Two evenings; the path of the second."""
    for at in SATURDAY - 86400, SATURDAY:
        played(table, names={0: 'Оля'}, at=at)
        shelf.put(table)
    return table.with_name('evenings') / '2026-11-28-1.sqlite'


@pytest.mark.parametrize('case, change, label, trouble', SHELVES)
def test_what_lies_there_is_named_left_as_it_is_and_can_be_deleted(shelf, table, two, case, change, label, trouble):
    change(two)
    os.utime(two, (SATURDAY, SATURDAY))
    before = still(table.parent)
    assert [(evening.id, evening.label, evening.trouble) for evening in shelf.evenings()] == [
        ('2026-11-28-1', label, trouble), ('2026-11-27-1', WHOLE, None)]
    if trouble:
        refused(trouble, shelf.read, two.stem)
        refused(trouble, shelf.take, two.stem, table)
    else:
        assert shelf.read(two.stem).names == {0: 'Оля'}
    assert still(table.parent) == before
    shelf.delete(two.stem)
    assert {*content(table.parent)} == {'evenings/2026-11-27-1.sqlite'}


# Gives a seat of the table at argv[1] a name, and dies with that beside the file.
NAMING = '''
import os, sys
from pathlib import Path
from redblack.journal import Journal
from redblack.session import Session
from tests.rules.table import GAME
Session(GAME, Journal(GAME, Path(sys.argv[1]))).settle({1: 'Ира'})
os._exit(9)
'''


def named_and_killed(path):
    assert subprocess.run([sys.executable, '-c', NAMING, path], cwd=ROOT).returncode == 9
    ahead = path.with_name(f'{path.name}-wal')
    assert ahead.stat().st_size
    for part in path, ahead:
        os.utime(part, (SATURDAY, SATURDAY))


def test_something_was_played_behind_the_label(shelf, table, two):
    named_and_killed(two)
    before = still(table.parent)
    label = Label({**WHOLE.players, 1: 'Ира'}, 1, 0)
    assert [evening.label for evening in shelf.evenings()] == [label, WHOLE]
    assert shelf.read(two.stem).names == {0: 'Оля', 1: 'Ира'}
    assert still(table.parent) == before
    shelf.take(two.stem, table)
    assert {*content(table.parent)} == {'table.sqlite', 'evenings/2026-11-27-1.sqlite'} and table.stat().st_mtime == SATURDAY
    assert shelf.put(table).label == label


@pytest.mark.parametrize('seed', range(4))
def test_a_table_that_was_killed_while_playing(shelf, tmp_path, seed):
    """Its last moves lie beside it: they are seen where it is, and go along when it is put away."""
    folder = tmp_path / 'evenings'
    folder.mkdir()
    process = player(folder, seed)
    assert process.stdout.readline() == 'open\n'
    moves = [process.stdout.readline() for _ in range(Random(seed).randint(1, 60))]
    process.send_signal(signal.SIGKILL)
    process.communicate()
    for end in '', '-wal':
        shutil.copy(folder / f'table.sqlite{end}', folder / f'2026-11-28-1.sqlite{end}')
        shutil.copy(folder / f'table.sqlite{end}', tmp_path / f'table.sqlite{end}')
    before = content(folder)
    evening, = shelf.evenings()
    stood = all_of(shelf.read(evening.id))
    assert evening.trouble is None and evening.label.begun >= 1 and len(stood[1]) > len(moves)
    assert content(folder) == before
    put = shelf.put(tmp_path / 'table.sqlite')
    assert all_of(shelf.read(put.id)) == stood and put.label == evening.label
    assert not [*tmp_path.glob('table*')]
    shelf.delete(evening.id)
    assert not [*folder.glob(f'{evening.id}*')]


def test_what_is_somebody_elses_is_neither_shown_nor_touched(shelf, table, two):
    folder = two.parent
    for name in 'notes.txt', 'backup.sqlite', '2026-11-28-1.sqlite.bak', '.sqlite', '2026-11-28-3.SQLITE':
        (folder / name).write_text('mine')
    (folder / '2026-11-28-4.sqlite').mkdir()
    (folder / '2026-11-28-5.sqlite').touch()  # a place kept for an evening that did not come
    before = content(folder)
    assert [evening.id for evening in shelf.evenings()] == ['2026-11-28-1', '2026-11-27-1']
    assert content(folder) == before
    played(table)
    assert shelf.put(table).id == '2026-11-28-2'
    shelf.delete('2026-11-28-1')
    assert {*before} - {*content(folder)} == {'2026-11-28-1.sqlite'}


def test_no_evening_overwrites_another(shelf, table, two):
    two.rename(two.with_name('2026-11-28-1.sqlite-wal'))  # what lies beside nothing would become part of a new evening
    played(table)
    assert shelf.put(table).id == '2026-11-28-2'
    played(table)
    before = content(table.parent)
    refused(ShelfWhy.TAKEN, shelf.take, '2026-11-28-2', table)
    table.rename(f'{table}-wal')
    refused(ShelfWhy.TAKEN, shelf.take, '2026-11-28-2', table)
    os.rename(f'{table}-wal', table)
    assert content(table.parent) == before


def test_no_shelf_yet(shelf):
    assert shelf.evenings() == []


STRANGE = ['', '.', '..', '../table', '/etc/passwd', '2026-11-28-1.sqlite', '../evenings/2026-11-28-1', '2026-11-28-1\0', '2026-11-28-9', '*', '2026-11-28-１',
           'C:\\', 'con', None, 7, ['2026-11-28-1']]


@pytest.mark.parametrize('id', STRANGE)
def test_an_id_leads_nowhere_but_onto_the_shelf(shelf, table, two, id):
    played(table)
    before = content(table.parent)
    for deed in shelf.read, shelf.delete, lambda id: shelf.take(id, table.with_name('to.sqlite')):
        refused(ShelfWhy.NO_SUCH, deed, id)
    assert content(table.parent) == before


def test_a_hundred_evenings_are_read_from_their_labels(shelf, table, monkeypatch):
    played(table, OVER)
    first = shelf.put(table)
    for n in range(2, 101):
        shutil.copy2(table.with_name('evenings') / f'{first.id}.sqlite', table.with_name('evenings') / f'2026-11-28-{n}.sqlite')
    monkeypatch.setattr(redblack.evenings, 'Journal', None)  # no game is played again
    found = shelf.evenings()
    assert len(found) == 100 and {evening.trouble for evening in found} == {None} and {evening.label.finished for evening in found} == {1}


# ---- what is in the way

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


PUTS = [(newer_schema, ShelfWhy.NEWER), (newer_rules, ShelfWhy.NEWER), (another_game, ShelfWhy.DAMAGED), (garbage, ShelfWhy.DAMAGED), (half, ShelfWhy.DAMAGED),
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
            f'from tests.rules.table import GAME\n'
            f'signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, ({room_for}, {room_for}))\n'
            f'try: Shelf(Path(sys.argv[1]).with_name("evenings"), GAME).put(Path(sys.argv[1])); print("PUT")\nexcept Refused as no: print(no.why.name)')
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
        shelf, table, come = Shelf(folder / 'evenings', GAME), folder / 'table.sqlite', set()
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
        shelf, table = Shelf(found / 'evenings', GAME), found / 'table.sqlite'
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
    id = Shelf(folder / 'evenings', GAME).put(folder / 'table.sqlite').id
    where = []
    for found in killed(folder, f'shelf.take({id!r}, table)'):
        shelf, table = Shelf(found / 'evenings', GAME), found / 'table.sqlite'
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
