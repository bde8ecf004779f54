"""What is said over a socket: only what an open page may say, of its own elements.

NiceGUI asks for none of this. To it, a client_id is a right by itself, a button in a hidden box can be clicked, and a message has the form it should have.
"""
from __future__ import annotations

import logging
import re
from typing import Any, cast
from urllib.parse import parse_qsl

from nicegui import Client, core, json
from nicegui.nicegui import _on_connect, _on_disconnect
from pydantic import ValidationError
from socketio.exceptions import ConnectionRefusedError  # type: ignore[import-untyped]

from pages.guard import leftovers
from pages.guard.browsers import bearer, claim
from pages.guard.messages import MESSAGES, Complaint, Event, Handshake, OfPage
from redblack.records import Device

log = logging.getLogger(__name__)

REFUSED = 'Implicit handshake failed'  # the words at which nicegui.js loads the page anew
HELLO, GOODBYE, SAYS = '0', '1', re.compile(r'2\d{0,9}(\[.*)', re.DOTALL)

Environ = dict[str, Any]  # of the request that opened the socket


class Gate:
    """Stands between the sockets and NiceGUI."""

    def __init__(self) -> None:
        self.has_complained = False

    def close(self) -> None:
        """From now on everything passes here."""
        core.sio.on('connect', self.connect)
        core.sio.on('disconnect', self.disconnect)
        core.sio.eio.on('message', self.hear)

    async def connect(self, sid: str, environ: Environ, _: object = None) -> None:
        try:
            handshake = Handshake.model_validate(dict(reversed(parse_qsl(environ['QUERY_STRING']))))  # of two of one name NiceGUI reads the first
        except ValidationError:
            raise ConnectionRefusedError(REFUSED) from None
        page = Client.instances.get(handshake.client_id)
        if page is None or not claim(page, environ):
            raise ConnectionRefusedError(REFUSED)
        await _on_connect(sid, environ)
        leftovers.succeed(page, {handshake.tab_id, handshake.old_tab_id})

    def disconnect(self, sid: str, _: object = None) -> None:
        pages = [page for room in core.sio.rooms(sid) if (page := Client.instances.get(room))]
        _on_disconnect(sid)
        for page in pages:
            leftovers.retire(page)

    async def hear(self, eio_sid: str, packet: object) -> None:
        """One message of socket.io."""
        if isinstance(packet, str) and (packet in (HELLO, GOODBYE) or self.passes(packet, core.sio.manager.sid_from_eio_sid(eio_sid, '/'))):
            await core.sio._handle_eio_message(eio_sid, packet)

    def passes(self, packet: str, sid: str | None) -> bool:
        """Whether the message is what an open page says."""
        match read(packet):
            case Handshake():
                return True  # NiceGUI holds it against the socket's address, which has been looked at
            case OfPage(client_id=page) as message if sid is not None and page in core.sio.rooms(sid) and page in Client.instances:
                if isinstance(message, Complaint):
                    self.complain()
                    return False
                return not isinstance(message, Event) or is_offered(Client.instances[page], message)
            case _:
                return False

    def complain(self) -> None:
        """Once is enough. What the page says may hold anything, so it is not repeated."""
        if not self.has_complained:
            self.has_complained = True
            log.warning('A browser reports an error on a page; its own console says which.')


def read(packet: str) -> OfPage | None:
    """The message, if it has the form of one."""
    said = SAYS.fullmatch(packet)
    if said is None:
        return None
    try:
        name, message = json.loads(said[1])
        return MESSAGES[name].model_validate(message)
    except (ValueError, KeyError, TypeError):
        return None


def is_offered(page: Client, event: Event) -> bool:
    """Whether this can be done on the page now: the element is there and listens, and nothing round it is hidden or disabled."""
    element = page.elements.get(event.id)
    return (element is not None and event.listener_id in element._event_listeners
            and not any(cast(Any, each).is_ignoring_events for each in element.ancestors(include_self=True)))


def address_of(environ: Environ) -> str:
    client = environ['asgi.scope']['client']
    return client[0] if client else ''


def count(address: str | None = None) -> int:
    """The sockets from there; without an address, from everywhere."""
    return sum(address in (None, address_of(environ)) for environ in core.sio.environ.values())


def is_open(eio_sid: str, device: Device | None) -> bool:
    """Whether there is such a socket, opened by this browser."""
    environ = core.sio.environ.get(eio_sid)
    return environ is not None and bearer(environ) == device
