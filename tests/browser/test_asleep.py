"""A phone that was out of reach, or whose server was away, comes back by itself: to the table as it is now, and to its own seat."""
from time import sleep

import pytest

from tests.browser.player import move, together
from tests.browser.proxy import Road

FORGOTTEN = 6  # seconds after which the server has thrown away a page that nobody listens to; the way back is another one then


@pytest.fixture
def own(house, two):
    """The second seat is the Russian phone's own, on a road of its own; on the first seat anybody plays."""
    ru, en = two
    table = house('7H 4C 5S 5C', seats=2, length='quick')
    road = Road(table.port)
    ru.open(road.url)
    en.open(table.url)
    ru.tap('', '.gauges')
    ru.tap('', '[data-do=claim-1]')
    ru.until(lambda: not ru.all('[data-do=claim-0]'), 'a seat of my own')
    ru.tap('^Закрыть$')
    yield table, road
    ru.driver.get('about:blank')
    road.close()


def back_at_the_table(ru, en):
    """The same page as far as its owner knows: the seat is still his, and his tap counts."""
    ru.sees('Делаете вы')
    together(ru, en)
    ru.until(lambda: ru.js('return socket.connected && did_handshake'), 'a connection')
    move([ru, en], 0, lambda w: w.tap('^Готово'))
    for window in ru, en:
        window.sees('Ваш ход.*Больше ♥ 7|Player 2.*Higher ♥ 7')


@pytest.mark.parametrize('long', [0, FORGOTTEN, 3 * FORGOTTEN], ids=['a moment', 'its page is forgotten', 'the browser would lose the page'])
def test_out_of_reach(own, two, long):
    """Meanwhile the table plays on."""
    (ru, en), (_, road) = two, own
    road.close()
    ru.until(lambda: ru.all('#popup'), 'that the page knows')
    move([en], 0, lambda w: w.tap('^Red$'))
    move([en], 0, lambda w: w.tap('', '.chip:nth-child(2)'))
    en.sees('no connection')
    sleep(long)
    road.open()
    back_at_the_table(ru, en)


def test_the_server_comes_back_after_long(own, two):
    (ru, en), (table, _) = two, own
    move([en], 0, lambda w: w.tap('^Red$'))
    move([en], 0, lambda w: w.tap('', '.chip:nth-child(2)'))
    table.kill()
    sleep(3 * FORGOTTEN)
    table.start()
    back_at_the_table(ru, en)
