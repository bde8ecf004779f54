"""§6: the odds of higher and lower, as the rule book prints them, and as the rules play them."""
import subprocess
import sys
from random import Random

import pytest

from redblack.cards import RANKS
from redblack.games.red_or_black.odds import chance_of_hit, lines, simulate

HIGHER = {'A': 94.1, '2': 86.3, '3': 78.4, '4': 70.6, '5': 62.7, '6': 54.9, '7': 47.1, '8': 39.2, '9': 31.4, 'T': 23.5, 'J': 15.7, 'Q': 7.8, 'K': 0.0}


@pytest.mark.parametrize(('rank', 'percent'), HIGHER.items())
def test_higher_wins_as_often_as_the_rule_book_says(rank, percent):
    assert round(float(chance_of_hit('higher', RANKS.index(rank) + 1)) * 100, 1) == percent


def test_lower_is_the_mirror():
    assert [chance_of_hit('lower', n) for n in range(1, 14)] == [chance_of_hit('higher', 14 - n) for n in range(1, 14)]


def test_the_real_rules_play_so():
    rows = simulate(6000, Random(7))
    assert sum(row.bets for row in rows if row.side == 'higher') == 6000
    assert max(abs(row.standard_errors) for row in rows) < 4


def test_a_wrong_value_would_stand_out():
    row = next(row for row in simulate(6000, Random(7)) if (row.rank, row.side) == ('7', 'higher'))
    assert abs(type(row)(row.rank, row.side, chance_of_hit('higher', 6), row.hits, row.bets).standard_errors) > 2.5


def test_the_command_prints_a_line_for_each_rank():
    out = subprocess.run([sys.executable, '-m', 'redblack.games.red_or_black.odds', '--games', '300'], capture_output=True, text=True, check=True)
    assert [line.split()[0] for line in out.stdout.splitlines()[2:]] == ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    assert out.stderr == ''


def test_the_table_shows_exact_played_and_apart():
    assert list(lines(simulate(10, Random(1))))[2].split()[1] == '94.1%'
