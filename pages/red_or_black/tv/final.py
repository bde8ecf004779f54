"""The end of a party on the TV: the cup, the best streak, the hit table, and the story, which scrolls by itself."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts import Part, icons
from pages.parts.markup import NOTHING, join, tag
from pages.red_or_black.final import FIELDS, percent, ranked, shared, streak
from pages.red_or_black.story import story
from pages.red_or_black.words import capital
from pages.screen import Screen
from pages.speaker import told
from redblack.games.red_or_black.look import View


def build(screen: Screen) -> None:
    main = Part('div', 'tv table', data_s='final').follow('visible', screen.place, 'phase', lambda v: v.phase == 'over')
    with main:
        with Part('div', 'tvglory'):
            screen.section('section', 'tvholder', FIELDS, holder)
            screen.section('section', 'tvbest', FIELDS, best)
        with Part('div', 'tvtold'):
            screen.section('section', 'tvtable', FIELDS, hits)
            screen.section('section', 'tvstory', FIELDS, tale)


@told
def holder(screen: Screen, v: View) -> Markup:
    if v.phase != 'over' or v.cup_holder is None:
        return NOTHING
    cup = f'{capital(screen.voice.card("cup"))} ×{v.cup_price}'
    return tag('span', 'grail', icons.GRAIL_HALVES) + tag('p', '', cup) + tag('h1', '', screen.name(v.cup_holder))


@told
def best(screen: Screen, v: View) -> Markup:
    return streak(screen, v) if v.phase == 'over' else NOTHING


@told
def hits(screen: Screen, v: View) -> Markup:
    """A row for everybody who has sat here."""
    if v.phase != 'over':
        return NOTHING
    _ = screen._
    head = tag('thead', '', tag('tr', '', *(tag('th' if name else 'td', '', name) for name in (_('Hits'), '', '', _('Penalties')))))
    return tag('table', '', head, tag('tbody', '', join(*(
        tag('tr', '', tag('td', '', tag('bdi', '', screen.label(seat))), tag('td', '', tag('b', '', percent(screen, row)), style=shared(row)),
            tag('td', '', _('{hits} of {bets}', hits=row.hits, bets=row.bets)), tag('td', '', tag('b', '', row.penalties)))
        for seat, row in ranked(v)))))


@told
def tale(screen: Screen, v: View) -> Markup:
    return tag('div', 'tvtale', story(screen, v)) if v.phase == 'over' else NOTHING
