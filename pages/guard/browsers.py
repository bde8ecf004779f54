"""Which browser a page belongs to: found out when its socket comes."""
from __future__ import annotations

from typing import Any

from nicegui import Client
from starlette.requests import HTTPConnection

from pages import devices
from redblack.records import Device


def device_of_client(page: Client) -> Device | None:
    """Whose page this is. None once its socket has come without the cookie that the page had brought: such a browser keeps none, and has no rights."""
    return devices.device_of(page.request)


def bearer(environ: dict[str, Any]) -> Device | None:
    """The browser that opened a socket."""
    return devices.known(HTTPConnection(environ['asgi.scope']).cookies.get(devices.COOKIE))


def claim(page: Client, environ: dict[str, Any]) -> bool:
    """Whether a socket comes from the browser for which the page was built.

    A browser's first page is built before it has shown whether it keeps the cookie. If its socket brings none, that page is nobody's from then on.
    """
    state, device = page.request.scope['state'], bearer(environ)
    if device is None and state['is_new']:
        state['device'] = None
    if device != state['device']:
        return False
    state['is_new'] = False
    return True
