"""One whole deal of Hearts by two people and two bots, in an evening in which everything goes away once and comes back."""
import re

from tests.browser.hand import claim, give, hand, play, sit, trick, waited_for

POINTS = 'return [...document.querySelectorAll(".final tbody tr")].map((row) => [...row.cells].slice(-2).map((cell) => cell.innerText))'
ACROSS = 'return document.querySelectorAll(".away.across .card").length'


def until_mine(window, others):
    """Everybody plays on until it is this one's turn in mid-trick."""
    while (now := waited_for(others)) is not window or not trick(window):
        play(now)


def whole(window):
    """What its player sees of the cards."""
    return hand(window), trick(window)


def test_a_deal_is_played_to_its_end_whatever_goes_away(hearts_house, two):
    ru, en = two
    table = hearts_house(ABCE={'kept': {'speed': 'fast'}})
    for window, seat, name in (ru, 0, 'Оля'), (en, 2, 'Ann'):
        window.open(f'{table.url}/t/ABCE')
        claim(window, seat, name)
    ru.sees('Ann')
    ru.tap('^Играть$')
    for window in two:
        window.until(lambda w=window: len(hand(w)) == 13, 'a hand')
        give(window)
    for window in two:
        window.until(lambda w=window: len(w.all('.held .new')) == 3, 'three cards have come')
        assert len(hand(window)) == 13

    until_mine(ru, two)  # a phone is loaded anew
    before = whole(ru)
    ru.reload()
    ru.until(lambda: whole(ru) == before, before)

    until_mine(ru, two)  # a player goes away, a bot plays a card, the player comes back
    before = hand(en)
    en.tap('', '.table [data-do=menu]')
    en.tap('^My seat$')
    en.tap('^Give the seat up$')
    en.until(lambda: en.all('.turn .aside button') and not hand(en), 'nobody’s hand')
    ru.until(lambda: 'бот' in ru.texts('.player.across')[0], 'a bot across')
    assert not en.js('return document.documentElement.outerHTML.match(/card-[2-9TJQKA][CDHS]/)')
    while ru.js(ACROSS) == len(before):
        play(waited_for([ru]))
    waited_for([ru])
    sit(en, 2)
    assert {*hand(en)} < {*before} and len(hand(en)) == ru.js(ACROSS)
    ru.until(lambda: 'бот' not in ru.texts('.player.across')[0], 'Ann across')

    until_mine(ru, two)  # the power goes
    before = {window: whole(window) for window in two}
    for window in two:
        window.js('window.old = true')
    table.kill()
    table.start()
    for window in two:
        window.until(lambda w=window: w.js('return !window.old && window.did_handshake'), 'the page comes back by itself')
        window.until(lambda w=window: whole(w) == before[w], before[window])

    played = len(hand(ru))
    while now := waited_for(two):
        play(now)
        played -= now is ru
    assert not played
    points = ru.js(POINTS)
    assert points == en.js(POINTS) and sum(int(deal) for deal, _ in points) in (26, 78)
    assert all(re.fullmatch(r'\+\d+', deal) and deal == f'+{total}' for deal, total in points)

    ru.tap('^Следующая раздача$')
    for window, words in (ru, '^Передать вправо'), (en, '^Pass right'):
        window.until(lambda w=window, words=words: len(hand(w)) == 13 and w.find(words), 'the next deal')
    assert not {*hand(ru)} & {*hand(en)}
