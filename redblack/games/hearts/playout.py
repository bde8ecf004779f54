"""A deal played to its end in the head: hands in, tricks out, nothing kept in between. What is legal, who takes a trick and what it costs is the rules' own
(trick.py); that a deal goes the same way here and by the rules is proven by play at random (tests/rules/hearts/test_playout.py)."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from redblack.game import Seat
from redblack.games.hearts import counting, moon
from redblack.games.hearts.bits import HEARTS, SUIT
from redblack.games.hearts.trick import legal, winner

# playable, hand, others' cards, table, suit led, best card of it, first trick, None or whether a shooter to be stopped has the best card → a card
Player = Callable[[int, int, int, Sequence[int], int, int, bool, bool | None], int]


def thoughtful(playable: int, hand: int, others: int, table: Sequence[int], led: int, best: int, first: bool, theirs: bool | None, risky: int = 0) -> int:
    """How Hard plays."""
    if theirs is not None and (stopping := moon.stop(playable, table, led, best, theirs)):
        playable = stopping
    if not led:
        return counting.lead(playable, hand, others, risky)
    if playable & led:
        return counting.follow(playable, others, table, led, best, first)
    return counting.discard(playable, hand, others)


def shooting(playable: int, hand: int, others: int, table: Sequence[int], led: int, best: int, first: bool, theirs: bool | None) -> int:
    """How Insane plays for the moon."""
    return moon.grab(playable, others, table, led, best)


def play_out(hands: list[int], leader: Seat, table: list[int], taken: list[int], first: bool, broken: bool, players: Sequence[Player]) -> None:
    """Play the four *hands* to their end, beginning with the trick on the *table*: all three lists change, *taken* is what each has taken then. In each seat
    its player chooses where there is a choice."""
    out = hands[0] | hands[1] | hands[2] | hands[3]
    led = SUIT[table[0]] if table else 0
    best = max([bit & led for bit in table], default=0)
    holder = winner(leader, table) if table else leader  # of the best card
    shooter = moon.alarming(taken)
    while out:
        seat = (leader + len(table)) % 4
        hand = hands[seat]
        bit = legal(hand, led, first, broken)
        if bit & bit - 1:
            theirs = None if shooter is None or shooter == seat else holder == shooter
            bit = players[seat](bit, hand, out ^ hand, table, led, best, first, theirs)
        hands[seat] = hand ^ bit
        out ^= bit
        table.append(bit)
        if not led:
            led = SUIT[bit]
        if bit & led > best:
            best, holder = bit, seat
        if len(table) == 4:
            leader, cards = holder, sum(table)
            taken[leader] |= cards
            broken = broken or bool(cards & HEARTS)
            shooter = moon.alarming(taken)
            table.clear()
            first, led, best = False, 0, 0
