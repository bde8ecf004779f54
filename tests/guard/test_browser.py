"""What real browsers make of it: nothing to complain of, and no page that loads itself again and again."""
import json
from contextlib import closing

import pytest

from redblack.journal import Journal
from redblack.records import Named
from tests.browser.house import House
from tests.browser.window import PHONE, TV, Window
from tests.rules.table import GAME
from tests.sitting import sit

SCRIPT, PICTURE = '<script>window.name="taken"</script>', '<img src=x onerror=window.name="taken">'
IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15'


@pytest.fixture(scope='module')
def house(tmp_path_factory):
    """A king has just proclaimed a script, and all players are called by pictures that do something."""
    folder = tmp_path_factory.mktemp('house')
    with closing(Journal(GAME, folder / 'table.sqlite')) as journal:
        sit(f'red KH >2 say={SCRIPT}', journal)
        journal.append(Named({seat: f'{PICTURE}{seat}' for seat in range(4)}))
    house = House(folder)
    yield house
    house.kill()
    assert house.said() == ''


@pytest.fixture(scope='module')
def opened():
    window = Window('ru', {'performance': 'ALL'})
    yield window
    window.driver.quit()


@pytest.fixture
def window(opened):
    opened.driver.delete_all_cookies()
    opened.driver.get_log('performance')
    yield opened
    opened.size(PHONE)
    assert [line['message'] for line in opened.driver.get_log('browser') if line['level'] != 'INFO'] == []  # nicegui.js tells why it loads a page anew


def is_connected(window):
    return window.js('return window.did_handshake === true && window.socket?.connected === true')


def connect(window, url):
    window.open(url)
    window.until(lambda: is_connected(window), 'the socket')


def loads(window):
    """How the page came up last: by itself, or because somebody asked for it."""
    return window.js('return performance.getEntriesByType("navigation")[0].type')


def sockets(window):
    """By which ways the page has asked for its socket, in their order."""
    said = [json.loads(line['message'])['message'] for line in window.driver.get_log('performance')]
    asked = [one['params'] for one in said if one['method'] in ('Network.requestWillBeSent', 'Network.webSocketCreated')]
    urls = [one.get('url') or one['request']['url'] for one in asked]
    return [url.partition('transport=')[2].partition('&')[0] for url in urls if '/_nicegui_ws/' in url]


@pytest.mark.parametrize('path, size', [('/', PHONE), ('/tv', TV), ('/rules', PHONE)])
def test_the_pages_need_no_more_than_they_may(house, window, path, size):
    """Whatever was typed is a text on them. A policy that forbids too much would be complained of in the console."""
    window.size(size)
    connect(window, house.url + path)
    if path != '/rules':
        window.until(lambda: SCRIPT in window.text and f'{PICTURE}2' in window.text, 'what was typed')
    assert window.js('return document.querySelectorAll("#app script, #app [onerror]").length') == 0
    assert window.js('return window.name') != 'taken'


def test_the_settings(house, window):
    connect(window, house.url)
    window.tap('Настройки')
    window.until(lambda: window.all('.panel li input'), 'the list of players')
    assert window.all('.panel li input')[0].get_attribute('value').startswith('<img src')


def test_what_would_slip_through_is_not_run(house, window):
    """Had we forgotten to escape something: the page's own policy is a second lock."""
    connect(window, house.url)
    window.js('document.body.insertAdjacentHTML("beforeend", arguments[0])', PICTURE)
    window.js('document.body.append(Object.assign(document.createElement("script"), {textContent: "window.name = \'taken\'"}))')
    complaints = []
    window.until(lambda: complaints.extend(window.driver.get_log('browser')) or len(complaints) >= 3, 'what the browser says of them')
    assert sum('Content Security Policy' in line['message'] for line in complaints) == 2
    assert window.js('return window.name') != 'taken'


@pytest.mark.parametrize('agent, fingers, first', [(IPHONE, 5, 'polling'), (MAC, 5, 'polling'), (MAC, 0, 'websocket'), ('', 5, 'websocket')])
def test_apples_phones_and_tablets_begin_with_polling(house, window, agent, fingers, first):
    """An iPad says it is a Mac, but has a touch screen."""
    window.driver.execute_cdp_cmd('Emulation.setUserAgentOverride', {'userAgent': agent})
    window.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', {'enabled': fingers > 0, 'maxTouchPoints': fingers or 1})
    connect(window, house.url)
    window.until(lambda: window.js('return window.socket.io.engine.transport.name') == 'websocket', 'a websocket in the end')
    assert sockets(window)[0] == first


def test_a_browser_that_loses_its_cookie_loads_the_page_once(house, window):
    connect(window, house.url)
    window.driver.delete_all_cookies()
    window.js('window.old = true; window.socket.io.engine.close()')
    window.until(lambda: window.js('return window.old !== true') and is_connected(window), 'the page anew')
    assert loads(window) == 'reload'
    window.js('window.old = true; window.socket.io.engine.close()')
    window.until(lambda: is_connected(window), 'the socket')
    assert window.js('return window.old')
