"""What a bot remembers is true, whatever is passed and played; and where the unseen cards may lie is what the rules can tell."""
from math import comb
from random import Random

from redblack.games.hearts.bits import bits
from redblack.games.hearts.memory import recall
from redblack.games.hearts.worlds import imagined, layouts
from tests.rules.hearts.table import rules
from tests.rules.hearts.test_levels import match


def situations(*numbers):
    """All moments of some matches at which somebody plays a card: the state, what its seat remembers, and the real hands."""
    for number in numbers:
        for state, seat, _ in match(['medium', 'easy', 'hard', 'easy'], number, 150):
            if state.phase == 'play':
                yield state, recall(rules.view(state, seat), seat), [*state.round.hands]


def test_the_real_hands_are_among_those_remembered():
    for _, known, hands in situations(1, 2):
        others = [0 if seat == known.seat else hand for seat, hand in enumerate(hands)]
        assert known.hand == hands[known.seat] and known.others == sum(others)
        for sure, held, need, may in zip(known.sure, others, known.needs, known.may, strict=True):
            hidden = held & ~sure
            assert sure & held == sure and hidden.bit_count() == need and hidden & may == hidden


def test_imagined_hands_fit_and_nothing_that_was_seen_is_forgotten():
    for state, known, hands in situations(3):
        other = next(imagined(known, Random(state.revealed)))
        for held, real, sure, may in zip(other, hands, known.sure, known.may, strict=True):
            assert held.bit_count() == real.bit_count() and held & sure == sure
            assert held == known.hand or held & ~sure & may == held & ~sure


def test_all_layouts_of_the_last_three_tricks():
    counts = []
    for _, known, hands in situations(4, 5):
        if known.hand.bit_count() <= 3:
            found = [tuple(held) for held, _ in layouts(known)]
            assert len(found) == len({*found}) and tuple(hands) in found
            if all(cards & known.unseen == known.unseen for seat, cards in enumerate(known.may) if known.needs[seat]):
                left = len([*bits(known.unseen)])
                ways = 1
                for need in known.needs:
                    ways, left = ways * comb(left, need), left - need
                assert len(found) == ways  # nobody has shown anything: all ways there are
            counts.append(len(found))
    assert max(counts) <= 1680 and len({*counts}) > 10
