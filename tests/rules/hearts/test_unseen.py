"""What a seat may imagine of the others' hands: all that the play has not ruled out, and each as likely as any other."""
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from redblack.games.hearts.bits import CLUBS, HEARTS, PACK, bits, heap, shown
from redblack.games.hearts.unseen import share
from tests.rules.hearts.table import dealt, play, rows, rules

WORLDS = 60


def imagined(table, seat):
    """Hands by seat, in many tables that look the same from *seat*."""
    rng = Random(1)
    return [[{one.value for one in shown(hand)} for hand in rules.imagine(table.state, seat, rng).round.hands] for _ in range(WORLDS)]


# rule, hands, line, who imagines, whose hand, what is never in it
NEVER = rows(
    ('§3 a suit that was not followed', '1: KD -C', '2C KD', 0, 1, 'C'),
    ('§3 nor in a later trick', '0: 9S -D', '2C 3C 4C 5C, KD 9S 3D 4D, 2S 3S', 2, 0, 'D'),
    ('§4 points in the first trick: there was nothing else', '1: *H', '2C 5H', 0, 1, 'CDS'),
    ('§4 another card in the first trick tells no more than the suit', '1: 5D -C', '2C 5D', 0, 1, 'C'),
    ('§4 a heart led before its time: there was nothing else', '0: *C, 1: 3C *H, 2: 2H -C, 3: -C', '2C 3C 4D 4S, 5H', 2, 1, 'CDS'),
)


@pytest.mark.parametrize('rule, hands, line, seat, of, never', NEVER)
def test_what_the_play_has_ruled_out(rule, hands, line, seat, of, never):
    suits = Counter(one[1] for world in imagined(play(line, hands), seat) for one in world[of])
    assert {*suits} == {*'CDSH'} - {*never}


def test_what_is_known_of_a_hand_for_certain():
    table = dealt('0: 2C 3C 4C, 1: 2D 3D 4D, 2: 2S 3S 4S, 3: 2H 3H 4H').on('0:2C+3C+4C 1:2D+3D+4D 2:2S+3S+4S 3:2H+3H+4H')
    assert all({'2C', '3C', '4C'} <= world[1] for world in imagined(table, 0))  # what one has passed on
    assert all('2C' in world[1] for world in imagined(table, 3))                # it is 1 who leads
    assert not all('3C' in world[1] for world in imagined(table, 3))
    assert all({'2H', '3H', '4H'} <= world[0] for world in imagined(table, 0))  # one's own
    table = table.on('2C')
    assert all({'3C', '4C'} <= world[1] and '2C' not in world[1] for world in imagined(table, 0))


def test_before_the_cards_change_hands_every_hand_of_another_may_be_any():
    table = dealt('0: 2C *C, 1: *D').on('0:2C+3C+4C')
    worlds = imagined(table, 2)
    assert len({frozenset(world[0]) for world in worlds}) == WORLDS
    assert all(rules.view(rules.imagine(table.state, 0, Random(n)), 0).given == rules.view(table.state, 0).given for n in range(5))


def test_every_way_to_share_is_as_likely_as_any_other():
    cards = heap(shown(CLUBS)[:3]) | heap(shown(HEARTS)[:2])
    needs = (0, 2, 2, 1)
    may = (PACK, PACK, PACK ^ heap(shown(CLUBS)[:2]), PACK ^ heap(shown(HEARTS)[:1]))
    fits = {hands for hands in ways(cards, needs) if all(not hand & ~may[seat] for seat, hand in enumerate(hands))}
    rng, times = Random(2), 1_000
    found = Counter(tuple(share(cards, needs, may, rng)) for _ in range(times * len(fits)))
    assert {*found} == fits and len(fits) > 5
    assert all(abs(n - times) < 5 * times ** .5 for n in found.values())


def ways(cards, needs):
    """All ways to give so many of these cards to each seat."""
    for order in permutations(bits(cards)):
        left, hands = [*order], []
        for n in needs:
            hands.append(sum(left[:n]))
            del left[:n]
        yield tuple(hands)
