"""A lot of everything, from one address or a few: the others go on, and the house stays small."""
import asyncio
from contextlib import suppress
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.bench.servers import Server
from tests.guard.raw import PATIENCE, Closed, Polling, Websocket, knock

MB = 1_000_000


async def still_plays(phone):
    """An honest phone at another address comes in, and is answered."""
    page = await phone.open('/yard')
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') == 'nothing, open')
    table = await phone.open('/')
    before = table.words()
    await table.click(table.one('screen'), {'do': 'settings', 'asked': {}, 'typed': {}})
    await table.until(lambda: table.words() != before)


@pytest.mark.parametrize('transport', ['websocket', 'polling'])
async def test_a_message_of_a_megabyte(flood, other, transport):
    page = await flood.open('/yard', transport)
    with suppress(Closed, ConnectionClosed, httpx.HTTPError):
        await page.click(page.one('open'), 'x' * MB)
    if transport == 'websocket':
        await page.until(lambda: not page.is_open)
        assert page.socket.wire.close_code == 1009
    assert (await knock(flood.url, 'POST /', flood.address, Origin=flood.url, Content_Length=str(MB))).status == 413
    await still_plays(other)


async def test_five_thousand_taps(flood, other):
    """They are done at the pace of a person, and nobody else waits for them."""
    page = await flood.open('/yard')
    tapping = asyncio.create_task(tap_on(page, 5_000))
    start = monotonic()
    calm = await other.open('/yard')
    for n in range(1, 31):
        await calm.click(calm.one('open'))
        await calm.until(lambda n=n: calm.text('done').count('open') == n)
    await page.until(lambda: page.text('done') != 'nothing')
    assert page.text('done').count('open') <= 41 + 20 * (monotonic() - start)
    tapping.cancel()


async def tap_on(page, times):
    with suppress(ConnectionClosed):
        for _ in range(times):
            await page.click(page.one('open'))


@pytest.mark.parametrize('kind', [Websocket, Polling])
async def test_five_hundred_sockets(flood, other, kind):
    page = await flood.load('/yard')
    answers = [answer for _ in range(5) for answer in await asyncio.gather(*(socket_of(flood, kind) for _ in range(100)))]
    inside = [answer for answer in answers if isinstance(answer, kind)]
    assert 128 <= len(inside) < 200  # those that poll are counted a moment after they were let in
    assert all(answer.args == (503,) for answer in answers if answer not in inside)
    with pytest.raises(Closed):
        await page.connect()
    await still_plays(other)
    for socket in inside:
        await socket.close()
    async with asyncio.timeout(PATIENCE):
        while not isinstance(socket := await socket_of(flood, kind), kind):
            await asyncio.sleep(0)
    await socket.close()


async def test_one_socket_that_becomes_a_websocket_again_and_again(flood, other):
    """It says it will change from polling to a websocket, and never does."""
    page = await flood.open('/yard', 'polling')
    sid = page.socket.query['sid']
    answers = [answer for _ in range(2) for answer in await asyncio.gather(*(socket_of(flood, Upgrade, sid=sid) for _ in range(100)))]
    inside = [answer for answer in answers if isinstance(answer, Websocket)]
    assert len(inside) == 128
    await still_plays(other)
    for socket in inside:
        await socket.close()


class Upgrade(Websocket):
    """Nothing is said on it before the change."""
    greets = False


async def socket_of(phone, kind, **query):
    """A socket that never says what it wants; or why there is none."""
    cookie = {'Cookie': f'device={phone.cookie}'} if phone.cookie else {}
    try:
        return await kind.open(phone, {'Origin': phone.url, **cookie}, {'EIO': 4, 'transport': 'polling' if kind is Polling else 'websocket', **query})
    except Closed as no:
        return no


async def test_a_thousand_page_loads(house, phone, other):
    """It says each time that it comes for somebody else, as a proxy would."""
    server = Server(house.process, house.url)
    before = server.resident()
    answers = [answer for n in range(50) for answer in await asyncio.gather(*(phone.get('/', X_Forwarded_For=f'192.0.2.{n}') for _ in range(20)))]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert 150 <= len(answers) - len(refused) < 500
    assert all(answer.status_code == 429 and int(answer.headers['retry-after']) >= 1 and len(answer.content) < 1_000 for answer in refused)
    await still_plays(other)
    assert server.resident() - before < 60
