"""§5 Players: the circle changed in mid-party, in every phase."""
import pytest

from redblack.game import HOST
from tests.rules.table import play, rows

HIGH = 'red 9H >2 done, '                                       # 1 bets on higher/lower against the nine; 2 did the round before
ROLES = 'red JH >1 done, higher TS done, red 7D >1 done, higher QD >1 done, higher KS >1 done, '     # 1 has every role, and bets on higher/lower

# rule, line so far, note, allowed
RESEATS = rows(
    ('§5 one leaves', '', 'sit=0,1,2', True),
    ('§5 one comes', '', 'sit=0,1,2,3,4', True),
    ('§5 others come instead', '', 'sit=4,5,6', True),
    ('§5 another order', '', 'sit=3,1,0,2', True),
    ('§5 (d) two', '', 'sit=2,3', True),
    ('§5 (d) twelve', '', 'sit=0,1,2,3,4,5,6,7,8,9,10,11', True),
    ('§5 (d) not one', '', 'sit=0', False),
    ('§5 (d) not thirteen', '', 'sit=0,1,2,3,4,5,6,7,8,9,10,11,12', False),
    ('§5 nobody sits twice', '', 'sit=0,1,1', False),
    ('§10 the host is no seat', '', f'sit=0,1,{HOST}', False),
    ('§10 the host reseats', '', f'{HOST}:sit=0,1', True),
    ('§10 no player does', '', '0:sit=0,1', False),
    ('§5 in mid-party: while naming', 'red 9H', 'sit=0,1', True),
    ('§5 in mid-party: while doing', 'red 9H >1', 'sit=2,3', True),
    ('§5 in mid-party: in a joker’s round', 'red XR', 'sit=2,3', True),
    ('§5 at the second joker', 'red XR done, red XB', 'sit=2,3', True),
    ('§5 between parties', 'red XR done, red XB done', 'sit=2,3', True),
    ('§5 who has left cannot bet', 'sit=1,2,3', '0:red', False),
    ('§5 the first of the new circle can', 'sit=1,2,3', '1:red', True),
    ('§5 a newcomer can be named', 'red 9H sit=0,1,4', '>4', True),
    ('§5 who has left cannot', 'red 9H sit=0,1,4', '>2', False),
    ('§5 who has left says nothing to a task', 'red AH >1 sit=0,1', '2:done', False),
    ('§5 in a joker’s round anybody says done, a newcomer too', 'red XR sit=0,1,4', '4:done', True),
    ('§5 but not who has left', 'red XR sit=0,1,4', '2:done', False),
    ('§5 not even its bettor', 'red XR sit=1,2,3', '0:done', False),
    ('§5 at the second joker anybody', 'red XR done, red XB sit=2,3', '3:done', True),
)


@pytest.mark.parametrize('rule, line, note, allowed', RESEATS)
def test_who_may_sit_and_act(rule, line, note, allowed):
    assert play(line).may(note) is allowed


# rule, line, what everybody sees
BETWEEN_ROUNDS = rows(
    ('§5 the circle starts again from the first', HIGH + 'sit=3,0,1,2', {'circle': (3, 0, 1, 2), 'bettor': 3, 'phase': 'bet'}),
    ('§5 from the first, though nobody moved', HIGH + 'sit=0,1,2,3,4', {'bettor': 0, 'circle': (0, 1, 2, 3, 4)}),
    ('§5 and goes on clockwise', HIGH + 'sit=3,0,1,2 higher KS >2 done', {'bettor': 0}),
    ('§5 the deck stays', HIGH + 'sit=0,1 higher TS', {'card': 'TS', 'round': 2}),
    ('§5 level, price, open card stay', HIGH + 'sit=0,1', {'level': 'higher_lower', 'price': 2, 'open_card': '9H', 'round': 2}),
    ('§5 the cup and the crown stay', 'red KH >2 done, lower XR done, sit=0,1', {'cup': 1, 'crown': 1}),
    ('§5 a newcomer has nothing', HIGH + 'sit=0,1,2,3,4', {'penalties': {0: 0, 1: 0, 2: 0, 3: 0, 4: 0}}),
    ('§5 booked penalties stay wherever one sits', 'red AH >2 done, sit=3,2,1', {'booked': {2: 1}}),
    ('§5 penalties of who left stay in the table', 'red AH >2 done, sit=0,1,3', {'penalties': {0: 0, 1: 0, 2: 1, 3: 0}}),
    ('§5 (d) who returns finds them again', 'red AH >2 done, sit=0,1,3 sit=0,1,2,3', {'booked': {2: 1}, 'circle': (0, 1, 2, 3)}),
    ('§5 and adds to them', 'red AH >2 done, sit=0,1,3 sit=0,2,3 higher 2S >2 done', {'booked': {2: 3, 3: 2}}),
    ('§5 who stays keeps immunities', 'red TH >2 done, sit=3,2,1', {'immunities': {2: 1}, 'in_force': [('T', 2)]}),
    ('§5 a removed holder loses them', 'red TH >2 done, sit=0,1,3', {'immunities': {}, 'in_force': []}),
    ('§5 (d) and returns without', 'red TH >2 done, sit=0,1,3 sit=0,1,2,3', {'immunities': {}, 'in_force': []}),
    ('§5 another’s stay', 'red TH >2 done, lower TS done, sit=0,1,3', {'immunities': {1: 1}, 'in_force': [('T', 1)]}),
    ('§5 every role of one who stays', ROLES + 'sit=3,1', {'in_force': [('7', 1), ('J', 1), ('K', 1), ('Q', 1), ('T', 1)]}),
    ('§5 a removed mate and queen lose them; the sevens and the king’s rule stay', ROLES + 'sit=0,2,3', {'in_force': [('7', 1), ('K', 1)], 'cup': 5}),
    ('§5 (d) who returns has no roles', ROLES + 'sit=0,2,3 sit=0,1,2,3', {'in_force': [('7', 1), ('K', 1)], 'immunities': {}}),
    ('§5 another’s roles stay', ROLES + 'sit=0,1,2', {'in_force': [('7', 1), ('J', 1), ('K', 1), ('Q', 1), ('T', 1)], 'immunities': {1: 1}}),
    ('§4 3: the previous executor is who he was', HIGH + 'sit=0,2,3', {'previous_executor': 2}),
)


@pytest.mark.parametrize('rule, line, expected', BETWEEN_ROUNDS)
def test_reseated_between_rounds(rule, line, expected):
    assert play(line).shows(expected) == expected


def test_the_kings_text_outlives_the_king():
    lines = play('red KH >1 say=whisper done, sit=0,2,3').view.lasting
    assert [(line.rank, line.seat, line.text) for line in lines] == [('K', 1, 'whisper')]


CLOSED = {'phase': 'bet', 'card': None, 'executor': None, 'result': None, 'bet': None, 'pending': {}, 'laid_in': {}}
LAID = 'red TH >2 done, lower 3S >2 2:lay '     # 1 bet and named 2, who lays an immunity in

# rule, line, what everybody sees
OPEN_ROUND = rows(
    ('§5 (d) while naming: the bettor sits, it goes on', 'red 9H sit=2,0', {'phase': 'assign', 'bettor': 0, 'card': '9H', 'circle': (2, 0)}),
    ('§5 (d) named and done', 'red AH sit=2,0 >2 done', {'booked': {2: 1}, 'level': 'higher_lower'}),
    ('§5 (d) then the first of the circle bets', 'red 9H sit=3,0,2 >2 done', {'bettor': 3, 'phase': 'bet'}),
    ('§5 (d) and only then: clockwise again', 'red 9H sit=3,0,2 >2 done, lower 4S >2 done', {'bettor': 0}),
    ('§5 (d) while naming: the bettor left, it closes', 'red KH sit=2,3', CLOSED | {'bettor': 2, 'round': 2}),
    ('§5 (d) closed: level, open card, cup as revealed', 'red KH sit=2,3', {'level': 'higher_lower', 'price': 2, 'open_card': 'KH', 'cup': 1}),
    ('§5 (d) closed while naming: no rule came into force', 'red KH sit=2,3', {'in_force': []}),
    ('§5 (d) closed: the card is spent', 'red KH sit=2,3 lower 4S', {'card': '4S', 'result': 'hit'}),
    ('§5 (d) while doing: both sit, it goes on', 'red AH >1 sit=3,1,0', {'phase': 'do', 'executor': 1, 'bettor': 0, 'pending': {1: 1}}),
    ('§5 (d) while doing: done, the first bets', 'red AH >1 sit=3,1,0 done', {'booked': {1: 1}, 'bettor': 3, 'level': 'higher_lower'}),
    ('§5 (d) one gone drops out of what is pending', 'red 2H >1 sit=0,1,3', {'pending': {1: 1}, 'executor': 1}),
    ('§5 (d) the next to the left does not pay instead', 'red 2H >1 sit=0,1,3 done', {'booked': {1: 1}}),
    ('§5 (d) who sits elsewhere still pays', 'red 2H >1 sit=2,0,1,3', {'pending': {1: 1, 2: 1}}),
    ('§5 (d) a newcomer between them owes nothing', 'red 2H >1 sit=0,1,4,2,3 done', {'booked': {1: 1, 2: 1}}),
    ('§5 (d) the executor left, it closes', 'red AH >1 sit=0,2', CLOSED | {'bettor': 0, 'booked': {}, 'level': 'higher_lower', 'open_card': 'AH'}),
    ('§5 (d) the bettor left, it closes', 'red AH >1 sit=1,2', CLOSED | {'bettor': 1, 'booked': {}, 'level': 'higher_lower', 'open_card': 'AH'}),
    ('§5 (d) a miss closed: colour', HIGH + 'higher AS sit=0,2,3', CLOSED | {'level': 'colour', 'price': 1, 'open_card': 'AS', 'booked': {}}),
    ('§5 (d) a pass closed: colour', HIGH + 'pass AS sit=0,2,3', CLOSED | {'level': 'colour', 'open_card': 'AS', 'booked': {}}),
    ('§5 (d) closed: nothing is booked later either', 'red AH >1 sit=0,2 higher 4S >2 done', {'booked': {}}),
    ('§5 (d) closed: the previous executor unchanged', HIGH + 'lower 4S >3 sit=0,2', {'previous_executor': 2}),
    ('§5 (d) closed: there was none', 'red 4H >1 sit=0,2', {'previous_executor': None}),
    ('§5 (d) closed: a laid-in immunity comes back', LAID + 'sit=0,2,3', CLOSED | {'immunities': {2: 1}, 'in_force': [('T', 2)]}),
    ('§5 (d) not closed: it stays laid in', LAID + 'sit=1,2', {'immunities': {}, 'laid_in': {2: 1}, 'pending': {2: 1}}),
    ('§5 its holder gone, it is lost', LAID + 'sit=0,1,3', CLOSED | {'immunities': {}, 'in_force': []}),
    ('§5 a neighbour gone with what was laid in', 'red TH >2 done, higher 2S 2:lay sit=0,1,3', {'pending': {1: 2}, 'laid_in': {}, 'immunities': {}}),
    ('§5 closed: a queen named in it stays queen', 'red QH >1 sit=1,2', CLOSED | {'in_force': [('Q', 1)], 'cup': 1}),
    ('§5 closed: a queen gone is none', 'red QH >1 sit=0,2', CLOSED | {'in_force': [], 'cup': 1}),
    ('§5 closed: the king’s rule stays without him', 'red KH >1 sit=0,2', CLOSED | {'in_force': [('K', 1)]}),
    ('§4 3: after a bounce who sent it back may leave', HIGH + 'lower 3S >3 bounce sit=1,2', {'phase': 'do', 'executor': 2, 'pending': {2: 2}}),
)


@pytest.mark.parametrize('rule, line, expected', OPEN_ROUND)
def test_reseated_in_an_open_round(rule, line, expected):
    assert play(line).shows(expected) == expected


CUP = 'red KH >1 done, higher XR done, '       # the first joker is out, everybody has one; 2 bets on higher/lower
ONE_EACH = {0: 1, 1: 1, 2: 1, 3: 1}

# rule, line, what everybody sees
JOKERS = rows(
    ('§5 a joker’s round is not cancelled, its bettor gone', 'red XR sit=1,2', {'phase': 'do', 'card': 'XR', 'pending': {1: 1, 2: 1}, 'crown': 1}),
    ('§5 those still seated pay', 'red XR sit=1,2 2:done', {'booked': {1: 1, 2: 1}, 'phase': 'bet'}),
    ('§5 then the first bets', 'red XR sit=2,1 1:done', {'bettor': 2, 'level': 'colour', 'open_card': None}),
    ('§5 newcomers owe nothing', 'red XR sit=0,1,4', {'pending': {0: 1, 1: 1}}),
    ('§5 in another order all pay', 'red XR sit=0,1,3,2 done', {'booked': ONE_EACH}),
    ('§5 a gone holder pays and keeps nothing', 'red TH >2 done, lower XR 2:lay sit=0,1,3',
     {'pending': {0: 1, 1: 1, 3: 1}, 'laid_in': {}, 'immunities': {}, 'in_force': []}),
    ('§5 a holder who stays keeps it laid in', 'red TH >2 done, lower XR 2:lay sit=0,2 0:done', {'booked': {0: 1}, 'immunities': {}}),
    ('§5 at the second joker it goes on', CUP + 'higher XB sit=2,3', {'phase': 'do', 'pending': {2: 1}, 'crown': 2}),
    ('§5 after the second joker the party ends', CUP + 'higher XB sit=2,3 3:done', {'phase': 'over', 'cup_holder': 2, 'booked': ONE_EACH | {2: 2}}),
    ('§5 the cup is its drawer’s, gone or not', CUP + 'higher XB sit=0,1 1:done',
     {'phase': 'over', 'cup_holder': 2, 'cup_price': 1, 'booked': ONE_EACH | {2: 2}, 'bettor': 2, 'circle': (0, 1)}),
)


@pytest.mark.parametrize('rule, line, expected', JOKERS)
def test_reseated_in_a_jokers_round(rule, line, expected):
    assert play(line).shows(expected) == expected


# rule, line, who may act
ACTING = rows(
    ('§10 a joker’s round: those seated now', 'red XR sit=1,2,4', {1, 2, 4}),
    ('§10 the second joker: those seated now', 'red XR done, red XB sit=0,2,4', {0, 2, 4}),
    ('§10 while doing: executor and bettor', 'red 2H >1 sit=3,1,0', {0, 1}),
    ('§10 after a closed round: the first', 'red 2H >1 sit=3,2', {3}),
)


@pytest.mark.parametrize('rule, line, seats', ACTING)
def test_who_may_act_after_a_reseat(rule, line, seats):
    assert play(line).to_act == seats


# rule, line, what everybody sees
AT_THE_END = rows(
    ('§5 reseated on the final screen, it stays', 'red XR done, red XB done, sit=3,1', {'phase': 'over', 'booked': ONE_EACH, 'cup_holder': 1}),
    ('§8 the cup stays with who drew it', 'red XR done, red XB done, sit=3,0', {'cup_holder': 1, 'bettor': 1, 'card': 'XB', 'round': 2}),
    ('§5 (d) and the next party is theirs', 'red XR done, red XB done, sit=3,1 restart', {'phase': 'bet', 'circle': (3, 1), 'bettor': 3}),
    ('§5 (d) a circle changed in mid-party stays for the next', 'red 9H sit=2,0 >2 done, restart', {'circle': (2, 0), 'bettor': 2, 'booked': {}}),
)


@pytest.mark.parametrize('rule, line, expected', AT_THE_END)
def test_reseated_at_the_end(rule, line, expected):
    assert play(line).shows(expected) == expected


def test_the_final_table_is_that_of_the_party_played():
    """§8: a circle changed for the next party takes nobody's row, penalty or wasted immunity out of this one."""
    before = play('red TH >2 done, lower AS >3 done, lower XR done, lower XB done')
    after = before.on('sit=0,1')
    assert {seat: after.view.table[seat] for seat in range(4)} == {seat: before.view.table[seat] for seat in range(4)}
    assert (before.view.table[2].wasted, after.view.best_streak, after.view.story) == (1, before.view.best_streak, before.view.story)
