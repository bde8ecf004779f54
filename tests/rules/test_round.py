"""§3 A round: bet, reveal, who does it, do it, done."""
import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Assign, Bet, Done
from tests.rules.table import play, rows, rules

HIGH = 'red 7H >2 done, '       # 1 bets on higher/lower against the seven of hearts

# rule, line so far, note, allowed
BETS = rows(
    ('§3.1 on colour: red', '', 'red', True),
    ('§3.1 on colour: black', '', 'black', True),
    ('§3.1 on colour: no pass', '', 'pass', False),
    ('§3.1 on colour: no higher', '', 'higher', False),
    ('§3.1 on colour: no lower', 'black 7H done', 'lower', False),
    ('§3.1 on higher/lower: higher', HIGH, 'higher', True),
    ('§3.1 on higher/lower: lower', HIGH, 'lower', True),
    ('§3.1 on higher/lower: pass', HIGH, 'pass', True),
    ('§3.1 on higher/lower: no red', HIGH, 'red', False),
    ('§3.1 on higher/lower: no black', HIGH, 'black', False),
    ('§3.1 the bettor bets', HIGH, '1:higher', True),
    ('§3.1 nobody else does', HIGH, '2:higher', False),
    ('§3.1 not the player before', HIGH, '0:pass', False),
    ('§3.1 nor the host', HIGH, f'{HOST}:higher', False),
    ('§3.1 not again while naming', 'red 7H', 'red', False),
    ('§3.1 not again while doing', 'red 7H >2', 'red', False),
    ('§3.1 nobody bets after the end', 'red XR done, red XB done', 'red', False),
    ('§3.3 nobody is named before the reveal', '', '>2', False),
    ('§3.3 somebody else', 'red 7H', '>2', True),
    ('§3.3 anybody else', 'red 7H', '>3', True),
    ('§3.3 not oneself', 'red 7H', '>0', False),
    ('§3.3 nobody who does not sit here', 'red 7H', '>4', False),
    ('§3.3 nobody who has left', 'sit=0,1,3 red 7H', '>2', False),
    ('§3.3 the bettor names', 'red 7H', '0:>2', True),
    ('§3.3 not the one to be named', 'red 7H', '2:>1', False),
    ('§3.3 not after a miss', 'red 4S', '>2', False),
    ('§3.3 not twice', 'red 7H >2', '>3', False),
    ('§3.5 the executor says done', 'red AH >2', '2:done', True),
    ('§3.5 or the bettor', 'red AH >2', '0:done', True),
    ('§3.5 nobody else', 'red AH >2', '1:done', False),
    ('§3.5 not even who pays with them', 'red 2H >2', '3:done', False),
    ('§3.5 nor the host', 'red AH >2', f'{HOST}:done', False),
    ('§3.5 nothing is done before the bet', '', 'done', False),
    ('§3.5 nor before somebody is named', 'red AH', 'done', False),
    ('§3.5 nor twice', 'red AH >2 done', '0:done', False),
    ('§10 in a joker’s round anybody in the circle', 'red XR', '3:done', True),
    ('§10 but nobody from outside', 'red XR', '4:done', False),
    ('§10 nor who has left the circle', 'sit=0,1,3 red XR', '2:done', False),
)


@pytest.mark.parametrize('rule, line, note, allowed', BETS)
def test_what_may_be_done_when(rule, line, note, allowed):
    assert play(line).may(note) is allowed


# rule, line, seat, the moves offered
OFFERED = rows(
    ('§3.1 red and black', '', 0, {Bet('red'), Bet('black')}),
    ('§3.1 higher, lower, pass', HIGH, 1, {Bet('higher'), Bet('lower'), Bet('pass')}),
    ('§3.1 nothing to the others', HIGH, 0, set()),
    ('§3.3 everybody but oneself', 'red 7H', 0, {Assign(1), Assign(2), Assign(3)}),
    ('§3.3 nothing to those waiting to be named', 'red 7H', 2, set()),
    ('§3.5 done to the executor', 'red 4H >2', 2, {Done()}),
    ('§3.5 done to the bettor', 'red 4H >2', 0, {Done()}),
    ('§3.5 nothing to the others', 'red 4H >2', 1, set()),
    ('§10 nothing to the host', 'red 4H >2', HOST, set()),
)


@pytest.mark.parametrize('rule, line, seat, offered', OFFERED)
def test_the_moves_offered(rule, line, seat, offered):
    moves = rules.moves(play(line).state, seat)
    assert set(moves) == offered and len(moves) == len(offered)


# rule, line, result
RESULTS = rows(
    ('§3.2 red on a heart', 'red 7H', 'hit'),
    ('§3.2 red on a diamond', 'red 7D', 'hit'),
    ('§3.2 red on a spade', 'red 4S', 'miss'),
    ('§3.2 red on a club', 'red 4C', 'miss'),
    ('§3.2 black on a spade', 'black 4S', 'hit'),
    ('§3.2 black on a club', 'black 4C', 'hit'),
    ('§3.2 black on a heart', 'black 7H', 'miss'),
    ('§3.2 black on a diamond', 'black 7D', 'miss'),
    ('§3.2 higher, king against seven', HIGH + 'higher KS', 'hit'),
    ('§3.2 higher, eight against seven', HIGH + 'higher 8S', 'hit'),
    ('§3.2 higher, ace against seven', HIGH + 'higher AS', 'miss'),
    ('§3.2 higher, six against seven', HIGH + 'higher 6S', 'miss'),
    ('§3.2 lower, ace against seven', HIGH + 'lower AS', 'hit'),
    ('§3.2 lower, six against seven', HIGH + 'lower 6S', 'hit'),
    ('§3.2 lower, king against seven', HIGH + 'lower KS', 'miss'),
    ('§3.2 an equal rank loses for higher', HIGH + 'higher 7S', 'miss'),
    ('§3.2 an equal rank loses for lower', HIGH + 'lower 7D', 'miss'),
    ('§3.2 a pass, whatever comes', HIGH + 'pass KS', 'pass'),
    ('§3.2 a pass, an equal rank', HIGH + 'pass 7S', 'pass'),
    ('§3.2 a joker on red', 'red XR', 'joker'),
    ('§3.2 the other joker on red', 'red XB', 'joker'),
    ('§3.2 a joker on black', 'black XB', 'joker'),
    ('§3.2 a joker on higher', HIGH + 'higher XR', 'joker'),
    ('§3.2 a joker on lower', HIGH + 'lower XB', 'joker'),
    ('§3 (d) a joker annuls a pass too', HIGH + 'pass XR', 'joker'),
)


@pytest.mark.parametrize('rule, line, result', RESULTS)
def test_the_result(rule, line, result):
    table = play(line)
    assert (table.view.result, table.view.bet, table.view.card) == (result, line.split()[-2], line.split()[-1])


# rule, line, what everybody sees
ROUND = rows(
    ('§3.1 the open card is the last revealed', HIGH, {'open_card': '7H'}),
    ('§3.1 of any bet', HIGH + 'pass 4S done', {'open_card': '4S'}),
    ('§3.1 after a miss too', HIGH + 'higher 4S done, red 9H >0 done', {'open_card': '9H'}),
    ('§3.1 never a joker', HIGH + 'higher XR done', {'open_card': '7H', 'level': 'higher_lower'}),
    ('§10 it stays until done', HIGH + 'higher KS >0', {'open_card': '7H', 'card': 'KS'}),
    ('§3.3 hit: nobody yet', 'red 7H', {'phase': 'assign', 'executor': None, 'pending': {}}),
    ('§3.3 hit: nobody owes anything yet', 'red AH', {'phase': 'assign', 'pending': {}}),
    ('§3.3 hit: whoever is named', 'red 7H >3', {'phase': 'do', 'executor': 3, 'bettor': 0}),
    ('§3.3 miss: the bettor', 'red 4S', {'phase': 'do', 'executor': 0}),
    ('§3.3 pass: the bettor', HIGH + 'pass 4S', {'phase': 'do', 'executor': 1}),
    ('§3.3 joker: the bettor', HIGH + 'higher XR', {'phase': 'do', 'executor': 1}),
    ('§3.4 nothing is booked yet', 'red AH >2', {'pending': {2: 1}, 'booked': {}}),
    ('§3.4 level and price stay yet', 'red AH >2', {'level': 'colour', 'price': 1}),
    ('§3.5 only now it is booked', 'red AH >2 done', {'pending': {}, 'booked': {2: 1}}),
    ('§3.5 level and price change', 'red AH >2 done', {'level': 'higher_lower', 'price': 2}),
    ('§3.5 the round is over', 'red AH >2 done', {'phase': 'bet', 'card': None, 'executor': None, 'result': None, 'bet': None, 'round': 2}),
    ('§10 the round is still the first', 'red AH >2', {'round': 1}),
    ('§3.5 by the bettor as well', 'red AH >2 0:done', {'phase': 'bet', 'booked': {2: 1}, 'bettor': 1}),
    ('§3.5 clockwise from the bettor, not the executor', 'red AH >2 done', {'bettor': 1}),
    ('§3.5 clockwise after a miss', 'red 4S done', {'bettor': 1}),
    ('§3.5 clockwise after a pass', HIGH + 'pass 4S done', {'bettor': 2}),
    ('§3.5 clockwise after a joker', HIGH + 'pass XR done', {'bettor': 2}),
    ('§3.5 after the last comes the first', 'red 4S done, red 5S done, red 8S done, red 9S done', {'bettor': 0}),
    ('§3.5 the left neighbour is the next in the circle', 'sit=0,3,1,2 red 4S done', {'bettor': 3}),
    ('§4 3: the previous executor is seen', 'red AH >2 done', {'previous_executor': 2}),
    ('§4 3: and stays while the round is in hand', 'red AH >2 done, lower 4S', {'previous_executor': 2}),
)


@pytest.mark.parametrize('rule, line, expected', ROUND)
def test_the_round(rule, line, expected):
    assert play(line).shows(expected) == expected


ON, OFF = {'level': 'higher_lower', 'price': 2}, {'level': 'colour', 'price': 1}

# rule, line, level and price
LEVELS = rows(
    ('§3 it begins on colour, ×1', '', OFF),
    ('§3 hit: the table is on higher/lower, ×2', 'red 7H >2 done', ON),
    ('§3 hit again: it stays there', HIGH + 'higher KS >0 done', ON),
    ('§3 the level is the table’s: the next player is at ×2', HIGH + 'higher KS >0 done, lower 4S >0 done', ON | {'bettor': 3}),
    ('§3 miss on colour: colour', 'red 4S done', OFF),
    ('§3 miss on higher/lower: back to colour', HIGH + 'higher 4S done', OFF),
    ('§3 pass: back to colour', HIGH + 'pass KS done', OFF),
    ('§3 (d) joker on colour: colour stays', 'red XR done', OFF),
    ('§3 (d) joker on higher/lower: it stays', HIGH + 'higher XR done', ON | {'open_card': '7H'}),
    ('§3 (d) joker on a pass: the level stays', HIGH + 'pass XR done', ON | {'open_card': '7H'}),
    ('§3 the price is that of the level the card was revealed on: a hit', 'red 7H >2', OFF),
    ('§3 the price of a miss on higher/lower is 2', HIGH + 'higher 4S', ON),
    ('§3 the price of a hit on higher/lower is 2', HIGH + 'lower 4S >2', ON),
    ('§3 a pass is always 1', HIGH + 'pass 4S', {'price': 1}),
    ('§3 after the joker the next bet is against the same card', HIGH + 'higher XR done, higher 8S', {'result': 'hit', 'open_card': '7H'}),
)


@pytest.mark.parametrize('rule, line, expected', LEVELS)
def test_level_and_price(rule, line, expected):
    assert play(line).shows(expected) == expected


# rule, what comes on the pass of 1, booked at done
PASSES = rows(
    ('§3 pass on an ace', 'AS', {1: 1}),
    ('§3 pass on a 2: you and your left neighbour', '2S', {1: 1, 2: 1}),
    ('§3 pass on a 3, kept', '3S', {1: 1}),
    ('§3 pass on a 3, bounced: nothing for you', '3S bounce', {3: 1}),
    ('§3 pass on a 4', '4S', {}),
    ('§3 pass on a 5', '5S', {}),
    ('§3 pass on a 6', '6S', {1: 1}),
    ('§3 pass on a 7', '7S', {}),
    ('§3 pass on an 8', '8S', {}),
    ('§3 pass on a 9', '9S', {}),
    ('§3 pass on a 10', 'TS', {}),
    ('§3 pass on a jack', 'JS', {}),
    ('§3 pass on a queen', 'QS', {}),
    ('§3 pass on a king', 'KS', {}),
    ('§3 pass on a joker: everybody takes one', 'XR', {0: 1, 1: 1, 2: 1, 3: 1}),
)


@pytest.mark.parametrize('rule, turned, booked', PASSES)
def test_what_a_pass_costs(rule, turned, booked):
    assert play(f'red 5H >3 done, pass {turned} done').booked == booked


# rule, what comes on the pass of 1, what everybody sees: a pass skips no card
PASSED_CARDS = rows(
    ('§3 the card is revealed', '4S', {'card': '4S', 'round': 2}),
    ('§3 the card leaves the deck', '4S done, red 8H', {'card': '8H', 'round': 3}),
    ('§3 it is the next open card', '4S done', {'open_card': '4S'}),
    ('§3 a passed 10 is an immunity', 'TS', {'immunities': {1: 1}, 'cup': 1}),
    ('§3 a passed king is a king', 'KS', {'in_force': [('K', 1)], 'cup': 1}),
    ('§3 a passed 6 is a task', '6S', {'tasks': (0,), 'pending': {1: 1}}),
)


@pytest.mark.parametrize('rule, turned, expected', PASSED_CARDS)
def test_a_passed_card_is_done(rule, turned, expected):
    assert play(f'red 5H >3 done, pass {turned}').shows(expected) == expected
