"""The hand of the executor: what the card says, who owes what, and «Готово»."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup, escape

from pages.frame import Screen
from pages.parts import Part, Rich, Tap, icons
from pages.parts.cards import ref
from pages.red_or_black import king
from pages.red_or_black.bets import disc, price
from pages.red_or_black.words import task, title, touched
from redblack.cards import Card, letter
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Bounce, Done, Immunity, Swap


def build(screen: Screen) -> None:
    place = screen.place
    with Part('section').follow('visible', place, 'phase', lambda v: v.phase == 'do').follow(
            'dress', place, 'phase card executor lasting', lambda v: 'hand sheet deed whole' if king.asks(v) else 'hand sheet deed'):
        price(screen)
        Part('p', 'note').follow('text', place, 'executor names', lambda v: who(screen, v)).follow('visible', place, 'phase card executor lasting', king.asks)
        Rich('h2').follow('markup', place, 'card crown options pending laid_in immunities executor', lambda v: heading(screen, v))
        with Part('div', 'do'):
            Part('p', 'says').follow('text', place, 'card crown cup price options', lambda v: task(screen, v))
            Part('div', 'cards').fill(place, 'tasks theme swapped executor options', lambda v: (v.tasks, v.theme, v.swapped, v.executor, v.options.mode),
                                      lambda: task_cards(screen))
            king.build(screen)
            Part('div', 'owing').fill(place, 'pending laid_in immunities phase executor circle', owing_key, lambda: owing(screen)).follow(
                'visible', place, 'pending laid_in immunities executor', lambda v: not alone(v))
            Rich('p', 'note').follow('markup', place, 'card lasting pending names options', lambda v: Markup('<br>').join(touched(screen, v))).follow(
                'visible', place, 'card lasting pending names options', lambda v: bool(touched(screen, v)))
            Part('div', 'bouncing').fill(place, 'card executor bounced_from previous_executor circle phase', bouncing_key, lambda: bouncing(screen))
        Rich('button', 'go waking', Markup('{}{}').format(screen._('Done, passing on'), icons.ARROW)).tap(partial(done, screen)).mark('done')


def who(screen: Screen, v: View) -> str:
    return '' if v.executor is None else screen._('Does it: {name}', name=screen.label(v.executor))


def heading(screen: Screen, v: View) -> Markup:
    """What the card is about, and the penalties as strokes where they are the executor's alone."""
    return Markup('{} {}').format(title(screen, v), strokes(screen, v, v.executor)) if v.executor is not None and alone(v) else escape(title(screen, v))


def alone(v: View) -> bool:
    """Nobody but the executor pays, and no immunity is in play: then the heading says it all."""
    return set(v.pending) == {v.executor} and not v.laid_in and v.executor is not None and not v.immunities[v.executor]


def strokes(screen: Screen, v: View, seat: Seat) -> Markup:
    """Penalties as strokes; those an immunity takes off stay as outlines."""
    marks = Markup('<i></i>') * v.pending[seat] + Markup('<i class="off"></i>') * v.laid_in[seat]
    return Markup('<span class="tally" role="img" aria-label="{}">{}</span>').format(screen._('Penalties: {n}', n=v.pending[seat]), marks)


def doer(v: View) -> Seat:
    """Who says done: the executor; after a joker whose drawer has left, anybody."""
    return v.executor if v.executor in v.circle else v.circle[0]


def done(screen: Screen, tap: Tap) -> None:
    screen.act(doer(screen.view), Done(), tap)


def task_cards(screen: Screen) -> None:
    """The cards of a 6, the theme of an 8; the last of them can be swapped once."""
    v = screen.view
    texts = [screen.voice.card(f'task.{n}') for n in v.tasks] if v.tasks else [screen.voice.card(f'theme.{v.theme}')] if v.theme is not None else []
    for k, text in enumerate(texts, 1):
        with Part('div', 'task' if len(texts) > 1 else 'task one'):
            if len(texts) > 1:
                Part('span', 'no', str(k), aria_hidden='true')
            Part('p', '', text)
            if k == len(texts) and not v.swapped:
                label = screen._('Another task') if v.tasks else screen._('Another theme')
                Rich('button', 'swap', icons.SWAP, aria_label=label, title=label).tap(
                    lambda tap: screen.act(screen.view.executor, Swap(), tap)).mark('swap')


def payers(v: View) -> tuple[Seat, ...]:
    """Who has a line: whoever owes, laid in or not; of a whole circle only those who hold an immunity."""
    everybody = v.result == 'joker' and v.crown == 1
    return tuple(seat for seat in (*v.circle, *v.gone)
                 if (v.pending[seat] or v.laid_in[seat]) and (not everybody or v.immunities[seat] or v.laid_in[seat]))


def owing_key(v: View) -> object:
    """Not the immunities themselves: the buttons stay where they are, so that two taps on their way both arrive."""
    return v.phase == 'do', v.executor, v.round, payers(v)


def owing(screen: Screen) -> None:
    """Who owes how much, and the immunities that may take it off."""
    if screen.view.phase != 'do':
        return
    for seat in payers(screen.view):
        with Part('div', 'owes'):
            disc(seat)
            Rich('b', 'who').follow('markup', screen.place, 'pending laid_in names', partial(owes, screen, seat))
            immunity(screen, seat, False)
            immunity(screen, seat, True)


def owes(screen: Screen, seat: Seat, v: View) -> Markup:
    return Markup('{} {}').format(screen.name(seat), strokes(screen, v, seat))


def immunity(screen: Screen, seat: Seat, use: bool) -> None:
    """Lay one in, or take one back: there while it can be done."""
    def can(v: View) -> bool:
        return bool(v.immunities[seat] and v.pending[seat]) if use else bool(v.laid_in[seat])

    def face(v: View) -> Markup:
        ten = ten_of(v, seat)
        return (ref(screen.voice, ten, 'small') if ten else Markup()) + (screen._('Take off 1') if use else screen._('Take back'))

    def name(v: View) -> dict[str, str]:
        who = screen.label(seat)
        return {'aria_label': screen._('Immunity of {name}: take off 1', name=who) if use else screen._('Immunity of {name}: take back', name=who)}

    Rich('button', 'second').follow('markup', screen.place, 'lasting', face).follow('attributes', screen.place, 'names', name).follow(
        'visible', screen.place, 'pending laid_in immunities', can).tap(
        lambda tap: screen.act(seat, Immunity(use), tap)).mark(f'{"use" if use else "back"}-{seat}')


def ten_of(v: View, seat: Seat) -> Card | None:
    """The card that gave the immunity."""
    return next((line.card for line in v.lasting if line.rank == 'T' and line.seat == seat), None)


def bouncing_key(v: View) -> object:
    return v.phase, v.card, v.executor, v.bounced_from, v.previous_executor, v.circle


def bouncing(screen: Screen) -> None:
    """«Отбой» on a 3: to whom; or greyed, with the reason (§4, 3)."""
    v = screen.view
    if v.card is None or v.executor is None or letter(v.card) != '3' or v.phase != 'do':
        return
    why = screen.session.objection(v.executor, Bounce())

    def label(v: View) -> str:
        return screen._('Bounce') if why or v.previous_executor is None else screen._('Bounce: {name}', name=screen.label(v.previous_executor))

    Part('button', 'second wide', aria_disabled=str(why is not None).lower()).follow('text', screen.place, 'names', label).tap(
        lambda tap: screen.act(screen.view.executor, Bounce(), tap)).mark('bounce')
    if why:
        Part('p', 'note', screen._(why[0].value, **why[1]))
