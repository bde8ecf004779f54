"""Who is called what."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts.markup import tag
from pages.screen import Screen
from redblack.game import Seat
from redblack.refusal import N_

FIRST = 'first'  # a word that the table keeps: who sits where the others are named from
# Translators: names of bots, as they sit clockwise: the first is only there when nobody plays, the others are left, across and right of the first person
BOTS = N_('Leo'), N_('Lily'), N_('Max'), N_('Zoe')


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
