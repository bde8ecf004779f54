"""The king makes a rule: typed, chosen from the catalog, or said aloud."""
from __future__ import annotations

import re

from markupsafe import Markup, escape

from pages.parts import Part, Rich, Tap, icons, number
from pages.parts.markup import NOTHING, button, join, tag
from pages.screen import Screen
from redblack.cards import letter
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import SayRule
from redblack.games.red_or_black.values import LONGEST_RULE
from redblack.names import clean

SUGGESTIONS, QUIET = 16, 8  # in the catalog; the first of them fit a quiet evening
SHOWN = 4                   # at a time
FIELDS = 'phase card round executor lasting options'


def build(screen: Screen) -> None:
    """The box for typing stands apart from the suggestions: other ones leave it as it is."""
    turned = [0]

    def others(v: View) -> Markup:
        return suggestions(screen, v, turned[0]) if asks(v) else NOTHING

    def turn() -> None:
        turned[0] += 1
        hints.markup = others(screen.view)

    with Part('div', 'king').follow('visible', screen.place, FIELDS, lambda v: v.phase == 'do' and v.card is not None and letter(v.card) == 'K'):
        screen.section('div', 'saying', FIELDS, saying)
        hints = Rich('div', 'hints').follow('markup', screen.place, FIELDS, others)
    screen.on('proclaim', lambda tap, _: proclaim(screen, typed(tap), tap))
    screen.on('hint', lambda tap, n: proclaim(screen, suggestion(screen, n), tap))
    screen.on('others', lambda tap, _: turn())


def asks(v: View) -> bool:
    """The king has not spoken yet: then the sheet takes the whole screen, for there is something to type."""
    return v.phase == 'do' and v.card is not None and letter(v.card) == 'K' and not said(v)


def said(v: View) -> str:
    return next((line.text for line in v.lasting if line.card == v.card), '')


def saying(screen: Screen, v: View) -> Markup:
    """Where the rule is written; or the rule, once it is said."""
    _ = screen._
    if not asks(v):
        return tag('p', 'spoken', decree(said(v))) if said(v) else NOTHING
    ask = _('Say it aloud, or write it here (up to {n} characters)', n=LONGEST_RULE)
    box = tag('textarea', 'say', name='rule', maxlength=LONGEST_RULE, rows=2, aria_label=_('The rule'), placeholder=ask, autocomplete='off')
    return box + button('proclaim', 'second wide', _('Proclaim the rule'))


def suggestions(screen: Screen, v: View, turned: int) -> Markup:
    """Ready rules, others at every king and at every tap on the arrows."""
    n = QUIET if v.options.quiet else SUGGESTIONS
    first = (v.round + turned) * SHOWN
    label = screen._('Other suggestions')
    head = tag('h3', '', screen._('Or a ready one'), button('others', 'icon', icons.SWAP, aria_label=label, title=label))
    return head + join(*(button(f'hint-{(first + k) % n}', 'hint', screen.voice.card(f'king.{(first + k) % n}')) for k in range(SHOWN)))


def suggestion(screen: Screen, n: str) -> str:
    """The text of a suggestion by its number; nothing for what is none."""
    k = number(n)
    return '' if k is None or k >= SUGGESTIONS else screen.voice.card(f'king.{k}')


QUOTED = re.compile(r'«(?=\S)([^«»]*)(?<=\S)»|“([^“”]*)”|„([^„“]*)“')


def decree(text: str) -> Markup:
    """A rule as it was typed, or as the ready one stood on the phone that chose it: it is one law for all, in every language and mode.

    All quotation marks are the browser's: it knows those of the language, and that those inside of others are different ones.
    """
    return tag('q', '', Markup(QUOTED.sub(lambda found: f'<q>{found[1] or found[2] or found[3] or ""}</q>', str(escape(text)))))


def typed(tap: Tap) -> str:
    """What stands in the box, as it may be a rule; '' for nothing."""
    return clean(tap.typed.get('rule', ''), LONGEST_RULE)[:LONGEST_RULE]


def proclaim(screen: Screen, text: str, tap: Tap) -> bool:
    return screen.act(screen.view.executor, SayRule(text), tap)
