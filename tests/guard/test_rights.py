"""What a raw client may not do in the room: play somebody's seat, be the host, get past the PIN, find a table that is none."""
import json

import pytest

from pages.devices import known
from tests.browser.house import House
from tests.guard.raw import ELSEWHERE, HERE, Phone, knock


@pytest.fixture(scope='module')
def house(tmp_path_factory):
    """The program as it is."""
    house = House(tmp_path_factory.mktemp('house'))
    house.host  # noqa: B018  (the link is printed, and must be read)
    yield house
    house.kill()
    assert house.said() == ''


def asked(page):
    """The open questions, as they lie in the page."""
    return page.elements[page.one('screen')]['props']['data-asked']


async def tap(page, do, questions=None, **typed):
    """A tap as the page's root hears it."""
    await page.click(page.one('screen'), {'do': do, 'asked': json.loads(asked(page)) if questions is None else questions, 'typed': typed})


def toast(page):
    return [element['text'] for element in page.elements.values() if 'toast' in element.get('class', ())]


@pytest.fixture
async def masha(house):
    """She holds the seat whose turn it is."""
    async with Phone(house.url, ELSEWHERE) as phone:
        page = await phone.open()
        seat = min(json.loads(asked(page)), key=lambda number: int(number) < 0)
        await tap(page, f'claim-{seat}')
        await page.until(lambda: 'own' in page.elements[page.one('screen')]['class'])
        page.seat = seat
        yield page
        key = next(key for key, element in page.elements.items() if 'Give the seat up' in str(element.get('text')))
        await page.click(key, {'do': '', 'asked': {}, 'typed': {}})
        await page.until(lambda: 'own' not in page.elements[page.one('screen')]['class'])


@pytest.fixture
async def phone(house):
    async with Phone(house.url, HERE) as phone:
        yield phone


@pytest.mark.parametrize('do', ['red', 'black', 'skip', 'passover'])
async def test_anothers_seat_is_not_played(masha, phone, do):
    page, before = await phone.open(), asked(masha)
    await tap(page, do)
    await page.until(lambda: toast(page))
    assert toast(page) == [f'Player {int(masha.seat) + 1} does that, on another phone.'] and asked(masha) == asked(page) == before


async def test_anothers_seat_is_not_claimed_nor_given_up_nor_renamed(masha, phone):
    page = await phone.open()
    await tap(page, f'claim-{masha.seat}')
    await page.until(lambda: toast(page))
    assert 'plays on another phone already' in toast(page)[0]
    assert 'own' in masha.elements[masha.one('screen')]['class']


@pytest.mark.parametrize('token', ['x' * 22, 'A' * 22])
async def test_a_made_up_seat_token_holds_no_seat(masha, phone, token):
    assert known(token)
    phone.http.cookies.set('device', token)
    page, before = await phone.open(), asked(masha)
    await tap(page, 'red')
    await page.until(lambda: toast(page))
    assert asked(masha) == before


HOSTS = ['lock', 'pin', 'take_back', 'new_table', 'new_evening', 'go_on-2026-01-01-1', 'delete-2026-01-01-1', 'close_table-ABCE', 'seat-0', 'other', 'for-0']


@pytest.mark.parametrize('do', HOSTS)
async def test_the_hosts_words_do_nothing_on_a_players_page(house, phone, do):
    page = await phone.open()
    room = (house.data / 'room.json').read_text()
    await tap(page, do)
    await tap(page, 'gauges')  # heard after it
    await page.until(lambda: any('panel' in element.get('class', ()) and 'hidden' not in element.get('class', ()) for element in page.elements.values()))
    assert (house.data / 'room.json').read_text() == room and not [*house.data.glob('table-*')] and not (house.data / 'evenings').exists()


@pytest.mark.parametrize('path', ['/host', '/host/', '/host/x', '/host/' + 'x' * 22, '/host/%00', '/host/evening/2026-01-01-1', '/host/evening/..%2f..%2froom',
                                  '/host?key=x', '/host/evening/../room.json'])
async def test_the_hosts_page_is_not_for_whoever_only_comes_from_this_machine(phone, path):
    answer = await phone.get(path)
    while answer.status_code in (307, 308):
        answer = await phone.get(answer.headers['location'])
    assert answer.status_code in (403, 404) and 'data-asked' not in answer.text


@pytest.mark.parametrize('code', ['AAAA', 'abcd', '..', '%2e%2e', '../../etc/passwd', '%2e%2e%2froom.json', 'A' * 9000, '%00', 'table', '*', '????', 'а' * 4])
async def test_there_is_no_table_behind_a_made_up_code(house, code):
    for path in f'/t/{code}', f'/t/{code}/tv', f'/t/{code}/rules', f'/t/{code}/evening', f'/t/{code}/poster', f'/t/{code}/deal/1':
        answer = await knock(house.url, f'GET {path}'.encode().decode('latin-1'))
        assert answer.status in (400, 404) and 'data-asked' not in answer.body


@pytest.mark.parametrize('kind, body', [
    ('multipart/form-data; boundary=x; charset=unicode_escape', b'--x\r\nContent-Disposition: form-data; name="pin"\r\n\r\n\\ud800\r\n--x--\r\n'),
    ('multipart/form-data; boundary=x', b'--y'), ('multipart/form-data', b''), ('application/x-www-form-urlencoded', b'pin=%ED%A0%80&pin=%00'),
    ('application/json', b'{}'), ('text/plain', bytes(range(256)))])
async def test_whatever_stands_for_a_pin_is_a_wrong_one(house, kind, body):
    async with Phone(house.url, '127.0.0.6') as guest:
        answer = await guest.post('/pin', body, **{'Content-Type': kind})
        assert answer.status_code == 403 and house.said() == ''


async def test_guessing_the_pin_has_an_end(house):
    async with Phone(house.url, '127.0.0.3') as host, Phone(house.url, '127.0.0.4') as guest:
        await host.get(house.host.removeprefix(house.url))
        page = await host.load('/host')
        await page.connect()
        await page.click(page.one('hostpage'), {'do': 'pin', 'asked': {}, 'typed': {}})
        await page.until(lambda: json.loads((house.data / 'room.json').read_text())['pin'])
        pin = json.loads((house.data / 'room.json').read_text())['pin']
        try:
            for path in '/', '/tv', '/rules', '/t/AAAA', '/evening', '/evening?save=1', '/poster', '/t/AAAA/deal/1', '/games/hearts/1-100-left-x':
                answer = await guest.get(path)
                assert answer.status_code == 403 and 'PIN' in answer.text and 'data-asked' not in answer.text
            wrong = f'{(int(pin) + 1) % 10_000:04}'
            said = [(await guest.http.post('/pin', data={'pin': wrong}, headers={'Origin': house.url})).text for _ in range(21)]
            assert 'That is not the PIN' in said[0] and 'Too many wrong tries' in said[20]
            assert 'Too many wrong tries' in (await guest.http.post('/pin', data={'pin': pin}, headers={'Origin': house.url})).text
            assert (await guest.get('/')).status_code == 403
        finally:
            await page.click(page.one('hostpage'), {'do': 'pin', 'asked': {}, 'typed': {}})
            await page.until(lambda: json.loads((house.data / 'room.json').read_text())['pin'] is None)
