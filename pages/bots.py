"""Lets the bots play: they think in another process, so that no screen waits for them."""
from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Any

from nicegui import background_tasks

from redblack.bots import Due
from redblack.room import Room
from redblack.table import Table
from redblack.thinking import HEAD, question

log = logging.getLogger(__name__)

LOOK = .1  # seconds between two looks at whose turn it is
PATIENCE = 30  # seconds for a move: many times what the slowest needs; who takes longer is not thinking any more
ROOT = Path(__file__).parents[1]


async def play(room: Room) -> None:
    """For as long as the program runs."""
    busy: set[Table] = set()
    thinker = Thinker()

    async def move(table: Table, due: Due) -> None:
        try:
            thought, _ = await asyncio.gather(thinker.think(due), asyncio.sleep(due.pause))
            table.bots.act(due, thought)
        except Exception:  # one table's trouble is its own
            log.exception('a bot could not move')
            await asyncio.sleep(1)
        finally:
            busy.discard(table)

    try:
        while True:
            for table in room.laid:
                if table not in busy and (due := table.bots.due()):
                    busy.add(table)
                    background_tasks.create(move(table, due), name='a bot thinks')
            await asyncio.sleep(LOOK)
    finally:
        thinker.rest()


class Thinker:
    """The other process (redblack/thinking.py), started by the first question. One question at a time."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def think(self, due: Due) -> Any:
        """The move that the bot has thought of. Raises what went wrong."""
        async with self._turn:
            try:
                answer = await asyncio.wait_for(self._ask(question(due.bot, due.view, due.seat, SystemRandom().getrandbits(64))), PATIENCE)
            except BaseException:  # whatever it still says answers nothing
                self.rest()
                raise
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def _ask(self, asked: bytes) -> Any:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(sys.executable, '-m', 'redblack.thinking', cwd=ROOT, stdin=PIPE, stdout=PIPE)
        to, back = self._process.stdin, self._process.stdout
        assert to and back
        to.write(asked)
        size = int.from_bytes(await back.readexactly(HEAD), 'big')
        return pickle.loads(await back.readexactly(size))

    def rest(self) -> None:
        """It is stopped, whatever it does."""
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._process = None
