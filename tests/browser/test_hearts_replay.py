"""A deal of Hearts that has been played: looked at trick by trick, and dealt once more at a table of its own."""
from redblack.game import NATURE
from redblack.games.hearts import rules
from redblack.games.hearts.moves import Options
from tests.browser.hand import claim, hand
from tests.browser.layout import faults
from tests.browser.window import PHONE, SMALL
from tests.gallery.axe import violations
from tests.hearts import HANDS, known

SHAPES = SMALL, PHONE, (844, 390), (1366, 768)
WIDE = dict.fromkeys(range(4), 'Щ' * 16)
TRICKS = '''return [...document.querySelectorAll(".replay section")].slice(0, -1).map((trick) =>
  [...trick.querySelectorAll("li")].map((row) => [row.querySelectorAll(".ref").length, row.querySelectorAll(".ref.now").length, row.className]))'''


def look(window, what):
    """What is wrong with it on screens of any shape, in words."""
    found = []
    for shape in SHAPES:
        window.size(shape)
        found += [f'{what} {shape}: {fault}' for fault in faults(window)]
    window.size(PHONE)
    return found + [f'{what}: {fault}' for fault in violations(window)]


def test_from_the_points_to_the_tricks_and_to_the_same_cards(hearts_house, two):
    ru, en = two
    table = hearts_house(ABCE={'until': lambda v: v.deal_number == 2 and v.phase == 'summary', 'names': WIDE})
    ru.open(table.host)
    ru.open(f'{table.url}/t/ABCE')
    ru.tap('^Взятка за взяткой$', 'a')
    ru.sees('^Раздача 2')
    ru.tap('^Предыдущая раздача$', 'a')
    ru.sees('^Раздача 1')
    tricks = ru.js(TRICKS)
    assert [[(held, now) for held, now, _ in trick] for trick in tricks] == [[(left, 1)] * 4 for left in range(13, 0, -1)]
    assert all([took for *_, took in trick].count('took') == 1 for trick in tricks)
    found = look(ru, 'replay')
    ru.tap('^Следующая раздача$', 'a')
    ru.sees('^Раздача 2')
    assert not ru.find('^Следующая раздача$', 'a')
    ru.open(f'{table.url}/t/ABCE/deal/1')
    ru.tap('^Те же карты ещё раз$', 'a')
    ru.sees('Те же карты ещё раз')
    link = ru.driver.current_url
    found += look(ru, 'the same cards')
    ru.tap('^Раздать$')
    ru.until(lambda: ru.all('.lobby'), 'a new table')
    assert not ru.driver.current_url.endswith('/t/ABCE')
    en.open(ru.driver.current_url)
    for window, seat in (ru, 0), (en, 2):
        claim(window, seat)
    ru.tap('^Играть$')
    dealt = rules.apply(rules.start(Options(), 4), NATURE, known(*HANDS))
    for window, seat in (ru, 0), (en, 2):
        window.until(lambda w=window, s=seat: hand(w) == [card.value for card in rules.view(dealt, s).hand], 'the hand of that deal')
    ru.sees('Передать влево')
    en.open(link)  # no host: all that can be had is the table that there is
    en.sees('is open already')
    assert not en.find('', 'form button')
    found += look(en, 'the same cards, for a guest')
    assert found == []
