"""Whole games at random, with people who come and go, other options and new games: no chip is lost or made, and nobody owes anything."""
from random import Random

import pytest

from redblack.banking.moves import Options, Reseat, Restart, Settings, Skip
from redblack.game import HOST, NATURE
from tests.rules.banking.table import SLUGS, rules_of


def host(state, rng):
    circle = tuple(rng.sample(range(7), rng.randint(2, 5)))
    options = Options(state.options.chips, highest=rng.choice([500, 1_000, 2_000]), credit=state.options.credit, rounds=3)
    return rng.choice([Reseat(circle), Reseat(circle), Settings(options), Restart(options), Skip(rng.choice(circle))])


@pytest.mark.parametrize('credit', [False, True])
@pytest.mark.parametrize('slug', SLUGS)
def test_every_chip_stays_at_the_table(slug, credit):
    rng, rules = Random(slug), rules_of(slug)
    state = rules.start(Options(rounds=3, chips=3_000, credit=credit), 4)
    hands, lowest = 0, 0
    for _ in range(6_000):
        seat = rng.choice([*rules.to_act(state)] or [HOST])
        if seat != NATURE and (seat == HOST or rng.random() < .02):
            seat, move = HOST, host(state, rng)
            if rules.objection(state, seat, move):
                continue
        else:
            move = rules.chance(state, rng) if seat == NATURE else rng.choice(rules.moves(state, seat))
        before = len(state.hands)
        state = rules.apply(state, seat, move)
        hands += len(state.hands) > before
        lowest = min(lowest, *state.chips.values())
        assert sum(state.chips.values()) == state.options.chips * len(state.chips)
        assert set(state.circle) <= set(state.chips)
    assert hands > 200
    assert (lowest < 0) == credit
