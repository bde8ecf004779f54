"""One connection, before anything is known of it but its address: nobody has many, and each says soon and shortly what it wants."""
from __future__ import annotations

import asyncio
import sys
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST, EACH = 1500, 256  # in all, and of one address
PATIENCE = 10.0      # seconds from the first byte of a request, or from the beginning, to the end of its headers; and as many for what follows them
LONGEST = 32 * 1024  # bytes of address and headers


class Connection(HttpToolsProtocol):
    """For ``ui.run(http=…)``. uvicorn alone waits for ever, for any number of headers, on any number of connections."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.expect_headers()
        others = [each.client[0] for each in cast(set[Any], self.connections) if each.client]
        if len(others) > MOST or (self.client and others.count(self.client[0]) > EACH):
            transport.abort()

    def expect_headers(self) -> None:
        self.words = 0
        self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadline.cancel()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.deadline.cancel()
        self.expect_headers()

    def on_url(self, url: bytes) -> None:
        self.count(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(name, value)
        super().on_header(name, value)

    def count(self, *words: bytes) -> None:
        self.words += sum(map(len, words))
        if self.words > LONGEST:
            raise ValueError('too many headers')  # uvicorn answers 400

    def on_headers_complete(self) -> None:
        self.deadline.cancel()
        self.deadline = self.loop.call_later(PATIENCE, self.transport.abort)  # for what follows the headers
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.deadline.cancel()
        super().on_message_complete()


def make_room() -> None:
    """Each connection is an open file, and systems allow 1024 of them, or 256, until they are asked for more."""
    if sys.platform != 'win32':
        import resource
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST + 500 if hard == resource.RLIM_INFINITY else min(hard, MOST + 500)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
