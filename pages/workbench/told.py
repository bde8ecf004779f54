"""Cards, and what is said and counted of them."""
from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from pages.parts import Part, Rich
from pages.parts.cards import picture, ref
from pages.parts.markup import join, tag
from pages.red_or_black.final import hit_table, holder, streak
from pages.red_or_black.sight import pair
from pages.red_or_black.words import said
from pages.room import wishes
from pages.screen import Screen
from pages.workbench.sample import on_felt, on_paper, sample
from pages.workbench.tables import Shop
from redblack.cards import PACK
from redblack.cards import cards as read
from redblack.games.red_or_black.look import Streak

OPEN = 'red 9D >1 done'  # the nine lies open, and the next bet is for two
TURNED = {
    'face down': '', 'open, on the deck': OPEN, 'hit: a circle with a tick': 'red 9D', 'miss: a square with a cross': 'black 9D',
    'hit, before the card it was bet against': f'{OPEN}, higher KS', 'miss, the same': f'{OPEN}, lower KS', 'pass': f'{OPEN}, pass 2C', 'joker': 'red XR',
}
SHOWN = 'AC QD KH JS TD XR XB'
PARTY = ('red 5H >1 done, higher 9S >0 done, lower KS say done, black AD done, black 4S >2 done, pass 2H done, red XR done, red TH >2 done, '
         'lower 6C >1 done, pass 7S done, red JH >0 done, pass XB done')


def cards(shop: Shop) -> None:
    for caption, line in TURNED.items():
        screen = shop.screen(line)
        with sample(caption, 'felt'):
            Rich('div', 'stage', pair(screen, screen.view))
            Rich('p', 'said', said(screen, screen.view))
    screen = shop.screen()
    on_felt('the deck', faces(screen))
    on_felt('in four colours: diamonds amber, clubs teal', tag('div', '', faces(screen), data_four='on'))
    on_paper('the four backs', tag('div', 'backs', *(wishes.back(screen, kind) for kind in wishes.BACKS), role='radiogroup', aria_label='Backs', lang='en'))
    on_felt('ref: a card named in a sentence; in four colours', *(named(screen, '', four) for four in ('', 'on')))
    on_paper('ref on paper; in four colours; plain', named(screen, ''), named(screen, '', 'on'), named(screen, 'plain'))


def named(screen: Screen, classes: str, four: str = '') -> Markup:
    return tag('p', '', *(join(ref(screen.voice, card, classes), ' ') for card in read(SHOWN)), data_four=four)


def faces(screen: Screen) -> Markup:
    return tag('div', 'faces', *(tag('div', 'card', picture(screen.voice, card)) for card in (*read(SHOWN), None)))


def counted(shop: Shop) -> None:
    over = shop.screen(PARTY, seats=3)
    v = over.view
    for n in 0, 1, 3, 8, 14:
        best = Streak(0, n, PACK[::3][:n]) if n else None
        with sample(f'streak of {n}', 'phone'):
            Rich('div', 'finaltop', holder(over, v) + streak(over, replace(v, best_streak=best)))
    with sample('table: hits', 'phone'), Part('section', 'paper'):
        Rich('table', '', hit_table(over, v))
