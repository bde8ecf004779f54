"""The rulebook of Hearts, under the names by which every game is driven. In players' words it is RULES.md."""
from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from redblack.game import Seat
from redblack.games.hearts.chance import chance, imagine
from redblack.games.hearts.legal import moves, objection, to_act
from redblack.games.hearts.look import view
from redblack.games.hearts.play import apply, start
from redblack.games.hearts.state import State
from redblack.games.hearts.trick import SEATS

__all__ = ['apply', 'chance', 'imagine', 'moves', 'objection', 'question', 'revealed', 'sat', 'seated', 'start', 'to_act', 'view']


def revealed(state: State) -> int:
    """Cards turned for anyone so far, in all matches of this table: a hand for who holds it, three passed cards for who gets them, a played one for all.
    So three cards may be chosen anew until the fourth has chosen, and nothing else is taken back in secret."""
    return state.revealed


def sat(state: State) -> Collection[Seat]:
    """All four."""
    return SEATS


def seated(state: State) -> Sequence[Seat]:
    """All four, clockwise."""
    return SEATS


def question(state: State) -> Hashable:
    """Match, deal and phase: within them a tap is out of date once its own seat has moved."""
    return state.match, state.number, state.phase
