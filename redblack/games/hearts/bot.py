"""The four levels. Each is a function of a seat's view, and knows what a person in that seat could know."""
from __future__ import annotations

from random import Random

from redblack.game import Seat
from redblack.games.hearts import passing, search, thumb
from redblack.games.hearts.bits import BIT, CARD, heap, shown
from redblack.games.hearts.look import View
from redblack.games.hearts.memory import Memory, recall
from redblack.games.hearts.moon import alarming
from redblack.games.hearts.moves import Move, Next, Pass, Play
from redblack.games.hearts.playout import thoughtful
from redblack.games.hearts.state import STEPS
from redblack.games.hearts.trick import winner

THOUGHTLESS = .5  # of Easy's cards


def easy(view: View, seat: Seat, rng: Random) -> Move:
    """Any three cards are passed, every other card is any that may be played."""
    if view.phase == 'pass':
        return Pass(tuple(rng.sample(view.hand, 3)))
    if view.phase == 'play' and rng.random() < THOUGHTLESS:
        return Play(rng.choice(view.playable))
    return medium(view, seat, rng)


def medium(view: View, seat: Seat, rng: Random) -> Move:
    """Passes dangerous cards, ducks, sheds the queen and high hearts (thumb.py)."""
    if view.phase == 'pass':
        return Pass(shown(passing.dangerous(heap(view.hand))))
    if view.phase == 'play':
        return Play(CARD[thumb.choose(heap(view.playable), [BIT[card] for _, card in view.trick])])
    return Next()


def hard(view: View, seat: Seat, rng: Random) -> Move:
    """Counts (counting.py), remembers who has none of a suit, and stops a moon (moon.py)."""
    if view.phase == 'pass':
        return Pass(shown(passing.thoughtful(heap(view.hand))))
    if view.phase == 'play':
        return Play(CARD[counted(recall(view, seat))])
    return Next()


def insane(view: View, seat: Seat, rng: Random) -> Move:
    """Plays the deal to its end many times before it moves (search.py)."""
    if view.phase == 'pass':
        return Pass(shown(search.three(heap(view.hand), STEPS[view.direction], seat, rng)))
    if view.phase == 'play':
        return Play(CARD[search.choose(recall(view, seat), rng)])
    return Next()


def counted(m: Memory) -> int:
    """Hard's card."""
    if not m.playable & m.playable - 1:
        return m.playable
    table, shooter = m.trick.cards, alarming(m.taken)
    theirs = None if shooter in (None, m.seat) else bool(table) and winner(m.trick.leader, table) == shooter
    best = max([bit & m.trick.led for bit in table], default=0)
    return thoughtful(m.playable, m.hand, m.others, table, m.trick.led, best, not m.tricks, theirs, m.risky)
