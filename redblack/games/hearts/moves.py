"""Everything that can happen at the table."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from redblack.cards import Card

Direction = Literal['left', 'right', 'across', 'none']


@dataclass(frozen=True, slots=True)
class Options:
    """How a match is played: it ends with the deal in which somebody has *target* points, and the passing of its first deal goes to *first*."""

    target: int = 100
    first: Direction = 'left'


# NATURE

@dataclass(frozen=True, slots=True)
class Deal:
    """The pack as it is dealt: one card at a time, from seat 0 clockwise, so that seat n gets ``deck[n::4]``."""

    deck: tuple[Card, ...]
    kind: Literal['deal'] = 'deal'


# a player

@dataclass(frozen=True, slots=True)
class Pass:
    """Three cards of one's hand, laid face down for another. They change hands when all four have chosen."""

    cards: tuple[Card, ...]
    kind: Literal['pass'] = 'pass'


@dataclass(frozen=True, slots=True)
class Play:
    card: Card
    kind: Literal['play'] = 'play'


@dataclass(frozen=True, slots=True)
class Next:
    """«Следующая раздача»: the points of this one have been read."""

    kind: Literal['next'] = 'next'


# HOST

@dataclass(frozen=True, slots=True)
class Restart:
    """A new match, in the middle of anything."""

    options: Options
    kind: Literal['restart'] = 'restart'


Move = Deal | Pass | Play | Next | Restart
