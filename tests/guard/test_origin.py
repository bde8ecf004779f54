"""Pages of other sites: they can make a visitor's browser send anything here, but not hide that it was they."""
from urllib.parse import urlencode

import pytest

from tests.guard.raw import SOCKET, knock, knock_socket

COOKIE = f'device={"a" * 22}'
OWN = '{url}'
FOREIGN = ['http://evil.example', 'null', '', '{url}.evil.example', 'https://{host}', 'http://127.0.0.1', 'http://127.0.0.1:1', 'http://localhost:{port}',
           'HTTP://{host}/', 'file://', ['{url}', 'http://evil.example'],
           ['http://evil.example', '{url}'], ['{url}', '{url}']]


def said(origin, house):
    if isinstance(origin, list):
        return [said(one, house) for one in origin]
    return origin and origin.format(url=house.url, host=house.url.removeprefix('http://'), port=house.port)


# who asks for a new socket, and with which cookie -> is it let in: as a websocket, by polling
SOCKETS = [(OWN, None, 101, 200), (OWN, COOKIE, 101, 200),
           (None, COOKIE, 403, 200), (None, None, 403, 403), (None, 'device=forged', 403, 403), (None, 'language=ru', 403, 403),
           *((origin, COOKIE, 403, 403) for origin in FOREIGN)]


@pytest.mark.parametrize('origin, cookie, websocket, polling', SOCKETS)
async def test_a_socket(house, origin, cookie, websocket, polling):
    headers = {'Origin': said(origin, house), 'Cookie': cookie}
    assert (await knock_socket(house.url, 'websocket', **headers)).status == websocket
    assert (await knock_socket(house.url, 'polling', **headers)).status == polling


@pytest.mark.parametrize('origin', [None, *FOREIGN])
async def test_what_changes_something_says_where_it_comes_from(house, origin):
    for line in 'POST /', 'PUT /', 'DELETE /', 'OPTIONS /', f'POST {SOCKET}?EIO=4&transport=polling':
        answer = await knock(house.url, line, Origin=said(origin, house), Cookie=COOKIE, Content_Length='0')
        assert answer.status == 403


async def test_our_own_forms_come_in(house):
    assert (await knock(house.url, 'POST /', Origin=house.url, Content_Length='0')).status == 405  # and find that `/` has none


@pytest.mark.parametrize('origin', FOREIGN)
async def test_not_even_a_look(house, origin):
    assert (await knock(house.url, Origin=said(origin, house))).status == 403


async def test_another_site_reads_nothing(house):
    for line in 'GET /', f'GET {SOCKET}?{urlencode({"EIO": 4, "transport": "polling"})}', 'GET /static/tv.js', f'OPTIONS {SOCKET}':
        for origin in house.url, 'http://evil.example':
            answer = await knock(house.url, line, Origin=origin, Cookie=COOKIE, Access_Control_Request_Method='POST')
            assert not [name for name in answer.headers if name.startswith('access-control')]
            assert answer.headers['cross-origin-resource-policy'] == 'same-origin'


@pytest.mark.parametrize('path', ['/', '/tv', '/_nicegui_ws/', '/_nicegui_ws/other', f'{SOCKET}x', '/static/tv.js'])
async def test_there_is_one_address_for_sockets(house, path):
    for kind, query in (('websocket', ''), ('websocket', '?EIO=4&transport=websocket'), ('polling', '?EIO=4&transport=polling')):
        answer = await knock_socket(house.url, kind, path=path + query, Origin=house.url, Cookie=COOKIE)
        assert answer.status == (403 if kind == 'websocket' or '_nicegui_ws' in path else 200)
