"""Taps that count for nothing: late, doubled, without a number, malformed. They change nothing, raise nothing, and only who tapped is told."""
import pytest

from tests.rules.table import rows

STALE = 'Игра уже ушла дальше. Взгляните ещё раз и нажмите.'
TWO_MAY_ACT = 'red TH >2 done, higher TS done, red 4S done, red 4C done, black 4D done, red 2S'  # 2 and 3 owe one each, both hold an immunity

# line, the mark tapped on the English phone, and late on the Russian one, with the numbers of before
LATE = rows(
    ('a bet after a bet', '', 'red', 'black'),
    ('a bet on higher/lower', 'red 7H >2 done', 'pass', 'higher'),
    ('a naming after a naming', 'red 7H', 'chip-1', 'chip-2'),
    ('done after done', 'red 4S', 'done', 'done'),
    ('done after a bounce', 'red 9H >2 done, higher 3S', 'bounce', 'done'),
    ('a bounce after done', 'red 9H >2 done, higher 3S', 'done', 'bounce'),
    ('a swap after a swap', 'red 6S', 'swap', 'swap'),
    ('a rule after a rule', 'red KS', 'hint-0', 'hint-1'),
    ('an immunity after done', TWO_MAY_ACT, 'done', 'use-1'),
    ('undo after undo', 'red 7H >2 done', 'undo', 'undo'),
    ('undo after a rule', 'red KS', 'hint-0', 'undo'),
    ('undo after another task', 'red 6S', 'swap', 'undo'),
    ('undo after a move', 'red 4S done', 'red', 'undo'),
)


@pytest.mark.parametrize('what, line, first, then', LATE)
async def test_a_late_tap_is_told_so_and_changes_nothing(what, table, first, then):
    button, old = table.ru.one(then), table.ru.asked()
    table.en.tap(first)
    before = table.looks()
    table.ru.send(button, {'asked': old, 'typed': {}})
    assert table.looks() == before
    assert table.en.read('toasts') != STALE and (button.is_deleted or table.ru.read('toasts') == STALE)


@pytest.mark.parametrize('line', [TWO_MAY_ACT])
async def test_of_two_who_may_act_both_taps_count(table):
    """Both fingers come down before either tap has arrived: neither makes the other's old."""
    one, other, old = table.ru.one('use-1'), table.en.one('use-2'), table.ru.asked()
    table.ru.send(one, {'asked': old})
    table.en.send(other, {'asked': old})
    assert {'back-1', 'back-2'} <= table.ru.marks() and not table.ru.read('toasts') + table.en.read('toasts')


DEEP = {}
for _ in range(500):
    DEEP = {'0': DEEP}
PAYLOADS = {
    'nothing': None, 'a list': [], 'a list of lists': [[[]]], 'text': 'red', 'a number': 7, 'true': True, 'empty': {}, 'a huge number': 10 ** 400,
    'asked nothing': {'asked': None}, 'asked a list': {'asked': [1, 2]}, 'asked text': {'asked': '{"0": 1}'}, 'asked a number': {'asked': 2},
    'asked an empty dict': {'asked': {}}, 'asked deep': {'asked': DEEP}, 'seats as words': {'asked': {'red': 1}}, 'a seat nobody has': {'asked': {'99': 1}},
    'numbers as words': {'asked': {'0': 'x', '-2': 'x', '1': 'x'}}, 'no numbers': {'asked': {'0': None, '-2': None, '1': None}},
    'huge numbers': {'asked': {'0': 10 ** 400, '-2': 10 ** 400, '1': 10 ** 400}}, 'huge seats': {'asked': {str(10 ** 400): 1}},
    'negative': {'asked': {'0': -1, '-2': -1, '1': -1}}, 'halves': {'asked': {'0': 1.5, '-2': 2.5, '1': 3.5}},
    'no number at all': {'asked': {'0': float('nan'), '-2': float('inf'), '1': float('nan')}}, 'lists as numbers': {'asked': {'0': [2], '-2': [2], '1': [2]}},
    'the next numbers': {'asked': {'0': 99, '-2': 99, '1': 99}}, 'typed only': {'typed': {'rule': 'x', 'name-0': 'x'}},
    'typed a list': {'asked': {}, 'typed': ['x']}, 'typed deep': {'asked': {}, 'typed': {'rule': DEEP}},
    'half a character': {'asked': {}, 'typed': {'rule': '\ud83d'}},
    'more than asked': {'asked': {}, 'typed': {}, 'seat': 0, 'move': {'kind': 'deal'}},
}
OWN = {'who', 'gauges', 'settings', 'restart', 'fold', 'others'}  # open or turn something on this screen alone: no number is needed


@pytest.mark.parametrize('line', [
    '', 'red 7H', 'red KH >1', TWO_MAY_ACT, 'red 9H >2 done, higher 3S', 'red 7S done red TS done red 6S', 'red XR done, red XB done'])
async def test_malformed_taps_change_nothing_and_raise_nothing(table):
    before, buttons = table.looks(), {mark: e for e in table.ru.all() for mark in e._markers}
    for payload in PAYLOADS.values():
        for mark in buttons.keys() - OWN:
            table.ru.send(buttons[mark], payload)
            assert table.ru.read('toasts') in ('', STALE)
    assert table.looks() == before
    for payload in PAYLOADS.values():
        for mark in buttons.keys() & OWN:
            table.ru.send(buttons[mark], payload)
    assert table.en.looks() == before[1] and not table.en.read('toasts')


async def test_malformed_taps_in_the_panel(table):
    others = table.en.looks()
    for payload in PAYLOADS.values():
        if not table.ru.all('apply'):
            table.ru.tap('settings')
        for mark in sorted(table.ru.marks() - {'close-panel', 'apply'}):
            for button in table.ru.all(mark):
                table.ru.send(button, payload)
        for mark in 'apply', 'close-panel':
            table.ru.send(table.ru.one(mark), payload)
            if table.ru.all('no'):
                table.ru.send(table.ru.one('yes'), payload)
    assert table.en.looks() == others


@pytest.mark.parametrize('line', ['red KH >1'])
@pytest.mark.parametrize('text', ['\ud83d', '\x00', 'x' * 1_000_000, '🏴' * 10_000, '\u202e' * 500])
async def test_wild_texts_are_no_trouble(table, text):
    """With the right numbers: half a character, control signs, a million letters."""
    for mark in 'proclaim', 'settings':
        table.ru.send(table.ru.one(mark), {'asked': table.ru.asked(), 'typed': {'rule': text}})
    table.ru.send(table.ru.one('apply'), {'asked': table.ru.asked(), 'typed': {'name-0': text, 'name-1': text}})
    assert all(len(line) < 200 and '\u202e' not in line for screen in table.screens for line in screen.said())


async def test_a_second_tap_with_the_same_numbers_does_nothing(table):
    red, asked = table.ru.one('red'), table.ru.asked()
    for _ in range(2):
        table.ru.send(red, {'asked': asked})
    assert table.ru.read('gauges').startswith('0/2') and table.ru.read('toasts') == STALE and table.en.read('toasts') == ''


@pytest.mark.parametrize('line', ['red 7H >2'])
async def test_the_numbers_on_every_screen_are_the_same_and_new_after_each_question(table):
    seen = [table.ru.asked()]
    for mark in 'done', 'pass', 'undo':
        table.en.tap(mark)
        assert table.ru.asked() == table.en.asked()
        seen.append(table.ru.asked())
    assert len({numbers['-2'] for numbers in seen}) >= 3


@pytest.mark.parametrize('line', ['red 7H'])
async def test_a_refusal_is_gone_when_the_next_tap_is_right(table):
    table.ru.tap('chip-0')
    assert table.ru.read('toasts') == 'Назовите кого-нибудь другого.'
    table.ru.tap('chip-1')
    assert table.ru.read('toasts') == ''
    table.en.tap('undo')
    table.ru.tap('settings')
    table.ru.tap('close-panel')  # changes nothing: what the table has said stays
    assert table.ru.read('toasts') == 'Последний ход отменён.'
