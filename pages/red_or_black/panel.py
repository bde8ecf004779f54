"""Behind the gear: players, texts, length, house rules, language. Closing applies it (§1, §5)."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from markupsafe import Markup
from nicegui import ui

from i18n import LANGUAGES, endonym
from pages.dialog import Dialog
from pages.parts import Part, Rich, Tap, icons
from pages.parts.disc import disc
from pages.parts.sheet import sheet
from pages.red_or_black.draft import Draft
from pages.room import wishes
from pages.screen import Screen
from redblack.game import HOST, Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Length, Mode, Move, Reseat, Restart, Settings
from redblack.games.red_or_black.values import LENGTHS, SEATS
from redblack.names import LONGEST_NAME
from redblack.refusal import N_, Refused
from redblack.table import SeatWhy

# Translators: how long a party is, at most 14 letters each
LENGTH_NAMES: dict[Length, str] = {'quick': N_('Quick'), 'standard': N_('Standard'), 'full': N_('Full')}
# Translators: the two sides of a switch, at most 16 letters each
MODES: tuple[tuple[Mode, str], ...] = (('alcohol', N_('With alcohol')), ('sober', N_('Without alcohol')))
HOUSE = (
    ('must_bounce', N_('Must bounce'), N_("A three can't be kept when it can be bounced")),
    ('quiet', N_('Quiet evening'), N_("The king's rule may only restrict talking")),
    ('relay', N_('Relay'), N_('Whoever did the card bets next')),
)
SECONDS_A_ROUND = 15  # an estimate, and called one


def build(screen: Screen, dialog: Dialog) -> None:
    Panel(screen, dialog)


class Panel:
    """The panel of one screen."""

    def __init__(self, screen: Screen, dialog: Dialog) -> None:
        self.screen, self.dialog = screen, dialog
        self._read()
        sheet(screen, 'panel', screen._('Settings'), self._open, self.close)

    def _read(self) -> None:
        self.draft, self.before = (Draft.of(self.screen.session, self.screen.language) for _ in range(2))

    def _open(self) -> None:
        self.body = Part('div')
        self._show_anew()

    def _show_anew(self) -> None:
        self._read()
        self.body.clear()
        with self.body:
            self._sections()

    def _sections(self) -> None:
        if self.screen.table.may_settle(self.screen.device):
            self._table_sections()
        else:
            Part('p', 'note locked', self.screen._(SeatWhy.LOCKED.value))
        self._device_sections()

    def _table_sections(self) -> None:
        _ = self.screen._
        self._players()
        with self._section(_('Texts')):
            self._split([(mode, _(name)) for mode, name in MODES], self.draft.options.mode, self._mode, 'mode')
            self.why = Part('p', 'note').follow('text', self.screen.place, 'options', self._why)
        with self._section(_('Length')):
            self._lengths()
        with self._section(_('House rules')):
            for name, title, note in HOUSE:
                self._switch(name, _(title), _(note))

    def _device_sections(self) -> None:
        """What is of this device alone."""
        _ = self.screen._
        wishes.build(self.screen)
        with self._section(_('Language')):
            self._split([(code, endonym(code)) for code in LANGUAGES], self.draft.language, self._language, 'language')
        with self._section(_('Other games')):
            Part('a', 'second', _('What is played in this room'), href='/games')
        with Part('div', 'closing'):
            Part('p', 'note', _('What you change here counts as soon as you close.'))
            Rich('button', 'go', Markup('{}{}').format(_('Close'), icons.CLOSE)).tap(self.close).mark('apply')

    def _section(self, title: str) -> Part:
        section = Part('section')
        with section:
            Part('h2', '', title)
        return section

    def _option(self, **change: Any) -> None:
        self.draft.options = replace(self.draft.options, **change)

    def _mode(self, mode: Mode) -> None:
        self._option(mode=mode)
        self.why.text = self._why(self.screen.view)

    def _why(self, v: View) -> str:
        """A word about the mode of the table; about another one, only that it is not yet in force."""
        if v.options.mode == self.draft.options.mode:
            return self.screen.voice.card('mode.why')
        return self.screen._('The cards change their words as soon as you close the settings.')

    def _language(self, code: str) -> None:
        self.draft.language = code

    # ---- players

    def _players(self) -> None:
        _ = self.screen._
        with Part('section'):
            with Part('div', 'row'):
                Part('h2', '', _('Players'))
                with Part('div', 'stepper'):
                    Part('button', '', '−', aria_label=_('Fewer')).tap(lambda tap: self._remove(self.draft.circle[-1], tap)).mark('fewer')
                    self.count = Part('output')
                    Part('button', '', '+', aria_label=_('More')).tap(self._add).mark('more')
            self.seats = Part('ul', 'seats')
            self._rows()

    def _rows(self) -> None:
        _, draft = self.screen._, self.draft
        self.count.text = str(len(draft.circle))
        self.seats.clear()
        with self.seats:
            for k, seat in enumerate(draft.circle):
                name = draft.names.get(seat, '')
                with Part('li', 'seat'):
                    Rich('span', '', disc(seat))
                    # "^value" is what the field starts with: what is typed later is never overwritten by a change beside it
                    Part('input', '', type='text', name=f'name-{seat}', maxlength='80', autocomplete='off', enterkeyhint='done',
                         aria_label=_('Name, seat {n}', n=seat + 1), placeholder=_('Player {n}', n=seat + 1), **{'^value': name})
                    label = name or _('Player {n}', n=seat + 1)
                    if k:
                        Rich('button', 'icon', icons.UP, aria_label=_('Up: {name}', name=label)).tap(partial(self._up, seat)).mark(f'up-{seat}')
                    Rich('button', 'icon', icons.CROSS, aria_label=_('Remove: {name}', name=label)).tap(partial(self._remove, seat)).mark(f'remove-{seat}')

    def _keep_typed(self, tap: Tap) -> None:
        for seat in self.draft.circle:
            self.draft.names[seat] = tap.typed.get(f'name-{seat}', self.draft.names.get(seat, ''))

    def _add(self, tap: Tap) -> None:
        self._keep_typed(tap)
        if len(self.draft.circle) < SEATS[-1]:
            seat = self.screen.session.seat_for('', self.draft.circle)
            self.draft.circle.append(seat)
            self.draft.names[seat] = ''
        else:
            self.screen.say(self.screen._('A table seats {most} players at most.', most=SEATS[-1]))
        self._rows()

    def _remove(self, seat: Seat, tap: Tap) -> None:
        self._keep_typed(tap)
        if len(self.draft.circle) > SEATS[0]:
            self.draft.circle.remove(seat)
        else:
            self.screen.say(self.screen._('A table needs two players.'))
        self._rows()

    def _up(self, seat: Seat, tap: Tap) -> None:
        self._keep_typed(tap)
        circle = self.draft.circle
        at = circle.index(seat)
        circle[at - 1], circle[at] = circle[at], circle[at - 1]
        self._rows()

    # ---- choices

    def _split(self, choices: list[tuple[Any, str]], now: str, choose: Callable[[Any], None], mark: str) -> None:
        buttons: dict[str, Rich] = {}

        def pick(code: str, tap: Tap) -> None:
            choose(code)
            show(code)

        def show(code: str) -> None:
            for other, button in buttons.items():
                button.markup = Markup('{}{}').format(icons.CHECK if other == code else '', names[other])
                button.attributes = {'role': 'radio', 'aria_checked': str(other == code).lower()}

        names = dict(choices)
        with Part('div', 'split', role='radiogroup'):
            for code, name in choices:
                buttons[code] = Rich('button', '', Markup('{}').format(name), lang=code if mark == 'language' else self.screen.language).tap(
                    partial(pick, code)).mark(f'{mark}-{code}')
        show(now)

    def _lengths(self) -> None:
        _, n = self.screen._, self.screen.voice.n
        picks: dict[Length, Part] = {}

        def pick(length: Length, tap: Tap | None = None) -> None:
            self._option(length=length)
            for other, part in picks.items():
                part.attributes = {'role': 'radio', 'aria_checked': str(other == length).lower()}

        with Part('div', role='radiogroup'):
            for length, name in LENGTH_NAMES.items():
                cards, _first, (fewest, most) = LENGTHS[length]
                with Part('button', 'pick').tap(partial(pick, length)).mark(f'length-{length}') as picks[length]:
                    Part('span', 'mark')
                    rounds = n('{fewest}–{n} turn', '{fewest}–{n} turns', most, fewest=fewest)
                    Rich('span', '', Markup('<b>{}</b><span class="note">{}</span>').format(_(name), rounds))
                    minutes = _('≈ {fewest}–{most} min', fewest=round(fewest * SECONDS_A_ROUND / 60), most=round(most * SECONDS_A_ROUND / 60))
                    Rich('span', 'num', Markup('{}<br>{}').format(n('{n} card', '{n} cards', cards), minutes))
        Part('p', 'note', _('Minutes are an estimate. Another length deals anew: we ask first.'))
        self._pick_length = pick
        pick(self.draft.options.length)

    def _switch(self, name: str, title: str, note: str) -> None:
        _ = self.screen._
        button = Rich('button', 'pick turnout', role='switch')

        def put(on: bool) -> None:
            self._option(**{name: on})
            sides = Markup('<i class="{}">{}</i><i class="{}">{}</i>').format('' if on else 'on', _('no'), 'on' if on else '', _('yes'))
            words = Markup('<span><b>{}</b><span class="note">{}</span></span>').format(title, note)
            button.markup = words + Markup('<span class="switch" aria-hidden="true">{}</span>').format(sides)
            button.attributes = {'role': 'switch', 'aria_checked': str(on).lower()}

        button.tap(lambda tap: put(not getattr(self.draft.options, name))).mark(name)
        put(getattr(self.draft.options, name))

    # ---- closing

    def close(self, tap: Tap) -> None:
        """Apply what differs; another length asks first, and «no» changes nothing."""
        self._keep_typed(tap)
        _ = self.screen._
        if self.draft.options.length != self.before.options.length:
            ends = self.screen.view.round > 1 or self.screen.view.phase != 'bet'
            why = N_('Another length needs new cards: this game ends here. Names and settings stay.') if ends else N_(
                'Another length needs new cards. Names and settings stay.')
            self.dialog.ask(_('Deal anew?'), _(why),
                            _('No, play on'), _('Deal anew'), self._apply, partial(self._pick_length, self.before.options.length))
        else:
            self._apply(tap)

    def _apply(self, tap: Tap) -> None:
        _ = self.screen._
        if self.screen.attempt(lambda: self._change(tap)):
            if self.draft.language != self.before.language:
                ui.navigate.to(self.screen.path(f'language/{self.draft.language}'))  # as long as the sheet is there: it belongs to its button
            self.screen.open = None
            if cut := self.draft.cut():
                self.screen.say(_('A name has room for {n} characters: {names}', n=LONGEST_NAME, names=', '.join(cut)))

    def _change(self, tap: Tap) -> None:
        """All of it or nothing. A single rename changes only the label; more than one are other people (§5)."""
        session = self.screen.session
        asked = self.screen.asked(HOST, tap)
        session.check(HOST, asked)
        circle, names = self.draft.seated(self.before, session)
        now, options = session.state.options, self.draft.chosen(self.before, session.state.options)
        moves: list[Move] = [Reseat(circle)] if circle != session.state.circle or len(names) > 1 else []
        if options != now:
            moves.append(Settings(options) if options.length == now.length else Restart(options))
        try:
            self.screen.table.settle(self.screen.device, names, *moves, asked=asked)
        except Refused:  # what the table does not take is given up: the panel shows the table as it is, and can be left
            self._show_anew()
            raise
