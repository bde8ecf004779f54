"""§8 The final screen: hit table, best streak, cup, story."""
import pytest

from redblack.game import HOST
from tests.rules.table import play, rows, rules

PARTY = ('red 5H >1 done, higher 9S >0 done, lower KS done, '       # 0 hits on colour, 1 hits, 2 misses and makes a rule
         'black AD done, black 4S >2 done, pass 2H done, '          # 0 misses and takes 1; 1 hits; 2 passes: one for 2 and one for 0
         'red XR done, red TH >2 done, lower 6C >1 done, '          # one each; 1 hits, 2 holds an immunity; 2 hits, 1 takes 2
         'pass 7S done, red JH >0 done, pass XB done')              # 0 passes; 1 hits; 2 passes and draws the cup: weight 4, price 3

# rule, seat, level (None: whole), bets, hits, passes
HIT_TABLE = rows(
    ('§8 0, whole', 0, None, 2, 1, 1),
    ('§8 0 on colour: a hit and a miss, the joker counts nowhere', 0, 'colour', 2, 1, 0),
    ('§8 0 on higher/lower: only a pass', 0, 'higher_lower', 0, 0, 1),
    ('§8 1, whole', 1, None, 4, 4, 0),
    ('§8 1 on colour', 1, 'colour', 3, 3, 0),
    ('§8 1 on higher/lower', 1, 'higher_lower', 1, 1, 0),
    ('§8 2, whole', 2, None, 2, 1, 1),
    ('§8 2 on colour: no bet at all', 2, 'colour', 0, 0, 0),
    ('§8 2 on higher/lower: a pass that met the second joker counts nowhere', 2, 'higher_lower', 2, 1, 1),
)


@pytest.mark.parametrize('rule, seat, level, bets, hits, passes', HIT_TABLE)
def test_the_hit_table(rule, seat, level, bets, hits, passes):
    row = play(PARTY, seats=3).view.table[seat]
    row = row if level is None else row.by_level[level]
    assert (row.bets, row.hits, row.passes) == (bets, hits, passes)


# rule, line, seats, penalties in the table, immunities wasted
BOOKED = rows(
    ('§8 penalties booked, cup and jokers among them', PARTY, 3, [3, 3, 5], [0, 0, 1]),
    ('§4 10: one left at the end is wasted', 'red TH >1 done, higher XR done, higher XB done', 2, [2, 1], [0, 1]),
    ('§4 10: two left', 'red TH >1 done, higher TS done, red XR done, red XB done', 2, [1, 3], [0, 2]),
    ('§4 10: used on the joker', 'red TH >1 done, higher XR 1:lay done, higher XB done', 2, [2, 0], [0, 0]),
    ('§4 10: used on the cup, the price is off', 'red TH >1 done, lower 4S >0 done, higher XR done, lower XB 1:lay done', 2, [1, 1], [0, 0]),
    ('§4 10: taken back in time it is wasted', 'red TH >1 done, higher XR 1:lay 1:take done, higher XB done', 2, [2, 1], [0, 1]),
    ('§3 what is not done is not booked: nothing but jokers', 'red XR done, red XB done', 2, [1, 1], [0, 0]),
)


@pytest.mark.parametrize('rule, line, seats, penalties, wasted', BOOKED)
def test_penalties_and_wasted_immunities(rule, line, seats, penalties, wasted):
    view = play(line, seats=seats).view
    assert [view.table[seat].penalties for seat in range(seats)] == [view.penalties[seat] for seat in range(seats)] == penalties
    assert [view.table[seat].wasted for seat in range(seats)] == wasted


END = ', red XR done, red XB done'
HIGH_END = ', lower XR done, lower XB done'

# rule, line of two players, who, the cards hit
STREAKS = rows(
    ('§8 nobody hit anything', 'red 4S done, red 5S done' + END, None, ''),
    ('§8 one hit', 'red 4S done, red 5H >0 done' + HIGH_END, 1, '5H'),
    ('§8 the longest run', 'red 5H >1 done, lower 9S done, red 9H >1 done, higher 4S done' + END, 0, '5H 9H'),
    ('§8 one’s own: the other’s misses do not break it', 'black 5S >1 done, lower 9S done, black 9C >1 done, lower JS done, black 4C >1 done, lower 8C done'
     + END, 0, '5S 9C 4C'),
    ('§8 one’s own: the other’s hits do not lengthen it', 'red 5H >1 done, higher 9S >0 done, higher JS >1 done, lower KS done' + END, 0, '5H JS'),
    ('§8 a miss breaks it', 'red 5H >1 done, lower 9S done, red 9H >1 done, lower TS done, red 4S done, red 8S done, red 4H >1 done, lower 8C done'
     + END, 0, '5H 9H'),
    ('§8 the longer one counts, though it is later',
     'red 5H >1 done, lower 9S done, red 4S done, red 8S done, red 4H >1 done, lower 8C done, red 8H >1 done, lower 9C done' + END, 0, '4H 8H'),
    ('§8 (d) a joker does not break it', 'red 5H >1 done, lower 9S done, red XR done, red 4C done, red 9H >1 done, lower TS done, red XB done', 0, '5H 9H'),
    ('§8 (d) nor add to it', 'red 5H >1 done, lower 9S done, red XR done, red 4C done, red XB done', 0, '5H'),
    ('§8 (d) a pass breaks it', 'red 5H >1 done, lower 9S done, red 9H >1 done, higher JS >0 done, pass 4C done, red 4S done, red 5D >1 done, lower 8C done'
     + END, 0, '5H 9H'),
    ('§8 a run on both levels', 'red 5H >1 done, higher 9S >0 done, higher JS >1 done, lower QS done, red 4D >1 done, lower 8C done' + END, 0, '5H JS 4D'),
)


@pytest.mark.parametrize('rule, line, seat, hit', STREAKS)
def test_the_best_streak(rule, line, seat, hit):
    streak = play(line, seats=2).view.best_streak
    found = streak and (streak.seat, streak.length, ' '.join(card.value for card in streak.cards))
    assert found == (None if seat is None else (seat, len(hit.split()), hit))


# rule, line of four, what everybody sees
OVER = rows(
    ('§8 over', 'red KH >2 done, lower XR done, lower XB done', {'phase': 'over', 'crown': 2, 'round': 3}),
    ('§8 who holds the cup and for how many', 'red KH >2 done, lower XR done, lower XB done', {'cup_holder': 2, 'cup_price': 1}),
    ('§4 a cup of weight 0', 'red XR done, red XB done', {'cup_holder': 1, 'cup_price': 0}),
    ('§10 card, bettor, result stay those of the last round', 'red KH >2 done, lower XR done, lower XB done', {'card': 'XB', 'bettor': 2, 'result': 'joker'}),
    ('§10 nothing is pending any more', 'red KH >2 done, lower XR done, lower XB done', {'pending': {}}),
    ('§10 nor laid in', 'red TH >2 done, lower XR done, lower XB lay done', {'pending': {}, 'laid_in': {}}),
    ('§8 not over before done', 'red XR done, red XB', {'phase': 'do'}),
)


@pytest.mark.parametrize('rule, line, expected', OVER)
def test_the_end(rule, line, expected):
    assert play(line).shows(expected) == expected


def test_nobody_acts_when_it_is_over():
    table = play('red XR done, red XB done')
    assert table.to_act == set()
    assert not [move for seat in (*range(4), HOST) for move in rules.moves(table.state, seat)]
    assert not any(table.may(note) for note in ('red', 'done', '>1', '0:lay', '1:bounce', 'swap', 'say=hush'))


# rule, line of four, seats of the table, one seat's bets, hits, passes, penalties
GONE = rows(
    ('§5 the removed player’s row stays', 'red 9H >2 done, higher AS done, sit=0,2,3' + END, {0, 1, 2, 3}, 1, (1, 0, 0, 2)),
    ('§5 (d) who returns goes on with it', 'red 9H >2 done, higher AS done, sit=0,2,3 sit=1,0 red 4H >0 done, lower XR done, lower XB done',
     {0, 1, 2, 3}, 1, (2, 1, 0, 3)),
    ('§5 who moves to another place keeps it', 'red 9H >2 done, higher AS done, sit=3,2,1,0' + END, {0, 1, 2, 3}, 1, (1, 0, 0, 3)),
    ('§5 a newcomer has a row', 'red 9H >2 done, higher AS done, sit=4,0 black 4S >0 done, lower XR done, lower XB done', {0, 1, 2, 3, 4}, 4, (1, 1, 0, 1)),
    ('§5 (d) a closed round: statistics as revealed, a hit', 'red AH sit=1,2,3, higher XR done, higher XB done', {0, 1, 2, 3}, 0, (1, 1, 0, 0)),
    ('§5 (d) a closed round: statistics as revealed, a miss', 'black AH sit=1,2,3' + END, {0, 1, 2, 3}, 0, (1, 0, 0, 0)),
    ('§5 (d) a closed round: a pass', 'red 9H >2 done, pass AS sit=0,2,3' + END, {0, 1, 2, 3}, 1, (0, 0, 1, 0)),
    ('§5 the cup of a drawer who left', 'red KH >2 done, lower XR done, lower XB sit=0,1 0:done', {0, 1, 2, 3}, 2, (0, 0, 0, 2)),
)


@pytest.mark.parametrize('rule, line, seats, seat, score', GONE)
def test_players_who_left_and_came_back(rule, line, seats, seat, score):
    table = play(line).view.table
    row = table[seat]
    assert set(table) == seats
    assert (row.bets, row.hits, row.passes, row.penalties) == score


def test_the_table_is_this_partys():
    """§5: a new party counts from nothing."""
    view = play('red 9H >2 done, higher AS done, restart black AH done, red XR done, red XB done').view
    assert [(view.table[seat].bets, view.table[seat].hits, view.table[seat].penalties) for seat in range(4)] == [(1, 0, 2), (0, 0, 1), (0, 0, 1), (0, 0, 1)]
    assert view.best_streak is None


def test_the_story_is_this_partys():
    """§8: what happened, in order; §10: of this party only."""
    short, longer = play('red XR done, red XB done').view.story, play(PARTY, seats=4).view.story
    again = play('red 9H >2 done, higher AS done, restart red XR done, red XB done').view.story
    assert len(short) > 0 and len(longer) > len(short) and len(again) == len(short)
