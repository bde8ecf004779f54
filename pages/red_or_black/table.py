"""The table: bar, turn, card, result, hand, rules in force, and what lies over them.

Each is one element whose markup follows the table; a button in it is known by its data-do, and the screen's root hears every tap.
"""
from __future__ import annotations

import json
from functools import partial

from fastapi import Request
from markupsafe import Markup
from nicegui import ui

from pages.frame import Screen, language_of, told
from pages.parts import Part, Tap, icons
from pages.parts.markup import button, tag
from pages.red_or_black import bets, deeds, final, panel, rules_in_force, standings
from pages.red_or_black.dialog import Dialog
from pages.red_or_black.sight import gauges, help_link, pair
from pages.red_or_black.words import said, whose
from redblack.game import HOST
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Restart
from redblack.session import Session

SLEEP = 600.0  # seconds that a phone may be away and still come back to its own page


def declare(session: Session, language: str | None) -> None:
    @ui.page('/', reconnect_timeout=SLEEP)
    def page(request: Request) -> None:
        build(Screen(session, language_of(request, language)))


def build(screen: Screen) -> None:
    place = screen.place
    with Part('div', 'screen').follow('attributes', place, 'asked', lambda _: {'data_asked': json.dumps(place.asked)}).taps(screen.do):
        dialog = Dialog(screen)
        with Part('main', 'table').follow('visible', place, 'phase', lambda v: v.phase != 'over'):
            screen.section('header', 'bar', 'crown cup undoable', lambda screen, v: bar(screen, v, place.undoable))
            screen.section('div', 'turn', 'phase bettor executor result crown names', turn)
            screen.section('section', 'stage', 'card open_card result phase', pair)
            screen.section('p', 'said', 'result card level open_card phase', said, role='status')
            bets.build(screen)
            deeds.build(screen)
            rules_in_force.build(screen)
        final.build(screen)
        standings.build(screen)
        panel.build(screen, dialog)
        dialog.build()
        screen.hear()
    screen.on('undo', lambda tap, _: screen.undo(tap))
    screen.on('restart', lambda tap, _: ask_restart(screen, dialog))
    screen.on('gauges', partial(show, screen, 'standings'))
    screen.on('settings', partial(show, screen, 'panel'))


def show(screen: Screen, what: str, tap: Tap, _: str) -> None:
    screen.open = what


def ask_restart(screen: Screen, dialog: Dialog) -> None:
    def restart(yes: Tap) -> None:
        screen.act(HOST, Restart(screen.view.options), yes)

    _ = screen._
    dialog.ask(_('Start again?'), _('The cards are dealt anew. Names and settings stay.'), _('No, play on'), _('Start'), restart)


@told
def bar(screen: Screen, v: View, undoable: bool) -> Markup:
    _ = screen._
    return (button('gauges', 'gauges', gauges(screen, v), title=_('Round the table')) + tag('span', 'grow')
            + help_link(screen) + button('undo', 'icon', icons.UNDO, aria_label=_('Take back the last move'), grey=not undoable)
            + button('restart', 'icon', icons.AGAIN, aria_label=_('Start again'))
            + button('settings', 'icon', icons.GEAR, aria_label=_('Settings')))


@told
def turn(screen: Screen, v: View) -> Markup:
    small, name = whose(screen, v)
    return tag('small', '', small) + tag('b', '', tag('bdi', '', name))
