"""What a device wants for itself: kept by its browser, and nobody else's business."""
from tests.browser.player import move, phase

SHOWN = 'return getComputedStyle(document.querySelector(".stage .card:not(.under) img")).content'


def test_four_colours_and_another_back(house, two):
    ru, en = two
    table = house('KD JC', length='quick')
    for window in two:
        window.open(table.url)
    before = en.asked
    ru.tap('^Настройки$')
    ru.tap('Четыре цвета')
    ru.tap('', '[data-set=back-rings]')
    ru.tap('^Закрыть$', '.closing button')
    ru.until(lambda: 'back-rings' in ru.js(SHOWN), 'another back')
    assert en.asked == before and en.js(SHOWN) == 'normal'
    move(two, 1, lambda w: w.tap('^Red$'))
    for _ in range(2):
        assert 'KD-four.svg' in ru.js(SHOWN) and phase(ru) == 'assign'
        ru.reload()
    assert en.js(SHOWN) == 'normal'
    ru.tap('^Настройки$')
    ru.until(lambda: ru.js('return document.querySelector("[data-set=four]").ariaChecked === "true"'), 'the wish')
    for wish in 'four', 'back-halves':
        ru.tap('', f'[data-set={wish}]')
    assert ru.js(SHOWN) == 'normal'


def test_a_phone_that_wants_no_sound_gives_none(house, two):
    ru, _ = two
    ru.open(house('KD').url)
    ru.tap('^Настройки$')
    ru.tap('', '[data-set=sound]')
    ru.js('window.made = 0; const real = AudioContext.prototype.createOscillator; '
          'AudioContext.prototype.createOscillator = function () { window.made += 1; return real.call(this); }')
    ru.tap('', '[data-set=four]')
    ru.js('document.querySelector("[data-ring]").dataset.ring = "99"')
    ru.until(lambda: ru.js('return document.documentElement.dataset.sound === "off"'), 'no sound')
    assert ru.js('return made') == 0
    ru.tap('', '[data-set=four]')
    ru.tap('', '[data-set=sound]')
    ru.until(lambda: ru.js('return made') == 2, 'two tones')


def test_whoever_has_bet_once_is_not_told_how_again(house, two):
    ru, en = two
    table = house('7H 9S', length='quick')
    for window in two:
        window.open(table.url)
    ru.until(lambda: ru.texts('.lesson') == ['Какого цвета следующая карта?'], 'what a beginner is told')
    move(two, 0, lambda w: w.tap('^Чёрная$'))
    move(two, 0, lambda w: w.tap('^Готово'))
    assert en.texts('.lesson') == ['What colour is the next card?'] and ru.texts('.lesson') == []
    ru.reload()
    assert ru.texts('.lesson') == []
    move(two, 1, lambda w: w.tap('^Black$'))
    move(two, 1, lambda w: w.tap('', '.chip:nth-child(1)'))
    move(two, 1, lambda w: w.tap('^Done'))
    assert ru.texts('.lesson') == ['Следующая карта больше или меньше?']


def test_another_language_is_for_this_phone_alone(house, two):
    ru, en = two
    table = house('KD')
    for window in two:
        window.open(table.url)
    ru.tap('^Настройки$')
    ru.tap('^Deutsch$')
    ru.tap('^Закрыть$', '.closing button')
    ru.sees('Am Zug', 'Rot', 'Schwarz')
    en.sees('Turn Player 1')
    ru.reload()
    ru.sees('Am Zug')


BARE = """
for (const name of ["getItem", "setItem"]) Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };"""


def test_a_browser_that_keeps_nothing(house, two):
    ru, _ = two
    table = house('KD')
    kept = ru.driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': BARE})['identifier']
    try:
        ru.open(table.url)
        ru.tap('^Настройки$')
        ru.tap('Четыре цвета')
        ru.tap('^Закрыть$', '.closing button')
        move([ru], 0, lambda w: w.tap('^Красная$'))
        assert 'KD-four.svg' in ru.js(SHOWN)
    finally:
        ru.driver.execute_cdp_cmd('Page.removeScriptToEvaluateOnNewDocument', {'identifier': kept})
