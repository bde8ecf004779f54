"""§3, §4: which card may be played, and whose the trick is."""
import pytest

from redblack.game import HOST, NATURE
from redblack.games.hearts.why import Why
from tests.rules.hearts.table import play, rows, rules

FIRST = '2C 3C 4C 5C, '                       # 3 took the first trick and leads
OPENED = '2C 3C 4C AC, KD 2D 3D 7H, '         # 2 had no diamond and threw a heart: hearts are open, and 3 leads
NO_DIAMOND = '2: -D'
ONLY_HEARTS = '0: *C, 1: 3C *H, 2: 2H -C, 3: -C'  # 1 takes the first trick with the three and has twelve hearts left

# rule, hands, line so far, note, the reason against it
CARDS = rows(
    ('§3 the two of clubs leads', '', '', '2C', None),
    ('§3 no other club leads first', '0: AC', '', 'AC', Why.CLUB_TWO),
    ('§3 no other suit leads first', '0: 5D', '', '5D', Why.CLUB_TWO),
    ('§3 no heart either', '0: 5H', '', '5H', Why.CLUB_TWO),
    ('§3 only its holder leads', '1: 5D', '', '1:5D', Why.NOT_YOUR_TURN),
    ('§3 whoever holds it, here 2', '2: 2C', '', '2:2C', None),
    ('§3 the next clockwise', '1: 3C', '2C', '1:3C', None),
    ('§3 not the one after', '2: 3C', '2C', '2:3C', Why.NOT_YOUR_TURN),
    ('§3 not the one before', '3: 3C', '2C', '3:3C', Why.NOT_YOUR_TURN),
    ('§3 not twice', '0: 7C', '2C', '0:7C', Why.NOT_YOUR_TURN),
    ('§3 not the host', '1: 3C', '2C', f'{HOST}:3C', Why.NOT_YOUR_TURN),
    ('§3 not the dealer', '1: 3C', '2C', f'{NATURE}:3C', Why.NOT_YOUR_TURN),
    ('§3 only cards of one’s own', '1: 4C, 2: 3C', '2C', '3C', Why.NOT_HELD),
    ('§3 a joker is no card here', '1: 3C', '2C', 'XR', Why.NOT_HELD),
    ('§3 a card is played once', '3: -H', FIRST, '5C', Why.NOT_HELD),
    ('§3 follow suit', '1: 3C KD', '2C', 'KD', Why.FOLLOW),
    ('§3 with any card of it, high', '1: 3C AC', '2C', 'AC', None),
    ('§3 or low', '1: 3C AC', '2C', '3C', None),
    ('§3 the last of four follows too', '3: 5C KD', '2C 3C 4C', 'KD', Why.FOLLOW),
    ('§3 without the suit any card', '1: KD -C', '2C', 'KD', None),
    ('§3 follow the suit led, not that of the last card', '1: KD -C, 2: 5D 9C', '2C KD', '5D', Why.FOLLOW),
    ('§3 follow diamonds', '0: 9D 9S', FIRST + 'KD', '9S', Why.FOLLOW),
    ('§3 follow spades, with the queen if it is the only one', '0: QS -S 3H', FIRST + 'KS', '3H', Why.FOLLOW),
    ('§3 the queen follows a spade', '0: QS 3S', FIRST + 'KS', 'QS', None),
    ('§3 follow hearts', '0: 9S 3H, 2: -D', OPENED + '5H', '9S', Why.FOLLOW),
    ('§3 without a diamond a heart', '0: -D 3H', FIRST + 'KD', '3H', None),
    ('§3 without a diamond the queen', '0: -D QS', FIRST + 'KD', 'QS', None),
    ('§3 only the taker leads', '0: 9S', FIRST, '0:9S', Why.NOT_YOUR_TURN),
    # the first trick
    ('§4 no heart in the first trick', '1: 3H KD -C', '2C', '3H', Why.NO_POINTS_FIRST),
    ('§4 no queen in the first trick', '1: QS KD -C', '2C', 'QS', Why.NO_POINTS_FIRST),
    ('§4 not by the last either', '3: QS KD -C', '2C 3C 4C', 'QS', Why.NO_POINTS_FIRST),
    ('§4 another spade may', '1: KS QS -C', '2C', 'KS', None),
    ('§4 with a club it is a matter of following', '1: 3C 3H', '2C', '3H', Why.FOLLOW),
    ('§4 one safe card among twelve hearts must go', '1: 2D *H -C -S -D, 2: AH', '2C', '5H', Why.NO_POINTS_FIRST),
    ('§4 and may', '1: 2D *H -C -S -D, 2: AH', '2C', '2D', None),
    ('§4 thirteen hearts: a heart', '1: *H', '2C', '5H', None),
    ('§4 the queen and twelve hearts: a heart', '1: QS *H, 2: AH', '2C', '5H', None),
    ('§4 the queen and twelve hearts: the queen', '1: QS *H, 2: AH', '2C', 'QS', None),
    ('§4 in the second trick points may', '0: -D QS', FIRST + 'KD', 'QS', None),
    # opening the hearts
    ('§4 no heart led before one is played', '3: 5H', FIRST, '5H', Why.NOT_BROKEN),
    ('§4 by nobody who takes a trick', '1: 5H', '2C AC 3C 4C', '5H', Why.NOT_BROKEN),
    ('§4 another suit may be led', '3: 5D', FIRST, '5D', None),
    ('§4 the queen may be led', '3: QS', FIRST, 'QS', None),
    ('§4 a heart thrown away opens them', NO_DIAMOND, OPENED, '5H', None),
    ('§4 for everybody', '0: 5H -D, 1: 6H', '2C 3C 4C TC, KD 2H AD 3D', '6H', None),
    ('§4 the queen thrown away does not open them', '2: -D, 3: 5H', '2C 3C 4C AC, KD 2D 3D QS', '5H', Why.NOT_BROKEN),
    ('§4 the queen following does not', '3: 5H', FIRST + 'KS 2S QS 3S', '5H', Why.NOT_BROKEN),
    ('§4 a hand of hearts only may lead one', ONLY_HEARTS, '2C 3C 4D 4S', '5H', None),
    ('§4 a hand of hearts and the queen must lead the queen', '0: *C, 1: 3C QS *H, 2: -C AH 2H, 3: -C', '2C 3C 4D 4S', '5H', Why.NOT_BROKEN),
    ('§4 and may', '0: *C, 1: 3C QS *H, 2: -C AH 2H, 3: -C', '2C 3C 4D 4S', 'QS', None),
)


@pytest.mark.parametrize('rule, hands, line, note, why', CARDS)
def test_which_card_may_be_played(rule, hands, line, note, why):
    assert play(line, hands).why(note) == why


# rule, hands, line, whether everybody sees that hearts are open
OPEN = rows(
    ('§4 not at first', '', '', False),
    ('§4 nor after a trick without hearts', '', FIRST, False),
    ('§4 a heart thrown away', NO_DIAMOND, OPENED, True),
    ('§4 a heart in the first trick, of a hand with nothing else', '1: *H', '2C 5H', True),
    ('§4 not the queen thrown away', NO_DIAMOND, '2C 3C 4C AC, KD 2D 3D QS', False),
    ('§4 not the queen led', '', FIRST + 'QS', False),
    ('§4 a heart led from a hand of hearts', ONLY_HEARTS, '2C 3C 4D 4S, 5H', True),
    ('§4 it stays so', NO_DIAMOND, OPENED + '4S 5S 6S 7S', True),
)


@pytest.mark.parametrize('rule, hands, line, open_', OPEN)
def test_when_hearts_are_open(rule, hands, line, open_):
    assert play(line, hands).view().broken is open_


# rule, hands, line of one trick behind the first, who takes it
TAKES = rows(
    ('§3 the highest of the suit led', '', 'KD 2D AD 3D', 1),
    ('§3 the ace is high', '', '2D KD AD QD', 1),
    ('§3 the ten is above the nine', '', '9D TD 8D 2D', 0),
    ('§3 the jack above the ten', '', 'TD JD 8D 2D', 0),
    ('§3 whoever leads, when nobody is above', '', 'AD 2D 3D 4D', 3),
    ('§3 not a higher card of another suit', '0: -D', '2D AS 3D 4D', 2),
    ('§3 not a heart', '0: -D', '2D AH 3D 4D', 2),
    ('§3 a five, if nobody above it follows', '0: -D, 1: -D', '5D AS KS 4D', 3),
)


@pytest.mark.parametrize('rule, hands, line, taker', TAKES)
def test_who_takes_a_trick_and_leads_to_the_next(rule, hands, line, taker):
    table = play(FIRST + line, hands)
    assert table.shows('turn', 'last_taker', 'trick') == [taker, taker, '']
    assert [one for _, one in table.view().last_trick] == line.split()


def test_a_trick_lies_open_while_it_lasts_and_one_longer():
    table = play('2C 3C 4C')
    assert table.shows('trick', 'last_trick', 'turn') == ['0: 2C, 1: 3C, 2: 4C', '', 3]
    table = play(FIRST + '9D TD')
    assert table.shows('trick', 'last_trick', 'turn') == ['3: 9D, 0: TD', '0: 2C, 1: 3C, 2: 4C, 3: 5C', 1]
    assert [len(trick) for trick in table.view().tricks] == [4]


def test_only_whose_turn_it_is_sees_what_may_be_played():
    table = play('2C', '1: 3C 9C -C KD')
    assert [table.shows('playable', seat=seat) for seat in (0, 1, 2, 3, None)] == ['', '3C 9C', '', '', '']
    assert offered(table) == {'3C', '9C'}


def offered(table):
    """What is offered."""
    turn = table.view().turn
    return {move.card.value for move in rules.moves(table.state, turn)}
