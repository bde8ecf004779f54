"""Keeps outsiders out and noise small: the whole of it is put up by `install`, once, before `ui.run`. SECURITY.md says against what."""
from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from nicegui import app, core

from pages.guard import quiet, template
from pages.guard.browsers import device_of_client
from pages.guard.connection import Connection, make_room
from pages.guard.door import LONGEST, Door
from pages.guard.hosts import Hosts
from pages.guard.sockets import Gate

__all__ = ['SETTINGS', 'device_of_client', 'install']

# For ui.run: what the server itself must know.
SETTINGS: dict[str, Any] = {'http': Connection, 'ws_max_size': LONGEST, 'proxy_headers': False, 'server_header': False, 'uvicorn_logging_level': 'error'}


def install(own_hosts: Callable[[], Collection[str]], port: int, names: Collection[str] = (), language: str | None = None) -> None:
    """*own_hosts()* says all addresses of this machine, and is asked again when somebody comes with an unknown one, at most every two seconds.

    *names* are further Host headers that are ours, with the port or without. *language* is spoken with visitors who ask for none of ours.
    """
    hosts = Hosts(own_hosts, port, names)
    app.on_startup(lambda: put_up(Door(app.build_middleware_stack(), hosts, language)))
    Gate().close()
    template.change()
    quiet.down()
    make_room()
    core.sio.eio.max_http_buffer_size = LONGEST
    core.sio.eio.cors_allowed_origins = []  # no other origin's page may read anything; the door has looked at them
    app.storage.max_tab_storage_age = 3600  # seconds; we keep nothing there, and a tab's name costs its sender nothing


def put_up(door: Door) -> None:
    """In front of everything that answers, NiceGUI's own layers included."""
    app.middleware_stack = door
