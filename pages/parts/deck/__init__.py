"""The deck: a picture for each card and back, at an address that changes with the drawing; and what a device may want otherwise, four colours or another back.

That choice is made in the browser alone (page/wishes.js, on <html>): the page says the same card to everybody, and the stylesheet shows another picture of it.
"""
from __future__ import annotations

import hashlib
from functools import cache

from pages.parts.deck.drawing import BACKS, back, face, suit
from redblack.cards import Card

OTHER = [card for card in Card if suit(card) in ('C', 'D')]  # look different in four colours


@cache
def pictures() -> dict[str, str]:
    """All of them by name: `7H`, `7D-four`, `back-rings`."""
    return ({card.value: face(card) for card in Card} | {f'{card.value}-four': face(card, four=True) for card in OTHER}
            | {f'back-{kind}': back(kind) for kind in BACKS})


@cache
def folder() -> str:
    return f'/deck-{hashlib.sha256("".join(pictures().values()).encode()).hexdigest()[:12]}'


def address(card: Card | None) -> str:
    """Where the face lies, or for None the back."""
    return place(card.value if card else f'back-{BACKS[0]}')


def place(name: str) -> str:
    return f'{folder()}/{name}.svg'


def styles() -> str:
    """The other pictures, for a device that wants them."""
    four = [f'[data-four=on] img[src$="/{card.value}.svg"] {{ content: url({place(f"{card.value}-four")}); }}' for card in OTHER]
    other = [f'[data-back={kind}] img[src*="/back-"]:not([data-kind]) {{ content: url({place(f"back-{kind}")}); }}' for kind in BACKS[1:]]
    return '\n'.join(four + other)
