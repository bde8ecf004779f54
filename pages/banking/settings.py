"""What is played for: stakes, rounds, credit, clock. It counts at once, or from the next hand on when stakes lie there."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from pages.banking.words import chips
from pages.parts import Tap
from pages.parts.markup import NOTHING, join, tag
from pages.room.match import split
from pages.screen import Screen
from redblack.banking.look import View
from redblack.banking.moves import Options, Settings
from redblack.refusal import N_

# on offer, by the word of the button: the lowest and the highest stake
STAKES = {'low': (100, 500), 'usual': (100, 1_000), 'high': (200, 2_000)}
ROUNDS = '1', '2', '3'
CLOCKS = {'0': N_('none'), '20': N_('20 s'), '40': N_('40 s')}


def hear(screen: Screen) -> None:
    screen.on('stakes', lambda tap, which: change(screen, tap, dict(zip(('lowest', 'highest'), STAKES[which], strict=True)) if which in STAKES else None))
    screen.on('rounds', lambda tap, which: change(screen, tap, {'rounds': int(which)} if which in ROUNDS else None))
    screen.on('clock', lambda tap, which: change(screen, tap, {'clock': int(which)} if which in CLOCKS else None))
    screen.on('credit', lambda tap, which: change(screen, tap, {'credit': which == 'yes'}))


def now(v: View) -> Options:
    """What counts, or will from the next hand on."""
    return v.coming or v.options


def change(screen: Screen, tap: Tap, what: dict[str, Any] | None) -> None:
    if what is not None:
        screen.settle(tap, Settings(replace(now(screen.view), **what)))


def told(screen: Screen, v: View) -> Markup:
    """All switches, each with what is chosen."""
    _, options, number = screen._, now(v), screen.voice.number
    stakes = {word: f'{number(lowest)}–{number(highest)}' for word, (lowest, highest) in STAKES.items()}
    chosen = next((word for word, each in STAKES.items() if each == (options.lowest, options.highest)), '')
    begins = tag('p', 'note', _('Everybody begins with {n}. Chips are those of this room: there is no money in it.', n=chips(screen, options.chips)))
    later = tag('p', 'note', _('Counts from the next hand on.')) if v.coming else NOTHING
    return join(split(_('Stakes'), 'stakes', stakes, chosen),
                split(_('Rounds of banks'), 'rounds', {n: n for n in ROUNDS}, str(options.rounds)),
                split(_('Clock for staking'), 'clock', {n: _(name) for n, name in CLOCKS.items()}, str(options.clock)),
                split(_('On credit'), 'credit', {'no': _('no'), 'yes': _('yes')}, 'yes' if options.credit else 'no'), begins, later)
