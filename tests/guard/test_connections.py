"""Connections of which nothing is known yet but the address: who says nothing is not waited for, and who says too much is not listened to."""
import asyncio
import subprocess
import sys
from collections import Counter

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from pages.guard import connection
from pages.guard.connection import MOST, Connection
from tests.guard.raw import PATIENCE
from tests.setup.house import ROOT

REQUEST = b'GET / HTTP/1.1\r\nHost: here\r\n'


async def hello(scope, receive, send):
    if scope['path'] == '/slow':
        await asyncio.sleep(2 * connection.PATIENCE)
    await send({'type': 'http.response.start', 'status': 200, 'headers': [(b'content-length', b'5')]})
    await send({'type': 'http.response.body', 'body': b'hello'})


@pytest.fixture
async def server(monkeypatch):
    monkeypatch.setattr(connection, 'PATIENCE', .2)
    monkeypatch.setattr(connection, 'EACH', 3)
    config, state = Config(hello, log_level='error', timeout_keep_alive=60), ServerState()
    async with await asyncio.get_running_loop().create_server(lambda: Connection(config, state, {}), '127.0.0.1', 0) as server:
        yield server.sockets[0].getsockname()[1]


async def said(port, *words):
    """What comes back until the server hangs up; *words* are said one after another, each when the server waits for more."""
    reader, writer = await asyncio.open_connection('127.0.0.1', port)
    try:
        async with asyncio.timeout(PATIENCE):
            answer = b''
            for word in words:
                writer.write(word)
                await writer.drain()
                if word.endswith(b'\r\n\r\n'):
                    answer += await reader.readuntil(b'hello')
            return answer + await reader.read()
    except ConnectionResetError:
        return b'reset'
    finally:
        writer.close()


@pytest.mark.parametrize('words', [[], [b'GET'], [REQUEST], [REQUEST + b'\r\n', REQUEST], [REQUEST + b'Content-Length: 10\r\n\r\n', b'x']])
async def test_who_does_not_finish_is_not_waited_for(server, words):
    """The last one has asked properly before."""
    assert (await said(server, *words)).count(b'hello') == max(0, len(words) - 1)


async def test_who_is_answered_slowly_is_not_hurried(server):
    assert (await said(server, REQUEST.replace(b'/', b'/slow', 1) + b'Connection: close\r\n\r\n')).endswith(b'hello')


async def test_many_headers_are_no_request(server):
    assert (await said(server, REQUEST, b'X: y\r\n' * 20_000)).startswith((b'HTTP/1.1 400', b'reset'))


async def test_an_endless_address_is_no_request(server):
    assert (await said(server, b'GET /' + b'a' * 100_000)).startswith((b'HTTP/1.1 400', b'reset'))


async def test_nobody_has_many_connections(server, monkeypatch):
    monkeypatch.setattr(connection, 'PATIENCE', PATIENCE)
    ends = [await asyncio.open_connection('127.0.0.1', server) for _ in range(5)]
    try:
        gone = Counter([await is_gone(reader, writer) for reader, writer in reversed(ends)])
        assert gone == {True: 2, False: 3}
    finally:
        for _, writer in ends:
            writer.close()


async def is_gone(reader, writer):
    try:
        writer.write(REQUEST + b'\r\n')
        return await reader.read(1) == b''
    except ConnectionResetError:
        return True


FILES = '''
import resource
from pages.guard.connection import make_room
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
make_room()
print(*resource.getrlimit(resource.RLIMIT_NOFILE), hard)
'''


@pytest.mark.skipif(sys.platform == 'win32', reason='Windows counts no files')
def test_there_is_room_for_them():
    soft, hard, before = map(int, subprocess.check_output([sys.executable, '-c', FILES], cwd=ROOT, text=True).split())
    assert hard == before
    assert soft > MOST or soft == hard
