"""The king makes a rule: typed, chosen from the catalog, or said aloud."""
from __future__ import annotations

from functools import partial

from pages.frame import Screen
from pages.parts import Part, Rich, Tap, icons
from redblack.cards import letter
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import SayRule
from redblack.games.red_or_black.values import LONGEST_RULE
from redblack.names import clean

SUGGESTIONS, QUIET = 16, 8  # in the catalog; the first of them fit a quiet evening
SHOWN = 4                   # at a time


def build(screen: Screen) -> None:
    place = screen.place
    Part('div', 'king', data_form='').fill(place, 'phase card executor options lasting', key, lambda: box(screen)).follow(
        'visible', place, 'phase card', lambda v: key(v) is not None)


def key(v: View) -> object:
    """Whatever makes the box another one; not the moves of others, which would disturb the typing."""
    if v.phase != 'do' or v.card is None or letter(v.card) != 'K':
        return None
    return v.round, v.executor, v.options.quiet, v.options.mode, said(v)


def asks(v: View) -> bool:
    """The king has not spoken yet: then the sheet takes the whole screen, for there is something to type."""
    return key(v) is not None and not said(v)


def said(v: View) -> str:
    return next((line.text for line in v.lasting if line.card == v.card), '')


def box(screen: Screen) -> None:
    v, _ = screen.view, screen._
    if key(v) is None:
        return
    if text := said(v):
        with Part('p', 'spoken'):
            Part('q', '', text)
        return
    Part('textarea', 'say', name='rule', maxlength=str(LONGEST_RULE), rows='2', aria_label=_('The rule'), placeholder=_('Say it aloud, or write it here'),
         autocomplete='off')
    Part('button', 'second wide', _('Proclaim the rule')).tap(lambda tap: proclaim(screen, tap.typed.get('rule', ''), tap)).mark('proclaim')
    Part('h3', '', _('Or a ready one'))
    hints = Part('div', 'hints')
    n = QUIET if v.options.quiet else SUGGESTIONS
    state = {'first': v.round * SHOWN % n}

    def offer() -> None:
        hints.clear()
        with hints:
            for k in range(SHOWN):
                text = screen.voice.card(f'king.{(state["first"] + k) % n}')
                Part('button', 'hint', text).tap(partial(proclaim, screen, text)).mark(f'hint-{k}')

    def others(tap: Tap) -> None:
        state['first'] = (state['first'] + SHOWN) % n
        offer()

    offer()
    Rich('button', 'icon others', icons.SWAP, aria_label=_('Other suggestions'), title=_('Other suggestions')).tap(others).mark('others')


def proclaim(screen: Screen, text: str, tap: Tap) -> None:
    screen.act(screen.view.executor, SayRule(clean(text, LONGEST_RULE)[:LONGEST_RULE]), tap)
