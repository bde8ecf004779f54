"""Before a match, and while it rests: who sits where, how good the bots are and how fast, and «Играть» or «Продолжить»."""
from __future__ import annotations

from collections.abc import Collection

from markupsafe import Markup

from pages.hearts.record import on_this_phone
from pages.hearts.words import FIRST, SIDES, around, bot, going, named
from pages.parts import Part, Tap, icons
from pages.parts.markup import NOTHING, button, join, tag
from pages.room.seats import status
from pages.screen import Screen
from redblack.bots import GOING, LEVEL, SPEED, SPEEDS
from redblack.game import HOST, Seat
from redblack.games.hearts.look import View
from redblack.games.hearts.trick import SEATS
from redblack.refusal import N_

# Translators: how good the bots are, at most 12 letters each; below each what it means, at most 60 letters
LEVELS = {
    'easy': (N_('Easy'), N_('Plays almost any card and passes without a thought')),
    'medium': (N_('Medium'), N_('Ducks under the trick and gets rid of what is dangerous')),
    'hard': (N_('Hard'), N_('Counts the cards and hunts the black queen')),
    'insane': (N_('Insane'), N_('Shoots the moon, and reads the last tricks to the end')),
}
# Translators: how fast the bots play, at most 10 letters each
PACES = {'slow': N_('slow'), 'normal': N_('normal'), 'fast': N_('fast')}


def build(screen: Screen) -> None:
    place = screen.place
    with Part('div').follow('visible', place, 'kept', lambda v: not going(screen)).follow('dress', place, 'kept', lambda v: 'ending start'):
        with Part('div', 'lobby'):
            screen.section('header', 'bar', 'names', bar)
            screen.section('div', 'round', 'names sitting kept hosted', seats)
        with Part('div', 'paper'):
            screen.section('div', '', 'kept options phase', settings)
        screen.section('div', 'again', 'kept sitting', ways)
    screen.on('go', lambda tap, _: go(screen, tap, watch=False))
    screen.on('watch', lambda tap, _: go(screen, tap, watch=True))
    screen.on('level', lambda tap, which: keep(screen, tap, LEVEL, which, screen.session.game.bots))
    screen.on('pace', lambda tap, which: keep(screen, tap, SPEED, which, SPEEDS))


def begun(screen: Screen) -> bool:
    """Whether a match is under way, and only rests."""
    return GOING in screen.place.kept


# ---- what is done

def go(screen: Screen, tap: Tap, watch: bool) -> None:
    """Begin, or go on. Who has no seat sits down on the first free one, unless it is to watch."""
    def begin() -> None:
        asked = screen.asked(HOST, tap)
        screen.session.check(HOST, asked)
        free = next((seat for seat in SEATS if seat not in screen.session.holders), None)
        if not watch and free is not None and screen.table.seat_of(screen.device) is None:
            screen.table.claim(screen.device, free)
        first = screen.place.kept.get(FIRST, str(min(screen.session.holders, default=0)))
        screen.table.keep(screen.device, {GOING: 'yes', FIRST: first}, asked=asked)
    if screen.attempt(begin):
        screen.open = None


def keep(screen: Screen, tap: Tap, word: str, value: str, known: Collection[str]) -> None:
    """Put a word of the table, if it is one of those on offer."""
    if value in known:
        screen.attempt(lambda: screen.table.keep(screen.device, {word: value}, asked=screen.asked(HOST, tap)))


# ---- what is seen

def bar(screen: Screen, v: View) -> Markup:
    _ = screen._
    return (tag('h1', 'grow', _('Hearts')) + button('invite', 'icon', icons.QR, aria_label=_('Call somebody'))
            + tag('a', 'icon', icons.HELP, href=screen.path('rules'), aria_label=_('The rules')) + button('menu', 'icon', icons.MENU, aria_label=_('Menu')))


def seats(screen: Screen, v: View) -> Markup:
    """Four seats round a table, seen from one's own."""
    middle = tag('div', 'cloth', *(icons.pip(suit, 's red' if suit in 'HD' else 's') for suit in 'SHCD'), aria_hidden='true')
    return join(middle, *(chair(screen, seat, where) for seat, where in zip(around(screen), SIDES, strict=True)))


def chair(screen: Screen, seat: Seat, where: str) -> Markup:
    _ = screen._
    note = _('bot') if bot(screen, seat) else ''
    if seat in screen.place.sitting:
        note = ' · '.join(filter(None, [status(screen, seat), note]))
        sit = button('own', 'second', _('My seat')) if screen.own(seat) else NOTHING
    else:
        # Translators: a button on an empty seat, at most 14 letters
        sit = button(f'claim-{seat}', 'second', _('Sit here'))
    return tag('div', f'chair {where} {"taken" if seat in screen.place.sitting else "free"}', tag('b', '', named(screen, seat)), tag('small', '', note), sit)


def settings(screen: Screen, v: View) -> Markup:
    _ = screen._
    goes_to = _('As soon as somebody has {n} points, whoever has the fewest wins.', n=v.options.target)
    return join(levels(screen), paces(screen), tag('p', 'note', goes_to))


def levels(screen: Screen) -> Markup:
    """How good the bots are; nothing where there are none."""
    if not screen.session.game.bots:
        return NOTHING
    _, now = screen._, screen.table.bots.level
    words = {level: tag('span', '', tag('b', '', _(name)), tag('span', 'note', _(what), *won(screen, level))) for level, (name, what) in LEVELS.items()}
    rows = (tag('button', 'pick', tag('span', 'mark'), words[level], type='button', role='radio', aria_checked=str(level == now).lower(),
                data_do=f'level-{level}') for level in screen.session.game.bots)
    return tag('section', '', tag('h2', '', _('The bots play')), tag('div', '', *rows, role='radiogroup', aria_label=_('The bots play')))


def won(screen: Screen, level: str) -> Collection[object]:
    """What one has to show against such bots."""
    record = on_this_phone(screen, level)
    return (tag('br'), tag('b', '', record)) if record else ()


def paces(screen: Screen) -> Markup:
    _, now = screen._, screen.table.bots.speed
    sides = (tag('button', '', _(name), type='button', role='radio', aria_checked=str(pace == now).lower(), data_do=f'pace-{pace}')
             for pace, name in PACES.items())
    return tag('section', '', tag('h2', '', _('Their pace')), tag('div', 'split', *sides, role='radiogroup', aria_label=_('Their pace')))


def ways(screen: Screen, v: View) -> Markup:
    _ = screen._
    # Translators: the big button that begins a match, and the one that goes on with it, at most 16 letters each
    play = button('go', 'go red', _('Go on') if begun(screen) else _('Play'), icons.ARROW)
    seated = screen.table.seat_of(screen.device) is not None
    # Translators: begins a match that one only watches, at most 16 letters
    return play if seated else play + button('watch', 'second', _('Just watch'))
