"""The game is over: who has most, and how all purses went."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking import history
from pages.banking.words import named
from pages.parts import Part, icons
from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from redblack.banking.look import View
from redblack.game import Seat

FIELDS = 'phase chips hands leaders standing options names sitting'


def build(screen: Screen) -> None:
    with Part('div', 'tv table bpoints', data_s='final').follow('visible', screen.place, 'phase', lambda v: v.phase == 'over'):
        with Part('div', 'tvglory'):
            screen.section('section', 'tvholder', FIELDS, holder)
        with Part('div', 'tvtold'):
            screen.section('section', 'tvtable', FIELDS, table)


def holder(screen: Screen, v: View) -> Markup:
    if v.phase != 'over':
        return NOTHING
    words = screen._('Most chips') if len(v.leaders) == 1 else screen._('Most chips, together')
    return tag('span', 'grail', icons.pip('D')) + tag('p', '', words) + tag('h1', '', Markup(', ').join(named(screen, seat) for seat in v.leaders))


def table(screen: Screen, v: View) -> Markup:
    if v.phase != 'over':
        return NOTHING
    ranked = sorted(v.standing, key=lambda seat: -v.chips[seat])
    return tag('table', '', tag('tbody', '', *(row(screen, v, seat) for seat in ranked)))


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    line = tag('td', 'running', history.line(v.hands, seat, v.options.chips))
    return tag('tr', '', tag('td', '', named(screen, seat)), line, tag('td', '', tag('b', '', screen.voice.number(v.chips[seat]))))
