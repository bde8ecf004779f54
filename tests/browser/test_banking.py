"""Red and Black in real browsers: a round of banks by three phones and a bot in front of the TV, and a server that dies in mid-coup."""

import pytest

from redblack.banking.moves import Options
from redblack.games import discover
from redblack.games.red_and_black.rules import KIND
from redblack.journal import Journal
from redblack.records import Entry
from tests.banking import FIRST, lay
from tests.browser.hand import claim
from tests.browser.window import TV, Window
from tests.browser.wire import LOGS, Wire, told
from tests.rules.banking.table import packs

SLUG = 'red_and_black'
DECK = [card.value for card in packs(KIND, FIRST[SLUG])[:15]]  # of the first bank: five cards for each of three
MINE = '''
const mine = document.querySelector(".hand :is([data-do=stake-red], [data-do=double-yes], [data-do=turn], [data-do=next])");
if (mine && arguments[0] === "tap") mine.click();
return mine?.dataset.do;'''
CARDS = 'return [...document.querySelectorAll(".coup .card img")].map((e) => e.src.match(/(..)\\.svg/)[1])'
PURSES = '''return [...document.querySelectorAll(arguments[0] + " tbody tr")].map(
  (row) => [row.querySelector("bdi").innerText, Number(row.cells[row.cells.length - 1].querySelector("b").innerText.replace(/\\D/g, ""))])'''


@pytest.fixture
def further():
    """A German phone, and a TV that writes down all that reaches it."""
    windows = []
    try:
        windows.append(Window('de'))
        windows.append(Window('ru', LOGS))
        windows[-1].size(TV)
        yield windows
        assert [window.errors() for window in windows] == [[], []]
    finally:
        for window in windows:
            window.driver.quit()


def begin(**phones):
    """These sit down from the first seat on, and one of them begins."""
    for seat, (name, window) in enumerate(phones.items()):
        claim(window, seat, name)
    ru, *_, last = phones
    phones[ru].sees(last)
    phones[ru].tap('^Играть$')


def asks(window):
    """The button with which this phone answers, if the table waits for it."""
    return window.js(MINE)


def tap(window):
    """What this phone is asked for is done, if it is still asked."""
    before = window.asked
    if window.js(MINE, 'tap'):
        window.until(lambda: window.asked != before, 'an answer')


def test_the_bank_goes_once_round_the_table(house, tmp_path, two, further):
    (ru, en), (de, tv) = two, further
    lay(tmp_path, SLUG, seats=4, options=Options(clock=3_600), kept={'speed': 'fast', 'level': 'steady'})
    table, phones = house(None), (ru, en, de)
    wire = Wire(tv, table.url)
    for window, page in (ru, ''), (en, ''), (de, ''), (tv, '/tv'):
        window.open(f'{table.url}{page}')
    begin(Оля=ru, Ann=en, Jörg=de)
    tv.sees('Делайте ставки')
    en.tap('^Max$')
    en.tap('^Black$')
    for window in ru, de, tv:
        window.until(lambda w=window: w.all('.purse .token.black'), 'what Ann has staked')
        assert window.all('.clock i')
    de.tap('^Rot$')
    heard, lies = wire.heard(), 0
    while lies < 15:
        if asks(de) == 'double-yes':
            tap(de)
        ru.until(lambda: asks(ru) == 'turn', 'the bank’s turn')
        heard += wire.heard()
        assert told(heard, DECK[lies:], 'ru') == []
        tap(ru)
        lies += 1 if lies % 5 == 4 else 4
        for window in tv, de:
            window.until(lambda w=window, n=lies: w.js(CARDS) == DECK[(n - 1) // 5 * 5:n], DECK[:lies])
        heard += wire.heard()
        assert told(heard, DECK[:lies], 'ru') == DECK[:lies]  # so this is where the others would have been found
    while not all(window.all('.ending') for window in phones):
        for window in phones:
            tap(window)
    purses = ru.js(PURSES, '.ending')
    assert len(purses) == 4 and sum(chips for _, chips in purses) == 40_000 and purses == sorted(purses, key=lambda row: -row[1])
    for window, where in (en, '.ending'), (de, '.ending'), (tv, '.bpoints'):
        window.until(lambda w=window, where=where: [chips for _, chips in w.js(PURSES, where)] == [chips for _, chips in purses], purses)
    tv.until(lambda: tv.texts('.tvholder h1') == [', '.join(name for name, chips in purses if chips == purses[0][1])], purses)
    table.kill()
    journal = Journal(discover()[SLUG], tmp_path / 'table.sqlite')
    moves = [record.move for _, record in journal.records() if isinstance(record, Entry)]
    journal.close()
    assert [move.kind for move in moves].count('shuffle') == 4 and not any(move.kind == 'skip' for move in moves)


def test_the_cards_lie_there_again_after_a_kill_in_mid_coup(house, tmp_path, two):
    ru, en = two
    lay(tmp_path, SLUG, seats=2)
    table = house(None)
    for window in two:
        window.open(table.url)
    begin(Оля=ru, Ann=en)
    en.tap('^Red$')
    ru.tap('^Четыре карты')
    for window in two:
        window.until(lambda w=window: w.js(CARDS) == DECK[:4], DECK[:4])
        window.js('window.old = true')
    table.kill()
    table.start()
    for window in two:
        window.until(lambda w=window: w.js('return !window.old && window.did_handshake') and w.js(CARDS) == DECK[:4], 'the page comes back by itself')
    ru.tap('^Последняя карта')
    for window, won in (ru, '\\+800'), (en, '−800'):
        window.sees(won)
        assert window.js(CARDS) == DECK[:5]
