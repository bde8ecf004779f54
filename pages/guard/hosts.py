"""The names under which this house may be visited.

A page of somebody else's, whose name is made to point here (DNS rebinding), would be of one origin with the game: so no name counts but our own.
"""
from __future__ import annotations

import socket
import time
from collections.abc import Callable, Collection

LOOK_AGAIN = 2.0  # seconds between two looks at the machine's addresses
HTTP = 80


class Hosts:
    """The Host headers that are ours: *own()* says the machine's addresses, *names* are further ones that count without a port too."""

    def __init__(self, own: Callable[[], Collection[str]], port: int, names: Collection[str] = (), clock: Callable[[], float] = time.monotonic) -> None:
        self.own, self.port, self.clock = own, port, clock
        here = socket.gethostname().lower()
        local = {f'{name}.local' for name in (here.partition('.')[0], 'redblack', *(f'redblack-{n}' for n in range(2, 10)))}  # -2: another game had the name
        self.fixed = self.spelled({'localhost', here, *local, *names}) | {name.lower() for name in names}
        self.addresses: set[str] = set()
        self.look_at = float('-inf')

    def knows(self, host: str) -> bool:
        """Whether a visitor means this house. The machine may have changed its address since the last one."""
        host = host.lower()
        if host in self.fixed or host in self.addresses:
            return True
        now = self.clock()
        if now < self.look_at:
            return False
        self.look_at = now + LOOK_AGAIN
        self.addresses = self.spelled(self.own())
        return host in self.addresses

    def spelled(self, names: Collection[str]) -> set[str]:
        """As browsers write them: with the port, but for the one everybody knows; an IPv6 address in brackets."""
        hosts = {f'[{name}]' if ':' in name else name.lower() for name in names}
        return {f'{host}:{self.port}' for host in hosts} | (hosts if self.port == HTTP else set())
