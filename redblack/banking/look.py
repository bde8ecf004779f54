"""What may be seen of a table with a bank: all that lies there, and nothing of the cards that are still in the packs. Everybody sees the same."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from redblack.banking.kind import Wager
from redblack.banking.limits import limit
from redblack.banking.moves import Options, Side
from redblack.banking.state import Coup, Hand, Phase, State
from redblack.cards import Card, Colour, colour
from redblack.game import Seat


@dataclass(frozen=True, slots=True)
class View:
    """The table."""

    phase: Phase
    party: int                                    # of this table, counts from 1
    circle: tuple[Seat, ...]
    banker: Seat | None                           # None before the cut
    round: int                                    # how often the bank goes round, counts from 1
    dealt: int                                    # hands by this banker
    cuts: tuple[tuple[tuple[Seat, Card], ...], ...]
    passed_over: tuple[Seat, ...]                 # whom the bank has just gone by, for want of chips
    bettors: tuple[Seat, ...]                     # in this hand, from the banker's left
    waiting: tuple[Seat, ...]                     # who has not staked yet
    limits: Mapping[Seat, int]                    # the highest stake of each bettor; 0 for who can stake nothing
    wagers: Mapping[Seat, Wager]
    dealt_to: Seat | None                         # whose cards these are; None where they are all bettors'
    cards: tuple[Card, ...]                       # of the coup in hand
    coups: tuple[Coup, ...]                       # finished, in this hand
    net: Mapping[Seat, int]                       # what each has won in this hand so far, the bank too
    chips: Mapping[Seat, int]
    unseen: Mapping[Colour, int]                  # cards still in the packs of this banker
    hands: tuple[Hand, ...]                       # finished, in this game
    standing: tuple[Seat, ...]                    # who sits here; when the game is over, who sat here then
    leaders: tuple[Seat, ...]                     # who of them has most
    options: Options
    coming: Options | None                        # what counts from the next hand on
    sides: tuple[Side, ...]
    insurable: bool


def view(state: State, seat: Seat | None) -> View:
    """The same for every *seat*."""
    unseen = [colour(card) for card in state.deck[state.turned:]]
    standing = state.standing or state.circle
    most = max(state.chips[seat] for seat in standing)
    return View(
        phase=state.phase, party=state.party, circle=state.circle, banker=state.banker, round=state.round, dealt=state.dealt,
        cuts=state.cuts, passed_over=state.passed_over, bettors=state.bettors, waiting=state.waiting,
        limits={seat: limit(state, seat) for seat in state.bettors},
        wagers=state.wagers, dealt_to=state.dealt_to, cards=state.cards, coups=state.coups, net=_net(state), chips=state.chips,
        unseen={'red': unseen.count('red'), 'black': unseen.count('black')},
        hands=state.hands, standing=standing, leaders=tuple(seat for seat in standing if state.chips[seat] == most),
        options=state.options, coming=state.coming, sides=state.kind.sides, insurable=state.kind.insurable)


def _net(state: State) -> dict[Seat, int]:
    won = {seat: chips for coup in state.coups for seat, chips in coup.net.items()}
    return won | ({state.banker: -sum(won.values())} if won and state.banker is not None else {})
