"""The longest texts of every language in their boxes on the smallest phone, and all screens in a language a third longer than English."""
import pytest

from i18n import LANGUAGES, TONES
from tests.browser.layout import faults
from tests.browser.player import move
from tests.browser.window import SMALL, TV
from tests.words.catalogs import domain

# Puts each text into the boxes that a selector finds and says which of them are cut, or higher than so many lines.
TOO_LONG = '''
const [selector, texts, lines] = arguments, found = [];
const boxes = [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
if (!boxes.length) return ["no such box"];
const before = boxes.map((e) => e.innerHTML);
for (const text of texts) {
  for (const box of boxes) {
    box.textContent = text;
    const height = box.getBoundingClientRect().height, style = getComputedStyle(box);
    const inner = height - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    if (inner > Math.max(lines * parseFloat(style.lineHeight), parseFloat(style.minHeight) || 0) + 1 || box.scrollWidth > box.clientWidth + 1) found.push(text);
  }
}
boxes.forEach((e, i) => e.innerHTML = before[i]);
return found;'''

# Puts a value and two tasks into the sheet of a six at ×2: can «Done» be reached, and how much of it must be scrolled?
SCROLLED = '''
const [says, one, other] = arguments, tasks = [...document.querySelectorAll(".task p")];
document.querySelector(".deed .says").textContent = says; tasks[0].textContent = one; tasks[1].textContent = other;
const box = document.querySelector(".deed .do"), go = document.querySelector(".deed .go").getBoundingClientRect();
return [box.scrollHeight - box.clientHeight, go.bottom <= innerHeight && go.height >= 48];'''


def texts(language, mode, kind):
    found = [m for m in domain(language, mode) if (m.id[0] if isinstance(m.id, tuple) else m.id).startswith(kind)]
    return [text.replace('{n}', '2').replace('{name}', 'Константинополь') for m in found for text in (m.string if isinstance(m.string, tuple) else [m.string])]


def longest(found, n):
    return sorted(found, key=len)[-n:]


def begin(house, two, cards):
    """Two small phones at a new table; red is bet and hits, the second player is named."""
    table = house(cards, length='quick')
    for window in two:
        window.size(SMALL)
        window.open(table.url)
    move(two, 0, lambda w: w.tap('^Красная$'))
    move(two, 0, lambda w: w.tap('', '.chip:nth-child(2)'))


@pytest.fixture
def sheet(house, two):
    """A six at ×2 on a small phone, with two tasks, a ten and a queen in force."""
    begin(house, two, 'TH QH 6S XR XB')
    move(two, 0, lambda w: w.tap('^Готово'))
    move(two, 0, lambda w: w.tap('^Больше'))
    move(two, 0, lambda w: w.tap('', '.chip:nth-child(3)'))
    move(two, 0, lambda w: w.tap('^Готово'))
    move(two, 0, lambda w: w.tap('^Больше'))
    two[0].until(lambda: len(two[0].all('.task')) == 2, 'two tasks')
    return two[0]


def test_the_longest_cards_fit_a_small_phone(sheet):
    assert faults(sheet) == []
    for language in LANGUAGES:
        for mode in TONES:
            says, tasks = longest(texts(language, mode, 'value.'), 1)[0], longest(texts(language, mode, 'task.'), 2)
            scrolled, reachable = sheet.js(SCROLLED, says, *tasks)
            assert reachable and scrolled <= 60, (language, mode, scrolled)  # the last line may want a finger, «Done» never
            assert sheet.js(TOO_LONG, '.rule div', texts(language, mode, 'rule.'), 2) == []


def test_the_longest_suggestions_fit_a_small_phone(house, two):
    begin(house, two, 'KH XR XB')
    for language in LANGUAGES:
        for mode in TONES:
            assert two[0].js(TOO_LONG, '.hint', texts(language, mode, 'king.'), 2) == []


def test_two_immunities_of_one_player_fit_a_small_phone(house, two):
    """One can be taken back and the other one used: two buttons beside the name."""
    begin(house, two, 'TH TD 5H 2S XR XB')
    for deed in ('^Готово', '^Меньше', '^Готово', '^Красная$', '.chip:nth-child(4)', '^Готово', '^Меньше', '.chip:nth-child(2)', '.owes .second'):
        move(two, 0, lambda w, deed=deed: w.tap('', deed) if deed.startswith('.') else w.tap(deed))
    two[0].sees('Снять 1', 'Вернуть')
    assert faults(two[0]) == []


def test_every_screen_has_room_for_a_longer_language(house, two):
    table = house('KH 6S XR 9H QH XB', length='quick', program=('-m', 'tests.browser.strange'))
    _, en = two
    en.size(SMALL)
    en.open(table.url)

    def look(what):
        assert '⟦' in en.text and faults(en) == [], what

    def tap(do):
        before = en.asked
        en.tap('', f'[data-do^={do}]')
        en.until(lambda: en.asked != before, do)
        look(do)

    look('the first bet')
    for button, close in (('.gauges', '.panel:not(.hidden) header button'), ('[data-do=settings]', '.closing button'),
                          ('[data-do=restart]', '.dialog .second')):
        en.tap('', button)
        en.until(lambda c=close: en.all(c), button)
        look(button)
        en.tap('', close)
        en.until(lambda c=close: not en.all(c), f'{button} closed')
    for do in 'red', 'chip-1', 'hint-', 'done', 'lower', 'chip-2', 'done', 'lower', 'done', 'lower', 'done':
        tap(do)
    while not en.all('.ending'):
        tap(next(do for do in ('red', 'pass', 'done', 'chip-0', 'chip-1') if en.all(f'[data-do={do}]:not([aria-disabled=true])')))
    en.open(f'{table.url}/rules')
    look('the rules')
    en.size(TV)
    en.open(f'{table.url}/tv')
    look('the end on TV')
