"""One open page without a browser: what nicegui.js does with it, over a bare websocket (engine.io 4, socket.io 5).

A message is stamped when its bytes arrive, and read when nobody is waiting any more: a hundred screens in one process must not wait for each other's JSON.
"""
from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Self
from urllib.parse import urlencode, urlsplit
from uuid import uuid4

import httpx
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from pages.devices import COOKIE, issue

ELEMENTS = re.compile(r'parseElements\(String\.raw`(.*?)`\)', re.S)
CLIENT_ID = re.compile(r"'client_id': '([^']+)'")
UNESCAPED = ('&#36;', '$'), ('&#96;', '`'), ('&gt;', '>'), ('&lt;', '<'), ('&amp;', '&')  # in the order of nicegui.js
PATIENCE = 20   # seconds

Element = dict[str, Any]


class Screen(asyncio.Protocol):
    """A page, loaded and connected. `path` is its address; what is awaited after a tap, and how to tap, is for each kind to say."""

    path = '/'

    def __init__(self, base: str, page: str, cookie: str) -> None:
        raw = ELEMENTS.search(page)[1]
        for escaped, sign in UNESCAPED:
            raw = raw.replace(escaped, sign)
        self.elements: dict[int, Element] = {int(key): element for key, element in json.loads(raw).items()}
        self.client_id = CLIENT_ID.search(page)[1]
        query = {'client_id': self.client_id, 'next_message_id': 0, 'implicit_handshake': 'true', 'document_id': uuid4(), 'tab_id': uuid4(),
                 'old_tab_id': '', 'EIO': 4, 'transport': 'websocket'}
        address = f'{base.replace("http", "ws", 1)}/_nicegui_ws/socket.io/?{urlencode(query)}'
        self.wire = ClientProtocol(parse_uri(address), origin=base, max_size=None, extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)])
        self._cookie = cookie
        self.connected = asyncio.Event()
        self.heard: Callable[[Screen], None] | None = None  # told of bytes while somebody is waiting
        self.changed_at: float | None = None                # when the awaited thing changed for the first time since it was set to None
        self._inbox: list[tuple[float, bytes]] = []
        self._seen = self.awaited()
        self._messages = 0

    @classmethod
    async def open(cls, base: str, http: httpx.AsyncClient) -> Self:
        cookie = f'{COOKIE}={issue()}'  # every screen is a browser of its own
        page = (await http.get(base + cls.path, headers={'Cookie': cookie})).raise_for_status().text
        screen, at = cls(base, page, cookie), urlsplit(base)
        await asyncio.get_running_loop().create_connection(lambda: screen, at.hostname, at.port)
        await asyncio.wait_for(screen.connected.wait(), PATIENCE)
        return screen

    def close(self) -> None:
        self._transport.close()

    # ---- to be said by each kind of page

    def awaited(self) -> object:
        """What a tap changes on every screen."""
        raise NotImplementedError

    def tap(self) -> None:
        """Tap whatever can be tapped now."""
        raise NotImplementedError

    # ---- the page

    def visible(self, key: int = 0) -> Iterator[tuple[int, Element]]:
        """Every element that can be seen, in the order of the page."""
        element = self.elements[key]
        if 'hidden' not in element.get('class', ()):
            yield key, element
            for child in element.get('children', ()):
                yield from self.visible(child)

    def click(self, key: int, *arguments: object) -> None:
        """A click on an element that listens for it; *arguments* are those its handler in the page would emit."""
        listener = next(event['listener_id'] for event in self.elements[key]['events'] if event['type'] == 'click')
        self._emit('event', {'id': key, 'client_id': self.client_id, 'listener_id': listener, 'args': [json.dumps(each) for each in arguments]})

    def _update(self, changes: dict[str, Element | None], at: float) -> None:
        for key, element in changes.items():
            if element is None:
                self.elements.pop(int(key), None)
            else:
                self.elements[int(key)] = element
        now = self.awaited()
        if now != self._seen and self.changed_at is None:
            self.changed_at = at
        self._seen = now

    # ---- the wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        request = self.wire.connect()
        request.headers['Cookie'] = self._cookie
        self.wire.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._inbox.append((perf_counter(), data))
        if self.heard is None:
            self.read()
        else:
            self.heard(self)

    def read(self) -> None:
        """Take in what has arrived."""
        for at, data in self._inbox:
            self.wire.receive_data(data)
            for event in self.wire.events_received():
                match event:
                    case Response() if self.wire.handshake_exc:
                        raise self.wire.handshake_exc
                    case Frame(opcode=Opcode.TEXT, data=text):
                        self._packet(bytes(text).decode(), at)
        self._inbox.clear()
        self._flush()

    def _packet(self, text: str, at: float) -> None:
        """engine.io says 0 open, 2 ping, 4 message; socket.io in a message 0 connected, 2 event."""
        if text.startswith('42'):
            name, payload = json.loads(text[2:])
            self._messages = payload.pop('_id', self._messages - 1) + 1
            if name == 'update':
                self._update(payload, at)
        elif text.startswith('40'):
            self.connected.set()
        elif text.startswith('0'):
            self._send('40')
        elif text == '2':
            self._send('3')
            self._emit('ack', {'client_id': self.client_id, 'next_message_id': self._messages})

    def _emit(self, name: str, payload: dict[str, object]) -> None:
        self._send('42' + json.dumps([name, payload]))

    def _send(self, text: str) -> None:
        if self.wire.state is not State.OPEN:
            raise ConnectionError(f'the server hung up: {self.wire.close_rcvd or self.wire.parser_exc or "without a word"}')
        self.wire.send_text(text.encode())
        self._flush()

    def _flush(self) -> None:
        if not self._transport.is_closing():
            self._transport.writelines(self.wire.data_to_send())


class Table(Screen):
    """The page of the game: any screen may play for everybody."""

    BUTTONS = 'red', 'higher', 'chip', 'done', 'again'  # bet, name somebody, done; and «Another game» at the end
    BUTTON = re.compile(r'data-do="(\w[\w-]*)"(?! aria-disabled)')

    def asked(self) -> str:
        return next(element['props']['data-asked'] for _, element in self.visible() if 'screen' in element.get('class', ()))

    def awaited(self) -> object:
        """The open questions: they change with every move, in the same message as all that is seen of it."""
        return self.asked()

    def tap(self) -> None:
        there = [word for _, element in self.visible() for word in self.BUTTON.findall(element.get('props', {}).get('innerHTML', ''))]
        word = next(word for wanted in self.BUTTONS for word in there if word.startswith(wanted))
        root = next(key for key, element in self.visible() if 'screen' in element.get('class', ()))
        self.click(root, {'do': word, 'asked': json.loads(self.asked()), 'typed': {}})


class Tv(Table):
    """The TV: everything that a move changes, and nothing to tap."""

    path = '/tv'

    def awaited(self) -> object:
        return [element.get('props', {}).get('innerHTML') for _, element in self.visible()]


class Bare(Screen):
    """One bound label and a button: the least that NiceGUI can do."""

    path = '/tap'

    def awaited(self) -> object:
        return next(element['text'] for _, element in self.visible() if 'count' in element.get('class', ()))

    def tap(self) -> None:
        self.click(next(key for key, element in self.visible() if element['tag'] == 'q-btn'))
