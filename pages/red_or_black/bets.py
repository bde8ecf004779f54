"""The hand of the bettor: colour, higher or lower, and who does it."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup

from pages.parts import Rich, Tap, icons, number
from pages.parts.cards import ref
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, button, join, tag
from pages.red_or_black.sight import coin
from pages.red_or_black.words import doubling, title
from pages.screen import Screen
from pages.speaker import told
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Assign, Bet, Side
from redblack.refusal import N_

# Translators: on half a phone's width, at most 9 letters
NAMES = {'red': N_('Red'), 'black': N_('Black')}
# Translators: a button; {card} is a small card. At most 8 letters beside it
WAYS = {'higher': N_('Higher {card}'), 'lower': N_('Lower {card}')}
DRESS = {'colour': 'hand bet colour', 'higher_lower': 'hand bet height'}
FIELDS = 'phase level circle bettor open_card card price names options sitting hosted'
SIDES: tuple[Side, ...] = ('red', 'black', 'higher', 'lower', 'pass')


def build(screen: Screen) -> None:
    Rich('section').follow('markup', screen.place, FIELDS, lambda v: hand(screen, v, elsewhere(screen, v))).follow(
        'dress', screen.place, FIELDS, dress).follow('visible', screen.place, FIELDS, lambda v: v.phase in ('bet', 'assign'))
    for side in SIDES:
        screen.on(side, partial(bet, screen, side))
    screen.on('chip', partial(name, screen))


def bet(screen: Screen, side: Side, tap: Tap, _: str) -> None:
    screen.act(screen.view.bettor, Bet(side), tap)


def name(screen: Screen, tap: Tap, seat: str) -> None:
    named = number(seat)
    screen.act(screen.view.bettor, Assign(-1 if named is None else named), tap)


def dress(v: View) -> str | None:
    match v.phase:
        case 'bet':
            return DRESS[v.level]
        case 'assign':
            return 'hand sheet'
    return None


@told
def hand(screen: Screen, v: View, grey: bool) -> Markup | None:
    """*grey* where a tap only says that somebody else bets, on another phone."""
    match v.phase:
        case 'bet':
            return colours(screen, grey) if v.level == 'colour' else heights(screen, v, grey)
        case 'assign':
            return naming(screen, v, grey)
    return None


def lesson(screen: Screen, v: View) -> Markup:
    """What is asked. It goes away for good when somebody has bet so on this device (page/lessons.js)."""
    if v.phase != 'bet' or elsewhere(screen, v):
        return NOTHING
    # Translators: these two stand above the big buttons of a bet, for beginners, at most 38 letters
    asks = screen._('What colour is the next card?') if v.level == 'colour' else screen._('Is the next card higher or lower?')
    return tag('span', '', asks, data_lesson=v.level)


def elsewhere(screen: Screen, v: View) -> bool:
    """Whether somebody else bets, on another phone: a tap here only says so."""
    return not screen.ready(v.bettor)


def colours(screen: Screen, grey: bool) -> Markup:
    def half(side: str, suits: str) -> Markup:
        pips = tag('span', 'suits', *(icons.pip(suit, '') for suit in suits))
        return button(side, side, icons.pip(suits[0], 'big'), pips, tag('b', '', screen._(NAMES[side])), grey=grey)

    return half('red', 'HD') + half('black', 'SC') + coin(screen, 1)


def heights(screen: Screen, v: View, grey: bool) -> Markup:
    def way(side: str, arrow: Markup) -> Markup:
        return button(side, side, tag('b', '', screen.rich(WAYS[side], card=card)), arrow, grey=grey)

    card = ref(screen.voice, v.open_card, 'plain') if v.open_card else NOTHING
    # Translators: behind “Pass ·” on a button, at most 18 letters
    rest = tag('span', '', '· ', screen._('1 penalty for you'))
    skip = button('pass', 'pass', screen._('Pass'), Markup('&nbsp;'), rest, grey=grey)
    return way('higher', icons.HIGHER) + way('lower', icons.LOWER) + skip + coin(screen, 2)


def naming(screen: Screen, v: View, grey: bool) -> Markup:
    """The chips slide out: everybody in the circle, the own one there but inactive (§3.3)."""
    def chip(k: int, seat: Seat) -> Markup:
        own = seat == v.bettor
        # Translators: under the name of the player who is choosing, at most 12 letters
        note = tag('small', '', screen._('choosing')) if own else NOTHING
        inside = disc(seat), tag('b', '', screen.name(seat), note)
        return button(f'chip-{seat}', 'chip', *inside, grey=own or grey, style=f'animation-delay: {30 * k}ms')

    return (coin(screen, v.price) if doubling(v) else NOTHING) + tag('h2', '', screen._('Who does it?')) + tag('p', 'note', title(screen, v)) + tag(
        'div', 'chips', join(*(chip(k, seat) for k, seat in enumerate(v.circle))))
