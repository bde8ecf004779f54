"""What the room needs of the game on its tables."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from redblack.session import Session
from redblack.table import Reseat


@dataclass(frozen=True, slots=True)
class Offers:
    """Each page of the room works with any game that offers these."""

    reseat: Reseat                                   # the move that seats players in an order
    skip: Callable[[], Any]                          # the move that passes over the one whose turn it is
    most: int                                        # how many may sit
    keepsake: Callable[[Session, str, date], str]    # an evening as one HTML file, in a language
    poster: Callable[[Session, str, date], str | None]  # the last finished game as an SVG; None before there is one
    filename: Callable[[str, date, str], str]        # what such a file is called, with its ending
