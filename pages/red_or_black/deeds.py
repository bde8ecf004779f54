"""The hand of the executor: what the card says, who owes what, and «Готово»."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup

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
    with Part('section', 'hand sheet deed').follow('visible', place, 'phase', lambda v: v.phase == 'do'):
        price(screen)
        Part('h2').follow('text', place, 'card crown options', lambda v: title(screen, v))
        with Part('div', 'do'):
            Part('p', 'says').follow('text', place, 'card crown cup price options', lambda v: task(screen, v))
            Part('div', 'cards').fill(place, 'tasks theme swapped executor options', lambda v: (v.tasks, v.theme, v.swapped, v.executor, v.options.mode),
                                      lambda: task_cards(screen))
            king.build(screen)
            Part('div', 'owing').fill(place, 'pending laid_in immunities names phase', lambda v: (v.phase, v.pending, v.laid_in, v.immunities, tuple(place.names.items())),
                                      lambda: owing(screen))
            Rich('p', 'note').follow('markup', place, 'card lasting pending names options', lambda v: Markup('<br>').join(touched(screen, v))).follow(
                'visible', place, 'card lasting pending names options', lambda v: bool(touched(screen, v)))
            Part('div', 'bouncing').fill(place, 'card executor bounced_from previous_executor names circle',
                                         lambda v: (v.card, v.executor, v.bounced_from, v.previous_executor, v.circle, tuple(place.names.items())),
                                         lambda: bouncing(screen))
        Rich('button', 'go waking', Markup('{}{}').format(screen._('Done, passing on'), icons.ARROW)).tap(partial(done, screen)).mark('done')


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
        with Part('div', 'task'):
            Part('span', 'no', str(k) if len(texts) > 1 else '·', aria_hidden='true')
            Part('p', '', text)
            if k == len(texts) and not v.swapped:
                label = screen._('Another task') if v.tasks else screen._('Another theme')
                Rich('button', 'swap', icons.SWAP, aria_label=label, title=label).tap(
                    lambda tap: screen.act(screen.view.executor, Swap(), tap)).mark('swap')


def owing(screen: Screen) -> None:
    """Who owes how much, and the immunities that may take it off. Of a whole circle only the holders have a line."""
    v = screen.view
    if v.phase != 'do':
        return
    everybody = v.result == 'joker' and v.crown == 1
    payers = [s for s in v.circle if v.pending[s] or v.laid_in[s]] + [s for s in v.pending if s not in v.circle]
    for seat in payers:
        held = v.immunities[seat] if v.pending[seat] else 0
        if everybody and not held and not v.laid_in[seat]:
            continue
        with Part('div', 'owes'):
            disc(seat)
            strokes = Markup('<i></i>') * v.pending[seat] + Markup('<i class="off"></i>') * v.laid_in[seat]
            Rich('b', 'who', Markup('{} <span class="tally" role="img" aria-label="{}">{}</span>').format(
                screen.name(seat), screen._('Penalties: {n}', n=v.pending[seat]), strokes))
            if v.laid_in[seat]:
                immunity(screen, seat, False)
            if held:
                immunity(screen, seat, True)


def immunity(screen: Screen, seat: Seat, use: bool) -> None:
    text = screen._('Take off 1') if use else screen._('Take back')
    Rich('button', 'second', Markup('{}{}').format(ref(screen.voice, ten_of(screen.view, seat), 'small'), text), aria_label=screen._(
        'Immunity of {name}: take off 1', name=screen.label(seat)) if use else screen._('Immunity of {name}: take back', name=screen.label(seat))).tap(
        lambda tap: screen.act(seat, Immunity(use), tap)).mark(f'{"use" if use else "back"}-{seat}')


def ten_of(v: View, seat: Seat) -> Card:
    """The card that gave the immunity."""
    return next(line.card for line in v.lasting if line.rank == 'T' and line.seat == seat)


def bouncing(screen: Screen) -> None:
    """«Отбой» on a 3: to whom; or greyed, with the reason (§4, 3)."""
    v = screen.view
    if v.card is None or v.executor is None or letter(v.card) != '3' or v.phase != 'do':
        return
    why = screen.session.objection(v.executor, Bounce())
    label = screen._('Bounce') if why else screen._('Bounce: {name}', name=screen.label(v.previous_executor))
    Part('button', 'second wide', label, aria_disabled=str(why is not None).lower()).tap(lambda tap: screen.act(screen.view.executor, Bounce(), tap)).mark('bounce')
    if why:
        Part('p', 'note', screen._(why[0].value, **why[1]))
