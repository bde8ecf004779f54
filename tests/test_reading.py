"""The points of a deal lie for as long as people read them; bots among themselves turn the page after a while."""
from dataclasses import replace
from random import Random

from redblack.bots import GOING, READING, SPEEDS
from redblack.games import discover
from redblack.games.hearts.moves import Next, Pass, Play
from redblack.host import Host
from redblack.journal import Journal
from redblack.ledger import LedgerFile
from redblack.place import Place
from redblack.session import Session
from redblack.table import Table


def first(view, seat, rng):
    return Next() if view.phase == 'summary' else Pass(view.hand[:3]) if view.phase == 'pass' else Play(view.playable[0])


def test_bots_turn_the_page_only_among_themselves(tmp_path):
    game = replace(discover()['hearts'], bots={'low': first})
    session = Session(game, Journal(game), rng=Random(1))
    table = Table('', session, Host(LedgerFile(tmp_path / 'room.json'), lambda: 0), lambda: 0)
    table.attendance.came('phone')
    session.join(Place(device='phone'))
    table.keep('phone', {GOING: 'yes'})
    while session.view().phase != 'summary':
        due = table.bots.due()
        assert due.pause == SPEEDS['normal'] / len(session.game.rules.to_act(session.state))  # all who pass at once, together as long as one
        table.bots.act(due, first(due.view, due.seat, None))
    assert table.bots.due().pause == READING * SPEEDS['normal']
    table.claim('phone', 2)
    assert table.bots.due() is None
    session.act(2, Next())
    assert table.bots.due().seat == 0
