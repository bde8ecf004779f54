"""What of a party is worth telling (§8), and what is not."""
import pytest

from redblack.games.red_or_black.highlights import FINDERS, highlights
from tests.rules.table import play, rows

OVER = ', red XR done, red XB done'
AT_HIGHER = ', lower XR done, lower XB done'

# what, line of four, the kind, whose, cards (what came first), number; or None for nothing of that kind
TOLD = rows(
    ('two hits in a row of one player', 'red 5H >1 done, higher 9S >0 done, higher JC >0 done, higher QS >0 done, higher KD >1 done' + AT_HIGHER,
     'streak', (0,), ('5H', 'KD'), 2),
    ('one hit is no streak', 'red 5H >1 done' + AT_HIGHER, 'streak', None, (), 0),
    ('lower than a five, and it comes', 'red 5H >1 done, lower 4S >0 done' + AT_HIGHER, 'bold', (1,), ('4S', '5H'), 0),
    ('the boldest of two', 'red 5H >1 done, lower 4S >0 done, lower 2S >0 done' + AT_HIGHER, 'bold', (2,), ('2S', '4S'), 0),
    ('higher than a five is not bold', 'red 5H >1 done, higher 9S >0 done' + AT_HIGHER, 'bold', None, (), 0),
    ('nor is a miss', 'red 5H >1 done, lower 9S done' + OVER, 'bold', None, (), 0),
    ('higher than a two, and an ace comes', 'red 2H >1 done, higher AS done' + OVER, 'unlucky', (1,), ('AS', '2H'), 0),
    ('lower than a two: no surprise', 'red 2H >1 done, lower 3S done' + OVER, 'unlucky', None, (), 0),
    ('a pass, and the same rank comes', 'red 9H >1 done, pass 9S done' + OVER, 'pass', (1,), ('9S',), 0),
    ('a pass that cost nothing', 'red 9H >1 done, pass 4S done' + OVER, 'free', (1,), ('4S',), 0),
    ('the tie is the better story', 'red 9H >1 done, pass 4S done, red 8H >1 done, pass 8S done' + OVER, 'free', None, (), 0),
    ('a pass that cost one', 'red 9H >1 done, pass AS done' + OVER, 'free', None, (), 0),
    ('a bounce', 'red 9H >2 done, higher 3S bounce done' + OVER, 'bounce', (2, 1), ('3S',), 2),
    ('a bounce back to the giver', 'black 9H done, red 3H >2 bounce done' + AT_HIGHER, 'bounce', (0, 2), ('3H',), 1),
    ('a bounce back to who bet', 'red 9H >1 done, higher TS >2 done, higher 3S done, red 4S done, red 3H >1 bounce done' + AT_HIGHER, 'boomerang', None, (), 0),
    ('a three that was kept', 'red 9H >2 done, higher 3S done' + OVER, 'bounce', None, (), 0),
    ('four hits of the whole table', 'red 2H >1 done, higher 5S >0 done, higher 9S >0 done, higher JS >1 done' + AT_HIGHER, 'run', (), (), 4),
    ('three are none', 'red 2H >1 done, higher 5S >0 done, higher 9S >0 done' + AT_HIGHER, 'run', None, (), 0),
    ('nobody names nobody', 'red 4S done' + OVER, 'named', None, (), 0),
    ('named three times', 'red 4H >3 done, higher 5S >3 done, higher 9S >3 done' + AT_HIGHER, 'named', (3,), (), 3),
    ('two named as often', 'red 4H >3 done, higher 5S >3 done, higher 9S >0 done, higher TS >0 done' + AT_HIGHER, 'named', None, (), 0),
    ('an immunity used', 'red TH >2 done, higher 6S done, red 4S done, red AH >2 2:lay done' + AT_HIGHER, 'saved', (2,), ('AH',), 1),
    ('an immunity never used', 'red TH >2 done' + AT_HIGHER, 'wasted', (2,), (), 1),
    ('the most penalties', 'red 9H >1 done, higher AS done' + OVER, 'heaviest', (1,), (), 3),
    ('as many as another', 'red 4S done' + OVER, 'heaviest', None, (), 0),
    ('the kings’ laws', 'red KH >2 say=Тихо done, lower QS >0 done, higher KS >0 say=Шёпотом done' + AT_HIGHER, 'laws', (), (), 2),
    ('a law said aloud', 'red KH >2 done' + AT_HIGHER, 'laws', None, (), 0),
)


def told(table):
    return {h.kind: h for h in highlights(table.state.rounds, table.state.immunities)}


@pytest.mark.parametrize('what, line, kind, seats, cards, n', TOLD)
def test_what_is_worth_telling(what, line, kind, seats, cards, n):
    found = told(play(line))
    if seats is None:
        assert kind not in found
    else:
        h = found[kind]
        assert (h.seats, tuple(card.value for card in h.cards), h.n) == (seats, cards, n)


@pytest.mark.parametrize('line, n', [
    ('red 4S done, red 5H >0 done, lower 9S done, red 8H >0 done, lower 9C done', 3),
])
def test_the_longest_drought(line, n):
    """Two at the table: 0 misses every time, whatever the other does."""
    h = told(play(line + OVER, seats=2))['drought']
    assert (h.seats, h.n) == ((0,), n)


@pytest.mark.parametrize('line', ['red 4S done, red 5H >0 done, lower 9S done', 'red 4S done, red 5H >0 done, lower 9S done, red 8H >0 done, lower 2C >1 done',
                                  'red 4S done, red 5H >0 done, pass 9S done, red 8H >0 done, lower 9C done, red 2H >0 done, lower 9D done'])
def test_two_misses_are_no_drought(line):
    assert 'drought' not in told(play(line + OVER.replace('red', 'lower') if '2C' in line else line + OVER, seats=2))


def test_a_closed_round_is_no_highlight():
    assert 'pass' not in told(play('red 9H >2 done, pass 9S sit=0,2,3' + OVER))


def test_two_who_name_each_other_again_and_again():
    line = 'red 2H >1 done, higher 4S >0 done, higher 5S >1 done, higher 8S >0 done, lower XR done, higher XB done'
    h = told(play(line, seats=2))['duel']
    assert (h.seats, h.n) == ((0, 1), 4)


def test_every_finder_has_a_row():
    kinds = {row.values[2] for row in TOLD} | {'drought', 'duel'}
    assert len(FINDERS) == 13 and {'streak', 'bold', 'unlucky', 'pass', 'free', 'bounce', 'run', 'named', 'saved', 'wasted', 'heaviest', 'laws'} <= kinds
