"""Five cards in a row: how they lie and what they are, for the two games that are played so."""
from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from pages.parts.cards import picture
from pages.parts.markup import tag
from pages.speaker import Speaker
from redblack.banking.five import FIVE, FOUR
from redblack.banking.moves import Side
from redblack.cards import Card, colour
from redblack.refusal import N_


def layout(speaker: Speaker, cards: Sequence[Card], new: int) -> Markup:
    """The cards, and places for those to come. The last one is turned alone."""
    def dress(n: int) -> str:
        return ' '.join(('card', *(('new',) if n >= len(cards) - new else ()), *(('last',) if n == FOUR else ())))

    lie = [tag('div', dress(n), picture(speaker.voice, card), translate='no', style=f'--i: {n}') for n, card in enumerate(cards)]
    places = [tag('div', 'card place', aria_hidden='true') for _ in range(FIVE - len(cards))]
    return tag('div', 'five', *lie, *places)


def outcome(speaker: Speaker, cards: Sequence[Card]) -> str:
    """The same in words."""
    winner, many = fell(cards)
    return speaker.voice.n('{n} red', '{n} red', int(many)) if winner == 'red' else speaker.voice.n('{n} black', '{n} black', int(many))


def fell(cards: Sequence[Card]) -> tuple[Side | None, str]:
    """The colour of most, and how many."""
    reds = sum(colour(card) == 'red' for card in cards)
    return ('red', str(reds)) if reds > FIVE - reds else ('black', str(FIVE - reds))


def turns(cards: Sequence[Card]) -> str:
    # Translators: the banker's button, at most 20 letters
    return N_('The last card') if cards else N_('Four cards')
