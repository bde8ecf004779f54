"""What each game shows at the addresses of a table. A package in pages/ called like the game exports it as ``PAGE``; the room knows none by name."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from i18n import Voice
from pages.room.entrance import Entrance
from pages.screen import Screen
from pages.visit import Visits
from redblack.game import Game
from redblack.games import discover
from redblack.session import Session
from redblack.table import Reseat

Keepsake = Callable[[Session, str, date], str]    # of what was played, in a language, on the day that it is remembered by
Tell = Callable[[Session, str, date], str | None]


@dataclass(frozen=True, slots=True)
class GamePage:
    """The first three build into the page that is being made. None is for what the game does not have."""

    table: Callable[[Screen, Entrance], None]      # on a phone
    tv: Callable[[Screen, Entrance | None], None]  # to be read from the sofa; the way in is shown if there is an entrance
    rules: Callable[[Screen], None]
    about: str                                     # message id: what the game is, in one line
    sounds: str                                    # message id: what one hears and feels at it
    keepsake: Keepsake                             # an evening as one HTML file
    reseat: Reseat | None = None                   # the move that seats players in an order
    comes: str = ''                                # message id: what it is to sit down late, where that is possible
    goes: str = ''                                 # message id: what it is to go home, where the circle closes up then
    poster: Tell | None = None                     # the last finished game as an SVG; says None before there is one
    more: Callable[[Visits, str], None] | None = None  # declares further addresses beside a table's


@cache
def page_of(game: Game[Any, Any, Any, Any]) -> GamePage:
    page: GamePage = import_module(f'pages.{game.slug}').PAGE
    return page


def keepsake(session: Session, language: str, day: date) -> str:
    """The evening as one HTML file."""
    return page_of(session.game).keepsake(session, language, day)


def poster(session: Session, language: str, day: date) -> str | None:
    """The last finished game as an SVG; None if there is none."""
    tell = page_of(session.game).poster
    return tell(session, language, day) if tell else None


def filename(game: Game[Any, Any, Any, Any], language: str, day: date, ending: str) -> str:
    """What is saved of that *day* is called: «Красное или чёрное 2026-11-30.html»."""
    return f'{Voice(language)._(game.title)} {day}.{ending}'


@cache
def shown() -> tuple[Game[Any, Any, Any, Any], ...]:
    """All games that have a page."""
    return tuple(game for game in discover().values() if find_spec(f'pages.{game.slug}'))
