"""The rulebook of Rouge et noir, the simple one. In players' words it is RULES.md."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from redblack.banking import five
from redblack.banking.kind import Kind, Wager
from redblack.banking.play import begin
from redblack.banking.rules import apply, chance, imagine, moves, objection, question, revealed, sat, seated, to_act, view
from redblack.cards import Card

__all__ = ['apply', 'chance', 'imagine', 'moves', 'objection', 'question', 'revealed', 'sat', 'seated', 'start', 'to_act', 'view']


def net(cards: Sequence[Card], wager: Wager) -> int:
    """Three or four of the named colour win the stake, five win it twice; anything else loses it."""
    hits = five.named(cards, wager)
    return wager.amount * (2 if hits == five.FIVE else 1 if hits >= 3 else -1)


KIND = Kind(packs=2, sides=('black', 'red'), pays=2, costs=1, rests=five.rests, over=five.over, net=net)
start = partial(begin, KIND)
