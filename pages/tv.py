"""`/tv`: the table for those who watch from the sofa. Everything readable, nothing to press."""
from __future__ import annotations

from collections.abc import Callable

from fastapi import Depends, Request
from markupsafe import Markup, escape
from nicegui import ui

from pages.parts import Part, icons
from pages.parts.cards import ref
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, join, tag
from pages.red_or_black.final import FIELDS, percent, ranked, streak
from pages.red_or_black.king import decree
from pages.red_or_black.king import said as spoken
from pages.red_or_black.sight import coin, gauges, pair
from pages.red_or_black.words import TITLES, capital, drawn, penalties, said, task, title, whose
from pages.screen import Screen
from pages.speaker import told
from pages.visit import SLEEP, Visit
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.state import Lasting

FEW = 6       # players in three columns; more take four
LONG = 11     # characters of a name that wants smaller letters


def declare(visit: Callable[[Request], Visit], road: str) -> None:
    @ui.page(f'{road}/tv', reconnect_timeout=SLEEP)
    def page(visit: Visit = Depends(visit)) -> None:  # noqa: B008  (so FastAPI says it)
        screen = Screen(visit, attends=())
        place = screen.place
        with Part('div', 'tvbody'):
            main = Part('main', data_s='play').follow('visible', place, 'phase', lambda v: v.phase != 'over').follow('dress', place, 'circle lasting', dress)
            with main:
                table(screen)
            screen.section('main', 'tv table', FIELDS, ending, data_s='final').follow('visible', place, 'phase', lambda v: v.phase == 'over')
            screen.hear()


def dress(v: View) -> str:
    """Smaller letters where much has to be said at once."""
    return 'tv table dense' if len(v.circle) > FEW or len(v.lasting) > FEW // 2 else 'tv table'


def table(screen: Screen) -> None:
    place = screen.place
    screen.section('div', 'tvcard', 'card open_card result phase', pair)
    with Part('section', 'tvsay'):
        screen.section('div', 'tvturn', 'phase bettor executor result crown names', turn)
        screen.section('p', 'said', 'result card level open_card phase', said, role='status')
        Part('p', 'what').follow('text', place, 'phase level card crown executor pending options names', lambda v: what(screen, v))
        screen.section('div', 'tvdo', 'phase card crown cup price options tasks theme lasting', deed)
    screen.section('header', 'tvbar', 'crown cup price', lambda screen, v: gauges(screen, v) + coin(screen, v.price))
    screen.section('ol', 'tvseats', 'circle bettor executor penalties names phase', seats).follow(
        'dress', place, 'circle', lambda v: 'tvseats' if len(v.circle) <= FEW else 'tvseats many')
    screen.section('footer', 'tvrules', 'lasting immunities laid_in names options circle', rules).follow('visible', place, 'lasting', lambda v: bool(v.lasting))


@told
def turn(screen: Screen, v: View) -> Markup:
    small, name = whose(screen, v)
    return tag('p', 'who', small) + tag('h1', 'long' if len(name) > LONG else '', tag('bdi', '', name))


def what(screen: Screen, v: View) -> str:
    """What is going on, for people who hold no phone: the choice, the naming, the card."""
    match v.phase:
        case 'bet':
            return screen._('Red or black?') if v.level == 'colour' else screen._('Higher, lower or pass?')
        case 'assign':
            return screen._('Who does it?')
        case 'do':
            owed = ', '.join(f'{screen.label(seat)} — {n}' for seat, n in v.pending.items()) if v.result != 'joker' or v.crown == 2 else ''
            return f'{title(screen, v)} · {owed}' if owed else title(screen, v)
        case _:
            return ''


@told
def deed(screen: Screen, v: View) -> Markup:
    """What the card says, with its tasks or its theme; the king's rule once it is said."""
    if v.phase != 'do':
        return NOTHING
    says = decree(spoken(v)) if spoken(v) else task(screen, v)
    return tag('p', '', says) + join(*(tag('p', 'drawn', text) for text in drawn(screen, v)))


@told
def seats(screen: Screen, v: View) -> Markup:
    now = v.executor if v.phase == 'do' and v.executor is not None else v.bettor
    stroke = tag('span', 'tally', Markup('<i></i>'), aria_hidden='true')

    def dress(seat: int) -> str:
        return ' '.join(word for word, worn in (('now', seat == now), ('long', len(screen.label(seat)) > LONG)) if worn)

    return join(*(tag('li', dress(seat), disc(seat), screen.name(seat), stroke, tag('b', '', n, aria_label=penalties(screen, n)))
                  for seat, n in ((seat, v.penalties[seat]) for seat in v.circle)))


@told
def rules(screen: Screen, v: View) -> Markup:
    return join(*(tag('div', '', ref(screen.voice, line.card), tag('span', '', rule(screen, line))) for line in v.lasting))


def rule(screen: Screen, line: Lasting) -> Markup:
    """One rule, as short as can be: several stand beside each other."""
    match line.rank:
        case 'K':
            return decree(line.text) if line.text else escape(screen._(TITLES['K']))
        case '7':
            return escape(screen._(TITLES['7']))
        case 'J':
            return join(screen.name(line.seat), ' · ', capital(screen.voice.card('mate')))
        case rank:
            return join(screen.name(line.seat), ' · ', screen._(TITLES[rank]))


@told
def ending(screen: Screen, v: View) -> Markup | None:
    if v.phase != 'over':
        return None
    cup = capital(screen.voice.card('cup'))
    holder = tag('section', 'tvholder', tag('span', 'grail', icons.GRAIL_HALVES), tag('p', '', f'{cup} ×{v.cup_price}'),
                 tag('h1', '', screen.name(v.cup_holder) if v.cup_holder is not None else NOTHING))
    table = tag('section', 'tvtable' if len(v.table) <= FEW else 'tvtable many', tag('table', '', hits(screen, v)))
    return holder + tag('div', 'tvbest', streak(screen, v)) + table


def hits(screen: Screen, v: View) -> Markup:
    _ = screen._
    head = tag('thead', '', tag('tr', '', *(tag('th', '', name) for name in (_('Hits'), '', '', _('Penalties')))))

    return head + tag('tbody', '', join(*(
        tag('tr', '', tag('td', '', screen.name(seat)), tag('td', '', tag('b', '', percent(screen, row))),
            tag('td', '', _('{hits} of {bets}', hits=row.hits, bets=row.bets)), tag('td', '', tag('b', '', row.penalties)))
        for seat, row in ranked(v))))
