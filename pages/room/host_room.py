"""The lower half of the host's page: how the room is set, who is the host, the tables."""
from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup
from nicegui import ui

from pages.dialog import Dialog
from pages.parts import Rich, icons
from pages.parts.markup import NOTHING, button, join, tag
from pages.room import host_evenings
from pages.screen import Screen
from pages.visit import path
from redblack.games import discover
from redblack.room import MAIN, TABLES

REFRESH = 2.0  # seconds: what other devices change here is shown by then


def build(screen: Screen, dialog: Dialog, pin: Rich) -> Callable[[], None]:
    """What comes back shows it anew, and in *pin* what a guest is asked for."""
    section = Rich('section', 'room', id='room')
    host, device = screen.room.host, screen.device

    def show() -> None:
        if not (host.owns(device) or host.is_host(device)):  # no more: what stands here is not for everybody
            section.markup = pin.markup = NOTHING
            ui.navigate.to(screen.path())
            return
        section.markup = setting(screen) + role(screen) + tables(screen) + host_evenings.shelf(screen)
        pin.markup = tag('span', '', 'PIN ', tag('b', '', host.pin)) if host.pin else NOTHING

    def do(deed: object) -> None:
        if callable(deed):
            screen.attempt(deed)
        show()

    def close(code: str) -> None:
        _ = screen._
        dialog.ask(_('Clear this table away?'), _('Its evening comes onto the shelf. Whoever sits there is told.'), _('No'), _('Clear away'),
                   lambda tap: do(lambda: screen.room.close_table(device, code)))

    screen.on('lock', lambda tap, _: do(lambda: host.lock(device, not host.locked)))
    screen.on('pin', lambda tap, _: do(lambda: host.ask_pin(device, host.pin is None)))
    screen.on('take_back', lambda tap, _: do(lambda: host.take_back(device)))
    screen.on('new_table', lambda tap, _: do(lambda: screen.room.new_table(device)))
    screen.on('close_table', lambda tap, code: close(code))
    host_evenings.build(screen, dialog, show)
    show()
    ui.timer(REFRESH, show)
    return show


def switch(do: str, on: bool, title: str, note: str, screen: Screen) -> Markup:
    sides = tag('span', 'switch', tag('i', '' if on else 'on', screen._('no')), tag('i', 'on' if on else '', screen._('yes')), aria_hidden='true')
    return button(do, 'pick turnout', tag('span', '', tag('b', '', title), tag('span', 'note', note)), sides, role='switch', aria_checked=str(on).lower())


def setting(screen: Screen) -> Markup:
    _, host = screen._, screen.room.host
    pin = tag('p', 'code', host.pin, aria_label=_('The PIN')) if host.pin else NOTHING
    return tag('h2', '', _('The room')) + switch(
        'lock', host.locked, _('Only the host changes settings'), _('Players, texts, length, house rules, dealing anew in mid-game'), screen) + switch(
        'pin', host.pin is not None, _('Ask newcomers for a PIN'), _('Whoever is here already stays in'), screen) + pin


def role(screen: Screen) -> Markup:
    """Who has the host's rights; an owner may always take them back."""
    _, host = screen._, screen.room.host
    if host.deputy is None:
        return NOTHING
    seat = screen.table.seat_of(host.deputy)
    name = screen.name(seat) if seat is not None else _('a phone without a seat')
    return tag('h2', '', _('The host is now')) + tag('p', '', tag('b', '', name)) + button('take_back', 'second', _('Take the role back'))


def tables(screen: Screen) -> Markup:
    """All tables, with the way to each; one more for those who find no seat."""
    _ = screen._
    rows = join(*(table_row(screen, code) for code in screen.room.codes))
    more = button('new_table', 'second', _('Lay another table')) if len(screen.room.codes) < TABLES else NOTHING
    return tag('h2', '', _('Tables')) + tag('ul', 'tables', rows) + more + tag('a', 'second', _('Other games'), href='/games')


def table_row(screen: Screen, code: str) -> Markup:
    _ = screen._
    name = _('The main table') if code == MAIN else code
    seats = tag('a', 'second', _('Seats'), href=path(code, 'host')) if code != screen.table.code else NOTHING
    game = discover().get(screen.room.slug_at(code) or '')
    which = tag('b', '', tag('span', '', name, translate='no' if code else ''), *([tag('span', 'note', _(game.title))] if game else []))
    return tag('li', '', which, tag('a', 'second', _('Open'), icons.ARROW, href=path(code)), seats,
               tag('a', 'second', _('TV'), href=path(code, 'tv')),
               button(f'close_table-{code}', 'second', _('Clear away')) if code else NOTHING)
