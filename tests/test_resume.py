"""Five hundred evenings, stopped after every single record: each time the table comes back as it was, to the last number and name."""
import shutil
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from dataclasses import replace
from multiprocessing import get_context
from os import cpu_count
from random import Random
from types import SimpleNamespace

import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Reseat, Restart
from redblack.journal import PAGES_AHEAD, Journal
from redblack.records import Named
from redblack.refusal import Refused
from redblack.session import SET_ASIDE, Session
from tests.rules.table import GAME, rules
from tests.rules.test_random_play import choices, circle_at_random, host_at_random, options_at_random
from tests.sitting import all_of, sit

EVENINGS = 250
NAMES = ('Оля', 'оля', ' Ким', 'Ира ①', '👩‍👩‍👧', '<b>', '', 'A very very long name')


class Watched(Journal):
    """Remembers how the table stood before each record: that is how it must stand when the journal ends there."""
    session = None

    def __init__(self, game, path=':memory:'):
        super().__init__(game, path)
        self.stood = []

    def append(self, *records):
        stands = self.session and all_of(self.session)
        for following in [*records[1:], None]:
            self.stood.append(stands)
            # Seats do not wait for the names saved with them. Behind a restart comes a deal: a journal that ends before it is dealt at once.
            stands = {**self.session.names} if isinstance(following, Named) else None
        super().append(*records)


def game_of(number):
    """The game with a dealer who deals the same again: a journal that ends before a deal is dealt once more."""
    names = {name: getattr(rules, name) for name in rules.__all__}
    return replace(GAME, rules=SimpleNamespace(**names | {'chance': lambda state, rng: rules.chance(state, Random(f'{number} {rules.revealed(state)}'))}))


def something(session, rng):
    """One thing that somebody does, allowed or not; False when nobody can do anything."""
    dice = rng.random()
    if dice < .05:
        session.undo()
    elif dice < .08:
        session.settle({rng.randrange(14): rng.choice(NAMES) for _ in range(rng.randint(1, 3))})
    elif dice < .11:
        circle = circle_at_random(rng, session.state.circle)[:rng.choice([1, 12, 12, 12])]  # one alone is refused
        session.settle({seat: rng.choice(NAMES) for seat in circle if rng.random() < .5}, Reseat(circle))
    elif dice < .16 and (move := host_at_random(session.state, rng)):
        session.act(HOST, replace(move, options=replace(move.options, length='quick')) if isinstance(move, Restart) else move)
    elif found := choices(session.state):
        session.act(*rng.choice(found))
    else:
        return False
    return True


def evening(number, path=':memory:'):
    """Play one evening. Its game, its journal, and how the table stood after each number of records."""
    rng, game = Random(number), game_of(number)
    journal = Watched(game, path)
    session = journal.session = Session(game, journal, options=options_at_random(rng, 'quick'), seats=rng.randint(2, 12))
    going = True
    while going:
        with suppress(Refused):
            going = something(session, rng)
    stood = [*journal.stood, all_of(session)]
    return game, journal, [as_it_stood(now, then) for now, then in zip(stood, [*stood[1:], None], strict=True)]


def as_it_stood(now, then):
    """In the middle of a write it is what the whole of it brings, or that with the names of before."""
    return (*then[:3], now) if isinstance(now, dict) else now or then


def copy(game, journal, records, path=':memory:'):
    """Another journal with only the first *records* of this one."""
    short = Journal(game, path)
    short.begin(journal.header())
    short._db.executemany('INSERT INTO record VALUES (?, ?, ?, ?)', journal._db.execute('SELECT * FROM record ORDER BY id LIMIT ?', (records,)).fetchall())
    return short


def stop_after_every_record(numbers):
    """How many times a table was opened again."""
    opened = 0
    for number in numbers:
        game, journal, stood = evening(number)
        records = [record for _, record in journal.records()]
        with closing(copy(game, journal, 0)) as short:
            for n, before in enumerate(stood):
                session = Session(game, short)
                assert all_of(session) == before, f'evening {number}, {n} records'
                assert session.news is None
                short._db.execute('DELETE FROM record WHERE id > ?', (n,))  # the deal that it had to make up for
                if n < len(records):
                    short.append(records[n])
        opened += len(stood)
        journal.close()
    return opened


def test_stopped_after_any_record_the_table_comes_back_as_it_was():
    with ProcessPoolExecutor(min(cpu_count() or 1, 8), mp_context=get_context('spawn')) as pool:
        opened = sum(pool.map(stop_after_every_record, [range(first, EVENINGS, 20) for first in range(20)]))
    assert opened > 40 * EVENINGS


@pytest.mark.parametrize('number', range(20))
def test_on_the_disk_too(tmp_path, number):
    game, journal, stood = evening(number)
    for records in Random(number).sample(range(len(stood)), 5):
        path = tmp_path / f'{records}.sqlite'
        copy(game, journal, records, path).close()
        with closing(Journal(game, path)) as short:
            session = Session(game, short)
            assert all_of(session) == stood[records]
            assert session.news is None


# ---- the last record is damaged

OTHERS = 'null', '[]', '"done"', '{"kind":"nothing"}', '{"kind":"bet","side":"up"}', '-1', '1e9', '{"0":5}', '{"x":"y"}'
DAMAGE = {
    'cut': lambda rng, body: body[:rng.randrange(len(body))],
    'garbage': lambda rng, body: ''.join(chr(rng.randrange(32, 0x500)) for _ in range(20)),
    'another JSON': lambda rng, body: rng.choice(OTHERS),
    'bytes': lambda rng, body: rng.randbytes(20),
    'text that is no UTF-8': lambda rng, body: b'\xff{' + body.encode(),
}


@pytest.mark.parametrize('kind', ['move', 'names', 'undo'])
@pytest.mark.parametrize('damage', DAMAGE)
def test_a_damaged_last_record_costs_that_record_only_and_is_kept_apart(damage, kind):
    for number in range(30):
        rng = Random(number)
        game, journal, stood = evening(number)
        of_kind = journal._db.execute('SELECT id FROM record WHERE kind = ?', (kind,)).fetchall()
        if not of_kind:
            continue
        (last,) = rng.choice(of_kind)
        with closing(copy(game, journal, last)) as short:
            (seat, body), = short._db.execute('SELECT seat, body FROM record WHERE id = ?', (last,))
            broken = DAMAGE[damage](rng, body)
            as_text = 'CAST(? AS TEXT)' if damage == 'text that is no UTF-8' else '?'
            short._db.execute(f'UPDATE record SET body = {as_text} WHERE id = ?', (broken, last))
            session = Session(game, short)
            assert all_of(session) == stood[last - 1]
            assert session.news.message == SET_ASIDE
            kept = short._db.execute('SELECT id, kind, seat, CAST(body AS BLOB) FROM aside').fetchall()
            assert kept == [(last, kind, seat, broken.encode() if isinstance(broken, str) else broken)]
            again = Session(game, short)
            assert (all_of(again), again.news) == (all_of(session), None)


def test_what_follows_a_damaged_record_is_kept_apart_with_it():
    session = sit('red 7H >2 done, higher KS >3 done')  # the deal and six moves
    journal = session._journal
    rows = journal._db.execute('SELECT * FROM record WHERE id > 3').fetchall()
    journal._db.execute('UPDATE record SET seat = 9 WHERE id = 4')  # a seat that nobody sits on says done
    again = Session(GAME, journal)
    assert again.entries == session.entries[:3]
    assert journal._db.execute('SELECT * FROM aside').fetchall() == [(4, 'move', 9, rows[0][3]), *rows[1:]]
    assert again.news.message == SET_ASIDE


FRAME = 24 + 4096  # bytes: its header, a page


@pytest.mark.parametrize('number', range(20))
def test_a_write_ahead_file_cut_anywhere_costs_only_its_end(tmp_path, number):
    rng, table, wal = Random(number), tmp_path / 'table.sqlite', tmp_path / 'table.sqlite-wal'
    game, journal, stood = evening(number, table)
    written = wal.read_bytes()
    assert len(written) % FRAME == 32
    last = len(written) - FRAME  # where the last frame begins
    cut_short = [written[:rng.randrange(last, len(written))], *(written[:rng.randrange(len(written) // 2, last)] for _ in range(3))]
    scratched = [written[:at + 30] + rng.randbytes(50) + written[at + 80:] for at in range(32, len(written), FRAME)]
    for cut in cut_short + scratched:
        killed = tmp_path / 'killed'
        shutil.rmtree(killed, ignore_errors=True)
        killed.mkdir()
        shutil.copy(table, killed)
        (killed / wal.name).write_bytes(cut)
        with closing(Journal(game, killed / table.name)) as short:
            session = Session(game, short)
            only_the_last = len(cut) >= last and cut not in scratched[:-1]
            assert all_of(session) in (stood[-3:-1] if only_the_last else stood[-2 * PAGES_AHEAD:-1])  # names and seats are one write
            assert bool(session.news) is (cut in scratched)  # cut short, it looks like a write that was killed before anybody heard of it
            assert session.news is None or (session.news.message, (killed / f'damaged-1-{wal.name}').read_bytes()) == (SET_ASIDE, cut)
        with closing(Journal(game, killed / table.name)) as again:
            assert Session(game, again).news is None  # said once
    journal.close()


def test_a_whole_write_ahead_file_is_nothing_to_speak_of(tmp_path):
    for number in range(20):
        game, journal, stood = evening(number, tmp_path / 'table.sqlite')
        killed = tmp_path / 'killed'
        killed.mkdir()
        for name in 'table.sqlite', 'table.sqlite-wal':
            shutil.copy(tmp_path / name, killed)
        with closing(Journal(game, killed / 'table.sqlite')) as short:
            session = Session(game, short)
            assert (all_of(session), session.news) == (stood[-1], None)
        journal.close()
        shutil.rmtree(killed)
        (tmp_path / 'table.sqlite').unlink()
