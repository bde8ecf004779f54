"""The four players as the sofa sees them."""
from __future__ import annotations

from pages.screen import Screen
from redblack.game import Seat
from redblack.games.hearts.look import View
from redblack.place import Presence

SIDES = 'south', 'west', 'north', 'east'  # of the table, by seat: clockwise, as one sits
SITTING = 'sitting names kept'            # what tells who plays a seat


def awaited(v: View) -> frozenset[Seat]:
    """For whom the table waits."""
    if v.phase == 'pass':
        return frozenset(range(4)) - v.passed
    return frozenset() if v.turn is None else frozenset({v.turn})


def absence(screen: Screen, seat: Seat) -> str:
    """What is wrong with the phone of whoever sits there; nothing where nobody does."""
    sitting = screen.place.sitting.get(seat)
    if sitting is None or sitting.presence is Presence.HERE:
        return ''
    if sitting.presence is Presence.GONE and screen.session.game.bots:
        return screen._('a bot fills in')
    return screen._('no connection')


def resting(screen: Screen) -> bool:
    """Whether the table waits until somebody lets the bots go on."""
    bots = screen.table.bots
    return not bots.going and any(map(bots.plays, range(4)))
