"""Whole quick parties by taps alone, in both languages at once and in both modes; every screen on the way is looked at."""
from random import Random

from tests.browser.layout import faults
from tests.browser.player import Player, move, phase, together
from tests.browser.window import PHONE, TV
from tests.words.test_cards import alarm

LABELS = {'С алкоголем', 'Без алкоголя', 'With alcohol', 'Without alcohol'}
PICKED = '.pick[aria-checked=true]'
CLOSE = '^(Закрыть|Close)$'


def proper(window):
    assert faults(window) == []


def sober(window):
    """No word of drinks can be read, but for the two labels of the switch."""
    for line in window.words.split('\n'):
        for language in ('ru', 'en'):
            assert line.strip() in LABELS or not alarm(language, line), line


def close_panel(window):
    window.tap(CLOSE, '.closing button')
    window.until(lambda: not window.all('.panel'), 'the panel closed')


def choose_quick(ru, en):
    """The panel asks: «нет» changes nothing, «да» deals anew."""
    move((ru, en), 0, lambda window: window.tap('^Красная'))
    before = [(window.asked, window.text) for window in (ru, en)]
    ru.tap('^Настройки$')
    ru.tap('^Быстрая')
    ru.tap(CLOSE, '.closing button')
    ru.sees('Раздать заново')
    ru.tap('^Нет, играем$')
    ru.sees_no('Раздать заново')
    ru.until(lambda: 'Стандартная' in ru.texts(PICKED)[0], 'the old length is chosen again')
    close_panel(ru)
    assert [(window.asked, window.text) for window in (ru, en)] == before
    en.tap('^Settings$')
    en.tap('^Quick')
    en.tap(CLOSE, '.closing button')
    move((ru, en), 1, lambda window: window.tap('^Deal anew$'))
    en.until(lambda: not en.all('.panel'), 'the panel closed')
    assert phase(ru) == phase(en) == 'colour'
    ru.sees('0/2 0 Ходит Игрок 1')


def choose_mode(ru, mode, why):
    ru.tap('^Настройки$')
    ru.tap({'alcohol': '^С алкоголем$', 'sober': '^Без алкоголя$'}[mode])
    close_panel(ru)
    ru.tap('^Настройки$')
    ru.sees(why)
    close_panel(ru)


def tour(windows, look):
    """Whatever can lie over the table, looked at in every window; nothing of it moves the table."""
    before = windows[0].asked
    for window in windows:
        window.tap('', '.gauges')
        window.sees('За столом|Round the table')
        look(window)
        window.tap(CLOSE)
        window.tap('^(Настройки|Settings)$')
        window.sees('Правила дома|House rules')
        look(window)
        close_panel(window)
        window.tap('^(Начать заново|Start again)$')
        window.sees('Начать заново|Start again')
        look(window)
        window.tap('^(Нет, играем|No, play on)$')
        window.until(lambda w=window: not w.all('.dialog'), 'the question gone')
        if window.all('.fold'):
            window.tap('', '.fold')
            window.until(lambda w=window: w.all('.rules.open .rule'), 'the rules unfolded')
            look(window)
            window.tap('', '.fold')
            window.until(lambda w=window: not w.all('.rules.open'), 'the rules folded')
    assert [window.asked for window in windows] == [before] * len(windows)


def test_a_whole_party(house, two):
    """Without alcohol: that shows both that it can be chosen and that it lasts."""
    ru, en = two
    table = house()

    def look(window):
        proper(window)
        sober(window)
    for window in two:
        window.open(table.url)
    choose_quick(ru, en)
    choose_mode(ru, 'sober', 'Игра та же')
    player = Player(two, Random(1), look)
    player.party(rounds=8)
    tour(two, look)
    player.party()
    assert 19 <= player.rounds <= 24
    ru.sees('(?i)Кубок короля Игрок', 'Попадания', 'Ход за ходом')
    en.sees("(?i)The king's cup Player", 'Hits', 'Turn by turn')
    for window in two:
        assert len(window.all('.final tbody tr')) == 4
        assert [line.split()[0] for line in window.texts('.story li')] == [str(n) for n in range(1, player.rounds + 1)]
    over_on_tv(en, table.url, look)
    en.open(table.url)
    together(ru, en)
    move(two, 0, lambda window: window.tap('^Ещё партию$'))
    for window in two:
        assert phase(window) == 'colour' and '0/2 0' in window.text and not window.all('.rule, .fold')
        look(window)
    en.tap('^Settings$')  # it lasts through all parties of the evening, and so does the length
    en.sees('House rules')
    assert en.texts('.split [aria-checked=true]')[0] == 'Without alcohol'
    assert en.texts(PICKED)[0].startswith('Quick')
    look(en)


def over_on_tv(window, url, look):
    window.size(TV)
    window.open(f'{url}/tv')
    window.sees("(?i)The king's cup")
    look(window)
    window.size(PHONE)
