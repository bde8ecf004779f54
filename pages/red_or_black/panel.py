"""Behind the gear: players, texts, length, house rules, language. Closing applies it (§1, §5)."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from markupsafe import Markup
from nicegui import ui

from i18n import LANGUAGES, endonym
from pages.frame import Screen
from pages.parts import Part, Rich, Tap, icons
from pages.parts.sheet import sheet
from pages.red_or_black.dialog import Dialog
from pages.red_or_black.sight import disc
from redblack.game import HOST, Seat
from redblack.games.red_or_black.moves import Length, Options, Reseat, Restart, Settings
from redblack.games.red_or_black.values import LENGTHS, SEATS
from redblack.names import clean_name
from redblack.refusal import N_

LENGTH_NAMES: dict[Length, str] = {'quick': N_('Quick'), 'standard': N_('Standard'), 'full': N_('Full')}
MODES = (('alcohol', N_('With alcohol')), ('sober', N_('Without alcohol')))
HOUSE = (
    ('must_bounce', N_('Must bounce'), N_("A three can't be kept when it can be bounced")),
    ('quiet', N_('Quiet evening'), N_('The king may only forbid talking')),
    ('relay', N_('Relay'), N_('Whoever did the last task bets next')),
)
SECONDS_A_ROUND = 15  # an estimate, and called one


@dataclass
class Draft:
    """What the panel shows until it is closed: the seats in their order, their names as typed, the options."""

    circle: list[Seat]
    names: dict[Seat, str]
    options: Options
    language: str
    before: Draft | None = field(default=None, repr=False)  # as it was when the panel opened: only what differs is applied


def build(screen: Screen, dialog: Dialog) -> None:
    Panel(screen, dialog)


class Panel:
    """The panel of one screen."""

    def __init__(self, screen: Screen, dialog: Dialog) -> None:
        self.screen, self.dialog = screen, dialog
        self.draft = self._now()
        with sheet(screen, 'panel', screen._('Settings'), self.close):
            self.body = Part('div').fill(screen, 'open', lambda _: screen.open == 'panel', self._open)

    def _now(self) -> Draft:
        session, v = self.screen.session, self.screen.view
        return Draft(list(v.circle), {seat: session.names.get(seat, '') for seat in v.circle}, v.options, self.screen.language)

    def _open(self) -> None:
        if self.screen.open == 'panel':
            self.draft = self._now()
            self.draft.before = self._now()
            self._sections()

    def _sections(self) -> None:
        _ = self.screen._
        self._players()
        with self._section(_('Texts')):
            self._split([(mode, _(name)) for mode, name in MODES], self.draft.options.mode, lambda mode: self._option(mode=mode), 'mode')
            Part('p', 'note').follow('text', self.screen.place, 'options', lambda v: self.screen.voice.card('mode.why'))
        with self._section(_('Length')):
            self._lengths()
        with self._section(_('House rules')):
            for name, title, note in HOUSE:
                self._switch(name, _(title), _(note))
        with self._section(_('Language')):
            self._split([(code, endonym(code)) for code in LANGUAGES], self.draft.language, self._language, 'language')
        with Part('div', 'closing'):
            Rich('button', 'go', Markup('{}{}').format(_('Close'), icons.CLOSE)).tap(self.close).mark('apply')

    def _section(self, title: str) -> Part:
        section = Part('section')
        with section:
            Part('h2', '', title)
        return section

    def _option(self, **change: Any) -> None:
        self.draft.options = replace(self.draft.options, **change)

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

    def _split(self, choices: list[tuple[str, str]], now: str, choose: Callable[[str], None], mark: str) -> None:
        buttons: dict[str, Rich] = {}

        def pick(code: str, tap: Tap | None = None) -> None:
            choose(code)
            for other, button in buttons.items():
                button.markup = Markup('{}{}').format(icons.CHECK if other == code else '', names[other])
                button.attributes = {'role': 'radio', 'aria_checked': str(other == code).lower()}

        names = dict(choices)
        with Part('div', 'split', role='radiogroup'):
            for code, name in choices:
                buttons[code] = Rich('button', '', Markup('{}').format(name), lang=code if mark == 'language' else self.screen.language).tap(
                    partial(pick, code)).mark(f'{mark}-{code}')
        pick(now)

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
                    rounds = n('{fewest}–{n} round', '{fewest}–{n} rounds', most, fewest=fewest)
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
        if self.draft.before and self.draft.options.length != self.draft.before.options.length:
            self.dialog.ask(_('Deal anew?'), _('Another length needs new cards: this party ends here. Names and settings stay.'),
                            _('No, play on'), _('Deal anew'), self._apply, partial(self._pick_length, self.draft.before.options.length))
        else:
            self._apply(tap)

    def _apply(self, tap: Tap) -> None:
        if self.screen.attempt(lambda: self._change(tap)):
            self.screen.open = None
            if self.draft.before and self.draft.language != self.draft.before.language:
                ui.navigate.to(f'/language/{self.draft.language}')

    def _change(self, tap: Tap) -> None:
        session, before = self.screen.session, self.draft.before
        assert before is not None
        asked = self.screen.asked(HOST, tap)
        session.check(HOST, asked)
        circle, names = self._seated(before)
        options = self._options()
        if circle != self.screen.view.circle or len(names) > 1:
            session.reseat(names, Reseat(circle))
        elif names:  # a single rename changes only the label
            session.rename(names)
        if options.length != self.screen.view.options.length:
            session.act(HOST, Restart(options))
        elif options != self.screen.view.options:
            session.act(HOST, Settings(options))

    def _seated(self, before: Draft) -> tuple[tuple[Seat, ...], dict[Seat, str]]:
        """The circle, and the names that changed. A new row with the name of somebody who left is that somebody, back on the old seat."""
        rows: dict[Seat, Seat] = {row: row for row in self.draft.circle if row in before.circle}
        joined = [seat for seat in self.screen.view.circle if seat not in before.circle]  # elsewhere, meanwhile
        for row in self.draft.circle:
            if row not in rows:
                rows[row] = self.screen.session.seat_for(self.draft.names[row], [*joined, *rows.values()])
        names = {seat: name for row, seat in rows.items() if (name := clean_name(self.draft.names[row])) != before.names.get(row, '')}
        circle = [rows[row] for row in self.draft.circle]
        now = list(self.screen.view.circle)
        if circle == before.circle or now == before.circle:
            return tuple(now if circle == before.circle else circle), names
        # the list was changed elsewhere meanwhile: only what was changed here
        stay = [seat for seat in now if seat in circle or seat not in before.circle]
        return (*stay, *(seat for seat in circle if seat not in now and seat not in before.circle)), names

    def _options(self) -> Options:
        """The table's options as they are now, with what was changed here."""
        before = self.draft.before
        assert before is not None
        now: Options = self.screen.view.options
        wanted, then = asdict(self.draft.options), asdict(before.options)
        return replace(now, **{name: value for name, value in wanted.items() if value != then[name]})
