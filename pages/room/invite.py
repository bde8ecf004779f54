"""«Позвать»: the QR on a phone, to be held under a neighbour's camera."""
from __future__ import annotations

from pages.parts import Part
from pages.parts.sheet import sheet
from pages.room.entrance import Entrance, address, code
from pages.screen import Screen


def build(screen: Screen, entrance: Entrance) -> None:
    def show() -> None:
        with Part('section', 'invite'):
            code(screen, entrance)
            Part('p', 'note', screen._('Point a camera at it, or type:'))
            address(screen, entrance)
            Part('p', 'note', screen._('The other phone has to be in the same Wi-Fi.'))

    sheet(screen, 'invite', screen._('Call somebody'), show)
    screen.on('invite', lambda tap, _: setattr(screen, 'open', 'invite'))
