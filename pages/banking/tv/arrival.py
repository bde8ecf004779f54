"""Before the first stake: the way in, large, and who has come."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking.words import chips, named
from pages.parts import Part, icons
from pages.parts.disc import disc
from pages.parts.markup import join, tag
from pages.room.entrance import Entrance
from pages.room.match import begun
from pages.screen import Screen
from pages.tv import way_in
from redblack.banking.look import View


def arriving(screen: Screen, v: View) -> bool:
    """Nothing has been staked yet, and nobody has said that it begins."""
    return not v.hands and not v.wagers and not begun(screen)


def build(screen: Screen, entrance: Entrance) -> None:
    main = Part('div', 'tv table arriving', data_s='play')
    with main.follow('visible', screen.place, 'hands wagers kept', lambda v: arriving(screen, v)):
        screen.section('header', 'tvbar', 'options', title)
        way_in.build(screen, entrance)
        with Part('section', 'tvsay'):
            Part('p', 'what', screen._('Sit down: bots take the seats that stay free.'))
        screen.section('ol', 'tvseats', 'circle sitting names kept', seats)


def title(screen: Screen, v: View) -> Markup:
    words = tag('p', '', tag('b', '', screen._(screen.session.game.title)), tag('span', '', chips(screen, v.options.chips)))
    return tag('div', 'tvlevel bgame', icons.pip('D', 's red'), icons.pip('S'), words)


def seats(screen: Screen, v: View) -> Markup:
    return join(*(tag('li', 'now' if seat in screen.place.sitting else '', disc(seat), named(screen, seat)) for seat in v.circle))
