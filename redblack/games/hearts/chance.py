"""What the cards decide: the deal, and the tables that look the same from a seat."""
from __future__ import annotations

from dataclasses import replace
from random import Random

from redblack.cards import PACK
from redblack.game import Seat
from redblack.games.hearts.bits import bits
from redblack.games.hearts.moves import Deal
from redblack.games.hearts.state import Four, Round, State
from redblack.games.hearts.trick import CLUB_TWO, SEATS
from redblack.games.hearts.unseen import possible, share


def chance(state: State, rng: Random) -> Deal:
    """A fair shuffle."""
    return Deal(tuple(rng.sample(PACK, len(PACK))))


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """Other hands, as likely as the real ones to whoever has watched from *seat*: they fit all that was played, passed on and received. The passing
    between others is any that could be."""
    hand = state.round
    if hand is None:
        return state
    known = _known(hand, seat)
    hidden = [held & ~sure for held, sure in zip(hand.hands, known, strict=True)]
    tricks = (*hand.tricks, hand.trick) if hand.trick else ()
    dealt = share(sum(hidden), [cards.bit_count() for cards in hidden], possible(tricks), rng)
    hands = tuple(sure | cards for sure, cards in zip(known, dealt, strict=True))
    return replace(state, round=replace(hand, hands=hands, passes=_passes(hand, hands, seat, rng)))


def _known(hand: Round, seat: Seat | None) -> list[int]:
    """By seat, the cards that *seat* is sure it holds."""
    known = [cards if n == seat else 0 for n, cards in enumerate(hand.hands)]
    if hand.trick is None:
        return known
    known[hand.trick.leader] |= hand.hands[hand.trick.leader] & CLUB_TWO  # it leads
    for n in SEATS:
        if hand.giver(n) == seat:
            known[n] |= hand.hands[n] & hand.passes[seat]
    return known


def _passes(hand: Round, hands: Four, seat: Seat | None, rng: Random) -> Four:
    """What else the others may have passed: any three of their hand, or when the cards have changed hands, of the hand they came into."""
    passes = [*hand.passes]
    for n in SEATS:
        giver = hand.giver(n)
        if hand.trick is None and passes[n] and n != seat:
            passes[n] = _three(hands[n], rng)
        elif hand.trick and passes[giver] and seat not in (n, giver):
            passes[giver] = _three(hands[n] | hand.played_by(n), rng)
    return tuple(passes)


def _three(cards: int, rng: Random) -> int:
    return sum(rng.sample([*bits(cards)], 3))
