"""Who may do what at a table: an unclaimed seat is anybody's, a claimed one its holder's and the host's."""
from functools import partial

import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Bet, Done, Options, Reseat, Restart, Settings, Skip
from redblack.games.red_or_black.why import Why
from redblack.host import HostWhy
from redblack.place import Place, Presence, Sitting
from redblack.refusal import TableWhy
from redblack.table import COMINGS, COMINGS_IN, PASS_LASTS, PASS_TRIES, WAIT, SeatWhy
from tests.company import Company, reseat
from tests.sitting import watch

YES = None


@pytest.fixture
def company(tmp_path):
    """Masha holds seat 0 and Dima seat 1, both are here; seats 2 and 3 are nobody's. It is Masha's turn."""
    company = Company(tmp_path)
    company.table.claim('masha', 0, 'Маша')
    company.table.claim('dima', 1, 'Дима')
    company.come('masha', 'dima', 'guest')
    return company


# ---- playing

BETS = {
    'the holder': ('masha', YES), 'another holder': ('dima', SeatWhy.NOT_YOURS), 'a phone without a seat': ('guest', SeatWhy.NOT_YOURS),
    'a phone that keeps no cookies': (None, SeatWhy.NOT_YOURS), 'the host': ('laptop', YES),
}


@pytest.mark.parametrize('device, why', BETS.values(), ids=BETS)
def test_a_claimed_seat_is_played_by_its_holder_and_the_host(company, device, why):
    assert company.may(lambda: company.table.act(device, 0, Bet('red'))) is why


@pytest.mark.parametrize('device', ['masha', 'dima', 'guest', None, 'laptop'])
def test_an_unclaimed_seat_is_anybodys(company, device):
    company.table.give_up('masha', 0)
    assert company.may(lambda: company.table.act(device, 0, Bet('red'))) is YES


def test_rights_come_before_the_question_and_the_rules(company):
    with company.refused(SeatWhy.NOT_YOURS):
        company.table.act('dima', 0, Bet('higher'), asked=0)
    with company.refused(TableWhy.NOT_YOUR_TURN):
        company.table.act('dima', 1, Bet('red'))
    with company.refused(TableWhy.STALE):
        company.table.act('masha', 0, Bet('red'), asked=0)
    with company.refused(Why.WRONG_SIDE):
        company.table.act('masha', 0, Bet('higher'))


@pytest.mark.parametrize('away, host_here, why', [(0, False, SeatWhy.NOT_YOURS), (WAIT - 1, False, SeatWhy.AWAY), (WAIT, False, YES),
                                                  (1, True, SeatWhy.ASK_HOST), (WAIT, True, SeatWhy.ASK_HOST)])
@pytest.mark.parametrize('deed', ['act', 'skip'])
def test_for_a_phone_that_is_gone_anybody_plays_unless_the_host_is_here_to_ask(company, away, host_here, why, deed):
    if host_here:
        company.come('laptop')
    if away:
        company.go('masha')
        company.clock.now += away
    deeds = {'act': lambda: company.table.act('guest', 0, Bet('red')), 'skip': lambda: company.table.skip('guest', 0, Skip())}
    assert company.may(deeds[deed]) is why


def test_who_comes_back_has_the_seat_again(company):
    company.go('masha')
    company.clock.now += 10 * WAIT
    company.come('masha')
    assert company.may(lambda: company.table.act('guest', 0, Bet('red'))) is SeatWhy.NOT_YOURS
    assert company.may(lambda: company.table.act('masha', 0, Bet('red'))) is YES


def test_after_a_restart_a_holder_has_the_whole_wait_to_come_back(company):
    again = type(company.table)('', company.session, company.host, company.clock)
    company.clock.now += WAIT - 1
    assert again.presence('masha') is Presence.AWAY and not again.may('guest', 0)
    company.clock.now += 1
    assert again.presence('masha') is Presence.GONE and again.may('guest', 0)


@pytest.mark.parametrize('device, why', [('masha', YES), ('laptop', YES), ('dima', SeatWhy.NOT_YOURS), ('guest', SeatWhy.NOT_YOURS)])
def test_skipping(company, device, why):
    assert company.may(lambda: company.table.skip(device, 0, Skip(), asked=company.asked())) is why
    assert (company.session.state.bettor == 1) is (why is YES)


def test_only_whom_the_table_waits_for_is_skipped(company):
    with company.refused(SeatWhy.NOT_SEATED):
        company.table.skip('dima', 1, Skip())



@pytest.mark.parametrize('device, why', [('masha', YES), ('laptop', YES), ('dima', SeatWhy.NOT_YOURS), ('guest', SeatWhy.NOT_YOURS)])
def test_undo_of_a_players_move(tmp_path, device, why):
    company = Company(tmp_path, 'red 7H >2')
    company.table.claim('masha', 0)
    company.table.claim('dima', 1)
    company.come('masha', 'dima')
    assert company.may(lambda: company.table.undo(device)) is why


@pytest.mark.parametrize('locked, device, why', [(False, 'guest', YES), (True, 'guest', SeatWhy.LOCKED), (True, 'laptop', YES)])
def test_undo_of_a_setting(company, locked, device, why):
    company.session.settle({}, Settings(Options(quiet=True)))
    company.host.lock('laptop', locked)
    assert company.may(lambda: company.table.undo(device)) is why


def test_who_is_taken_from_the_table_by_an_undo_holds_no_seat(company):
    company.table.sit_down('guest', 'Ира', reseat)
    assert company.table.seat_of('guest') == 4
    company.table.undo('guest')
    assert company.table.seat_of('guest') is None and company.session.state.circle == (0, 1, 2, 3)


@pytest.mark.parametrize('device, why', [('guest', YES), ('laptop', YES), ('masha', SeatWhy.NOT_YOURS), (None, SeatWhy.NOT_YOURS)])
def test_nobody_else_undoes_that_a_phone_sat_down(company, device, why):
    company.table.sit_down('guest', 'Ира', reseat)
    assert company.may(lambda: company.table.undo(device)) is why


# ---- settings

def names_and_moves(company):
    return {
        'own name': ({0: 'Мария'}, ()),
        "name of a seat that is nobody's": ({2: 'Лев'}, ()),
        'name of another holder': ({1: 'Митя'}, ()),
        'house rules': ({}, (Settings(Options(quiet=True)),)),
        'start again': ({}, (Restart(Options()),)),
        'length': ({}, (Restart(Options('quick')),)),
        "remove a seat that is nobody's": ({}, (Reseat((0, 1, 2)),)),
        'remove another holder': ({}, (Reseat((0, 2, 3)),)),
        'order': ({}, (Reseat((3, 2, 1, 0)),)),
    }


# what, by Masha while the table is open, by Masha while it is locked, by the host while it is locked
SETTLED = [
    ('own name', YES, YES, YES),
    ("name of a seat that is nobody's", YES, SeatWhy.LOCKED, YES),
    ('name of another holder', SeatWhy.NOT_YOURS, SeatWhy.LOCKED, YES),
    ('house rules', YES, SeatWhy.LOCKED, YES),
    ('start again', YES, SeatWhy.LOCKED, YES),
    ('length', YES, SeatWhy.LOCKED, YES),
    ("remove a seat that is nobody's", YES, SeatWhy.LOCKED, YES),
    ('remove another holder', SeatWhy.NOT_YOURS, SeatWhy.LOCKED, YES),
    ('order', YES, SeatWhy.LOCKED, YES),
]


@pytest.mark.parametrize('locked, device, column', [(False, 'masha', 1), (True, 'masha', 2), (True, 'laptop', 3)])
@pytest.mark.parametrize('row', SETTLED, ids=[row[0] for row in SETTLED])
def test_settings(company, row, locked, device, column):
    names, moves = names_and_moves(company)[row[0]]
    company.host.lock('laptop', locked)
    assert company.may(lambda: company.table.settle(device, names, *moves, asked=company.asked())) is row[column]


def test_another_party_begins_for_anybody_once_the_last_is_over(tmp_path):
    company = Company(tmp_path, 'red XR done, red XB')
    company.host.lock('laptop', True)
    with company.refused(SeatWhy.LOCKED):
        company.table.again('guest', Restart(Options()))
    company.session.act(0, Done())
    assert company.may(lambda: company.table.again('guest', Restart(Options()))) is YES


def test_who_is_removed_holds_no_seat_and_may_sit_down_again(company):
    company.table.settle('laptop', {}, Reseat((1, 2, 3)))
    assert company.table.seat_of('masha') is None
    company.table.sit_down('masha', 'Маша', reseat)
    assert company.table.seat_of('masha') == 0 and company.session.state.circle == (1, 2, 3, 0)


# ---- seats

CLAIMS = {
    "nobody's": (2, 'guest', YES), 'taken': (0, 'guest', SeatWhy.TAKEN), 'taken, by the host': (0, 'laptop', SeatWhy.TAKEN), 'own': (0, 'masha', YES),
    'no such seat': (7, 'guest', SeatWhy.NOT_SEATED), 'negative': (-1, 'guest', SeatWhy.NOT_SEATED), 'no cookies': (2, None, HostWhy.NO_COOKIES),
}


@pytest.mark.parametrize('seat, device, why', CLAIMS.values(), ids=CLAIMS)
def test_claiming(company, seat, device, why):
    assert company.may(lambda: company.table.claim(device, seat)) is why
    assert ((seat, device) in company.session.holders.items()) is (why is YES)


def test_a_device_has_one_seat(company):
    company.table.claim('masha', 3)
    assert company.session.holders == {1: 'dima', 3: 'masha'}


@pytest.mark.parametrize('device, why', [('masha', YES), ('laptop', YES), ('dima', SeatWhy.NOT_YOURS), ('guest', SeatWhy.NOT_YOURS), (None, SeatWhy.NOT_YOURS)])
def test_giving_up(company, device, why):
    assert company.may(lambda: company.table.give_up(device, 0)) is why
    assert (0 in company.session.holders) is (why is not YES)


def test_leaving_is_never_locked_and_the_table_goes_on(company):
    company.host.lock('laptop', True)
    company.table.leave('masha', reseat)
    assert company.session.state.circle == (1, 2, 3) and company.session.holders == {1: 'dima'}
    with company.refused(SeatWhy.NOT_SEATED):
        company.table.leave('masha', reseat)


def test_a_device_sits_down_once(company):
    company.table.sit_down('guest', 'Ира', reseat)
    with company.refused(SeatWhy.HAS_SEAT):
        company.table.sit_down('guest', 'Ира', reseat)
    assert company.session.state.circle == (0, 1, 2, 3, 4)


def test_there_is_an_end_to_coming_and_going(company):
    for n in range(COMINGS):
        company.table.sit_down('guest', f'Ира {n}', reseat)
        company.table.leave('guest', reseat)
    with company.refused(SeatWhy.CROWDED):
        company.table.sit_down('guest', 'Ира', reseat)
    company.clock.now += COMINGS_IN
    company.table.sit_down('guest', 'Ира', reseat)


def test_two_must_stay(tmp_path):
    company = Company(tmp_path, seats=2)
    company.table.claim('masha', 0)
    with company.refused(Why.BAD_CIRCLE):
        company.table.leave('masha', reseat)


def test_a_table_seats_twelve(tmp_path):
    company = Company(tmp_path, seats=12)
    with company.refused(Why.BAD_CIRCLE):
        company.table.sit_down('guest', 'Ира', reseat)


# ---- another phone

def test_a_new_phone_takes_the_seat_over_with_the_hosts_code_once(company):
    code = company.table.let_over('laptop', 0)
    company.table.take_over('new', f' {code} ')
    assert company.table.seat_of('new') == 0 and company.table.seat_of('masha') is None and company.session.names[0] == 'Маша'
    with company.refused(SeatWhy.WRONG_CODE):
        company.table.take_over('masha', code)


def test_a_code_for_a_seat_that_is_gone_costs_nobody_a_seat(company):
    code = company.table.let_over('laptop', 2)
    company.table.settle('laptop', {}, reseat([0, 1, 3]))
    with company.refused(SeatWhy.WRONG_CODE):
        company.table.take_over('masha', code)
    assert company.table.seat_of('masha') == 0


@pytest.mark.parametrize('device', ['masha', 'dima', 'guest', None])
def test_only_the_host_shows_codes(company, device):
    with company.refused(HostWhy.NOT_HOST):
        company.table.let_over(device, 0)


def wrong(code):
    return f'{(int(code) + 1) % 10_000:04}'


@pytest.mark.parametrize('tries, late, why', [(PASS_TRIES - 1, 0, YES), (PASS_TRIES, 0, SeatWhy.WRONG_CODE), (0, PASS_LASTS, SeatWhy.WRONG_CODE)])
def test_a_code_bears_few_wrong_tries_and_ten_minutes(company, tries, late, why):
    code = company.table.let_over('laptop', 0)
    for _ in range(tries):
        assert company.may(lambda: company.table.take_over('new', wrong(code))) is SeatWhy.WRONG_CODE
    company.clock.now += late
    assert company.may(lambda: company.table.take_over('new', code)) is why


@pytest.mark.parametrize('code', ['', ' ', '0', '٤٢', 'x' * 1000, '\0'])
def test_what_is_no_code(company, code):
    company.table.let_over('laptop', 0)
    with company.refused(SeatWhy.WRONG_CODE):
        company.table.take_over('new', code)


# ---- what the screens hear

def test_the_places_see_whose_phone_is_away(company):
    place = watch(company.session, Place())
    company.table.tick()
    assert place.sitting == {0: Sitting('masha', Presence.HERE), 1: Sitting('dima', Presence.HERE)} and place.guests == 3 and not place.hosted
    company.go('masha')
    company.come('laptop')
    company.table.tick()
    assert place.sitting[0].presence is Presence.AWAY and place.hosted
    company.clock.now += WAIT
    company.table.tick()
    assert place.sitting[0].presence is Presence.GONE


def test_nobody_is_shown_anything_while_nothing_has_changed(company):
    place = watch(company.session, Place())
    company.table.tick()
    shown = []
    place.show = lambda *args, **table: shown.append(table)
    company.clock.now += 1
    company.table.tick()
    assert shown == []
    company.go('guest')
    company.table.tick()
    assert [table['guests'] for table in shown] == [2]


@pytest.mark.parametrize('deed', [
    lambda c: c.table.claim('guest', 2, 'Ира'), lambda c: c.table.sit_down('guest', 'Ира', reseat), lambda c: c.table.give_up('masha', 0),
    lambda c: c.table.leave('masha', reseat), lambda c: c.session.settle({}, held={2: 'guest'})])
def test_seats_are_on_the_disk_when_they_are_shown(company, deed):
    deed(company)
    again = type(company.session)(company.session.game, company.journal)
    assert (again.holders, again.names, again.state) == (company.session.holders, company.session.names, company.session.state)


def test_asking_for_the_host_table_needs_the_open_question(company):
    for deed in (partial(company.table.settle, 'masha', {}, Restart(Options())), partial(company.table.again, 'masha', Restart(Options())),
                 partial(company.table.skip, 'masha', 0, Skip()), partial(company.table.undo, 'masha')):
        with company.refused(TableWhy.STALE):
            deed(asked=company.session.asked[HOST] - 1)
