"""Who may do what at a table with a bank, and why not: the only place that knows."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from redblack.banking.kind import Wager
from redblack.banking.limits import affordable, limit
from redblack.banking.moves import Cut, Double, Move, Next, Options, Reseat, Restart, Settings, Shuffle, Skip, Stake, Turn
from redblack.banking.state import State
from redblack.banking.why import Why
from redblack.game import HOST, NATURE, Objection, Seat

SEATS = range(2, 22)  # a banker and at most 20 bettors: two packs are dealt to no more, five cards each
STEPS = 20            # from the lowest stake to the highest


def to_act(state: State) -> frozenset[Seat]:
    """Whom the table waits for."""
    match state.phase:
        case 'cut' | 'shuffle':
            return frozenset({NATURE})
        case 'stake':
            return frozenset(state.waiting)
        case 'deal':
            return frozenset(seat for seat in state.circle if seat == state.banker) or frozenset(state.circle)  # anybody, for a banker who has left
        case 'double':
            assert state.dealt_to is not None
            return frozenset({state.dealt_to})
        case 'settled':
            return frozenset(state.circle)
        case 'over':
            return frozenset()
    assert_never(state.phase)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """What *seat* may play now; nothing for NATURE and HOST."""
    return [move for move in _offered(state, seat) if objection(state, seat, move) is None] if seat in to_act(state) - {NATURE} else []


def _offered(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case 'stake':
            yield Stake(0)
            for amount in range(state.options.lowest, limit(state, seat) + 1, state.options.lowest):
                for side in state.kind.sides:
                    yield Stake(amount, side)
                    yield Stake(amount, side, insured=True)
        case 'deal':
            yield Turn()
        case 'double':
            yield from (Double(True), Double(False))
        case 'settled':
            yield Next()


def objection(state: State, seat: Seat, move: Move) -> Objection:
    """Why not, with the facts of the sentence; None if *seat* may."""
    match move:
        case Cut() | Shuffle():
            return _as_nature(state, seat, move)
        case Stake():
            return _stake(state, seat, move)
        case Double():
            return _only(state, seat, 'double', Why.NOT_ASKED)
        case Turn():
            return _only(state, seat, 'deal', Why.NOT_BANKER)
        case Next():
            return _only(state, seat, 'settled', Why.NOT_SEATED)
        case Reseat() | Settings() | Restart() | Skip():
            return _as_host(state, seat, move)
    assert_never(move)


def _only(state: State, seat: Seat, phase: str, why: Why) -> Objection:
    if state.phase != phase:
        return Why.WRONG_PHASE, {}
    return None if seat in to_act(state) else (why, {})


def _stake(state: State, seat: Seat, move: Stake) -> Objection:
    if no := _only(state, seat, 'stake', Why.NOT_BETTOR):
        return no
    if not move.amount:
        return None
    most, lowest = limit(state, seat), state.options.lowest
    if not lowest <= move.amount <= most or move.amount % lowest:
        return Why.BAD_STAKE, {'lowest': lowest, 'limit': most}
    if move.side not in state.kind.sides:
        return Why.WRONG_SIDE, {}
    if move.insured and not state.kind.insurable:
        return Why.NO_INSURANCE, {}
    return None if affordable(state, seat, Wager(move.amount, insured=move.insured)) else (Why.TOO_DEAR, {})


def _as_nature(state: State, seat: Seat, move: Cut | Shuffle) -> Objection:
    if seat != NATURE or state.phase != move.kind:
        return Why.WRONG_PHASE, {}
    packs = Counter(state.kind.cards)
    match move:
        case Cut(cards=cards):
            return None if len(cards) == len(state.cutting) and Counter(cards) <= packs else (Why.BAD_CUT, {})
        case Shuffle(deck=deck):
            return None if Counter(deck) == packs else (Why.BAD_PACKS, {})
    assert_never(move)


def _as_host(state: State, seat: Seat, move: Reseat | Settings | Restart | Skip) -> Objection:
    if seat != HOST:
        return Why.NOT_HOST, {}
    match move:
        case Reseat(circle=circle):
            if len(circle) not in SEATS or len(set(circle)) < len(circle) or min(circle) < 0:
                return Why.BAD_CIRCLE, {'fewest': SEATS[0], 'most': SEATS[-1]}
            return None if _enough(state, state.coming or state.options, len(circle)) else (Why.TOO_MANY, {})
        case Settings(options=options):
            return (Why.OTHER_CHIPS, {}) if options.chips != state.options.chips else _options(state, options)
        case Restart(options=options):
            return _options(state, options)
        case Skip(seat=whom):
            return None if whom in to_act(state) - {NATURE} else (Why.NOT_SEATED, {})
    assert_never(move)


def _options(state: State, options: Options) -> Objection:
    fair = (options.lowest > 0 and options.lowest % 100 == 0 and options.highest % options.lowest == 0
            and options.lowest <= options.highest <= STEPS * options.lowest
            and options.rounds > 0 and options.clock >= 0)
    if not fair:
        return Why.BAD_OPTIONS, {}
    return None if _enough(state, options, len(state.circle)) else (Why.TOO_MANY, {})


def _enough(state: State, options: Options, seats: int) -> bool:
    """Whether a full purse can bank against so many."""
    return options.chips >= max(state.kind.pays, state.kind.costs) * options.lowest * (seats - 1)
