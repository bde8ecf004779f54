"""Bots on empty seats, and taking moves back where hands are hidden: at a table of Hearts."""
from dataclasses import replace
from random import Random

import pytest

from redblack.bots import GOING, LEVEL, SPEED, SPEEDS
from redblack.game import NATURE
from redblack.games import discover
from redblack.games.hearts.moves import Deal, Next, Options, Pass, Play, Restart
from redblack.host import Host
from redblack.journal import Journal, NotSaved
from redblack.ledger import LedgerFile
from redblack.place import Place, Presence
from redblack.refusal import Refused, TableWhy
from redblack.session import Session
from redblack.table import WAIT, SeatWhy, Table

HEARTS = discover()['hearts']


def first(view, seat, rng):
    """A bot that plays the first card it may, and passes its first three."""
    if view.phase == 'pass':
        return Pass(view.hand[:3])
    return Next() if view.phase == 'summary' else Play(view.playable[0])


GAME = replace(HEARTS, bots={'slow-witted': first, 'sharp': first})


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


class Company:
    """A table of Hearts with devices round it."""

    def __init__(self, folder, journal=None, results=None):
        self.clock = Clock()
        self.session = Session(GAME, journal or Journal(GAME), rng=Random(1))
        self.table = Table('', self.session, Host(LedgerFile(folder / 'room.json'), self.clock), self.clock, results)
        self.bots = self.table.bots

    def comes(self, device, seat=None):
        self.table.attendance.came(device)
        if seat is not None:
            self.table.claim(device, seat)
        self.session.join(place := Place(device=device))
        return place

    def bots_play(self, until=lambda: False):
        """For as long as it is a bot's turn. Who moved."""
        moved = []
        while not until() and (due := self.bots.due()):
            moved.append(due.seat)
            self.bots.act(due, due.bot(due.view, due.seat, Random(0)))
        return moved


@pytest.fixture
def company(tmp_path):
    return Company(tmp_path)


def begin(company, **words):
    company.table.keep('phone', {GOING: 'yes', **words})


def test_they_wait_until_somebody_begins(company):
    company.comes('phone', 0)
    assert company.bots.due() is None and not company.bots.going
    begin(company)
    assert sorted(company.bots_play()) == [1, 2, 3]  # they have passed; the person has not
    assert company.session.view().passed == {1, 2, 3} and company.session.view().phase == 'pass'


def test_they_rest_while_nobody_looks_and_while_the_table_rests(company):
    place = company.comes('phone', 0)
    begin(company)
    assert company.bots.due()
    company.session.leave(place)
    assert company.bots.due() is None
    company.session.join(place)
    company.table.keep('phone', {GOING: 'no'})
    assert company.bots.due() is None


def test_all_four_of_them_play_a_whole_match(company):
    company.comes('watcher')
    begin(company)
    company.bots_play(lambda: company.session.view().phase == 'over')
    assert company.session.view().phase == 'over'


def test_a_bot_thinks_with_what_its_seat_sees(company):
    company.comes('phone', 0)
    begin(company)
    due = company.bots.due()
    assert due.view == company.session.view(due.seat) and due.view != company.session.view()


def test_how_good_and_how_fast_they_are_is_kept_with_the_table(company, tmp_path):
    company.comes('phone', 0)
    assert (company.bots.level, company.bots.speed) == ('slow-witted', 'normal')
    begin(company, **{LEVEL: 'sharp', SPEED: 'fast'})
    assert company.bots.due().pause == SPEEDS['fast'] / 3  # three of them pass
    again = Company(tmp_path, company.session._journal)
    assert (again.bots.level, again.bots.speed, again.bots.going) == ('sharp', 'fast', True)
    begin(company, **{LEVEL: 'omniscient', SPEED: 'at once'})
    assert (company.bots.level, company.bots.speed) == ('slow-witted', 'normal')


def test_who_is_gone_is_played_by_a_bot_until_back(company):
    company.comes('phone', 0)
    company.comes('other', 1)
    begin(company)
    company.bots_play()
    assert not company.bots.plays(1)
    company.table.attendance.went('other')
    company.clock.now += WAIT
    assert company.bots.plays(1) and company.bots.due().seat == 1
    late = company.bots.due()
    company.table.attendance.came('other')
    company.bots.act(late, first(late.view, 1, None))
    assert company.session.view().passed == {2, 3}  # what it thought is forgotten: the person is back


def test_a_move_for_another_question_is_forgotten(company):
    company.comes('phone', 0)
    begin(company)
    due = company.bots.due()
    company.table.again('phone', Restart(Options()))
    company.bots.act(due, first(due.view, due.seat, None))
    assert company.session.view().passed == set()


# ---- what may be seen

def test_each_device_sees_the_hand_of_its_seat_alone(company):
    two, tv = company.comes('phone', 2), Place()
    company.session.join(tv)
    stranger = company.comes('stranger')
    assert two.view.hand == ()  # hands are taken up when the match begins
    begin(company)
    assert len(two.view.hand) == 13 and two.view.hand == company.session.view(2).hand
    assert stranger.view.hand == tv.view.hand == ()
    company.table.give_up('phone', 2)
    assert two.view.hand == ()


def why(deed):
    with pytest.raises(Refused) as no:
        deed()
    return no.value.why


def test_whoever_has_seen_a_hand_gets_no_other_of_this_deal(company):
    company.comes('phone', 2)
    company.table.claim('phone', 3)  # before the match anybody may look for a seat
    company.comes('other', 2)
    begin(company)
    for leave in lambda: None, lambda: company.table.give_up('phone', 3):
        leave()
        assert why(lambda: company.table.claim('phone', 0)) is SeatWhy.HAS_SEEN
    company.table.claim('phone', 3)
    for seat in range(4):
        company.session.act(seat, Pass(company.session.view(seat).hand[:3]))
    while company.session.view().phase == 'play':
        turn = company.session.view().turn
        company.session.act(turn, company.session.game.rules.moves(company.session.state, turn)[0])
    company.table.claim('phone', 0)  # all hands have been seen
    company.session.act(0, Next())
    assert why(lambda: company.table.claim('phone', 3)) is SeatWhy.HAS_SEEN


def test_whoever_only_watches_does_not_play_settle_or_take_back(company):
    company.comes('phone', 0)
    company.comes('watcher')
    begin(company)
    company.bots_play()
    table = company.table
    deeds = {
        'a bot': lambda: table.act('watcher', 1, Pass(company.session.view(1).hand[:3])),
        'new match': lambda: table.settle('watcher', {}, Restart(Options())),
        'pause': lambda: table.keep('watcher', {GOING: 'no'}),
        'undo': lambda: table.undo('watcher'),
    }
    passed(company, 'phone', 0)
    assert {name: why(deed) for name, deed in deeds.items()} == dict.fromkeys(deeds, SeatWhy.ONLY_PLAYERS)
    table.give_up('phone', 0)
    table.keep('watcher', {GOING: 'no'})  # nobody plays any more


def test_bots_do_not_play_a_match_out_that_all_have_left(company):
    company.comes('phone', 0)
    company.session.join(Place())  # the TV is still on
    begin(company)
    company.bots_play()
    company.table.attendance.went('phone')
    company.clock.now += WAIT
    assert company.bots.due() is None
    company.comes('other', 1)
    assert company.bots.due().seat == 0


def test_after_another_evening_is_laid_people_have_their_time_to_come_back(company):
    company.comes('phone', 0)
    begin(company)
    company.table.attendance.went('phone')
    company.clock.now += 10 * WAIT
    company.table.lay(company.session)
    assert company.table.presence('phone') is Presence.AWAY


# ---- taking back

def passed(company, device, seat):
    company.table.act(device, seat, Pass(company.session.view(seat).hand[:3]))


def play_one(company, device, seat):
    company.table.act(device, seat, Play(company.session.view(seat).playable[0]))


def to_the_first_card_of(company, device, seat):
    """All have passed, and it is this person's turn."""
    passed(company, device, seat)
    company.bots_play()
    assert company.session.view().turn == seat


def test_against_bots_a_card_is_taken_back_for_the_asking(company):
    company.comes('phone', 0)
    begin(company)
    to_the_first_card_of(company, 'phone', 0)
    before = company.session.state
    play_one(company, 'phone', 0)
    company.bots_play()
    company.table.undo('phone', asked=None)
    assert company.session.state == before  # the bots' cards went with it


def test_people_are_asked_and_one_no_is_enough(company):
    company.comes('phone', 0)
    other = company.comes('other', 1)
    begin(company)
    passed(company, 'other', 1)
    passed(company, "phone", 0)
    company.bots_play()
    turn = company.session.view().turn
    device = {0: 'phone', 1: 'other'}[turn]
    asked = {'phone': 'other', 'other': 'phone'}[device]
    before = company.session.state
    play_one(company, device, turn)
    company.table.undo(device, asked=None)
    assert company.session.state != before and other.wish.waits == {1 - turn}
    with pytest.raises(Refused) as no:
        company.table.agree(device, True)
    assert no.value.why is TableWhy.STALE  # not oneself
    company.table.agree(asked, False)
    assert company.session.state != before and other.wish is None
    company.table.undo(device, asked=None)
    company.table.agree(asked, True)
    assert company.session.state == before


def test_a_wish_is_forgotten_when_the_game_has_gone_on(company):
    company.comes('phone', 0)
    company.comes('other', 1)
    begin(company)
    passed(company, 'other', 1)
    company.table.undo('other', asked=None)
    passed(company, 'phone', 0)
    with pytest.raises(Refused) as no:
        company.table.agree('phone', True)
    assert no.value.why is TableWhy.STALE


def test_a_choice_that_nobody_has_seen_comes_back_without_asking(company):
    company.comes('phone', 0)
    company.comes('other', 1)
    begin(company)
    before = company.session.state
    passed(company, 'phone', 0)
    company.table.undo('phone')
    assert company.session.state == before


def wished(company):
    """It is a person's turn, who plays, and would like that back. That device, and the other's."""
    company.comes('phone', 0)
    company.comes('other', 1)
    begin(company)
    passed(company, 'other', 1)
    passed(company, 'phone', 0)
    company.bots_play()
    turn = company.session.view().turn
    devices = ('phone', 'other') if turn == 0 else ('other', 'phone')
    play_one(company, devices[0], turn)
    company.table.undo(devices[0])
    return devices


def test_bots_wait_for_the_answer(company):
    _, asked = wished(company)
    assert company.bots.due() is None
    company.table.agree(asked, False)
    assert company.bots.due() or company.session.view().turn in (0, 1)


def test_nobody_waits_for_the_answer_of_who_has_gone(company):
    _, asked = wished(company)
    known = len(company.session.entries)
    company.table.give_up(asked, {'phone': 0, 'other': 1}[asked])
    company.table.tick()
    assert len(company.session.entries) < known


def test_what_the_host_would_like_back_its_player_is_asked(company):
    company.comes('phone', 0)
    company.comes('laptop', 1)
    company.table.host.enter(company.table.host.key, 'laptop')
    begin(company)
    passed(company, 'laptop', 1)
    passed(company, 'phone', 0)
    company.bots_play()
    while company.session.view().turn != 0:
        play_one(company, 'laptop', 1)
        company.bots_play()
    play_one(company, 'phone', 0)
    place = company.session.places[0]
    company.table.undo('laptop')
    assert (place.wish.seat, place.wish.waits) == (1, {0})


def test_a_bots_move_that_cannot_be_saved_is_said_once(company, monkeypatch):
    company.comes('watcher')
    begin(company)

    def full(*records):
        raise NotSaved('full')
    monkeypatch.setattr(company.session._journal, 'append', full)
    for _ in range(3):
        due = company.bots.due()
        company.bots.act(due, first(due.view, due.seat, None))
    assert (company.session.news.number, company.session.news.message) == (1, TableWhy.NOT_SAVED.value)


def test_nobody_takes_back_for_another(company):
    company.comes('phone', 0)
    company.comes('other', 1)
    begin(company)
    passed(company, 'phone', 0)
    with pytest.raises(Refused) as no:
        company.table.undo('other', asked=None)
    assert no.value.why is SeatWhy.NOT_YOURS


def test_all_of_it_comes_back_from_the_journal(company, tmp_path):
    company.comes('phone', 0)
    begin(company)
    to_the_first_card_of(company, 'phone', 0)
    play_one(company, 'phone', 0)
    company.bots_play()
    company.table.undo('phone', asked=None)
    play_one(company, 'phone', 0)
    again = Company(tmp_path, company.session._journal)
    assert (again.session.state, again.session.entries, again.session.kept) == (company.session.state, company.session.entries, company.session.kept)
    assert {entry.seat for entry in again.session.entries if entry.bot} == {1, 2, 3}
    assert isinstance(again.session.entries[0].move, Deal) and again.session.entries[0].seat == NATURE
