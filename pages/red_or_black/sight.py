"""What the phone and the TV draw alike: the two cards in the middle, crown and cup."""
from __future__ import annotations

from markupsafe import Markup

from pages.frame import Screen
from pages.parts import Part, Rich, icons
from pages.parts.cards import picture
from redblack.games.red_or_black.look import View


def pair(screen: Screen) -> None:
    """The open card on the deck; after a bet the turned card before the one it was bet against, with the outcome as colour and sign."""
    def under(v: View) -> str:
        return f'card under {"before" if v.card and v.open_card else "deck"}'

    def dress(v: View) -> str:
        return f'card {v.result}' if v.result in ('hit', 'miss') else 'card'

    place, cards = screen.place, 'card open_card phase'
    with Part('div').follow('dress', place, cards, lambda v: 'pair flip' if v.card else 'pair'):
        with Part('div', translate='no').follow('dress', place, cards, under):
            Part('img').follow('attributes', place, cards, lambda v: {**picture(screen.voice, v.open_card if v.card else None), 'alt': ''})
        with Part('div', translate='no').follow('dress', place, 'result phase', dress):
            Part('img').follow('attributes', place, cards, lambda v: picture(screen.voice, v.card or v.open_card))
            Rich('span', 'seal').follow('markup', place, 'result', lambda v: icons.CHECK if v.result == 'hit' else icons.CROSS).follow(
                'visible', place, 'result', lambda v: v.result in ('hit', 'miss'))


def gauges(screen: Screen, v: View) -> Markup:
    """The crown, filled by halves, and the weight of the king's cup."""
    gauge = Markup('<span class="{}" role="img" aria-label="{}">{}{}</span>').format
    return (gauge('gauge crown', screen._('Jokers open: {n} of 2', n=v.crown), icons.crown(v.crown), f'{v.crown}/2')
            + gauge('gauge', screen._("Weight of the king's cup: {n}", n=v.cup), icons.GRAIL, v.cup))
