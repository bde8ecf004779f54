"""The journal on a disk: what was acknowledged is there after any death of the process, and what cannot be read is never lost."""
import gc
import json
import os
import signal
import stat
import subprocess
import sys
from contextlib import closing
from random import Random

import pytest

from redblack.game import HOST, NATURE
from redblack.games.red_or_black.moves import Assign, Bet, Bounce, Deal, Done, Immunity, Options, Reseat, Restart, SayRule, Settings, Skip, Swap
from redblack.journal import InUse, Journal, NotSaved
from redblack.place import Place
from redblack.records import Entry, Header, Named, TakenBack
from redblack.refusal import Refused, TableWhy
from redblack.room import Room, RoomWhy
from redblack.session import Session
from tests.rules.table import GAME, TASKS, THEMES, full_deck
from tests.sitting import all_of, dealt, play, player, sit, tamper


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith('-shm')}


# ---- on the disk

def test_each_record_is_on_the_disk_before_anybody_hears_of_it(tmp_path):
    journal = Journal(GAME, tmp_path / 'table.sqlite')
    assert [journal._db.execute(f'PRAGMA {name}').fetchone() for name in ('journal_mode', 'synchronous', 'locking_mode')] == [('wal',), (2,), ('exclusive',)]
    heard = []

    class Listener(Place):
        def show(self, view, **table):
            heard.append((journal._db.in_transaction, [record for _, record in journal.records()][-1]))

    session = Session(GAME, dealt('7H', journal))
    session.join(Listener())
    session.act(0, Bet('red'))
    session.settle({0: 'Оля'})
    session.act(0, Assign(2))
    session.undo()
    session.settle({5: 'Ким'}, Reseat((0, 5)))
    assert heard[1:] == [(False, record) for record in (
        Entry(0, Bet('red')), Named({0: 'Оля'}), Entry(0, Assign(2)), TakenBack(2), Named({5: 'Ким'}))]
    journal.close()


def test_only_the_owner_may_read(tmp_path):
    old = os.umask(0)
    try:
        journal = Journal(GAME, tmp_path / 'table.sqlite')
        sit('red', journal)
        assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {'table.sqlite': 0o600, 'table.sqlite-wal': 0o600}
        journal.close()
    finally:
        os.umask(old)


@pytest.mark.parametrize('seed', range(10))
def test_what_was_acknowledged_is_there_after_a_kill(tmp_path, seed):
    process = player(tmp_path, seed)
    assert process.stdout.readline() == 'open\n'
    acknowledged = [json.loads(process.stdout.readline()) for _ in range(Random(seed).randint(1, 150))]
    process.send_signal(signal.SIGKILL)
    acknowledged += [json.loads(line) for line in process.stdout.read().split('\n')[:-1]]  # said before it died
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    room = Room(tmp_path)
    played = [repr((entry.seat, entry.move)) for entry in room.main.session.entries if entry.seat != NATURE]
    assert room.main.session.news is None
    assert played[:len(acknowledged)] == acknowledged
    assert len(played) - len(acknowledged) in (0, 1)  # one may have been saved and not yet said
    room.main.session._journal.close()


def test_a_full_disk_refuses_and_the_party_goes_on_when_there_is_room(tmp_path):
    journal = Journal(GAME, tmp_path / 'table.sqlite')
    session = sit('', journal)
    pages = journal._db.execute('PRAGMA page_count').fetchone()[0]
    journal._db.execute(f'PRAGMA max_page_count={pages}')
    with pytest.raises(Refused) as no:
        for _ in range(1_000):
            before = all_of(session)
            play(session, 'skip')
    assert no.value.why is TableWhy.NOT_SAVED
    assert all_of(session) == before
    written = list(journal.records())
    with pytest.raises(NotSaved):
        journal.append(Entry(HOST, Skip()), *[Named({0: 'x' * 3000})] * 5)
    assert list(journal.records()) == written  # all of it, or nothing
    journal._db.execute('PRAGMA max_page_count=1000')
    play(session, 'skip')
    journal.close()
    with closing(Journal(GAME, tmp_path / 'table.sqlite')) as again:
        assert all_of(Session(GAME, again)) == all_of(session)


# ---- what is written is read

RECORDS = [
    *(Entry(seat, move) for seat, move in (
        (NATURE, Deal(full_deck(()), TASKS, THEMES)), (0, Bet('pass')), (11, Assign(0)), (3, Bounce()), (1, Swap()), (0, Done()),
        (2, SayRule('«Шёпотом» "\n\0\'; DROP TABLE record')), (1, Immunity(True)), (1, Immunity(False)), (HOST, Reseat((4, 0, 11))),
        (HOST, Settings(Options('full', 'sober', True, True, True))), (HOST, Restart(Options(relay=True))), (HOST, Skip()))),
    Named({0: 'Оля', 11: ''}), Named({}), TakenBack(0), TakenBack(123),
]


@pytest.mark.parametrize('path', [':memory:', 'table.sqlite'])
def test_header_and_records_are_read_as_they_were_written(tmp_path, path):
    path = path if path == ':memory:' else tmp_path / path
    header = Header('red_or_black', 1, Options('quick', 'sober', must_bounce=True), 12)
    with closing(Journal(GAME, path)) as journal:
        assert journal.header() is None
        assert journal.begin(header) == header
        for record in RECORDS:
            journal.append(record)
        assert journal.header() == header
        assert list(journal.records()) == [*enumerate(RECORDS, 1)]
    if path != ':memory:':
        with closing(Journal(GAME, path)) as journal:
            assert (journal.header(), list(journal.records())) == (header, [*enumerate(RECORDS, 1)])


def test_a_table_starts_as_it_was_asked_to(tmp_path):
    for options in Options('quick', relay=True), Options('full'):  # the second time it has started already
        with closing(Journal(GAME, tmp_path / 'table.sqlite')) as journal:
            session = Session(GAME, journal, options=options, seats=3)
            assert (session.state.options, session.state.circle) == (Options('quick', relay=True), (0, 1, 2))


# ---- what this program cannot go on with

NEWER = ['PRAGMA user_version = 99', f'UPDATE header SET rules = {GAME.version + 1}']


@pytest.mark.parametrize('command', NEWER, ids=['schema', 'rules'])
@pytest.mark.parametrize('killed', [False, True])
def test_a_newer_save_is_named_and_left_exactly_as_it_is(saved, command, killed):
    path = saved / 'table.sqlite'
    if killed:  # its last records still lie in the file beside it
        code = 'import os, sqlite3, sys; db = sqlite3.connect(sys.argv[1], isolation_level=None); db.execute(sys.argv[2]); os._exit(0)'
        subprocess.run([sys.executable, '-c', code, path, command], check=True)
    else:
        tamper(path, command)
    before = files(saved)
    assert killed is ('table.sqlite-wal' in before)
    with pytest.raises(Refused) as no:
        Room(saved)
    assert (no.value.why, no.value.facts) == (RoomWhy.NEWER, {'file': path})
    del no
    gc.collect()  # even when the last handle is closed
    assert files(saved) == before


def test_a_journal_in_use_by_another_process_is_refused(tmp_path):
    process = player(tmp_path)
    assert process.stdout.readline() == 'open\n'
    with pytest.raises(Refused) as no:
        Room(tmp_path)
    assert no.value.why is RoomWhy.IN_USE
    process.kill()
    process.communicate()
    Room(tmp_path).main.session._journal.close()


def test_a_second_look_from_this_process_does_not_let_another_one_in(saved):
    with closing(Journal(GAME, saved / 'table.sqlite')):
        with pytest.raises(InUse):
            Journal(GAME, saved / 'table.sqlite')
        process = player(saved)
        assert process.stdout.readline() == ''  # it could not open
        process.kill()
        process.communicate()
