"""The last three tricks: Insane weighs every way the unseen cards can lie, and finds what no rule of thumb says. One's own seat is 0."""
from itertools import permutations
from random import Random

import pytest

from redblack.cards import cards
from redblack.games.hearts.bits import BIT, CARD, PACK, SUIT, bits, heap
from redblack.games.hearts.bot import counted
from redblack.games.hearts.memory import Memory
from redblack.games.hearts.moves import Options, Play
from redblack.games.hearts.playout import thoughtful
from redblack.games.hearts.search import exact
from redblack.games.hearts.state import Round, State, Trick
from redblack.games.hearts.trick import legal
from redblack.games.hearts.worlds import layouts
from tests.rules.hearts.table import rows, rules

SPREAD = tuple(map(heap, map(cards, ('2H', '3H', '4H', ''))))  # what each has taken, for there to be no moon

# why, one's hand, the table, the others' cards, Hard's card, the best
ENDINGS = rows(
    ('three hearts now, for then the six gets rid of the lead and another gets the queen', '6H 9H TH', '7H 5H 6C', '4C 5C JD AD QS 8H', '6H', '9H'),
    ('the queen first, for the king will seldom have a small spade beside it', 'QH QS', '', '7C 4C 6C 8D KS 5S', 'QH', 'QS'),
    ('the king first, before the ace is gone', 'JD KS', '', 'AC 8C 7D 7H AS QS', 'JD', 'KS'),
    ('no fishing with the last exit', 'TD TS', '', '2C KD 8H 7H 3S QS', 'TS', 'TD'),
)


def ending(hand, table, others, taken=SPREAD):
    hand, table = heap(cards(hand)), tuple(map(heap, ([one] for one in cards(table))))
    n = hand.bit_count()
    needs = (0, *[n - (seat >= 4 - len(table)) for seat in (1, 2, 3)])
    led = SUIT[table[0]] if table else 0
    return Memory(0, hand, legal(hand, led, False, True), (Trick(0, (heap(cards('KH')),)),), Trick((4 - len(table)) % 4, table), taken, (0,) * 4,
                  heap(cards(others)), needs, (PACK,) * 4)


@pytest.mark.parametrize(('why', 'hand', 'table', 'others', 'thumb', 'best'), ENDINGS)
def test_better_than_by_rule_of_thumb(why, hand, table, others, thumb, best):
    memory = ending(hand, table, others)
    assert (CARD[counted(memory)].value, CARD[exact(memory)].value) == (thumb, best)


@pytest.mark.parametrize('seed', range(12))
def test_the_same_by_the_rules(seed):
    """Each order of one's own cards against each layout, by the rules, one card at a time: as leader of two tricks, as the last to play of three."""
    tricks, lying = ((2, 0), (3, 3))[seed % 2]
    dealt = Random(seed).sample([card.value for card in CARD.values() if BIT[card] & ~heap(cards('KH 2H 3H 4H'))], 4 * tricks)
    memory = ending(*map(' '.join, (dealt[:tricks], dealt[tricks:tricks + lying], dealt[tricks + lying:])))
    orders = [order for order in permutations(bits(memory.hand)) if order[0] & memory.playable]
    expected = {order: sum(weight * by_the_rules(hands, memory.trick, order) for hands, weight in layouts(memory)) for order in orders}
    found = exact(memory)
    assert min(cost for order, cost in expected.items() if order[0] == found) == pytest.approx(min(expected.values()))


def by_the_rules(hands, trick, order):
    rest = PACK ^ sum(hands) ^ sum(trick.cards) ^ sum(SPREAD)
    state = State(Options(), round=Round(0, tuple(hands), trick=trick, tricks=(Trick(0, (rest,)),) * (13 - len(order)), taken=(SPREAD[0] | rest, *SPREAD[1:])))
    while state.phase == 'play':
        hand, seat = state.round, state.round.trick.turn
        may, held, led = heap(move.card for move in rules.moves(state, seat)), hand.hands[seat], hand.trick.led
        if seat == 0:
            bit = next(bit for bit in order if bit & may)
        else:
            best = max([bit & led for bit in hand.trick.cards], default=0)
            bit = thoughtful(may, held, sum(hand.hands) ^ held, hand.trick.cards, led, best, False, None)
        state = rules.apply(state, seat, Play(CARD[bit]))
    return state.scores[0] - sum(state.scores[1:]) / 3
