"""One table: whose taps count, and what can be taken back. Lines of play are the notes of tests/rules/table.py."""
import pytest

from redblack.game import HOST, UNDO
from redblack.games.red_or_black.moves import Bet, Done, Immunity, Options, Reseat, Restart, Settings
from redblack.games.red_or_black.why import Why
from redblack.place import Place
from redblack.records import Entry, TakenBack
from redblack.refusal import Refused, TableWhy
from redblack.session import TAKEN_BACK, Session
from tests.rules.table import GAME, notes
from tests.sitting import TWO_MAY_ACT, Full, all_of, dealt, play, read, refused, sit, watch

# ---- taps and their numbers

TAPS = [
    ('', 'red'),
    ('red 7H', '>2'),
    ('red 4S', 'done'),
    ('red 6S', 'swap'),
    ('red KS', 'say=hush'),
    ('red TH >2 done, higher 3S', 'bounce'),
    (TWO_MAY_ACT, '2:lay'),
    (TWO_MAY_ACT + ' 2:lay', '2:take'),
    ('', 'skip'),
    ('', 'set=relay'),
    ('red AS', 'set=sober'),
    ('', 'sit=0,1,2'),
    ('red 7H', 'restart'),
]


@pytest.mark.parametrize('line, note', TAPS)
def test_a_tap_counts_once_and_a_second_with_the_same_number_is_refused(line, note):
    session = sit(line)
    played, number = len(session.entries), dict(session.asked)
    seat, move = read(session, note)
    session.act(seat, move, asked=number[seat])
    assert session.entries[played] == Entry(seat, move)
    with refused(TableWhy.STALE, session):
        session.act(seat, move, asked=number[seat])


@pytest.mark.parametrize('first, then', [('2:lay', '1:done'), ('1:lay', '2:lay'), ('2:lay', '1:lay')])
def test_of_two_who_may_act_the_move_of_one_leaves_the_number_of_the_other_alone(first, then):
    session = sit(TWO_MAY_ACT)
    number = dict(session.asked)
    for note in first, then:
        seat, move = read(session, note)
        session.act(seat, move, asked=number[seat])
    assert [f'{entry.seat}' for entry in session.entries[-2:]] == [first[0], then[0]]


# the line, what one does, what another meant to answer with an older number
CHANGED = [
    ('red TH >2 done, higher KS >0 done, lower 3S >1', '1:bounce', '2:done'),  # somebody else has the card now
    ('red XR', '0:done', '1:done'),
    ('red XR', '3:done', '1:red'),
    ('red 7H >2', '2:done', '0:done'),
]


@pytest.mark.parametrize('line, first, then', CHANGED)
def test_when_the_table_asks_something_else_everybody_has_a_new_number(line, first, then):
    session = sit(line)
    number = dict(session.asked)
    play(session, first)
    seat, move = read(session, then)
    with refused(TableWhy.STALE, session):
        session.act(seat, move, asked=number[seat])


def test_the_number_of_another_seat_is_no_answer():
    session = sit(TWO_MAY_ACT + ' 2:lay')
    asked = dict(session.asked)
    assert set(asked) == {1, 2, HOST, UNDO}
    assert asked[1] != asked[2]
    for seat, move, number in (1, Done(), asked[2]), (2, Immunity(False), asked[1]), (3, Done(), asked[1]), (1, Done(), 0), (1, Done(), asked[2] + 1):
        with refused(TableWhy.STALE, session):
            session.act(seat, move, asked=number)


def test_a_question_asked_again_has_another_number():
    session = Session(GAME, dealt('4S'))
    old = dict(session.asked)
    play(session, 'red 4S done skip skip skip')
    assert (session.view().phase, session.view().bettor) == ('bet', 0)
    with refused(TableWhy.STALE, session):
        session.act(0, Bet('red'), asked=old[0])
    with refused(TableWhy.STALE, session):
        session.settle({0: 'Оля'}, asked=old[HOST])
    with refused(TableWhy.STALE, session):
        session.settle({4: 'Оля'}, Reseat((0, 4)), asked=old[HOST])


def test_whom_the_table_does_not_wait_for_is_refused_without_a_tap_too():
    session = sit(TWO_MAY_ACT)
    with refused(TableWhy.NOT_YOUR_TURN, session):
        session.act(3, Done())
    with refused(Why.NOT_EXECUTOR, session):
        session.act(2, Done())
    assert session.objection(2, Done()) == (Why.NOT_EXECUTOR, {})
    with pytest.raises(Refused) as no:
        session.act(HOST, Reseat((5,)))
    assert no.value.facts == {'fewest': 2, 'most': 12}


@pytest.mark.parametrize('note', ['set=relay', 'sit=0,1,2', 'restart', 'undo'])
@pytest.mark.parametrize('line', ['', 'red 7H', TWO_MAY_ACT + ' 2:lay'])
def test_the_host_and_an_undo_renew_every_number(line, note):
    session = sit(line)
    if note == 'undo':
        play(session, 'set=quiet')
    old = dict(session.asked)
    if note == 'undo':
        session.undo()
    else:
        play(session, note)
    assert not {*old.values()} & {*session.asked.values()}
    assert set(session.asked) == GAME.rules.to_act(session.state) | {HOST, UNDO}


def test_a_place_carries_the_numbers_of_all_open_questions():
    session = sit(TWO_MAY_ACT)
    place = watch(session, Place(2))
    play(session, '2:lay')
    assert place.asked == session.asked
    assert set(place.asked) == {1, 2, HOST, UNDO}


@pytest.mark.parametrize('line', ['', 'red 7H', TWO_MAY_ACT, TWO_MAY_ACT + ' 2:lay set=relay', 'red 7H >2 done restart'])
def test_resuming_gives_the_same_numbers(line):
    session = sit(line)
    play(session, 'set=quiet')
    session.undo()
    assert all_of(Session(GAME, session._journal)) == all_of(session)


# ---- the host's settings: all of it or nothing

SETTLED = {0: 'Оля', 4: 'Ира'}, Reseat((0, 1, 4)), Restart(Options('quick', relay=True))


def test_names_seats_and_a_new_party_are_one():
    session = sit('red 7H >2')
    session.settle(*SETTLED, asked=session.asked[HOST])
    assert (session.state.circle, session.state.party, session.state.options.length) == ((0, 1, 4), 2, 'quick')
    assert session.names == SETTLED[0] and session.state.phase == 'bet'
    assert all_of(Session(GAME, session._journal)) == all_of(session)


@pytest.mark.parametrize('left', range(4))  # names, seats, the new party, its deal
def test_a_disk_without_room_for_all_of_it_takes_none(left):
    session = sit('red 7H >2', Full(GAME))
    session._journal.left = left
    with refused(TableWhy.NOT_SAVED, session):
        session.settle(*SETTLED)
    session._journal.left = 4
    session.settle(*SETTLED)


def test_what_the_table_refuses_in_the_end_has_not_begun():
    session = sit('red 7H >2')
    with refused(Why.OTHER_LENGTH, session):
        session.settle({0: 'Оля'}, Reseat((0, 1)), Settings(Options('quick')))


# ---- taking back

UNDONE = [
    ('red 7H', '>2'),
    ('red 4S', 'done'),
    ('red AH >2', 'done'),
    ('red 6S', 'swap'),
    ('red KS', 'say=hush'),
    ('red TH >2 done, higher 3S', 'bounce'),
    (TWO_MAY_ACT, '2:lay'),
    (TWO_MAY_ACT + ' 2:lay', '2:take'),
    ('', 'skip'),
    ('', 'sit=3,4'),
    ('red AS', 'sit=1,2'),
    ('red 7H', 'set=sober+relay'),
    ('', 'restart'),
    (TWO_MAY_ACT, 'restart=full'),
    ('red XR done, red XB done', 'restart=quick'),
]


@pytest.mark.parametrize('line, note', UNDONE)
def test_undo_takes_back_the_last_move_with_the_deal_behind_it(line, note):
    session = sit(line)
    before = session.state, session.entries
    play(session, note)
    assert session.state != before[0]
    session.undo(asked=session.asked[UNDO])
    assert (session.state, session.entries) == before
    assert all_of(Session(GAME, session._journal)) == all_of(session)


def test_undo_again_goes_further_back():
    session = sit('red 7H')
    states = [session.state]
    for note in '>2', 'set=relay', '2:done', 'skip':
        play(session, note)
        states.append(session.state)
    while len(states) > 1:
        assert session.state == states.pop()
        session.undo()
    assert session.state == states.pop()


def test_a_card_that_everybody_has_seen_is_not_unturned():
    session = sit('red 7H >2')
    session.undo()
    with refused(TableWhy.ALREADY_SEEN, session):
        session.undo()
    play(session, '>1 done')
    session.undo()
    session.undo()
    assert session.view().phase == 'assign'
    play(session, 'restart red')
    with refused(TableWhy.ALREADY_SEEN, session):
        session.undo()


def test_nothing_to_take_back_and_an_old_tap_on_undo():
    session = sit()
    with refused(TableWhy.NOTHING_TO_UNDO, session):
        session.undo()
    play(session, 'skip')
    number = session.asked[UNDO]
    session.undo(asked=number)
    play(session, 'skip')
    with refused(TableWhy.STALE, session):
        session.undo(asked=number)


@pytest.mark.parametrize('line, note', [('red KS', 'say=hush'), ('red 6S', 'swap'), (TWO_MAY_ACT, '2:lay'), ('', 'skip'), ('red 7H', '>2')])
def test_an_undo_takes_back_what_its_screen_saw_last_and_nothing_newer(line, note):
    """The line of one phone jams: its tap comes when another one has moved on."""
    session = sit(line)
    play(session, 'set=relay')
    number = session.asked[UNDO]
    play(session, note)
    with refused(TableWhy.STALE, session):
        session.undo(asked=number)
    session.undo(asked=session.asked[UNDO])


def test_undo_never_redraws(monkeypatch):
    draws, chance = [], GAME.rules.chance
    session = sit('red 7H >2 done, higher KS')
    deck = session.state.deck
    monkeypatch.setattr(GAME.rules, 'chance', lambda state, rng: draws.append(state) or chance(state, rng))
    for note in notes('>3 done set=relay skip'):
        play(session, note)
        session.undo()
        play(session, note)
    assert draws == []
    play(session, 'restart')
    session.undo()
    assert len(draws) == 1
    assert session.state.deck == deck
    play(session, 'red' if session.view().level == 'colour' else 'lower')
    assert session.view().card == deck[2]


def test_every_screen_hears_that_something_was_taken_back_and_whether_more_can_be():
    session = sit('red 7H')
    one, other = watch(session, Place(0)), watch(session, Place())
    assert (one.undoable, one.news) == (False, None)
    play(session, '>2')
    assert one.undoable is other.undoable is True
    session.undo()
    assert one.news.message == other.news.message == TAKEN_BACK
    assert one.undoable is other.undoable is False
    play(session, '>2')
    first = one.news
    session.undo()
    assert one.news.message == TAKEN_BACK
    assert one.news != first


@pytest.mark.parametrize('keep', ['0', '1', '3'])
def test_a_journal_that_takes_back_what_no_undo_could_is_not_followed(keep):
    session = sit('red 7H >2 done')  # the deal, then three moves: an undo here keeps 3
    session._journal.append(TakenBack(int(keep)))
    again = Session(GAME, session._journal)
    assert (again.state == session.state) is (keep != '3')
    assert again.view().card == (None if keep != '3' else '7H')
