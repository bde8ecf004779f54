"""From the tap on one screen to the change on all others, with more and more screens; and what a screen weighs.

The two servers are tapped by turns, so that both see the same machine: it is the ratio that counts.
"""
from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

import httpx

from tests.bench.screen import PATIENCE, Bare, Screen, Table, Tv
from tests.bench.servers import Server, both

LADDER = 2, 10, 50, 100
PHONES = 12
HEARTBEAT = 1  # seconds that a server's "are you there?" may wait for its answer
PAUSE = .03  # seconds between taps: people are slower, and no screen may look like an attack


@dataclass(frozen=True)
class Rung:
    """So many screens: seconds from each tap to each other screen, the servers' memory in MB after that, and their seconds of work for each tap;
    (the game's, the bare page's)."""

    screens: int
    seconds: tuple[list[float], list[float]]
    memory: tuple[float, float]
    work: tuple[float, float]


async def climb(taps: int) -> list[Rung]:
    """The ladder, with so many taps on each server at each rung."""
    open_pages: tuple[list[Screen], list[Screen]] = [], []
    rungs = []
    with both() as servers:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for n in LADDER:
                await asyncio.gather(*(open_up(server.base, http, kind, screens, n)
                                       for server, kind, screens in zip(servers, (Table, Bare), open_pages, strict=True)))
                rungs.append(await rung(servers, open_pages, taps))
            close(open_pages)
    return rungs


async def company(taps: int) -> Rung:
    """A party as it is: twelve phones and the TV."""
    open_pages: tuple[list[Screen], list[Screen]] = [], []
    with both() as servers:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            await open_up(servers[0].base, http, Table, open_pages[0], PHONES)
            tv = await Tv.open(servers[0].base, http)
            await open_up(servers[1].base, http, Bare, open_pages[1], PHONES + 1)
            found = await rung(servers, open_pages, taps, tv)
            tv.close()
            close(open_pages)
    return found


async def together(n: int) -> tuple[float, float]:
    """Seconds until *n* phones that open the page at the same moment are all connected: the game's, the bare page's."""
    seconds = []
    with both() as servers:
        for server, kind in zip(servers, (Table, Bare), strict=True):
            async with httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(max_connections=n)) as http:
                (await kind.open(server.base, http)).close()  # the first page after the start warms up
                start = perf_counter()
                opened = await asyncio.gather(*(kind.open(server.base, http) for _ in range(n)))
                seconds.append(perf_counter() - start)
                close((opened,))
    return seconds[0], seconds[1]


async def rung(servers: tuple[Server, Server], open_pages: tuple[list[Screen], list[Screen]], taps: int, *watching: Screen) -> Rung:
    """Taps by turns. Whoever is only *watching* hears of the game's taps too, and taps nothing."""
    before = [server.worked() for server in servers]
    seconds = await by_turns(open_pages, taps, watching)
    work = [(server.worked() - old) / (taps + 1) for server, old in zip(servers, before, strict=True)]
    return Rung(len(open_pages[1]), seconds, (servers[0].resident(), servers[1].resident()), (work[0], work[1]))


def close(open_pages: Iterable[Iterable[Screen]]) -> None:
    for screens in open_pages:
        for screen in screens:
            screen.close()


async def open_up(base: str, http: httpx.AsyncClient, kind: type[Screen], screens: list[Screen], n: int) -> None:
    """One page after the other, until there are *n*."""
    while len(screens) < n:
        screens.append(await kind.open(base, http))


async def by_turns(open_pages: tuple[list[Screen], list[Screen]], taps: int, watching: Sequence[Screen] = ()) -> tuple[list[float], list[float]]:
    """Another screen taps each time; the first tap at each server warms up."""
    seconds: tuple[list[float], list[float]] = [], []
    gc.collect()
    gc.disable()  # or it would stop the watch
    for k in range(taps + 1):
        for screens, times in zip(open_pages, seconds, strict=True):
            found = await tap([*screens, *(watching if screens is open_pages[0] else ())], k % len(screens))
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
