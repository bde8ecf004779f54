"""The lasting rules at the bottom of every screen. Three or more fold into one line; one tap unfolds (§4)."""
from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pages.parts import Rich, icons
from pages.parts.cards import index
from pages.parts.markup import NOTHING, button, join, tag
from pages.red_or_black.words import rule
from pages.screen import Screen
from pages.speaker import told
from redblack.cards import colour
from redblack.games.red_or_black.look import View

UNFOLDED = 2  # lines that may stand open
SHORT = 60    # characters of a king's rule: two lines on a small phone
MARKS = 6     # tiny cards on the folded line


def build(screen: Screen) -> None:
    unfolded = [False]

    def lines(v: View) -> Any:
        unfolded[0] &= many(v) and v.phase != 'over'
        return rules(screen, v, unfolded[0])

    def toggle() -> None:
        unfolded[0] = not unfolded[0]
        section.markup = lines(screen.view)

    section = Rich('div', 'flat').follow('markup', screen.place, 'lasting immunities laid_in names options phase', lines)
    screen.on('fold', lambda tap, _: toggle())
    screen.on('scrim', lambda tap, _: toggle())


def many(v: View) -> bool:
    """Too much to stand open: more lines than two, or a king who has talked for long."""
    return len(v.lasting) > UNFOLDED or any(len(line.text) > SHORT for line in v.lasting)


@told
def rules(screen: Screen, v: View, unfolded: bool) -> Markup:
    if not v.lasting:
        return NOTHING
    scrim = tag('div', 'scrim', data_do='scrim') if unfolded else NOTHING
    lines = join(*(tag('div', 'rule', rule(screen, v, line)) for line in v.lasting)) if unfolded or not many(v) else NOTHING
    label = screen._('Rules in force')
    return scrim + tag('footer', 'rules open' if unfolded else 'rules', fold(screen, v, unfolded) if many(v) else NOTHING, lines, aria_label=label)


def fold(screen: Screen, v: View, unfolded: bool) -> Markup:
    marks = join(*(tag('span', 'ref red' if colour(line.card) == 'red' else 'ref', index(line.card)) for line in v.lasting[:MARKS]))
    return button('fold', 'fold', screen._('Rules in force: {n}', n=len(v.lasting)), tag('span', 'marks', NOTHING if unfolded else marks, aria_hidden='true'),
                  icons.DOWN if unfolded else icons.UP, aria_expanded=str(unfolded).lower())
