"""Who stands at the door, and what for: what the guard wants to know of a request."""
from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import HTTPConnection
from starlette.types import Scope

from pages import devices

SOCKETS = '/_nicegui_ws/socket.io/'  # the path of websockets, and of the polling that stands in for them


class Caller(HTTPConnection):
    """A request, or a websocket that wants to be opened."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self.path = scope['path']
        self.is_websocket = scope['type'] == 'websocket'
        self.is_socket = self.is_websocket or self.path.startswith('/_nicegui_ws')
        self.wants_file = '.' in self.path.rpartition('/')[2]  # a picture, a script: pages consist of many, and they cost less
        self.only_reads = not self.is_websocket and scope['method'] in ('GET', 'HEAD')
        self.address = self.client.host if self.client else ''
        self.sid = next(iter(parse_qs(scope['query_string'].decode('latin-1')).get('sid', ())), None)  # as engine.io reads it
        self.token = self.cookies.get(devices.COOKIE)

    def only(self, header: str) -> str | None:
        """A header that may come once; '' if it comes more often."""
        values = self.headers.getlist(header)
        return None if not values else values[0] if len(values) == 1 else ''

    @property
    def host(self) -> str:
        return self.only('host') or ''
