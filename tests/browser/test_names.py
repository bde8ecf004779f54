"""Other players in the middle of a round, with names of every kind: safe in every window, and nowhere too long."""
from tests.browser.layout import faults
from tests.browser.player import move, together
from tests.browser.window import PHONE, SMALL, TV

# typed -> shown: 16 visible characters; nothing hidden; those that look alike are told apart
NAMES = [
    ('Маша 🎉👩‍👩‍👧‍👦', 'Маша 🎉👩‍👩‍👧‍👦'),
    ('<script>alert(1)</script>', '<script>alert(1)'),
    ('Саша\u202eабв\u202c', 'Сашаабв ①'),
    ('Caшaабв', 'Caшaабв ②'),  # its C and its a are Latin
    ('Щ' * 300, 'Щ' * 16),
]
WIDE = ['Щ' * 16, 'W' * 16, 'Ж' * 16, 'M' * 16, 'ШШШШШШШ ШШШШШШШШ', '@' * 15 + 'W', '👩‍👩‍👧‍👦' * 16, 'Ю' * 16, 'Ы' * 16, 'Ф' * 16, 'm' * 16, 'Д' * 16]


def well(windows):
    """Nothing beside the screen, nothing cut off, on a large phone and on a small one."""
    for window in windows:
        for size in SMALL, PHONE:
            window.size(size)
            assert faults(window) == [], size


def open_panel(window):
    window.tap('^(Настройки|Settings)$')
    window.until(lambda: window.all('.panel li'), 'the panel')


def seated(window, names):
    """Type the list of players into the panel, which is open."""
    rows = window.all('.panel li input')
    assert len(rows) == len(names)
    for row, name in zip(rows, names, strict=True):
        window.type(f'[name={row.get_attribute("name")}]', name)
    window.tap('^(Закрыть|Close)$', '.closing button')
    window.until(lambda: not window.all('.panel'), 'the panel closed')


def safe(window):
    assert not window.js('return document.querySelectorAll("#app script").length')
    assert '\u202e' not in window.driver.page_source


def on_tv(window, url, *names):
    """The window goes to the sofa for a moment."""
    window.size(TV)
    window.open(f'{url}/tv')
    window.until(lambda: all(name in window.text for name in names), names)
    safe(window)
    found = faults(window)
    window.size(PHONE)
    window.open(url)
    return found


def test_other_players_in_mid_round(house, two):
    ru, en = two
    table = house('TH 4S AD XR XB', length='quick')
    shown = [name for _, name in NAMES]
    for window in two:
        window.open(table.url)
    move(two, 0, lambda w: w.tap('^Красная$'))
    open_panel(ru)
    ru.tap('^Больше игроков$')
    ru.until(lambda: len(ru.all('.panel li')) == 5, 'a fifth row')
    seated(ru, [typed for typed, _ in NAMES])
    together(ru, en)
    for window in two:
        window.until(lambda w=window: [text.removesuffix(' выбирает').removesuffix(' choosing') for text in w.texts('.chip b')] == shown, shown)
        safe(window)
    well(two)
    move(two, 1, lambda w: w.tap('Щ', '.chip'))
    for window in two:
        window.sees('(Выполняет|Does it) Щ{16}', 'Щ{16} · (пока не|until)')
    well(two)
    on_sofa = on_tv(en, table.url, *shown)
    together(ru, en)
    open_panel(en)
    assert [field.get_attribute('value') for field in en.all('.panel li input')] == [name.removesuffix(' ①').removesuffix(' ②') for name in shown]
    well([en])
    en.tap('^Remove: <script>')
    en.until(lambda: len(en.all('.panel li')) == 4, 'a row less')
    move(two, 1, lambda w: w.tap('^Close$', '.closing button'))
    ru.sees('Выполняет Щ{16}')  # both who have to do with the round still sit here: it goes on
    at_the_table = [shown[0], *shown[2:], shown[1]]  # who left comes last
    for window in two:
        window.tap('', '.gauges')
        window.until(lambda w=window: w.texts('.panel bdi') == at_the_table, at_the_table)
        window.sees(r'<script>alert\(1\) ?(уже не за столом|left the table)')
        safe(window)
    well(two)
    for window in two:
        window.tap('^(Закрыть|Close)$', '.panel header button')
    finish(two)
    for window in two:
        assert sorted(window.texts('tbody bdi')) == sorted(shown)
        window.sees('уже не за столом|left the table')
        safe(window)
    assert on_sofa + on_tv(en, table.url, *shown) == []


def finish(windows, look=well):
    """Done, and bet until the party is over; the last of the list is named whenever that can be."""
    move(windows, 0, lambda w: w.tap('^Готово'))
    while not windows[0].all('.ending'):
        move(windows, 1, lambda w: w.tap('^(Red|Lower)'))
        look(windows)
        if windows[0].all('.chips'):
            move(windows, 0, lambda w: w.tap('', '.chip:last-child:not([aria-disabled=true]), .chip:not([aria-disabled=true])'))
            look(windows)
        move(windows, 0, lambda w: w.tap('^Готово'))
    for window in windows:
        window.sees('Ещё партию|Another game')
    look(windows)


def full_table(house, two, look=well):
    """A party of many with wide names, the first bet hit and the second player named."""
    ru, en = two
    table = house('AH AS 2D KH TH XR XB', length='quick', seats=len(WIDE))
    for window in two:
        window.open(table.url)
    open_panel(ru)
    seated(ru, WIDE)
    together(ru, en)
    look(two)
    move(two, 0, lambda w: w.tap('^Красная$'))
    look(two)
    move(two, 1, lambda w: w.tap('^2', '.chip'))
    look(two)
    return table


def test_twelve_wide_names(house, two):
    full_table(house, two)
    finish(two)


def test_twelve_wide_names_on_tv(house, two):
    def elsewhere(windows):
        """Only the TV is looked at."""
    ru, en = two
    table = full_table(house, two, elsewhere)
    found = on_tv(en, table.url)
    together(ru, en)
    finish(two, elsewhere)
    assert found + on_tv(en, table.url) == []
