"""What the cards decide: the deal, and the worlds that look the same from a seat."""
from __future__ import annotations

from dataclasses import replace
from random import Random

from redblack.cards import JOKERS, PACK, Card
from redblack.game import Seat
from redblack.games.red_or_black.moves import Deal
from redblack.games.red_or_black.state import ALL_24, Pile, State
from redblack.games.red_or_black.values import LENGTHS


def chance(state: State, rng: Random) -> Deal:
    """A deal (§2): a fair hand of the 52, both joker places uniform in their intervals, tasks and themes unseen first."""
    size, *intervals = LENGTHS[state.options.length]
    deck = rng.sample(PACK, size - len(JOKERS))
    for place, joker in zip((rng.randint(*interval) for interval in intervals), rng.sample(JOKERS, 2), strict=True):
        deck.insert(place - 1, joker)
    return Deal(tuple(deck), state.tasks.shuffled(ALL_24, rng), state.themes.shuffled(ALL_24, rng))


def imagine(state: State, seat: Seat | None, rng: Random) -> State:
    """Other unseen cards, tasks and themes, as likely as the real ones to anybody who has watched. All seats know the same."""
    if not state.deck:
        return state
    known = state.deck[:state.turned]
    faces = frozenset(known)
    unseen = rng.sample([card for card in PACK if card not in faces], len(state.deck) - len(known) - (2 - state.crown))
    return replace(state, deck=(*known, *_with_jokers(state, unseen, rng)),
                   tasks=_other_order(state.tasks, rng), themes=_other_order(state.themes, rng))


def _with_jokers(state: State, unseen: list[Card], rng: Random) -> list[Card]:
    """The jokers still to come, at places their intervals allow; where a dealt deck left its intervals, anywhere."""
    size, *intervals = LENGTHS[state.options.length]
    jokers = [joker for joker in JOKERS if joker not in state.deck[:state.turned]]
    rng.shuffle(jokers)
    for joker, (first, last) in zip(jokers, intervals[state.crown:], strict=True):
        ahead = range(max(first, state.turned + 1), last + 1) or range(state.turned + 1, state.turned + len(unseen) + 2)
        unseen.insert(rng.choice(ahead) - state.turned - 1, joker)
    return unseen


def _other_order(pile: Pile, rng: Random) -> Pile:
    drawn, rest = pile.order[:pile.drawn], pile.order[pile.drawn:]
    return replace(pile, order=(*drawn, *pile.shuffled(rest, rng)))
