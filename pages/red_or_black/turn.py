"""The top line: whose turn it is, whether it is this phone's, and what can be done when that player's phone is away."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts import Part
from pages.parts.markup import NOTHING, button, tag
from pages.red_or_black.words import whose
from pages.screen import Screen
from pages.speaker import told
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Skip
from redblack.place import Presence
from redblack.table import WAIT

FIELDS = 'phase bettor executor result crown circle names sitting hosted company'


def build(screen: Screen) -> None:
    header = Part('div').follow('dress', screen.place, FIELDS, lambda v: f'turn {presence(screen, v)}'.rstrip())
    with header.follow('attributes', screen.place, FIELDS, lambda v: {'style': f'--wait: {WAIT:.0f}s', 'data_title': title(screen, v)}):
        screen.section('div', 'whose', FIELDS, lambda screen, v: turn(screen, v, mine(screen, v), presence(screen, v)), role='status')
        screen.section('div', 'aside', FIELDS, aside)
    screen.on('skip', lambda tap, _: screen.skip(tap, screen.view.bettor, Skip()))


def asked_of(v: View) -> tuple[Seat, ...]:
    """Who can take the game on now; the first is the one it is up to."""
    if v.phase != 'do' or v.executor is None:
        return (v.bettor,)
    if v.result == 'joker':
        return tuple(dict.fromkeys((v.executor, *v.circle))) if v.executor in v.circle else v.circle
    return tuple(dict.fromkeys((v.executor, v.bettor)))


def everybody(v: View) -> bool:
    """After the first joker the whole table has something to do."""
    return v.phase == 'do' and v.result == 'joker' and v.crown == 1


def mine(screen: Screen, v: View) -> bool:
    """Whether the table waits for the player whose own phone this is."""
    return v.phase != 'over' and not everybody(v) and screen.own(asked_of(v)[0])


def state(screen: Screen, v: View) -> str:
    """What taps do here now: 'own' turn, 'free' to act for a seat, only to 'watch'."""
    return 'own' if mine(screen, v) else 'free' if any(map(screen.ready, asked_of(v))) else 'watch'


def presence(screen: Screen, v: View) -> str:
    """'away' or 'gone' when the table waits for somebody whose phone is that."""
    sitting = screen.place.sitting.get(asked_of(v)[0])
    return '' if sitting is None or sitting.presence is Presence.HERE or everybody(v) else sitting.presence.value


def title(screen: Screen, v: View) -> str:
    """What the window is called: whose turn it is can be read off the browser's tab."""
    game = screen._('Red or Black')
    if v.phase == 'over':
        return game
    return f'{screen._("Your turn") if mine(screen, v) else " ".join(whose(screen, v))} · {game}'


@told
def turn(screen: Screen, v: View, own: bool, absent: str) -> Markup:
    small, name = whose(screen, v)
    if own:
        # Translators: very big, on the phone of the player whose turn it is, at most 14 letters
        name, small = (screen._('Your turn') if v.phase != 'do' else screen._('You do it')), name
    # Translators: behind “Turn ·”, when the player's phone is not connected, at most 14 letters
    away = tag('span', 'off', ' · ', screen._('no connection')) if absent else NOTHING
    return tag('small', '', tag('bdi', '', small), away) + tag('h1', '', tag('bdi', '', name))


def aside(screen: Screen, v: View) -> Markup:
    """At the end of the line: to skip somebody who is gone; to say who one is."""
    if v.phase == 'bet' and presence(screen, v) == Presence.GONE.value and screen.ready(v.bettor):
        # Translators: a button beside the name of somebody who is away, at most 12 letters
        return button('skip', 'second', screen._('Skip'))
    if screen.place.company and screen.table.seat_of(screen.device) is None:
        taken = asked_of(v)[0] in screen.place.sitting
        # Translators: a button: “this player, on this phone, is me”; at most 10 letters
        that = screen._("That's me")
        # Translators: a button that shows all players, to say which of them one is; at most 10 letters
        return button('who', 'second', screen._('I am …') if taken else that)
    return NOTHING
