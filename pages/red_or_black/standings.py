"""Round the table: who sits here, with which penalties; and the skip for somebody who is away."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts import Tap, icons
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, button, tag
from pages.parts.sheet import sheet
from pages.red_or_black.words import penalties
from pages.room.seats import claim_button, status, ways_in
from pages.screen import Screen
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Skip
from redblack.games.red_or_black.values import CEILING, SEATS


def build(screen: Screen) -> None:
    fields = 'circle gone penalties immunities bettor executor crown phase names sitting hosted'
    sheet(screen, 'standings', screen._('Round the table'), lambda: screen.section('div', '', fields, standings))
    screen.on('passover', lambda tap, _: skip(screen, tap))


def standings(screen: Screen, v: View) -> Markup:
    _ = screen._
    seats = tag('section', '', tag('ul', 'seats', *(row(screen, v, seat) for seat in (*v.circle, *v.gone)))) + ways_in(screen, v.circle, SEATS[-1])
    crown = _('The crown counts the jokers. With the second one the game ends.')
    cup = _("Every card with a rule adds to the king's cup. Whoever turns the second joker takes it: its weight in penalties, {most} at most.",
            most=CEILING)
    seats += tag('section', 'gaugenotes', tag('p', '', icons.crown(v.crown), crown), tag('p', '', icons.GRAIL, cup))
    if v.phase != 'bet':
        return seats
    away = tag('p', 'note', screen._('For somebody who is away. No card is turned.'))
    skip = button('passover', 'second wide', screen._('Skip: {name}', name=screen.label(v.bettor)), grey=not screen.table.may(screen.device, v.bettor))
    return seats + tag('section', '', skip, away)


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    notes = [*filter(None, [status(screen, seat)])]
    if seat in v.gone:
        notes.append(screen._('left the table'))
    if v.immunities[seat]:
        notes.append(screen.voice.n('{n} immunity', '{n} immunities', v.immunities[seat]))
    if v.phase == 'do' and seat == v.executor:
        notes.append(screen._('does the card'))
    elif v.phase in ('bet', 'assign') and seat == v.bettor:
        notes.append(screen._('turn'))
    n = v.penalties[seat]
    count = tag('b', 'count', tag('span', 'tally', Markup('<i></i>'), aria_hidden='true'), n, role='img', aria_label=penalties(screen, n))
    who = tag('span', 'grow', screen.name(seat), tag('small', '', ' · '.join(notes)) if notes else NOTHING)
    return tag('li', 'seat', disc(seat), who, claim_button(screen, seat) if seat in v.circle else NOTHING, count)


def skip(screen: Screen, tap: Tap) -> None:
    if screen.skip(tap, screen.view.bettor, Skip()):
        screen.open = None
