"""The table from above: who sits round it with how many cards, and the trick in the middle, each card towards its player."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup

from pages.hearts.words import SIDES, around, called, heart, held, named, side
from pages.parts import Part, deck, icons
from pages.parts.cards import picture, spoken
from pages.parts.markup import NOTHING, button, join, tag
from pages.room.match import bot
from pages.screen import Screen
from redblack.bots import SPEED
from redblack.games.hearts.look import View
from redblack.place import Presence

HOLD = {'slow': 1100, 'normal': 750, 'fast': 200}  # milliseconds that a whole trick lies before it goes to its taker
SEAT_FIELDS = 'turn phase passed totals taken trick tricks names sitting kept'


def build(screen: Screen) -> None:
    with Part('section', 'stage').follow('attributes', screen.place, 'kept', lambda v: {'aria_label': screen._('The table'), 'style': pace(screen)}):
        for n, where in enumerate(SIDES):
            if where != 'own':
                screen.section('div', f'away {where}', 'tricks trick phase sitting', partial(backs, n=n), aria_hidden='true')
            screen.section('div', f'player {where}', SEAT_FIELDS, partial(player, n=n)).follow('dress', screen.place, SEAT_FIELDS, partial(dress, screen, n))
        screen.section('div', 'trick gone', 'last_trick sitting', last, aria_hidden='true')
        with Part('div', 'trick'):
            for n, where in enumerate(SIDES):
                screen.section('div', f'lies {where}', 'trick names sitting', partial(lying, n=n)).follow(
                    'attributes', screen.place, 'trick sitting', partial(above, screen, n))
        screen.section('div', 'corner', 'last_trick', look_back)


def pace(screen: Screen) -> str:
    return f'--hold: {HOLD[screen.place.kept.get(SPEED, "normal")]}ms'


def dress(screen: Screen, n: int, v: View) -> str:
    """Whom the table waits for has a plate of paper."""
    seat = around(screen)[n]
    waits = v.turn == seat or (v.phase == 'pass' and seat not in v.passed)
    return f'player {SIDES[n]} waits' if waits else f'player {SIDES[n]}'


def player(screen: Screen, v: View, n: int) -> Markup:
    """Name, points of this deal, total; how it is with the phone."""
    seat = around(screen)[n]
    total = screen._('total {n}', n=v.totals[seat])
    note = status(screen, seat)
    return tag('b', 'who', named(screen, seat)) + tag('span', 'marks', heart(screen, v.taken[seat]), tag('small', '', total),
                                                      tag('small', 'note', note) if note else NOTHING)


def status(screen: Screen, seat: int) -> str:
    """A small word behind the total."""
    sitting = screen.place.sitting.get(seat)
    if bot(screen, seat):
        return screen._('bot')
    return screen._('no connection') if sitting and sitting.presence is Presence.AWAY else ''


def backs(screen: Screen, v: View, n: int) -> Markup:
    """The cards that another holds, face down."""
    left = held(v, around(screen)[n]) if v.phase in ('pass', 'play') else 0
    back = picture(screen.voice, None, spoken_too=False)
    return tag('div', 'spread', join(*(tag('div', 'card', back, style=f'--i: {i}') for i in range(left))), style=f'--n: {left}')


def lying(screen: Screen, v: View, n: int) -> Markup:
    """One card of the trick."""
    seat = around(screen)[n]
    card = dict(v.trick).get(seat)
    if card is None:
        return NOTHING
    return tag('div', 'card', tag('img', src=deck.address(card), alt=f'{called(screen, seat)}: {spoken(screen.voice, card)}'), translate='no')


def above(screen: Screen, n: int, v: View) -> dict[str, str]:
    """What was played later lies on top."""
    seats = [seat for seat, _ in v.trick]
    seat = around(screen)[n]
    return {'style': f'z-index: {seats.index(seat)}' if seat in seats else ''}


def last(screen: Screen, v: View) -> Markup:
    """The trick that has just been taken: it lies for a moment, then it goes to its taker."""
    if not v.last_trick or v.last_taker is None:
        return NOTHING
    taker = side(screen, v.last_taker)
    cards = (tag('div', f'lies {side(screen, seat)}{" new" if n == 3 else ""}', tag('div', 'card', picture(screen.voice, card, spoken_too=False)),
                 translate='no', style=f'z-index: {n}') for n, (seat, card) in enumerate(v.last_trick))
    return tag('div', f'to-{taker}', join(*cards))


def look_back(screen: Screen, v: View) -> Markup:
    """The last trick can be looked at."""
    if not v.last_trick:
        return NOTHING
    label = screen._('Last trick')
    return button('last', 'second', icons.EYE, tag('span', 'wide', label), aria_label=label, title=label)


def last_sheet(screen: Screen, v: View) -> Markup:
    """Who played what, in order, and who took it."""
    if not v.last_trick or v.last_taker is None:
        return tag('section', '', tag('p', 'note', screen._('No trick has been taken in this deal yet.')))
    rows = (tag('li', 'seat taker' if seat == v.last_taker else 'seat', tag('div', 'card', picture(screen.voice, card), translate='no'),
                tag('span', 'grow', named(screen, seat), tag('small', '', screen._('takes the trick')) if seat == v.last_taker else NOTHING))
            for seat, card in v.last_trick)
    return tag('section', '', tag('ol', 'seats lasttrick', join(*rows)))
