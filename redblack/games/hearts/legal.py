"""Who may do what, and why not: the only place that knows; which card fits a trick it asks of trick.py. Paragraphs are those of RULES.md."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import assert_never

from redblack.cards import PACK, Card
from redblack.game import HOST, NATURE, Objection, Seat
from redblack.games.hearts.bits import BIT, CARD, bits, shown
from redblack.games.hearts.moves import Deal, Move, Next, Pass, Play, Restart
from redblack.games.hearts.state import State
from redblack.games.hearts.trick import SEATS, legal
from redblack.games.hearts.why import Why

PLAYS = {bit: Play(card) for bit, card in CARD.items()}
EVERYBODY = frozenset(SEATS)
NOBODY: frozenset[Seat] = frozenset()


def to_act(state: State) -> frozenset[Seat]:
    """Whom the table waits for (§8)."""
    hand = state.round
    match state.phase:
        case 'deal':
            return frozenset({NATURE})
        case 'pass':
            return frozenset(seat for seat in SEATS if hand and not hand.passes[seat])
        case 'play':
            return frozenset({hand.trick.turn}) if hand and hand.trick else NOBODY
        case 'summary':
            return EVERYBODY
        case 'over':
            return NOBODY
    assert_never(state.phase)


def playable(state: State, seat: Seat) -> int:
    """The cards that *seat* may play now; none when it is not its turn."""
    hand = state.round
    if hand is None or hand.trick is None or seat != hand.trick.turn:
        return 0
    return legal(hand.hands[seat], hand.trick.led, not hand.tricks, hand.broken)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """What *seat* may play now; nothing for NATURE and HOST."""
    if seat not in SEATS or state.round is None:
        return []
    match state.phase:
        case 'pass':  # any three of a hand are as good as any others: the first stand for all
            threes = _threes(state.round.hands[seat])
            return threes if objection(state, seat, threes[0]) is None else []
        case 'play':
            return [PLAYS[bit] for bit in bits(playable(state, seat))]
        case 'summary':
            return [Next()]
    return []


@lru_cache(maxsize=8)
def _threes(hand: int) -> Sequence[Pass]:
    return [Pass(three) for three in combinations(shown(hand), 3)]


def objection(state: State, seat: Seat, move: Move) -> Objection:
    """Why not, with the facts of the sentence; None if *seat* may."""
    match move:
        case Play(card=card):
            return _play(state, seat, card)
        case Pass(cards=cards):
            return _pass(state, seat, cards)
        case Next():
            if state.phase != 'summary':
                return Why.WRONG_PHASE, {}
            return None if seat in SEATS else (Why.NOT_YOUR_TURN, {})
        case Deal(deck=deck):
            if seat != NATURE or state.phase != 'deal':
                return Why.WRONG_PHASE, {}
            return None if len(deck) == len(PACK) and set(deck) == set(PACK) else (Why.BAD_DECK, {})
        case Restart(options=options):
            if seat != HOST:
                return Why.NOT_HOST, {}
            return None if options.target > 0 else (Why.BAD_TARGET, {})
    assert_never(move)


def _pass(state: State, seat: Seat, cards: Sequence[Card]) -> Objection:
    """Any three cards that one holds, once a deal (§2). Those that will come from another are not there yet."""
    hand = state.round
    if hand is None or state.phase != 'pass':
        return Why.WRONG_PHASE, {}
    if seat not in SEATS:
        return Why.NOT_YOUR_TURN, {}
    if hand.passes[seat]:
        return Why.ALREADY_PASSED, {}
    if len(cards) != 3 or len(set(cards)) != 3:
        return Why.THREE_CARDS, {}
    return None if all(BIT.get(card, 0) & hand.hands[seat] for card in cards) else (Why.NOT_HELD, {})


def _play(state: State, seat: Seat, card: Card) -> Objection:
    """One card of one's own that fits the trick (§3, §4)."""
    hand = state.round
    if hand is None or hand.trick is None or state.phase != 'play':
        return Why.WRONG_PHASE, {}
    if seat != hand.trick.turn:
        return Why.NOT_YOUR_TURN, {}
    bit = BIT.get(card, 0)
    if bit & playable(state, seat):
        return None
    if not bit & hand.hands[seat]:
        return Why.NOT_HELD, {}
    if hand.trick.led:
        return (Why.FOLLOW if hand.hands[seat] & hand.trick.led else Why.NO_POINTS_FIRST), {}
    return (Why.NOT_BROKEN if hand.tricks else Why.CLUB_TWO), {}
