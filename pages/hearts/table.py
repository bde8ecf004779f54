"""A stand-in until the table is built."""
from __future__ import annotations

from pages.parts import Part
from pages.room.entrance import Entrance
from pages.screen import Screen


def build(screen: Screen, entrance: Entrance) -> None:
    Part('main', '', screen.table.code)
