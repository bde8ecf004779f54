"""The way in on the TV: the code for whoever comes up to it, the address for whoever rather types. Before anything is played both are large."""
from __future__ import annotations

from pages.parts import Part
from pages.room.entrance import Entrance, address, code
from pages.screen import Screen


def build(screen: Screen, entrance: Entrance) -> None:
    with Part('aside', 'tvqr'):
        code(screen, entrance)
        address(screen, entrance)
    with Part('section', 'tvaddress'):
        Part('p', '', screen._('Point a camera at it, or type:'))
        address(screen, entrance)
        Part('p', 'tvguests').follow('text', screen.place, 'guests', lambda _: guests(screen))


def guests(screen: Screen) -> str:
    """So that whoever comes in sees that it has worked."""
    n = screen.place.guests
    return screen.voice.n('{n} phone is here', '{n} phones are here', n) if n else ''
