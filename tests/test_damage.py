"""A journal that cannot be read is kept apart, and a place where nothing can be saved is left alone: each is said in a sentence."""
import shutil
import subprocess
import sys
from contextlib import closing
from random import Random

import pytest

from redblack.games.red_or_black.moves import Bet
from redblack.journal import Damaged, Journal, Newer
from redblack.refusal import Refused, TableWhy
from redblack.room import LOST, Room, RoomWhy
from tests.rules.table import GAME
from tests.sitting import ROOT, play, refused, sit, tamper


def broken(content, page):
    return content[:page * 4096] + Random(page).randbytes(4096) + content[(page + 1) * 4096:]


DAMAGE = {
    'garbage': lambda content: Random(0).randbytes(len(content)),
    'nothing but zeros': lambda content: bytes(len(content)),
    'a text': lambda content: 'Здесь был Вася'.encode(),
    'the first half': lambda content: content[:len(content) // 2],
    'the page of the header is garbage': lambda content: broken(content, 1),
    'the page of the records is garbage': lambda content: broken(content, 2),
}


@pytest.mark.parametrize('damage', DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_kept_apart_and_a_new_evening_begins(saved, damage):
    path = saved / 'table.sqlite'
    content = damage(path.read_bytes())
    for n in 1, 2:
        path.write_bytes(content)
        room = Room(saved)
        assert room.main.session.news.message == LOST
        assert len(room.main.session.entries) == 1
        assert (saved / f'damaged-{n}-table.sqlite').read_bytes() == content
        room.main.session.act(0, Bet('red'))
        room.main.session._journal.close()
        room = Room(saved)
        assert (len(room.main.session.entries), room.main.session.news) == (2, None)
        room.main.session._journal.close()


SENSELESS = ["options = '{}}'", """options = '{"length": "long"}'""", "seats = 'four'", 'seats = 0', "rules = 'new'"]
HEADERS = ['DELETE FROM header', *(f'UPDATE header SET {column}' for column in SENSELESS)]


@pytest.mark.parametrize('header', HEADERS)
def test_a_header_that_is_lost_or_makes_no_sense_is_damage_too(saved, header):
    tamper(saved / 'table.sqlite', header)
    room = Room(saved)
    assert room.main.session.news.message == LOST
    assert (saved / 'damaged-1-table.sqlite').exists()
    room.main.session._journal.close()


def aside_of_another_shape(path):
    tamper(path, 'DROP TABLE aside', 'CREATE TABLE aside (id, kind, seat, body, note)', 'UPDATE record SET seat = 9 WHERE id = 3')


def unreadable_schema(path):
    path.write_bytes(path.read_bytes().replace(b'CREATE TABLE aside', b'\xd1REATE TABLE aside'))


def no_records(path):
    tamper(path, 'DROP TABLE record')


@pytest.mark.parametrize('damage', [aside_of_another_shape, unreadable_schema, no_records])
def test_damage_that_shows_late_is_kept_apart_too(saved, damage):
    damage(saved / 'table.sqlite')
    room = Room(saved)
    assert room.main.session.news.message == LOST and (saved / 'damaged-1-table.sqlite').exists()
    room.main.session._journal.close()


# ---- a disk or rights that are in the way

def a_folder(path):
    path.mkdir()


def a_link_to_nowhere(path):
    path.symlink_to(path.parent / 'no folder' / 'file')


def a_folder_beside(path):
    Journal(GAME, path).close()
    path.with_name(f'{path.name}-wal').mkdir()


@pytest.mark.parametrize('blocked', [a_folder, a_link_to_nowhere, a_folder_beside])
def test_a_place_where_nothing_can_be_saved_is_said_and_left_alone(tmp_path, blocked):
    blocked(tmp_path / 'table.sqlite')
    before = sorted(path.name for path in tmp_path.iterdir())
    with pytest.raises(Refused) as no:
        Room(tmp_path)
    assert (no.value.why, no.value.facts) == (RoomWhy.NO_ROOM, {'file': tmp_path / 'table.sqlite'})
    assert sorted(path.name for path in tmp_path.iterdir()) == before


@pytest.mark.parametrize('room_for', [0, 8_192, 20_000])
def test_a_disk_that_is_full_from_the_start_is_no_damage(tmp_path, room_for):
    """The system lets no file grow further: as on a full disk."""
    code = (f'import resource, signal, sys; from pathlib import Path; from redblack.refusal import Refused; from redblack.room import Room\n'
            f'signal.signal(signal.SIGXFSZ, signal.SIG_IGN); resource.setrlimit(resource.RLIMIT_FSIZE, ({room_for}, {room_for}))\n'
            f'try: Room(Path(sys.argv[1]))\nexcept Refused as no: print(no.why.name)')
    said = subprocess.run([sys.executable, '-c', code, tmp_path], capture_output=True, text=True, cwd=ROOT)
    assert (said.stdout in ('NO_ROOM\n', 'NOT_SAVED\n'), said.stderr) == (True, said.stderr if 'Traceback' not in said.stderr else '')
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith('damaged')]
    Room(tmp_path).main.session._journal.close()  # with room again it opens


GONE = {
    'the file': lambda folder: (folder / 'table.sqlite').unlink(),
    'the file beside it': lambda folder: (folder / 'table.sqlite-wal').unlink(),
    'the folder': lambda folder: shutil.rmtree(folder),
    'the folder has another name now': lambda folder: folder.rename(folder.with_name('elsewhere')),
    'another file in its place': lambda folder: shutil.copy(folder / 'table.sqlite', folder / 'copy').replace(folder / 'table.sqlite'),
}


@pytest.mark.parametrize('gone', GONE.values(), ids=GONE)
def test_nothing_is_saved_into_a_file_that_is_no_longer_there(tmp_path, gone):
    folder = tmp_path / 'data'
    folder.mkdir()
    with closing(Journal(GAME, folder / 'table.sqlite')) as journal:
        session = sit('red 7H >2', journal)
        gone(folder)
        with refused(TableWhy.NOT_SAVED, session):
            play(session, 'done')


def test_damage_is_said_by_its_name(tmp_path):
    (tmp_path / 'table.sqlite').write_bytes(b'x' * 5000)
    with pytest.raises(Damaged):
        Journal(GAME, tmp_path / 'table.sqlite')
    tamper(tmp_path / 'newer.sqlite', 'PRAGMA user_version = 99')
    with pytest.raises(Newer):
        Journal(GAME, tmp_path / 'newer.sqlite')
    with pytest.raises(OSError):
        Journal(GAME, tmp_path / 'no folder' / 'table.sqlite')
