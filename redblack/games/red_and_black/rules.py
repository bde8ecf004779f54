"""The rulebook of Red and Black. In players' words it is RULES.md."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from redblack.banking import five
from redblack.banking.kind import Kind, Wager
from redblack.banking.play import begin
from redblack.banking.rules import apply, chance, imagine, moves, objection, question, revealed, sat, seated, to_act, view
from redblack.cards import Card

__all__ = ['apply', 'chance', 'imagine', 'moves', 'objection', 'question', 'revealed', 'sat', 'seated', 'start', 'to_act', 'view']

PAYS = {3: 1, 4: 2, 5: 4}  # times the stake for so many of one colour


def net(cards: Sequence[Card], wager: Wager) -> int:
    """Three, four or five of the named colour win; of the other they pay the same."""
    hits = five.named(cards, wager)
    won = PAYS[hits] if hits in PAYS else -PAYS[five.FIVE - hits]
    return won * wager.amount * (2 if wager.doubled else 1)


def doubling(cards: Sequence[Card]) -> bool:
    """After two and two."""
    return len(cards) == five.FOUR and five.named(cards, Wager(0, 'red')) == 2


KIND = Kind(packs=2, sides=('black', 'red'), pays=4, costs=4, rests=five.rests, over=five.over, net=net, doubling=doubling)
start = partial(begin, KIND)
