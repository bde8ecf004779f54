"""§9 The two worked examples, move by move. Players 1-4 of the book are seats 0-3."""
import pytest

from tests.rules.table import play, rows

FOUR = rows(
    ('§9 a: 1 bets', '', {'phase': 'bet', 'bettor': 0, 'level': 'colour', 'price': 1}),
    ('§9 a: «Красная», ♥7: hit', 'red 7H', {'result': 'hit', 'phase': 'assign', 'executor': None, 'cup': 1}),
    ('§9 a: 1 names 3', 'red 7H >2', {'executor': 2, 'phase': 'do', 'pending': {}}),
    ('§9 a: the line «3 · семёрки · до конца партии» stands', 'red 7H >2', {'in_force': [('7', 2)]}),
    ('§9 a: 2 is next, badge ×2, against ♥7', 'red 7H >2 done', {'bettor': 1, 'level': 'higher_lower', 'price': 2, 'open_card': '7H'}),
    ('§9 a: nothing was booked', 'red 7H >2 done', {'booked': {}, 'in_force': [('7', 2)]}),
    ('§9 a: 2 bets higher, ♠A: miss', 'red 7H >2 done, higher AS', {'result': 'miss', 'card': 'AS', 'open_card': '7H', 'executor': 1}),
    ('§9 a: two penalties to 2, not yet booked', 'red 7H >2 done, higher AS', {'pending': {1: 2}, 'booked': {}}),
    ('§9 a: booked', 'red 7H >2 done, higher AS done', {'pending': {}, 'booked': {1: 2}}),
    ('§9 a: 3’s turn, back on colour, ×1', 'red 7H >2 done, higher AS done', {'bettor': 2, 'level': 'colour', 'price': 1, 'phase': 'bet', 'round': 3}),
    ('§9 a: the sevens still stand', 'red 7H >2 done, higher AS done', {'in_force': [('7', 2)], 'cup': 1}),
)

TWO = rows(
    ('§9 b: ♥A hit on colour', 'red AH', {'result': 'hit', 'phase': 'assign'}),
    ('§9 b: 2 named', 'red AH >1', {'executor': 1, 'pending': {1: 1}}),
    ('§9 b: 1 penalty to 2', 'red AH >1 done', {'booked': {1: 1}, 'bettor': 1, 'level': 'higher_lower', 'open_card': 'AH'}),
    ('§9 b: 2 passes, ♠2', 'red AH >1 done, pass 2S', {'result': 'pass', 'executor': 1, 'price': 1, 'pending': {1: 1, 0: 1}}),
    ('§9 b: 2 and 1 get one each', 'red AH >1 done, pass 2S done', {'booked': {0: 1, 1: 2}}),
    ('§9 b: the table is on colour', 'red AH >1 done, pass 2S done', {'level': 'colour', 'price': 1, 'bettor': 0, 'crown': 0}),
    ('§9 b: 1 bets black, the first joker', 'red AH >1 done, pass 2S done, black XR', {'result': 'joker', 'executor': 0, 'crown': 1, 'pending': {0: 1, 1: 1}}),
    ('§9 b: one each, crown 1/2', 'red AH >1 done, pass 2S done, black XR done', {'booked': {0: 2, 1: 3}, 'crown': 1}),
    ('§9 b: still on colour', 'red AH >1 done, pass 2S done, black XR done', {'level': 'colour', 'price': 1, 'open_card': '2S', 'bettor': 1}),
)


@pytest.mark.parametrize('rule, line, expected', FOUR)
def test_example_a(rule, line, expected):
    assert play(line).shows(expected) == expected


@pytest.mark.parametrize('rule, line, expected', TWO)
def test_example_b(rule, line, expected):
    assert play(line, seats=2).shows(expected) == expected


# rule, seats, line so far, note, allowed
OFFERED = rows(
    ('§9 a: on colour there is no pass', 4, '', 'pass', False),
    ('§9 a: the own chip is inactive', 4, 'red 7H', '>0', False),
    ('§9 a: 3’s chip is not', 4, 'red 7H', '>2', True),
    ('§9 a: 2 sees «Больше ♥7»', 4, 'red 7H >2 done', 'higher', True),
    ('§9 a: and «Меньше ♥7»', 4, 'red 7H >2 done', 'lower', True),
    ('§9 a: and «Пас»', 4, 'red 7H >2 done', 'pass', True),
    ('§9 a: back on colour 3 has no pass', 4, 'red 7H >2 done, higher AS done', 'pass', False),
    ('§9 b: with two the other is named', 2, 'red AH', '>1', True),
    ('§9 b: and nobody else', 2, 'red AH', '>2', False),
    ('§9 b: still on colour: black', 2, 'red AH >1 done, pass 2S done, black XR done', 'black', True),
    ('§9 b: still on colour: no higher', 2, 'red AH >1 done, pass 2S done, black XR done', 'higher', False),
)


@pytest.mark.parametrize('rule, seats, line, note, allowed', OFFERED)
def test_what_the_examples_offer(rule, seats, line, note, allowed):
    assert play(line, seats=seats).may(note) is allowed
