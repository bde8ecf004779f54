"""Who opens a page, and at which table: worked out before the page is built, so that a wrong address or a missing PIN builds none."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from fastapi import Request

from pages.devices import device_of
from pages.frame import language_of
from redblack.host import HostWhy
from redblack.refusal import Refused
from redblack.room import MAIN, Room
from redblack.table import Table

SLEEP = 600.0  # seconds that a phone may be away and still come back to its own page
ROADS = '', '/t/{code}'  # to a table; what stands behind them is the same at every one


@dataclass(frozen=True, slots=True)
class Visit:
    """A request for a page of *table*, by whoever may see it."""

    request: Request
    room: Room
    table: Table
    language: str


Visits = Callable[[Request], Awaitable[Visit]]


def visits(room: Room, default: str | None) -> Visits:
    """What a page depends on. Raises Refused when there is no such table, or the host has set a PIN and the device has not said it."""
    async def visit(request: Request) -> Visit:  # never in a thread of its own: a table's journal is used where it was opened
        if not room.admits(device_of(request)):
            raise Refused(HostWhy.PIN_ASKED)
        return Visit(request, room, room.table(request.path_params.get('code', MAIN)), language_of(request, default))
    return visit


def path(code: str, to: str = '') -> str:
    """The address of a page of the table with this code: ``path('ABCD', 'rules')`` is ``/t/ABCD/rules``, of the main table ``/rules``."""
    road = ROADS[1].format(code=code) if code else ROADS[0]
    return f'{road}/{to}' if to else road or '/'
