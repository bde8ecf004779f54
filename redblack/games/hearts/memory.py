"""What somebody knows in a seat who forgets nothing: all that the view tells of a deal, on bits. Bots think on it, and on nothing else."""
from __future__ import annotations

from dataclasses import dataclass

from redblack.game import Seat
from redblack.games.hearts.bits import BIT, CLUBS, DIAMONDS, HEARTS, PACK, SPADES, heap
from redblack.games.hearts.look import Played, View
from redblack.games.hearts.state import STEPS, Four, Trick
from redblack.games.hearts.trick import SEATS, winner
from redblack.games.hearts.unseen import possible

SUITS = CLUBS, DIAMONDS, HEARTS, SPADES


@dataclass(frozen=True, slots=True)
class Memory:
    """A deal as *seat* remembers it when its card is due. What is by seat has four numbers."""

    seat: Seat
    hand: int
    playable: int
    tricks: tuple[Trick, ...]   # finished
    trick: Trick                # on the table
    taken: Four                 # all cards of the tricks each has taken
    sure: Four                  # cards that another must hold: passed on to them and not played since
    unseen: int                 # the others' cards of which that is not known
    needs: Four                 # how many of these each holds
    may: Four                   # which of them it may hold, and more

    @property
    def others(self) -> int:
        """All cards that others hold."""
        return self.unseen | sum(self.sure)

    @property
    def broken(self) -> bool:
        """A heart has been played in an earlier trick."""
        return any(sum(trick.cards) & HEARTS for trick in self.tricks)

    @property
    def risky(self) -> int:
        """The suits that somebody else has none of."""
        return sum(suit for suit in SUITS if any(seat != self.seat and not self.may_hold(seat, suit) for seat in SEATS))

    def may_hold(self, seat: Seat, cards: int) -> bool:
        """Whether another may hold one of these."""
        return bool(cards & self.sure[seat] or self.needs[seat] and cards & self.unseen & self.may[seat])


def recall(view: View, seat: Seat) -> Memory:
    """Think back over the deal, while its cards are played."""
    tricks, trick = tuple(map(_trick, view.tricks)), _trick(view.trick) if view.trick else Trick(seat)
    taken, played = [0] * 4, [0] * 4
    for one in (*tricks, trick):
        for place, bit in enumerate(one.cards):
            played[(one.leader + place) % 4] |= bit
    for one in tricks:
        taken[winner(one.leader, one.cards)] |= sum(one.cards)
    hand, sure, step = heap(view.hand), [0] * 4, STEPS[view.direction]
    if step:
        receiver = (seat + step) % 4
        sure[receiver] = heap(view.given) & ~played[receiver]
    needs = [0 if n == seat else 13 - (played[n] | sure[n]).bit_count() for n in SEATS]
    return Memory(seat, hand, heap(view.playable), tricks, trick, tuple(taken), tuple(sure), PACK ^ hand ^ sum(played) ^ sum(sure), tuple(needs),
                  tuple(possible((*tricks, trick))))


def _trick(played: Played) -> Trick:
    return Trick(played[0][0], tuple([BIT[card] for _, card in played]))
