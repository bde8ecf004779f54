"""Who can bank, who can bet, and how much: so that at the end of a hand nobody owes what they have not got."""
from __future__ import annotations

from redblack.banking.kind import Wager
from redblack.banking.state import State
from redblack.game import Seat


def can_bet(state: State, seat: Seat) -> bool:
    """Whether the lowest stake could be paid for, however the cards fall."""
    return state.options.credit or state.chips[seat] >= state.kind.costs * state.options.lowest


def can_bank(state: State, seat: Seat) -> bool:
    """Whether there is somebody to bet, and the bank could pay the lowest stake of each."""
    bettors = sum(can_bet(state, other) for other in state.circle if other != seat)
    return bettors > 0 and (state.options.credit or state.chips[seat] >= state.kind.pays * state.options.lowest * bettors)


def limit(state: State, seat: Seat) -> int:
    """The highest stake of a bettor in this hand: by the table, by the own purse, and by an equal share of what the bank can pay."""
    options, kind = state.options, state.kind
    assert state.banker is not None
    most = options.highest
    if not options.credit:
        most = min(most, state.chips[seat] // kind.costs, state.chips[state.banker] // (kind.pays * len(state.bettors)))
    return most // options.lowest * options.lowest


def premium(wager: Wager) -> int:
    """What insurance costs: a hundredth of the stake."""
    return wager.amount // 100 if wager.insured else 0


def affordable(state: State, seat: Seat, wager: Wager) -> bool:
    """Whether the purse holds what the wager may cost."""
    return state.options.credit or state.chips[seat] >= state.kind.costs * wager.amount + premium(wager)
