"""A saved evening, opened again: it goes on, and what could not be read of it is said on every screen."""
import sqlite3

import pytest

from redblack.journal import Journal
from redblack.records import Entry
from tests.pages.table import lay
from tests.rules.table import GAME, Table, notes, rules

LINE = 'red 7H >2 done, higher AS'


@pytest.fixture
def damage():
    """What has happened to the saved file."""
    return ''


@pytest.fixture
def laid(tmp_path, monkeypatch, damage):
    """A table whose moves stand in the journal already."""
    lay(tmp_path, LINE)
    journal = Journal(GAME, tmp_path / 'table.sqlite')
    played = Table(rules.start(journal.header().options, 4))
    for _, record in [*journal.records()]:
        played = played.after(record.seat, record.move)
    for note in notes(LINE):
        if not note[0].isupper() and not note[0].isdigit():
            seat, move = played.read(note)
            journal.append(Entry(seat, move))
            played = played.after(seat, move)
    journal.close()
    if damage == 'end':
        with sqlite3.connect(tmp_path / 'table.sqlite') as file:
            file.execute("UPDATE record SET body = 'nonsense' WHERE id = (SELECT max(id) FROM record)")
        file.close()
    if damage == 'whole':
        (tmp_path / 'table.sqlite').write_bytes(b'nonsense' * 1000)
    monkeypatch.setenv('TEST_TABLE', str(tmp_path))


async def test_it_goes_on_where_it_was(table):
    assert (table.ru.read('whose'), table.ru.read('said'), table.ru.read('toasts')) == ('Выполняет Игрок 2', 'Мимо · ♠A против ♥7', '')
    table.en.tap('done')
    assert table.ru.read('whose') == 'Ходит Игрок 3'


@pytest.mark.parametrize('damage', ['end'])
async def test_an_end_that_cannot_be_read(table):
    assert table.ru.read('whose') == 'Ходит Игрок 2'
    assert table.ru.read('toasts') == 'Конец сохранённой партии не прочитался и отложен в сторону. Играем с того места, где запись цела.'
    assert table.en.read('toasts').startswith('The end of the saved game could not be read.')


@pytest.mark.parametrize('damage', ['whole'])
async def test_a_file_that_cannot_be_read(table):
    assert table.ru.read('whose') == 'Ходит Игрок 1' and table.ru.card == 'back-halves'
    assert table.ru.read('toasts') == 'Сохранённый вечер прочитать не удалось. Файл отложен в сторону, начат новый вечер.'
    table.en.tap('red')
    assert table.ru.read('toasts') == table.en.read('toasts') == ''
