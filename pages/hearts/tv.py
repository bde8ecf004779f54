"""The TV of Hearts."""
from __future__ import annotations

from pages.parts import Part
from pages.room.entrance import Entrance
from pages.screen import Screen


def build(screen: Screen, entrance: Entrance | None) -> None:
    Part('h1', '', screen._('Hearts'))
    Part('a', 'second', screen._('To the table'), href=screen.path())
