"""Behind the three lines at the top left: resting, a new match, the last move back, seats, pace, what is of this device."""
from __future__ import annotations

from markupsafe import Markup

from pages.dialog import Dialog
from pages.hearts import stage
from pages.hearts.words import named
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, tag
from pages.parts.sheet import sheet
from pages.room import match, wishes
from pages.room.match import bot
from pages.room.seats import claim_button, status, ways_in
from pages.screen import Screen
from redblack.game import Seat
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Options, Restart
from redblack.games.hearts.trick import SEATS
from redblack.refusal import N_


def build(screen: Screen, dialog: Dialog) -> None:
    _ = screen._
    sheet(screen, 'menu', _('Menu'), lambda: menu(screen))
    sheet(screen, 'seats', _('Round the table'), lambda: screen.section('div', '', 'totals names sitting kept hosted', seats))
    sheet(screen, 'last', _('The last trick'), lambda: screen.section('div', '', 'last_trick names sitting', stage.last_sheet))
    for word in 'menu', 'seats', 'last':
        screen.on(word, lambda tap, _, word=word: setattr(screen, 'open', word))  # type: ignore[misc]
    match.hear(screen, dialog, lambda: Restart(Options(screen.view.options.target)), N_(
        'The totals go back to nought, and the cards are dealt anew. Seats and settings stay.'))


def menu(screen: Screen) -> None:
    screen.section('section', 'ways', 'kept', match.deeds)
    screen.section('div', '', 'totals names sitting kept hosted', seats)
    screen.section('div', '', 'kept', lambda screen, v: match.paces(screen))
    wishes.build(screen)
    screen.section('section', 'ways', 'names', match.elsewhere)


# ---- round the table

def seats(screen: Screen, v: View) -> Markup:
    rows = tag('section', '', tag('h2', '', screen._('Round the table')), tag('ul', 'seats', *(row(screen, v, seat) for seat in SEATS)))
    return rows + ways_in(screen, tuple(SEATS), len(SEATS))


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    notes = ' · '.join(filter(None, [status(screen, seat), screen._('bot') if bot(screen, seat) else '']))
    who = tag('span', 'grow', named(screen, seat), tag('small', '', notes) if notes else NOTHING)
    return tag('li', 'seat', disc(seat), who, claim_button(screen, seat), tag('b', 'count', v.totals[seat]))
