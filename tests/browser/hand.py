"""What a person does at a table of Hearts."""

HAND = 'return [...document.querySelectorAll(".held [data-do]")].map((e) => e.dataset.do.slice(5))'
TRICK = 'return [...document.querySelectorAll(".trick:not(.gone) img")].map((e) => e.src.match(/(..)\\.svg/)[1])'
CLICK = 'document.querySelector(`.held [data-do=card-${arguments[0]}]`)?.click()'


def claim(window, seat, name=''):
    """Take a seat that is on offer."""
    window.tap('', f'[data-do=claim-{seat}]')
    if name:
        window.type('input.name', name)
    window.tap('', '.panel .go')


def sit(window, seat):
    """Take a seat at a table where a match is under way."""
    window.tap('', '.turn .aside button')
    claim(window, seat)
    window.until(lambda: window.all('.held .card'), 'a hand')


def hand(window):
    return window.js(HAND)


def trick(window):
    """The cards in the middle, from one's own place clockwise."""
    return window.js(TRICK)


def give(window):
    """Pass the first three cards of the hand."""
    for card in hand(window)[:3]:
        window.js(CLICK, card)
        window.until(lambda card=card: window.all(f'.picked[data-do=card-{card}]'), f'{card} is chosen')
    window.tap('', '[data-do=pass]')
    window.until(lambda: not window.all('[data-do=pass]'), 'the cards are laid down')


def waited_for(windows):
    """Wait until it is somebody's turn, and tell whose window that is; None when the deal is over."""
    def found():
        return next((window for window in windows if window.all('.held.plays .card:not(.off)')), None) or all(window.all('.ending') for window in windows)
    now = windows[0].until(found, 'a turn, or the points')
    return None if now is True else now


def play(window):
    """Play the first card that may be played. A tap while the page comes back may be lost: it is tapped until it is gone."""
    before = hand(window)
    card = window.js('return document.querySelector(".held .card:not(.off)").dataset.do.slice(5)')
    window.until(lambda: hand(window) != before or window.js(CLICK, card), f'{card} is played')
    return card
