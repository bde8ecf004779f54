"""Lets the bots play: they think in processes of their own, so that no screen waits for them."""
from __future__ import annotations

import asyncio
import logging
from random import Random, SystemRandom
from typing import Any

from nicegui import background_tasks, run

from redblack.bots import Due
from redblack.game import Bot, Seat
from redblack.room import Room
from redblack.table import Table

log = logging.getLogger(__name__)

run.process_pool_start_method = 'spawn'  # a forked process would hold the phones' connections open, and their next pictures never come
LOOK = .1  # seconds between two looks at whose turn it is


async def play(room: Room) -> None:
    """For as long as the program runs."""
    thinking: set[Table] = set()

    async def move(table: Table, due: Due) -> None:
        try:
            thought, _ = await asyncio.gather(run.cpu_bound(think, due.bot, due.view, due.seat, SystemRandom().getrandbits(64)), asyncio.sleep(due.pause))
            table.bots.act(due, thought)
        except Exception:  # one table's trouble is its own
            log.exception('a bot could not move')
            await asyncio.sleep(1)
        finally:
            thinking.discard(table)

    while True:
        for table in room.laid:
            if table not in thinking and (due := table.bots.due()):
                thinking.add(table)
                background_tasks.create(move(table, due), name='a bot thinks')
        await asyncio.sleep(LOOK)


def think(bot: Bot[Any, Any], view: Any, seat: Seat, seed: int) -> Any:
    """In another process."""
    return bot(view, seat, Random(seed))
