"""Which game lies in a saved file: the room and its shelf keep evenings of every game."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from redblack.game import Game
from redblack.games import discover
from redblack.journal import Newer, slug_in

MAIN_GAME = 'red_or_black'


def game_at(path: Path, fresh: str = MAIN_GAME) -> Game[Any, Any, Any, Any]:
    """The game whose journal is at *path*; the one called *fresh* where nothing can be read. Raises Newer for one that this program does not know."""
    games, slug = discover(), slug_in(path) or fresh
    if slug not in games:
        raise Newer(f'game {slug}')
    return games[slug]
