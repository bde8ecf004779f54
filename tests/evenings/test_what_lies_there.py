"""Whatever lies on the shelf is named, left as it is, and can be deleted; what is somebody else's is not touched."""
import os
import shutil
import signal
from random import Random

import pytest

import redblack.evenings
from redblack.evenings import Label, ShelfWhy
from tests.evenings.shelves import (
    OVER,
    SATURDAY,
    a_senseless_label,
    a_text,
    another_game,
    content,
    garbage,
    half,
    named_and_killed,
    newer_rules,
    newer_schema,
    newer_throughout,
    no_label,
    played,
    refused,
    rollback_mode,
    still,
    untouched,
)
from tests.rules.table import rows
from tests.sitting import all_of, player

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
    ('a game of a newer version', another_game, UNKNOWN, ShelfWhy.NEWER),
    ('garbage', garbage, UNKNOWN, ShelfWhy.DAMAGED),
    ('the first half of it', half, UNKNOWN, ShelfWhy.DAMAGED),
    ('a text', a_text, UNKNOWN, ShelfWhy.DAMAGED),
)


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
