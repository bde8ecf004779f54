"""`/tv`: the table for those who watch from the sofa. Everything readable, nothing to press."""
from __future__ import annotations

from fastapi import Request
from markupsafe import Markup, escape
from nicegui import ui

from pages.frame import Screen, language_of
from pages.parts import Part, Rich, icons
from pages.parts.cards import ref
from pages.red_or_black.final import ending_key, percent, ranked, streak
from pages.red_or_black.sight import gauges, pair
from pages.red_or_black.words import TITLES, capital, penalties, said, title, whose
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.state import Lasting
from redblack.session import Session

FEW = 6       # players in three columns; more take four, and the rules then are only counted
RULES = 3     # that fit beside each other


def declare(session: Session, language: str | None) -> None:
    @ui.page('/tv', reconnect_timeout=600.0)
    def page(request: Request) -> None:
        screen = Screen(session, language_of(request, language))
        place = screen.place
        with Part('div', 'tvbody'):
            play = Part('main', 'tv table', data_s='play').follow('visible', place, 'phase', lambda v: v.phase != 'over')
            with play:
                table(screen)
            Part('main', 'tv table', data_s='final').follow('visible', place, 'phase', lambda v: v.phase == 'over').fill(
                place, 'phase story circle options names', lambda v: ending_key(screen, v), lambda: ending(screen))
            screen.hear()


def table(screen: Screen) -> None:
    place, fields = screen.place, 'phase bettor executor result crown names'
    with Part('div', 'tvcard'):
        pair(screen)
    with Part('section', 'tvsay'):
        Part('p', 'who').follow('text', place, fields, lambda v: whose(screen, v)[0])
        with Part('h1'):
            Part('bdi').follow('text', place, fields, lambda v: whose(screen, v)[1])
        Rich('p', 'said', role='status').follow('markup', place, 'result card level open_card phase', lambda v: said(screen, v))
        Part('p', 'what').follow('text', place, 'phase card executor pending options names', lambda v: what(screen, v))
    Rich('header', 'tvbar').follow('markup', place, 'crown cup price', lambda v: top(screen, v))
    Rich('ol').follow('markup', place, 'circle bettor executor penalties names phase', lambda v: seats(screen, v)).follow(
        'dress', place, 'circle', lambda v: 'tvseats' if len(v.circle) <= FEW else 'tvseats many')
    Rich('footer', 'tvrules').follow('markup', place, 'lasting immunities laid_in names options circle', lambda v: rules(screen, v)).follow(
        'visible', place, 'lasting', lambda v: bool(v.lasting))


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


def top(screen: Screen, v: View) -> Markup:
    return gauges(screen, v) + Markup('<span class="price{}">×{}</span>').format(' two' if v.price == 2 else '', v.price)


def seats(screen: Screen, v: View) -> Markup:
    now = v.executor if v.phase == 'do' and v.executor is not None else v.bettor
    line = Markup('<li class="{}"><i class="disc{}" aria-hidden="true">{}</i>{}<span class="tally" aria-hidden="true"><i></i></span>'
                  '<b aria-label="{}">{}</b></li>').format
    return Markup('').join(
        line('now' if seat == now else '', ' red' if seat % 2 == 0 else '', seat + 1, screen.name(seat), penalties(screen, n), n)
        for seat, n in ((seat, v.penalties[seat]) for seat in v.circle))


def rules(screen: Screen, v: View) -> Markup:
    if len(v.lasting) > RULES or len(v.circle) > FEW:
        marks = Markup('').join(ref(screen.voice, line.card) for line in v.lasting)
        return Markup('<div>{}</div><div>{}</div>').format(screen._('Rules in force: {n}', n=len(v.lasting)), marks)
    return Markup('').join(Markup('<div>{}<span>{}</span></div>').format(ref(screen.voice, line.card), rule(screen, line)) for line in v.lasting)


def rule(screen: Screen, line: Lasting) -> Markup:
    """One rule, short enough for three beside each other."""
    match line.rank:
        case 'K':
            return Markup('<q>{}</q>').format(line.text) if line.text else escape(screen.voice.card('rule.K'))
        case '7':
            return escape(screen._(TITLES['7']))
        case 'J':
            return Markup('{} · {}').format(screen.name(line.seat), screen.voice.card('mate'))
        case rank:
            return Markup('{} · {}').format(screen.name(line.seat), screen._(TITLES[rank]))


def ending(screen: Screen) -> None:
    v = screen.view
    if v.phase != 'over':
        return
    with Part('section', 'tvholder'):
        Rich('span', 'grail', icons.GRAIL_HALVES)
        Part('p', '', f'{capital(screen.voice.card("cup"))} ×{v.cup_price}')
        Rich('h1', '', screen.name(v.cup_holder))
    with Part('div', 'tvbest'):
        streak(screen, v)
    with Part('section', 'tvtable'):
        Rich('table', '', hits(screen, v))


def hits(screen: Screen, v: View) -> Markup:
    head = Markup('<thead><tr><th>{}</th><th></th><th></th><th>{}</th></tr></thead>').format(screen._('Hits'), screen._('Penalties'))
    lines = Markup('').join(
        Markup('<tr><td>{}</td><td><b>{}</b></td><td>{}</td><td><b>{}</b></td></tr>').format(
            screen.name(seat), percent(screen, row), screen._('{hits} of {bets}', hits=row.hits, bets=row.bets), row.penalties)
        for seat, row in ranked(v))
    return head + Markup('<tbody>{}</tbody>').format(lines)
