"""A table with bots, whatever is played at it: before a match and while it rests, the menu, and the wish to take a move back.

The table keeps a word whether the match is on (GOING). Until then it lies under a screen of its own: who sits where, how the bots play, «Играть».
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from markupsafe import Markup

from i18n import LANGUAGES, endonym
from pages.dialog import Dialog
from pages.parts import Tap, icons
from pages.parts.markup import NOTHING, button, join, tag
from pages.screen import Screen
from redblack.bots import GOING, LEVEL, SPEED, SPEEDS
from redblack.game import HOST, Seat
from redblack.place import Presence
from redblack.refusal import N_
from redblack.table import SeatWhy

Levels = Mapping[str, tuple[str, str]]  # of bots, each with its name and what it means
Called = Callable[[Screen, Seat], str]

# Translators: how fast the bots play, at most 10 letters each
PACES = {'slow': N_('slow'), 'normal': N_('normal'), 'fast': N_('fast')}


def bot(screen: Screen, seat: Seat) -> bool:
    """Whether a bot plays there now."""
    sitting = screen.place.sitting.get(seat)
    return sitting is None or sitting.presence is Presence.GONE


def going(screen: Screen) -> bool:
    """Whether the match is on, and not resting or waiting for its beginning."""
    return screen.place.kept.get(GOING) == 'yes'


def begun(screen: Screen) -> bool:
    """Whether a match is under way, and only rests."""
    return GOING in screen.place.kept


# ---- before a match, and while it rests

def begin(screen: Screen, tap: Tap, watch: bool, words: Callable[[], Mapping[str, str]] = dict) -> None:
    """Begin, or go on, with further *words* for the table to keep. Who begins sits down on the first free seat, unless it is to *watch*."""
    def deed() -> None:
        asked = screen.asked(HOST, tap)
        screen.session.check(HOST, asked)
        screen.table.need(not screen.table.host.locked or screen.table.host.is_host(screen.device), SeatWhy.LOCKED)
        seated = screen.session.game.rules.seated(screen.session.state)
        free = next((seat for seat in seated if seat not in screen.session.holders), None)
        if not (watch or begun(screen)) and free is not None and screen.table.seat_of(screen.device) is None:
            screen.table.claim(screen.device, free)
        screen.table.keep(screen.device, {GOING: 'yes', **words()}, asked=asked)
    if screen.attempt(deed):
        screen.open = None


def settings(screen: Screen) -> None:
    """Hear what is tapped on the switches below."""
    screen.on('level', lambda tap, which: keep(screen, tap, LEVEL, which, screen.session.game.bots))
    screen.on('pace', lambda tap, which: keep(screen, tap, SPEED, which, SPEEDS))


def keep(screen: Screen, tap: Tap, word: str, value: str, known: Collection[str]) -> None:
    """Put a word of the table, if it is one of those on offer."""
    if value in known:
        screen.attempt(lambda: screen.table.keep(screen.device, {word: value}, asked=screen.asked(HOST, tap)))


def bar(screen: Screen, view: Any) -> Markup:
    """Over the start: what is played here, and what else can be done."""
    _ = screen._
    return (tag('h1', 'grow', _('Pause') if begun(screen) else _(screen.session.game.title)) + button('invite', 'icon', icons.QR, aria_label=_('Call somebody'))
            + tag('a', 'icon', icons.HELP, href=screen.path('rules'), aria_label=_('The rules')) + button('menu', 'icon', icons.MENU, aria_label=_('Menu')))


def levels(screen: Screen, names: Levels, notes: Callable[[str], Iterable[str]] = lambda level: ()) -> Markup:
    """How the bots play, with *notes* of one's own to each; nothing where there are none."""
    if not screen.session.game.bots:
        return NOTHING
    _, now = screen._, screen.table.bots.level

    def words(level: str) -> Markup:
        name, what = names[level]
        own = (tag('br') + tag('b', '', note) for note in notes(level))
        return tag('span', '', tag('b', '', _(name)), tag('span', 'note', _(what), *own))

    rows = (tag('button', 'pick', tag('span', 'mark'), words(level), type='button', role='radio', aria_checked=str(level == now).lower(),
                data_do=f'level-{level}') for level in screen.session.game.bots)
    return tag('section', '', tag('h2', '', _('The bots play')), tag('div', '', *rows, role='radiogroup', aria_label=_('The bots play')))


def paces(screen: Screen) -> Markup:
    _ = screen._
    return split(_('Their pace'), 'pace', {pace: _(name) for pace, name in PACES.items()}, screen.table.bots.speed)


def split(title: str, word: str, sides: Mapping[str, str], now: str) -> Markup:
    """One of a few, side by side."""
    buttons = (tag('button', '', name, type='button', role='radio', aria_checked=str(side == now).lower(), data_do=f'{word}-{side}')
               for side, name in sides.items())
    return tag('section', '', tag('h2', '', title), tag('div', 'split', *buttons, role='radiogroup', aria_label=title))


def ways(screen: Screen, view: Any) -> Markup:
    """The big button, and the small one for who only watches."""
    _ = screen._
    # Translators: the big button that begins a match, and the one that goes on with it, at most 16 letters each
    play = button('go', 'go red', _('Go on') if begun(screen) else _('Play'), icons.ARROW)
    seated = screen.table.seat_of(screen.device) is not None
    # Translators: begins a match that one only watches, at most 16 letters
    return play if seated or begun(screen) else play + button('watch', 'second', _('Just watch'))


# ---- the menu

def deeds(screen: Screen, view: Any) -> Markup:
    """What can be done with a match that is on."""
    _ = screen._
    if not going(screen):
        return NOTHING
    return (button('pause', 'second wide', _('Pause')) + button('undo', 'second wide', icons.UNDO, _('Take the last move back'))
            + button('new', 'second wide', icons.AGAIN, _('New match')))


def hear(screen: Screen, dialog: Dialog, again: Callable[[], Any], asks: str) -> None:
    """Hear the deeds. *again* says the move that begins a new match, *asks* is what is said before."""
    screen.on('pause', lambda tap, _: _pause(screen, tap))
    screen.on('new', lambda tap, _: _ask_new(screen, dialog, again, asks))
    screen.on('undo', lambda tap, _: _undo(screen, tap))


def elsewhere(screen: Screen, view: Any) -> Markup:
    _ = screen._
    languages = (tag('a', 'second', endonym(code), href=screen.path(f'language/{code}'), lang=code) for code in LANGUAGES if code != screen.language)
    ways = (icons.HELP + _('The rules'), screen.path('rules')), (_('For the TV'), screen.path('tv')), (_('Other games'), '/games')
    return join(*(tag('a', 'second', words, href=to) for words, to in ways), *languages)


def _pause(screen: Screen, tap: Tap) -> None:
    """Nobody's bot plays until somebody goes on."""
    if screen.attempt(lambda: screen.table.keep(screen.device, {GOING: 'no'}, asked=screen.asked(HOST, tap))):
        screen.open = None


def _undo(screen: Screen, tap: Tap) -> None:
    screen.open = None
    screen.undo(tap)


def _ask_new(screen: Screen, dialog: Dialog, again: Callable[[], Any], asks: str) -> None:
    def begin(yes: Tap) -> None:
        if screen.settle(yes, again()):
            screen.open = None

    _ = screen._
    dialog.ask(_('Begin a new match?'), _(asks), _('No, play on'), _('New match'), begin)


# ---- a wish

def wish(screen: Screen, called: Called) -> None:
    """Somebody would like to take the last move back; whoever else plays is asked."""
    screen.section('div', 'wishing', 'wish names sitting', lambda screen, v: _wished(screen, called))
    screen.on('agree', lambda tap, which: _agree(screen, which == 'yes'))


def _wished(screen: Screen, called: Called) -> Markup:
    _, now, seat = screen._, screen.place.wish, screen.place.seat
    if now is None or seat is None:
        return NOTHING
    if seat not in now.waits:
        if seat != now.seat:
            return NOTHING
        waits = ', '.join(called(screen, other) for other in sorted(now.waits))
        return tag('p', 'toast', _('You would like to take the last move back. We wait for: {names}', names=waits), role='status')
    title = _('{name}: take the last move back?', name=called(screen, now.seat))
    two = tag('div', 'two', button('agree-no', 'second', _('No, play on')), button('agree-yes', 'go red', _('Take back')))
    return tag('div', 'dialog', tag('h2', '', title), tag('p', '', _('It counts when everybody who plays says yes.')), two,
               role='alertdialog', aria_label=title)


def _agree(screen: Screen, yes: bool) -> None:
    screen.attempt(lambda: screen.table.agree(screen.device, yes))
