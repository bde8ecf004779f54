"""Who plays the empty seats: three characters, who bet and bank as people do. They see what everybody sees."""
from __future__ import annotations

from random import Random

from redblack.banking.look import View
from redblack.banking.moves import Double, Move, Next, Side, Stake, Turn
from redblack.game import Seat

SHARE = {'cautious': (0., .2), 'steady': (.3, .6), 'bold': (.7, 1.)}  # of the limit: from and to
EDGE = {'cautious': .52, 'steady': .5, 'bold': .48}                   # doubles from this chance of the last card on
SITS_OUT = .15                                                        # how often the cautious one only watches


def cautious(view: View, seat: Seat, rng: Random) -> Move:
    return _move('cautious', view, seat, rng)


def steady(view: View, seat: Seat, rng: Random) -> Move:
    return _move('steady', view, seat, rng)


def bold(view: View, seat: Seat, rng: Random) -> Move:
    return _move('bold', view, seat, rng)


def mixed(view: View, seat: Seat, rng: Random) -> Move:
    """Each seat another character."""
    return _move((*SHARE,)[seat % len(SHARE)], view, seat, rng)


BOTS = {'cautious': cautious, 'mixed': mixed, 'steady': steady, 'bold': bold}


def _move(character: str, view: View, seat: Seat, rng: Random) -> Move:
    match view.phase:
        case 'stake':
            return _stake(character, view, seat, rng)
        case 'double':
            return Double(_last_card(view, view.wagers[seat].side) > EDGE[character])
        case 'deal':
            return Turn()
    return Next()


def _stake(character: str, view: View, seat: Seat, rng: Random) -> Stake:
    """A share of what one may, in whole steps; the cautious and the steady one insure: that is the cheaper half of the edge."""
    lowest, most = view.options.lowest, view.limits[seat]
    if not most or (character == 'cautious' and rng.random() < SITS_OUT):
        return Stake(0)
    amount = max(lowest, round(most * rng.uniform(*SHARE[character]) / lowest) * lowest)
    insured = view.insurable and character != 'bold' and (view.options.credit or amount + amount // 100 <= view.chips[seat])
    return Stake(amount, rng.choice(view.sides), insured)


def _last_card(view: View, side: Side) -> float:
    """The chance that the next card has the colour that was named."""
    right = view.unseen['red' if side == 'red' else 'black']
    return right / sum(view.unseen.values())
