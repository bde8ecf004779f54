"""The room: more than one table, and evenings that come and go."""
import os
import string
import time
from contextlib import contextmanager

import pytest

import redblack.room
from redblack.evenings import ShelfWhy
from redblack.games.red_or_black.moves import Bet
from redblack.host import HostWhy
from redblack.kinds import MAIN_GAME
from redblack.ledger import ADMITTED
from redblack.place import Place
from redblack.refusal import Refused, TableWhy
from redblack.room import LAST_NIGHT, LETTERS, LOST_SETTINGS, MAIN, TABLES, Room, RoomWhy
from tests.company import Clock
from tests.sitting import tamper, watch


@pytest.fixture
def open_room():
    """A room in a folder, with the host 'laptop'; closed when the test ends, or when the next one is opened."""
    opened = []

    def close():
        for room in opened:
            for table in room._tables.values():
                table.session.close()
        opened.clear()

    def one(folder):
        close()
        opened.append(Room(folder, Clock()))
        opened[0].host.enter(opened[0].host.key, 'laptop')
        return opened[0]
    one.close = close
    yield one
    close()


@pytest.fixture
def room(tmp_path, open_room):
    return open_room(tmp_path)


def bet(room, code=MAIN):
    """Somebody bets: from then on it is an evening worth keeping."""
    session = room.table(code).session
    session.act(session.state.bettor, Bet('red'))


def evenings(room):
    return [evening.id for evening in room.shelf.evenings()]


@contextmanager
def refused(why):
    with pytest.raises(Refused) as no:
        yield no
    assert no.value.why is why


# ---- tables

def test_a_further_table_has_a_code_of_four_letters_and_a_game_of_its_own(room, tmp_path, open_room):
    table = room.new_table('laptop')
    assert len(table.code) == 4 and {*table.code} <= {*LETTERS} and room.codes == [MAIN, table.code]
    bet(room, table.code)
    assert room.table(table.code).session.state.turned == 1 and room.main.session.state.turned == 0
    again = open_room(tmp_path)
    assert again.codes == [MAIN, table.code] and again.table(table.code).session.state.turned == 1 and again.main.session.state.turned == 0


CYRILLIC = str.maketrans(LETTERS, 'АВСЕНКМРТХ')


@pytest.mark.parametrize('typed', [str.upper, str.lower, lambda code: code.translate(CYRILLIC), lambda code: code.translate(CYRILLIC).lower()],
                         ids=['capitals', 'small letters', 'Russian keyboard', 'small letters of it'])
def test_a_code_may_be_typed_on_any_keyboard(room, typed):
    table = room.new_table('laptop')
    assert room.table(typed(table.code)) is table


@pytest.mark.parametrize('code', ['ABCD', 'AAAA', '../table', '..', '%2e%2e', 'a/b', '\0', ' ', 'x' * 10_000, '*', '????'])
def test_no_other_text_is_a_table(room, tmp_path, code):
    (tmp_path / 'table-secret.sqlite').touch()
    with refused(RoomWhy.NO_TABLE):
        room.table(code)
    assert room.codes == [MAIN]


@pytest.mark.parametrize('device', ['guest', '', None])
def test_only_the_host_lays_and_clears_tables_and_evenings(room, device):
    code = room.new_table('laptop').code
    for deed in (room.new_table, room.new_evening, lambda device: room.close_table(device, code), lambda device: room.continue_evening(device, 'x'),
                 lambda device: room.delete_evening(device, 'x')):
        with refused(HostWhy.NOT_HOST):
            deed(device)
    assert room.codes == [MAIN, code] and evenings(room) == []


def test_there_is_an_end_to_tables(room):
    for _ in range(TABLES - 1):
        room.new_table('laptop')
    with refused(RoomWhy.ENOUGH):
        room.new_table('laptop')
    assert len({*room.codes}) == TABLES


def test_whoever_is_in_the_room_opens_a_table_of_a_game_that_has_none(room, tmp_path, open_room):
    table = room.open_table('guest', 'hearts')
    assert table.session.game.slug == 'hearts' and room.codes_of('hearts') == [table.code] and room.codes_of(MAIN_GAME) == [MAIN]
    for slug in 'hearts', MAIN_GAME:
        with refused(RoomWhy.HAS_TABLE):
            room.open_table('other', slug)
    again = open_room(tmp_path)
    assert again.laid == (again.main,) and again.codes_of('hearts') == [table.code]
    with refused(RoomWhy.HAS_TABLE):  # though nobody has opened it since
        again.open_table('guest', 'hearts')


def test_a_game_whose_table_was_cleared_away_has_none(room):
    room.close_table('laptop', room.open_table('guest', 'hearts').code)
    assert room.open_table('guest', 'hearts')


def test_who_is_not_in_the_room_opens_nothing(room):
    room.host.ask_pin('laptop', True)
    with refused(HostWhy.PIN_ASKED):
        room.open_table('stranger', 'hearts')
    assert room.codes == [MAIN]


def test_guests_find_an_end_to_tables_too(room):
    for _ in range(TABLES - 1):
        room.new_table('laptop')
    with refused(RoomWhy.ENOUGH):
        room.open_table('guest', 'hearts')


def test_a_table_that_is_cleared_away_says_so_and_is_on_the_shelf(room):
    table = room.new_table('laptop')
    bettor = table.session.state.bettor
    bet(room, table.code)
    place = watch(table.session, Place())
    room.close_table('laptop', table.code)
    assert place.news.message == TableWhy.CLOSED and room.codes == [MAIN] and len(evenings(room)) == 1
    with refused(TableWhy.CLOSED):
        table.settle('guest', {bettor: 'Маша'})
    with refused(RoomWhy.MAIN_STAYS):
        room.close_table('laptop', MAIN)


# ---- evenings

def test_a_new_evening_is_fresh_on_every_screen_and_the_old_one_is_kept(room, tmp_path):
    room.main.claim('masha', 0, 'Маша')
    bet(room)
    place = watch(room.main.session, Place())
    room.new_evening('laptop')
    assert place.view.round == 1 and place.names == {} and place.sitting == {}
    room.main.act('masha', 0, Bet('red'))
    assert place.view.card is not None
    (evening,) = room.shelf.evenings()
    assert evening.label.players == {0: 'Маша', 1: '', 2: '', 3: ''} and evening.label.begun == 1


def test_an_evening_on_which_nothing_was_played_is_not_kept(room):
    room.main.claim('masha', 0, 'Маша')
    room.new_evening('laptop')
    assert evenings(room) == [] and room.main.session.names == {}


def test_an_evening_goes_on_with_its_seats_and_the_one_of_now_is_kept(room):
    room.main.claim('masha', 0, 'Маша')
    bet(room)
    room.new_evening('laptop')
    bet(room)
    room.main.settle('laptop', {1: 'Дима'})
    (id,) = evenings(room)
    place = watch(room.main.session, Place())
    room.continue_evening('laptop', id)
    assert place.names == {0: 'Маша'} and room.main.seat_of('masha') == 0
    assert [evening.label.players[1] for evening in room.shelf.evenings()] == ['Дима']


def test_an_evening_is_deleted_for_good(room, tmp_path):
    bet(room)
    room.new_evening('laptop')
    room.delete_evening('laptop', *evenings(room))
    assert evenings(room) == [] and [*(tmp_path / 'evenings').iterdir()] == []


@pytest.mark.parametrize('id', ['', '..', '../table', '2026-01-01-1', '/etc/passwd', 'x' * 1000])
def test_what_is_not_on_the_shelf_changes_nothing(room, id):
    bet(room)
    before = room.main.session
    for deed in room.continue_evening, room.delete_evening:
        with refused(ShelfWhy.NO_SUCH):
            deed('laptop', id)
    assert room.main.session is before


def test_an_evening_of_a_newer_game_is_left_alone_and_the_table_goes_on(room, tmp_path):
    bet(room)
    room.new_evening('laptop')
    (id,) = evenings(room)
    tamper(tmp_path / 'evenings' / f'{id}.sqlite', 'PRAGMA user_version = 99')
    with refused(ShelfWhy.NEWER):
        room.continue_evening('laptop', id)
    bet(room)
    assert evenings(room) == [id]


def full(path):
    raise Refused(ShelfWhy.NO_ROOM)


def opens(monkeypatch, refused):
    """Opening an evening fails the first, or the second time: when it is made ready, or when it lies on the table. A file is left behind."""
    whole, tries = redblack.room._open, []

    def once(path, *slug):
        tries.append(path)
        if len(tries) == refused:
            path.touch()
            raise Refused(RoomWhy.NO_ROOM, file=path)
        return whole(path, *slug)
    monkeypatch.setattr('redblack.room._open', once)


@pytest.mark.parametrize('again', ['', f'1-50-across-{string.ascii_letters}'])
def test_a_table_that_could_not_be_laid_leaves_nothing_behind(room, monkeypatch, tmp_path, again):
    """A full disk: or else every try would be one of the few tables that a room may have."""
    before = {*tmp_path.iterdir()}
    opens(monkeypatch, 1)
    with refused(RoomWhy.NO_ROOM):
        room.open_table('guest', 'hearts', again)
    assert {*tmp_path.iterdir()} == before and room.codes == [MAIN]


FAILS = {
    'the old one cannot be put away': lambda monkeypatch, room: monkeypatch.setattr(room.shelf, 'put', full),
    'the next cannot be made': lambda monkeypatch, room: opens(monkeypatch, 1),
    'the next cannot be opened': lambda monkeypatch, room: opens(monkeypatch, 2),
}


@pytest.mark.parametrize('fail', FAILS.values(), ids=FAILS)
def test_what_fails_half_way_is_taken_back_and_the_party_goes_on(room, monkeypatch, tmp_path, fail):
    bet(room)
    place = watch(room.main.session, Place())
    before = room.main.session
    fail(monkeypatch, room)
    with pytest.raises(Refused):
        room.new_evening('laptop')
    monkeypatch.undo()
    assert room.main.session is before and evenings(room) == [] and not [*tmp_path.glob('coming-*')]
    room.main.settle('laptop', {0: 'Маша'})
    assert place.names == {0: 'Маша'}


@pytest.mark.parametrize('fail', ['the old one cannot be put away', 'the next cannot be opened'])
def test_an_evening_that_cannot_go_on_lies_on_the_shelf_as_before(room, monkeypatch, tmp_path, fail):
    bet(room)
    room.new_evening('laptop')
    bet(room)
    (id,) = evenings(room)
    monkeypatch.setattr(room.shelf, 'put', full) if 'put' in fail else opens(monkeypatch, 1)
    with pytest.raises(Refused):
        room.continue_evening('laptop', id)
    monkeypatch.undo()
    assert evenings(room) == [id] and not [*tmp_path.glob('coming-*')]
    room.main.settle('laptop', {0: 'Маша'})
    room.continue_evening('laptop', id)
    assert [evening.label.players[0] for evening in room.shelf.evenings()] == ['Маша']


def test_a_table_that_cannot_be_cleared_away_goes_on(room, monkeypatch):
    table = room.new_table('laptop')
    monkeypatch.setattr(room.shelf, 'put', full)
    with refused(ShelfWhy.NO_ROOM):
        room.close_table('laptop', table.code)
    bet(room, table.code)
    assert room.table(table.code) is table and table.session.news is None


@pytest.mark.parametrize('gone', ['moved away', 'deleted'])
def test_a_party_whose_file_is_gone_is_not_thrown_away(room, tmp_path, gone):
    bet(room)
    before = room.main.session
    for path in tmp_path.glob('table.sqlite*'):
        path.unlink() if gone == 'deleted' else path.rename(tmp_path / f'away-{path.name}')
    with refused(TableWhy.NOT_SAVED):
        room.new_evening('laptop')
    assert room.main.session is before and before.state.turned == 1 and evenings(room) == []
    if gone == 'moved away':
        for path in tmp_path.glob('away-*'):
            path.rename(tmp_path / path.name.removeprefix('away-'))
        room.main.settle('laptop', {0: 'Маша'})
        assert before.names == {0: 'Маша'}


def test_what_was_coming_when_the_power_went_is_on_the_shelf(tmp_path, open_room):
    room = open_room(tmp_path)
    bet(room)
    open_room.close()
    (tmp_path / 'table.sqlite').rename(tmp_path / 'coming-table.sqlite')
    again = open_room(tmp_path)
    assert len(evenings(again)) == 1 and again.main.session.state.turned == 0 and not [*tmp_path.glob('coming-*')]


def test_a_tap_for_the_evening_before_counts_no_more(room):
    asked = dict(room.main.session.asked)
    bet(room)
    room.new_evening('laptop')
    assert not set(asked.values()) & set(room.main.session.asked.values())


def test_strangers_do_not_learn_where_a_file_lies(room, tmp_path):
    code = room.new_table('laptop').code
    room._tables.pop(code).session.close()
    tamper(tmp_path / f'table-{code}.sqlite', 'PRAGMA user_version = 99')
    with refused(RoomWhy.NEWER) as no:
        room.table(code)
    assert no.value.facts['file'] == f'table-{code}.sqlite'


def test_a_pin_keeps_nobody_from_a_seat_of_their_own(room):
    room.main.claim('masha', 0)
    room.host.ask_pin('laptop', True)
    for n in range(ADMITTED):
        room.host.admit(f'guest {n}', room.host.pin)
    assert room.admits('masha') and not room.admits('stranger')


def age(folder, seconds):
    for path in folder.glob('table*'):
        os.utime(path, (time.time() - seconds,) * 2)


@pytest.mark.parametrize('seconds, fresh', [(0, False), (LAST_NIGHT - 60, False), (LAST_NIGHT + 60, True), (-LAST_NIGHT, False)])
def test_a_start_on_another_day_begins_a_new_evening(tmp_path, open_room, seconds, fresh):
    room = open_room(tmp_path)
    further = room.new_table('laptop').code
    bet(room)
    bet(room, further)
    open_room.close()
    age(tmp_path, seconds)
    room = open_room(tmp_path)
    assert room.main.session.state.turned == (0 if fresh else 1)
    assert room.codes == ([MAIN] if fresh else [MAIN, further]) and len(evenings(room)) == (2 if fresh else 0)


@pytest.mark.parametrize('text', ['', '{', '{"port": 70000}', '{"port": -5}', '{"port": 0}', '{"pin": 1234}'])
def test_settings_that_cannot_be_read_are_said(tmp_path, open_room, text):
    (tmp_path / 'room.json').write_text(text)
    assert open_room(tmp_path).main.session.news.message == LOST_SETTINGS


def test_a_deal_to_play_once_more_gets_a_table_of_its_own(room):
    deck = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
    table = room.open_table('guest', 'hearts', f'1-50-across-{deck}')
    view = table.session.view(0)
    assert (view.options.target, view.direction, view.hand[0].value) == (50, 'across', '2C') and len(view.hand) == 13
    with pytest.raises(Refused):
        room.open_table('guest', 'hearts', f'1-50-across-{deck}')  # further ones are the host's to lay
    with pytest.raises(Refused):
        room.new_table('laptop', 'hearts', '1-50-across-abc')
    assert room.codes_of('hearts') == [table.code]
