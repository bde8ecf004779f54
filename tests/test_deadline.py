"""The clock of a table that has one: who is late is passed over, and nobody is hurried while the table rests."""
import pytest

from redblack.banking.moves import Options, Settings, Stake
from redblack.bots import GOING
from redblack.deadline import TIME_IS_UP
from redblack.game import HOST
from redblack.games import discover
from redblack.host import Host
from redblack.journal import Journal
from redblack.ledger import LedgerFile
from redblack.place import Place
from redblack.refusal import Refused
from redblack.session import Session
from redblack.table import Table


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def table(tmp_path, clock):
    game = discover()['rouge_et_noir']
    session = Session(game, Journal(game), options=Options(clock=20), seats=3)
    table = Table('', session, Host(LedgerFile(tmp_path / 'room.json'), clock), clock)
    for device in 'masha', 'dima':
        table.attendance.came(device)
        table.session.join(Place(device=device))
    table.keep('masha', {GOING: 'yes'})
    return table


def staking(table):
    return table.session.view().waiting


def test_who_is_late_sits_the_hand_out(table, clock):
    first, second = staking(table)
    table.session.act(first, Stake(100))
    clock.now += 19
    table.tick()
    assert staking(table) == (second,)
    assert table.deadline.left() == 1
    clock.now += 1
    table.tick()
    assert table.session.view().wagers[second].amount == 0
    assert table.session.view().phase == 'deal'
    assert table.deadline.left() == 20  # and the bank has its time to turn the cards
    assert table.session.news.message == TIME_IS_UP


def test_the_time_that_is_up_cannot_be_taken_back(table, clock):
    clock.now += 20
    table.tick()
    with pytest.raises(Refused):
        table.undo('masha')


def test_a_stake_that_is_taken_back_does_not_wind_the_clock_up_again(table, clock):
    first, _ = staking(table)
    for _ in range(3):
        clock.now += 5
        table.session.act(first, Stake(100))
        table.session.undo()
    assert table.deadline.left() == 5


def test_nobody_is_passed_over_when_all_have_gone(table, clock):
    table.claim('masha', 0)
    for device in 'masha', 'dima':
        table.attendance.went(device)
    clock.now += 100
    table.tick()
    assert not table.session.view().wagers


def test_a_stake_does_not_wind_the_clock_up_again(table, clock):
    closes = table.beside()['closes']
    clock.now += 10
    table.session.act(staking(table)[0], Stake(100))
    assert table.beside()['closes'] == closes == 1020


def test_nobody_is_hurried_while_the_table_rests_or_nobody_looks(table, clock):
    table.keep('masha', {GOING: 'no'})
    clock.now += 100
    table.tick()
    assert len(staking(table)) == 2
    table.keep('masha', {GOING: 'yes'})
    assert table.deadline.left() == 20  # and then there is the whole time again
    for place in table.session.places:
        table.session.leave(place)
    clock.now += 100
    table.tick()
    assert len(staking(table)) == 2


def test_without_a_clock_people_take_their_time(table, clock):
    table.session.act(HOST, Settings(Options(clock=0)))
    clock.now += 1000
    table.tick()
    assert len(staking(table)) == 2
    assert table.beside()['closes'] is None
