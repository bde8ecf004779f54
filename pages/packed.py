"""What never changes is compressed once, not again for each phone: thirty that come in together would keep the processor busy for seconds.

Better compression than gzip's would help nobody: over plain http browsers ask for no other, but on the machine itself.
"""
from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST = 2_000_000  # bytes kept, several times what all pages need: one file may be asked for under many addresses


class Packed(GZipMiddleware):
    """For `ui.run(gzip_middleware_factory=…)`."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(app)
        self._kept: dict[str, tuple[Message, bytes]] = {}
        self._bytes = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not wants_all(scope):
            return await super().__call__(scope, receive, send)
        if scope['path'] in self._kept:
            start, body = self._kept[scope['path']]
            await send({**start})  # a copy: who stands before us adds headers
            return await send({'type': 'http.response.body', 'body': body})
        start, body = {}, b''

        async def watch(message: Message) -> None:
            nonlocal start, body
            if message['type'] == 'http.response.start':
                start = {**message}
            else:
                body += message.get('body', b'')
                if not message.get('more_body', False):  # a phone that leaves half-way leaves half a file
                    self._keep(scope['path'], start, body)
            await send(message)

        await super().__call__(scope, receive, watch)

    def _keep(self, path: str, start: Message, body: bytes) -> None:
        if path not in self._kept and never_changes(start) and self._bytes + len(body) <= MOST:
            MutableHeaders(scope=start)['Content-Length'] = str(len(body))
            self._bytes += len(body)
            self._kept[path] = start, body


def wants_all(scope: Scope) -> bool:
    """Whether somebody asks for the whole file, compressed."""
    if scope['type'] != 'http' or scope['method'] != 'GET':
        return False
    headers = Headers(scope=scope)
    return 'gzip' in headers.get('accept-encoding', '') and 'range' not in headers and 'if-none-match' not in headers


def never_changes(start: Message) -> bool:
    headers = Headers(scope=start)
    return start['status'] == 200 and headers.get('content-encoding') == 'gzip' and 'immutable' in headers.get('cache-control', '')
