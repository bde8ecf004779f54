"""What the levels do in situations that a card player knows. Whoever is due after the line plays; what the hand holds beside the noted is any cards."""
from random import Random

import pytest

from redblack.games.hearts.moves import Play
from tests.rules.hearts.table import GAME, play, rows

FIRST = '2C 3C 4C 5C, '   # 3 took the first trick and leads
OPENED = '2C 3C 4C AC, KD 2D 3D 7H, '  # 2 had no diamond and threw a heart; 3 leads
BOTH = 'medium hard'
# 3 has taken the queen and four hearts, with four tricks, and leads the ten of diamonds; 2 is the last to play
SHOT = '2C 3C 4C AC, AS QS 2S 3S, AD 5H 6H 2D, KD 7H 8H 3D, TD 9H 2H'
SHOOTER = '0: -D, 1: -D'

# what, levels, hands, line, the card
CARDS = rows(
    ('duck with the highest that loses', 'medium', '0: KD 8D 3D -D', FIRST + '9D', '8D'),
    ('a heart too', BOTH, '0: KH 8H 3H -H, 2: -D', OPENED + '9H', '8H'),
    ('the queen under the king', BOTH, '0: QS 2S -S', FIRST + 'KS', 'QS'),
    ('the queen under the ace, not the king', BOTH, '0: QS KS 2S -S', FIRST + 'AS', 'QS'),
    ('not the queen over a small spade', BOTH, '0: QS 2S -S', FIRST + '9S', '2S'),
    ('the queen when void', BOTH, '0: -D QS AH AS', FIRST + '9D', 'QS'),
    ('the ace of spades while the queen is out', BOTH, '0: -D AH AS, 2: QS', FIRST + '9D', 'AS'),
    ('a high heart when void', BOTH, '0: -D -S AH KH, 2: AS', FIRST + '9D', 'AH'),
    ('the last who must take it does so high', BOTH, '2: KD TD -D', FIRST + '3D 4D 5D', 'KD'),
    ('but not with the queen', BOTH, '2: KS QS -S', FIRST + '3S 4S 5S', 'KS'),
    ('a clean trick is a fair one to duck', 'medium', '2: KD 3D -D', FIRST + '9D 8D 7D', '3D'),
    ('a clean trick is the time for a king', 'hard', '2: KD 3D -D', FIRST + '9D 8D 7D', 'KD'),
    ('not with a heart in it', 'hard', '2: KD 3D -D, 0: -D', FIRST + '9D 8H 7D', '3D'),
    ('lead the lowest card', 'medium', '3: 2D TS', FIRST, '2D'),
    ('fish for the queen', 'hard', '3: TS 4S -S, 1: QS', FIRST, 'TS'),
    ('who has one’s own queen does not fish', 'hard', '3: QS 4S -S 2D, 1: KS', FIRST, '2D'),
    ('who could catch her does not fish', 'hard', '3: KS 4S -S 2D, 1: QS', FIRST, '2D'),
    ('no heart onto who shoots', 'hard', SHOOTER + ', 2: -D 2D 3D KH', SHOT, None),
    ('a moon is no thought of Medium’s', 'medium', SHOOTER + ', 2: JD 4D 2D 3D -D', SHOT, '4D'),
    ('one heart taken stops a moon', 'hard insane', SHOOTER + ', 2: JD 4D 2D 3D -D', SHOT, 'JD'),
)


@pytest.mark.parametrize(('what', 'levels', 'hands', 'line', 'card'), CARDS)
def test_cards(what, levels, hands, line, card):
    for level in levels.split():
        table = play(line, hands)
        turn = table.view().turn
        move = GAME.bots[level](table.view(turn), turn, Random(1))
        assert isinstance(move, Play)
        assert card is None and move.card.value[1] != 'H' or move.card.value == card, (level, move.card)
