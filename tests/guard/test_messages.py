"""What is said over a socket: nothing happens but what a person could have tapped on that very page, and nothing of the rest is even logged."""
import json
from contextlib import suppress

import pytest

from tests.guard.raw import Closed, shout

NOBODY = '00000000-0000-4000-8000-000000000000'


@pytest.fixture(params=['websocket', 'polling'])
async def page(phone, request):
    """A page at which all that a test says must be in vain: in the end, the only thing done on it is one honest tap."""
    page = await phone.open('/yard', request.param)
    yield page
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') != 'nothing')
    assert page.text('done') == 'nothing, open'


def event(page, **other):
    """A click on the open button, but for what is *other*."""
    key = page.one('open')
    return {'id': key, 'client_id': page.client_id, 'listener_id': page.listener(key), 'args': ['{}'], **other}


async def test_what_is_hidden_or_disabled_cannot_be_clicked(page):
    for dress in 'hiding', 'disabled', 'inside', 'deep':
        await page.click(page.one(dress))


async def test_another_page_is_not_mine_to_click(page, other):
    theirs = await other.open('/yard')
    key = theirs.one('open')
    await page.emit('event', event(theirs))
    await page.emit('event', event(page, id=key, client_id=theirs.client_id))
    await page.emit('event', event(page, listener_id=theirs.listener(key)))
    await page.emit('javascript_response', {'client_id': theirs.client_id, 'request_id': NOBODY, 'result': 1})
    await page.emit('ack', {'client_id': theirs.client_id, 'next_message_id': 1_000})
    await page.emit('log', {'client_id': theirs.client_id, 'level': 'error', 'message': 'not mine'})
    await page.emit('handshake', {'client_id': theirs.client_id, 'tab_id': theirs.tab_id, 'document_id': NOBODY, 'next_message_id': 0})
    await theirs.click(key)
    await theirs.until(lambda: theirs.text('done') != 'nothing')
    assert theirs.text('done') == 'nothing, open'


WRONG = [{'id': 10_000}, {'id': -1}, {'id': None}, {'id': '1'}, {'id': []}, {'id': {}}, {'id': True}, {'id': 1.5}, {'id': 10 ** 30},
         {'client_id': NOBODY}, {'client_id': None}, {'client_id': 5}, {'client_id': []}, {'client_id': {}}, {'client_id': ''},
         {'listener_id': NOBODY}, {'listener_id': None}, {'listener_id': []}, {'listener_id': 'click'},
         {'args': None}, {'args': 'x'}, {'args': {}}, {'args': [5]}, {'args': [[]]}, {'args': ['{']}, {'args': ['NaN']}, {'args': ['[' * 5_000]}]


async def test_wrong_values(page):
    for wrong in WRONG:
        await page.emit('event', event(page, **wrong))


async def test_missing_ones(page):
    for missing in 'id', 'client_id', 'listener_id':
        message = event(page)
        del message[missing]
        await page.emit('event', message)


async def test_no_messages_at_all(page):
    for name in 'event', 'javascript_response', 'ack', 'log', 'handshake':
        await page.say(f'2["{name}"]')
        await page.say(f'2["{name}",{{}},{{}}]')
        for message in None, 5, 'text', [], [[]], True:
            await page.emit(name, message)


async def test_unknown_names(page):
    for name in 'connect', 'disconnect', 'message', 'try_reconnect', 'update', '*', '', '__class__', 'a' * 10_000:
        await page.emit(name, event(page))


async def test_no_packets_of_socket_io(page):
    for packet in ('2', '2{}', '2[]', '2[5]', '2[[]]', '2[null,{}]', '2' + '9' * 300 + '["event",{}]', '2/elsewhere,["event",{}]', '2["event"',
                   '2' + '[' * 30_000, '2[1e999,{}]', '2[NaN,{}]', '0', '0{"a":1}', '0/elsewhere,', '1/elsewhere,', '2\x00', '2["event",{"args":["\\ud83d"]}]'):
        await page.say(packet)


async def test_no_packets_of_engine_io(page):
    """Polling says so, the websocket does not."""
    for packet in ('', 'x', 'b', 'bAAAA', '0', '0{}', '2', '2probe!', '6', '7', '8', '9', '4', '43', '44', '45', '4x', '46-["event",{}]',
                   '451-["event",{}]', 'ä', '42["event",{}]\x1e' * 100):
        with suppress(Closed):
            await page.socket.send(packet)


async def test_bytes(phone):
    page = await phone.open('/yard')
    for junk in b'', b'\x00\xff', b'4' + b'\xff' * 100, b'42["event",{}]':
        await page.socket.wire.send(junk)
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') == 'nothing, open')


async def test_frames_that_are_none(house, phone):
    """A websocket is opened as it should be, and then comes noise."""
    upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
    request = f'GET /_nicegui_ws/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {phone.host}\r\nOrigin: {phone.url}\r\n{upgrade}'
    for junk in b'\xff' * 100, b'\x00' * 100, b'\x81\x05hello', b'\x81\xfe\xff\xff' + b'\x00' * 10, b'GET / HTTP/1.1\r\n\r\n':
        assert (await shout(house.url, request.encode() + junk)).status == 101
    await phone.open('/yard')


async def test_requests_that_are_none(house, phone):
    for junk in (b'\x00\x01\x02\r\n\r\n', b'GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n', b'GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
                 b'CONNECT a:1 HTTP/1.1\r\n\r\n', b'GET / HTTP/1.1\r\nX: ' + b'y' * 40_000 + b'\r\n\r\n'):
        assert (await shout(house.url, junk)).status == 400
    await phone.open('/yard')


TAPS = [{'do': 5}, {'do': []}, *({'do': 'settings', 'typed': typed} for typed in ([], {'rule': {'a': 1}}, {'rule': ['x']}, {'rule': 5}, {'rule': None})),
        *({'do': 'settings', 'asked': asked} for asked in ([], {'0': {}}, {'x': 'y'})), [], 'settings', 5, None, True]


@pytest.mark.parametrize('transport', ['websocket', 'polling'])
async def test_the_game_itself_takes_nothing_but_a_tap(phone, transport):
    """A list or a number where a text should be is not a text."""
    page = await phone.open('/', transport)
    root = page.one('screen')
    before = page.words()
    for tap in TAPS:
        await page.click(root, tap)
    await page.click(root)
    await page.click(root, *TAPS)
    assert page.words() == before
    await page.click(root, {'do': 'settings', 'asked': json.loads(page.elements[root]['props']['data-asked']), 'typed': {}})
    await page.until(lambda: page.words() != before)


async def test_a_page_loaded_on_suspicion_says_later_that_it_is_looked_at(phone, other):
    """As browsers do for an address that is still being typed. Until then it can do nothing, and for another page it can't say so."""
    theirs = await other.load('/yard')
    page = await phone.load('/yard')
    await page.connect(implicit_handshake='false')
    await page.click(page.one('open'))
    for client_id, tab_id in (theirs.client_id, theirs.tab_id), (page.client_id, page.tab_id):
        await page.emit('handshake', {'client_id': client_id, 'tab_id': tab_id, 'document_id': NOBODY, 'old_tab_id': None, 'next_message_id': 0})
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') == 'nothing, open')
    await page.emit('event', event(theirs))
    await theirs.connect()
    await theirs.click(theirs.one('open'))
    await theirs.until(lambda: theirs.text('done') != 'nothing')
    assert theirs.text('done') == 'nothing, open'
