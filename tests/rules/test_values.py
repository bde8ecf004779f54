"""§4 The values: what each one costs, the cup, tasks and themes, the king."""
import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import SayRule
from tests.rules.table import TASKS, THEMES, play, rows, rules

RANKS = 'A23456789TJQK'
BLACK_EIGHT = 'black 8S >1 done, '      # 1 bets on higher/lower against an eight, or against a five when an eight is wanted
BLACK_FIVE = 'black 5S >1 done, '

# value, who pays the price: x the executor, l the executor's left neighbour
VALUES = [('A', 'x'), ('2', 'xl'), ('3', 'x'), ('4', ''), ('5', ''), ('6', 'x'), ('7', ''), ('8', ''), ('9', ''), ('T', ''), ('J', ''), ('Q', ''), ('K', '')]


def on_high(value, hit):
    """A bet of 1 on higher/lower that turns the heart of this value and hits or misses."""
    against = '5' if value == '8' else '8'
    higher = RANKS.index(value) > RANKS.index(against)
    return (BLACK_FIVE if value == '8' else BLACK_EIGHT) + ('higher ' if higher is hit else 'lower ') + value + 'H'


# rule, how the value comes up, executor, the executor's left neighbour, price
WAYS = [
    ('price 1, missed by 0', lambda value: f'black {value}H', 0, 1, 1),
    ('price 1, hit by 0, 2 named', lambda value: f'red {value}H >2', 2, 3, 1),
    ('price 1, hit by 0, the last of the circle named', lambda value: f'red {value}H >3', 3, 0, 1),
    ('price 1, passed by 1', lambda value: BLACK_EIGHT + f'pass {value}H', 1, 2, 1),
    ('price 2, missed by 1', lambda value: on_high(value, hit=False), 1, 2, 2),
    ('price 2, hit by 1, 3 named', lambda value: on_high(value, hit=True) + ' >3', 3, 0, 2),
]
COSTS = rows(*(
    (f'§4 {value}: {way}', line(value), executor, {{'x': executor, 'l': left}[who]: price for who in payers})
    for value, payers in VALUES for way, line, executor, left, price in WAYS))


@pytest.mark.parametrize('rule, line, executor, owed', COSTS)
def test_what_a_value_costs(rule, line, executor, owed):
    doing = play(line)
    assert (doing.view.executor, doing.view.pending, doing.booked) == (executor, owed, {})
    assert doing.on('done').booked == owed


def test_two_players_and_a_two():
    """§4 2: of two players each is the other's left neighbour."""
    assert play('red 2H >1 done', seats=2).booked == {0: 1, 1: 1}


LASTING = 'red KH >1 done, lower JS >2 done, lower TS >3 done, lower 7C >0 done, '     # weight 4; 0 bets on higher/lower
EACH = {0: 1, 1: 1, 2: 1, 3: 1}

# rule, line, what everybody sees
CUP = rows(
    ('§4 the crown is dark', 'red 4S done', {'crown': 0, 'cup': 0}),
    ('§4 first joker: everybody owes one', 'red XR', {'pending': EACH, 'crown': 1, 'phase': 'do'}),
    ('§4 first joker: nothing before done', 'red XR', {'booked': {}}),
    ('§4 first joker: everybody takes one', 'red XR done', {'booked': EACH, 'crown': 1, 'phase': 'bet'}),
    ('§4 first joker: one each on higher/lower too', BLACK_EIGHT + 'higher XB done', {'booked': EACH, 'crown': 1}),
    ('§4 either joker may be the first', 'red XB', {'pending': EACH, 'crown': 1}),
    ('§4 the cup does not matter to the first joker', 'red KH >1 done, pass XR done', {'booked': EACH, 'cup': 1}),
    ('§10 the crown lights at the reveal', 'red XR done, red XB', {'crown': 2, 'phase': 'do'}),
    ('§4 second joker, weight 0: nothing', 'red XR done, red XB', {'pending': {}, 'cup': 0}),
    ('§4 second joker, weight 0: the party ends', 'red XR done, red XB done', {'phase': 'over', 'booked': EACH, 'cup_holder': 1, 'cup_price': 0}),
    ('§4 second joker, weight 1', 'red KH >1 done, pass XR done, lower XB', {'pending': {2: 1}, 'cup': 1}),
    ('§4 second joker, weight 2', 'red KH >1 done, pass XR done, lower JS >0 done, lower XB', {'pending': {3: 2}, 'cup': 2}),
    ('§4 second joker, weight 3', 'red KH >1 done, lower JS >2 done, lower TS >1 done, lower XR done, lower XB', {'pending': {0: 3}, 'cup': 3}),
    ('§4 second joker, weight 4: the ceiling is 3', LASTING + 'lower XR done, lower XB', {'pending': {1: 3}, 'cup': 4}),
    ('§4 the cup is not doubled, nor halved', LASTING + 'higher 4S done, red XR done, red XB', {'pending': {2: 3}, 'price': 1}),
    ('§4 only the bettor takes it', LASTING + 'lower XR done, lower XB done', {'booked': EACH | {1: 4}, 'phase': 'over'}),
    ('§4 its price is seen at the end', LASTING + 'lower XR done, lower XB done', {'cup_holder': 1, 'cup_price': 3, 'cup': 4}),
    ('§4 the cup grows at the reveal', 'red KH', {'phase': 'assign', 'cup': 1}),
    ('§4 and only once', 'red KH >1 done', {'cup': 1}),
)


@pytest.mark.parametrize('rule, line, expected', CUP)
def test_the_jokers_and_the_cup(rule, line, expected):
    assert play(line).shows(expected) == expected


@pytest.mark.parametrize('house', [{'must_bounce': True}, {'quiet': True}, {'relay': True}, {'mode': 'sober'}, {'length': 'full'}])
def test_no_setting_lifts_the_ceiling(house):
    assert play(LASTING + 'lower XR done, lower XB', **house).view.pending == {1: 3}


@pytest.mark.parametrize('value', RANKS)
def test_what_weighs_in_the_cup(value):
    """§4: lasting cards, 7, 10, J, Q, K, one each."""
    assert play(f'red {value}H').view.cup == (1 if value in '7TJQK' else 0)


BLACK_SIX = 'black 6S >1 '
HIGH_SIX = 'black 8S >1 done, higher 6S'
SHOWN_TASKS = rows(
    ('§4 6 at price 1: one task', BLACK_SIX, {'tasks': TASKS[:1], 'theme': None}),
    ('§4 6 (d) at price 2: two different ones', HIGH_SIX, {'tasks': TASKS[:2], 'theme': None}),
    ('§4 6 on a pass: one', 'black 8S >1 done, pass 6S', {'tasks': TASKS[:1]}),
    ('§4 6 while naming: nobody to do it yet', 'black 6S', {'tasks': ()}),
    ('§4 6: the task goes with the round', BLACK_SIX + 'done', {'tasks': (), 'theme': None}),
    ('§4 8: a theme', 'black 8S >1', {'theme': THEMES[0], 'tasks': ()}),
    ('§4 8 at price 2: one theme', 'black 4S >1 done, lower 8H', {'theme': THEMES[0], 'tasks': ()}),
    ('§4 8: the theme goes with the round', 'black 8S >1 done', {'theme': None}),
    ('§4 no other value has either', 'black 9S >1', {'tasks': (), 'theme': None}),
    ('§4 (d) another task instead', BLACK_SIX + 'swap', {'tasks': TASKS[1:2], 'pending': {1: 1}}),
    ('§4 (d) of two only the last is replaced', HIGH_SIX + ' swap', {'tasks': (TASKS[0], TASKS[2]), 'pending': {1: 2}}),
    ('§4 (d) another theme instead', 'black 8S >1 swap', {'theme': THEMES[1]}),
    ('§4 (d) the next task is a new one', BLACK_SIX + 'swap done, pass 4S done, black 6C >0', {'tasks': TASKS[2:3]}),
)


@pytest.mark.parametrize('rule, line, expected', SHOWN_TASKS)
def test_tasks_and_themes(rule, line, expected):
    table = play(line)
    assert {name: tuple(value) if name == 'tasks' else value for name, value in table.shows(expected).items()} == expected


# rule, line so far, note, allowed
SWAPS = rows(
    ('§4 (d) another task', BLACK_SIX, 'swap', True),
    ('§4 (d) once a round', BLACK_SIX + 'swap', 'swap', False),
    ('§4 (d) once, though there are two tasks', HIGH_SIX + ' swap', 'swap', False),
    ('§4 (d) again in another round', BLACK_SIX + 'swap done, pass 4S done, black 6C >0', 'swap', True),
    ('§4 (d) another theme', 'black 8S >1', 'swap', True),
    ('§4 (d) one other theme a round', 'black 8S >1 swap', 'swap', False),
    ('§10 by the executor', BLACK_SIX, '1:swap', True),
    ('§10 not by the bettor', BLACK_SIX, '0:swap', False),
    ('§10 not by the others', BLACK_SIX, '2:swap', False),
    ('§10 not by the host', BLACK_SIX, f'{HOST}:swap', False),
    ('§4 nothing to swap on a 5', 'black 5S >1', 'swap', False),
    ('§4 nothing to swap on an ace', 'black AS >1', 'swap', False),
    ('§4 not while naming', 'black 6S', '0:swap', False),
    ('§4 not while betting', BLACK_SIX + 'done', '1:swap', False),
)


@pytest.mark.parametrize('rule, line, note, allowed', SWAPS)
def test_who_may_ask_for_another(rule, line, note, allowed):
    assert play(line).may(note) is allowed


SIXES = 'black 6S >1 swap done, higher 6H swap done, black 6C >0 swap done, lower 6D swap done'
EIGHTS = 'black 8S >1 swap done, higher 8H swap done, black 8C >0 swap done, lower 8D swap done'
# rule, field, one party's line, numbers it shows
EVENING = rows(
    ('§4 6 (d) tasks', 'tasks', SIXES, 10),
    ('§4 8 (d) themes', 'theme', EIGHTS, 8),
)


def parties(line, number, field):
    """The numbers shown in each of so many parties, in order of appearance."""
    shown, before = [[]], ()
    for view in play(', restart '.join([line] * number)).views:
        if view.phase == 'deal':
            shown.append([])
        now = view.tasks if field == 'tasks' else () if view.theme is None else (view.theme,)
        shown[-1] += [number for number in now if number not in before]
        before = now
    return shown


@pytest.mark.parametrize('rule, field, line, number', EVENING)
def test_none_repeats_within_a_party(rule, field, line, number):
    for shown in parties(line, 4, field):
        assert len(shown) == len(set(shown)) == number


@pytest.mark.parametrize('rule, field, line, number', EVENING)
def test_the_next_party_begins_with_the_unseen_ones(rule, field, line, number):
    first, second, third = parties(line, 3, field)
    unseen = set(range(24)) - {*first, *second}
    assert not set(first) & set(second)
    assert unseen and set(third[:len(unseen)]) == unseen


KING = 'red KH >2 '
# rule, line so far, seat, text, allowed
RULE_TEXTS = rows(
    ('§4 K: a text', KING, 2, 'No first names until midnight.', True),
    ('§4 K: of one character', KING, 2, '!', True),
    ('§4 K: of 120', KING, 2, 'ы' * 120, True),
    ('§4 K: not of 121', KING, 2, 'ы' * 121, False),
    ('§10 K: saying nothing is simply done', KING, 2, '', False),
    ('§10 the executor says it', KING, 0, 'Hush.', False),
    ('§10 nobody else', KING, 1, 'Hush.', False),
    ('§10 nor the host', KING, HOST, 'Hush.', False),
    ('§4 K: not before somebody is named', 'red KH', 0, 'Hush.', False),
    ('§4 K: not when the round is done', KING + 'done', 2, 'Hush.', False),
    ('§4 a queen makes no rule', 'red QH >2', 2, 'Hush.', False),
    ('§4 K: who missed makes it', 'black KH', 0, 'Hush.', True),
)


@pytest.mark.parametrize('rule, line, seat, text, allowed', RULE_TEXTS)
def test_the_kings_text(rule, line, seat, text, allowed):
    assert (rules.objection(play(line).state, seat, SayRule(text)) is None) is allowed


def test_a_rule_may_stay_unsaid():
    """§4 K (d): done without a text; the line stands."""
    table = play(KING + 'done')
    assert (table.view.phase, table.in_force, table.booked) == ('bet', [('K', 2)], {})
    assert not table.view.lasting[0].text


def test_one_sample_text_is_offered_to_the_king():
    state = play(KING).state
    samples = [move for move in rules.moves(state, 2) if isinstance(move, SayRule)]
    assert len(samples) == 1 and 1 <= len(samples[0].text) <= 120
    assert not [move for seat in (0, 1, 3, HOST) for move in rules.moves(state, seat) if isinstance(move, SayRule)]
