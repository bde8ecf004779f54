"""Hearts in real browsers: two phones against two bots, with fingers and from a keyboard; every shape of screen; axe."""
from time import sleep

import pytest
from selenium.webdriver import ActionChains, Keys

from tests.browser import hearts
from tests.browser.layout import faults
from tests.browser.window import PAUSE, PHONE, SMALL
from tests.gallery.axe import violations

SHAPES = SMALL, PHONE, (844, 390), (1366, 768)
WIDE = 'Щ' * 16
SETTLED = 'return document.getAnimations().every((a) => a.playState !== "running" || a.effect.getTiming().iterations === Infinity)'
HAND = 'return [...document.querySelectorAll(".held [data-do]")].map((e) => e.dataset.do.slice(5))'
STRIPS = '''
return [...document.querySelectorAll(".held [data-do]")].map((card) => {
  const r = card.getBoundingClientRect(), y = r.y + 24;
  let wide = 0;
  for (let x = Math.ceil(r.x); x < r.right; x++) wide += card.contains(document.elementFromPoint(x, y));
  return wide;
});'''


@pytest.fixture
def played(house, tmp_path):
    """`played(GAME=until)`: a server with a table for each name, all with bots that play the first card they may."""
    def one(**tables):
        for code, laid in tables.items():
            hearts.lay(tmp_path, code, **laid)
        return house(program=('-m', 'tests.browser.simple'))
    return one


def sit(window, seat, name=None):
    window.tap('', '.turn .aside button')
    window.tap('', f'[data-do=claim-{seat}]')
    if name:
        window.type('input.name', name)
    window.tap('', '.panel .go')
    window.until(lambda: window.all('.held .card'), 'a hand')


def settled(window):
    window.until(lambda: window.js(SETTLED), 'nothing moves')


def drag(window, card, up):
    """A finger takes a card and lets it go so far above."""
    x, y = window.place(window.all(f'[data-do=card-{card}]')[0], across=.2)
    for what, to in ('mousePressed', y), ('mouseMoved', y - up / 2), ('mouseMoved', y - up), ('mouseReleased', y - up):
        window.driver.execute_cdp_cmd('Input.dispatchMouseEvent', {'type': what, 'x': x, 'y': to, 'button': 'left', 'buttons': 1, 'clickCount': 1})


def hand(window):
    return window.js(HAND)


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


def test_two_phones_pass_and_play_a_trick(played, two):
    ru, en = two
    table = played(ABCE={'kept': None})
    for window in two:
        window.open(f'{table.url}/t/ABCE')
    ru.tap('^быстро$')
    en.until(lambda: en.all('[data-do=pace-fast][aria-checked=true]'), 'the pace on the other phone')
    en.tap('', '[data-do=claim-2]')
    en.type('input.name', 'Ann')
    en.tap('To the table')
    ru.sees('Ann')
    ru.tap('^Играть$')
    ru.sees('Три карты — Лили Выберите три карты')
    settled(ru)
    assert hand(ru) == hearts.HANDS[0].replace('QS AS 4S', '4S QS AS').split()
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
    assert table.said() == ''


def test_a_card_that_may_not_be_played_says_why_and_stays(played, two):
    ru = two[0]
    table = played(ABCE={'until': lambda s: s.phase == 'play' and s.round.trick.turn == 0 and len(s.round.trick.cards) == 1})
    ru.open(f'{table.url}/t/ABCE')
    sit(ru, 0)
    mine(ru)
    settled(ru)
    card = ru.js('return document.querySelector(".held .off").dataset.do.slice(5)')
    drag(ru, card, 150)
    ru.sees('Нужно ходить в масть')
    assert card in hand(ru)


def test_from_a_keyboard(played, two):
    ru = two[0]
    table = played(ABCE={'until': lambda s: s.phase == 'play' and s.round.trick.turn == 0})
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


def ready_tables():
    names = dict.fromkeys(range(4), WIDE)
    return {
        'ABCE': {'kept': None, 'names': names},
        'ABCH': {'names': names},
        'ABCK': {'until': lambda s: s.phase == 'play' and len(s.round.tricks) == 1 and s.round.trick.turn == 0, 'names': names},
        'ABCM': {'until': lambda s: s.phase == 'summary', 'names': names},
        'ABCP': {'until': lambda s: s.winner is not None, 'target': 20, 'names': names},
    }


def test_every_shape_of_screen(played, two):
    """Before a match, passing, playing, menu, last trick, points, the end; with the longest names, as axe and a thumb see it."""
    ru, found = two[0], []
    table = played(**ready_tables())

    def look(what):
        for shape in SHAPES:
            ru.size(shape)
            settled(ru)
            found.extend(f'{what} {shape}: {fault}' for fault in faults(ru))
        found.extend(f'{what}: {fault}' for fault in violations(ru))
        ru.size(PHONE)

    for code, what in ('ABCE', 'start'), ('ABCM', 'points'), ('ABCP', 'end'):
        ru.open(f'{table.url}/t/{code}')
        ru.until(lambda: ru.all('.ending'), what)
        sleep(1.7)  # the last trick lies for a moment before it is covered
        look(what)
    ru.open(f'{table.url}/t/ABCH')
    sit(ru, 0)
    settled(ru)
    for shape in SHAPES:
        ru.size(shape)
        settled(ru)
        found.extend(f'a strip of {strip} px at {shape}' for strip in ru.js(STRIPS) if strip < 24)
    ru.size(PHONE)
    for card in hand(ru)[-3:]:
        ru.tap('', f'[data-do=card-{card}]')
    look('passing')
    ru.open(f'{table.url}/t/ABCK')
    sit(ru, 0)
    look('playing')
    ru.tap('', '[data-do=last]')
    look('last trick')
    ru.tap('', '.panel:not(.hidden) header button')
    ru.tap('', '.table [data-do=menu]')
    look('menu')
    assert found == []
