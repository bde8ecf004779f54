"""The pages: NiceGUI elements that bind to a place of the session."""
from __future__ import annotations

import asyncio

from nicegui import app, background_tasks

from pages import bots, frame, refused, table, tv
from pages.games import page_of, shown
from pages.room import games, host, keeping, pin
from pages.room.entrance import Entrance
from pages.visit import ROADS, visits
from redblack.room import Room

LOOK_ROUND = 1.0  # seconds between two looks at who has been away for long


def declare(room: Room, entrance: Entrance, language: str | None = None) -> None:
    """All pages of the room; phones come in by the *entrance*. *language* is that of devices which have chosen none; None leaves it to each browser."""
    frame.dress()
    frame.show_the_way_back(language)
    frame.lie_on_home_screens(language)
    refused.declare(language)
    pin.declare(room, language)
    visit = visits(room, language)
    host.declare(room, visit, entrance, language)
    games.declare(visit)
    for road in ROADS:
        frame.remember_languages(road)
        table.declare(visit, road, entrance)
        tv.declare(visit, road, entrance)
        keeping.declare(visit, road)
        for page in map(page_of, shown()):
            if page.more:
                page.more(visit, road)
    app.on_startup(lambda: background_tasks.create(look_round(room), name='look round'))
    app.on_startup(lambda: background_tasks.create(bots.play(room), name='bots'))


async def look_round(room: Room) -> None:
    """Let the tables notice who has been away for long."""
    while True:
        await asyncio.sleep(LOOK_ROUND)
        room.tick()
