"""A seat of one's own: «Это я», sitting down, one's name, giving the seat up, taking it over with a code.

The list of seats itself is the game's: its rows carry the buttons that `claim_button` makes.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from markupsafe import Markup

from pages.games import page_of
from pages.parts import Part, Rich, Tap, icons, number
from pages.parts.markup import NOTHING, button, tag
from pages.parts.sheet import sheet
from pages.room import wishes
from pages.screen import Screen
from redblack.game import Seat
from redblack.names import LONGEST_NAME, clean_name
from redblack.place import Presence


def build(screen: Screen) -> None:
    Seats(screen)


class Seats:
    """The sheets of one screen: 'own', 'sit', 'code'."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.page = screen, page_of(screen.session.game)
        _ = screen._
        screen.on('claim', self._claim)
        screen.on('for', self._act_for)
        for word in ('own', 'sit', 'code'):
            screen.on(word, partial(self._open, word))
        sheet(screen, 'own', _('My seat'), self._own, self._named)
        sheet(screen, 'sit', _('Sit down at the table'), self._sit)
        sheet(screen, 'code', _('Take my seat over'), self._code)

    def _open(self, name: str, tap: Tap, _: str) -> None:
        self.screen.open = name

    # ---- «Это я»

    def _claim(self, tap: Tap, which: str) -> None:
        seat = number(which)
        screen = self.screen
        if screen.attempt(lambda: screen.table.claim(screen.device, -1 if seat is None else seat)):
            screen.open = 'own'

    def _act_for(self, tap: Tap, which: str) -> None:
        """The host acts for somebody whose phone is here: the hand wakes up on this screen."""
        seat = number(which)
        if seat is not None and self.screen.attempt(lambda: self.screen.act_for(seat)):
            self.screen.open = None

    def _own(self) -> None:
        screen, _ = self.screen, self.screen._
        seat = screen.table.seat_of(screen.device)
        if seat is None:
            return
        with Part('section'):
            Part('p', 'note', _('This seat is yours now: nobody but you and the host plays for it. Your phone says when it is your turn.'))
            self._name_field(screen.session.names.get(seat, ''), _('Player {n}', n=seat + 1))
            Rich('button', 'go', Markup('{}{}').format(_('To the table'), icons.ARROW)).tap(self._named).mark('named')
        with Part('section', 'ways'):
            wishes.switch(screen, 'sound', *wishes.sounds(screen))
            Part('button', 'second wide', _('Give the seat up')).tap(self._give_up).mark('give-up')
            Part('p', 'note', _('A bot plays on for you, until somebody sits down here again.') if screen.session.game.bots else
                 _('Anybody can play for it then, on any phone.'))
            if self.page.reseat:  # where the circle never changes, to give the seat up is to leave
                Part('button', 'second wide', _('Go home')).tap(self._go).mark('go-home')
                Part('p', 'note', _(self.page.goes))

    def _name_field(self, name: str, placeholder: str) -> None:
        # "^value" is what the field starts with: what is typed later is never overwritten by a change beside it
        Part('input', 'name', type='text', name='name', maxlength='80', autocomplete='off', autocapitalize='words', enterkeyhint='done',
             aria_label=self.screen._('Your name'), placeholder=placeholder, **{'^value': name})

    def _named(self, tap: Tap) -> None:
        screen = self.screen
        seat = screen.table.seat_of(screen.device)
        typed = tap.typed.get('name')
        if seat is None or typed is None or screen.attempt(lambda: screen.table.settle(screen.device, {seat: typed})):
            screen.open = None
            self._say_if_cut(typed or '')

    def _say_if_cut(self, typed: str) -> None:
        name = clean_name(typed)
        if len(typed.strip()) > LONGEST_NAME and name != typed.strip():
            self.screen.say(self.screen._('A name has room for {n} characters: {names}', n=LONGEST_NAME, names=name))

    def _give_up(self, tap: Tap) -> None:
        screen = self.screen
        seat = screen.table.seat_of(screen.device)
        if seat is None or screen.attempt(lambda: screen.table.give_up(screen.device, seat)):
            screen.open = None

    def _go(self, tap: Tap) -> None:
        if self.screen.attempt(lambda: self.screen.table.leave(self.screen.device, self.page.reseat)):
            self.screen.open = None

    # ---- late arrivals

    def _sit(self) -> None:
        _ = self.screen._
        with Part('section'):
            Part('p', 'note', _(self.page.comes))
            self._name_field('', _('Your name'))
            Rich('button', 'go', Markup('{}{}').format(_('Sit down'), icons.ARROW)).tap(self._sit_down).mark('sit-down')

    def _sit_down(self, tap: Tap) -> None:
        screen, typed, reseat = self.screen, tap.typed.get('name', ''), self.page.reseat
        if reseat and screen.attempt(lambda: screen.table.sit_down(screen.device, typed, reseat)):
            screen.open = None
            self._say_if_cut(typed)

    def _code(self) -> None:
        _ = self.screen._
        with Part('section'):
            Part('p', 'note', _('You have played on another phone? The host can show a code of four digits for your seat.'))
            Part('input', 'digits', type='text', name='code', inputmode='numeric', maxlength='4', autocomplete='one-time-code', enterkeyhint='done',
                 aria_label=_('The code'), placeholder='0000')
            Rich('button', 'go', Markup('{}{}').format(_('Take the seat'), icons.ARROW)).tap(self._take_over).mark('take-over')

    def _take_over(self, tap: Tap) -> None:
        screen = self.screen
        if screen.attempt(lambda: screen.table.take_over(screen.device, tap.typed.get('code', ''))):
            screen.open = 'own'


def claim_button(screen: Screen, seat: Seat) -> Markup:
    """What a row of the list offers this device."""
    if screen.own(seat):
        return button('own', 'second', screen._('My seat'))
    if seat in screen.session.holders:
        # Translators: a button of the host's, beside a player whose turn it is: to act for that player; at most 14 letters
        for_them = button(f'for-{seat}', 'second', screen._('Play for them'))
        waits = seat in screen.place.asked and not screen.ready(seat) and not screen.session.game.hidden  # nobody plays with another's hand
        return for_them if waits and screen.room.host.is_host(screen.device) else NOTHING
    if screen.table.seat_of(screen.device) is not None:
        return NOTHING
    return button(f'claim-{seat}', 'second', screen._("That's me"))


def status(screen: Screen, seat: Seat) -> str:
    """How it is with the phone of a seat, for a small note; '' for a seat that is nobody's own."""
    sitting = screen.place.sitting.get(seat)
    if sitting is None:
        return ''
    if screen.own(seat):
        return screen._('that is you')
    return screen._('on their own phone') if sitting.presence is Presence.HERE else screen._('no connection')


def ways_in(screen: Screen, circle: Sequence[Seat], most: int) -> Markup:
    """Under the list: call somebody, sit down, take a seat over; and the host's page for the host."""
    _ = screen._
    seated = screen.table.seat_of(screen.device) is not None
    call = button('invite', 'second', icons.QR, _('Call somebody'))
    sit = button('sit', 'second', _('Sit down at the table')) if not seated and len(circle) < most else NOTHING
    code = button('code', 'second', _('I have a code')) if not seated and screen.session.holders else NOTHING
    host = tag('a', 'second', _("The host's page"), href=screen.path('host')) if screen.room.host.is_host(screen.device) else NOTHING
    return tag('section', 'ways', call, sit, code, host)
