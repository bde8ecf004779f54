"""The hand of the executor: what the card says, who owes what, and «Готово»."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from markupsafe import Markup

from pages.parts import Part, Tap, icons, number
from pages.parts.cards import ref
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, button, join, tag
from pages.red_or_black import king, turn
from pages.red_or_black.sight import coin
from pages.red_or_black.words import doubling, drawn, task, title, touched
from pages.screen import Screen
from pages.speaker import told
from redblack.cards import letter
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Bounce, Done, Immunity, Swap


def build(screen: Screen) -> None:
    place = screen.place
    with Part('section', data_form='').follow('visible', place, 'phase', lambda v: v.phase == 'do').follow('dress', place, 'phase card lasting', dress):
        doing(screen, 'div', 'head', 'price executor card crown options pending laid_in immunities lasting names', head)
        with Part('div', 'do'):
            doing(screen, 'p', 'says', 'card crown cup price options', task)
            doing(screen, 'div', 'cards', 'tasks theme swapped options', task_cards)
            king.build(screen)
            doing(screen, 'div', 'owing', f'pending laid_in immunities lasting {turn.FIELDS}', lambda screen, v: owing(screen, v, able(screen, v)))
            doing(screen, 'p', 'note', 'card lasting pending names options', lambda screen, v: Markup('<br>').join(touched(screen, v)))
            doing(screen, 'div', 'bouncing', 'card executor bounced_from previous_executor circle names', bouncing)
        doing(screen, 'div', '', turn.FIELDS, ready)
    screen.on('done', lambda tap, _: done(screen, tap))
    screen.on('swap', lambda tap, _: screen.act(screen.view.executor, Swap(), tap))
    screen.on('bounce', lambda tap, _: screen.act(screen.view.executor, Bounce(), tap))
    screen.on('use', partial(immunity, screen, True))
    screen.on('back', partial(immunity, screen, False))


def done(screen: Screen, tap: Tap) -> None:
    """«Готово». A rule that was typed and not proclaimed is the king's all the same."""
    if king.asks(screen.view) and (rule := king.typed(tap)):
        if not king.proclaim(screen, rule, tap):
            return
        tap = Tap(tap.do, screen.session.asked)  # it was the answer to both
    screen.act(screen.actor(turn.asked_of(screen.view)), Done(), tap)


def immunity(screen: Screen, use: bool, tap: Tap, seat: str) -> None:
    screen.act(number(seat), Immunity(use), tap)


def doing(screen: Screen, kind: str, classes: str, fields: str, tell: Callable[[Screen, View], Markup]) -> None:
    """A part of the sheet; while there is nothing to do it keeps what it said."""
    screen.section(kind, classes, f'phase {fields}', lambda screen, v: tell(screen, v) if v.phase == 'do' else None)


def dress(v: View) -> str:
    return 'hand sheet deed whole' if king.asks(v) else 'hand sheet deed'


def ready(screen: Screen, v: View) -> Markup:
    """«Готово»; grey where somebody else says it, on another phone."""
    # Translators: the big button at the end of a turn, at most 24 letters
    return button('done', 'go waking', screen._('Done, passing on'), icons.ARROW, grey=turn.state(screen, v) == 'watch')


@told
def head(screen: Screen, v: View) -> Markup:
    """What the card is about, and the penalties as strokes where they are the executor's alone. The king's sheet covers the name, so it says it."""
    assert v.executor is not None
    who = tag('p', 'note', screen._('Does it: {name}', name=screen.label(v.executor))) if king.asks(v) else NOTHING
    lone = strokes(screen, v, v.executor) if alone(v) else NOTHING
    return (coin(screen, v.price) if doubling(v) else NOTHING) + who + tag('h2', '', title(screen, v), ' ', lone)


def alone(v: View) -> bool:
    """Nobody but the executor pays, and no immunity is in play: then the heading says it all."""
    return v.executor is not None and set(v.pending) == {v.executor} and not v.laid_in and not v.immunities[v.executor]


def strokes(screen: Screen, v: View, seat: Seat) -> Markup:
    """Penalties as strokes; those an immunity takes off stay as outlines."""
    marks = Markup('<i></i>') * v.pending[seat] + Markup('<i class="off"></i>') * v.laid_in[seat]
    return tag('span', 'tally', marks, role='img', aria_label=screen._('Penalties: {n}', n=v.pending[seat]))


@told
def task_cards(screen: Screen, v: View) -> Markup:
    """The cards of a 6, the theme of an 8; the last of them can be swapped once."""
    texts = drawn(screen, v)

    def lying(k: int, text: str) -> Markup:
        label = screen._('Another task') if v.tasks else screen._('Another theme')
        swap = button('swap', 'swap', icons.SWAP, aria_label=label, title=label) if k == len(texts) and not v.swapped else NOTHING
        number = tag('span', 'no', k, aria_hidden='true') if len(texts) > 1 else NOTHING
        return tag('div', 'task' if len(texts) > 1 else 'task one', number, tag('p', '', text), swap)

    return join(*(lying(k, text) for k, text in enumerate(texts, 1)))


def able(screen: Screen, v: View) -> frozenset[Seat]:
    """For whom a tap here lays an immunity in or takes one back."""
    return frozenset(filter(screen.ready, (*v.circle, *v.gone)))


@told
def owing(screen: Screen, v: View, ready: frozenset[Seat]) -> Markup:
    """Who owes how much, and the immunities that may take it off. Of a whole circle only the holders have a line."""
    if alone(v):
        return NOTHING
    everybody = v.result == 'joker' and v.crown == 1
    return join(*(owes(screen, v, seat, seat not in ready) for seat in (*v.circle, *v.gone)
                  if v.laid_in[seat] or (v.pending[seat] and (not everybody or v.immunities[seat]))))


def owes(screen: Screen, v: View, seat: Seat, grey: bool) -> Markup:
    ten = next((ref(screen.voice, line.card, 'small') for line in v.lasting if line.rank == 'T' and line.seat == seat), NOTHING)
    name = screen.label(seat)
    back = button(f'back-{seat}', 'second', ten, screen._('Take back'), aria_label=screen._('Immunity of {name}: take back', name=name), grey=grey)
    use = button(f'use-{seat}', 'second', ten, screen._('Take off 1'), aria_label=screen._('Immunity of {name}: take off 1', name=name), grey=grey)
    buttons = tag('div', '', back if v.laid_in[seat] else NOTHING, use if v.immunities[seat] and v.pending[seat] else NOTHING)
    return tag('div', 'owes', disc(seat), tag('b', 'who', screen.name(seat), ' ', strokes(screen, v, seat)), buttons)


@told
def bouncing(screen: Screen, v: View) -> Markup:
    """«Отбой» on a 3: to whom; or greyed, with the reason (§4, 3)."""
    if v.card is None or v.executor is None or letter(v.card) != '3':
        return NOTHING
    why = screen.session.objection(v.executor, Bounce())
    if why or v.previous_executor is None:
        reason = screen._(why[0].value, **why[1]) if why else ''
        return button('bounce', 'second wide', screen._('Bounce'), grey=True) + tag('p', 'note', reason)
    return button('bounce', 'second wide', screen._('Bounce: {name}', name=screen.label(v.previous_executor)))
