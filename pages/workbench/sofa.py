"""The TV's parts, as large on this screen as on a TV of its width."""
from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from pages.parts import Part, Rich
from pages.parts.markup import tag
from pages.red_or_black.sight import pair
from pages.red_or_black.tv import final, lists, play
from pages.red_or_black.words import said
from pages.screen import Screen
from pages.workbench.sample import sample
from pages.workbench.tables import Shop
from pages.workbench.told import PARTY

BET = 'black 7H done, red 9D >2 done'
HEAVY = 'red TH >2 done, higher TS done, black JH done, black QH done, black KH say done, red 9D >0 done, higher TD >1 done, lower 6S >0'
PARTS: dict[str, tuple[str, str, str, Callable[[Screen], Markup]]] = {  # a part: the element, its class, the moment, what it says
    'level, price, crown and cup': ('header', 'tvbar', BET, lambda s: play.bar(s, s.view)),
    'whose turn': ('div', 'tvturn', BET, lambda s: play.turn(s, s.view)),
    'no connection': ('p', 'tvaway', BET, lambda s: Markup.escape(s._('no connection'))),
    'colour, as a picture': ('div', 'tvcut', '', lambda s: play.cut(s, s.view)),
    'height, as a picture': ('div', 'tvcut', BET, lambda s: play.cut(s, s.view)),
    'the card': ('div', 'tvcard', HEAVY, lambda s: pair(s, s.view)),
    'the result': ('p', 'said', HEAVY, lambda s: said(s, s.view)),
    'what is to be done': ('div', 'tvdo', HEAVY, lambda s: play.deed(s, s.view)),
    'penalties': ('ol', 'tvseats', HEAVY, lambda s: lists.seats(s, s.view)),
    'rules in force': ('footer', 'tvrules', HEAVY, lambda s: lists.rules(s, s.view)),
    'who took the cup': ('section', 'tvholder', PARTY, lambda s: final.holder(s, s.view)),
    'the best streak': ('section', 'tvbest', PARTY, lambda s: final.best(s, s.view)),
    'hits': ('section', 'tvtable', PARTY, lambda s: final.hits(s, s.view)),
}


def build(shop: Shop) -> None:
    for caption, (kind, classes, line, tell) in PARTS.items():
        screen = shop.screen(line)
        with sample(caption, 'tv'), Part('div', 'tv table', data_step='roomy'):
            Rich(kind, classes, tell(screen))
    screen = shop.screen()
    with sample('the news', 'tv'), Part('div', 'tv table'):
        Rich('div', '', tag('p', 'tvword', screen._('The last move was taken back.')))
