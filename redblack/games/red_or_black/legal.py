"""Who may do what, and why not: the only place that knows. Paragraphs are those of RULES.md."""
from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from redblack.cards import JOKERS, letter
from redblack.game import HOST, NATURE, Objection, Seat
from redblack.games.red_or_black.moves import Assign, Bet, Bounce, Deal, Done, Immunity, Move, Reseat, Restart, SayRule, Settings, Skip, Swap
from redblack.games.red_or_black.state import ALL_24, Phase, State
from redblack.games.red_or_black.values import LENGTHS, LONGEST_RULE, SEATS, SIDES
from redblack.games.red_or_black.why import Why

SAMPLE_RULE = 'Speak in a whisper'
OFFERED: dict[Phase, tuple[Move, ...]] = {
    'bet': tuple(Bet(side) for sides in SIDES.values() for side in sides),
    'do': (Bounce(), SayRule(SAMPLE_RULE), Swap(), Immunity(True), Immunity(False), Done()),
}


def to_act(state: State) -> frozenset[Seat]:
    """Whom the table waits for (§10)."""
    match state.phase:
        case 'deal':
            return frozenset({NATURE})
        case 'bet' | 'assign':
            return frozenset({state.bettor})
        case 'over':
            return frozenset()
        case 'do':
            hand = state.round
            assert hand is not None and hand.executor is not None
            if hand.result == 'joker':
                return frozenset(state.circle)
            # whoever may still lay an immunity in, or take one back
            payers = {seat for seat in hand.owed if hand.laid_in[seat] or state.immunities[seat]}
            return frozenset({hand.bettor, hand.executor, *payers})
    assert_never(state.phase)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """What *seat* may play now: one sample for the king's text, and nothing for NATURE and HOST."""
    if seat < 0:
        return []
    offered = tuple(map(Assign, state.circle)) if state.phase == 'assign' else OFFERED.get(state.phase, ())
    return [move for move in offered if objection(state, seat, move) is None]


def objection(state: State, seat: Seat, move: Move) -> Objection:
    """Why not, with the facts of the sentence; None if *seat* may."""
    match move:
        case Bet() | Assign():
            return _as_bettor(state, seat, move)
        case Bounce() | SayRule() | Swap():
            return _as_executor(state, seat, move)
        case Immunity(use=use):
            return _immunity(state, seat, use)
        case Done():
            return _done(state, seat)
        case Deal():
            return _deal(state, seat, move)
        case Reseat() | Settings() | Restart() | Skip():
            return _as_host(state, seat, move)
    assert_never(move)


def _as_bettor(state: State, seat: Seat, move: Bet | Assign) -> Objection:
    if state.phase != ('bet' if isinstance(move, Bet) else 'assign'):
        return Why.WRONG_PHASE, {}
    if seat != state.bettor:
        return Why.NOT_BETTOR, {}
    match move:
        case Bet(side=side):
            return None if side in SIDES[state.level] else (Why.WRONG_SIDE, {})
        case Assign(seat=named):
            if named == seat:
                return Why.YOURSELF, {}
            return None if named in state.circle else (Why.NOT_SEATED, {})
    assert_never(move)


def _as_executor(state: State, seat: Seat, move: Bounce | SayRule | Swap) -> Objection:
    hand = state.round
    if hand is None or hand.executor is None:
        return Why.WRONG_PHASE, {}
    if seat != hand.executor:
        return Why.NOT_EXECUTOR, {}
    match move:
        case Bounce():
            return _bounce(state)
        case SayRule(text=text):
            if letter(hand.card) != 'K':
                return Why.WRONG_CARD, {}
            return None if text.strip() and len(text) <= LONGEST_RULE else (Why.NO_TEXT, {'longest': LONGEST_RULE})
        case Swap():
            if letter(hand.card) not in '68':
                return Why.WRONG_CARD, {}
            return (Why.ALREADY_SWAPPED, {}) if hand.swapped else None
    assert_never(move)


def _bounce(state: State) -> Objection:
    """«Отбой» (§4, 3): to whoever did the last completed round, if that is somebody else who still sits here; once."""
    hand = state.round
    assert hand is not None
    if letter(hand.card) != '3':
        return Why.WRONG_CARD, {}
    if hand.bounced_from is not None:
        return Why.ALREADY_BOUNCED, {}
    if state.previous_executor is None:
        return Why.NO_PREDECESSOR, {}
    if state.previous_executor == hand.executor:
        return Why.SAME_PERSON, {}
    return None if state.previous_executor in state.circle else (Why.PREDECESSOR_GONE, {})


def _immunity(state: State, seat: Seat, use: bool) -> Objection:
    hand = state.round
    if hand is None or hand.executor is None:
        return Why.WRONG_PHASE, {}
    if not use:
        return None if hand.laid_in[seat] else (Why.NOTHING_LAID_IN, {})
    if not state.immunities[seat]:
        return Why.NO_IMMUNITY, {}
    return None if hand.pending[seat] else (Why.NOTHING_PENDING, {})


def _done(state: State, seat: Seat) -> Objection:
    hand = state.round
    if hand is None or hand.executor is None:
        return Why.WRONG_PHASE, {}
    may = state.circle if hand.result == 'joker' else (hand.bettor, hand.executor)
    if seat not in may:
        return Why.NOT_EXECUTOR, {}
    return (Why.MUST_BOUNCE, {}) if state.options.must_bounce and _bounce(state) is None else None


def _deal(state: State, seat: Seat, move: Deal) -> Objection:
    if seat != NATURE or state.phase != 'deal':
        return Why.WRONG_PHASE, {}
    size = LENGTHS[state.options.length][0]
    whole = len(move.deck) == len(set(move.deck)) == size and set(JOKERS) <= set(move.deck)
    piles = all(sorted(order) == [*ALL_24] for order in (move.tasks, move.themes))
    return None if whole and piles else (Why.BAD_DECK, {})


def _as_host(state: State, seat: Seat, move: Reseat | Settings | Restart | Skip) -> Objection:
    if seat != HOST:
        return Why.NOT_HOST, {}
    match move:
        case Reseat(circle=circle):
            fair = len(circle) in SEATS and len(set(circle)) == len(circle) and min(circle) >= 0
            return None if fair else (Why.BAD_CIRCLE, {'fewest': SEATS[0], 'most': SEATS[-1]})
        case Settings(options=options):
            return None if options.length == state.options.length else (Why.OTHER_LENGTH, {})
        case Restart():
            return None
        case Skip():
            return None if state.phase == 'bet' else (Why.WRONG_PHASE, {})
    assert_never(move)
