"""The door: every request and every socket comes through here, before anything else looks at it."""
from __future__ import annotations

import secrets
from math import ceil

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pages import devices
from pages.frame import YEAR
from pages.guard import headers, leftovers, sockets
from pages.guard.caller import SOCKETS, Caller
from pages.guard.hosts import Hosts
from pages.guard.pace import Crowd, Pace
from pages.guard.refusals import DoorWhy, refusal
from pages.guard.wire import Wire
from redblack.refusal import Refused

LONGEST = 64 * 1024  # bytes in one request or message
HUNG_UP = ('No response returned.',)  # what Starlette says, at length, of a phone that leaves while a picture is loading


def plain(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """The header without cookies that are quoted: none of ours is, and older Pythons take seconds to read a long one."""
    if name == b'cookie' and b'\\' in value:
        value = b';'.join(cookie for cookie in value.split(b';') if b'\\' not in cookie)
    return name, value


class Door:
    """*hosts* says who we are, *language* what is spoken with visitors who ask for none of ours; *app* is the whole house."""

    def __init__(self, app: ASGIApp, hosts: Hosts, language: str | None) -> None:
        self.app, self.hosts, self.language = app, hosts, language
        self.pages, self.files = Pace(rate=2, burst=150), Pace(rate=50, burst=1000)  # for thirty phones behind one router, and a few reloads each
        self.websockets = Crowd(most=1024, each=128)
        self.wire = Wire()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope['type'] == 'lifespan':
            return await self.app(scope, receive, send)
        scope['headers'] = [plain(name, value) for name, value in scope['headers'] if not name.startswith(b'x-forwarded-')]  # we stand behind nobody
        caller = Caller(scope)
        nonce = secrets.token_urlsafe(16)

        async def answer(message: Message) -> None:
            if message['type'] in ('http.response.start', 'websocket.http.response.start'):
                headers.dress(MutableHeaders(scope=message), caller.host, nonce)
            await send(message)

        try:
            self.check(caller)
        except Refused as no:
            return await refusal(no, caller, self.language)(scope, receive, answer)
        if caller.is_websocket:
            with self.websockets.with_one_more(caller.address):
                await self.app(scope, self.wire.websocket(receive, caller.address), answer)
        elif caller.is_socket:
            await self.poll(caller, receive, answer)
        else:
            await self.show(caller, nonce, receive, answer)

    # ---- who gets in

    def check(self, caller: Caller) -> None:
        """Raises Refused."""
        if not self.hosts.knows(caller.host):
            raise Refused(DoorWhy.NAME)
        self.check_origin(caller)
        if int(caller.headers.get('content-length', 0)) > LONGEST or 'transfer-encoding' in caller.headers:  # browsers always say how long
            raise Refused(DoorWhy.LONG)
        if caller.is_socket:
            self.check_socket(caller)
        else:
            self.check_pace(self.files if caller.wants_file else self.pages, caller.address)

    @staticmethod
    def check_pace(pace: Pace, address: str) -> None:
        """Counts one more. Raises Refused."""
        if wait := pace.wait(address):
            raise Refused(DoorWhy.FAST, seconds=ceil(wait))
        pace.count(address)

    def check_socket(self, caller: Caller) -> None:
        """A new one must find room; an open one belongs to the browser that opened it. Raises Refused."""
        if caller.path != SOCKETS or (caller.sid is not None and not sockets.is_open(caller.sid, devices.known(caller.token))):
            raise Refused(DoorWhy.SITE)
        if caller.is_websocket and self.websockets.full(caller.address):
            raise Refused(DoorWhy.FULL, seconds=5)
        if caller.sid is None and (sockets.count(caller.address) >= self.websockets.each or sockets.count() >= self.websockets.most):
            raise Refused(DoorWhy.FULL, seconds=5)

    @staticmethod
    def check_origin(caller: Caller) -> None:
        """A page of another site must not act with the cookie of the person who looks at it. Raises Refused.

        Browsers name the page that asks wherever it could do harm, and leave it out of their own page's plain GETs: those of a socket must bear our cookie,
        which another site's requests don't (SameSite).
        """
        origin = caller.only('origin')
        unsaid = caller.only_reads and (not caller.is_socket or devices.known(caller.token) is not None)
        if not (unsaid if origin is None else origin == f'http://{caller.host}'):
            raise Refused(DoorWhy.SITE)

    # ---- and how

    async def poll(self, caller: Caller, receive: Receive, send: Send) -> None:
        """To NiceGUI's socket, without a websocket."""
        request = await self.wire.polling(receive, caller)
        if request is None:
            await Response(status_code=400)(caller.scope, receive, send)
        else:
            await self.app(caller.scope, request, send)

    async def show(self, caller: Caller, nonce: str, receive: Receive, send: Send) -> None:
        """Everybody who opens a page is some device from then on."""
        token, is_new = caller.token, devices.known(caller.token) is None
        if is_new:
            token = devices.issue()
        caller.scope['state'] = {**caller.scope.get('state', {}), 'device': devices.known(token), 'is_new': is_new, 'nonce': nonce}
        is_page = False

        async def hand_out(message: Message) -> None:
            nonlocal is_page
            if message['type'] == 'http.response.start':
                answer = MutableHeaders(scope=message)
                is_page = answer.get('x-nicegui-content') == 'page'
                is_html = answer.get('content-type', '').startswith('text/html')
                if is_new and (300 <= message['status'] < 400 or (is_html and message['status'] != 404)):  # 404: an icon, asked for beside the page
                    answer.append('Set-Cookie', f'{devices.COOKIE}={token}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax')
            await send(message)

        try:
            await self.app(caller.scope, receive, hand_out)
        except RuntimeError as e:
            if e.args != HUNG_UP:
                raise
        if is_page:
            leftovers.sweep(caller.address, devices.known(token))
