"""Hearts in real browsers: two phones against two bots, with fingers and from a keyboard."""
from time import sleep

from selenium.webdriver import ActionChains, Keys

from tests.browser.hand import claim, hand, sit
from tests.browser.window import PAUSE
from tests.hearts import HANDS

SETTLED = 'return document.getAnimations().every((a) => a.playState !== "running" || a.effect.getTiming().iterations === Infinity)'


def settled(window):
    window.until(lambda: window.js(SETTLED), 'nothing moves')


def drag(window, card, up):
    """A finger takes a card and lets it go so far above."""
    x, y = window.place(window.all(f'[data-do=card-{card}]')[0], across=.2)
    for what, to in ('mousePressed', y), ('mouseMoved', y - up / 2), ('mouseMoved', y - up), ('mouseReleased', y - up):
        window.driver.execute_cdp_cmd('Input.dispatchMouseEvent', {'type': what, 'x': x, 'y': to, 'button': 'left', 'buttons': 1, 'clickCount': 1})


def mine(window):
    window.until(lambda: window.all('.held.plays'), 'my turn')


def play_until_mine(window, other):
    """The other plays whatever it may."""
    def turn():
        if other.all('.held.plays'):
            other.js('document.querySelector(".held .card:not(.off)")?.click()')
            sleep(PAUSE)
        return window.all('.held.plays')
    window.until(turn, 'my turn')


def test_two_phones_pass_and_play_a_trick(hearts_house, two):
    ru, en = two
    table = hearts_house(ABCE={'kept': None})
    for window in two:
        window.open(f'{table.url}/t/ABCE')
    ru.tap('^быстро$')
    en.until(lambda: en.all('[data-do=pace-fast][aria-checked=true]'), 'the pace on the other phone')
    claim(en, 2, 'Ann')
    ru.sees('Ann')
    ru.tap('^Играть$')
    ru.sees('Три карты — Лили Выберите три карты')
    settled(ru)
    assert hand(ru) == HANDS[0].split()
    for card in 'QS', 'AS', 'KH', '2C':
        ru.tap('', f'[data-do=card-{card}]')
        ru.until(lambda card=card: ru.all(f'.picked[data-do=card-{card}]'), f'{card} is chosen')
    assert len(ru.all('.held .picked')) == 3 and not ru.all('.picked[data-do=card-QS]')
    sleep(PAUSE)
    drag(ru, '2C', 100)  # a drag is as good as a tap
    ru.until(lambda: len(ru.all('.held .picked')) == 2, 'taken back')
    ru.tap('', '[data-do=card-QS]')
    ru.tap('^Передать влево')
    ru.sees('Карты уйдут')
    for k in 1, 2, 3:
        en.tap('', f'.handrow:first-child .slot:nth-child({k}) .card')
    en.tap('^Pass left')
    for window in two:
        window.until(lambda w=window: len(w.all('.held .new')) == 3, 'three cards have come')
    for _ in range(2):
        play_until_mine(ru, en)
        ru.until(lambda: ru.js('return document.title') == 'Ваш ход · Червы', 'whose turn it is in the title')
        card = ru.js('return document.querySelector(".held .card:not(.off)").dataset.do.slice(5)')
        drag(ru, card, 20)  # too short: it falls back
        sleep(PAUSE)
        assert card in hand(ru)
        drag(ru, card, 150)
        ru.until(lambda card=card: card not in hand(ru), 'the card is played')
    ru.until(lambda: ru.all('[data-do=last]'), 'a last trick')
    ru.tap('', '[data-do=last]')
    ru.sees('Последняя взятка.*берёт взятку')
    assert len(ru.all('.lasttrick .card')) == 4


def test_a_card_that_may_not_be_played_says_why_and_stays(hearts_house, two):
    ru = two[0]
    table = hearts_house(ABCE={'until': lambda v: v.turn == 0 and len(v.trick) == 1})
    ru.open(f'{table.url}/t/ABCE')
    sit(ru, 0)
    mine(ru)
    settled(ru)
    card = ru.js('return document.querySelector(".held .off").dataset.do.slice(5)')
    drag(ru, card, 150)
    ru.sees('Нужно ходить в масть')
    assert card in hand(ru)


def test_from_a_keyboard(hearts_house, two):
    ru = two[0]
    table = hearts_house(ABCE={'until': lambda v: v.turn == 0})
    ru.size((1366, 768))
    ru.open(f'{table.url}/t/ABCE')
    sit(ru, 0)
    mine(ru)
    before = hand(ru)
    place = ru.js('return [...document.querySelectorAll(".held .card")].findIndex((e) => !e.classList.contains("off"))')
    ActionChains(ru.driver).send_keys(*[Keys.ARROW_RIGHT] * (place + 1)).perform()
    assert ru.js('return document.activeElement.dataset.do') == f'card-{before[place]}'
    ActionChains(ru.driver).send_keys(Keys.ENTER).perform()
    ru.until(lambda: before[place] not in hand(ru), 'the card is played')
    ru.until(lambda: ru.js('return Boolean(document.activeElement.closest(".held"))'), 'the focus stays in the hand')
