"""The table under way: four players round the felt, the trick in the middle, the one before in a corner."""
from __future__ import annotations

from functools import partial

from markupsafe import Markup

from pages.hearts.tv.arrival import FIELDS as ARRIVING
from pages.hearts.tv.arrival import arriving
from pages.hearts.tv.seats import SIDES, SITTING, absence, awaited, resting
from pages.hearts.words import called, named
from pages.parts import Part, icons
from pages.parts.cards import picture
from pages.parts.markup import NOTHING, join, tag
from pages.screen import Screen
from pages.speaker import told
from redblack.game import Seat
from redblack.games.hearts.look import Played, View
from redblack.games.hearts.moves import Direction
from redblack.refusal import N_

LAST = f'phase trick last_trick last_taker {SITTING}'
# Translators: where three cards go, said very big on the TV while they are being chosen
GOES: dict[Direction, str] = {'left': N_('Three cards to the left'), 'right': N_('Three cards to the right'), 'across': N_('Three cards across')}
ROUND = '<path fill="none" stroke="currentColor" stroke-width="9" d="M27 78A36 36 0 1 1 84 60"/><path d="M99 64L71 53L77 82Z"/>'  # clockwise, as the left goes
ARROWS: dict[Direction, Markup] = {
    'left': icons.svg(ROUND, '0 0 100 100'), 'right': icons.svg(f'<g transform="matrix(-1 0 0 1 100 0)">{ROUND}</g>', '0 0 100 100'),
    'across': icons.svg('<path fill="none" stroke="currentColor" stroke-width="9" d="M50 20V80M20 50H80"/>'
                        '<path d="M50 0L66 24H34ZM50 100L34 76H66ZM0 50L24 34V66ZM100 50L76 66V34Z"/>', '0 0 100 100')}


def build(screen: Screen, arrives: bool) -> None:
    """Not to be seen before people have come in, if there is a way in to be seen."""
    place = screen.place

    def visible(v: View) -> bool:
        return v.phase in ('deal', 'pass', 'play') and not (arrives and arriving(screen, v))

    with Part('div', 'tv table htv', data_s='hearts').follow('visible', place, ARRIVING, visible):
        screen.section('header', 'hdeal', 'deal_number broken phase', deal)
        screen.section('p', 'hgoal', f'options {SITTING}', goal)
        for seat, side in enumerate(SIDES):
            player(screen, seat, side)
        screen.section('div', 'hmiddle', 'phase direction trick last_trick', middle)
        screen.section('aside', 'hlast tvbox', LAST, last)


def player(screen: Screen, seat: Seat, side: str) -> None:
    """The box of one player; paper while the table waits for them."""
    def dress(v: View) -> str:
        return f'hplayer tvbox {side} now' if seat in awaited(v) else f'hplayer tvbox {side}'

    with Part('section').follow('dress', screen.place, 'phase turn passed', dress):
        screen.section('div', 'hwho', f'phase turn passed {SITTING}', partial(who, seat=seat))
        screen.section('div', 'hcount', 'taken totals', partial(count, seat=seat))


def who(screen: Screen, v: View, *, seat: Seat) -> Markup:
    """What the player is doing, and the name."""
    away = absence(screen, seat)
    doing = tag('span', 'tvaway', away) if away else tag('span', '', deed(screen, v, seat))
    return tag('p', 'hdeed', doing) + tag('bdi', 'tvname', called(screen, seat))


def deed(screen: Screen, v: View, seat: Seat) -> Markup:
    if seat in awaited(v):
        return join(screen._('Chooses') if v.phase == 'pass' else screen._('Turn'))
    return icons.CHECK + join(screen._('Has chosen')) if v.phase == 'pass' else NOTHING


def count(screen: Screen, v: View, *, seat: Seat) -> Markup:
    """The total, and on a heart what this deal has added so far."""
    n = v.taken[seat]
    badge = tag('span', 'hbadge', icons.pip('H'), tag('i', '', n), role='img', aria_label=screen._('Taken in this deal: {n}', n=n)) if n else NOTHING
    return tag('b', '', v.totals[seat]) + badge


@told
def deal(screen: Screen, v: View) -> Markup:
    """Which deal it is, and whether hearts may be led."""
    opened = screen._('Hearts are open') if v.broken else screen._('Hearts are closed')
    return tag('h1', '', screen._('Deal {n}', n=v.deal_number)) + tag('p', 'broken' if v.broken else '', icons.pip('H'), opened)


def goal(screen: Screen, v: View) -> Markup:
    rests = tag('b', '', screen._('The table rests')) if resting(screen) else NOTHING
    return tag('span', '', screen._('To {n} points', n=v.options.target)) + rests


@told
def middle(screen: Screen, v: View) -> Markup:
    """Where three cards go; then the trick. A finished one stays until the next card is led, so that everybody has seen it."""
    if v.phase != 'play':
        return tag('div', 'hgoes', ARROWS[v.direction], tag('p', '', screen._(GOES[v.direction]))) if v.direction in GOES else NOTHING
    cards = v.trick or v.last_trick
    slots = (tag('div', f'hslot {side}', aria_hidden='true') for side in SIDES)
    return tag('div', 'htrick' if v.trick else 'htrick full', *slots, *(lying(screen, v, place, cards) for place in range(len(cards))))


def lying(screen: Screen, v: View, place: int, cards: Played) -> Markup:
    """One card before whoever played it; the newest has just come, and of a finished trick the taker's stands out."""
    seat, card = cards[place]
    dress = ' takes' if not v.trick and seat == v.last_taker else ' new' if v.trick and place == len(cards) - 1 else ''
    return tag('div', f'card {SIDES[seat]}{dress}', picture(screen.voice, card), translate='no')


def last(screen: Screen, v: View) -> Markup:
    """The trick before this one, small; when a deal has been written down, its last."""
    if v.last_taker is None or not (v.trick or v.phase == 'summary'):
        return NOTHING
    cards = (tag('span', 'card', picture(screen.voice, card), translate='no') for _, card in v.last_trick)
    return tag('p', '', screen._('Last trick'), ' · ', named(screen, v.last_taker)) + tag('div', 'hrow', *cards)
