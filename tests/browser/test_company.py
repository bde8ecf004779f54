"""An evening on real devices: the host's laptop, two phones and the TV, each a browser of its own, driven by taps only.

One phone is reloaded, one dies and is replaced with the host's code, the server is killed twice.
"""
import pytest

from tests.browser.player import together
from tests.browser.window import TV, Window

DECK = '7H AS 3C KD XR 2S 6H XB'


@pytest.fixture
def company():
    """`company(language)` is one more browser."""
    opened = []

    def one(language, size=None):
        window = Window(language)
        opened.append(window)
        if size:
            window.size(size)
        return window
    one.end = lambda window: (opened.remove(window), window.driver.quit())
    yield one
    errors = [window.errors() for window in opened]
    for window in opened:
        window.driver.quit()
    assert not any(errors), errors


def come_in(window, url, row, name):
    """Open the address, say who one is and what one is called."""
    window.open(url)
    window.tap('', '.bar .gauges')
    window.tap('^Это я$', f'.seat:nth-child({row}) button')
    window.type('input.name', name)
    window.tap('^К столу')


def on(*screens):
    """Every screen, the TV too, shows the same table."""
    together(*screens)


def test_a_whole_party(house, company):
    table = house(DECK, seats=2, length='quick')
    laptop, masha, dima, tv = company('ru', (1366, 768)), company('ru'), company('ru'), company('ru', TV)

    laptop.open(table.host)
    address = table.url.removeprefix('http://')
    laptop.sees(f'Наведите камеру или наберите: {address}', 'Игрок 1', '0 телефонов')
    assert '/host/' not in laptop.driver.current_url  # the secret is no longer in the address
    tv.driver.get(f'{table.url}/tv')
    tv.sees('Ходит Игрок 1')

    come_in(masha, table.url, 1, 'Маша')
    come_in(dima, table.url, 2, 'Дима')
    laptop.sees('2 телефона', 'Маша со своего телефона', 'Дима со своего телефона')
    masha.sees('Ваш ход')
    dima.sees('Ходит Маша')
    tv.sees('Ходит Маша')

    dima.tap('^Красная$')  # not Dima's to do
    dima.sees('Решает Маша')
    masha.tap('^Красная$')
    tv.sees('Угадано · ♥ 7')
    masha.tap('Дима', '.chip')
    dima.sees('Делаете вы')
    masha.reload()
    masha.sees('Выполняет Дима')
    dima.tap('^Готово')
    dima.sees('Ваш ход', 'Больше ♥ 7')

    table.kill()
    table.start()
    masha.sees('Ходит Дима')
    dima.until(lambda: tap_while_there(dima, '^Больше', 'Мимо'), 'a bet after the restart')
    masha.sees('Мимо · ♠ A против ♥ 7')
    on(masha, dima)

    company.end(dima)  # the phone is dead
    laptop.sees('Дима нет связи')
    new = company('ru')
    new.open(table.url)
    new.sees('Выполняет · нет связи Дима')
    laptop.tap('Дима', '.hostseat')
    laptop.tap('^Код для нового телефона')
    code, = laptop.until(lambda: laptop.texts('p.code'), 'the code')
    laptop.tap('^Закрыть$')
    new.tap('', '.bar .gauges')
    new.tap('^У меня код$')
    new.type('input.digits', code)
    new.tap('^Занять место')
    new.sees('Это место теперь ваше')
    new.tap('^К столу')
    new.sees('Делаете вы Дима|Дима Делаете вы')
    laptop.sees('Дима со своего телефона')
    new.tap('^Готово')
    masha.sees('Ваш ход')

    table.kill()
    table.start()
    masha.until(lambda: tap_while_there(masha, '^Красная$', 'Мимо'), 'a bet after the second restart')
    new.sees('Выполняет Маша')
    play_to_the_end(masha, new)
    for window in masha, new:
        window.sees('Кубок короля', 'Маша', 'Дима', 'Ещё партию')
    tv.sees('(?i)кубок короля')
    laptop.sees('Маша со своего телефона', 'Дима со своего телефона')
    new.tap('^Ещё партию')
    masha.sees('Ваш ход')


def tap_while_there(window, button, until):
    """What is tapped while the page comes back is not sent; so tap as long as it is there."""
    if element := window.find(button):
        element.click()
    return until in window.text


def play_to_the_end(*phones):
    """Whoever has something to tap on an own phone taps it; nobody ever waits for a phone that is here."""
    for _ in range(60):
        if all(window.all('.ending') for window in phones):
            return
        before = phones[0].asked
        for window in phones:
            if window.all('.screen.own, .screen.free') and (button := own_tap(window)):
                window.tap('', button)
                window.until(lambda w=window, b=before: w.asked != b or w.all('.ending'), 'a move')
                on(*phones)
                break
    raise AssertionError('the party did not end')


def own_tap(window):
    """What there is to tap now, if it is this phone's to tap."""
    return next((button for button in ('.bet .red', '.bet .higher', '.chip:not([aria-disabled=true])', '.deed .go') if window.all(button)), None)
