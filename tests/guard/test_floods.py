"""A lot of everything, from one address or a few: the others go on, and the house stays small."""
import asyncio
from contextlib import suppress
from time import monotonic

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.bench.servers import Server
from tests.guard.raw import PATIENCE, Closed, Websocket, knock

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


async def test_five_hundred_sockets(flood, other):
    page = await flood.load('/yard')
    answers = [answer for _ in range(5) for answer in await asyncio.gather(*(socket_of(flood) for _ in range(100)))]
    inside = [answer for answer in answers if isinstance(answer, Websocket)]
    assert len(inside) == 128
    with pytest.raises(Closed) as no:
        await page.connect()
    assert no.value.args == (503,)
    await still_plays(other)
    for socket in inside:
        await socket.close()
    async with asyncio.timeout(PATIENCE):
        while not isinstance(socket := await socket_of(flood), Websocket):
            await asyncio.sleep(0)
    await socket.close()


async def socket_of(phone):
    """A socket that never says what it wants; or why there is none."""
    try:
        return await Websocket.open(phone, {'Origin': phone.url}, {'EIO': 4, 'transport': 'websocket'})
    except Closed as no:
        return no


async def test_a_thousand_page_loads(house, flood, other):
    server = Server(house.process, house.url)
    before = server.resident()
    answers = [answer for _ in range(50) for answer in await asyncio.gather(*(flood.get('/') for _ in range(20)))]
    refused = [answer for answer in answers if answer.status_code != 200]
    assert 150 <= len(answers) - len(refused) < 500
    assert all(answer.status_code == 429 and int(answer.headers['retry-after']) >= 1 and len(answer.content) < 1_000 for answer in refused)
    await still_plays(other)
    assert server.resident() - before < 60
