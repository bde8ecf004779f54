"""The lasting rules at the bottom of every screen. Three or more fold into one line; one tap unfolds (§4)."""
from __future__ import annotations

from collections.abc import Callable, Hashable

from markupsafe import Markup

from pages.frame import Screen
from pages.parts import Part, Rich, Tap, icons
from pages.parts.cards import index
from pages.red_or_black.words import rule
from redblack.cards import colour
from redblack.games.red_or_black.look import View

UNFOLDED = 2  # lines that may stand open
FIELDS = 'lasting immunities laid_in names options phase'


def build(screen: Screen) -> None:
    place = screen.place
    fold = {'open': False}

    def key(v: View) -> Hashable:
        if len(v.lasting) <= UNFOLDED or v.phase == 'over':
            fold['open'] = False
        return fold['open'], v.lasting, v.immunities.plus(v.laid_in), tuple(place.names.items()), v.options.mode

    def toggle(tap: Tap) -> None:
        fold['open'] = not fold['open']
        footer.filled = key(place.view)
        footer.dress = dress(place.view)

    def dress(v: View) -> str:
        scrim.visible = fold['open']
        return 'rules open' if fold['open'] else 'rules'

    scrim = Part('div', 'scrim').tap(toggle)
    scrim.visible = False
    footer = Part('footer', 'rules', aria_label=screen._('Rules in force'))
    footer.fill(place, FIELDS, key, lambda: lines(screen, fold['open'], toggle)).follow('dress', place, FIELDS, dress)


def lines(screen: Screen, opened: bool, toggle: Callable[[Tap], object]) -> None:
    v = screen.view
    if len(v.lasting) > UNFOLDED:
        marks = Markup('').join(
            Markup('<span class="ref{}">{}</span>').format(' red' if colour(line.card) == 'red' else '', index(line.card)) for line in v.lasting[:6])
        Rich('button', 'fold', Markup('{}<span class="marks" aria-hidden="true">{}</span>{}').format(
            screen._('Rules in force: {n}', n=len(v.lasting)), '' if opened else marks, icons.DOWN if opened else icons.UP),
            aria_expanded=str(opened).lower()).tap(toggle).mark('fold')
    if len(v.lasting) <= UNFOLDED or opened:
        for line in v.lasting:
            Rich('div', 'rule', rule(screen, v, line))
