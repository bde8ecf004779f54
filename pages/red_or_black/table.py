"""The table: bar, turn, card, result, hand, rules in force, and what lies over them."""
from __future__ import annotations

import json

from fastapi import Request
from nicegui import ui

from pages.frame import Screen, language_of
from pages.parts import Part, Rich, Tap, icons
from pages.red_or_black import bets, deeds, final, panel, rules_in_force, standings
from pages.red_or_black.dialog import Dialog
from pages.red_or_black.sight import gauges, pair
from pages.red_or_black.words import said, whose
from redblack.game import HOST
from redblack.games.red_or_black.moves import Restart
from redblack.session import Session

SLEEP = 600.0  # seconds that a phone may be away and still come back to its own page


def declare(session: Session, language: str | None) -> None:
    @ui.page('/', reconnect_timeout=SLEEP)
    def page(request: Request) -> None:
        build(Screen(session, language_of(request, language)))


def build(screen: Screen) -> None:
    place = screen.place
    with Part('div', 'screen').follow('attributes', place, 'asked', lambda _: {'data_asked': json.dumps(place.asked)}):
        dialog = Dialog(screen)
        with Part('main', 'table').follow('visible', place, 'phase', lambda v: v.phase != 'over'):
            bar(screen, dialog)
            turn(screen)
            stage(screen)
            Rich('p', 'said', role='status').follow('markup', place, 'result card level open_card phase', lambda v: said(screen, v))
            bets.build(screen)
            deeds.build(screen)
            rules_in_force.build(screen)
        final.build(screen)
        standings.build(screen)
        panel.build(screen, dialog)
        dialog.build()
        screen.hear()


def bar(screen: Screen, dialog: Dialog) -> None:
    place, _ = screen.place, screen._

    def restart(tap: Tap) -> None:
        dialog.ask(_('Start again?'), _('The cards are dealt anew. Names and settings stay.'), _('No, play on'), _('Start'),
                   lambda yes: screen.act(HOST, Restart(place.view.options), yes))

    with Part('header', 'bar'):
        Rich('button', 'gauges', title=_('Round the table')).follow('markup', place, 'crown cup', lambda v: gauges(screen, v)).tap(
            lambda tap: show(screen, 'standings')).mark('gauges')
        Part('span', 'grow')
        Rich('button', 'icon', icons.UNDO, aria_label=_('Take back the last move')).follow(
            'attributes', place, 'undoable', lambda v: {'aria_disabled': str(not place.undoable).lower()}).tap(screen.undo).mark('undo')
        Rich('button', 'icon', icons.AGAIN, aria_label=_('Start again')).tap(restart).mark('restart')
        Rich('button', 'icon', icons.GEAR, aria_label=_('Settings')).tap(lambda tap: show(screen, 'panel')).mark('settings')


def show(screen: Screen, what: str | None) -> None:
    screen.open = what


def turn(screen: Screen) -> None:
    fields = 'phase bettor executor result crown names'
    with Part('div', 'turn'):
        Part('small').follow('text', screen.place, fields, lambda v: whose(screen, v)[0])
        with Part('b'):
            Part('bdi').follow('text', screen.place, fields, lambda v: whose(screen, v)[1])


def stage(screen: Screen) -> None:
    with Part('section', 'stage'):
        pair(screen)
