"""The moves of a table that the room offers at any game."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from redblack.table import Reseat


@dataclass(frozen=True, slots=True)
class TableMoves:
    """How the game on the table seats players, and how it passes over the one whose turn it is; and how many may sit."""

    reseat: Reseat
    skip: Callable[[], Any]
    most: int
