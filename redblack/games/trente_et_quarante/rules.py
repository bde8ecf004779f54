"""The rulebook of Trente et quarante. In players' words it is RULES.md."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from redblack.banking.kind import Kind, Wager
from redblack.banking.limits import premium
from redblack.banking.play import begin
from redblack.banking.rules import apply, chance, imagine, moves, objection, question, revealed, sat, seated, to_act, view
from redblack.cards import Card, colour, rank

__all__ = ['apply', 'chance', 'imagine', 'moves', 'objection', 'question', 'revealed', 'rows', 'sat', 'seated', 'start', 'to_act', 'view', 'worth']

PASSED = 31  # the least at which a row ends


def worth(card: Card) -> int:
    """Ace 1, court cards 10."""
    return min(rank(card), 10)


def rows(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The black row, dealt first, and the red one, as far as they have come."""
    total = 0
    for n, card in enumerate(cards, 1):
        total += worth(card)
        if total >= PASSED:
            return tuple(cards[:n]), tuple(cards[n:])
    return tuple(cards), ()


def points(row: Sequence[Card]) -> int:
    return sum(map(worth, row))


def rests(cards: Sequence[Card]) -> bool:
    """Between the rows, and after them."""
    black, red = rows(cards)
    return over(cards) if red else points(black) >= PASSED


def over(cards: Sequence[Card]) -> bool:
    return points(rows(cards)[1]) >= PASSED


def net(cards: Sequence[Card], wager: Wager) -> int:
    """The row nearer to 31 wins. Both at 31 is the refait: half the stake is lost, or the insurance. Otherwise equal: nothing is decided, nothing lost."""
    black, red = map(points, rows(cards))
    if black == red:
        return 0 if black > PASSED else -premium(wager) if wager.insured else -wager.amount // 2
    winner = 'black' if black < red else 'red'
    of_winner = colour(cards[0]) == winner
    hit = {'red': winner == 'red', 'black': winner == 'black', 'couleur': of_winner, 'inverse': not of_winner}[wager.side]
    return (wager.amount if hit else -wager.amount) - premium(wager)


KIND = Kind(packs=6, sides=('black', 'red', 'couleur', 'inverse'), pays=1, costs=1, rests=rests, over=over, net=net,
            together=True, hands=4, insurable=True)
start = partial(begin, KIND)
