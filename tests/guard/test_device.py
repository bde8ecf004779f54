"""A device is who bears its cookie: nobody else may use its pages, and whoever keeps no cookies is nobody."""
from http.cookies import SimpleCookie

import pytest

from pages.devices import known
from tests.guard.raw import HERE, Closed, Phone, knock, knock_socket


@pytest.fixture
async def thief(house):
    async with Phone(house.url, HERE) as phone:  # behind the same router
        await phone.load()
        yield phone


async def who(page):
    """Whose page the server takes it for."""
    await page.click(page.one('who'))
    await page.until(lambda: page.text('done') != 'nothing')
    return page.text('done').removeprefix('nothing, ')


async def test_the_first_page_brings_the_cookie(house):
    answer = await knock(house.url)
    cookie = SimpleCookie(answer.headers['set-cookie'])['device']
    assert known(cookie.value)
    assert (cookie['max-age'], cookie['path'], cookie['samesite'], cookie['httponly'], cookie['domain']) == ('31536000', '/', 'Lax', True, '')
    again = await knock(house.url, Cookie=f'device={cookie.value}')
    assert 'set-cookie' not in again.headers
    assert cookie.value not in answer.body + again.body


async def test_only_pages_bring_it(house):
    """A phone asks for many a picture by itself, at the same time as for the page: two cookies would be one too many."""
    for path in '/nowhere', '/apple-touch-icon.png', '/static/tv.js', '/favicon.ico':
        assert 'set-cookie' not in (await knock(house.url, f'GET {path}')).headers
    assert 'set-cookie' in (await knock(house.url, 'GET /tv/')).headers  # on the way to one


@pytest.mark.parametrize('transport', ['websocket', 'polling'])
async def test_page_and_socket_are_of_one_device_from_the_first_page_on(phone, transport):
    assert await who(await phone.open('/yard', transport)) == known(phone.cookie)
    assert await who(await phone.open('/yard', transport)) == known(phone.cookie)


FORGED = ['', 'a', 'a' * 21, 'a' * 23, 'a' * 21 + '!', 'a' * 21 + 'ä', 'a' * 21 + ' ', '"' + 'a' * 22 + '"x', '../' * 8, '<script>', 'a' * 8_000,
          '%00' * 7 + 'a']


@pytest.mark.parametrize('token', FORGED)
async def test_what_is_no_token_of_ours_is_no_cookie(house, token):
    answer = await knock(house.url, Cookie=f'device={token}')
    assert answer.status == 200
    assert known(SimpleCookie(answer.headers['set-cookie'])['device'].value)
    assert (await knock_socket(house.url, 'polling', Cookie=f'device={token}')).status == 403


async def test_a_made_up_token_is_just_another_device(phone, other):
    phone.http.cookies.set('device', 'x' * 22)
    mine, theirs = await who(await phone.open('/yard')), await who(await other.open('/yard'))
    assert mine == known('x' * 22) != theirs


STOLEN = ['none', 'its own', 'forged']


@pytest.mark.parametrize('transport', ['websocket', 'polling'])
@pytest.mark.parametrize('cookie', STOLEN)
@pytest.mark.parametrize('in_use', [True, False])
async def test_a_stolen_page_is_no_use_without_the_cookie(phone, thief, transport, cookie, in_use):
    """The thief knows the client_id, and even the name of the tab. Polling without a cookie does not come so far as to be asked for one."""
    await phone.load()  # it has been here before
    page = await phone.load('/yard')
    if in_use:
        await page.connect()
    copy = await thief.load('/yard')
    copy.client_id, copy.tab_id = page.client_id, page.tab_id
    with pytest.raises(Closed) as no:
        await copy.connect(transport, cookie={'none': None, 'its own': thief.cookie, 'forged': 'x' * 22}[cookie])
    assert no.value.args == (403,) if (transport, cookie) == ('polling', 'none') else 'Implicit handshake failed' in no.value.args[0]
    if not in_use:
        await page.connect()
    assert await who(page) == known(phone.cookie)


async def test_a_first_page_is_no_use_to_another_device(phone, thief):
    """It was built before its browser had a cookie to show."""
    page = await phone.load('/yard')
    copy = await thief.load('/yard')
    copy.client_id = page.client_id
    with pytest.raises(Closed):
        await copy.connect()
    await page.connect()
    copy.tab_id = page.tab_id
    with pytest.raises(Closed):
        await copy.connect(cookie=None)
    assert await who(page) == known(phone.cookie)


async def test_the_right_cookie_on_two_tabs_at_once_is_refused(phone):
    page = await phone.open('/yard')
    copy = await phone.load('/yard')
    copy.client_id = page.client_id
    with pytest.raises(Closed):
        await copy.connect()


async def test_a_browser_without_cookies_can_look_but_is_nobody(house, thief):
    async with Phone(house.url, HERE, keeps_cookies=False) as phone:
        for _ in range(2):
            page = await phone.open('/yard')
            assert await who(page) == 'None'
        copy = await thief.load('/yard')
        copy.client_id, copy.tab_id = page.client_id, page.tab_id
        with pytest.raises(Closed):
            await copy.connect()


@pytest.mark.parametrize('transport', ['websocket', 'polling'])
async def test_an_open_socket_belongs_to_the_browser_that_opened_it(house, phone, thief, transport):
    page = await phone.open('/yard', 'polling')
    sid = page.socket.query['sid']
    own = (await thief.open('/yard', 'polling')).socket.query['sid']
    for cookie in None, f'device={thief.cookie}':
        for sids in sid, f'{sid}&sid={own}', f'&sid={sid}':
            assert (await knock_socket(house.url, transport, sid=sids, Origin=house.url, Cookie=cookie)).status == 403
    assert await who(page) == known(phone.cookie)
