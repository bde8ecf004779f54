"""A table with a bank from the sofa: the way in, the cards, the purses, and who has most in the end. Everybody sees the same, so nothing is hidden."""
from __future__ import annotations

from collections.abc import Callable

from pages.banking.face import Face
from pages.banking.tv import arrival, felt, points
from pages.frame import wear
from pages.room.entrance import Entrance
from pages.screen import Screen


def of(face: Face) -> Callable[[Screen, Entrance | None], None]:
    """The page of one game."""
    return lambda screen, entrance: build(screen, entrance, face)


def build(screen: Screen, entrance: Entrance | None, face: Face) -> None:
    wear('banking-tv')
    if entrance:
        arrival.build(screen, entrance)
    felt.build(screen, entrance is not None, face)
    points.build(screen)
