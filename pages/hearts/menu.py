"""Behind the three lines at the top left: resting, a new match, the last move back, seats, pace, what is of this device; and the wish of another."""
from __future__ import annotations

from markupsafe import Markup

from i18n import LANGUAGES, endonym
from pages.dialog import Dialog
from pages.hearts import stage, start
from pages.hearts.words import bot, called, going, named
from pages.parts import Tap, icons
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, button, join, tag
from pages.parts.sheet import sheet
from pages.room import wishes
from pages.room.seats import claim_button, status, ways_in
from pages.screen import Screen
from redblack.bots import GOING
from redblack.game import HOST, Seat
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Restart
from redblack.games.hearts.trick import SEATS


def build(screen: Screen, dialog: Dialog) -> None:
    _ = screen._
    sheet(screen, 'menu', _('Menu'), lambda: menu(screen))
    sheet(screen, 'seats', _('Round the table'), lambda: screen.section('div', '', 'totals names sitting kept hosted', seats))
    sheet(screen, 'last', _('The last trick'), lambda: screen.section('div', '', 'last_trick names sitting', stage.last_sheet))
    for word in 'menu', 'seats', 'last':
        screen.on(word, lambda tap, _, word=word: setattr(screen, 'open', word))  # type: ignore[misc]
    screen.on('pause', lambda tap, _: pause(screen, tap))
    screen.on('new', lambda tap, _: ask_new(screen, dialog))
    screen.on('undo', lambda tap, _: undo(screen, tap))


def menu(screen: Screen) -> None:
    screen.section('section', 'ways', 'kept', deeds)
    screen.section('div', '', 'totals names sitting kept hosted', seats)
    screen.section('div', '', 'kept', lambda screen, v: start.paces(screen))
    wishes.build(screen)
    screen.section('section', 'ways', 'names', elsewhere)


def deeds(screen: Screen, v: View) -> Markup:
    _ = screen._
    if not going(screen):
        return NOTHING
    return (button('pause', 'second wide', _('Pause')) + button('undo', 'second wide', icons.UNDO, _('Take the last move back'))
            + button('new', 'second wide', icons.AGAIN, _('New match')))


def elsewhere(screen: Screen, v: View) -> Markup:
    _ = screen._
    languages = (tag('a', 'second', endonym(code), href=screen.path(f'language/{code}'), lang=code) for code in LANGUAGES if code != screen.language)
    return join(tag('a', 'second', icons.HELP, _('The rules'), href=screen.path('rules')), tag('a', 'second', _('Other games'), href='/games'), *languages)


def pause(screen: Screen, tap: Tap) -> None:
    """Nobody's bot plays until somebody goes on."""
    if screen.attempt(lambda: screen.table.keep(screen.device, {GOING: 'no'}, asked=screen.asked(HOST, tap))):
        screen.open = None


def undo(screen: Screen, tap: Tap) -> None:
    screen.open = None
    screen.undo(tap)


def ask_new(screen: Screen, dialog: Dialog) -> None:
    def begin(yes: Tap) -> None:
        if screen.settle(yes, Restart(screen.view.options)):
            screen.open = None

    _ = screen._
    what = _('The totals go back to nought, and the cards are dealt anew. Seats and settings stay.')
    dialog.ask(_('Begin a new match?'), what, _('No, play on'), _('New match'), begin)


# ---- round the table

def seats(screen: Screen, v: View) -> Markup:
    rows = tag('section', '', tag('h2', '', screen._('Round the table')), tag('ul', 'seats', *(row(screen, v, seat) for seat in SEATS)))
    return rows + ways_in(screen, tuple(SEATS), len(SEATS))


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    notes = ' · '.join(filter(None, [status(screen, seat), screen._('bot') if bot(screen, seat) else '']))
    who = tag('span', 'grow', named(screen, seat), tag('small', '', notes) if notes else NOTHING)
    return tag('li', 'seat', disc(seat), who, claim_button(screen, seat), tag('b', 'count', v.totals[seat]))


# ---- a wish

def wish(screen: Screen) -> None:
    """Somebody would like to take the last move back; whoever else plays is asked."""
    screen.section('div', 'wishing', 'wish names sitting', wished)
    screen.on('agree', lambda tap, which: agree(screen, which == 'yes'))


def wished(screen: Screen, v: View) -> Markup:
    _, now, seat = screen._, screen.place.wish, screen.place.seat
    if now is None or seat is None:
        return NOTHING
    if seat == now.seat:
        waits = ', '.join(called(screen, other) for other in sorted(now.waits))
        return tag('p', 'toast', _('You would like to take the last move back. We wait for: {names}', names=waits), role='status')
    if seat not in now.waits:
        return NOTHING
    title = _('{name}: take the last move back?', name=called(screen, now.seat))
    two = tag('div', 'two', button('agree-no', 'second', _('No, play on')), button('agree-yes', 'go red', _('Take back')))
    return tag('div', 'dialog', tag('h2', '', title), tag('p', '', _('It counts when everybody who plays says yes.')), two,
               role='alertdialog', aria_label=title)


def agree(screen: Screen, yes: bool) -> None:
    screen.attempt(lambda: screen.table.agree(screen.device, yes))
