"""One open page at a table: whose it is, what it hears, how it acts and speaks."""
from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from nicegui import ui
from nicegui.binding import BindableProperty
from nicegui.language import Language

from pages.devices import device_of
from pages.live import Live
from pages.parts import Part, Rich, Tap
from pages.parts.markup import NOTHING
from pages.speaker import Speaker, Tell
from pages.visit import Visit, path
from redblack.attendance import Attendance
from redblack.game import HOST, UNDO, Seat
from redblack.host import HostWhy
from redblack.place import Presence
from redblack.records import Device
from redblack.refusal import Refused, TableWhy
from redblack.session import Session
from redblack.table import SeatWhy

NICEGUI_LANGUAGES = {'en': 'en-US'}  # where its names differ from ours


class Screen(Speaker):
    """One open page: its place at the table, its language, and how it acts and speaks.

    While no browser is connected to it, the place has left the table: a sleeping phone costs nothing, and is shown the table when it wakes up.
    *attends* is where its device counts as being here; by default at the table and in the room. One that *sits* sees what its device's seat may see.
    """

    open = BindableProperty()

    def __init__(self, visit: Visit, attends: Sequence[Attendance] | None = None, sits: bool = False) -> None:
        super().__init__(Live(device=device_of(visit.request) if sits else None), visit.language)
        self.place: Live
        self.room, self.table = visit.room, visit.table
        self._request = visit.request
        self._attends = (self.table.attendance, self.room.host.attendance) if attends is None else attends
        self.session.join(self.place)
        self._joined, self._here = True, False
        client = self.client = ui.context.client
        client.on_connect(self._came)
        client.on_disconnect(self._went)
        client.on_delete(self._leave)
        client.page = copy.copy(client.page)
        client.page.language = cast(Language, NICEGUI_LANGUAGES.get(visit.language, visit.language))
        self.place.again = lambda: client.run_javascript('location.reload()')
        ui.page_title(self._(self.session.game.title))
        self.toasts: Part | None = None
        self.refused = False  # the words that stand there now are for this screen alone
        self.open = None  # which panel lies over the table, on this screen alone
        self._had: Seat | None = None  # the seat that this device had last
        self.for_another: Seat | None = None  # whom the host acts for just now, though that player's phone is here
        self.deeds: dict[str, Callable[[Tap, str], object]] = {}

    @property
    def device(self) -> Device | None:
        """Whose screen this is; None for a browser that keeps no cookies."""
        return device_of(self._request)

    @property
    def session(self) -> Session:
        return self.table.session

    def path(self, to: str = '') -> str:
        """The address of a page of this table."""
        return path(self.table.code, to)

    def section(self, kind: str, classes: str, fields: str, tell: Tell, **attributes: str) -> Rich:
        """An element that says what *tell* (screen, view) says, whenever one of the *fields* changes; None leaves it as it is."""
        return Rich(kind, classes, NOTHING, **attributes).follow('markup', self.place, fields, lambda v: tell(self, v))

    # ---- coming and going

    def _came(self) -> None:
        if not self._joined:
            self.session.join(self.place)
            self._joined = True
        if not self._here:
            self._here = True
            self._count(Attendance.came)

    def _went(self) -> None:
        """NiceGUI says so too when a browser has only changed its connection."""
        if not self.client.has_socket_connection:
            self._leave()

    def _leave(self) -> None:
        if self._joined:
            self.session.leave(self.place)
            self._joined = False
        if self._here:
            self._here = False
            self._count(Attendance.went)

    def _count(self, change: Callable[[Attendance, Device], None]) -> None:
        if self.device is not None:
            for attendance in self._attends:
                change(attendance, self.device)
            self.room.tick()

    # ---- whose turn it is to tap here

    def own(self, seat: Seat) -> bool:
        """Whether the seat is this device's own."""
        return self.device is not None and self.session.holders.get(seat) == self.device

    def ready(self, seat: Seat) -> bool:
        """Whether a tap here acts for the seat. The host has the right to any; but while a player's own phone is here, only after saying so."""
        if seat not in self.session.holders or self.own(seat) or seat == self.for_another:
            return self.table.may(self.device, seat)
        return self.table.presence(self.session.holders[seat]) is Presence.GONE and self.table.may(self.device, seat)

    def act_for(self, seat: Seat) -> None:
        """The host says so: from now on, until the table waits for somebody else, taps here act for the seat though its phone is here."""
        self.room.host.check(self.device)
        self.for_another = seat
        self.place.changed.add('sitting')
        self.place.push()

    def forget(self) -> None:
        """The table waits for somebody else by now, or for nobody in particular."""
        asked = self.place.asked
        if self.for_another not in asked or all(seat in asked for seat in self.session.game.rules.seated(self.session.state)):
            self.for_another = None

    def actor(self, seats: Iterable[Seat]) -> Seat:
        """For whom of these a tap here acts: the first that it may act for."""
        seats = tuple(seats)
        return next((seat for seat in seats if self.own(seat)), next(filter(self.ready, seats), seats[0]))

    # ---- taps

    def on(self, word: str, deed: Callable[[Tap, str], object]) -> None:
        """A button with data-do="*word*" or "*word*-…" does *deed* (tap, what stands behind the hyphen)."""
        self.deeds[word] = deed

    def do(self, tap: Tap) -> None:
        """A tap somewhere on the table."""
        word, _, which = tap.do.partition('-')
        if word in self.deeds:
            self.deeds[word](tap, which)

    def act(self, seat: Seat | None, move: Any, tap: Tap) -> bool:
        """Play *move* for *seat* if the tap answers an open question; else say why not. True when it was played."""
        def play() -> None:
            asked = self.asked(seat, tap)
            self.session.check(cast(Seat, seat), asked)
            self.table.need_right(self.device, cast(Seat, seat))
            if not self.ready(cast(Seat, seat)):
                raise Refused(SeatWhy.NOT_YOURS, seat=seat)
            self.table.act(self.device, cast(Seat, seat), move, asked=asked)
        return self.attempt(play)

    @staticmethod
    def asked(seat: Seat | None, tap: Tap) -> int:
        """The question the tap answers for *seat*. A tap without one is refused."""
        if seat is None or (number := tap.asked.get(seat)) is None:
            raise Refused(TableWhy.STALE)
        return number

    def undo(self, tap: Tap) -> None:
        self.attempt(lambda: self.table.undo(self.device, asked=self.asked(UNDO, tap)))

    def settle(self, tap: Tap, *moves: Any) -> bool:
        """The table's own moves."""
        return self.attempt(lambda: self.table.settle(self.device, {}, *moves, asked=self.asked(HOST, tap)))

    def again(self, tap: Tap, move: Any) -> bool:
        """Another party as the table is set."""
        return self.attempt(lambda: self.table.again(self.device, move, asked=self.asked(HOST, tap)))

    def skip(self, tap: Tap, seat: Seat, move: Any) -> bool:
        """The move that passes over somebody who is away."""
        return self.attempt(lambda: self.table.skip(self.device, seat, move, asked=self.asked(HOST, tap)))

    def attempt(self, deed: Callable[[], object]) -> bool:
        """Do it; a refusal is said on this screen alone."""
        try:
            if not self.room.admits(self.device):  # a PIN was set while this page was being loaded
                raise Refused(HostWhy.PIN_ASKED)
            deed()
        except Refused as no:
            self.say(self.sentence(no))
            return False
        if self.toasts is not None and self.refused:  # what was refused before is no longer of interest
            self.toasts.clear()
            self.refused = False
        return True

    def sentence(self, no: Refused) -> str:
        """What was refused, in the words of this screen; a seat among the facts is called by its name."""
        name = {'name': self.label(cast(Seat, no.facts['seat']))} if 'seat' in no.facts else {}
        return self._(no.why.value, **no.facts, **name)

    # ---- words that go by themselves

    def say(self, text: str) -> None:
        if self.toasts is not None:
            self.toasts.clear()
            self.refused = True
            with self.toasts:
                Part('p', 'toast', text)

    def hear(self) -> None:
        """Put up the place where words are said: refusals, and the news of the table."""
        self.toasts = Part('div', 'toasts', role='status', aria_live='polite')
        self.toasts.fill(self.place, 'news sitting', lambda _: (self.place.news, self._lost()), self._news)

    def _news(self) -> None:
        self.refused = False
        if self._lost():
            Part('p', 'toast', self._('Your seat is on another phone now.'))
        elif self.place.news is not None:
            Part('p', 'toast', self._(self.place.news.message))

    def _lost(self) -> bool:
        """Whether somebody else's phone has taken over the seat that was this one's."""
        now = self.table.seat_of(self.device)
        self._had = self._had if now is None else now
        return now is None and self._had in self.session.holders
