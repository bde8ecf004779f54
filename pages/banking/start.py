"""Before a game, and while it rests: who plays, how many bots, what for, and «Играть» or «Продолжить»."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking import settings
from pages.banking.words import named
from pages.parts import Part, Tap
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, button, tag
from pages.room import match
from pages.room.match import bot, going
from pages.room.seats import claim_button, status
from pages.screen import Screen
from redblack.banking.legal import SEATS
from redblack.banking.look import View
from redblack.banking.moves import Reseat
from redblack.game import Seat
from redblack.refusal import N_

# Translators: the characters of the bots, at most 12 letters each; below each what it means, at most 60 letters
CHARACTERS = {
    'cautious': (N_('Cautious'), N_('Small stakes, and sometimes none')),
    'mixed': (N_('Mixed'), N_('Each seat another character')),
    'steady': (N_('Steady'), N_('About half of what is allowed')),
    'bold': (N_('Bold'), N_('Nearly all that is allowed, and doubles gladly')),
}
FIELDS = 'circle chips banker waiting phase names sitting kept hosted'


def build(screen: Screen) -> None:
    place = screen.place
    with Part('div').follow('visible', place, 'kept', lambda v: not going(screen)).follow('dress', place, 'kept', lambda v: 'ending start'):
        with Part('div', 'lobby'):
            screen.section('header', 'bar', 'names kept', match.bar)
            screen.section('div', 'guests', FIELDS, seats)
        with Part('div', 'paper'):
            screen.section('div', '', 'kept', lambda screen, v: match.levels(screen, CHARACTERS))
            screen.section('div', '', 'options coming hands phase', settings.told)
            screen.section('div', '', 'kept', lambda screen, v: match.paces(screen))
        screen.section('div', 'again', 'kept sitting', match.ways)
    screen.on('go', lambda tap, _: match.begin(screen, tap, False))
    screen.on('watch', lambda tap, _: match.begin(screen, tap, True))
    screen.on('chairs', lambda tap, which: chairs(screen, tap, which))
    match.settings(screen)
    settings.hear(screen)


def chairs(screen: Screen, tap: Tap, which: str) -> None:
    """One more bot, or one fewer: the last seat that is nobody's own goes."""
    circle = screen.view.circle
    free = [seat for seat in circle if seat not in screen.session.holders]
    if which == 'more' and len(circle) < SEATS[-1]:
        screen.settle(tap, Reseat((*circle, screen.session.seat_for('', circle))))
    elif which == 'fewer' and len(circle) > SEATS[0] and free:
        screen.settle(tap, Reseat(tuple(seat for seat in circle if seat != free[-1])))


def seats(screen: Screen, v: View) -> Markup:
    """All who play, with a stepper for the bots."""
    _ = screen._
    stepper = tag('div', 'stepper', button('chairs-fewer', '', '−', aria_label=_('Fewer'), grey=len(v.circle) <= SEATS[0]),
                  tag('output', '', len(v.circle)), button('chairs-more', '', '+', aria_label=_('More'), grey=len(v.circle) >= SEATS[-1]))
    head = tag('div', 'row', tag('h2', 'grow', _('Round the table')), stepper)
    return head + tag('ul', 'seats', *(row(screen, v, seat) for seat in v.circle))


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    """A seat with its purse; the free ones can be taken."""
    _ = screen._
    notes = [status(screen, seat), _('bot') if bot(screen, seat) else '', _('bank') if seat == v.banker else '']
    note = ' · '.join(filter(None, notes))
    who = tag('span', 'grow', named(screen, seat), tag('small', '', note) if note else NOTHING)
    taken = seat in screen.place.sitting
    sit = claim_button(screen, seat) if taken or screen.table.seat_of(screen.device) is not None else button(f'claim-{seat}', 'second', _('Sit here'))
    return tag('li', 'seat', disc(seat), who, sit, tag('b', 'count', screen.voice.number(v.chips[seat])))
