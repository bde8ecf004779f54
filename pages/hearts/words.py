"""Who is called what, and what the table of Hearts says in more than one place."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts.icons import PIP, svg
from pages.parts.markup import tag
from pages.screen import Screen
from redblack.game import Seat
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Direction
from redblack.games.hearts.trick import SEATS
from redblack.refusal import N_

FIRST = 'first'  # a word that the table keeps: who sits where the others are named from
# Translators: names of bots, as they sit clockwise: the first is only there when nobody plays, the others are left, across and right of the first person
BOTS = N_('Leo'), N_('Lily'), N_('Max'), N_('Zoe')
SIDES = 'own', 'left', 'across', 'right'  # where a seat is, seen from another: clockwise

# Translators: the three buttons that pass the chosen cards, at most 20 letters each
PASS: dict[Direction, str] = {'left': N_('Pass left'), 'right': N_('Pass right'), 'across': N_('Pass across')}


def here(screen: Screen) -> Seat:
    """From which seat the table is seen; whoever only watches sees it from the first."""
    return screen.table.seat_of(screen.device) or 0


def around(screen: Screen) -> list[Seat]:
    """All seats, the own first, then clockwise: as SIDES."""
    return [(here(screen) + n) % 4 for n in SEATS]


def side(screen: Screen, seat: Seat) -> str:
    return SIDES[(seat - here(screen)) % 4]


def first(screen: Screen) -> Seat:
    """From whom the bots are named: as it was when the match began; before that, the first who has sat down."""
    return int(screen.place.kept.get(FIRST, min(screen.place.sitting, default=0)))


def called(screen: Screen, seat: Seat) -> str:
    """The name of a player, or of the bot that sits there for nobody."""
    if seat in screen.place.names or seat in screen.place.sitting:
        return screen.label(seat)
    return screen._(BOTS[(seat - first(screen)) % 4])


def named(screen: Screen, seat: Seat) -> Markup:
    return tag('bdi', '', called(screen, seat))


def held(v: View, seat: Seat) -> int:
    """How many cards a seat has in the hand: everybody can count them."""
    return 13 - len(v.tricks) - (seat in dict(v.trick))


def heart(screen: Screen, points: int) -> Markup:
    """The red badge: points taken in this deal."""
    label = screen.voice.n('{n} point in this deal', '{n} points in this deal', points)
    drawing = svg(f'<path d="{PIP["H"]}"/>', '-44 -50 88 100')
    return tag('span', 'heart' if points else 'heart none', drawing, tag('b', '', points), role='img', aria_label=label)
