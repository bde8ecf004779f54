"""The tables of the rule book: the lengths, what a card makes of a bet, what a card asks of whom."""
from __future__ import annotations

from redblack.cards import JOKERS, Card, colour, letter, rank
from redblack.game import Seat
from redblack.games.red_or_black.moves import Side
from redblack.games.red_or_black.state import Lasting, Level, Result, State, Tally

# length: (cards, where the first joker lies, where the second lies = the number of rounds) (§2)
LENGTHS = {'quick': (24, (8, 12), (19, 24)), 'standard': (36, (12, 18), (29, 36)), 'full': (54, (18, 27), (43, 54))}
SEATS = range(2, 13)  # players at a table (§5)

SIDES: dict[Level, tuple[Side, ...]] = {'colour': ('red', 'black'), 'higher_lower': ('higher', 'lower', 'pass')}

LASTING = '7TJQK'       # these grow the cup, and stay in force (§4)
ROLES = 'TJQ'           # these leave with whoever held them (§5)
CEILING = 3             # of the king's cup; no setting lifts it
LONGEST_RULE = 120      # characters of a king's rule


def outcome(level: Level, side: Side, turned: Card, against: Card | None) -> Result:
    """What the turned card makes of the bet (§3.2). An equal rank loses, whichever side was bet."""
    if turned in JOKERS:
        return 'joker'
    if side == 'pass':
        return 'pass'
    if level == 'colour':
        return 'hit' if colour(turned) == side else 'miss'
    assert against is not None
    hit = rank(turned) > rank(against) if side == 'higher' else rank(turned) < rank(against)
    return 'hit' if hit else 'miss'


def owed(state: State, executor: Seat) -> Tally:
    """What the card of the round in hand asks, before immunities (§4)."""
    assert state.round is not None
    price = state.round.price
    match letter(state.round.card):
        case 'X':
            return Tally({state.bettor: min(state.cup, CEILING)}) if state.crown == 2 else Tally(dict.fromkeys(state.circle, 1))
        case 'A' | '3' | '6':
            return Tally({executor: price})
        case '2':
            return Tally({executor: price, state.left_of(executor): price})
        case _:
            return Tally()


def in_force(lasting: tuple[Lasting, ...], new: Lasting) -> tuple[Lasting, ...]:
    """The rules in force once *new* has come: it replaces its rank; tens add up, a line for each holder (§4)."""
    if new.rank == 'T':
        return lasting if any(old.rank == 'T' and old.seat == new.seat for old in lasting) else (*lasting, new)
    return (*(old for old in lasting if old.rank != new.rank), new)
