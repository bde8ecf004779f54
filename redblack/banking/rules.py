"""The rulebook that the banking games share, under the names by which every game is driven; `start` is each game's own, and brings its Kind."""
from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from random import Random

from redblack.banking.legal import moves, objection, to_act
from redblack.banking.look import view
from redblack.banking.moves import Cut, Move, Shuffle
from redblack.banking.play import apply
from redblack.banking.state import State
from redblack.game import Seat

__all__ = ['apply', 'chance', 'imagine', 'moves', 'objection', 'question', 'revealed', 'sat', 'seated', 'to_act', 'view']


def chance(state: State, rng: Random) -> Move:
    """A cut, or all packs shuffled."""
    packs = state.kind.cards
    return Cut(tuple(rng.sample(packs, len(state.cutting)))) if state.phase == 'cut' else Shuffle(tuple(rng.sample(packs, len(packs))))


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """What is still in the packs might lie in any order."""
    unseen = state.deck[state.turned:]
    return replace(state, deck=(*state.deck[:state.turned], *rng.sample(unseen, len(unseen))))


def revealed(state: State) -> int:
    """Cards turned so far, in all games of this table, those of the cut among them."""
    return state.seen


def sat(state: State) -> Collection[Seat]:
    """Everybody who has a purse."""
    return state.chips.keys()


def seated(state: State) -> Sequence[Seat]:
    """The circle."""
    return state.circle


def clock(state: State) -> int:
    """Seconds for staking, for doubling, and for turning the next cards."""
    return state.options.clock if state.phase in ('stake', 'double', 'deal') else 0


def question(state: State) -> Hashable:
    """Game, hand and phase; in a hand also whose cards are turned, and how many lie there."""
    return state.party, len(state.hands), state.seen, state.phase, state.banker, state.dealt_to
