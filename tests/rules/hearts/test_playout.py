"""A deal played out in the head goes as it goes by the rules, card for card."""
from random import Random

from redblack.games.hearts.bits import BIT, CARD, bits
from redblack.games.hearts.legal import playable
from redblack.games.hearts.moves import Play
from redblack.games.hearts.playout import play_out, thoughtful
from redblack.games.hearts.trick import settled
from tests.rules.hearts.table import rules, undealt

DEALS = 300


class Beside:
    """Sits in all four seats of a deal in the head, and plays the same cards at the real table."""

    def __init__(self, state, rng, thinking):
        self.state, self.rng, self.thinking = state, rng, thinking

    def play(self, bit):
        seat = self.state.round.trick.turn
        move = Play(CARD[bit])
        assert rules.objection(self.state, seat, move) is None
        self.state = rules.apply(self.state, seat, move)

    def forced(self):
        """In the head nobody is asked who has no choice."""
        while self.state.phase == 'play' and (only := playable(self.state, self.state.round.trick.turn)).bit_count() == 1:
            self.play(only)

    def __call__(self, may, hand, others, table, led, best, first, theirs):
        self.forced()
        real = self.state.round
        seat = real.trick.turn
        assert (may, hand, table, led) == (playable(self.state, seat), real.hands[seat], [*real.trick.cards], real.trick.led)
        assert (others, first) == (sum(real.hands) - hand, not real.tricks)
        assert best == max([bit for bit in table if bit & led], default=0)
        bit = thoughtful(may, hand, others, table, led, best, first, theirs) if self.rng.random() < self.thinking else self.rng.choice([*bits(may)])
        self.play(bit)
        return bit


def begun(number, cards):
    """A deal without passing after so many cards at random."""
    rng = Random(number)
    state = undealt().state
    state = rules.apply(state, -1, rules.chance(state, rng))
    while state.phase == 'pass':
        seat = min(rules.to_act(state))
        state = rules.apply(state, seat, rng.choice(rules.moves(state, seat)))
    for _ in range(cards):
        state = rules.apply(state, state.round.trick.turn, Play(CARD[rng.choice([*bits(playable(state, state.round.trick.turn))])]))
    return state


def test_card_for_card():
    for number in range(DEALS):
        state = begun(number, number % 52)
        real, taken = state.round, [*state.round.taken]
        beside = Beside(state, Random(number), thinking=number % 3 / 2)
        broken = any(BIT[card] >> 39 for trick in rules.view(state, None).tricks for _, card in trick)
        play_out([*real.hands], real.trick.leader, [*real.trick.cards], taken, not real.tricks, broken, [beside] * 4)
        beside.forced()
        assert beside.state.phase == 'summary', number
        assert (tuple(taken), settled(taken)) == (beside.state.round.taken, beside.state.scores), number
