"""Hearts from the sofa: the way in, the felt, and the points. Nobody's hand is on it: the page sees what everybody may see."""
from __future__ import annotations

from pages.frame import wear
from pages.hearts.tv import arrival, felt, points
from pages.room.entrance import Entrance
from pages.screen import Screen


def build(screen: Screen, entrance: Entrance | None) -> None:
    wear('hearts-tv')
    if entrance:
        arrival.build(screen, entrance)
    felt.build(screen, entrance is not None)
    points.build(screen)
