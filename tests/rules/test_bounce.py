"""§4 3: «Отбой», back to the previous executor; and the house rule *must bounce* of §5."""
import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Bounce
from redblack.games.red_or_black.why import Why
from tests.rules.table import play, rows, rules

AFTER_2 = 'black 4S >2 done, '              # 2 did the last round; 1 bets on higher/lower against the four
THREE = AFTER_2 + 'higher 3H '              # 1 missed at price 2 and does a three
HOLDER = 'red TH >1 done, lower 4S >2 done, pass 5S done, '     # 1 holds an immunity, 2 did the last round, 3 bets on colour

# rule, line so far, note, the reason against it
BOUNCES = rows(
    ('§4 3: back to the previous executor', THREE, 'bounce', None),
    ('§4 3: by whoever was named', AFTER_2 + 'lower 3H >3', 'bounce', None),
    ('§4 3: after a pass too', AFTER_2 + 'pass 3H', 'bounce', None),
    ('§4 3: to the bettor', 'black 4S >1 done, lower 3H >3', 'bounce', None),
    ('§4 3: no predecessor yet, a hit', 'red 3H >1', 'bounce', Why.NO_PREDECESSOR),
    ('§4 3: no predecessor yet, a miss', 'black 3H', 'bounce', Why.NO_PREDECESSOR),
    ('§4 3: no predecessor in a new party', AFTER_2 + 'pass 5S done, restart black 3H', 'bounce', Why.NO_PREDECESSOR),
    ('§4 3: the same person, a miss', 'black 4S >1 done, higher 3H', 'bounce', Why.SAME_PERSON),
    ('§4 3: the same person named again', 'black 4S >2 done, lower 3H >2', 'bounce', Why.SAME_PERSON),
    ('§4 3: the predecessor has left in this round', THREE + 'sit=0,1,3', 'bounce', Why.PREDECESSOR_GONE),
    ('§4 3: the predecessor left before', AFTER_2 + 'sit=0,1,3 higher 3H', 'bounce', Why.PREDECESSOR_GONE),
    ('§4 3: somebody else has left', THREE + 'sit=0,1,2', 'bounce', None),
    ('§4 3 (d) bounced, not again', THREE + 'bounce', 'bounce', Why.ALREADY_BOUNCED),
    ('§4 3 (d) not back by the first one', THREE + 'bounce', '2:bounce', Why.ALREADY_BOUNCED),
    ('§4 3 (d) a task bounced in an earlier round does not matter', THREE + 'bounce done, black 3S >3', 'bounce', None),
    ('§4 3 (d) the previous executor is who did it after the bounce', THREE + 'bounce done, red 3S', 'bounce', Why.SAME_PERSON),
    ('§4 3 (d) not who did the round before', 'black 4S >2 done, higher 5S >3 done, higher 3H', 'bounce', None),
    ('§4 3: a joker’s round has an executor, the bettor', 'red XR done, black 3S >2', 'bounce', None),
    ('§4 3: the same person, after a joker', 'red XR done, black 3S >0', 'bounce', Why.SAME_PERSON),
)


@pytest.mark.parametrize('rule, line, note, why', BOUNCES)
def test_when_a_three_can_be_bounced(rule, line, note, why):
    assert play(line).why(note) == why


# rule, line so far, note: no bounce at all
NO_BOUNCE = rows(
    ('§10 only by the executor, not the bettor', AFTER_2 + 'lower 3H >3', '1:bounce'),
    ('§10 not by the predecessor', THREE, '2:bounce'),
    ('§10 not by another', THREE, '0:bounce'),
    ('§10 not by the host', THREE, f'{HOST}:bounce'),
    ('§4 3: not while naming', AFTER_2 + 'lower 3H', '1:bounce'),
    ('§4 3: not when done', THREE + 'done', '1:bounce'),
    ('§4 an ace does not bounce', AFTER_2 + 'higher AH', 'bounce'),
    ('§4 a 2 does not bounce', AFTER_2 + 'higher 2H', 'bounce'),
    ('§4 a 6 does not bounce', AFTER_2 + 'lower 6H', 'bounce'),
    ('§4 a king does not bounce', AFTER_2 + 'lower KH', 'bounce'),
    ('§4 a joker does not bounce', AFTER_2 + 'lower XR', 'bounce'),
)


@pytest.mark.parametrize('rule, line, note', NO_BOUNCE)
def test_nothing_else_bounces(rule, line, note):
    assert not play(line).may(note)


# rule, line, what everybody sees
BOUNCED = rows(
    ('§4 3: executor and price go back', THREE + 'bounce', {'executor': 2, 'pending': {2: 2}, 'phase': 'do', 'bettor': 1}),
    ('§4 3: at price 1', 'red 4S done, black 3S >2 bounce', {'executor': 0, 'pending': {0: 1}}),
    ('§4 3: on a pass', AFTER_2 + 'pass 3H bounce', {'executor': 2, 'pending': {2: 1}}),
    ('§4 3: it may fall on the bettor', 'black 4S >1 done, lower 3H >3 bounce', {'executor': 1, 'bettor': 1, 'pending': {1: 2}}),
    ('§4 3: nothing is booked by a bounce', THREE + 'bounce', {'booked': {}}),
    ('§4 3: whoever keeps it pays', THREE + 'bounce done', {'booked': {2: 2}, 'previous_executor': 2}),
    ('§4 3: kept by the executor', THREE + 'done', {'booked': {1: 2}, 'previous_executor': 1}),
    ('§4 3: the turn passes from the bettor all the same', THREE + 'bounce done', {'bettor': 2}),
    ('§4 3: a miss all the same', THREE + 'bounce done', {'level': 'colour'}),
    ('§4 3: a hit all the same', AFTER_2 + 'lower 3H >3 bounce done', {'level': 'higher_lower'}),
    ('§4 3: the bettor may say done', THREE + 'bounce 1:done', {'booked': {2: 2}}),
    ('§4 3 (d) the previous executor stays while the task is done', THREE, {'previous_executor': 2}),
    ('§4 3 (d) and is who did the last completed round', AFTER_2 + 'higher 5S >3', {'previous_executor': 2}),
    ('§4 3 (d) after bounces', AFTER_2 + 'lower 3H >3 bounce done', {'previous_executor': 2}),
    ('§4 3 (d) a joker’s round: its bettor', AFTER_2 + 'lower XR done', {'previous_executor': 1}),
    ('§4 3: a player skipped has done nothing', AFTER_2 + 'skip', {'previous_executor': 2}),
    ('§4 3: an immunity before a bounce', HOLDER + 'red 6H >2 done, lower 3H >1 1:lay', {'pending': {1: 1}, 'laid_in': {1: 1}, 'immunities': {}}),
    ('§4 3: returns to its holder', HOLDER + 'red 6H >2 done, lower 3H >1 1:lay bounce',
     {'pending': {2: 2}, 'laid_in': {}, 'immunities': {1: 1}}),
    ('§4 3: and is not spent', HOLDER + 'red 6H >2 done, lower 3H >1 1:lay bounce done', {'booked': {2: 3}, 'immunities': {1: 1}}),
    ('§4 3: who gets it back may lay one in', HOLDER + 'red 9H >1 done, lower 3H >2 bounce 1:lay done', {'booked': {1: 1}, 'immunities': {}}),
)


@pytest.mark.parametrize('rule, line, expected', BOUNCED)
def test_what_a_bounce_does(rule, line, expected):
    assert play(line).shows(expected) == expected


def test_who_sent_it_back_is_out_of_the_round():
    """§10: executor or bettor say done; who bounced is neither."""
    table = play('black 4S >1 done, lower 3H >3 bounce')
    assert (table.may('3:done'), table.may('1:done'), table.to_act) == (False, True, {1})


# rule, line so far, note, the reason against it
MUST_BOUNCE = rows(
    ('§5 must bounce: a 3 can’t be kept', THREE, 'done', Why.MUST_BOUNCE),
    ('§5 must bounce: nor does the bettor’s word keep it', AFTER_2 + 'lower 3H >3', '1:done', Why.MUST_BOUNCE),
    ('§5 must bounce: bounced, it is done', THREE + 'bounce', 'done', None),
    ('§5 must bounce: no predecessor, it is kept', 'red 3H >1', 'done', None),
    ('§5 must bounce: the same person keeps it', 'black 4S >1 done, higher 3H', 'done', None),
    ('§5 must bounce: the predecessor gone, it is kept', THREE + 'sit=0,1,3', 'done', None),
    ('§5 must bounce: an ace is kept', AFTER_2 + 'higher AH', 'done', None),
    ('§5 (d) switched off it acts at once', THREE + 'set=quiet', 'done', None),
)


@pytest.mark.parametrize('rule, line, note, why', MUST_BOUNCE)
def test_must_bounce(rule, line, note, why):
    assert play(line, must_bounce=True).why(note) == why


# rule, line so far, the reason against done
OFF_BY_DEFAULT = rows(
    ('§5 without the house rule a 3 may be kept', THREE, None),
    ('§5 (d) switched on it acts at once', THREE + 'set=must_bounce', Why.MUST_BOUNCE),
    ('§5 (d) on and off again', THREE + 'set=must_bounce set=quiet', None),
)


@pytest.mark.parametrize('rule, line, why', OFF_BY_DEFAULT)
def test_must_bounce_in_mid_round(rule, line, why):
    assert play(line).why('done') == why


def test_the_bounce_is_offered_exactly_when_it_can_be():
    """§4 3: `moves` and the reason on the page say the same."""
    assert Bounce() in rules.moves(play(THREE).state, 1)
    assert Bounce() not in rules.moves(play(THREE + 'bounce').state, 2)
    assert [*rules.moves(play(THREE, must_bounce=True).state, 1)] == [Bounce()]
