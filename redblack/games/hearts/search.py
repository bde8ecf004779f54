"""How Insane thinks: it plays the deal to its end in its head, over and over, with the unseen cards lying in other ways each time.

Each of its ideas is a card (or three to pass) and a way to go on: by Hard's rules of thumb, or shooting the moon. All ideas meet the same layouts; after some
the better half meets more. Over the last three tricks an idea is an order of its own cards, and meets all layouts there can be: so the expectation is
exact, not drawn. The others always go on by Hard's rules of thumb, each on what it would know, not on the cards that only the dreamer sees lying open: players
who saw all hands would duck and catch as nobody can at the table. How much is thought depends on nothing but the cards, so the same view and the same
random numbers give the same move.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, permutations
from random import Random
from typing import Any

from redblack.game import Seat
from redblack.games.hearts import passing
from redblack.games.hearts.bits import PACK, SUIT, bits
from redblack.games.hearts.memory import Memory
from redblack.games.hearts.moon import grab
from redblack.games.hearts.playout import Player, play_out, shooting, thoughtful
from redblack.games.hearts.trick import CLUB_TWO, POINTS, QUEEN, SEATS, settled
from redblack.games.hearts.unseen import share
from redblack.games.hearts.worlds import imagined, layouts

PLAYING = 40, 40, 60, 80  # layouts for all ideas, for the better half of them, for the better quarter … at last for two
PASSING = 60, 60, 80
EXACT = 3                 # tricks from the end
DOUBT = 4                 # points by which the moon must look better than all else: of many things that may happen the best looks better than it is

Idea = tuple[int, Player]  # a card, or three, and how to go on


def choose(memory: Memory, rng: Random) -> int:
    """The card to play."""
    cards = different(memory)
    if len(cards) == 1:
        return cards[0]
    if memory.hand.bit_count() <= EXACT:
        return exact(memory)
    worlds = imagined(memory, rng)
    ideas: list[Idea] = [(bit, thoughtful) for bit in cards]
    if not _spoilt(memory):
        ideas.append((_boldest(memory), shooting))
    return _best(ideas, PLAYING, worlds, lambda idea, hands: cost(memory, hands, _begin(memory.hand, *idea)))[0]


def exact(memory: Memory) -> int:
    """The first card of the order of one's cards that costs least over all layouts."""
    orders = [order for order in permutations(bits(memory.hand)) if order[0] & memory.playable]
    sums = [0.] * len(orders)
    for hands, weight in layouts(memory):
        for n, order in enumerate(orders):
            sums[n] += weight * cost(memory, hands, _in_order(order))
    return orders[sums.index(min(sums))][0]


def three(hand: int, step: int, seat: Seat, rng: Random) -> int:
    """The cards to pass, *step* seats clockwise: Medium's choice, Hard's, or what keeps a hand for the moon."""
    ideas: list[Idea] = [(cards, way) for way in (thoughtful, shooting) for cards in sorted({pick(hand) for pick in passing.WAYS})]
    return _best(ideas, PASSING, _dealt(hand, seat, rng), lambda idea, hands: _passed(hands, step, seat, *idea))[0]


def different(memory: Memory) -> list[int]:
    """What may be played; of neighbours in a suit the highest only, for it makes no difference which of them goes."""
    alive, found = memory.hand | memory.others | sum(memory.trick.cards), []
    for bit in bits(memory.playable):
        above = alive & SUIT[bit] & ~(2 * bit - 1)
        if bit == QUEEN or not above & -above & memory.playable & ~QUEEN:
            found.append(bit)
    return found


def cost(memory: Memory, hands: Sequence[int], player: Player) -> float:
    """What it costs that *player* goes on for oneself, with the unseen cards lying like this."""
    taken = [*memory.taken]
    players = [player if n == memory.seat else thoughtful for n in SEATS]
    play_out([*hands], memory.trick.leader, [*memory.trick.cards], taken, not memory.tricks, memory.broken, players)
    return difference(taken, memory.seat)


def difference(taken: Sequence[int], seat: Seat) -> float:
    """What counts of a deal: by how many points *seat* does worse than the others on the average. A moon is -26, another's 8⅔."""
    scores = settled(taken)
    return scores[seat] - (sum(scores) - scores[seat]) / 3


def _best(ideas: Sequence[Idea], counts: Sequence[int], worlds: Iterator[list[int]], cost: Callable[[Idea, list[int]], float]) -> Idea:
    """The idea that costs least. After each count of worlds the worse half is out of the running, until there are two."""
    met, sums = 0, dict.fromkeys(ideas, 0.)
    for count in counts:
        met += count
        for hands in islice(worlds, count):
            for idea in ideas:
                sums[idea] += cost(idea, hands)
        means = {idea: sums[idea] / met + DOUBT * (idea[1] is shooting) for idea in ideas}
        ideas = sorted(means, key=means.__getitem__)[:max(2, (len(ideas) + 1) // 2)]
    return ideas[0]


def _begin(whole: int, card: int, way: Player) -> Player:
    """This card from the *whole* hand, then on that way."""
    def play(playable: int, hand: int, *table: Any) -> int:
        return card if hand == whole else way(playable, hand, *table)
    return play


def _in_order(order: Sequence[int]) -> Player:
    """The first of these cards that may be played."""
    def play(playable: int, *table: Any) -> int:
        return next(bit for bit in order if bit & playable)
    return play


def _spoilt(memory: Memory) -> bool:
    """Another has points: no moon any more."""
    return any(memory.taken[seat] & POINTS for seat in SEATS if seat != memory.seat)


def _boldest(memory: Memory) -> int:
    """The card of who shoots."""
    table, led = memory.trick.cards, memory.trick.led
    return grab(memory.playable, memory.others, table, led, max([bit & led for bit in table], default=0))


def _dealt(hand: int, seat: Seat, rng: Random) -> Iterator[list[int]]:
    """Hands before the passing."""
    while True:
        dealt = share(PACK ^ hand, [0 if n == seat else 13 for n in SEATS], [PACK] * 4, rng)
        dealt[seat] = hand
        yield dealt


def _passed(hands: Sequence[int], step: int, seat: Seat, cards: int, way: Player) -> float:
    """What a deal costs in which one passes these cards and goes on that way; the others pass and play like Hard."""
    gone = [cards if n == seat else passing.thoughtful(held) for n, held in enumerate(hands)]
    held = [hand ^ gone[n] | gone[(n - step) % 4] for n, hand in enumerate(hands)]
    taken = [0] * 4
    players = [way if n == seat else thoughtful for n in SEATS]
    play_out(held, next(n for n in SEATS if held[n] & CLUB_TWO), [], taken, True, False, players)
    return difference(taken, seat)
