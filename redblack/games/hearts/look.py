"""What may be seen of the table, by whom: a seat its own hand, all the cards played. Built by addition."""
from __future__ import annotations

from dataclasses import dataclass

from redblack.cards import Card
from redblack.game import Seat
from redblack.games.hearts.bits import CARD, shown
from redblack.games.hearts.legal import playable
from redblack.games.hearts.moves import Direction, Options
from redblack.games.hearts.state import ZERO, Four, Phase, Round, State, Trick
from redblack.games.hearts.trick import SEATS, points

Played = tuple[tuple[Seat, Card], ...]  # of one trick, in the order of play


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, hands sorted by suit. What is by seat has four numbers."""

    phase: Phase
    match: int                        # of this table, counts from 1
    deal_number: int                  # in this match, counts from 1
    direction: Direction              # of this deal's passing
    passed: frozenset[Seat]           # who has chosen three cards to pass in this deal
    trick: Played                     # on the table
    turn: Seat | None                 # who plays a card now
    broken: bool                      # a heart has been played
    tricks: tuple[Played, ...]        # finished, in this deal
    last_trick: Played
    last_taker: Seat | None           # who took that
    taken: Four                       # points in the tricks of this deal; 26 before they become a moon
    scores: Four                      # what was written down for the last deal that ended
    totals: Four
    moons: Four                       # how often each has shot the moon in this match
    winner: Seat | None               # None until the match is over
    options: Options
    # of one's own; nothing for a screen that nobody plays from
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]        # at one's turn
    given: tuple[Card, ...]           # what one has chosen to pass; in the hand until all have
    received: tuple[Card, ...]        # when all have


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know; None for the TV."""
    hand, phase = state.round, state.phase
    trick, tricks = (hand.trick, tuple(map(_played, hand.tricks))) if hand else (None, ())
    own = seat if hand and seat in SEATS else None
    return View(
        phase=phase, match=state.match, deal_number=state.number, direction=state.direction,
        passed=frozenset(n for n in SEATS if hand.passes[n]) if hand else frozenset(),
        trick=_played(trick) if trick else (), turn=trick.turn if trick and phase == 'play' else None,
        broken=hand.broken if hand else False,
        tricks=tricks, last_trick=tricks[-1] if tricks else (), last_taker=trick.leader if trick and tricks else None,
        taken=tuple(map(points, hand.taken)) if hand else ZERO, scores=state.scores, totals=state.totals, moons=state.moons,
        winner=state.winner, options=state.options,
        hand=shown(hand.hands[own]) if hand and own is not None else (),
        playable=shown(playable(state, own)) if own is not None else (),
        given=shown(hand.passes[own]) if hand and own is not None else (),
        received=shown(_received(hand, own)) if hand and own is not None else ())


def places(state: State) -> dict[Seat, int]:
    """The fewest points come first; who has as many as another shares the place."""
    return {seat: 1 + sum(other < state.totals[seat] for other in state.totals) for seat in SEATS}


def _played(trick: Trick) -> Played:
    return tuple(((trick.leader + n) % 4, CARD[bit]) for n, bit in enumerate(trick.cards))


def _received(hand: Round, seat: Seat) -> int:
    """Face down until all have passed."""
    return hand.passes[hand.giver(seat)] if hand.trick else 0
