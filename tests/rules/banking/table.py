"""Tables of the banking games, set up as a card player would say it."""
from dataclasses import replace

from redblack.banking.moves import Cut, Options, Shuffle, Stake
from redblack.cards import PACK, cards
from redblack.game import NATURE
from redblack.games import discover


def rules_of(slug):
    return discover()[slug].rules


def packs(kind, first=''):
    """All packs of the game, those cards on top."""
    top, rest = cards(first), [*PACK * kind.packs]
    for card in top:
        rest.remove(card)
    return (*top, *rest)


def banking(slug, *, seats=3, first='', chips=None, **options):
    """The hand after the cut: seat 0 holds the bank, and the packs begin with the cards *first*. *chips* are the purses, where they differ."""
    rules = rules_of(slug)
    state = rules.start(Options(**options), seats)
    state = rules.apply(state, NATURE, Cut(cards(' '.join(['AS', *['2S'] * 2, *['3S'] * 2, *['4S'] * 2, *['5S'] * 20][:seats]))))
    if chips:
        state = replace(state, chips=dict(enumerate(chips)))
    return rules.apply(state, NATURE, Shuffle(packs(state.kind, first)))


def staked(state, *stakes):
    """The bettors stake, from the banker's left: «300 red», «0» for who sits out, «300 red insured»."""
    rules = state_rules(state)
    for seat, said in zip(state.bettors, stakes, strict=True):
        amount, side, insured = (*said.split(), 'red', '')[:3] if ' ' in said else (said, 'red', '')
        state = rules.apply(state, seat, Stake(int(amount), side, insured == 'insured'))
    return state


def state_rules(state):
    return next(rules for slug in SLUGS if (rules := rules_of(slug)).KIND is state.kind)


SLUGS = 'red_and_black', 'rouge_et_noir', 'trente_et_quarante'


def play(state, *moves):
    """The seat that is waited for plays each; objections are faults."""
    rules = state_rules(state)
    for move in moves:
        seat = min(rules.to_act(state))
        assert rules.objection(state, seat, move) is None
        state = rules.apply(state, seat, move)
    return state


def dealt(state):
    """On to the shuffle of the next banker."""
    rules = state_rules(state)
    return rules.apply(state, NATURE, Shuffle(packs(state.kind))) if rules.to_act(state) == {NATURE} else state
