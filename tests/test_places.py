"""What the screens of a table are told: names, news, and that one screen's trouble is its own. And a disk that is full."""
from dataclasses import fields, replace

import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Bet, Options, Reseat, Restart
from redblack.games.red_or_black.why import Why
from redblack.place import Place
from redblack.records import Named
from redblack.refusal import TableWhy
from redblack.session import Session
from tests.rules.table import GAME, rules
from tests.sitting import TWO_MAY_ACT, Full, all_of, play, read, refused, sit, watch

# ---- names

def test_a_name_is_a_label_and_changes_nothing_else():
    session = sit(TWO_MAY_ACT)
    place, before = watch(session, Place(2)), all_of(session)[:3]
    session.settle({0: ' Оля ', 2: 'оля', 3: '<b>'}, asked=session.asked[HOST])
    assert all_of(session)[:3] == before
    assert place.names == {0: 'Оля ①', 2: 'оля ②', 3: '<b>'}
    session.settle({0: '', 1: 'Ким'})
    assert place.names == {1: 'Ким', 2: 'оля', 3: '<b>'}


def test_names_survive_a_resume_and_an_undo():
    session = sit('red 7H')
    session.settle({3: 'Оля', 0: 'Оля', 1: 'x'})
    play(session, '>2')
    session.settle({1: '', 2: 'Ким'})
    session.undo()
    place = watch(session, Place())
    assert place.names == {3: 'Оля ①', 0: 'Оля ②', 2: 'Ким'}
    assert watch(Session(GAME, session._journal), Place()).names == place.names


def test_the_same_names_again_are_not_written_down():
    session = sit()
    session.settle({0: 'Оля', 1: 'Ким'})
    written = len(list(session._journal.records()))
    session.settle({0: ' Оля', 1: 'Ким', 2: '', 3: '\u200b'})
    assert len(list(session._journal.records())) == written
    session.settle({0: 'Оля', 1: 'Кин'})
    assert [record for _, record in session._journal.records()][written:] == [Named({1: 'Кин'})]


def test_a_new_list_of_players_brings_its_names():
    session = sit('red 7H')
    place = watch(session, Place())
    session.settle({0: 'Оля', 4: 'Ким'}, Reseat((4, 0)), asked=session.asked[HOST])
    assert (place.circle, place.names) == ((4, 0), {0: 'Оля', 4: 'Ким'})
    assert all_of(Session(GAME, session._journal)) == all_of(session)


def test_a_refused_list_names_nobody():
    session = sit()
    session.settle({0: 'Оля'})
    with refused(Why.BAD_CIRCLE, session):
        session.settle({0: 'Ким', 4: 'Ира'}, Reseat((0,)))
    with refused(TableWhy.STALE, session):
        session.settle({0: 'Ким', 4: 'Ира'}, Reseat((0, 4)), asked=session.asked[HOST] + 1)


# names so far, seats of the other rows, the name in the row, its seat
ROWS = [
    ({0: 'Оля', 1: 'Ким', 2: 'Ира'}, (0, 2), 'Ким', 1),
    ({0: 'Оля', 1: 'Ким', 2: 'Ира'}, (0, 2), ' KИМ ', 1),     # a Latin K: across the table the same name
    ({0: 'Оля', 1: 'Ким', 2: 'Ира'}, (0, 2), 'Кира', 3),
    ({0: 'Оля', 1: 'Ким', 2: 'Ира'}, (0, 2), '', 3),
    ({0: 'Оля', 1: 'Ким', 2: 'Ира'}, (0, 1, 2), 'Ким', 3),     # a second one sits beside the first
    ({0: 'Оля', 1: 'Оля', 2: 'Ира'}, (0, 2), 'Оля', 1),
    ({0: 'Оля', 1: 'Оля', 2: 'Ира'}, (2,), 'Оля', 0),
    ({0: 'Оля', 2: 'Ира'}, (0, 1, 3), 'Ким', 4),               # Ира may come back to 2
]


@pytest.mark.parametrize('names, taken, name, seat', ROWS)
def test_who_returns_sits_where_they_sat_and_a_new_player_where_nobody_did(names, taken, name, seat):
    session = sit(seats=4 if 3 in taken else 3)
    session.settle(names)
    assert session.seat_for(name, taken) == seat


def test_a_new_player_does_not_inherit_the_number_of_one_without_a_name():
    session = sit('red AS done')  # a penalty for the first of four without names
    play(session, 'sit=1,2,3')
    session.settle({1: 'Ким'})
    assert session.seat_for('Оля', (1, 2, 3)) == 4


# ---- screens

def test_a_screen_sees_every_field_from_the_moment_it_joins():
    session = sit(TWO_MAY_ACT)
    for seat in None, 2:
        place = watch(session, Place(seat))
        assert place.view == rules.view(session.state, seat)
        for field in fields(place.view):
            assert getattr(place, field.name) == getattr(place.view, field.name)


class Broken(Place):
    """A screen where an element bound to the level fails."""

    @property
    def level(self):
        raise LookupError

    @level.setter
    def level(self, value):
        raise RuntimeError('the element is gone')


class Gone(Place):
    """A screen that cannot be shown anything any more."""
    shown = 0

    def show(self, view, **table):
        self.shown += 1
        if self.shown > 1:
            raise RuntimeError('the client is gone')


class Watcher(Place):
    """A text made of several fields: set by one of them, it reads the others."""
    half = False

    @property
    def phase(self):
        return self.view.phase

    @phase.setter
    def phase(self, value):
        self.half |= value != self.view.phase


def test_an_element_that_fails_stops_neither_its_screen_nor_another():
    session = sit()
    first, broken, gone, last = (watch(session, place) for place in (Place(), Broken(), Gone(), Place(1)))
    play(session, 'red')
    session.settle({0: 'Оля'})
    for place in first, broken, last:
        assert place.card == session.view().card
        assert place.cup_price == 0  # the last fields of the view come after the level
        assert place.story == ()
        assert place.asked == session.asked
        assert place.names == {0: 'Оля'}
    assert gone.shown == 3
    assert first.level == last.level == 'colour'


def test_no_screen_shows_half_a_change():
    session = sit()
    place = watch(session, Watcher())
    play(session, 'red done')
    assert place.half is False


def test_a_screen_that_has_left_hears_nothing_more():
    session = sit('red 7H')
    place, stays = watch(session, Place()), watch(session, Place())
    session.leave(place)
    before = dict(vars(place))
    play(session, '>2')
    session.settle({0: 'Оля'})
    session.announce('Hello')
    assert vars(place) == before
    assert (stays.executor, stays.names, stays.news.message) == (2, {0: 'Оля'}, 'Hello')


def test_nor_when_it_leaves_in_the_middle_of_a_change(monkeypatch):
    session = sit()
    first, place = watch(session, Place()), watch(session, Place())
    monkeypatch.setattr(first, 'show', lambda view, **table: session.leave(place))
    before = dict(vars(place))
    play(session, 'red')
    assert vars(place) == before


@pytest.mark.parametrize('hidden, looked', [(False, [None]), (True, [0, 3, None])])
def test_the_table_is_looked_at_once_for_all_who_see_the_same(monkeypatch, hidden, looked):
    session, looks = sit(), []
    monkeypatch.setattr(session, 'game', replace(session.game, hidden=hidden))
    for seat in (None, None, 0, 0, 3):
        session.join(Place(seat))
    view = rules.view
    monkeypatch.setattr(GAME.rules, 'view', lambda state, seat: looks.append(seat) or view(state, seat))
    session.act(0, Bet('red'))
    assert sorted(looks, key=str) == looked


def test_news_reach_every_screen_until_the_next_move():
    session = sit()
    places = [watch(session, Place(seat)) for seat in (None, 0, 2)]
    session.announce('Hello')
    session.settle({0: 'Оля'})
    assert {place.news.message for place in (*places, watch(session, Place()))} == {'Hello'}
    play(session, 'skip')
    assert [place.news for place in (*places, watch(session, Place()))] == [None] * 4


def test_the_same_words_twice_are_news_twice():
    session = sit()
    place = watch(session, Place())
    session.announce('Hello')
    first = place.news
    session.announce('Hello')
    assert place.news != first


# ---- a full disk

FULL = [('', 'skip'), ('', 'red'), ('red 7H', '>2'), ('red 4S', 'done'), (TWO_MAY_ACT, '2:lay'), ('', 'sit=0,1'), ('red 7H', 'restart'), ('', 'set=quiet')]


@pytest.mark.parametrize('line, note', FULL)
def test_what_cannot_be_saved_did_not_happen(line, note):
    session = sit(line, Full(GAME))
    session._journal.left = 0
    with refused(TableWhy.NOT_SAVED, session):
        session.act(*read(session, note))
    session._journal.left = 1_000
    play(session, note)  # there is room again
    assert all_of(Session(GAME, session._journal)) == all_of(session)


# what is done, room for so many records
HALF_FULL = [
    (lambda session: session.undo(), 0),
    (lambda session: session.settle({0: 'Оля'}), 0),
    (lambda session: session.act(HOST, Restart(Options())), 1),                # the restart, but not the deal behind it
    (lambda session: session.settle({0: 'Оля'}, Reseat((0, 2))), 1),           # the name, but not the seats
]


@pytest.mark.parametrize('do, left', HALF_FULL, ids=['undo', 'name', 'restart', 'list of players'])
def test_nor_by_half(do, left):
    session = sit('red 7H >2', Full(GAME))
    session._journal.left = left
    with refused(TableWhy.NOT_SAVED, session):
        do(session)
    session._journal.left = 1_000
    assert all_of(Session(GAME, session._journal)) == all_of(session)
