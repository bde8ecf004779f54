"""What the phone and the TV draw alike: the two cards in the middle, crown and cup."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts import icons
from pages.parts.cards import picture
from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from pages.speaker import told
from redblack.games.red_or_black.look import View


@told
def pair(screen: Screen, v: View) -> Markup:
    """The open card on the deck; after a bet the turned card before the one it was bet against, with the outcome as colour and sign."""
    before = v.open_card if v.card else None
    outcome = v.result if v.result in ('hit', 'miss') else None
    seal = tag('span', 'seal', icons.CHECK if outcome == 'hit' else icons.CROSS) if outcome else NOTHING
    under = tag('div', 'card under before' if before else 'card under deck', picture(screen.voice, before, spoken_too=False), translate='no')
    above = tag('div', f'card {outcome}' if outcome else 'card', picture(screen.voice, v.card or v.open_card), seal, translate='no')
    arrives = 'flip' if v.card else 'squared' if v.open_card else 'dealt'
    return tag('div', f'pair {arrives}', under, above)


@told
def gauges(screen: Screen, v: View) -> Markup:
    """The crown, filled by halves, and the weight of the king's cup."""
    return (tag('span', 'gauge crown', icons.crown(v.crown), f'{v.crown}/2', role='img', aria_label=screen._('Jokers open: {n} of 2', n=v.crown))
            + tag('span', 'gauge', icons.GRAIL, v.cup, role='img', aria_label=screen._("Weight of the king's cup: {n}", n=v.cup)))


def help_link(screen: Screen) -> Markup:
    """The way to the rules; the browser's own way leads back."""
    return tag('a', 'icon', icons.HELP, href=screen.path('rules'), aria_label=screen._('The rules'))


def coin(screen: Screen, price: int) -> Markup:
    """The price, a coin on the edge."""
    return tag('span', 'price two' if price == 2 else 'price', f'×{price}', role='img', aria_label=screen._('Price: {n}', n=price))
