"""The game is over: who has most, everybody's purse with its line, and «Ещё раз»."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking import history
from pages.banking.words import chips, named
from pages.parts import Part, icons
from pages.parts.markup import NOTHING, button, tag
from pages.room.match import going
from pages.room.souvenir import souvenir
from pages.screen import Screen
from redblack.banking.look import View
from redblack.banking.moves import Restart
from redblack.game import Seat

FIELDS = 'phase chips hands leaders standing options names sitting kept'


def build(screen: Screen) -> None:
    closed = Part('div', 'ending over').follow('visible', screen.place, 'phase kept', lambda v: v.phase == 'over' and going(screen))
    with closed:
        screen.section('div', 'final', FIELDS, final, aria_live='polite')
    screen.on('again', lambda tap, _: screen.again(tap, Restart(screen.view.coming or screen.view.options)))


def final(screen: Screen, v: View) -> Markup:
    if v.phase != 'over':
        return NOTHING
    _ = screen._
    bar = tag('header', 'bar', button('menu', 'icon', icons.MENU, aria_label=_('Menu')), tag('b', 'grow', _('The game is over')))
    words = _('Most chips') if len(v.leaders) == 1 else _('Most chips, together')
    holder = tag('section', 'holder', tag('div', 'pile', *(tag('i', '') for _n in range(7)), aria_hidden='true'), tag('p', '', words),
                 tag('h1', '', Markup(', ').join(named(screen, seat) for seat in v.leaders)))
    look = souvenir(screen, button('history', 'second wide', icons.LIST, _('Hands so far')))
    sheets = tag('div', 'sheets', tag('section', 'paper', tag('h2', '', _('Purses')), table(screen, v)), look)
    return tag('div', 'finaltop', bar, holder) + sheets + tag('div', 'again', button('again', 'go red', _('Play again'), icons.ARROW))


def table(screen: Screen, v: View) -> Markup:
    """Most first."""
    ranked = sorted(v.standing, key=lambda seat: -v.chips[seat])
    return tag('table', '', tag('tbody', '', *(row(screen, v, seat) for seat in ranked))) + tag(
        'p', 'note', screen._('Everybody began with {n}.', n=chips(screen, v.options.chips)))


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    place = 1 + sum(v.chips[other] > v.chips[seat] for other in v.standing)
    who = tag('td', '', tag('span', 'place', f'{place}.'), ' ', named(screen, seat))
    line = tag('td', 'running', history.line(v.hands, seat, v.options.chips))
    purse = tag('td', '', tag('b', '', screen.voice.number(v.chips[seat])), history.gain(screen, v.chips[seat] - v.options.chips))
    return tag('tr', 'me' if seat == screen.place.seat else '', who, line, purse)
