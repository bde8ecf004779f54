"""The pages: NiceGUI elements that bind to a place of the session."""
from __future__ import annotations

from pages import frame, red_or_black, tv
from redblack.room import Room


def declare(room: Room, language: str | None = None) -> None:
    """All pages of the room. *language* is that of devices which have chosen none; None leaves it to each browser."""
    frame.dress()
    frame.remember_languages()
    frame.show_the_way_back(language)
    red_or_black.declare(room.table, language)
    tv.declare(room.table, language)
