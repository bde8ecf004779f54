"""Thousands of deals by people who do anything they may: the rules, a second referee and bare bits agree card for card.

A part that fails names its number: the function called with it plays it again.
"""
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, is_dataclass, replace
from multiprocessing import get_context
from os import cpu_count
from random import Random

from redblack.cards import PACK, Card
from redblack.game import HOST, NATURE
from redblack.games.hearts.bits import BIT, CARD, HEARTS, SUIT, bits
from redblack.games.hearts.moves import Deal, Next, Options, Pass, Play, Restart
from redblack.games.hearts.trick import legal, points, settled, winner
from tests.rules.hearts.referee import Referee
from tests.rules.hearts.table import rules

PARTS = 20
PLAYS = {bit: Play(card) for bit, card in CARD.items()}


def in_parts(play, number):
    """Results of *play*, called with each part of range(number), on all processors."""
    with ProcessPoolExecutor(min(cpu_count() or 1, 8), mp_context=get_context('spawn')) as pool:
        return [*pool.map(play, [range(first, number, PARTS) for first in range(PARTS)])]


# ---- the second referee

def with_the_referee(numbers):
    """Deals in matches to all kinds of targets."""
    deals = 0
    for number in numbers:
        rng = Random(number)
        target = rng.choice([1, 26, 50, 100])
        state, referee = rules.start(Options(target), 4), Referee(target)
        while state.winner is None:
            state = one_move(state, referee, rng)
            deals += state.phase == 'summary'
            if state.phase != 'play' or not state.round.trick.cards:
                assert_alike(rules.view(state, rng.randrange(4)), referee)
    return deals


def one_move(state, referee, rng):
    seat = rng.choice(sorted(rules.to_act(state)))
    match state.phase:
        case 'deal':
            move = rules.chance(state, rng)
            referee.deal([card.value for card in move.deck])
        case 'pass':
            move = Pass(tuple(map(Card, rng.sample(referee.hands[seat], 3))))
            referee.lay(seat, [card.value for card in move.cards])
        case 'play':
            move = Play(card_for(state, referee, seat, rng))
            referee.play(move.card.value)
        case 'summary':
            move = Next()
            referee.go_on()
    assert rules.objection(state, seat, move) is None
    return rules.apply(state, seat, move)


def card_for(state, referee, seat, rng):
    """Any card that may be played. About all of the hand, and any other, both say the same."""
    assert seat == referee.turn
    may = []
    for card in [*map(Card, referee.hands[seat]), rng.choice(PACK)]:
        no, slip = rules.objection(state, seat, Play(card)), referee.why_not(card.value)
        assert (no[0].name if no else '') == slip
        may += [] if slip else [card]
    assert {move.card for move in rules.moves(state, seat)} == {*may}
    return rng.choice(may)


def assert_alike(view, referee):
    assert view.winner == referee.winner and [*view.totals] == referee.totals and [*view.moons] == referee.moons
    if view.phase in ('play', 'summary'):
        assert (view.deal_number, [*view.taken]) == (referee.deals, referee.taken())
    if view.phase == 'summary':
        assert [*view.scores] == referee.scores
        assert [[(seat, card.value) for seat, card in trick] for trick in view.tricks] == referee.tricks


def test_a_second_referee_agrees():
    assert sum(in_parts(with_the_referee, 500)) > 2_000


# ---- bits

def on_bits(numbers):
    """Random deals by the rules, and the same on bits alone; how many were a moon."""
    moons = 0
    for number in numbers:
        rng = Random(number)
        deck = [*BIT.values()]
        rng.shuffle(deck)
        hands = [sum(deck[seat::4]) for seat in range(4)]
        played, scores = bare(hands, rng)
        state = dealt_without_passing(deck)
        for seat, bit, may, other in played:
            assert rules.objection(state, seat, PLAYS[bit]) is None
            assert (rules.objection(state, seat, PLAYS[other]) is None) == (other & may > 0)
            state = rules.apply(state, seat, PLAYS[bit])
        assert state.phase == 'summary' and state.scores == scores
        moons += 0 in scores and sum(scores) == 78
    return moons


def bare(hands, rng):
    """A deal as bots play them out in their heads: who played what, what might have been played, another card of the hand; and what it cost."""
    played, taken, broken, first = [], [0] * 4, False, True
    leader = next(seat for seat in range(4) if hands[seat] & 1)
    for _ in range(13):
        led, cards = 0, []
        for seat in (leader, leader + 1, leader + 2, leader + 3):
            seat %= 4
            may = legal(hands[seat], led, first, broken)
            bit = any_of(may, rng)
            played.append((seat, bit, may, any_of(hands[seat], rng)))
            hands[seat] ^= bit
            cards.append(bit)
            led = led or SUIT[bit]
        leader = winner(leader, cards)
        taken[leader] |= sum(cards)
        broken, first = broken or sum(cards) & HEARTS > 0, False
    assert sum(map(points, taken)) == 26
    return played, settled(taken)


def any_of(held, rng):
    for _ in range(int(rng.random() * held.bit_count())):
        held &= held - 1
    return held & -held


def dealt_without_passing(deck):
    """The fourth deal of a match."""
    return rules.apply(replace(rules.start(Options(), 4), number=4), NATURE, Deal(tuple(CARD[bit] for bit in deck)))


def test_the_rules_and_the_bits_agree():
    assert sum(in_parts(on_bits, 20_000)) > 100


# ---- what is true of every table

def closely(numbers):
    """Whole matches, in the middle of some a new one; each state with all its views, and as each seat might imagine it."""
    states = 0
    for number in numbers:
        rng = Random(number)
        state, seen = rules.start(Options(rng.choice([20, 60])), 4), -1
        while rules.to_act(state):
            check(state)
            check_imagined(state, rng.choice([0, 1, 2, 3, None]), rng)
            seat = rng.choice(sorted(rules.to_act(state)))
            move = rules.chance(state, rng) if seat == NATURE else rng.choice(rules.moves(state, seat))
            if rng.random() < .003:
                seat, move = HOST, Restart(Options(30))
            assert rules.objection(state, seat, move) is None
            state = rules.apply(state, seat, move)
            assert rules.revealed(state) >= seen
            seen, states = rules.revealed(state), states + 1
        check(state)
    return states


def check(state):
    """Cards, points, secrets."""
    views = [rules.view(state, seat) for seat in range(4)]
    view = rules.view(state, None)
    held = [card for one in views for card in one.hand]
    played = [card for trick in [*view.tricks, view.trick] for _, card in trick]
    assert state.phase == 'deal' or sorted(held + played) == sorted(PACK)
    assert sum(view.taken) == sum(13 if card == 'QS' else card.value[1] == 'H' for trick in view.tricks for _, card in trick)
    if state.phase == 'summary':
        assert sum(view.taken) == 26 and sum(view.scores) in (26, 78)
    for one in views:
        may_know = {*one.hand, *played, *one.given, *one.received}
        assert {*all_cards(one)} <= may_know and len({*one.given, *one.received}) <= 6
        assert {*one.received} <= {*one.hand, *played}
    assert {*all_cards(view)} <= {*played}
    for seat in (*range(4), HOST, NATURE):
        offered = rules.moves(state, seat)[:20]
        assert (not offered) == (seat < 0 or seat not in rules.to_act(state))
        assert all(rules.objection(state, seat, move) is None for move in offered)


def all_cards(value):
    """Every card in a view, however deep."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from all_cards(getattr(value, field.name))
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for one in value:
            yield from all_cards(one)


def check_imagined(state, seat, rng):
    """It looks the same, and everything done so far could have been done by those hands."""
    other = rules.imagine(state, seat, rng)
    assert rules.view(other, seat) == rules.view(state, seat)
    assert rules.to_act(other) == rules.to_act(state) and rules.revealed(other) == rules.revealed(state)
    if other.round:
        assert replay(other) == other


def replay(state):
    """The deal played again from its first card, by the rules."""
    hand = state.round
    hands = [hand.hands[seat] | hand.played_by(seat) for seat in range(4)]
    if hand.trick and hand.step:
        hands = [hands[seat] & ~hand.passes[hand.giver(seat)] | hand.passes[seat] for seat in range(4)]
    deck = [None] * 52
    for seat in range(4):
        deck[seat::4] = [CARD[bit] for bit in bits(hands[seat])]
    again = replace(state, round=None, winner=None, totals=(0,) * 4, moons=(0,) * 4)
    moves = [(NATURE, Deal(tuple(deck)))]
    moves += [(seat, Pass(tuple(CARD[bit] for bit in bits(three)))) for seat, three in enumerate(hand.passes) if three]
    for trick in [*hand.tricks, *([hand.trick] if hand.trick else [])]:
        moves += [((trick.leader + place) % 4, Play(CARD[bit])) for place, bit in enumerate(trick.cards)]
    for seat, move in moves:
        assert rules.objection(again, seat, move) is None, (seat, move)
        again = rules.apply(again, seat, move)
    return replace(again, totals=state.totals, moons=state.moons, winner=state.winner)


def test_whatever_is_played_the_table_stays_a_table():
    assert sum(in_parts(closely, 20)) > 4_000
