"""What a move does to the table. Only moves to which legal.py has no objection come here."""
from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from redblack.cards import Card
from redblack.game import Seat
from redblack.games.hearts.bits import BIT, heap
from redblack.games.hearts.moves import Deal, Move, Next, Options, Pass, Play, Restart
from redblack.games.hearts.state import STEPS, Four, Round, State, Trick
from redblack.games.hearts.trick import ALL_POINTS, CLUB_TWO, SEATS, points, settled, winner


def start(options: Options, seats: int) -> State:
    """The table before its first deal. Hearts is for four."""
    assert seats == len(SEATS)
    return State(options)


def apply(state: State, seat: Seat, move: Move) -> State:
    """The table after *move* of *seat*."""
    match move:
        case Play(card=card):
            return _play(state, seat, card)
        case Pass(cards=cards):
            return _pass(state, seat, heap(cards))
        case Deal(deck=deck):
            step = STEPS[state.direction]
            dealt = Round(step, tuple(heap(deck[n::4]) for n in SEATS))
            return replace(state, round=dealt if step else _opened(dealt))
        case Next():
            return _next(state)
        case Restart(options=options):
            return State(options, state.match + 1, seen=state.revealed)
    assert_never(move)


def _opened(hand: Round) -> Round:
    """Whoever holds the two of clubs now leads (§3)."""
    return replace(hand, trick=Trick(next(seat for seat in SEATS if hand.hands[seat] & CLUB_TWO)))


def _pass(state: State, seat: Seat, three: int) -> State:
    """Laid down; once all four have, they change hands (§2)."""
    hand = _hand(state)
    hand = replace(hand, passes=_set(hand.passes, seat, three))
    if all(hand.passes):
        hand = _opened(replace(hand, hands=tuple(held ^ hand.passes[n] | hand.passes[hand.giver(n)] for n, held in enumerate(hand.hands))))
    return replace(state, round=hand)


def _play(state: State, seat: Seat, card: Card) -> State:
    """A card more on the table; the fourth ends the trick, and the thirteenth trick the deal (§3)."""
    hand, bit = _hand(state), BIT[card]
    assert hand.trick is not None
    trick = Trick(hand.trick.leader, (*hand.trick.cards, bit))
    hands = _set(hand.hands, seat, hand.hands[seat] ^ bit)
    if len(trick.cards) < 4:
        return replace(state, round=replace(hand, hands=hands, trick=trick))
    taker = winner(trick.leader, trick.cards)
    taken = _set(hand.taken, taker, hand.taken[taker] | sum(trick.cards))
    state = replace(state, round=replace(hand, hands=hands, trick=Trick(taker), tricks=(*hand.tricks, trick), taken=taken))
    return state if any(hands) else _written_down(state, taken)


def _written_down(state: State, taken: Four) -> State:
    """The points of a deal (§5)."""
    scores = settled(taken)
    return replace(state, scores=scores, totals=_sum(state.totals, scores), moons=_sum(state.moons, [points(cards) == ALL_POINTS for cards in taken]))


def _next(state: State) -> State:
    """The match is over when somebody has the target and one alone the fewest points; else another deal (§6)."""
    fewest = min(state.totals)
    if max(state.totals) >= state.options.target and state.totals.count(fewest) == 1:
        return replace(state, winner=state.totals.index(fewest))
    return replace(state, number=state.number + 1, round=None, seen=state.revealed)


def _hand(state: State) -> Round:
    assert state.round is not None
    return state.round


def _set(four: Four, seat: Seat, value: int) -> Four:
    return (*four[:seat], value, *four[seat + 1:])


def _sum(four: Four, more: Four | list[bool]) -> Four:
    return tuple(map(sum, zip(four, more, strict=True)))
