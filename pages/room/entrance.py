"""The address by which phones come in: every QR follows it."""
from __future__ import annotations

from collections.abc import Sequence

from nicegui.binding import BindableProperty

from pages.parts import Rich
from pages.parts.markup import tag
from pages.parts.qr import qr
from pages.screen import Screen


class Entrance:
    """The best address of this machine, or the one that the host has chosen; *name* is one more, which not every phone understands."""

    url = BindableProperty()
    view = None

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = ''
        self.found: Sequence[str] = [url]
        self._chosen = ''

    def look(self, found: Sequence[str], name: str | None) -> None:
        """What the network is like now: the addresses, the best one first."""
        self.found, self.name = found or self.found, name or ''
        self.url = self._chosen if self._chosen in self.found else self.found[0]

    def another(self) -> None:
        """The next of the addresses, until it is gone."""
        self._chosen = self.found[(self.found.index(self.url) + 1) % len(self.found)]
        self.url = self._chosen


def bare(url: str) -> str:
    """As one types it."""
    return url.removeprefix('http://')


def code(screen: Screen, entrance: Entrance) -> Rich:
    """The QR of this table, on paper."""
    def shown(_: object) -> object:
        return qr(entrance.url + (screen.path() if screen.table.code else ''), screen._('QR code of the table'))
    return Rich('div', 'qrcode').follow('markup', entrance, 'url', shown)


def address(screen: Screen, entrance: Entrance) -> Rich:
    """What to type: the machine, and the rest a little quieter."""
    def shown(_: object) -> object:
        host, colon, port = bare(entrance.url).rpartition(':')
        return tag('bdi', '', host) + tag('span', '', colon, port, screen.path() if screen.table.code else '')
    return Rich('p', 'address', translate='no', dir='ltr').follow('markup', entrance, 'url', shown)
