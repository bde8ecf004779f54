"""What comes over websockets and polling before anybody reads it: packets of engine.io as a browser sends them, and not faster than a person makes them.

engine.io stumbles over others, and says so in the log.
"""
from __future__ import annotations

import asyncio
import re
from collections.abc import Hashable

from engineio.payload import Payload  # type: ignore[import-untyped]
from starlette.types import Message, Receive

from pages.guard.caller import Caller
from pages.guard.pace import Pace

PACKET = re.compile(r'4[012].*|1|3|5|2probe', re.DOTALL)  # socket.io's connect, disconnect, event; close; "here I am"; and the change from polling to websocket
BETWEEN = '\x1e'

Payload.max_decode_packets = 64  # in one request; taps made offline come all at once


class Wire:
    """Whoever is too fast is read more slowly: the rest waits on the other side."""

    def __init__(self) -> None:
        self.of_one = Pace(rate=20, burst=40)
        self.of_address = Pace(rate=100, burst=400)  # thirty phones behind one router

    def websocket(self, receive: Receive, address: str) -> Receive:
        """*receive* without what no browser sends."""
        this = object()

        async def next_one() -> Message:
            while True:
                message = await receive()
                if message['type'] != 'websocket.receive':
                    return message
                await self.slow_down(this, address)
                if PACKET.fullmatch(message.get('text') or ''):
                    return message
        return next_one

    async def polling(self, receive: Receive, caller: Caller) -> Receive | None:
        """The whole request, to be received once more; None if no browser would send it."""
        body, more = b'', True
        while more:
            message = await receive()
            body += message.get('body', b'')
            more = message.get('more_body', False)
        if not caller.only_reads:
            packets = body.decode(errors='replace').split(BETWEEN)
            if len(packets) > Payload.max_decode_packets or not all(map(PACKET.fullmatch, packets)):
                return None
            for _ in packets:
                await self.slow_down(caller.sid, caller.address)
        again = iter([{'type': 'http.request', 'body': body, 'more_body': False}])

        async def next_one() -> Message:
            return next(again, None) or await receive()
        return next_one

    async def slow_down(self, one: Hashable, address: str) -> None:
        wait = max(self.of_one.wait(one), self.of_address.wait(address))
        self.of_one.count(one)
        self.of_address.count(address)
        if wait:
            await asyncio.sleep(wait)
