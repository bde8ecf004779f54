"""§2: three cards face down for another, and all at once."""
import pytest

from redblack.cards import cards
from redblack.game import HOST
from redblack.games.hearts.moves import Pass, Play
from redblack.games.hearts.why import Why
from tests.rules.hearts.table import dealt, play, rows, rules

HANDS = '0: 2C 3C 4C KS, 1: 2D 3D 4D, 2: 2S 3S 4S, 3: 2H 3H 4H'
THREE = {0: '2C+3C+4C', 1: '2D+3D+4D', 2: '2S+3S+4S', 3: '2H+3H+4H'}
HANDS_AFTER = '0: 2C, 1: 3C, 2: 4C, 3: 5C'
ALL = ' '.join(f'{seat}:{three}' for seat, three in THREE.items())

# rule, notes so far, note, the reason against it
PASSES = rows(
    ('§2 three cards of one’s hand', '', '0:2C+3C+4C', None),
    ('§2 anybody may begin', '', '3:2H+3H+4H', None),
    ('§2 in any order', '3:2H+3H+4H 1:2D+3D+4D', '0:2C+3C+4C', None),
    ('§2 of several suits', '', '0:2C+4C+KS', None),
    ('§2 in whatever order they are named', '', '0:KS+4C+2C', None),
    ('§2 not two', '', '0:2C+3C', Why.THREE_CARDS),
    ('§2 not four', '', '0:2C+3C+4C+KS', Why.THREE_CARDS),
    ('§2 not one of them twice', '', '0:2C+3C+3C', Why.THREE_CARDS),
    ('§2 not another’s', '', '0:2C+3C+2D', Why.NOT_HELD),
    ('§2 not what has been laid down for oneself', '3:2H+3H+4H', '0:2H+3H+4H', Why.NOT_HELD),
    ('§2 not a joker', '', '0:2C+3C+XR', Why.NOT_HELD),
    ('§2 once', '0:2C+3C+4C', '0:2C+3C+KS', Why.ALREADY_PASSED),
    ('§2 not the same again either', '0:2C+3C+4C', '0:2C+3C+4C', Why.ALREADY_PASSED),
    ('§2 not the host', '', f'{HOST}:2C+3C+4C', Why.NOT_YOUR_TURN),
    ('§2 not a fifth', '', '4:2C+3C+4C', Why.NOT_YOUR_TURN),
    ('§2 what has come cannot be passed on: it comes when all have passed', ALL, '0:2H+3H+4H', Why.WRONG_PHASE),
    ('§2 no card is played before all have passed', '1:2D+3D+4D', '0:2C', Why.WRONG_PHASE),
    ('§2 and no deal skipped', '', '0:next', Why.WRONG_PHASE),
)


@pytest.mark.parametrize('rule, line, note, why', PASSES)
def test_what_may_be_passed(rule, line, note, why):
    assert dealt(HANDS).on(line).why(note) == why


# rule, deal, where seat 0's cards go, whose come to it
DIRECTIONS = rows(
    ('§2 the first deal: left', 1, 'left', 1, 3),
    ('§2 the second: right', 2, 'right', 3, 1),
    ('§2 the third: across', 3, 'across', 2, 2),
    ('§2 the fifth: left again', 5, 'left', 1, 3),
)


def at_deal(number):
    """The passing of deal *number*, in a match that lasts."""
    table = dealt(target=10_000)
    while table.view().deal_number < number:
        table = everybody_passes(table).on('out next').any_cards()
    return table


def everybody_passes(table):
    for seat in range(4) if table.view().phase == 'pass' else ():
        table = table.after(seat, Pass(table.view(seat).hand[5:8]))
    return table


@pytest.mark.parametrize('rule, number, direction, to, by', DIRECTIONS)
def test_where_the_cards_go(rule, number, direction, to, by):
    table = at_deal(number)
    assert table.shows('deal_number', 'direction') == [number, direction]
    hands = [table.view(seat).hand for seat in range(4)]
    table = everybody_passes(table)
    assert table.view(to).received == table.view(0).given == hands[0][5:8]
    assert table.view(0).received == hands[by][5:8]
    for seat in range(4):
        view = table.view(seat)
        assert {*view.hand} == {*hands[seat]} - {*view.given} | {*view.received} and len(view.hand) == 13


def test_in_the_fourth_deal_nothing_is_passed():
    table = at_deal(4)
    assert table.shows('phase', 'direction', 'passed') == ['play', 'none', frozenset()]
    assert '2C' in table.shows('hand', seat=table.view().turn)
    assert table.why('0:2C+3C+4C') is Why.WRONG_PHASE


def test_until_all_have_passed_nobody_sees_more_than_their_own_choice():
    table = dealt(HANDS).on('3:2H+3H+4H 0:2C+3C+4C')
    assert table.view().passed == {0, 3}
    assert set(rules.to_act(table.state)) == {1, 2}
    assert [table.shows('given', seat=seat) for seat in (0, 1, 2, 3, None)] == ['2C 3C 4C', '', '', '2H 3H 4H', '']
    assert [table.shows('received', seat=seat) for seat in (0, 1, 2, 3, None)] == [''] * 5
    assert {*cards('2C 3C 4C KS')} <= {*table.view(0).hand} and len(table.view(0).hand) == 13  # laid down, and still one's own


def test_when_all_have_passed_everybody_sees_what_came():
    table = dealt(HANDS).on(ALL)
    assert table.view().phase == 'play'
    assert [table.shows('received', seat=seat) for seat in (0, 1, 2, 3, None)] == ['2H 3H 4H', '2C 3C 4C', '2D 3D 4D', '2S 3S 4S', '']
    assert [table.shows('given', seat=seat) for seat in (0, 1, 2, 3, None)] == ['2C 3C 4C', '2D 3D 4D', '2S 3S 4S', '2H 3H 4H', '']


def test_the_two_of_clubs_leads_from_its_new_hand():
    table = dealt(HANDS).on(ALL)
    assert set(rules.to_act(table.state)) == {1} == {table.view().turn}
    assert table.shows('playable', seat=1) == '2C'
    assert rules.moves(table.state, 1) == [Play(*cards('2C'))]


def test_what_came_stays_known_for_the_whole_deal():
    assert play('2C 3C 4C 5C', HANDS_AFTER).view(0).received == play('', HANDS_AFTER).view(0).received != ()


def test_any_three_of_thirteen_are_offered():
    assert len(rules.moves(dealt().state, 2)) == 286  # 13 · 12 · 11 / 6
