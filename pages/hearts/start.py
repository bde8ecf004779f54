"""Before a match, and while it rests: who sits where, how good the bots are and how fast, and «Играть» or «Продолжить»."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup

from pages.hearts.record import on_this_phone
from pages.hearts.words import FIRST, SIDES, around, named
from pages.parts import Part, Tap, icons
from pages.parts.markup import NOTHING, button, join, tag
from pages.room import match
from pages.room.match import begun, bot, going, split
from pages.room.seats import status
from pages.screen import Screen
from redblack.game import Seat
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Options, Restart
from redblack.refusal import N_

# Translators: how good the bots are, at most 12 letters each; below each what it means, at most 60 letters
LEVELS = {
    'easy': (N_('Easy'), N_('Plays almost any card and passes without a thought')),
    'medium': (N_('Medium'), N_('Ducks under the trick and gets rid of what is dangerous')),
    'hard': (N_('Hard'), N_('Counts the cards and hunts the black queen')),
    'insane': (N_('Insane'), N_('Shoots the moon, and reads the last tricks to the end')),
}

TARGETS = '50', '100', '150'


def build(screen: Screen) -> None:
    place = screen.place
    with Part('div').follow('visible', place, 'kept', lambda v: not going(screen)).follow('dress', place, 'kept', lambda v: 'ending start'):
        with Part('div', 'lobby'):
            screen.section('header', 'bar', 'names kept', match.bar)
            screen.section('div', 'round', 'names sitting kept hosted totals', seats)
        with Part('div', 'paper'):
            screen.section('div', '', 'kept options phase', settings)
        screen.section('div', 'again', 'kept sitting', match.ways)
    screen.on('go', lambda tap, _: match.begin(screen, tap, False, lambda: first(screen)))
    screen.on('watch', lambda tap, _: match.begin(screen, tap, True, lambda: first(screen)))
    screen.on('target', lambda tap, which: aim(screen, tap, which))
    match.settings(screen)


def aim(screen: Screen, tap: Tap, which: str) -> None:
    """To how many points a match goes that has not begun: the cards are dealt anew for it."""
    if which in TARGETS and not begun(screen):
        screen.settle(tap, Restart(Options(int(which))))


def first(screen: Screen) -> dict[str, str]:
    """From whom the bots are named stays as it was when the match began."""
    return {FIRST: screen.place.kept.get(FIRST, str(min(screen.session.holders, default=0)))}


def seats(screen: Screen, v: View) -> Markup:
    """Four seats round a table, seen from one's own."""
    middle = tag('div', 'cloth', *(icons.pip(suit, 's red' if suit in 'HD' else 's') for suit in 'SHCD'), aria_hidden='true')
    return join(middle, *(chair(screen, v, seat, where) for seat, where in zip(around(screen), SIDES, strict=True)))


def chair(screen: Screen, v: View, seat: Seat, where: str) -> Markup:
    _ = screen._
    note = _('bot') if bot(screen, seat) else ''
    if seat in screen.place.sitting:
        note = ' · '.join(filter(None, [status(screen, seat), note]))
        sit = button('own', 'second', _('My seat')) if screen.own(seat) else NOTHING
    else:
        # Translators: a button on an empty seat, at most 14 letters
        sit = button(f'claim-{seat}', 'second', _('Sit here'))
    if begun(screen):
        note = ' · '.join(filter(None, [note, _('total {n}', n=v.totals[seat])]))
    return tag('div', f'chair {where} {"taken" if seat in screen.place.sitting else "free"}', tag('b', '', named(screen, seat)), tag('small', '', note), sit)


def settings(screen: Screen, v: View) -> Markup:
    _ = screen._
    targets = NOTHING if begun(screen) else split(_('A match goes to'), 'target', {n: n for n in TARGETS}, str(v.options.target))
    goes_to = _('As soon as somebody has {n} points, whoever has the fewest wins.', n=v.options.target)
    return join(match.levels(screen, LEVELS, partial(on_this_phone, screen)), match.paces(screen), targets, tag('p', 'note', goes_to))
