"""A phone without a browser: the pages of NiceGUI over bare http, and their sockets over websocket or polling (engine.io 4, socket.io 5).

It does what nicegui.js does, unless a test tells it to do what nicegui.js never would.
"""
import asyncio
import json
import re
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlencode
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

PATIENCE = 20  # seconds: far longer than anything here takes
HERE, ELSEWHERE = '127.0.0.1', '127.0.0.2'  # two addresses of phones
SOCKET = '/_nicegui_ws/socket.io/'
UNESCAPED = ('&#36;', '$'), ('&#96;', '`'), ('&gt;', '>'), ('&lt;', '<'), ('&amp;', '&')  # in the order of nicegui.js
OWN = object()  # the header that a browser would send


class Closed(Exception):
    """The server has hung up, or not let in: with an http status, or with the words of socket.io."""


class Phone:
    """A device at *address*; with *cookies* it keeps what it is given, as any browser. `async with` closes all it has open."""

    def __init__(self, url, address=HERE, *, keeps_cookies=True):
        self.url, self.address, self.keeps_cookies = url, address, keeps_cookies
        self.host = url.removeprefix('http://')
        self.http = httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address=address, retries=0), timeout=PATIENCE)
        self.open_pages = []

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        for page in self.open_pages:
            await page.close()
        await self.http.aclose()

    @property
    def cookie(self):
        """Its device cookie."""
        return self.http.cookies.get('device')

    async def get(self, path, **headers):
        answer = await self.http.get(path, headers={name.replace('_', '-'): value for name, value in headers.items()})
        if not self.keeps_cookies:
            self.http.cookies.clear()
        return answer

    async def post(self, path, content=b'', **headers):
        return await self.http.post(path, content=content, headers={'Origin': self.url, **headers})

    async def load(self, path='/', **headers):
        """A page, without its socket."""
        answer = await self.get(path, **headers)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return Page(self, answer.text)

    async def open(self, path='/', transport='websocket'):
        """A page as it is in front of a person."""
        return await (await self.load(path)).connect(transport)


class Page:
    """What stands on it (`elements`), and its socket once it is connected."""

    def __init__(self, phone, text):
        self.phone = phone
        elements = unescaped(re.search(r'parseElements\(String\.raw`(.*?)`\)', text, re.S)[1])
        self.elements = {int(key): element for key, element in json.loads(elements).items()}
        self.client_id = re.search(r"'client_id': '([^']+)'", text)[1]
        self.tab_id, self.document_id = str(uuid4()), str(uuid4())
        self.socket = self.reader = None
        self.changed = asyncio.Event()
        self.messages = 0

    # ---- the socket

    async def connect(self, transport='websocket', *, origin=OWN, cookie=OWN, **query):
        """Raises Closed when it is not let in."""
        query = {'client_id': self.client_id, 'next_message_id': self.messages, 'implicit_handshake': 'true', 'document_id': self.document_id,
                 'tab_id': self.tab_id, 'old_tab_id': '', 'EIO': 4, 'transport': transport} | query
        headers = {'Origin': self.phone.url if origin is OWN else origin,
                   'Cookie': (f'device={self.phone.cookie}' if self.phone.cookie else None) if cookie is OWN else cookie and f'device={cookie}'}
        if transport == 'polling' and origin is OWN:
            headers['Origin'] = None  # a browser's GET to its own page's server
        kind = {'websocket': Websocket, 'polling': Polling}[transport]
        self.socket = await kind.open(self.phone, {name: value for name, value in headers.items() if value is not None}, query)
        self.phone.open_pages.append(self)
        await self.socket.send('40')
        while True:
            packet = await self.socket.receive()
            if packet.startswith('44'):
                await self.close()
                raise Closed(packet)
            if packet.startswith('40'):
                break
        self.reader = asyncio.create_task(self.read())
        return self

    async def read(self):
        with suppress(Closed, ConnectionClosed, httpx.HTTPError):
            while True:
                packet = await self.socket.receive()
                if packet == '2':
                    await self.socket.send('3')
                    await self.emit('ack', {'client_id': self.client_id, 'next_message_id': self.messages})
                elif packet.startswith('42'):
                    self.hear(*json.loads(packet[2:]))
        self.socket.is_open = False
        self.changed.set()

    def hear(self, name, message):
        self.messages = message.pop('_id', self.messages - 1) + 1
        if name == 'update':
            for key, element in message.items():
                if element is None:
                    self.elements.pop(int(key), None)
                else:
                    self.elements[int(key)] = element
        self.changed.set()

    async def close(self):
        if self.reader:
            self.reader.cancel()
        if self.socket:
            await self.socket.close()

    @property
    def is_open(self):
        return self.socket is not None and self.socket.is_open

    async def until(self, condition, what=''):
        """Wait for it."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.changed.clear()
                await self.changed.wait()
        assert condition(), what

    # ---- what is done

    async def emit(self, name, message):
        await self.socket.send('42' + json.dumps([name, message]))

    async def say(self, packet):
        """Anything at all, as a message of engine.io."""
        await self.socket.send(f'4{packet}')

    async def click(self, key, *arguments, **other):
        """A click on an element; *arguments* are what its handler in the page would emit, *other* replaces parts of the message."""
        await self.emit('event', {'id': key, 'client_id': self.client_id, 'listener_id': self.listener(key), 'args': [json.dumps(each) for each in arguments],
                                  **other})

    def listener(self, key, kind='click'):
        return next(event['listener_id'] for event in self.elements[key]['events'] if event['type'] == kind)

    # ---- what is seen

    def one(self, dress):
        """The number of the element of this class."""
        return next(key for key, element in self.elements.items() if dress in element.get('class', ()))

    def text(self, dress):
        return self.elements[self.one(dress)]['text']

    def words(self):
        """Everything that was sent to this page, as it was sent."""
        return json.dumps(self.elements, ensure_ascii=False)


class Websocket:
    is_open = greets = True

    @classmethod
    async def open(cls, phone, headers, query):
        self = cls()
        cookie = {name: value for name, value in headers.items() if name == 'Cookie'}
        try:
            self.wire = await connect(f'ws://{phone.host}{SOCKET}?{urlencode(query)}', origin=headers.get('Origin'), additional_headers=cookie,
                                      local_addr=(phone.address, 0), compression=None, max_size=None, user_agent_header=None, proxy=None)
        except InvalidStatus as e:
            raise Closed(e.response.status_code) from None
        if cls.greets:
            await self.wire.recv()
        return self

    async def send(self, packet):
        await self.wire.send(packet)

    async def receive(self):
        return await self.wire.recv()

    async def close(self):
        self.wire.transport.abort()  # as a phone that goes away: a server that reads slowly would be long in saying goodbye
        await self.wire.wait_closed()


class Polling:
    is_open = True

    @classmethod
    async def open(cls, phone, headers, query):
        self = cls()
        self.phone, self.headers, self.inbox = phone, headers, []
        answer = await self.ask('GET', query)
        opened = json.loads(answer.partition('\x1e')[0][1:])
        self.query = {'EIO': 4, 'transport': 'polling', 'sid': opened['sid']}
        return self

    async def ask(self, method, query, **more):
        """With the cookie that was told, and no other."""
        origin = {'Origin': self.phone.url} if method == 'POST' else {}
        request = httpx.Request(method, f'{self.phone.url}{SOCKET}', params=query, headers=origin | self.headers, **more)
        answer = await self.phone.http.send(request)
        if answer.status_code != 200:
            raise Closed(answer.status_code)
        return answer.text

    async def send(self, packet):
        await self.ask('POST', self.query, content=packet.encode())

    async def receive(self):
        while not self.inbox:
            self.inbox = [packet for packet in (await self.ask('GET', self.query)).split('\x1e') if packet]
        return self.inbox.pop(0)

    async def close(self):
        with suppress(Closed, httpx.HTTPError):
            await self.send('1')


def unescaped(text):
    for escaped, sign in UNESCAPED:
        text = text.replace(escaped, sign)
    return text


class Answer(NamedTuple):
    status: int
    headers: dict
    body: str


async def shout(url, request, address=HERE, *, listens=True):
    """These very bytes, and the first answer to them, if anybody listens."""
    host, _, port = url.removeprefix('http://').partition(':')
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        try:
            writer.write(request)
            if not listens:
                return None
            first, *lines = (await reader.readuntil(b'\r\n\r\n')).decode('latin-1').strip().split('\r\n')
            headers = {name.lower(): value for name, _, value in (line.partition(': ') for line in lines)}
            body = await reader.readexactly(int(headers.get('content-length', 0)))
            return Answer(int(first.split()[1]), headers, body.decode(errors='replace'))
        finally:
            writer.close()


async def knock(url, line='GET /', address=HERE, **headers):
    """One request with a Host and these headers (a list for several of one name, None for none; _ for -), and what comes first.

    A websocket that is let in says 101.
    """
    named = {'Host': url.removeprefix('http://'), **{name.replace('_', '-'): value for name, value in headers.items()}}
    lines = [f'{name}: {value}' for name, values in named.items() for value in (values if isinstance(values, list) else [values]) if value is not None]
    return await shout(url, '\r\n'.join([f'{line} HTTP/1.1', *lines, '', '']).encode('latin-1'), address)


async def knock_socket(url, kind='websocket', address=HERE, path=None, sid=None, **headers):
    """A new socket, of either kind."""
    path = path or f'{SOCKET}?EIO=4&transport={kind}' + (f'&sid={sid}' if sid else '')
    upgrade = {'Connection': 'Upgrade', 'Upgrade': 'websocket', 'Sec_WebSocket_Version': '13', 'Sec_WebSocket_Key': 'dGhlIHNhbXBsZSBub25jZQ=='}
    return await knock(url, f'GET {path}', address, **(upgrade if kind == 'websocket' else {}), **headers)
