"""A table with a bank on a phone: bar, whose turn, the felt with its cards, the purses, one's own hand, and what lies over them."""
from __future__ import annotations

import json
from collections.abc import Callable

from markupsafe import Markup

from pages.banking import ending, menu, purses, stage, stakes, start, turn
from pages.banking.face import Face
from pages.banking.words import called
from pages.dialog import Dialog
from pages.frame import wear
from pages.parts import Part, icons
from pages.parts.markup import button, tag
from pages.room import invite, match, seats
from pages.room.entrance import Entrance
from pages.screen import Screen
from redblack.banking.look import View


def of(face: Face) -> Callable[[Screen, Entrance], None]:
    """The page of one game."""
    return lambda screen, entrance: build(screen, entrance, face)


def build(screen: Screen, entrance: Entrance, face: Face) -> None:
    wear('banking')
    place = screen.place
    with Part('div').follow('attributes', place, f'asked {turn.FIELDS}', lambda v: answers(screen, v)).follow(
            'dress', place, turn.FIELDS, lambda v: f'screen match banking {turn.state(screen, v)}').taps(screen.do):
        dialog = Dialog(screen)
        with Part('div', 'table'):
            screen.section('header', 'bar', 'names', bar)
            turn.build(screen)
            stage.build(screen, face)
            purses.build(screen)
            stakes.build(screen, face)
        ending.build(screen)
        start.build(screen)
        menu.build(screen, dialog)
        seats.build(screen)
        invite.build(screen, entrance)
        match.wish(screen, called)
        dialog.build()
        screen.hear()


def answers(screen: Screen, v: View) -> dict[str, str]:
    """The open questions, which every tap brings along; for the scripts of the page, whether one of them is this phone's own."""
    screen.forget()
    asked, own = screen.place.asked, screen.place.seat
    return {'data_asked': json.dumps(asked), 'data_ring': str(asked.get(own, '')) if own is not None and turn.mine(screen, v) else ''}


def bar(screen: Screen, v: View) -> Markup:
    _ = screen._
    return (button('menu', 'icon', icons.MENU, aria_label=_('Menu')) + tag('b', 'grow', _(screen.session.game.title))
            + button('history', 'icon', icons.LIST, aria_label=_('Hands so far'))
            + tag('a', 'icon', icons.HELP, href=screen.path('rules'), aria_label=_('The rules')))
