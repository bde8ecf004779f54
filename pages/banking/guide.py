"""`/rules` of a banking game: on one page that can be printed, with its exact odds."""
from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup
from nicegui import ui

from pages.banking.face import Face
from pages.parts import icons
from pages.parts.markup import join, tag
from pages.screen import Screen
from redblack.refusal import N_

# what is the same in all of them
SHARED = (
    (N_('The bank'), (
        N_('Everybody cuts a card, and the highest has the first bank; aces are high, and who are equal cut again. Then bank and deal go to the left.'),
        N_('When the bank has gone round as often as was agreed, most chips win. Chips are those of this room: there is no money in it.'))),
    (N_('How much'), (
        N_('Everybody but the banker stakes at the same time, or sits the hand out. Nobody stakes more than they could pay, and all together no more than '
           'the bank could pay: the highest stake that is left stands beside the buttons.'),
        N_('Who could not pay for the lowest stake looks on. A bank that could not pay for everybody goes by to the left. On credit purses may fall below '
           'nought instead.'))),
)
COMING = (N_('Coming and going'), (
    N_('Who comes gets a full purse and stakes from the next hand on. Who goes takes the stake back while no card lies there; then it is played out. The purse '
       'waits. When the banker goes, the bank goes to the left after the hand.'),))


def of(face: Face) -> Callable[[Screen], None]:
    """The page of one game."""
    return lambda screen: build(screen, face)


def build(screen: Screen, face: Face) -> None:
    ui.page_title(f'{screen._(screen.session.game.title)}: {screen._("The rules")}')
    screen.section('div', 'guide', 'options', lambda screen, v: guide(screen, face))


def guide(screen: Screen, face: Face) -> Markup:
    _ = screen._
    first, *others = face.rules
    chapters = (first, *SHARED, *others, COMING)
    rows = (tag('tr', '', tag('td', '', _(what)), tag('td', '', tag('b', '', screen.voice.percent(share, 2)))) for what, share in face.odds)
    return join(
        tag('header', '', tag('h1', '', _(screen.session.game.title)), tag('a', 'icon', icons.CLOSE, href=screen.path(), aria_label=_('To the table'))),
        tag('p', 'intro', _(face.about)),
        *(tag('section', '', tag('h2', '', _(title)), *(tag('p', '', _(text)) for text in texts)) for title, texts in chapters),
        tag('section', '', tag('h2', '', _('What it is worth')), tag('table', '', tag('tbody', '', *rows))),
        tag('a', 'go red', _('To the table'), icons.ARROW, href=screen.path()))
