"""§7, §8: who goes on, a new match, what may be taken back."""
import pytest

from redblack.cards import cards
from redblack.game import HOST, NATURE
from redblack.games.hearts.moves import Deal
from redblack.games.hearts.why import Why
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.refusal import Refused, TableWhy
from redblack.session import Session
from tests.rules.hearts.table import GAME, PACK, Table, dealt, filled, pack, play, rows, rules, undealt
from tests.rules.hearts.test_points import MOON

SUMMARY, OVER = (play(MOON[1] + next_, MOON[0], (90, 90, 0, 1)) for next_ in ('', ' next'))

# rule, table, note, the reason against it
DEEDS = rows(
    ('§8 next, by anybody: 0', SUMMARY, '0:next', None),
    ('§8 next, by anybody: 3', SUMMARY, '3:next', None),
    ('§8 next, not by the host', SUMMARY, f'{HOST}:next', Why.NOT_YOUR_TURN),
    ('§8 next, not by a fifth', SUMMARY, '4:next', Why.NOT_YOUR_TURN),
    ('§8 next, not in the middle of a deal', play('2C 3C'), '0:next', Why.WRONG_PHASE),
    ('§8 next, not while passing', dealt(), '0:next', Why.WRONG_PHASE),
    ('§8 next, not when it is over', OVER, '0:next', Why.WRONG_PHASE),
    ('§8 no card in the summary', SUMMARY, '0:2C', Why.WRONG_PHASE),
    ('§8 no card before the deal', undealt(), '0:2C', Why.WRONG_PHASE),
    ('§8 no card when it is over', OVER, '0:2C', Why.WRONG_PHASE),
    ('§8 no passing in a trick', play('2C'), '0:3C+4C+5C', Why.WRONG_PHASE),
    ('§8 no passing before the deal', undealt(), '0:3C+4C+5C', Why.WRONG_PHASE),
    ('§7 a new match in mid-trick', play('2C 3C'), 'restart', None),
    ('§7 while passing', dealt(), 'restart', None),
    ('§7 in the summary', SUMMARY, 'restart', None),
    ('§7 when it is over', OVER, 'restart', None),
    ('§7 to another target', SUMMARY, 'restart=1', None),
    ('§7 without an upper limit', SUMMARY, 'restart=1000000', None),
    ('§7 not to none', SUMMARY, 'restart=0', Why.BAD_TARGET),
    ('§7 only by the host', SUMMARY, '0:restart', Why.NOT_HOST),
)


@pytest.mark.parametrize('rule, table, note, why', DEEDS)
def test_who_may_do_what(rule, table, note, why):
    assert table.why(note) == why


# rule, table, who may act
ACTING = rows(
    ('§8 the dealer', undealt(), {NATURE}),
    ('§8 all pass', dealt(), {0, 1, 2, 3}),
    ('§8 whose turn it is', play('2C 3C'), {2}),
    ('§8 anybody goes on', SUMMARY, {0, 1, 2, 3}),
    ('§8 nobody when it is over', OVER, set()),
)


@pytest.mark.parametrize('rule, table, acting', ACTING)
def test_whom_the_table_waits_for(rule, table, acting):
    assert set(rules.to_act(table.state)) == acting


# rule, table
NEW = rows(('§7 in mid-trick', play('2C 3C', totals=(1, 2, 3, 4))), ('§7 in the summary', SUMMARY), ('§7 when it is over', OVER), ('§7 while passing', dealt()))


@pytest.mark.parametrize('rule, table', NEW)
def test_a_new_match_begins_with_nothing(rule, table):
    fresh = table.on('restart=50')
    assert fresh.shows('phase', 'match', 'deal_number', 'winner') == ['deal', table.view().match + 1, 1, None]
    assert fresh.shows('totals', 'scores', 'taken', 'moons') == [(0, 0, 0, 0)] * 4
    assert fresh.shows('last_trick', 'tricks', 'trick') == [''] * 3 and fresh.view().options.target == 50
    assert rules.question(fresh.state) != rules.question(table.state)
    fresh = fresh.any_cards()
    assert fresh.shows('phase', 'direction') == ['pass', 'left']
    assert rules.revealed(fresh.state) == rules.revealed(table.state) + 52


def test_the_cards_go_round_one_at_a_time():
    table = undealt().deal(filled('0: *C, 1: *D, 2: *S, 3: *H'))
    assert [{one.value[1] for one in table.view(seat).hand} for seat in range(4)] == [{'C'}, {'D'}, {'S'}, {'H'}]
    assert table.shows('hand', seat=0) == '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC'


# rule, seat, deck, the reason against it
DECKS = rows(
    ('§1 52 cards', NATURE, PACK, None),
    ('§1 in any order', NATURE, PACK[::-1], None),
    ('§1 not 51', NATURE, PACK[1:], Why.BAD_DECK),
    ('§1 none twice', NATURE, [*PACK[1:], '3C'], Why.BAD_DECK),
    ('§1 no joker', NATURE, [*PACK[1:], 'XR'], Why.BAD_DECK),
    ('§1 by nobody else', 0, PACK, Why.WRONG_PHASE),
)


@pytest.mark.parametrize('rule, seat, deck, why', DECKS)
def test_what_may_be_dealt(rule, seat, deck, why):
    no = rules.objection(undealt().state, seat, Deal(cards(' '.join(deck))))
    assert (no and no[0]) == why


@pytest.mark.parametrize('seat', [NATURE, HOST, 4, None])
def test_who_has_no_seat_sees_no_hand(seat):
    assert play('2C').shows('hand', 'playable', 'given', 'received', seat=seat) == [''] * 4


# rule, what has been done, whether the last of it may be taken back
UNDOES = rows(
    ('§7 three cards laid down', '0:2C+3C+4C', True),
    ('§7 while one is still choosing', '0:2C+3C+4C 1:2D+3D+4D 2:2S+3S+4S', True),
    ('§7 not when they have changed hands', '0:2C+3C+4C 1:2D+3D+4D 2:2S+3S+4S 3:2H+3H+4H', False),
    ('§7 no card played', '0:2C+3C+4C 1:2D+3D+4D 2:2S+3S+4S 3:2H+3H+4H 1:2C', False),
    ('§7 no new match, for new hands have been seen', 'restart', False),
)


@pytest.mark.parametrize('rule, line, undoes', UNDOES)
def test_what_may_be_taken_back(rule, line, undoes):
    journal = Journal(GAME)
    journal.begin(Header(GAME.slug, GAME.version, GAME.options_type(), 4))
    journal.append(Entry(NATURE, Deal(pack(filled('0: 2C 3C 4C, 1: 2D 3D 4D, 2: 2S 3S 4S, 3: 2H 3H 4H')))))
    session = Session(GAME, journal)
    stood = []
    for note in line.split():
        stood.append(session.state)
        session.act(*Table(session.state).read(note))
    if undoes:
        session.undo()
        assert session.state == stood[-1]
    else:
        with pytest.raises(Refused) as no:
            session.undo()
        assert no.value.why is TableWhy.ALREADY_SEEN
