"""The text that brings the same cards back."""
from random import Random

import pytest

from redblack.game import NATURE
from redblack.games.hearts import again, rules
from redblack.games.hearts.moves import Options
from redblack.games.hearts.why import Why
from redblack.refusal import Refused


def played(options, seed):
    """A first deal to its end: the state it was dealt, and the summary."""
    rng = Random(seed)
    start = rules.start(options, 4)
    state = dealt = rules.apply(start, NATURE, rules.chance(start, rng))
    while rules.view(state, None).phase != 'summary':
        seat = min(rules.to_act(state))
        state = rules.apply(state, seat, rng.choice(rules.moves(state, seat)))
    return dealt, state


@pytest.mark.parametrize('direction', ['left', 'right', 'across', 'none'])
@pytest.mark.parametrize('seed', range(20))
def test_the_same_hands_are_passed_the_same_way(direction, seed):
    dealt, summary = played(Options(77, direction), seed)
    options, deal = again.read(again.written(summary))
    back = rules.apply(rules.start(options, 4), NATURE, deal)
    assert options == Options(77, direction)
    assert [rules.view(back, seat).hand for seat in range(4)] == [rules.view(dealt, seat).hand for seat in range(4)]
    assert rules.view(back, None).direction == direction


DECK = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'


@pytest.mark.parametrize('text, why', [
    (f'1-100-left-{DECK}', None),
    (f'2-100-left-{DECK}', Why.OTHER_RULES),
    (f'1-0-left-{DECK}', Why.NO_DEAL),
    (f'1-100-up-{DECK}', Why.NO_DEAL),
    (f'1-100-left-{DECK[:-1]}a', Why.NO_DEAL),   # a card twice
    (f'1-100-left-{DECK[:-1]}', Why.NO_DEAL),    # one is missing
    ('', Why.NO_DEAL),
    (f'{"9" * 5_000}-100-left-{DECK}', Why.NO_DEAL),
    (f'1-{"9" * 5_000}-left-{DECK}', Why.NO_DEAL),
])
def test_what_is_no_deal_is_refused(text, why):
    try:
        again.read(text)
        said = None
    except Refused as no:
        said = no.why
    assert said is why
