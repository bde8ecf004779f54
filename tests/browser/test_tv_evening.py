"""The TV through an evening: the way in, the news, the story; a server that cannot be heard; a screen that must not go dark."""
import pytest

from tests.browser.player import move
from tests.browser.proxy import Road
from tests.browser.tv import sofas, watch


@pytest.fixture(scope='module')
def sofa(tmp_path_factory):
    with sofas(tmp_path_factory.mktemp('sofa')) as house:
        yield house


# ---- the end

ROLLING = 'const [rolling] = document.querySelector(".tvtale").getAnimations();'
STORY = 'const box = document.querySelector(".tvstory").getBoundingClientRect(), tale = document.querySelector(".tvtale").getBoundingClientRect();'


@pytest.fixture
def still(two):
    """The Russian window as a TV whose owner wants no motion."""
    ru = two[0]
    ru.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': [{'name': 'prefers-reduced-motion', 'value': 'reduce'}]})
    yield ru
    ru.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': []})


def at(window, share):
    """The story after this share of its time: how far its beginning is from the top of the box, and its end from the bottom."""
    window.js(f'{ROLLING} rolling.pause(); rolling.currentTime = arguments[0] * rolling.effect.getComputedTiming().duration', share)
    return window.js(f'{STORY} return [tale.top - box.top, tale.bottom - box.bottom]')


def test_the_story_scrolls_from_its_beginning_to_its_end_and_again(two, sofa):
    ru = two[0]
    watch(ru, f'{sofa.url}/tv-over/alcohol/tv')
    assert ru.js(f'{ROLLING} return rolling.effect.getComputedTiming().iterations === Infinity')
    first = ru.js(f'{ROLLING} return rolling.currentTime')
    ru.until(lambda: ru.js(f'{ROLLING} return rolling.currentTime') > first, 'a story that moves by itself')
    (begin, below), (_, middle), (_, end) = at(ru, .01), at(ru, .5), at(ru, .99)
    assert abs(begin) < 9 and below > middle > 100 and abs(end) < 2  # below the line on top of the box
    assert ru.texts('.tvstory h2') == ['Как это было', 'Ход за ходом'] and len(ru.texts('.tvstory li')) == 12


WHOLE = """
const start = document.querySelector(".tvtale").getBoundingClientRect().top, room = document.querySelector(".tvstory").clientHeight;
const parts = [...document.querySelectorAll(".tvtale p, .tvtale h2")].map((part) => part.getBoundingClientRect()).filter((r) => r.height);
return parts.map((r) => arguments[0].some((stop) => r.top - start >= stop - 1 && r.bottom - start <= stop + room + 1));"""


def test_without_motion_the_story_turns_pages(still, sofa):
    watch(still, f'{sofa.url}/tv-over/alcohol/tv')
    begin = at(still, 0)[0]
    stops = sorted({begin - at(still, share / 200)[0] for share in range(200)})
    assert stops[0] == 0 and 3 < len(stops) < 20
    assert all(still.js(WHOLE, stops))  # every paragraph is on some page as a whole
    assert abs(at(still, .999)[1]) < 2


def test_a_new_party_switches_back_at_once(house, two):
    ru, en = two
    table = house('XR XB', length='quick', seats=2)
    ru.open(table.url)
    for _ in range(2):
        move([ru], 0, lambda w: w.tap('^Красная$'))
        move([ru], 0, lambda w: w.tap('^Готово'))
    watch(en, f'{table.url}/tv')
    en.sees("The king's cup ×0")
    move([ru], 0, lambda w: w.tap('^Ещё партию'))
    en.sees('Turn Player 1 Red or black')
    assert len(en.all('.tv')) == 1 and not en.all('.tvtale')


# ---- the evening

def test_it_follows_the_evening(house, two):
    """The way in is large while people come, then the table; a phone that goes away is told of, and what is taken back is said large."""
    ru, en = two
    table = house('7H AS', length='quick', seats=3)
    watch(en, f'{table.url}/tv')
    assert en.all('.arriving .tvqr .qr') and not en.all('.tvcard, .tvqr .address') and en.texts('.tvaddress .address') == [table.url[7:]]
    ru.open(table.url)
    en.sees('1 phone is here')
    ru.tap('', '.gauges')
    ru.tap('', '[data-do=claim-0]')
    ru.until(lambda: not ru.all('[data-do=claim-0]'), 'a seat of my own')
    assert not en.all('.tvaway')
    ru.driver.get('about:blank')
    en.until(lambda: en.texts('.tvaway') == ['no connection'], 'that the phone is away')
    ru.open(table.url)
    en.until(lambda: not en.all('.tvaway'), 'that it is back')
    move([ru], 0, lambda w: w.tap('^Красная$'))
    en.sees('Hit · ♥ 7 Who does it')
    assert not en.all('.arriving') and en.all('.tvqr .qr') and en.all('.tvcard')
    move([ru], 0, lambda w: w.tap('', '[data-do=chip-1]'))
    move([ru], 0, lambda w: w.tap('', '[data-do=undo]'))
    en.until(lambda: en.texts('.tvword') == ['The last move was taken back.'], 'the news')
    assert en.js('return parseFloat(getComputedStyle(document.querySelector(".tvword")).fontSize) / innerHeight') > .06


# ---- a server that cannot be heard

LOST = 'return getComputedStyle(document.querySelector(".tvlost")).visibility === "visible"'
TRIES = 'return [socket.io.reconnectionDelayMax(), socket.io.timeout()]'


def test_a_server_that_was_killed(house, two):
    """The TV says so instead of freezing, and is right again without a hand."""
    ru, en = two
    table = house('7H AS')
    watch(en, f'{table.url}/tv')
    ru.open(table.url)
    assert not en.js(LOST)
    table.kill()
    en.until(lambda: en.js(LOST), 'that it looks for the table')
    assert en.all('.tvlost p') and not en.all('#popup')  # our words, not NiceGUI's
    assert en.js(TRIES) == [500, False]  # it asks twice a second, and never goes to a page that is not there
    table.start()
    en.until(lambda: en.js(LOST) is False, 'the table again')
    ru.until(lambda: ru.find('^Красная$'), 'the phone too')
    ru.until(lambda: ru.js('return socket.connected && did_handshake'), 'a connection')
    move([ru], 0, lambda w: w.tap('^Красная$'))
    en.sees('Hit · ♥ 7 Who does it')


def test_a_network_that_falls_silent(house, two):
    """Nobody says that anything is wrong; nothing arrives any more."""
    ru, en = two
    table = house('7H AS')
    road = Road(table.port)
    try:
        watch(en, f'{road.url}/tv')
        ru.open(table.url)
        road.jam()
        en.until(lambda: en.js(LOST), 'that it looks for the table')
        move([ru], 0, lambda w: w.tap('^Красная$'))
        road.clear.set()
        en.until(lambda: en.js(LOST) is False, 'the table again')
        en.sees('Hit · ♥ 7 Who does it')
    finally:
        en.driver.get('about:blank')
        road.close()


def test_a_connection_that_does_not_come_back_though_the_server_is_there(two, sofa):
    ru = two[0]
    watch(ru, f'{sofa.url}/tv-colour/alcohol/tv')
    ru.until(lambda: ru.js('return window.did_handshake'), 'a connection')
    ru.js('window.old = true; socket.io.reconnection(false); socket.io.engine.close()')
    ru.until(lambda: ru.js('return !window.old && window.did_handshake'), 'a new page')
    assert ru.all('.tvcard') and not ru.js(LOST)


# ---- awake

COUNT_LOCKS = '''
window.locks = 0;
Object.defineProperty(navigator, "wakeLock", {value: {request: async (what) => { if (what === "screen") window.locks += 1; }}});'''
NO_LOCKS = 'Object.defineProperty(navigator, "wakeLock", {value: undefined})'
SEEN_AGAIN = 'document.dispatchEvent(new Event("visibilitychange"))'


@pytest.fixture
def before(two):
    """`before(script)`: something that the Russian window does before each page."""
    driver, added = two[0].driver, []
    yield lambda script: added.append(driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': script})['identifier'])
    for identifier in added:
        driver.execute_cdp_cmd('Page.removeScriptToEvaluateOnNewDocument', {'identifier': identifier})


def test_it_keeps_the_screen_awake_and_asks_again_when_it_is_seen_again(two, sofa, before):
    ru = two[0]
    before(COUNT_LOCKS)
    watch(ru, f'{sofa.url}/tv-colour/alcohol/tv')
    ru.until(lambda: ru.js('return locks') == 1, 'a lock')
    assert not ru.all('video')
    ru.js(SEEN_AGAIN)
    assert ru.js('return locks') == 2


def test_where_there_is_no_wake_lock_a_film_of_one_dot_does_it(two, sofa, before):
    ru = two[0]
    before(NO_LOCKS)
    watch(ru, f'{sofa.url}/tv-colour/alcohol/tv')
    ru.until(lambda: ru.js('const film = document.querySelector("video"); return film.muted && !film.paused && film.readyState > 1'), 'a film')
    ru.js(SEEN_AGAIN)
    assert ru.js('return [...document.querySelectorAll("video")].map((film) => film.getBoundingClientRect().width)') == [2]
