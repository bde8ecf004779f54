"""What the host does about one seat: name, order, code for a new phone, freeing, skipping, removing, handing the role over."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from markupsafe import Markup

from pages.games import page_of
from pages.parts import Part, Rich, Tap, icons, number
from pages.parts.sheet import sheet
from pages.room.seats import status
from pages.screen import Screen
from redblack.game import Seat


def build(screen: Screen, show: Callable[[], None]) -> None:
    """*show* shows the room anew."""
    HostSeat(screen, show)


class HostSeat:
    """One sheet, of the seat that was tapped last."""

    def __init__(self, screen: Screen, show: Callable[[], None]) -> None:
        self.screen, self.page, self.show_room = screen, page_of(screen.session.game), show
        self.seat: Seat = 0
        self.code = ''
        sheet(screen, 'seat', screen._('A seat'), self._fill, self._named)
        screen.on('seat', self._open)

    def _open(self, tap: Tap, which: str) -> None:
        seat = number(which)
        if seat in self.screen.session.game.rules.seated(self.screen.session.state):
            self.seat, self.code = seat or 0, ''
            self.screen.open = 'seat'

    def _fill(self) -> None:
        self.body = Part('div').fill(self.screen.place, 'sitting', lambda _: (self.screen.session.holders.get(self.seat),), self._taken)

    def _taken(self) -> None:
        """By another phone: a code has done its work."""
        self.code = ''
        self._sections()

    def _sections(self) -> None:
        screen, _, seat = self.screen, self.screen._, self.seat
        rules, state = screen.session.game.rules, screen.session.state
        holder = screen.session.holders.get(seat)
        with Part('section'):
            # "^value" is what the field starts with: what is typed later is never overwritten by a change beside it
            Part('input', 'name', type='text', name='name', maxlength='80', autocomplete='off', enterkeyhint='done',
                 aria_label=_('Name, seat {n}', n=seat + 1), placeholder=_('Player {n}', n=seat + 1), **{'^value': screen.session.names.get(seat, '')})
            Part('p', 'note', status(screen, seat) or _('on any phone'))
            Rich('button', 'go', Markup('{}{}').format(_('Done'), icons.CHECK)).tap(self._named).mark('named')
        with Part('section', 'ways'):
            if self.code:
                Part('p', 'note', _('On the new phone: “I have a code”, and then'))
                Part('p', 'code', self.code).mark('digits')
            self._button('code', _('Code for a new phone'), self._code)
            if holder:
                self._button('free', _('Give the seat up'), partial(self._do, lambda: screen.table.give_up(screen.device, seat)))
                self._button('hand-over', _('Make this player the host'), partial(self._do, lambda: screen.room.host.hand_over(screen.device, holder)))
            if screen.session.game.skip and seat in rules.to_act(state):
                self._button('skip', _('Skip: {name}', name=screen.label(seat)), self._skip)
            if self.page.reseat:
                self._button('up', _('Move up in the circle'), self._up)
                self._button('remove', _('Take from the table'), self._remove)

    def _button(self, mark: str, text: str, deed: Callable[[Tap], object]) -> None:
        Part('button', 'second wide', text).tap(deed).mark(mark)

    def _do(self, deed: Callable[[], object], tap: Tap | None = None) -> None:
        if self.screen.attempt(deed):
            self.screen.open = None
            self.show_room()

    def _named(self, tap: Tap) -> None:
        typed = tap.typed.get('name')
        names = {} if typed is None else {self.seat: typed}
        self._do(lambda: self.screen.table.settle(self.screen.device, names))

    def _code(self, tap: Tap) -> None:
        def show() -> None:
            self.code = self.screen.table.let_over(self.screen.device, self.seat)
        if self.screen.attempt(show):
            self.body.clear()
            with self.body:
                self._sections()

    def _skip(self, tap: Tap) -> None:
        skip = self.screen.session.game.skip
        if skip and self.screen.skip(tap, self.seat, skip(self.seat)):
            self.screen.open = None

    def _seat_anew(self, circle: list[Seat], tap: Tap) -> None:
        if self.page.reseat and self.screen.settle(tap, self.page.reseat(circle)):
            self.screen.open = None

    def _up(self, tap: Tap) -> None:
        circle = [*self.screen.session.game.rules.seated(self.screen.session.state)]
        at = circle.index(self.seat) if self.seat in circle else 0
        if at:
            circle[at - 1], circle[at] = circle[at], circle[at - 1]
        self._seat_anew(circle, tap)

    def _remove(self, tap: Tap) -> None:
        self._seat_anew([seat for seat in self.screen.session.game.rules.seated(self.screen.session.state) if seat != self.seat], tap)
