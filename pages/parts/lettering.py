"""How much room a text takes before any browser has drawn it. A careful guess: whatever the fonts of a device are, its letters are seldom wider."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from unicodedata import category

import regex  # type: ignore[import-untyped]  # the package carries no type hints
from markupsafe import Markup

THIN = frozenset(" \u00a0'’,.:;!|/\\()[]{}`ijlIftr-·")
BROAD = frozenset('ЩШЮЖЫЪФ№—…@WMМ%mфщшыю')
SPACE = regex.compile(r'[ \n]+(?![^<]*>)')  # between words, and not inside of a tag


def ems(text: str) -> float:
    """The width of a bold text, in heights of its letters."""
    return sum(map(advance, regex.findall(r'\X', text)))


@cache
def advance(cluster: str) -> float:
    """That of one visible character."""
    sign, kind = cluster[0], category(cluster[0])
    if kind in ('Cf', 'Mn'):
        return 0
    if sign in THIN:
        return .34
    if sign in BROAD:
        return 1.06
    if kind == 'So' or '\ufe0f' in cluster:  # emoji
        return 1.4
    if sign.isupper() or sign in 'мwъж&':
        return .8
    return .63 if sign < '\u0530' else 1.06  # Latin, Greek, Cyrillic; any other script


def fitted(text: str, size: float, room: float) -> float:
    """The size at which the text takes no more than so much *room*: at most *size*."""
    return min(size, room / max(ems(text), .01))


def wrapped(text: Markup, room: float) -> list[Markup]:
    """The text in lines of at most *room* ems, all about equally long. A word without room has a line of its own."""
    words = [(word, ems(word.striptags())) for word in map(Markup, SPACE.split(text))]
    lines = _lines(words, room)
    for narrower in range(97, 50, -3):
        if len(shorter := _lines(words, room * narrower / 100)) > len(lines):
            break
        lines = shorter
    return lines


def _lines(words: Sequence[tuple[Markup, float]], room: float) -> list[Markup]:
    lines: list[Markup] = []
    left = 0.0
    for word, width in words:
        left -= width + advance(' ')
        if left < 0 or not lines:
            lines.append(word)
            left = room - width
        else:
            lines[-1] += ' ' + word
    return lines
