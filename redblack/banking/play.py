"""What a move does to a table with a bank. Only moves to which legal.py has no objection come here."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import assert_never

from redblack.banking.kind import Kind, Wager
from redblack.banking.limits import can_bank, can_bet
from redblack.banking.moves import Cut, Double, Move, Next, Options, Reseat, Restart, Settings, Shuffle, Skip, Stake, Turn
from redblack.banking.state import Coup, Hand, State
from redblack.cards import Card, rank
from redblack.game import Seat


def begin(kind: Kind, options: Options, seats: int) -> State:
    """The table before the cut for the first bank."""
    return _fresh(kind, options, tuple(range(seats)))


def apply(state: State, seat: Seat, move: Move) -> State:
    """The table after *move* of *seat*."""
    match move:
        case Cut(cards=cards):
            return _cut(state, cards)
        case Shuffle(deck=deck):
            return _open(replace(state, deck=deck, turned=0))
        case Stake(amount=amount, side=side, insured=insured):
            return _onward(replace(state, wagers={**state.wagers, seat: Wager(amount, side, insured)}))
        case Double(yes=yes):
            return replace(state, wagers={**state.wagers, seat: replace(state.wagers[seat], doubled=yes)})
        case Turn():
            return _turn(state)
        case Next():
            return _next(state)
        case Reseat(circle=circle):
            return _reseat(state, circle)
        case Settings(options=options):
            return _settings(state, options)
        case Restart(options=options):
            return replace(_fresh(state.kind, options, state.circle), party=state.party + 1, seen=state.seen)
        case Skip(seat=whom):
            return apply(state, whom, _least(state))
    assert_never(move)


def _fresh(kind: Kind, options: Options, circle: tuple[Seat, ...]) -> State:
    return State(kind, options, circle, dict.fromkeys(circle, options.chips), cutting=circle)


def _least(state: State) -> Move:
    """What somebody does who is not waited for."""
    match state.phase:
        case 'stake':
            return Stake(0)
        case 'double':
            return Double(False)
        case 'deal':
            return Turn()
    return Next()


# ---- the bank

def _cut(state: State, cards: Sequence[Card]) -> State:
    """The highest card has the first bank, aces high; who are equal cut again."""
    drawn = tuple(zip(state.cutting, cards, strict=True))
    height = {seat: (rank(card) - 2) % 13 for seat, card in drawn}
    highest = tuple(seat for seat in state.cutting if height[seat] == max(height.values()))
    state = replace(state, cuts=(*state.cuts, drawn), cutting=highest, seen=state.seen + len(cards))
    return state if len(highest) > 1 else replace(state, cutting=(), banker=highest[0], banked=frozenset(highest))


def _pass_on(state: State, order: Sequence[Seat]) -> State:
    """The bank goes to the first of these who could pay and has not had it in this round. Is there none, a new round begins, or the game is over."""
    for banked in state.banked, frozenset[Seat]():
        waiting = [seat for seat in order if seat not in banked]
        able = [seat for seat in waiting if can_bank(state, seat)]
        if able and (banked or not state.banked or state.round < state.options.rounds):
            return replace(state, banker=able[0], banked=banked | {able[0]}, passed_over=tuple(waiting[:waiting.index(able[0])]),
                           round=state.round + (banked != state.banked), deck=(), dealt=0, settled=False)
    return replace(state, passed_over=(), over=True, standing=state.circle)


# ---- a hand

def _open(state: State) -> State:
    """All who can bet may."""
    assert state.banker is not None
    bettors = tuple(seat for seat in state.from_left_of(state.banker) if can_bet(state, seat))
    return _onward(replace(state, bettors=bettors, wagers={}, cards=(), coups=(), settled=False, dealt=state.dealt + 1))


def _onward(state: State) -> State:
    """When the last coup is decided, or nobody has staked, the hand is."""
    return state if state.waiting or state.staked or state.settled else _written(replace(
        state, settled=True, options=state.coming or state.options, coming=None))


def _written(state: State) -> State:
    assert state.banker is not None
    return replace(state, hands=(*state.hands, Hand(state.banker, state.wagers, state.coups, state.chips)))


def _turn(state: State) -> State:
    """Cards are turned until somebody may decide something, or all is decided."""
    n = next(n for n in count(1) if state.kind.rests((*state.cards, *state.deck[state.turned:state.turned + n])))
    cards = (*state.cards, *state.deck[state.turned:state.turned + n])
    state = replace(state, cards=cards, turned=state.turned + n, seen=state.seen + n)
    return _decide(state) if state.kind.over(cards) else state


def _decide(state: State) -> State:
    whose = state.staked if state.kind.together else state.staked[:1]
    net = {seat: state.kind.net(state.cards, state.wagers[seat]) for seat in whose}
    return _onward(replace(state, chips=_paid(state, net), coups=(*state.coups, Coup(state.cards, net)), cards=()))


def _paid(state: State, net: Mapping[Seat, int]) -> dict[Seat, int]:
    """What the bettors win, the bank loses."""
    bank = {state.banker: -sum(net.values())}
    return {seat: chips + net.get(seat, 0) + bank.get(seat, 0) for seat, chips in state.chips.items()}


def _next(state: State) -> State:
    assert state.banker is not None
    if state.banker in state.circle:
        if state.dealt < state.kind.hands and can_bank(state, state.banker):
            return _open(replace(state, passed_over=()))
        return _pass_on(state, (*state.from_left_of(state.banker), state.banker))
    assert state.heir is not None
    return _pass_on(state, (state.heir, *state.from_left_of(state.heir)))


def _settings(state: State, options: Options) -> State:
    """At once between two hands and before the first; else when the hand in play is settled."""
    if state.untouched and state.phase == 'stake':
        return _open(replace(state, options=options, coming=None, dealt=state.dealt - 1))
    at_once = state.banker is None or state.settled or state.over
    return replace(state, options=options, coming=None) if at_once else replace(state, coming=options)


# ---- people come and go

def _reseat(state: State, circle: tuple[Seat, ...]) -> State:
    """Before anybody has staked the cut begins again. Later, who has come waits for the next hand; of who has gone, what no card has been turned for goes back,
    and the rest is played out."""
    if state.untouched and not state.cards:
        return replace(_fresh(state.kind, state.options, circle), party=state.party, seen=state.seen)
    chips = {**dict.fromkeys(circle, state.options.chips), **state.chips}
    before, state = state, replace(state, circle=circle, chips=chips)
    if state.over or state.banker is None:
        return state
    if state.banker not in circle:
        state = replace(state, heir=_nearest(before, state.heir if state.banker not in before.circle else state.banker, circle))
        if before.phase in ('settled', 'stake', 'shuffle'):
            state = replace(state, options=state.coming or state.options, coming=None, bettors=(), wagers={}, cards=(), coups=())
            return _next(replace(state, settled=False))
    if before.phase != 'stake':
        return state
    return _onward(replace(state, bettors=tuple(seat for seat in state.bettors if seat in circle),
                           wagers={seat: wager for seat, wager in state.wagers.items() if seat in circle}))


def _nearest(before: State, seat: Seat | None, circle: Sequence[Seat]) -> Seat:
    """The seat, or who of the new circle sat next to its left."""
    if seat is not None and seat in circle:
        return seat
    return next((other for other in before.from_left_of(seat) if other in circle), circle[0]) if seat is not None and seat in before.circle else circle[0]
