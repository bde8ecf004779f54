"""A page that went away and comes back: reloaded in every phase; and a server that was killed, without any reload."""
from tests.browser.player import move, phase


def again(window):
    """Reload: the same screen stands again."""
    before = phase(window), window.text, window.asked
    window.reload()
    window.until(lambda: (phase(window), window.text, window.asked) == before, f'what was there before: {before}')


def test_reloaded_in_every_phase(house, two):
    ru, en = two
    table = house('TH 2S XR XB', length='quick', seats=3)
    for window in two:
        window.open(table.url)
    ru.sees('0/2 0 Ходит Игрок 1 Красная Чёрная')
    for window in two:
        again(window)
    move(two, 0, lambda w: w.tap('^Красная$'))
    en.sees('Turn Player 1 Hit · ♥ 10 Who does it')
    for window in two:
        again(window)
    move(two, 1, lambda w: w.tap('Player 2'))
    ru.sees('Выполняет Игрок 2.*Иммунитет')
    move(two, 0, lambda w: w.tap('^Готово'))
    en.sees('Turn Player 2 Higher ♥ 10 Lower ♥ 10 Pass')
    for window in two:
        again(window)
    move(two, 1, lambda w: w.tap('^Higher'))
    ru.sees('Мимо · ♠ 2 против ♥ 10')
    move(two, 0, lambda w: w.tap('Снять 1$'))
    en.sees('Player 2.*Take back.*Player 3')
    for window in two:
        again(window)
        assert len(window.all('.owing .tally i.off')) == 1
    move(two, 1, lambda w: w.tap('^Done'))
    for joker in range(2):
        move(two, 0, lambda w: w.tap('^(Красная|Чёрная)$'))
        if joker:
            for window in two:
                again(window)
        move(two, 1, lambda w: w.tap('^Done'))
    ru.sees('Кубок короля', 'Ещё партию', '(Выручает|В ход идёт) иммунитет: Игрок 2')
    for window in two:
        again(window)


def test_the_server_is_killed_in_mid_round_and_no_page_is_reloaded(house, two):
    ru, en = two
    table = house('7H AS')
    for window in two:
        window.open(table.url)
    move(two, 1, lambda w: w.tap('^Red$'))
    ru.sees('Угадано · ♥ 7 Кто выполняет')
    for _ in range(2):
        table.kill()
        table.start()
    en.reload()
    en.sees('Hit · ♥ 7 Who does it')
    en.tap('Player 3')
    ru.sees('Выполняет Игрок 3.*Семёрки пропускаем')  # comes back by itself
    ru.tap('^Готово')
    en.sees('Turn Player 2 Higher ♥ 7')
    table.kill()
    table.start()
    ru.until(lambda: bets_higher(ru), 'a bet after the second start')
    en.sees('Miss · ♠ A against ♥ 7')


def bets_higher(window):
    """Tap «Больше» as long as it is there: what is tapped while the page comes back may be lost, but never counts twice."""
    if button := window.find('^Больше'):
        button.click()
    return 'Мимо' in window.text
