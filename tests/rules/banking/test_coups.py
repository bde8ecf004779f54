"""What cards bring, a row a rule: stakes that are won (+) or paid (−) for one hundred chips."""
from fractions import Fraction

import pytest

from redblack.banking.moves import Double, Turn
from redblack.banking.why import Why
from tests.rules.banking.table import banking, play, staked, state_rules

RED, BLACK = ['AH', '3D', '5H', '7D', '9H'], ['AS', '3C', '5S', '7C', '9S']


def five(reds, last='red'):
    """Five cards, so many red; the last is of that colour where both are there."""
    hand = BLACK[:5 - reds] + RED[:reds] if last == 'red' else RED[:reds] + BLACK[:5 - reds]
    return ' '.join(hand)


# reds among the five, staked on, stakes won
RED_AND_BLACK = [
    (0, 'red', -4), (1, 'red', -2), (2, 'red', -1), (3, 'red', +1), (4, 'red', +2), (5, 'red', +4),
    (0, 'black', +4), (1, 'black', +2), (2, 'black', +1), (3, 'black', -1), (4, 'black', -2), (5, 'black', -4),
]
ROUGE_ET_NOIR = [
    (0, 'red', -1), (1, 'red', -1), (2, 'red', -1), (3, 'red', +1), (4, 'red', +1), (5, 'red', +2),
    (0, 'black', +2), (1, 'black', +1), (2, 'black', +1), (3, 'black', -1), (4, 'black', -1), (5, 'black', -1),
]


def settled(state, *doubled):
    """The bank turns until the coups are over; who is asked answers."""
    answers = list(doubled)
    while state.phase in ('deal', 'double'):
        state = play(state, Turn() if state.phase == 'deal' else Double(answers.pop(0)))
    assert not answers
    return state


@pytest.mark.parametrize('reds, side, stakes', RED_AND_BLACK)
def test_red_and_black(reds, side, stakes):
    """Two and two of four cannot be when four or five are of a colour: then nobody is asked to double."""
    state = staked(banking('red_and_black', seats=2, first=five(reds, 'red' if reds > 2 else 'black')), f'100 {side}')
    asked = [False] if reds in (2, 3) else []
    state = settled(state, *asked)
    assert state.coups[0].net == {1: 100 * stakes}
    assert state.chips == {0: 10_000 - 100 * stakes, 1: 10_000 + 100 * stakes}


@pytest.mark.parametrize('reds, side, stakes', [(2, 'red', -2), (3, 'red', +2), (2, 'black', +2), (3, 'black', -2)])
def test_red_and_black_doubled_after_two_and_two(reds, side, stakes):
    state = staked(banking('red_and_black', seats=2, first=five(reds, 'red' if reds == 3 else 'black')), f'300 {side}')
    state = settled(state, True)
    assert state.coups[0].net == {1: 300 * stakes}


@pytest.mark.parametrize('reds, last', [(0, 'black'), (1, 'red'), (1, 'black'), (4, 'red'), (4, 'black'), (5, 'red')])
def test_nothing_else_can_be_doubled(reds, last):
    state = play(staked(banking('red_and_black', seats=2, first=five(reds, last)), '100 red'), Turn())
    assert len(state.cards) == 4
    assert state.phase == 'deal'
    for seat in 0, 1:
        assert state_rules(state).objection(state, seat, Double(True)) == (Why.WRONG_PHASE, {})


@pytest.mark.parametrize('reds, side, stakes', ROUGE_ET_NOIR)
def test_rouge_et_noir(reds, side, stakes):
    state = settled(staked(banking('rouge_et_noir', seats=2, first=five(reds)), f'100 {side}'))  # never asked to double
    assert state.coups[0].net == {1: 100 * stakes}


# the black row, the red row, staked on, stakes won; named like the paragraph of the rules
TRENTE = [
    ('31 beats 40: black', 'KS QS JS AC', 'KD QD JD TD', 'black', 1),
    ('31 beats 40: black', 'KS QS JS AC', 'KD QD JD TD', 'red', -1),
    ('red is nearer', 'KS QS JS 9C', 'KD QD JD 2D', 'red', 1),
    ('red is nearer', 'KS QS JS 9C', 'KD QD JD 2D', 'black', -1),
    ('couleur: the first card of the black row has the colour that wins', 'KS QS JS AC', 'KD QD JD TD', 'couleur', 1),
    ('couleur', 'KS QS JS AC', 'KD QD JD TD', 'inverse', -1),
    ('inverse: it has the other colour', 'KH QS JS AC', 'KD QD JD TD', 'inverse', 1),
    ('inverse', 'KH QS JS AC', 'KD QD JD TD', 'couleur', -1),
    ('couleur when red wins with a red first card', 'KH QS JS 9C', 'KD QD JD 2D', 'couleur', 1),
    ('inverse when red wins with a black first card', 'KS QS JS 9C', 'KD QD JD 2D', 'inverse', 1),
    ('court cards count ten, the ace one', 'KS QS TS AC', 'JD TD 9D 9H', 'black', 1),
    ('refait: half is lost', 'KS QS JS AC', 'KD QD JD AD', 'black', Fraction(-1, 2)),
    ('refait: half is lost', 'KS QS JS AC', 'KD QD JD AD', 'red', Fraction(-1, 2)),
    ('refait: half is lost', 'KS QS JS AC', 'KD QD JD AD', 'couleur', Fraction(-1, 2)),
    ('refait: half is lost', 'KS QS JS AC', 'KD QD JD AD', 'inverse', Fraction(-1, 2)),
    ('refait, insured: a hundredth', 'KS QS JS AC', 'KD QD JD AD', 'red insured', Fraction(-1, 100)),
    ('equal at 32: nothing is decided', 'KS QS JS 2C', 'KD QD JD 2D', 'red', 0),
    ('equal at 40: nothing is decided', 'KS QS JS TC', 'KD QD JD TD', 'inverse', 0),
    ('equal at 35, insured: nothing is lost', 'KS QS JS 5C', 'KD QD JD 5D', 'black insured', 0),
    ('won, insured: the insurance is paid', 'KS QS JS AC', 'KD QD JD TD', 'black insured', Fraction(99, 100)),
    ('lost, insured', 'KS QS JS AC', 'KD QD JD TD', 'red insured', Fraction(-101, 100)),
]


@pytest.mark.parametrize('rule, black, red, bet, stakes', TRENTE)
def test_trente_et_quarante(rule, black, red, bet, stakes):
    state = staked(banking('trente_et_quarante', seats=2, first=f'{black} {red}'), f'200 {bet}')
    between = play(state, Turn())
    assert [card.value for card in between.cards] == black.split()  # the banker stops between the rows
    state = play(between, Turn())
    assert state.coups[0].net == {1: 200 * stakes}
    assert sum(state.chips.values()) == 20_000


def test_both_rows_decide_all_bets_at_once():
    state = staked(banking('trente_et_quarante', seats=4, first='KS QS JS AC KD QD JD TD'), '100 red', '300 couleur', '500 black insured')
    state = play(state, Turn(), Turn())
    assert state.coups[0].net == {1: -100, 2: 300, 3: 495}
    assert state.chips == {0: 9305, 1: 9900, 2: 10_300, 3: 10_495}


def test_five_cards_for_each_from_the_left_of_the_bank():
    state = staked(banking('red_and_black', seats=4, first='AS 2S 3S 4S 5S AH 2H 3H 4H 5H'), '100 red', '0', '200 red')
    assert state.dealt_to == 1
    state = play(state, Turn(), Turn())
    assert (state.dealt_to, state.chips[1]) == (3, 9600)  # who sits out gets no cards
    state = play(state, Turn(), Turn())
    assert (state.phase, state.chips) == ('settled', {0: 9600, 1: 9600, 2: 10_000, 3: 10_800})
