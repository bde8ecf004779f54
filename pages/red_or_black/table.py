"""The table: bar, turn, card, result, hand, rules in force, and what lies over them.

Each is one element whose markup follows the table; a button in it is known by its data-do, and the screen's root hears every tap.
"""
from __future__ import annotations

import json
from functools import partial

from fastapi import Depends
from markupsafe import Markup
from nicegui import ui

from pages.dialog import Dialog
from pages.parts import Part, Tap, icons
from pages.parts.markup import button, tag
from pages.red_or_black import bets, deeds, final, panel, rules_in_force, standings, turn
from pages.red_or_black.sight import gauges, help_link, pair
from pages.red_or_black.words import said
from pages.room import invite, seats
from pages.room.entrance import Entrance
from pages.room.offers import Offers
from pages.screen import Screen
from pages.speaker import told
from pages.visit import SLEEP, Visit, Visits
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Restart

HEARD = 'hit', 'miss', 'joker'  # there is a sound for each


def declare(visit: Visits, road: str, entrance: Entrance, offers: Offers) -> None:
    @ui.page(road or '/', reconnect_timeout=SLEEP)
    def page(visit: Visit = Depends(visit)) -> None:  # noqa: B008  (so FastAPI says it)
        build(Screen(visit), entrance, offers)


def build(screen: Screen, entrance: Entrance, offers: Offers) -> None:
    place = screen.place
    with Part('div').follow('attributes', place, f'asked card round {turn.FIELDS}', partial(answers, screen)).follow(
            'dress', place, turn.FIELDS, lambda v: f'screen {turn.state(screen, v)}').taps(screen.do):
        dialog = Dialog(screen)
        with Part('div', 'table').follow('visible', place, 'phase', lambda v: v.phase != 'over'):
            lay(screen)
        final.build(screen)
        standings.build(screen)
        panel.build(screen, dialog)
        seats.build(screen, offers)
        invite.build(screen, entrance)
        dialog.build()
        screen.hear()
    screen.on('undo', lambda tap, _: screen.undo(tap))
    screen.on('restart', lambda tap, _: ask_restart(screen, dialog))
    screen.on('gauges', partial(show, screen, 'standings'))
    screen.on('who', partial(show, screen, 'standings'))
    screen.on('settings', partial(show, screen, 'panel'))


def lay(screen: Screen) -> None:
    """What lies on the table, from the bar to the rules."""
    screen.section('header', 'bar', 'crown cup undoable', lambda screen, v: bar(screen, v, screen.place.undoable))
    turn.build(screen)
    screen.section('section', 'stage', 'card open_card result phase', pair)
    screen.section('p', 'said', 'result card level open_card phase', said, role='status')
    screen.section('p', 'lesson', bets.FIELDS, bets.lesson)
    bets.build(screen)
    deeds.build(screen)
    rules_in_force.build(screen)


def answers(screen: Screen, v: View) -> dict[str, str]:
    """The open questions, which every tap brings along. For the scripts of the page: which of them is this phone's own, and what has come of the bet."""
    screen.forget()
    heard = f'{v.round} {v.result}' if v.card and v.result in HEARD else ''
    return {'data_asked': json.dumps(screen.place.asked), 'data_heard': heard,
            'data_ring': str(screen.place.asked.get(turn.asked_of(v)[0], '')) if turn.mine(screen, v) else ''}


def show(screen: Screen, what: str, tap: Tap, _: str) -> None:
    screen.open = what


def ask_restart(screen: Screen, dialog: Dialog) -> None:
    def restart(yes: Tap) -> None:
        screen.settle(yes, Restart(screen.view.options))

    _ = screen._
    dialog.ask(_('Start again?'), _('The cards are dealt anew. Names and settings stay.'), _('No, play on'), _('Start'), restart)


@told
def bar(screen: Screen, v: View, undoable: bool) -> Markup:
    _ = screen._
    return (button('gauges', 'gauges', gauges(screen, v), title=_('Round the table')) + tag('span', 'grow')
            + help_link(screen) + button('undo', 'icon', icons.UNDO, aria_label=_('Take back the last move'), grey=not undoable)
            + button('restart', 'icon', icons.AGAIN, aria_label=_('Start again'))
            + button('settings', 'icon', icons.GEAR, aria_label=_('Settings')))
