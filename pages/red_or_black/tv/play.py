"""The table while a party is on: card, turn, result and task, penalties, rules in force."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts import Part, icons
from pages.parts.cards import ref
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, join, tag
from pages.red_or_black.king import decree
from pages.red_or_black.king import said as spoken
from pages.red_or_black.sight import coin, gauges, pair
from pages.red_or_black.turn import FIELDS as TURN
from pages.red_or_black.turn import presence
from pages.red_or_black.tv.lists import rules, seats
from pages.red_or_black.words import capital, drawn, penalties, said, task, title, touched, whose
from pages.room.entrance import Entrance
from pages.screen import Screen
from pages.speaker import told
from pages.tv import way_in
from redblack.game import Seat
from redblack.games.red_or_black.look import View

LEVELS = {'colour': 'colour', 'higher_lower': 'higher-lower'}  # as pages/red_or_black/final.py names them


def build(screen: Screen, entrance: Entrance | None) -> None:
    place = screen.place
    main = Part('div', data_s='play').follow('visible', place, 'phase', lambda v: v.phase != 'over')
    main.follow('dress', place, 'phase party round', lambda v: 'tv table arriving' if entrance and arriving(v) else 'tv table')
    with main:
        screen.section('header', 'tvbar', 'crown cup price level', bar)
        screen.section('div', 'tvcard', 'card open_card result phase', pair)
        if entrance:
            way_in.build(screen, entrance)
        with Part('section', 'tvsay'):
            screen.section('div', 'tvturn', 'phase bettor executor result crown names', turn)
            Part('p', 'tvaway').follow('text', place, TURN, lambda v: screen._('no connection') if presence(screen, v) else '')
            with Part('div', 'tvline'):
                screen.section('p', 'said', 'result card level open_card phase', said, role='status')
                screen.section('p', 'what', 'phase level card crown result executor pending options names', what)
            screen.section('div', 'tvdo', 'phase card crown cup price options tasks theme lasting pending names', deed)
            screen.section('div', 'tvcut', 'phase level open_card', cut, aria_hidden='true')
        screen.section('ol', 'tvseats', 'circle bettor executor penalties names phase', seats)
        screen.section('footer', 'tvrules', 'lasting immunities laid_in names options', rules).follow(
            'visible', place, 'lasting', lambda v: bool(v.lasting))


def arriving(v: View) -> bool:
    """Nothing has been played yet: people are still coming in."""
    return bool(v.phase == 'bet' and v.party == v.round == 1)


@told
def bar(screen: Screen, v: View) -> Markup:
    """The level and its price, in words too; crown and cup."""
    words = tag('p', '', tag('b', '', capital(screen._(LEVELS[v.level]))), tag('span', '', screen._('Price: {n}', n=v.price)))
    return tag('div', 'tvlevel', coin(screen, v.price), words) + tag('div', 'tvgauges', gauges(screen, v))


@told
def turn(screen: Screen, v: View) -> Markup:
    small, name = whose(screen, v)
    return tag('p', 'who', small) + tag('h1', '', tag('bdi', '', name))


@told
def what(screen: Screen, v: View) -> Markup:
    """What is going on, for people who hold no phone: the choice, the naming, the card and what it costs."""
    match v.phase:
        case 'bet':
            return join(screen._('Red or black?') if v.level == 'colour' else screen._('Higher, lower or pass?'))
        case 'assign':
            return join(screen._('Who does it?'))
        case 'do' if v.result != 'joker' or v.crown == 2:
            return join(title(screen, v), *(owed(screen, v, seat) for seat in v.pending))
        case 'do':
            return join(title(screen, v))
        case _:
            return NOTHING


def owed(screen: Screen, v: View, seat: Seat) -> Markup:
    """What Done will book, as strokes; the name only where the heading doesn't say it."""
    n = v.pending[seat]
    who = NOTHING if [*v.pending] == [v.executor] else tag('span', 'tvwho', disc(seat), screen.name(seat))
    return tag('span', 'tvowed', who, penalties(screen, n), tag('span', 'tally', Markup('<i></i>') * n, aria_hidden='true'))


@told
def deed(screen: Screen, v: View) -> Markup:
    """What the card says, with its tasks or its theme, and the rules that touch it; the king's rule once it is said."""
    if v.phase != 'do':
        return NOTHING
    says = decree(spoken(v)) if spoken(v) else task(screen, v)
    tasks = (tag('p', 'drawn', text) for text in drawn(screen, v))
    return tag('p', '', says) + join(*tasks, *(tag('p', 'touched', note) for note in touched(screen, v)))


@told
def cut(screen: Screen, v: View) -> Markup:
    """The choice as a picture: colour is cut left and right, height up and down."""
    if v.phase != 'bet':
        return NOTHING
    if v.level == 'colour':
        return tag('div', 'sides', tag('span', 'red', icons.pip('H'), icons.pip('D')), tag('span', 'black', icons.pip('S'), icons.pip('C')))
    card = ref(screen.voice, v.open_card) if v.open_card else NOTHING
    return tag('div', 'ways', tag('span', 'up', icons.HIGHER, card), tag('span', 'down', icons.LOWER, card))
