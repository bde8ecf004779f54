"""A finger that taps twice comes down a second time on what has just appeared there. Nobody has read that yet: it must not act."""
from time import sleep

from tests.browser.player import move, together
from tests.browser.test_twice import CLOSE, count, flush

QUICK_FINGER = .25  # seconds from one tap to the next of a double tap
SLEEPY = 'for (const nap of ["--nap", "--settle"]) document.documentElement.style.setProperty(nap, "1.5s")'  # a slow machine's finger is slow too
GONE = 'return !window.tapped.contains(document.elementFromPoint(...arguments))'


def press_twice(two, pattern):
    """Tap; tap the same place as soon as something else lies there, and a little later. How many moves that made."""
    ru, en = two
    before = count(en)
    button = ru.until(lambda: ru.find(pattern, '.closing button' if pattern == CLOSE else 'button'), pattern)
    x, y = ru.place(button, across=.3)  # hardly anybody hits the middle
    ru.js('window.tapped = arguments[0]', button)
    ru.press(x, y)
    ru.until(lambda: ru.js(GONE, x, y), f'something else than {pattern}')
    ru.press(x, y)
    sleep(QUICK_FINGER)
    ru.press(x, y)
    flush(ru)
    together(ru, en)
    return count(en) - before


def test_what_has_just_appeared_does_not_act(house, two):
    ru, en = two
    table = house('4S 5S XR XB', length='quick')
    for window in two:
        window.open(table.url)
        window.js(SLEEPY)
    ru.tap('^Настройки$')
    assert press_twice(two, CLOSE) == 0, en.text            # then the colours
    ru.tap('^Начать заново$')
    assert press_twice(two, '^Нет, играем$') == 0, en.text  # then the colours
    assert press_twice(two, '^Чёрная$') == 1, en.text       # then chips
    assert press_twice(two, 'Игрок 3') == 1, en.text        # then «Готово»
    assert press_twice(two, '^Готово') == 1, en.text        # then higher, lower, pass
    assert press_twice(two, '^Меньше') == 1, en.text        # then «Готово»
    assert press_twice(two, '^Готово') == 1, en.text        # then the colours
    move(two, 1, lambda w: w.tap('^Red$'))
    move(two, 1, lambda w: w.tap('^Done'))
    move(two, 1, lambda w: w.tap('^Red$'))
    assert press_twice(two, '^Готово') == 1, en.text        # then «Ещё партию»
    assert press_twice(two, '^Ещё партию') == 2, en.text    # the deal is the second; then the colours
    ru.tap('^Начать заново$')
    assert press_twice(two, '^Начать$') == 2, en.text       # then the colours
