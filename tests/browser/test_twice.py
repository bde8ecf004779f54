"""A double tap on any button acts once. The second window tells how far the table went."""
import json

from tests.browser.player import move, together

CLOSE = '^Закрыть$'
DECK = 'TH KS TS KD 7S AD 6H 3C'


def count(window):
    """How many moves the table has seen, as far as this window knows."""
    return max(json.loads(window.asked).values())


def flush(window):
    """Open and close the standings: that goes to the server after the taps made before."""
    window.rest('', '.gauges')
    window.js('document.querySelector(".gauges").click()')
    window.sees('За столом')
    window.tap(CLOSE, '.panel header button')
    window.until(lambda: not window.all('.panel'), 'the standings closed')


def twice(two, pattern, selector='button', moves=1):
    ru, en = two
    before = count(en)
    ru.tap_twice(pattern, selector)
    en.until(lambda: count(en) > before, f'what {pattern} does')
    flush(ru)
    together(ru, en)
    assert count(en) - before == moves, pattern


def once(two, pattern, selector='button'):
    move(two, 1, lambda window: window.tap(pattern, selector))


def test_every_button_that_moves_the_table(house, two):
    ru, en = two
    table = house(DECK)
    for window in two:
        window.open(table.url)
    twice(two, '^Красная$')
    en.sees('Turn Player 1 Hit · ♥ 10 Who does it')
    twice(two, 'Игрок 2', '.chip')
    en.sees('Does it Player 2')
    twice(two, '^Готово')
    en.sees('Turn Player 2 Higher')
    twice(two, '^Больше')
    once(two, 'Player 3')
    ru.type('.say', 'Шёпотом')
    twice(two, '^Объявить')
    en.sees('Шёпотом')
    once(two, '^Done')
    twice(two, '^Меньше')
    once(two, 'Player 2')
    once(two, '^Done')
    en.sees('Turn Player 4')
    twice(two, '^Пас')
    en.sees('Does it Player 4 Pass · ♦ K')
    twice(two, '', '.king .hint')
    once(two, '^Done')
    twice(two, '^Чёрная$')
    en.sees('Turn Player 1 Hit · ♠ 7')
    once(two, 'Player 3')
    once(two, '^Done')
    once(two, '^Higher')
    en.sees('Does it Player 2 Miss · ♦ A')
    owed_and_off(en, 2, 0)
    twice(two, 'Снять 1$')
    owed_and_off(en, 1, 1)
    once(two, 'take off 1$')
    owed_and_off(en, 0, 2)
    twice(two, 'Вернуть$')
    owed_and_off(en, 1, 1)
    twice(two, '^Отменить последнее нажатие$')
    owed_and_off(en, 0, 2)
    once(two, '^Done')
    once(two, '^Red')
    once(two, 'Player 4')
    twice(two, '^Другое задание$')
    assert not en.all('.swap')
    once(two, '^Done')
    once(two, '^Lower')
    once(two, 'Player 1')
    en.sees('Does it Player 1 Hit · ♣ 3')
    twice(two, '^Отбой: Игрок 4$')
    en.sees('Does it Player 4 Hit · ♣ 3')
    once(two, '^Done')
    en.sees('Turn Player 1')
    ru.tap('', '.gauges')
    twice(two, '^Пропустить ход')
    en.sees('Turn Player 2')


def owed_and_off(window, owed, off):
    window.until(lambda: [len(window.all(f'.owing .tally {kind}')) for kind in ('i:not(.off)', 'i.off')] == [owed, off], f'{owed} owed, {off} off')


def test_new_parties(house, two):
    ru, en = two
    table = house('XR XB', length='quick', seats=2)
    for window in two:
        window.open(table.url)
    for _ in range(2):
        once(two, '^Red$')
        twice(two, '^Готово')
    en.sees('Another game')
    twice(two, '^Ещё партию', moves=2)  # the second is the deal
    en.sees('0/2 0 Turn Player 1 Red Black')
    once(two, '^Red$')
    ru.tap_twice('^Начать заново$')
    ru.sees('Начать заново')
    twice(two, '^Начать$', moves=2)
    en.sees('0/2 0 Turn Player 1 Red Black')
    assert not ru.all('.dialog')


def test_closing_the_panel(house, two):
    ru, en = two
    table = house('7H')
    for window in two:
        window.open(table.url)
    ru.tap_twice('^Настройки$')
    ru.tap('^Больше игроков$')
    ru.until(lambda: len(ru.all('.panel li input')) == 5, 'a fifth row')
    for k, name in enumerate(['Аня', 'Боря', 'Вера', 'Гена', 'Дина']):
        ru.type(f'[name=name-{k}]', name)
    ru.tap('^Без алкоголя$')
    twice(two, CLOSE, '.closing button', moves=2)  # the players, the mode
    en.sees('Turn Аня')
    once(two, '^Red')
    en.sees('1 Аня choosing 2 Боря 3 Вера 4 Гена 5 Дина')


def test_what_changes_this_window_alone(house, two):
    """Nothing of the table moves here; still a double tap is one tap."""
    ru, en = two
    table = house('7H KS TS', seats=3)
    for window in two:
        window.open(table.url)
    for bet in '^Red', '^Higher', '^Lower':
        once(two, bet)
        en.tap('', '.chip:not([aria-disabled=true])')
        once(two, '^Done')
    before, acted = en.asked, {}
    ru.tap_twice('', '.fold')
    flush(ru)
    acted['fold'] = len(ru.all('.rules.open')) == 1
    ru.tap('', '.fold')
    ru.until(lambda: not ru.all('.rules.open'), 'the rules folded')
    ru.tap_twice('^Настройки$')

    def rows():
        return [field.get_attribute('name')[-1] for field in ru.all('.panel li input')]

    def on(pattern):
        return lambda: ru.find(pattern).get_attribute('aria-checked') == 'true'

    for name, pattern, then in [
            ('more', '^Больше игроков$', lambda: rows() == [*'0123']),
            ('fewer', '^Меньше игроков$', lambda: rows() == [*'012']),
            ('up', '^Выше: Игрок 3$', lambda: rows() == [*'021']),
            ('remove', '^Убрать: Игрок 3$', lambda: rows() == [*'01']),
            ('switch', '^Эстафета', on('^Эстафета')),
            ('mode', '^Без алкоголя$', on('^Без алкоголя$'))]:
        ru.tap_twice(pattern)
        for length in '^Полная', '^Стандартная':  # goes to the server after those two taps
            ru.tap(length, '.pick')
            ru.until(lambda p=length: ru.find(p, '.pick[aria-checked=true]'), length)
        acted[name] = then()
    for more in 1, 2:  # two taps one after the other are two, however quick
        rows_now = len(rows())
        ru.tap('^Больше игроков$')
        ru.until(lambda n=rows_now: len(rows()) == n + 1, f'{more} rows more')
    assert en.asked == before
    assert [name for name, well in acted.items() if not well] == []
