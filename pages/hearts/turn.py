"""The top line: what the table waits for, and whether it waits for this phone."""
from __future__ import annotations

from markupsafe import Markup

from pages.hearts.words import called, here
from pages.parts import Part
from pages.parts.cards import spoken
from pages.parts.markup import NOTHING, button, tag
from pages.room.match import going
from pages.screen import Screen
from redblack.games.hearts.look import View
from redblack.place import Presence

FIELDS = 'phase turn passed direction deal_number tricks trick names sitting kept'


def build(screen: Screen) -> None:
    with Part('div', 'turn').follow('attributes', screen.place, FIELDS, lambda v: {'data_title': title(screen, v)}):
        screen.section('div', 'whose', FIELDS, whose, role='status')
        screen.section('div', 'aside', FIELDS, aside)
    screen.section('p', 'vh', 'trick last_trick names sitting', last_said, role='status')


def mine(screen: Screen, v: View) -> bool:
    """Whether the table waits for the player whose own phone this is."""
    seat = screen.place.seat
    if seat is None or not going(screen):
        return False
    return v.turn == seat or (v.phase == 'pass' and seat not in v.passed)


def title(screen: Screen, v: View) -> str:
    """What the window is called."""
    game = screen._('Hearts')
    return f'{screen._("Your turn")} · {game}' if mine(screen, v) else f'{called(screen, v.turn)} · {game}' if v.turn is not None else game


def whose(screen: Screen, v: View) -> Markup:
    small, big = passing(screen, v) if v.phase == 'pass' else playing(screen, v)
    return tag('small', '', small) + tag('h1', '', tag('bdi', '', big))


def passing(screen: Screen, v: View) -> tuple[str, str]:
    _ = screen._
    seat = screen.place.seat
    if seat is None:
        return deal(screen, v), _('Three cards change hands')
    if seat not in v.passed:
        # Translators: the first says to whom three cards are passed; the second is very big, on a phone, at most 20 letters
        return _('Three cards to: {name}', name=called(screen, to(screen, v))), _('Choose three cards')
    waits = ', '.join(called(screen, other) for other in range(4) if other not in v.passed)
    return _('We wait for: {names}', names=waits), _('Cards are ready')


def to(screen: Screen, v: View) -> int:
    """Who gets the own three cards."""
    return (here(screen) + {'left': 1, 'across': 2, 'right': 3, 'none': 0}[v.direction]) % 4


def playing(screen: Screen, v: View) -> tuple[Markup | str, str]:
    _ = screen._
    if v.turn is None:
        return deal(screen, v), _('The deal is over')
    if v.direction == 'none' and not v.tricks:
        return _('Deal {n}: nobody passes', n=v.deal_number), _('Your turn') if mine(screen, v) else called(screen, v.turn)
    trick = _('Deal {deal} · trick {n} of 13', deal=v.deal_number, n=len(v.tricks) + 1)
    return trick + absent(screen, v), _('Your turn') if mine(screen, v) else called(screen, v.turn)


def deal(screen: Screen, v: View) -> str:
    return screen._('Deal {n}', n=v.deal_number)


def absent(screen: Screen, v: View) -> Markup:
    """Behind it, when the table waits for a phone that has no connection."""
    sitting = None if v.turn is None else screen.place.sitting.get(v.turn)
    if sitting is None or sitting.presence is not Presence.AWAY:
        return NOTHING
    return tag('span', 'off', ' · ', screen._('no connection'))


def aside(screen: Screen, v: View) -> Markup:
    """For whoever only watches: a way to a seat."""
    free = len(screen.place.sitting) < 4
    # Translators: a button for somebody who only watches, at most 12 letters
    return button('seats', 'second', screen._('Sit down')) if screen.table.seat_of(screen.device) is None and free else NOTHING


def last_said(screen: Screen, v: View) -> str:
    """For a screen reader: the card that was played last, and who took the trick with it."""
    if not (lies := v.trick or v.last_trick):
        return ''
    seat, card = lies[-1]
    takes = [screen._('Takes the trick: {name}', name=called(screen, v.last_taker))] if not v.trick and v.last_taker is not None else []
    return '. '.join([f'{called(screen, seat)}: {spoken(screen.voice, card)}', *takes])
