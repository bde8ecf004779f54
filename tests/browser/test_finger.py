"""A finger that taps twice comes down a second time on what has just appeared there. Nobody has read that yet: it must not act."""
from time import sleep

import pytest

from tests.browser.player import move, together
from tests.browser.test_twice import CLOSE, count, flush

QUICK_FINGER = .25  # seconds from one tap to the next of a double tap
OPENS = '^Начать заново$', '^Настройки$'  # and moves nothing
UNDER = 'return !arguments[0].contains(document.elementFromPoint(arguments[1], arguments[2]))'


def press_twice(two, pattern):
    """Tap; tap the same place as soon as something else lies there, and a little later. How many moves that made."""
    ru, en = two
    before = count(en)
    button = ru.until(lambda: ru.find(pattern, '.closing button' if pattern == CLOSE else 'button'), pattern)
    x, y = ru.place(button, across=.3)  # hardly anybody hits the middle
    ru.press(x, y)
    ru.until(lambda: ru.js(UNDER, button, x, y), f'something else than {pattern}')
    ru.press(x, y)
    sleep(QUICK_FINGER)
    ru.press(x, y)
    flush(ru)
    together(ru, en)
    return count(en) - before


@pytest.mark.parametrize('way, moves, cards', [
    (['^Чёрная$'], 1, '4S'),                                             # then chips
    (['^Красная$'], 1, '4S'),                                            # then «Готово»
    (['^Чёрная$', 'Игрок 3'], 1, '4S'),                                  # then «Готово»
    (['^Красная$', '^Готово'], 1, '4S 5S'),                              # then the colours
    (['^Чёрная$', 'Игрок 3', '^Готово'], 1, '4S 5S'),                    # then higher, lower, pass
    (['^Красная$', '^Готово', '^Красная$', '^Готово'], 1, 'XR XB'),      # then «Ещё партию»
    (['^Красная$', '^Готово', '^Красная$', '^Готово', '^Ещё партию'], 2, 'XR XB'),
    (['^Начать заново$', '^Начать$'], 2, '4S'),
    (['^Начать заново$', '^Нет, играем$'], 0, '4S'),
    (['^Настройки$', CLOSE], 0, '4S'),
], ids=['hit', 'miss', 'named', 'done', 'done_after_a_hit', 'over', 'once_more', 'restart', 'no_restart', 'panel'])
def test_what_has_just_appeared_does_not_act(house, two, way, moves, cards):
    ru, en = two
    table = house(cards, length='quick')
    for window in two:
        window.open(table.url)
    for pattern in way[:-1]:
        if pattern in OPENS:
            ru.tap(pattern)
        else:
            move(two, 0, lambda w, p=pattern: w.tap(p))
    assert press_twice(two, way[-1]) == moves, en.text
