"""What is true of the bots of every level: they play by the rules, see what a person would see, and can be sent to another process."""
import pickle
from random import Random

import pytest

from redblack.game import NATURE
from redblack.games.hearts.moves import Options
from tests.rules.hearts.table import GAME, rules

each_level = pytest.mark.parametrize('level', GAME.bots)
MATCHES = {'easy': (2, 200), 'medium': (2, 200), 'hard': (2, 200), 'insane': (1, 1)}  # how many, up to how many points: Insane takes its time


def match(levels, number, target):
    """A match between bots: each state in which somebody moves, with who moves, and how."""
    rng = Random(number)
    state = rules.start(Options(target), 4)
    while acting := rules.to_act(state):
        seat = rng.choice([*acting])
        move = rules.chance(state, rng) if seat == NATURE else GAME.bots[levels[seat]](rules.view(state, seat), seat, rng)
        yield state, seat, move
        state = rules.apply(state, seat, move)


def test_four_levels_the_easiest_first():
    assert [*GAME.bots] == ['easy', 'medium', 'hard', 'insane']


@each_level
def test_never_against_the_rules(level):
    matches, target = MATCHES[level]
    for number in range(matches):
        for state, seat, move in match([level] * 4, number, target):
            assert rules.objection(state, seat, move) is None, (number, seat, move)


def test_never_against_the_rules_in_company():
    for state, seat, move in match([*GAME.bots], 7, 1):
        assert rules.objection(state, seat, move) is None, (seat, move)


@each_level
def test_what_others_hold_in_secret_changes_nothing(level):
    for number, (state, seat, _) in enumerate(match(['medium'] * 4, 3, 1)):
        if seat == NATURE or number % 5:
            continue
        other = rules.imagine(state, seat, Random(number))
        assert bot_move(level, other, seat, number) == bot_move(level, state, seat, number)


@each_level
def test_goes_to_another_process_by_its_name(level):
    assert pickle.loads(pickle.dumps(GAME.bots[level])) is GAME.bots[level]


def bot_move(level, state, seat, number):
    return GAME.bots[level](rules.view(state, seat), seat, Random(number))
