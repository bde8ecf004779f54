"""From the tap on one screen to the change on all others, with more and more screens; and what a screen weighs.

The two servers are tapped by turns, so that both see the same machine: it is the ratio that counts.
"""
from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

import httpx

from tests.bench.screen import PATIENCE, Bare, Screen, Table
from tests.bench.servers import both

LADDER = 2, 10, 50, 100
HEARTBEAT = 1  # seconds that a server's "are you there?" may wait for its answer
PAUSE = .03  # seconds between taps: people are slower, and no screen may look like an attack


@dataclass(frozen=True)
class Rung:
    """So many screens: seconds from each tap to each other screen, and the servers' memory in MB after that; (the game's, the bare page's)."""

    screens: int
    seconds: tuple[list[float], list[float]]
    memory: tuple[float, float]


async def climb(taps: int) -> list[Rung]:
    """The ladder, with so many taps on each server at each rung."""
    rungs = []
    with both() as servers:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            open_pages: tuple[list[Screen], list[Screen]] = [], []
            for n in LADDER:
                await asyncio.gather(*(open_up(server.base, http, kind, screens, n)
                                       for server, kind, screens in zip(servers, (Table, Bare), open_pages, strict=True)))
                rungs.append(Rung(n, await by_turns(open_pages, taps), tuple(server.resident() for server in servers)))
            for screen in (screen for screens in open_pages for screen in screens):
                screen.close()
    return rungs


async def open_up(base: str, http: httpx.AsyncClient, kind: type[Screen], screens: list[Screen], n: int) -> None:
    """One page after the other, until there are *n*."""
    while len(screens) < n:
        screens.append(await kind.open(base, http))


async def by_turns(open_pages: tuple[list[Screen], list[Screen]], taps: int) -> tuple[list[float], list[float]]:
    """Another screen taps each time; the first tap at each server warms up."""
    seconds: tuple[list[float], list[float]] = [], []
    gc.collect()
    gc.disable()  # or it would stop the watch
    for k in range(taps + 1):
        for screens, times in zip(open_pages, seconds, strict=True):
            found = await tap(screens, k % len(screens))
            times += found if k else []
            await asyncio.sleep(PAUSE)
    gc.enable()
    return seconds


async def tap(screens: Sequence[Screen], who: int) -> list[float]:
    """Seconds from the tap of screen *who* until what is awaited has come to each of the others."""
    waiting, all_heard = set(screens), asyncio.Event()

    def heard(screen: Screen) -> None:
        waiting.discard(screen)
        if not waiting:
            all_heard.set()

    for screen in screens:
        screen.heard, screen.changed_at = heard, None
    start = perf_counter()
    screens[who].tap()
    while waiting:
        with suppress(TimeoutError):
            await asyncio.wait_for(all_heard.wait(), HEARTBEAT)
        all_heard.clear()
        for screen in screens:
            screen.read()
        waiting |= {screen for screen in screens if screen.changed_at is None}  # what came was a heartbeat, or half a message
        if waiting and perf_counter() - start > PATIENCE:
            raise TimeoutError(f'a tap did not reach {len(waiting)} of {len(screens)} screens')
    for screen in screens:
        screen.heard = None
    return [screen.changed_at - start for screen in screens if screen is not screens[who]]
