"""What the rules page says is calculated, and what is calculated is what is played."""
from fractions import Fraction
from random import Random

import pytest

from pages.trente_et_quarante.face import EQUAL, ODDS, REFAIT
from redblack.games.red_and_black import odds as red_and_black
from redblack.games.rouge_et_noir import odds as rouge_et_noir
from redblack.games.trente_et_quarante import odds as trente_et_quarante


@pytest.mark.parametrize('game, hands', [(red_and_black, 4_000), (rouge_et_noir, 4_000)])
def test_played_as_calculated(game, hands):
    assert [row.name for row in game.simulate(hands, Random(1)) if abs(row.standard_errors) > 4] == []


def test_red_and_black_is_fair():
    exact = red_and_black.exact()
    assert [f'{float(exact[f"{n} of the colour named"]):.2%}' for n in (3, 4, 5)] == ['31.87%', '15.31%', '2.83%']
    assert exact['value of a stake'] == 0


def test_doubling_is_worth_something_to_who_has_seen_cards():
    worth = [red_and_black.of_doubling(bettor) for bettor in (1, 2, 20)]
    assert worth[0] == 0
    assert [f'{float(share):.2%}' for share in worth[1:]] == ['0.37%', '7.02%']


def test_rouge_et_noir_favours_the_player():
    assert f"{float(rouge_et_noir.exact()['value of a stake']):.2%}" == '2.83%'


def test_the_refait():
    """Published: 2.19 %, and half of that to the bank."""
    refait = trente_et_quarante.both(31)
    assert f'{float(refait):.2%}' == '2.19%'
    assert f'{float(refait / 2):.1%}' == '1.1%'
    calculated = {'refait': refait, **dict.fromkeys(['value of black', 'value of red', 'value of couleur', 'value of inverse'], -refait / 2)}
    rows = trente_et_quarante.simulate(4_000, Random(1), calculated)
    assert [row.name for row in rows if abs(row.standard_errors) > 4] == []


def test_the_rules_page_has_the_numbers_that_are_calculated():
    """All totals together take half a minute: odds.py prints what EQUAL is exactly, here it is only played."""
    assert f'{float(trente_et_quarante.both(31)):.6f}' == f'{REFAIT:.6f}'
    (equal,) = trente_et_quarante.simulate(4_000, Random(2), {'equal otherwise': Fraction(EQUAL)})
    assert abs(equal.standard_errors) < 4
    assert [share for _, share in ODDS[2:]] == pytest.approx([-REFAIT / 2, -(1 - EQUAL) / 100])


def test_what_was_not_calculated_right_would_be_seen():
    rows = trente_et_quarante.simulate(4_000, Random(1), {'refait': Fraction(4, 100)})
    assert abs(rows[0].standard_errors) > 4
