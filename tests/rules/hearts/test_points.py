"""§5, §6: what a deal costs, the moon, and when a match is over."""
import pytest

from redblack.game import NATURE
from redblack.games.hearts.why import Why
from tests.rules.hearts.table import play, rows, rules

FIRST = '2C 3C 4C 5C, '
MOON = '0: *C, 1: *D, 2: *S, 3: *H', 'out'                     # 0 has all the clubs and takes every trick
ALMOST = '0: 2C *C AD, 1: 3C *D, 2: *S, 3: *H', '2C 3C 2S 2H, 2D 3S 3H AD, out'  # 1 takes a heart with the three of clubs, 0 all the rest

# rule, hands, line, points so far in this deal
TAKEN = rows(
    ('§5 a trick without points', '', FIRST, (0, 0, 0, 0)),
    ('§5 a heart costs 1', '0: -D', FIRST + '2D 3H KD 3D', (0, 1, 0, 0)),
    ('§5 the ace of hearts no more', '0: -D', FIRST + '2D AH KD 3D', (0, 1, 0, 0)),
    ('§5 the queen of spades 13', '', FIRST + '2S QS KS 3S', (0, 13, 0, 0)),
    ('§5 her own trick too', '', FIRST + '2S QS JS 3S', (13, 0, 0, 0)),
    ('§5 other spades nothing', '', FIRST + '2S AS KS 3S', (0, 0, 0, 0)),
    ('§5 they add up in a trick', '0: -D, 1: -D', FIRST + '2D QS 2H KD', (0, 0, 14, 0)),
    ('§5 and over tricks', '0: -D, 1: -D', FIRST + '2D QS 2H KD, 4D 3D 5H 6H', (0, 0, 16, 0)),
    ('§5 for several players', '0: -D, 1: -D', FIRST + '2D QS 2H KD, 4D 5D 5H 6H', (0, 0, 14, 2)),
    ('§5 a heart in the first trick counts', '1: *H', '2C 5H 3C 4C', (0, 0, 0, 1)),
)


@pytest.mark.parametrize('rule, hands, line, taken', TAKEN)
def test_points_taken_are_seen_at_once(rule, hands, line, taken):
    assert play(line, hands).shows('taken', 'scores', 'totals') == [taken, (0, 0, 0, 0), (0, 0, 0, 0)]


# rule, deal, points taken, points written down, moons
SCORES = rows(
    ('§5 the moon: 0 for whoever took all, 26 for all others', MOON, (26, 0, 0, 0), (0, 26, 26, 26), (1, 0, 0, 0)),
    ('§5 25 are no moon', ALMOST, (25, 1, 0, 0), (25, 1, 0, 0), (0, 0, 0, 0)),
)


@pytest.mark.parametrize('rule, deal, taken, scores, moons', SCORES)
def test_what_is_written_down(rule, deal, taken, scores, moons):
    hands, line = deal
    table = play(line, hands, totals=(10, 20, 30, 40))
    assert table.shows('phase', 'taken', 'scores', 'moons', 'turn', 'winner') == ['summary', taken, scores, moons, None, None]
    assert table.view().totals == tuple(map(sum, zip((10, 20, 30, 40), scores, strict=True)))
    assert table.on('next').any_cards().shows('taken', 'scores', 'moons') == [(0, 0, 0, 0), scores, moons]


# rule, totals before, deal, target, who has won (None: another deal)
ENDS = rows(
    ('§6 nobody has 100', (50, 10, 20, 30), ALMOST, 100, None),
    ('§6 99 are not enough', (74, 10, 20, 30), ALMOST, 100, None),
    ('§6 100 are', (75, 10, 20, 30), ALMOST, 100, 1),
    ('§6 101 too', (76, 10, 20, 30), ALMOST, 100, 1),
    ('§6 the lowest wins, and not whoever was it before the deal', (75, 20, 20, 30), ALMOST, 100, 2),
    ('§6 two lowest: another deal', (75, 19, 20, 30), ALMOST, 100, None),
    ('§6 three lowest: another deal', (75, 19, 20, 20), ALMOST, 100, None),
    ('§6 a tie above the lowest does not matter', (75, 49, 20, 50), ALMOST, 100, 2),
    ('§6 two over 100', (75, 110, 20, 30), ALMOST, 100, 2),
    ('§6 all over 100: still a tie', (95, 119, 121, 130), ALMOST, 100, None),
    ('§6 all over 100, the tie is broken', (96, 119, 121, 130), ALMOST, 100, 1),
    ('§6 a moon takes others over 100', (90, 80, 10, 20), MOON, 100, 2),
    ('§6 a moon takes others to 100', (90, 74, 10, 20), MOON, 100, 2),
    ('§6 a moon takes others to 99', (73, 73, 10, 20), MOON, 100, None),
    ('§6 the moon wins for who shot it', (35, 80, 10, 20), MOON, 100, 0),
    ('§6 or makes a tie', (36, 80, 10, 20), MOON, 100, None),
    ('§6 or makes others win', (37, 80, 10, 20), MOON, 100, 2),
    ('§6 another target', (0, 0, 5, 5), ALMOST, 25, 1),
    ('§6 just not reached', (0, 0, 5, 5), ALMOST, 26, None),
    ('§6 no upper limit', (9_975, 10, 20, 30), ALMOST, 10_000, 1),
)


@pytest.mark.parametrize('rule, totals, deal, target, winner', ENDS)
def test_when_a_match_is_over_and_who_has_won(rule, totals, deal, target, winner):
    hands, line = deal
    table = play(line, hands, totals, target=target)
    assert table.shows('phase', 'winner') == ['summary', None]  # first everybody reads what the deal has cost
    after = table.on('next')
    assert after.view().totals == table.view().totals
    assert after.shows('phase', 'winner', 'deal_number') == (['deal', None, 2] if winner is None else ['over', winner, 1])
    assert set(rules.to_act(after.state)) == ({NATURE} if winner is None else set())
    assert after.why('0:next') is Why.WRONG_PHASE


def test_another_deal_until_the_tie_is_broken():
    table = play(ALMOST[1], ALMOST[0], (75, 19, 20, 30)).on('next').any_cards()
    assert table.shows('deal_number', 'direction', 'phase', 'totals') == [2, 'right', 'pass', (100, 20, 20, 30)]
