"""§4 10: an immunity takes one penalty off, whoever holds it, until «Готово»."""
import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Immunity
from tests.rules.table import play, rows, rules

ONE = 'red TH >2 done, '                                                        # 2 holds one; 1 bets on higher/lower against the ten
TWO = ONE + 'lower 5S >0 done, lower TS done, black 4C >1 done, '               # 2 holds two; 0 bets on higher/lower against the four
ACE = ONE + 'lower AS >2 '                                                      # and must take an ace at ×2

# rule, line, what everybody sees
KINDS = rows(
    ('§4 10: the executor holds an immunity', 'red TH >2', {'immunities': {2: 1}, 'pending': {}}),
    ('§4 10: in any later round', ONE, {'immunities': {2: 1}}),
    ('§4 10: who misses on it holds it', 'black TH', {'immunities': {0: 1}}),
    ('§4 10 (d) one takes off one: a ×2 still costs 1', ACE + 'lay', {'pending': {2: 1}, 'laid_in': {2: 1}, 'immunities': {}}),
    ('§4 10 (d) booked: 1 of 2', ACE + 'lay done', {'booked': {2: 1}, 'laid_in': {}, 'immunities': {}}),
    ('§4 10: off an ace at ×1', ONE + 'higher 5S done, red AH >1 done, lower 2S done, red AD >2 lay done', {'immunities': {}, 'pending': {}}),
    ('§4 10: not used, nothing is off', ACE + 'done', {'booked': {2: 2}, 'immunities': {2: 1}}),
    ('§4 10: off a 2, as executor', ONE + 'lower 2S >2 2:lay', {'pending': {2: 1, 3: 2}}),
    ('§4 10: off a 2, as left neighbour', ONE + 'higher 2S 2:lay', {'pending': {1: 2, 2: 1}}),
    ('§4 10: off a 2 at ×1 nothing is left', ONE + 'pass 2S 2:lay', {'pending': {1: 1}, 'laid_in': {2: 1}}),
    ('§4 10: off a 3', ONE + 'lower 3S >2 lay done', {'booked': {2: 1}}),
    ('§4 10: off a 6, its two tasks stay', ONE + 'lower 6S >2 lay', {'pending': {2: 1}, 'tasks': (0, 1)}),
    ('§4 10: off a joker', ONE + 'lower XR 2:lay', {'pending': {0: 1, 1: 1, 3: 1}, 'laid_in': {2: 1}}),
    ('§4 10: off the joker, booked', ONE + 'lower XR 2:lay done', {'booked': {0: 1, 1: 1, 3: 1}, 'immunities': {}}),
    ('§4 10: off the cup', 'red TH >2 done, lower XR done, lower XB lay', {'pending': {}, 'laid_in': {2: 1}}),
    ('§8 the price of the cup is that before immunity', 'red TH >2 done, lower XR done, lower XB lay done',
     {'cup_price': 1, 'booked': {0: 1, 1: 1, 2: 1, 3: 1}, 'immunities': {}}),
    ('§4 10: taken back', ACE + 'lay take', {'pending': {2: 2}, 'laid_in': {}, 'immunities': {2: 1}}),
    ('§4 10: taken back and laid in again', ACE + 'lay take lay', {'pending': {2: 1}, 'immunities': {}}),
    ('§4 10: several may be held', TWO, {'immunities': {2: 2}}),
    ('§4 10: one of two laid in', TWO + 'lower AS >2 lay', {'pending': {2: 1}, 'laid_in': {2: 1}, 'immunities': {2: 1}}),
    ('§4 10: several laid in', TWO + 'lower AS >2 lay lay', {'pending': {}, 'laid_in': {2: 2}, 'immunities': {}}),
    ('§4 10: several laid in, nothing booked', TWO + 'lower AS >2 lay lay done', {'booked': {}, 'immunities': {}}),
    ('§4 10: several, one taken back', TWO + 'lower AS >2 lay lay take', {'pending': {2: 1}, 'laid_in': {2: 1}, 'immunities': {2: 1}}),
    ('§4 10: no change of level or turn', ACE + 'lay done', {'level': 'higher_lower', 'bettor': 2, 'previous_executor': 2}),
    ('§4 10: a new party has none', ONE + 'restart', {'immunities': {}}),
)


@pytest.mark.parametrize('rule, line, expected', KINDS)
def test_what_an_immunity_does(rule, line, expected):
    shown = play(line).shows(expected)
    assert {name: tuple(value) if name == 'tasks' else value for name, value in shown.items()} == expected


# rule, line so far, note, allowed
VERDICTS = rows(
    ('§4 10: laid in by its holder', ACE, '2:lay', True),
    ('§4 10: not by one who holds none', ONE + 'higher AS', '1:lay', False),
    ('§4 10: not for somebody else', ACE, '1:lay', False),
    ('§10 not by the host', ACE, f'{HOST}:lay', False),
    ('§4 10: not when one owes nothing', ONE + 'lower AS >3', '2:lay', False),
    ('§4 10: not on a common task', ONE + 'lower 4S >2', '2:lay', False),
    ('§4 10: not on the 10 itself', 'red TH >2', '2:lay', False),
    ('§4 10: no second one when one is held', ACE + 'lay', '2:lay', False),
    ('§4 10: the second of two', TWO + 'lower AS >2 lay', '2:lay', True),
    ('§4 10: not more than is pending', TWO + 'pass AS done, black 9C >3 done, pass 3C done, red 3D >2 lay', '2:lay', False),
    ('§4 10: not while betting', ONE, '2:lay', False),
    ('§4 10: not while naming', ONE + 'lower AS', '2:lay', False),
    ('§4 10: not after done', ACE + 'done', '2:lay', False),
    ('§4 10: taken back at will', ACE + 'lay', '2:take', True),
    ('§4 10: nothing to take back', ACE, '2:take', False),
    ('§4 10: nothing left to take back', ACE + 'lay take', '2:take', False),
    ('§4 10: not by another', ACE + 'lay', '1:take', False),
    ('§4 10: not after done', ACE + 'lay done', '2:take', False),
    ('§4 10: the left neighbour of a 2 may', ONE + 'higher 2S', '2:lay', True),
    ('§10 but may not say done', ONE + 'higher 2S 2:lay', '2:done', False),
    ('§4 10: on a joker, no bettor', ONE + 'lower XR', '2:lay', True),
    ('§4 10: on the cup only who takes it', 'red TH >3 done, lower XR done, lower XB', '3:lay', False),
)


@pytest.mark.parametrize('rule, line, note, allowed', VERDICTS)
def test_when_an_immunity_can_be_used(rule, line, note, allowed):
    assert play(line).may(note) is allowed


# rule, line, who may act
ACTING = rows(
    ('§10 bettor and executor', 'red AH >2', {0, 2}),
    ('§10 one person after a miss', 'black AH', {0}),
    ('§10 a neighbour without immunity does not act', 'red 2H >2', {0, 2}),
    ('§10 a neighbour with one does', ONE + 'higher 2S', {1, 2}),
    ('§10 and still, when it is laid in', ONE + 'pass 2S 2:lay', {1, 2}),
    ('§10 a holder who owes nothing does not', ONE + 'higher AS', {1}),
    ('§10 in a joker’s round the whole circle', 'red XR', {0, 1, 2, 3}),
    ('§10 at the second joker too', 'red XR done, red XB', {0, 1, 2, 3}),
    ('§10 nobody when all is over', 'red XR done, red XB done', set()),
)


@pytest.mark.parametrize('rule, line, seats', ACTING)
def test_who_may_act_while_a_round_is_done(rule, line, seats):
    assert play(line).to_act == seats


def test_it_is_offered_to_its_holder():
    assert Immunity(True) in rules.moves(play(ACE).state, 2) and Immunity(False) not in rules.moves(play(ACE).state, 2)
    assert [Immunity(False)] == [move for move in rules.moves(play(ONE + 'pass 2S 2:lay').state, 2)]
