"""The tens: an immunity laid in, taken back, returned by a bounce (§4, 10)."""
import pytest

from tests.rules.table import rows

HELD = 'red TH >1 done, '
TWO_TENS = 'red TH >1 done, higher TS done, black 9S >1 done, lower AS >1'  # and two penalties to pay with them

# rule, line, whose immunities may be laid in, whose taken back, what the page calls the penalties
IMMUNITY = rows(
    ('§4 10: not in its own round', 'red TH >1', set(), set(), []),
    ('§4 10: on an ace', HELD + 'higher AS', {1}, set(), [2]),
    ('§4 10: one takes one off: a ×2 still costs 1', HELD + 'higher AS 1:lay', set(), {1}, [1]),
    ('§4 10: taken back', HELD + 'higher AS 1:lay 1:take', {1}, set(), [2]),
    ('§4 10: on a 2', HELD + 'higher 2S', {1}, set(), [2, 2]),
    ('§4 10: on a 2 by the left neighbour too', 'red TH >2 done, higher 2S', {2}, set(), [2, 2]),
    ('§4 10: on a 3', HELD + 'higher 3S', {1}, set(), [2]),
    ('§4 10: on a 6', HELD + 'higher 6S', {1}, set(), [2]),
    ('§4 10: on a joker only holders have a line', HELD + 'higher XR', {1}, set(), [1]),
    ('§4 10: on a joker, laid in', HELD + 'higher XR 1:lay', set(), {1}, [0]),
    ('§4 10: on the cup', 'red TH >1 done, lower XR done, lower 4S >1 done, higher 9S >1 done, higher 5S done, red XB', {1}, set(), [1]),
    ('§4 10: on the cup by its drawer alone', 'red 4S done, red TH >2 done, lower XR done, lower XB', set(), set(), [1]),
    ('§4 10: not on a common task', HELD + 'higher 4S', set(), set(), []),
    ('§4 10: not on the penalty of somebody else', 'red TH >2 done, higher AS', set(), set(), [2]),
    ('§4 10: two in hand', TWO_TENS, {1}, set(), [2]),
    ('§4 10: one of two laid in', TWO_TENS + ' 1:lay', {1}, {1}, [1]),
    ('§4 10: two laid in', TWO_TENS + ' 1:lay 1:lay', set(), {1}, [0]),
)


@pytest.mark.parametrize('rule, line, use, back, owed', IMMUNITY)
async def test_immunities_to_use_and_to_take_back(rule, table, use, back, owed):
    for screen, penalties in (table.ru, 'Штрафов: {}'), (table.en, 'Penalties: {}'):
        marks = screen.marks()
        assert {mark for mark in marks if mark.startswith(('use-', 'back-'))} == {*(f'use-{seat}' for seat in use), *(f'back-{seat}' for seat in back)}
        assert [text for text in screen.said() if text in map(penalties.format, range(9))] == [penalties.format(n) for n in owed]


@pytest.mark.parametrize('line', [HELD + 'higher AS'])
async def test_two_screens_lay_in_and_take_back(table):
    assert (table.ru.spoken('use-1'), table.en.spoken('use-1')) == ('Иммунитет — Игрок 2: снять 1', 'Immunity of Player 2: take off 1')
    table.en.tap('use-1')
    assert (table.ru.spoken('back-1'), table.en.spoken('back-1')) == ('Иммунитет — Игрок 2: вернуть', 'Immunity of Player 2: take back')
    assert 'Снять 1' not in table.ru.read() and 'Вернуть' in table.ru.read() and 'Take back' in table.en.read()
    table.ru.tap('back-1')
    table.en.tap('use-1')
    table.ru.tap('done')
    table.ru.tap('gauges')
    assert table.ru.lines('count') == ['0', '1', '0', '0']


@pytest.mark.parametrize('line', [HELD + 'higher 3S'])
async def test_a_three_that_cannot_be_bounced_may_still_be_paid_with_one(table):
    assert table.ru.grey(table.ru.one('bounce')) and 'use-1' in table.ru.marks()


@pytest.mark.parametrize('line', [HELD + 'higher 4S done, red 9H >3 done, lower 3S >1 1:lay bounce'])
async def test_an_immunity_laid_in_before_a_bounce_returns(table):
    assert table.ru.read('whose') == 'Выполняет Игрок 4'
    assert not table.ru.all('back-1') and table.ru.lines('rule') == ['♥10 Иммунитет: минус один штраф Игрок 2 · пока не использован']
