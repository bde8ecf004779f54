"""One element that raises on one screen: the other screen, and the rest of that screen, go on."""
from random import Random

from tests.browser.player import Player, phase


def test_the_others_go_on(house, two):
    ru, en = two
    table = house('7H AS 2S 8D TH 5C 6D', program=('-m', 'tests.browser.broken'))
    for window in two:
        window.open(table.url)
    said = []

    def look(window):
        if window is ru and phase(ru) in ('assign', 'do'):
            said.append(ru.driver.find_element('css selector', '.said').text)
        if window is en:
            assert phase(en) == phase(ru)
            assert en.driver.find_element('css selector', '.said').text == ''
    Player(two, Random(1), look).party(rounds=5)
    assert len(said) > 5 and all(said)
    en.reload()  # a screen that comes later is no worse off
    assert phase(en) == phase(ru)
    Player(two, Random(2), look).party(rounds=2)
    log = table.said()
    assert 'an element could not follow' in log and log.count('ZeroDivisionError: on purpose') == log.count('Traceback')
