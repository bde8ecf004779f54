"""Taking back: a naming, a «Готово»; never a turned card. Whoever looks on is told."""
from tests.browser.player import move

UNDO = '^(Отменить последнее нажатие|Take back the last move)$'


def greyed(window):
    return window.find(UNDO).get_attribute('aria-disabled') == 'true'


def test_taken_back_on_one_window_and_said_on_both(house, two):
    ru, en = two
    table = house('7H AS')
    for window in two:
        window.open(table.url)
        assert greyed(window)
    ru.tap(UNDO)
    ru.sees('Отменять нечего')
    move(two, 0, lambda w: w.tap('^Красная$'))
    for window, no in (ru, 'Карту, которую все видели'), (en, 'A card that everybody has seen cannot be taken back'):
        assert greyed(window)
        window.tap(UNDO)
        window.sees(no)
        window.sees('♥ 7 (Кто выполняет|Who does it)')
    move(two, 1, lambda w: w.tap('Player 3'))
    ru.sees('Выполняет Игрок 3')
    assert not greyed(ru) and not greyed(en)
    move(two, 0, lambda w: w.tap(UNDO))
    en.sees('Turn Player 1 Hit · ♥ 7 Who does it.*The last move was taken back')
    ru.sees('Ходит Игрок 1 Угадано · ♥ 7 Кто выполняет.*Последний ход отменён')
    move(two, 1, lambda w: w.tap('Player 2'))
    move(two, 0, lambda w: w.tap('^Готово'))
    en.sees('Turn Player 2 Higher ♥ 7')
    move(two, 1, lambda w: w.tap(UNDO))
    ru.sees('Выполняет Игрок 2 Угадано · ♥ 7 Семёрки пропускаем.*Последний ход отменён')
    en.sees('Does it Player 2.*The last move was taken back')
    move(two, 1, lambda w: w.tap('^Done'))
    move(two, 0, lambda w: w.tap('^Больше'))
    en.sees('Miss · ♠ A against ♥ 7')
    assert greyed(en)
    en.tap(UNDO)
    en.sees('A card that everybody has seen')
    ru.sees('Мимо · ♠ A против ♥ 7')


def test_the_last_done_of_a_party_can_be_taken_back_too(house, two):
    ru, en = two
    table = house('XR XB', length='quick', seats=2)
    for window in two:
        window.open(table.url)
    for bettor in '12':
        en.sees(f'Turn Player {bettor}')
        move(two, 0, lambda w: w.tap('^Красная$'))
        move(two, 1, lambda w: w.tap('^Done'))
    ru.sees('Ещё партию')
    move(two, 0, lambda w: w.tap(UNDO))
    en.sees('Does it Player 2 Joker.*Done, passing on.*The last move was taken back')
    assert not en.all('.ending')
    move(two, 1, lambda w: w.tap('^Done'))
    ru.sees('Ещё партию')
