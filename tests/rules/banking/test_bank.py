"""Who holds the bank, and for how long; and what happens to it when people come and go."""
from dataclasses import replace

import pytest

from redblack.banking.moves import Cut, Next, Options, Reseat, Restart, Settings, Skip, Stake, Turn
from redblack.banking.why import Why
from redblack.cards import cards
from redblack.game import HOST, NATURE
from tests.rules.banking.table import SLUGS, banking, dealt, play, rules_of, staked, state_rules

each = pytest.mark.parametrize('slug', SLUGS)

# what the seats turn, one cut after the other, and who banks first
CUTS = [
    ('the highest', ['7H KS QD'], 1),
    ('the ace is high', ['KS QD AH'], 2),
    ('the two is low', ['2S 3D 3H', '9S 8S'], 1),
    ('equal: these cut again', ['KS 5D KH', '9S TS'], 2),
    ('equal three times', ['AS AD 2H', '9S 9C', '4S 4C', '4D 3C'], 0),
    ('all equal', ['5S 5D 5H', '2S 2D 3C'], 2),
]


@each
@pytest.mark.parametrize('rule, turned, banker', CUTS)
def test_the_cut(slug, rule, turned, banker):
    rules = rules_of(slug)
    state = rules.start(Options(), 3)
    for drawn in turned:
        assert rules.to_act(state) == {NATURE} and state.banker is None
        state = rules.apply(state, NATURE, Cut(cards(drawn)))
    assert state.banker == banker
    assert rules.view(state, None).cuts == state.cuts
    assert rules.revealed(state) == sum(len(drawn.split()) for drawn in turned)


@each
@pytest.mark.parametrize('drawn', ['KS', 'KS QS 9D 8D', 'XR KS QS'])
def test_a_cut_that_is_none(slug, drawn):
    rules = rules_of(slug)
    state = rules.start(Options(), 3)
    assert rules.objection(state, NATURE, Cut(cards(drawn))) == (Why.BAD_CUT, {})


def over_and_over(state, *banks):
    """Hands in which nobody stakes: who banks next, each time."""
    found = []
    while state.phase != 'over' and len(found) < 50:
        found.append(state.banker)
        state = dealt(play(staked(state, *['0'] * len(state.bettors)), Next()))
    return found


@pytest.mark.parametrize('slug, rounds, banks', [
    ('red_and_black', 1, [0, 1, 2]), ('red_and_black', 2, [0, 1, 2, 0, 1, 2]), ('rouge_et_noir', 1, [0, 1, 2]),
    ('trente_et_quarante', 1, [0] * 4 + [1] * 4 + [2] * 4)])
def test_the_bank_goes_to_the_left_until_the_rounds_are_over(slug, rounds, banks):
    assert over_and_over(banking(slug, rounds=rounds)) == banks


# purses of the banker and two others, with 100 as the lowest stake: may they bet, and for how much
LIMITS = [
    ('red_and_black', (10_000, 10_000, 10_000), {1: 1_000, 2: 1_000}),
    ('red_and_black', (10_000, 3_999, 400), {1: 900, 2: 100}),     # a stake may cost four times itself
    ('red_and_black', (10_000, 10_000, 399), {1: 1_000}),          # who cannot pay that looks on
    ('red_and_black', (4_000, 10_000, 10_000), {1: 500, 2: 500}),  # the bank must be able to pay all of them
    ('red_and_black', (800, 10_000, 10_000), {1: 100, 2: 100}),
    ('red_and_black', (4_799, 10_000, 10_000), {1: 500, 2: 500}),  # whole steps
    ('rouge_et_noir', (10_000, 10_000, 100), {1: 1_000, 2: 100}),  # the bettor loses the stake, the bank may pay it twice
    ('rouge_et_noir', (2_000, 10_000, 10_000), {1: 500, 2: 500}),
    ('trente_et_quarante', (1_000, 10_000, 10_000), {1: 500, 2: 500}),
    ('trente_et_quarante', (10_000, 10_000, 99), {1: 1_000}),
]


@pytest.mark.parametrize('slug, purses, limits', LIMITS)
def test_limits_follow_from_the_purses(slug, purses, limits):
    state = banking(slug, chips=purses)
    rules = state_rules(state)
    assert rules.view(state, None).limits == limits
    for seat, limit in limits.items():
        assert rules.objection(state, seat, Stake(limit)) is None
        assert rules.objection(state, seat, Stake(limit + 100)) == (Why.BAD_STAKE, {'lowest': 100, 'limit': limit})


@each
@pytest.mark.parametrize('amount', [-100, 50, 150, 1_100])
def test_stakes_outside_the_limits(slug, amount):
    state = banking(slug)
    assert state_rules(state).objection(state, 1, Stake(amount)) == (Why.BAD_STAKE, {'lowest': 100, 'limit': 1_000})


@each
def test_on_credit_no_limit_follows_from_a_purse(slug):
    state = banking(slug, chips=(0, 50, -700), credit=True)
    assert state_rules(state).view(state, None).limits == {1: 1_000, 2: 1_000}


def test_insurance_must_be_paid_too():
    state = banking('trente_et_quarante', chips=(10_000, 300, 303))
    rules = state_rules(state)
    assert rules.objection(state, 1, Stake(300, 'red', True)) == (Why.TOO_DEAR, {})
    assert rules.objection(state, 1, Stake(300, 'red')) is None
    assert rules.objection(state, 2, Stake(300, 'red', True)) is None


@pytest.mark.parametrize('slug, move, why', [
    ('red_and_black', Stake(100, 'couleur'), Why.WRONG_SIDE), ('rouge_et_noir', Stake(100, 'inverse'), Why.WRONG_SIDE),
    ('red_and_black', Stake(100, 'red', True), Why.NO_INSURANCE), ('red_and_black', Turn(), Why.WRONG_PHASE), ('red_and_black', Next(), Why.WRONG_PHASE)])
def test_what_cannot_be_bet(slug, move, why):
    state = banking(slug)
    assert state_rules(state).objection(state, 1, move) == (why, {})


def test_the_banker_does_not_bet_and_only_the_banker_turns():
    state = banking('red_and_black')
    rules = state_rules(state)
    assert rules.objection(state, 0, Stake(100)) == (Why.NOT_BETTOR, {})
    state = staked(state, '100 red', '100 black')
    assert rules.objection(state, 1, Turn()) == (Why.NOT_BANKER, {})
    assert rules.objection(state, 0, Turn()) is None


@pytest.mark.parametrize('purses, banker, gone_by', [((9_000, 700, 20_300), 2, (1,)), ((9_000, 800, 20_200), 1, ())])
def test_the_bank_goes_by_who_could_not_pay(purses, banker, gone_by):
    """Two others, four times a hundred each: 800 chips."""
    state = play(staked(banking('red_and_black', chips=purses), '0', '0'), Next())
    assert (state.banker, state.passed_over) == (banker, gone_by)


def test_when_nobody_can_bank_the_game_is_over():
    state = play(staked(banking('red_and_black', chips=(29_500, 300, 200))), Next())  # nobody can bet against the rich one either
    assert state.phase == 'over'
    assert state_rules(state).view(state, None).leaders == (0,)


# ---- people come and go

def test_before_anybody_has_staked_who_comes_is_cut_for_too():
    state = banking('red_and_black')
    state = state_rules(state).apply(state, HOST, Reseat((0, 1, 2, 5)))
    assert (state.phase, state.cutting) == ('cut', (0, 1, 2, 5))


def test_later_who_comes_stakes_from_the_next_hand_on():
    state = staked(banking('red_and_black'), '100 red', '100 red')
    rules = state_rules(state)
    state = rules.apply(state, HOST, Reseat((0, 1, 2, 7)))
    assert (state.chips[7], state.bettors) == (10_000, (1, 2))
    while state.phase != 'settled':
        state = rules.apply(state, HOST, Skip(min(rules.to_act(state))))
    state = dealt(play(state, Next()))
    assert (state.banker, state.bettors) == (1, (2, 7, 0))


def reseat(state, *circle):
    rules = state_rules(state)
    assert rules.objection(state, HOST, Reseat(circle)) is None
    return rules.apply(state, HOST, Reseat(circle))


def skipped(state):
    """On to the end of the hand, with whoever is waited for skipped."""
    while state.phase not in ('settled', 'over'):
        state = state_rules(state).apply(state, HOST, Skip(min(state_rules(state).to_act(state))))
    return state


def test_who_goes_before_the_first_card_takes_the_stake_along():
    state = play(banking('red_and_black', seats=4), Stake(100), Stake(300, 'black'))
    state = reseat(state, 0, 2, 3)
    assert (state.bettors, [*state.wagers], state.chips[1]) == ((2, 3), [2], 10_000)


def test_who_goes_when_cards_lie_there_is_played_for():
    state = staked(banking('red_and_black', first='AS 2S 3S 4S 5S'), '100 red', '100 black')
    state = reseat(play(state, Turn()), 0, 2)
    assert state.dealt_to == 1  # four black ones lie there, and the stake is on red
    state = skipped(state)
    assert state.chips[1] == 9_600
    state = reseat(replace(state, chips={**state.chips, 1: 7_700}), 0, 1, 2)
    assert state.chips[1] == 7_700


def test_who_goes_doubles_nothing():
    state = play(staked(banking('red_and_black', first='AS 2S 3H 4H 5S'), '100 black', '0'), Turn())
    assert state.phase == 'double'
    state = reseat(state, 0, 2)
    assert state.phase == 'deal'
    assert skipped(state).chips[1] == 10_100


@pytest.mark.parametrize('stays, banker', [((1, 2), 1), ((2, 1), 1), ((2, 3), 2)])
@pytest.mark.parametrize('turns', [0, 1, 2])
def test_when_the_banker_goes_the_bank_goes_to_the_left(turns, stays, banker):
    """What has cards is played out, by whoever is there."""
    state = staked(banking('red_and_black', first='AS 2S 3S 4S 5S'), '100 black', '100 black')
    state = reseat(play(state, *[Turn()] * turns), *stays)
    assert state_rules(state).to_act(state) == {*stays}
    state = skipped(state)
    assert (state.chips[1], len(state.hands)) == (10_400, 1)
    state = play(state, Next())
    assert (state.phase, state.banker, state.round) == ('shuffle', banker, 1)


def test_when_the_banker_goes_before_everybody_has_staked_the_bank_goes_on_at_once():
    state = play(banking('red_and_black'), Stake(100))
    state = reseat(state, 1, 2)
    assert (state.phase, state.banker, state.wagers) == ('shuffle', 1, {})


def test_nobody_has_the_bank_twice_in_a_round():
    """However often they come and go."""
    state, banks = banking('red_and_black', seats=4), []
    while state.phase != 'over' and len(banks) < 9:
        banks.append(state.banker)
        state = dealt(play(skipped(state), Next()))
        if state.phase != 'over':
            gone = banks[-1]
            state = dealt(reseat(reseat(state, *[seat for seat in state.circle if seat != gone]), *[seat for seat in state.circle if seat != gone], gone))
    assert banks == [0, 1, 2, 3]


def test_so_many_sit_down_that_no_bank_could_pay_them():
    state = banking('red_and_black', seats=13, lowest=200, highest=2_000)
    rules = state_rules(state)
    assert rules.objection(state, HOST, Reseat(tuple(range(14)))) == (Why.TOO_MANY, {})
    state = banking('red_and_black', seats=14)
    assert rules.objection(state, HOST, Settings(Options(lowest=200, highest=2_000))) == (Why.TOO_MANY, {})


def test_the_game_stays_as_it_ended():
    state = skipped(banking('red_and_black', seats=2))
    while state.phase != 'over':
        state = skipped(dealt(play(state, Next()))) if state.phase == 'settled' else skipped(state)
    state = reseat(replace(state, chips={0: 9_000, 1: 11_000}), 0, 5, 6)
    view = state_rules(state).view(state, None)
    assert (view.standing, view.leaders) == ((0, 1), (1,))
    assert state_rules(state).apply(state, HOST, Restart(Options())).chips == dict.fromkeys((0, 5, 6), 10_000)


@each
@pytest.mark.parametrize('circle', [(0,), (0, 0, 1), (-1, 2), tuple(range(22))])
def test_circles_that_are_none(slug, circle):
    state = banking(slug)
    assert state_rules(state).objection(state, HOST, Reseat(circle)) == (Why.BAD_CIRCLE, {'fewest': 2, 'most': 21})


@pytest.mark.parametrize('options', [
    {'lowest': 0}, {'lowest': 150}, {'lowest': 200, 'highest': 900}, {'highest': 2_100}, {'lowest': 500, 'highest': 400}, {'rounds': 0}, {'clock': -1}])
def test_options_that_are_none(options):
    state = banking('red_and_black')
    assert state_rules(state).objection(state, HOST, Restart(Options(**options))) == (Why.BAD_OPTIONS, {})


def test_options_wait_for_the_hand_in_play():
    state = banking('red_and_black')
    rules, other = state_rules(state), Options(highest=500)
    at_once = rules.apply(state, HOST, Settings(other))  # before anybody has staked
    assert (at_once.options, at_once.phase, at_once.dealt) == (other, 'stake', 1)
    state = rules.apply(staked(state, '1000 red', '0'), HOST, Settings(other))
    assert (state.options, state.coming) == (Options(), other)
    while state.phase != 'settled':
        state = rules.apply(state, HOST, Skip(min(rules.to_act(state))))
    assert (state.options, state.coming) == (other, None)


@pytest.mark.parametrize('stays', [(0, 1, 2), (1, 2)])
def test_fewer_rounds_than_have_begun_end_with_this_one(stays):
    state = banking('red_and_black', rounds=3)
    rules = state_rules(state)
    for _ in range(4):
        state = dealt(play(staked(state, '0', '0'), Next()))
    assert (state.round, state.banker) == (2, 1)
    state = rules.apply(rules.apply(state, HOST, Settings(Options(rounds=1))), HOST, Reseat(stays))
    assert over_and_over(state) == [1, 2]


def test_the_last_word_counts():
    state = banking('red_and_black')
    rules = state_rules(state)
    state = rules.apply(staked(state, '100 red', '100 red'), HOST, Settings(Options(credit=True)))
    state = rules.apply(skipped(reseat(state, 1, 2)), HOST, Settings(Options(clock=20)))
    assert (state.options, state.coming) == (Options(clock=20), None)


def test_nobody_waits_for_who_is_skipped():
    state = banking('red_and_black')
    rules = state_rules(state)
    assert rules.objection(state, HOST, Skip(0)) == (Why.NOT_SEATED, {})
    for seat in 1, 2:
        state = rules.apply(state, HOST, Skip(seat))
    assert (state.phase, state.wagers[1].amount) == ('settled', 0)
    state = rules.apply(state, HOST, Skip(2))
    assert state.banker == 1
