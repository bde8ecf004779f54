"""The table of Hearts on a phone: bar, whose turn, the table from above, the own hand, and what lies over them."""
from __future__ import annotations

import json
from functools import cache

from markupsafe import Markup
from nicegui import ui

from pages.dialog import Dialog
from pages.frame import STATIC, stamp, wear
from pages.hearts import ending, hand, menu, stage, start, turn
from pages.hearts.words import called
from pages.parts import Part, icons
from pages.parts.markup import button, tag
from pages.room import invite, match, seats
from pages.room.entrance import Entrance
from pages.screen import Screen
from redblack.games.hearts.look import View


def build(screen: Screen, entrance: Entrance) -> None:
    wear('hearts')
    ui.add_head_html(f'<script type="module" src="{script()}"></script>')
    place = screen.place
    with Part('div').follow('attributes', place, f'asked {turn.FIELDS}', lambda v: answers(screen, v)).follow(
            'dress', place, turn.FIELDS, lambda v: f'screen match hearts {"own" if turn.mine(screen, v) else "watch"}').taps(screen.do):
        dialog = Dialog(screen)
        with Part('div', 'table'):
            screen.section('header', 'bar', 'names', bar)
            turn.build(screen)
            stage.build(screen)
            hand.build(screen)
        ending.build(screen)
        start.build(screen)
        menu.build(screen, dialog)
        seats.build(screen)
        invite.build(screen, entrance)
        match.wish(screen, called)
        dialog.build()
        screen.hear()


@cache
def script() -> str:
    """Its address, which changes with it."""
    return f'/static/hearts.js?{stamp((STATIC / "hearts.js").read_text())}'


def answers(screen: Screen, v: View) -> dict[str, str]:
    """The open questions, which every tap brings along; for the scripts of the page, whether one of them is this phone's own."""
    asked, own = screen.place.asked, screen.place.seat
    return {'data_asked': json.dumps(asked), 'data_ring': str(asked.get(own, '')) if own is not None and turn.mine(screen, v) else ''}


def bar(screen: Screen, v: View) -> Markup:
    _ = screen._
    return (button('menu', 'icon', icons.MENU, aria_label=_('Menu')) + tag('b', 'grow', _('Hearts'))
            + tag('a', 'icon', icons.HELP, href=screen.path('rules'), aria_label=_('The rules')))
