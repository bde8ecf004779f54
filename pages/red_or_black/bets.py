"""The hand of the bettor: colour, higher or lower, and who does it."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup

from pages.frame import Screen
from pages.parts import Part, Rich, Tap, icons
from pages.parts.cards import ref
from pages.red_or_black.words import title
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Assign, Bet, Side
from redblack.refusal import N_

NAMES = {'red': N_('Red'), 'black': N_('Black')}
WAYS = {'higher': N_('Higher {card}'), 'lower': N_('Lower {card}')}


def build(screen: Screen) -> None:
    colours(screen)
    heights(screen)
    naming(screen)


def bet(screen: Screen, side: Side, tap: Tap) -> None:
    screen.act(screen.view.bettor, Bet(side), tap)


def coin(screen: Screen, price: int) -> None:
    Part('span', 'price two' if price == 2 else 'price', f'×{price}', role='img', aria_label=screen._('Price: {n}', n=price))


def colours(screen: Screen) -> None:
    halves: tuple[tuple[Side, str], ...] = (('red', 'HD'), ('black', 'SC'))
    with Part('section', 'hand bet colour').follow('visible', screen.place, 'phase level', lambda v: v.phase == 'bet' and v.level == 'colour'):
        for side, suits in halves:
            face = Markup('{}<span class="suits">{}{}</span><b>{}</b>').format(
                icons.pip(suits[0], 'big'), *(icons.pip(suit, '') for suit in suits), screen._(NAMES[side]))
            Rich('button', side, face).tap(partial(bet, screen, side)).mark(side)
        coin(screen, 1)


def heights(screen: Screen) -> None:
    def way(side: str, v: View) -> Markup:
        if v.open_card is None:
            return Markup('')
        label = screen.rich(WAYS[side], card=ref(screen.voice, v.open_card, 'plain'))
        return Markup('<b>{}</b>{}').format(label, icons.HIGHER if side == 'higher' else icons.LOWER)

    sides: tuple[Side, ...] = ('higher', 'lower')
    with Part('section', 'hand bet height').follow('visible', screen.place, 'phase level', lambda v: v.phase == 'bet' and v.level == 'higher_lower'):
        for side in sides:
            Rich('button', side).follow('markup', screen.place, 'open_card', partial(way, side)).tap(partial(bet, screen, side)).mark(side)
        Rich('button', 'pass', Markup('{}&nbsp;<span>· {}</span>').format(screen._('Pass'), screen._('1 penalty for you'))).tap(
            partial(bet, screen, 'pass')).mark('pass')
        coin(screen, 2)


def naming(screen: Screen) -> None:
    """The chips slide out: everybody in the circle, the own one there but inactive (§3.3)."""
    place = screen.place
    with Part('section', 'hand sheet').follow('visible', place, 'phase', lambda v: v.phase == 'assign'):
        price(screen)
        Part('h2', '', screen._('Who does it?'))
        Part('p', 'note').follow('text', place, 'card options', lambda v: title(screen, v))
        Part('div', 'chips').fill(place, 'phase circle bettor', lambda v: (v.phase == 'assign', v.circle, v.bettor), lambda: chips(screen))


def price(screen: Screen) -> None:
    """The coin on the edge of the sheet, where the price counts."""
    place = screen.place
    Part('span', '', role='img').follow('text', place, 'price', lambda v: f'×{v.price}').follow(
        'dress', place, 'price', lambda v: 'price two' if v.price == 2 else 'price').follow(
        'attributes', place, 'price', lambda v: {'aria_label': screen._('Price: {n}', n=v.price)}).follow(
        'visible', place, 'card', lambda v: v.card is not None and v.card.value[0] in 'A236')


def chips(screen: Screen) -> None:
    def name(seat: Seat, tap: Tap) -> None:
        screen.act(screen.view.bettor, Assign(seat), tap)

    v = screen.view
    if v.phase != 'assign':
        return
    for k, seat in enumerate(v.circle):
        own = seat == v.bettor
        with Part('button', 'chip', style=f'animation-delay: {30 * k}ms', aria_disabled=str(own).lower()).tap(partial(name, seat)).mark(f'chip-{seat}'):
            disc(seat)
            note = Markup('<small>{}</small>').format(screen._('own turn')) if own else Markup()
            Rich('b').follow('markup', screen.place, 'names', partial(called, screen, seat, note))


def called(screen: Screen, seat: Seat, note: Markup, view: View) -> Markup:
    """A name that follows a rename while the chip stays: a tap on its way is not lost."""
    return screen.name(seat) + note


def disc(seat: Seat) -> None:
    """A player's chip: the number, red and black by turns."""
    Part('i', 'disc red' if seat % 2 == 0 else 'disc', str(seat + 1), aria_hidden='true')
