"""Before the first card is given away: the way in, large, and who has come."""
from __future__ import annotations

from markupsafe import Markup

from pages.hearts.tv.seats import SITTING, absence
from pages.hearts.words import named
from pages.parts import Part, icons
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, join, tag
from pages.room.entrance import Entrance
from pages.screen import Screen
from pages.tv import way_in
from redblack.bots import GOING
from redblack.games.hearts.look import View

FIELDS = 'phase match deal_number passed kept'


def arriving(screen: Screen, v: View) -> bool:
    """Nothing has been played yet, and nobody has said that it begins."""
    return v.match == v.deal_number == 1 and v.phase == 'pass' and not v.passed and screen.place.kept.get(GOING) != 'yes'


def build(screen: Screen, entrance: Entrance) -> None:
    main = Part('div', 'tv table arriving', data_s='play')
    with main.follow('visible', screen.place, FIELDS, lambda v: arriving(screen, v)):
        screen.section('header', 'tvbar', 'options', title)
        way_in.build(screen, entrance)
        with Part('section', 'tvsay'):
            Part('p', 'what', screen._('Sit down: bots take the seats that stay free.'))
        screen.section('ol', 'tvseats', SITTING, seats)


def title(screen: Screen, v: View) -> Markup:
    words = tag('p', '', tag('b', '', screen._('Hearts')), tag('span', '', screen._('To {n} points', n=v.options.target)))
    return tag('div', 'tvlevel hgame', icons.pip('H'), words)


def seats(screen: Screen, v: View) -> Markup:
    """Whose phones are here."""
    def row(seat: int) -> Markup:
        away = absence(screen, seat)
        return tag('li', 'now' if seat in screen.place.sitting else '', disc(seat), named(screen, seat), tag('span', 'tvaway', away) if away else NOTHING)
    return join(*map(row, range(4)))
