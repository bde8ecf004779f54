"""Cards on a page: the face as a picture, the tiny card inside a sentence, and the name that a screen reader says."""
from __future__ import annotations

from markupsafe import Markup

from i18n import Voice
from pages.parts import deck
from pages.parts.icons import pip
from pages.parts.markup import tag
from redblack.cards import JOKERS, Card, colour, letter
from redblack.refusal import N_

RANKS = {
    'A': N_('ace'), '2': N_('two'), '3': N_('three'), '4': N_('four'), '5': N_('five'), '6': N_('six'), '7': N_('seven'), '8': N_('eight'),
    '9': N_('nine'), 'T': N_('ten'), 'J': N_('jack'), 'Q': N_('queen'), 'K': N_('king'),
}
SUITS = {'C': N_('clubs'), 'D': N_('diamonds'), 'H': N_('hearts'), 'S': N_('spades')}
SIGNS = {'C': '♣', 'D': '♦', 'H': '♥', 'S': '♠'}


def index(card: Card) -> str:
    """The rank as it is printed: «10», «K»; nothing on a joker."""
    return {'T': '10', 'X': ''}.get(letter(card), letter(card))


def spoken(voice: Voice, card: Card) -> str:
    """«семёрка червей», "seven of hearts"."""
    if card in JOKERS:
        return voice._('red joker') if colour(card) == 'red' else voice._('black joker')
    return voice._('{rank} of {suit}', rank=voice._(RANKS[letter(card)]), suit=voice._(SUITS[card.value[1]]))


def ref(voice: Voice, card: Card, classes: str = '') -> Markup:
    """A card named inside a text is a tiny card. The sign is there for whoever copies the text; eyes see the drawing."""
    suit = 'X' if card in JOKERS else card.value[1]
    dress = ' '.join(('ref', suit, *(('red',) if colour(card) == 'red' else ()), *classes.split()))
    return tag('span', dress, pip(suit), tag('span', 'vh', SIGNS.get(suit, '')), index(card), role='img', aria_label=spoken(voice, card), translate='no')


def picture(voice: Voice, card: Card | None, spoken_too: bool = True) -> Markup:
    """The face, or the back for None."""
    name = spoken(voice, card) if card else voice._('card face down')
    return tag('img', src=deck.address(card), **({'alt': name} if spoken_too else {'aria_hidden': 'true'}))
