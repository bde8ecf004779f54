"""A tap made without a connection, when the very same bet is open again, one circle later: it was meant for another question.

A page that knows of it does not send the tap; one that does not know sends it late, and it is refused.
"""
import pytest

from tests.browser.player import move
from tests.browser.proxy import Road

CALM = '4S 4C 5S 5C 9S 9C'  # red misses every time, nothing is booked, the table stays on colour


@pytest.fixture
def road():
    opened = []

    def to(port):
        opened.append(Road(port))
        return opened[-1]
    yield to
    for one in opened:
        one.close()


@pytest.mark.parametrize('how', ['closed', 'jammed'])
def test_a_tap_made_offline_does_not_count_one_circle_later(house, two, road, how):
    ru, en = two
    table = house(CALM, seats=2)
    way = road(table.port)
    ru.open(way.url)
    en.open(table.url)
    ru.sees('Ходит Игрок 1 Красная Чёрная')
    way.close() if how == 'closed' else way.jam()
    ru.tap('^Красная$')
    for bettor, card in ('1', '♠ 4'), ('2', '♣ 4'):
        en.sees(f'Turn Player {bettor} Red Black')
        move([en], 0, lambda w: w.tap('^Red$'))
        en.sees(f'Miss · {card}')
        move([en], 0, lambda w: w.tap('^Done'))
    en.sees('Turn Player 1 Red Black')
    before = en.asked
    way.open() if how == 'closed' else way.clear.set()
    ru.until(lambda: ru.asked == before, 'the table as it is now')
    if how == 'jammed':  # else the page knew that it had no connection, and sent nothing
        ru.sees('Игра уже ушла дальше')
    ru.tap('', '.gauges')  # goes the same way as the late tap, and after it
    ru.sees('За столом.*Пропустить ход: Игрок 1')
    assert ru.asked == en.asked == before
    en.sees('Turn Player 1 Red Black')
    ru.tap('^Закрыть$')
    move(two, 0, lambda w: w.tap('^Чёрная$'))  # a tap on what is asked now counts
    en.sees('Hit · ♠ 5')
