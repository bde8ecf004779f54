"""Round the table: who sits here, with which penalties; and the skip for somebody who is away."""
from __future__ import annotations

from markupsafe import Markup

from pages.frame import Screen
from pages.parts import Part, Rich, Tap
from pages.parts.sheet import sheet
from pages.red_or_black.bets import disc
from pages.red_or_black.words import penalties
from redblack.game import HOST, Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Skip


def build(screen: Screen) -> None:
    def key(v: View) -> object:
        place = screen.place
        return screen.open == 'standings', v.circle, v.gone, tuple(v.penalties.items()), v.immunities, v.bettor, v.phase, tuple(place.names.items())
    with sheet(screen, 'standings', screen._('Round the table')):
        Part('div').fill(screen.place, 'circle penalties immunities bettor phase names', key, lambda: rows(screen)).follow('filled', screen, 'open', key)


def rows(screen: Screen) -> None:
    v = screen.view
    if screen.open != 'standings':
        return
    with Part('section'), Part('ul', 'seats'):
        for seat in (*v.circle, *v.gone):
            row(screen, v, seat)
    if v.phase == 'bet':
        with Part('section'):
            Part('button', 'second wide', screen._('Skip: {name}', name=screen.label(v.bettor))).tap(lambda tap: skip(screen, tap)).mark('skip')
            Part('p', 'note', screen._('For somebody who is away. No card is turned.'))


def row(screen: Screen, v: View, seat: Seat) -> None:
    notes = []
    if seat in v.gone:
        notes.append(screen._('left the table'))
    if v.immunities[seat]:
        notes.append(screen.voice.n('{n} immunity', '{n} immunities', v.immunities[seat]))
    if seat == v.bettor and v.phase != 'over':
        notes.append(screen._('turn'))
    with Part('li', 'seat'):
        disc(seat)
        Rich('span', 'grow', Markup('{}{}').format(screen.name(seat), Markup('<small>{}</small>').format(' · '.join(notes)) if notes else ''))
        Rich('b', 'count', Markup('<span class="tally" aria-hidden="true"><i></i></span>{}').format(v.penalties[seat]),
             role='img', aria_label=penalties(screen, v.penalties[seat]))


def skip(screen: Screen, tap: Tap) -> None:
    if screen.act(HOST, Skip(), tap):
        screen.open = None
