"""The shelf on the host's page: evenings to read, to keep as a file, to go on with, to delete for good."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fastapi import Request, Response
from markupsafe import Markup
from nicegui import app

from pages.devices import device_of
from pages.dialog import Dialog
from pages.frame import language_of
from pages.games import filename, keepsake
from pages.parts import Tap
from pages.parts.markup import NOTHING, button, join, tag
from pages.room.keeping import file
from pages.screen import Screen
from redblack.evenings import Evening, Label, label_of
from redblack.refusal import Refused
from redblack.room import MAIN, Room


def declare(room: Room, default: str | None) -> None:
    @app.get('/host/evening/{id}')
    def read(request: Request, id: str, save: bool = False) -> Response:
        """An evening as one file, to look at or to keep."""
        room.host.check(device_of(request))
        language, day = language_of(request, default), room.shelf.evening(id).day
        session = room.shelf.read(id)
        return file(keepsake(session, language, day), 'text/html', filename(session.game, language, day, 'html'), save)


def build(screen: Screen, dialog: Dialog, show: Callable[[], None]) -> None:
    _, room, device = screen._, screen.room, screen.device

    def ask(title: str, text: str, yes: str, deed: Callable[[], object]) -> None:
        def do(tap: Tap) -> None:
            screen.attempt(deed)
            show()
        dialog.ask(title, text, _('No'), yes, do)

    def go_on(tap: Tap, id: str) -> None:
        ask(_('Go on with this evening?'), _('It lies on the main table then, and what is there now comes onto the shelf.'), _('Go on'),
            partial(room.continue_evening, device, id))

    def delete(tap: Tap, id: str) -> None:
        ask(_('Delete this evening for good?'), _('Nobody can bring it back.'), _('Delete'), partial(room.delete_evening, device, id))

    def begin(tap: Tap, id: str) -> None:
        ask(_('Begin a new evening?'), _('The evening of now comes onto the shelf. Names and seats are given anew.'), _('New evening'),
            partial(room.new_evening, device))

    screen.on('go_on', go_on)
    screen.on('delete', delete)
    screen.on('new_evening', begin)


def shelf(screen: Screen) -> Markup:
    _ = screen._
    try:
        rows = join(*(row(screen, evening) for evening in screen.room.shelf.evenings()))
    except Refused as no:
        rows = tag('li', '', screen.sentence(no))
    return tag('h2', '', _('Evenings')) + tag('ul', 'evenings', tonight(screen), rows)


def tonight(screen: Screen) -> Markup:
    """The evening of this table, and the way to the next one."""
    _, address = screen._, screen.path('evening')
    label = label_of(screen.session)
    keep = tag('a', 'second', _('Read'), href=address, target='_blank') + tag('a', 'second', _('Save'), href=f'{address}?save=1') if label.begun else NOTHING
    anew = button('new_evening', 'second', _('New evening')) if screen.table.code == MAIN else NOTHING
    return tag('li', '', tag('div', '', tag('b', '', _('This evening')), about(screen, label)), keep, anew)


def row(screen: Screen, evening: Evening) -> Markup:
    """The day, who played, how much; and what can be done with it."""
    _ = screen._
    address = f'/host/evening/{evening.id}'
    day = tag('b', '', screen.voice.day(evening.day))
    delete = button(f'delete-{evening.id}', 'second', _('Delete'))
    if evening.trouble:
        return tag('li', '', tag('div', '', day, tag('span', 'note', _(evening.trouble.value))), delete)
    return tag('li', '', tag('div', '', day, about(screen, evening.label)), tag('a', 'second', _('Read'), href=address, target='_blank'),
               tag('a', 'second', _('Save'), href=f'{address}?save=1'), button(f'go_on-{evening.id}', 'second', _('Go on')), delete)


def about(screen: Screen, label: Label) -> Markup:
    """Who played, and how much."""
    names = ', '.join(filter(None, label.players.values()))
    games = screen.voice.n('{n} game', '{n} games', label.begun)
    return tag('span', 'note', tag('bdi', '', names), ' · ' if names else NOTHING, games)
