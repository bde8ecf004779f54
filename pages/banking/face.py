"""What differs from one banking game to the next on the page: how its cards lie, what is said of them, its rules, and what an old hand would do."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from pages.speaker import Speaker
from redblack.banking.kind import Wager
from redblack.banking.look import View
from redblack.banking.moves import Side
from redblack.cards import Card
from redblack.game import Seat
from redblack.refusal import N_

Cards = Sequence[Card]
SOUNDS = N_('Your turn: two notes up, two buzzes.')
COMES = N_('You get a full purse, or your own one if you come back under your name, and stake from the next hand on.')
GOES = N_('You leave the table; the others play on. If cards lie there, your stake is played out. Your purse waits for you under your name.')


@dataclass(frozen=True, slots=True)
class Face:
    """Of one game. Texts are message ids."""

    layout: Callable[[Speaker, Cards, int], Markup]       # the cards of a coup as they lie, the last *new* ones just turned; places for those to come
    outcome: Callable[[Speaker, Cards], str]              # what the cards of a finished coup are, in a few words
    fell: Callable[[Cards], tuple[Side | None, str]]      # the same for the board: the colour that won, None for neither, and a number
    turns: Callable[[Cards], str]                         # what the banker's button says: which cards come next
    advice: Callable[[Speaker, View, Seat], str]          # what is best for who is asked now, with its number
    rules: Sequence[tuple[str, Sequence[str]]]            # headings with their paragraphs
    odds: Sequence[tuple[str, float]]                     # what is calculated, and the share
    about: str                                            # the game in one line


def wager_of(view: View, seat: Seat | None) -> Wager | None:
    """What a seat has staked on this hand; None before it has, or for who sits out."""
    wager = view.wagers.get(seat) if seat is not None else None
    return wager if wager and wager.amount else None
