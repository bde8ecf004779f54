"""The top line: who holds the bank, what the table waits for, and whether it waits for this phone. Below it runs the clock, if there is one."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking.purses import awaited
from pages.banking.words import called
from pages.parts import Part
from pages.parts.markup import NOTHING, button, tag
from pages.room.match import going
from pages.screen import Screen
from redblack.banking.legal import SEATS
from redblack.banking.look import View

FEW = 3  # of whom the top line still names each
FIELDS = 'phase circle banker round waiting dealt_to options names sitting kept'


def build(screen: Screen) -> None:
    with Part('div', 'turn').follow('attributes', screen.place, FIELDS, lambda v: {'data_title': title(screen, v)}):
        screen.section('div', 'whose', FIELDS, whose, role='status')
        screen.section('div', 'aside', FIELDS, aside)
        screen.section('div', 'clock', 'closes', clock, aria_hidden='true')


def mine(screen: Screen, v: View) -> bool:
    """Whether the table waits for the player whose own phone this is."""
    return screen.place.seat in awaited(v) and going(screen)


def state(screen: Screen, v: View) -> str:
    """What taps do here now: 'own' turn, 'free' to turn the page for all, only to 'watch'."""
    return 'own' if mine(screen, v) else 'free' if v.phase == 'settled' else 'watch'


def title(screen: Screen, v: View) -> str:
    """What the window is called."""
    game = screen._(screen.session.game.title)
    return f'{screen._("Your turn")} · {game}' if mine(screen, v) else game


def whose(screen: Screen, v: View) -> Markup:
    return tag('small', '', small(screen, v)) + tag('h1', '', tag('bdi', '', big(screen, v)))


def small(screen: Screen, v: View) -> str:
    _ = screen._
    if v.phase == 'stake' and not mine(screen, v):
        if len(v.waiting) > FEW:
            return screen.voice.n('We wait for {n} stake', 'We wait for {n} stakes', len(v.waiting))
        return _('We wait for: {names}', names=', '.join(called(screen, seat) for seat in v.waiting))
    if v.banker is None:
        return ''
    bank = _('Your bank') if v.banker == screen.place.seat else _('Bank: {name}', name=called(screen, v.banker))
    return ' · '.join(filter(None, (bank, rounds(screen, v))))


def rounds(screen: Screen, v: View) -> str:
    """Where the game is, if the bank goes round more than once."""
    return screen._('round {n} of {all}', n=v.round, all=max(v.round, v.options.rounds)) if v.options.rounds > 1 else ''


def big(screen: Screen, v: View) -> str:
    """Very big, on a phone."""
    _ = screen._
    # Translators: these are very big, on a phone, at most 20 letters each
    match v.phase:
        case 'stake':
            return _('Your stake') if mine(screen, v) else _('Place your bets')
        case 'double':
            return _('Double?')
        case 'deal':
            return _('You deal') if mine(screen, v) else _('No more bets')
        case 'settled':
            return _('The hand is over')
        case 'over':
            return _('The game is over')
    return ''


def aside(screen: Screen, v: View) -> Markup:
    """For whoever only watches: a way to a seat."""
    seated = screen.table.seat_of(screen.device) is not None
    room = len(v.circle) < SEATS[-1] or len(screen.place.sitting) < len(v.circle)
    # Translators: a button for somebody who only watches, at most 12 letters
    return button('seats', 'second', screen._('Sit down')) if not seated and room else NOTHING


def clock(screen: Screen, v: View) -> Markup:
    """A line that runs out."""
    left = screen.table.deadline.left()
    if left is None:
        return NOTHING
    whole = max(left, v.options.clock)
    return tag('i', '', style=f'--left: {left:.1f}s; --from: {left / whole:.3f}')
