"""`/host`, `/t/ABCE/host`: the way in, large; who sits where; and what only the host may do. Opened with the host's secret, then known by the cookie."""
from __future__ import annotations

import json
from functools import partial

from fastapi import Depends, Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from nicegui import app, ui

from pages.devices import device_of
from pages.dialog import Dialog
from pages.frame import wear
from pages.parts import Part, Rich, icons
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, button, join, tag
from pages.room import host_evenings, host_room, host_seat
from pages.room.entrance import Entrance, address, code
from pages.room.offers import Offers
from pages.room.seats import status
from pages.screen import Screen
from pages.visit import ROADS, SLEEP, Visit, Visits
from redblack.game import Seat
from redblack.host import HostWhy
from redblack.refusal import Refused
from redblack.room import Room

FIELDS = 'circle names sitting guests hosted'


def declare(room: Room, visit: Visits, entrance: Entrance, offers: Offers, default: str | None) -> None:
    """The main table's, and one like it for each further table."""
    async def host_only(request: Request) -> Visit:
        device = device_of(request)
        if not (room.host.owns(device) or room.host.is_host(device)):
            raise Refused(HostWhy.NOT_HOST)
        return await visit(request)

    @app.get('/host/{key}')
    def enter(request: Request, key: str, to: str = '') -> Response:
        """The link that the game prints. The secret stays out of every further address."""
        room.host.enter(key, device_of(request))
        return RedirectResponse('/tv' if to == 'tv' else '/host', status_code=303)

    host_evenings.declare(room, default, offers)

    def page(visit: Visit = Depends(host_only)) -> None:  # noqa: B008  (so FastAPI says it)
        wear('host')
        build(Screen(visit, attends=(room.host.attendance,)), entrance, offers)

    for road in ROADS:
        ui.page(f'{road}/host', reconnect_timeout=SLEEP)(page)


def build(screen: Screen, entrance: Entrance, offers: Offers) -> None:
    _ = screen._
    asked = Part('div', 'hostpage').follow('attributes', screen.place, 'asked', lambda _: {'data_asked': json.dumps(screen.place.asked)})
    with asked.taps(screen.do):
        dialog = Dialog(screen)
        with Part('div', 'host table'):
            with Part('section', 'hostqr'):
                code(screen, entrance)
            with Part('section', 'hostsay'):
                Part('h1', '', _('Point a camera at it, or type:'))
                address(screen, entrance)
                Rich('div', 'addr').follow('markup', entrance, 'url', lambda _: other_ways(screen, entrance))
                pin = Rich('p', 'hostpin')
                screen.section('div', '', FIELDS, seats)
            Rich('footer').follow('markup', screen.place, FIELDS, lambda _: foot(screen)).follow(
                'dress', screen.place, FIELDS, lambda _: 'hostfoot' if came(screen) else 'hostfoot waiting')
        host_seat.build(screen, offers, host_room.build(screen, dialog, pin))
        dialog.build()
        screen.hear()
    screen.on('other', lambda tap, _: screen.attempt(partial(other_way, screen, entrance)))


def other_way(screen: Screen, entrance: Entrance) -> None:
    screen.room.host.check(screen.device)
    entrance.another()


def other_ways(screen: Screen, entrance: Entrance) -> Markup:
    other = button('other', 'second', icons.SWAP, screen._('Another address')) if len(entrance.found) > 1 else NOTHING
    name = tag('span', '', screen._('or {name}', name=entrance.name)) if entrance.name else NOTHING
    return other + name


def seats(screen: Screen, v: object) -> Markup:
    """Who sits where; a tap opens what the host may do about it."""
    rules, state = screen.session.game.rules, screen.session.state
    circle = rules.seated(state)
    head = tag('h2', '', screen._('At the table: {n}', n=len(circle)), ' ',
               tag('small', '', screen.voice.n('{n} phone is here', '{n} phones are here', screen.place.guests)))
    return head + tag('ul', '', join(*(seat_row(screen, seat) for seat in circle)))


def seat_row(screen: Screen, seat: Seat) -> Markup:
    sitting = screen.place.sitting.get(seat)
    note = status(screen, seat) or screen._('on any phone')
    off = sitting is not None and not screen.table.attendance.here(sitting.device)
    words = tag('div', '', tag('b', '', screen.name(seat)), tag('small', 'off' if off else '', note))
    return tag('li', '', button(f'seat-{seat}', 'hostseat', disc(seat), words, icons.MORE))


def came(screen: Screen) -> bool:
    """Whether anybody but the host has come in."""
    return any(not screen.room.host.owns(device) for device in screen.room.host.attendance)


def foot(screen: Screen) -> Markup:
    """What to try when no phone comes; and the way on."""
    _ = screen._
    hints = tag('div', 'nobody', tag('b', '', _('No phone gets in?')), ' ', join(*(tag('span', '', hint, ' ') for hint in (
        _('Is it in the same Wi-Fi? A guest Wi-Fi often keeps phones apart.'),
        _('Does a firewall of this computer ask? Allow the game on private networks.'),
        _('Android may ask whether the browser may see nearby devices: yes.'),
        _('Nothing helps? Open a hotspot on one phone, and bring this computer and the others into it.')))))
    return hints + tag('a', 'go', _('The room'), icons.DOWN, href='#room') + tag('a', 'go red', _('To the table'), icons.ARROW, href=screen.path())
