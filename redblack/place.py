"""What one screen sees of a table."""
from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from redblack.game import Seat
from redblack.records import Device

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class News:
    """Something every screen should say once, until the next move. *message* is a message id; *number* tells two of the same words apart."""

    number: int
    message: str


class Presence(Enum):
    """How it is with the phone that holds a seat."""

    HERE = 'here'
    AWAY = 'away'  # no page of it is open; it may come back any moment
    GONE = 'gone'  # it has been away for so long that nobody need wait for it


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat that is somebody's own: of which device, and whether that is there."""

    device: Device
    presence: Presence


class Place:
    """One open page, and what it may see: an attribute for each field of the view, and the table's own below. *device* is whose page it is; None sees
    what everybody may."""

    FIELDS = ('asked', 'names', 'undoable', 'news', 'sitting', 'hosted', 'guests', 'company', 'kept', 'wish', 'closes')

    def __init__(self, seat: Seat | None = None, device: Device | None = None) -> None:
        self.seat, self.device = seat, device
        self.view: Any = None
        self.asked: Mapping[Seat, int] = {}     # the open questions: by seat, the number a tap must bring along
        self.kept: Mapping[str, str] = {}       # how the table is set beside its game
        self.wish: Any = None                   # consent.Wish: somebody would like to take the last move back
        self.closes: float | None = None        # when the time for the open question is up; None as long as people like
        self.names: Mapping[Seat, str] = {}     # as shown, with their marks; a seat without a name is not in it
        self.undoable = False
        self.news: News | None = None
        self.sitting: Mapping[Seat, Sitting] = {}  # whose own phones have taken a seat
        self.hosted = False                     # whether the host has a page open
        self.guests = 0                         # how many devices have this table open
        self.company = False                    # whether they are more than one: this changes seldom

    def start_over(self) -> None:
        """Another game lies on the table: this page has to be built anew."""

    def show(self, view: Any, **table: Any) -> None:
        """The whole view first, so that whoever hears of one changed field reads all the others as they are now."""
        self.view = view
        for name, value in {**table, **{f.name: getattr(view, f.name) for f in fields(view)}}.items():
            try:
                setattr(self, name, value)
            except Exception:  # one element's trouble is its own
                log.exception('%s could not be shown', name)
