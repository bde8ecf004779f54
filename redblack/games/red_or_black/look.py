"""What may be seen of the table: the same for every seat, and never an unturned card. Built by addition."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from redblack.cards import Card
from redblack.game import Seat
from redblack.games.red_or_black.moves import Options, Side
from redblack.games.red_or_black.state import NONE, Lasting, Level, Phase, Result, Round, State, Tally
from redblack.games.red_or_black.values import CEILING

LEVELS: tuple[Level, ...] = ('colour', 'higher_lower')


@dataclass(frozen=True, slots=True)
class Score:
    """Bets that counted (hits and misses), hits, passes, and penalties booked in those rounds."""

    bets: int = 0
    hits: int = 0
    passes: int = 0
    penalties: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """One player's line of the hit table: the whole party, and each level by itself."""

    bets: int
    hits: int
    passes: int
    penalties: int
    wasted: int                       # immunities left at the end
    by_level: Mapping[Level, Score]


@dataclass(frozen=True, slots=True)
class Streak:
    """The longest run of one player's own hits, with the cards that were hit; of equal ones the first."""

    seat: Seat
    length: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it. While betting there is no card, executor, result yet; `level`, `price`, `open_card` are the round's until Done."""

    phase: Phase
    party: int                        # counts from 1
    circle: tuple[Seat, ...]
    gone: tuple[Seat, ...]            # have sat here in this party
    bettor: Seat
    executor: Seat | None
    previous_executor: Seat | None
    bounced_from: Seat | None
    level: Level
    price: int
    open_card: Card | None
    card: Card | None
    bet: Side | None
    result: Result | None
    round: int
    pending: Tally                    # what Done would book now
    laid_in: Tally
    penalties: Mapping[Seat, int]
    immunities: Tally                 # in hand
    lasting: tuple[Lasting, ...]
    crown: int
    cup: int                          # the weight, no ceiling
    tasks: tuple[int, ...]
    theme: int | None
    swapped: bool
    options: Options
    # when the party is over
    cup_holder: Seat | None
    cup_price: int                    # before immunity
    table: Mapping[Seat, Row]
    best_streak: Streak | None
    story: tuple[Round, ...]


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know; in this game every seat and the TV know the same."""
    over = state.phase == 'over'
    hand = state.rounds[-1] if over else state.round
    naming = hand is None or hand.executor is None
    betting_price = 2 if state.level == 'higher_lower' else 1
    return View(
        phase=state.phase, party=state.party, circle=state.circle, gone=tuple(s for s in state.penalties if s not in state.circle),
        bettor=hand.bettor if hand else state.bettor,
        executor=hand.executor if hand else None, previous_executor=state.previous_executor, bounced_from=hand.bounced_from if hand else None,
        level=state.level, price=hand.price if hand else betting_price, open_card=state.open_card,
        card=hand.card if hand else None, bet=hand.bet if hand else None, result=hand.result if hand else None,
        round=hand.number if hand else state.turned + 1,
        pending=NONE if over or hand is None or naming else hand.pending, laid_in=NONE if over or hand is None else hand.laid_in,
        penalties={**dict.fromkeys(state.circle, 0), **state.penalties}, immunities=state.immunities, lasting=state.lasting, crown=state.crown, cup=state.cup,
        tasks=hand.tasks if hand else (), theme=hand.theme if hand else None, swapped=hand.swapped if hand else False, options=state.options,
        cup_holder=hand.bettor if over and hand else None, cup_price=min(state.cup, CEILING) if over else 0,
        table=table(state) if over else {}, best_streak=best_streak(state.rounds) if over else None, story=state.rounds if over else ())


def table(state: State) -> dict[Seat, Row]:
    """The hit table (§8), a row for everybody who has sat here. A bet that met a joker counts nowhere."""
    return {seat: _row(state, seat) for seat in sorted(state.penalties, key=lambda seat: seat not in state.circle)}


def _row(state: State, seat: Seat) -> Row:
    scores = {level: _score([r for r in state.rounds if r.level == level], seat) for level in LEVELS}
    whole = _score(state.rounds, seat)
    return Row(whole.bets, whole.hits, whole.passes, whole.penalties, state.immunities[seat], scores)


def _score(rounds: Iterable[Round], seat: Seat) -> Score:
    rounds = tuple(rounds)
    results = [r.result for r in rounds if r.bettor == seat]
    hits, passes = results.count('hit'), results.count('pass')
    return Score(hits + results.count('miss'), hits, passes, sum(r.pending[seat] for r in rounds))


def best_streak(rounds: Iterable[Round]) -> Streak | None:
    """A joker neither adds to a run nor breaks it, a pass breaks it (§8). None if nobody hit at all."""
    running: dict[Seat, tuple[Card, ...]] = {}
    best: Streak | None = None
    for r in rounds:
        if r.result == 'hit':
            run = running[r.bettor] = (*running.get(r.bettor, ()), r.card)
            if best is None or len(run) > best.length:
                best = Streak(r.bettor, len(run), run)
        elif r.result != 'joker':
            running[r.bettor] = ()
    return best
