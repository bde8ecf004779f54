"""A laptop is played without a mouse; and what moves on the way."""
import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from tests.browser.player import phase

COUNT = '''window.flown = 0;
new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => { if (node.className === "flying") window.flown += 1; })))
  .observe(document.body, {childList: true});'''


@pytest.fixture
def laptop(house, two):
    """At the table: seven, ace, king, in this order."""
    ru = two[0]
    ru.size((1366, 768))
    ru.open(house('7H AS KD', length='quick').url)
    ru.until(lambda: ru.js('return window.did_handshake'), 'a connection')
    return ru


def press(window, *keys):
    for key in keys:
        ActionChains(window.driver).send_keys(key).perform()


def moves(window, key):
    """The key changes the table, once what it stands for is there and awake."""
    before = window.asked
    window.until(lambda: press(window, key) or window.asked != before, f'a move by {key!r}')


def test_a_round_by_the_keyboard(laptop):
    moves(laptop, 'r')
    assert phase(laptop) == 'assign' and laptop.driver.title == 'Ходит Игрок 1 · Красное или чёрное'
    press(laptop, '1')  # the own chip names nobody
    assert phase(laptop) == 'assign'
    moves(laptop, '3')
    laptop.sees('Выполняет Игрок 3')
    moves(laptop, 'u')
    moves(laptop, '2')
    moves(laptop, Keys.ENTER)
    laptop.sees('Ходит Игрок 2', 'Больше ♥ 7')
    moves(laptop, Keys.ARROW_DOWN)
    laptop.sees('Угадано · ♠ A')
    moves(laptop, '4')
    laptop.js(COUNT)
    moves(laptop, Keys.ENTER)
    laptop.until(lambda: laptop.js('return flown') == 2, 'two penalties that fly to the count')
    laptop.until(lambda: not laptop.all('.flying'), 'their end')


def test_what_is_typed_moves_nothing(laptop):
    press(laptop, 's')
    laptop.tap('^Настройки$')
    before = laptop.asked
    laptop.until(lambda: laptop.all('[name=name-0]'), 'the first name')
    laptop.js('document.querySelector("[name=name-0]").focus()')
    press(laptop, 'rubp3')
    assert laptop.asked == before and laptop.js('return document.activeElement.value') == 'rubp3'
    press(laptop, 'r')
    laptop.js('document.activeElement.blur()')
    press(laptop, 'r')  # the table lies under the settings
    assert laptop.asked == before
    press(laptop, Keys.ESCAPE)
    laptop.until(lambda: not laptop.all('.panel'), 'the settings closed')


def test_the_rules_are_one_key_away(laptop):
    press(laptop, '?')
    laptop.until(lambda: laptop.driver.current_url.endswith('/rules'), 'the rules')
