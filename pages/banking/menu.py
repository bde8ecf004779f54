"""Behind the three lines: resting, a new game, the last move back; who sits where; what is played for; the hands so far."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking import history, settings, start
from pages.dialog import Dialog
from pages.parts import icons
from pages.parts.markup import button, tag
from pages.parts.sheet import sheet
from pages.room import match, wishes
from pages.room.seats import ways_in
from pages.screen import Screen
from redblack.banking.legal import SEATS
from redblack.banking.look import View
from redblack.banking.moves import Restart
from redblack.refusal import N_


def build(screen: Screen, dialog: Dialog) -> None:
    _ = screen._
    sheet(screen, 'menu', _('Menu'), lambda: menu(screen))
    sheet(screen, 'seats', _('Round the table'), lambda: round_the_table(screen))
    sheet(screen, 'history', _('Hands so far'), lambda: screen.section('div', '', history.FIELDS, history.told))
    for word in 'menu', 'seats', 'history':
        screen.on(word, lambda tap, _, word=word: setattr(screen, 'open', word))  # type: ignore[misc]
    match.hear(screen, dialog, lambda: Restart(settings.now(screen.view)), N_(
        'Everybody has full purses again, and the bank is cut for anew. Seats and settings stay.'))


def menu(screen: Screen) -> None:
    screen.section('section', 'ways', 'kept', match.deeds)
    screen.section('section', 'ways', 'hands', looking_back)
    round_the_table(screen)
    screen.section('div', '', 'options coming hands phase', settings.told)
    screen.section('div', '', 'kept', lambda screen, v: match.levels(screen, start.CHARACTERS))
    screen.section('div', '', 'kept', lambda screen, v: match.paces(screen))
    wishes.build(screen)
    screen.section('section', 'ways', 'names', match.elsewhere)


def looking_back(screen: Screen, v: View) -> Markup:
    return button('history', 'second wide', icons.LIST, screen._('Hands so far'))


def round_the_table(screen: Screen) -> None:
    screen.section('div', '', start.FIELDS, lambda screen, v: tag('section', '', start.seats(screen, v)) + ways_in(screen, v.circle, SEATS[-1]))
