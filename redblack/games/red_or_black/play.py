"""What a move does to the table. Only moves to which legal.py has no objection come here."""
from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from redblack.cards import JOKERS, letter
from redblack.game import Seat
from redblack.games.red_or_black.moves import Assign, Bet, Bounce, Deal, Done, Immunity, Move, Options, Reseat, Restart, SayRule, Settings, Side, Skip, Swap
from redblack.games.red_or_black.state import NONE, Lasting, Pile, Round, State, Tally
from redblack.games.red_or_black.values import LASTING, ROLES, in_force, outcome, owed


def start(options: Options, seats: int) -> State:
    """The table before its first deal; the first of the circle will begin (§1)."""
    circle = tuple(range(seats))
    return State(options, circle, circle[0], dict.fromkeys(circle, 0))


def apply(state: State, seat: Seat, move: Move) -> State:
    """The table after *move* of *seat*."""
    match move:
        case Deal(deck=deck, tasks=tasks, themes=themes):
            return replace(state, deck=deck, tasks=Pile(tasks, 0, state.tasks.seen), themes=Pile(themes, 0, state.themes.seen))
        case Bet(side=side):
            return _reveal(state, side)
        case Assign(seat=named):
            return _entrust(state, named)
        case Bounce():
            return _bounce(state)
        case SayRule(text=text):
            lasting = tuple(replace(line, text=text) if line.rank == 'K' else line for line in state.lasting)
            return replace(state, round=replace(_hand(state), rule=text), lasting=lasting)
        case Swap():
            return _swap(state)
        case Immunity(use=use):
            hand, step = _hand(state), 1 if use else -1
            return replace(state, immunities=state.immunities.plus({seat: -step}), round=replace(hand, laid_in=hand.laid_in.plus({seat: step})))
        case Done():
            return _done(state)
        case Reseat(circle=circle):
            return _reseat(state, circle)
        case Settings(options=options):
            return replace(state, options=options)
        case Restart(options=options):
            fresh = State(options, state.circle, state.circle[0], dict.fromkeys(state.circle, 0))
            return replace(fresh, tasks=Pile(seen=state.tasks.seen), themes=Pile(seen=state.themes.seen), party=state.party + 1,
                           turned_before=state.turned_before + state.turned)
        case Skip():
            return replace(state, bettor=state.left_of(state.bettor))
    assert_never(move)


def _hand(state: State) -> Round:
    assert state.round is not None
    return state.round


def _reveal(state: State, side: Side) -> State:
    """The top card is turned; crown and cup grow at once (§3.2, §4). After a hit the bettor names somebody, else does it himself."""
    card = state.deck[state.turned]
    result = outcome(state.level, side, card, state.open_card)
    state = replace(state, turned=state.turned + 1, crown=state.crown + (card in JOKERS), cup=state.cup + (letter(card) in LASTING),
                    round=Round(state.turned + 1, state.bettor, state.level, state.open_card, side, card, result))
    return state if result == 'hit' else _entrust(state, state.bettor)


def _entrust(state: State, executor: Seat) -> State:
    """The executor is known: what the card asks is known, and a lasting card is in force (§3.3, §4)."""
    hand = _hand(state)
    tasks, themes, immunities, lasting = state.tasks, state.themes, state.immunities, state.lasting
    drawn, theme = hand.tasks, hand.theme
    match letter(hand.card):
        case '6':
            drawn, tasks = tasks.draw(hand.price)  # at price 2 two different ones
        case '8':
            (theme,), themes = themes.draw(1)
        case rank if rank in LASTING:
            lasting = in_force(lasting, Lasting(rank, executor, hand.card))
            immunities = immunities.plus({executor: 1}) if rank == 'T' else immunities
    hand = replace(hand, executor=executor, owed=owed(state, executor), tasks=drawn, theme=theme)
    return replace(state, round=hand, tasks=tasks, themes=themes, lasting=lasting, immunities=immunities)


def _bounce(state: State) -> State:
    """«Отбой»: the previous executor owes it now; an immunity laid in returns to its holder (§4, 3)."""
    hand = _hand(state)
    back = state.previous_executor
    assert back is not None
    return replace(state, immunities=state.immunities.plus(hand.laid_in),
                   round=replace(hand, executor=back, bounced_from=hand.executor, owed=Tally({back: hand.price}), laid_in=NONE))


def _swap(state: State) -> State:
    """The last shown makes way for the next of its pile (§4, 6 and 8)."""
    hand = _hand(state)
    if letter(hand.card) == '6':
        other, tasks = state.tasks.draw(1)
        return replace(state, tasks=tasks, round=replace(hand, tasks=(*hand.tasks[:-1], *other), swapped=True))
    (theme,), themes = state.themes.draw(1)
    return replace(state, themes=themes, round=replace(hand, theme=theme, swapped=True))


def _done(state: State) -> State:
    """Only now the penalties are booked, level and price change and the turn passes (§3.5)."""
    hand = _hand(state)
    booked = hand.pending
    assert hand.executor is not None
    if state.anew:
        next_bettor = state.circle[0]
    else:
        relay = state.options.relay and hand.result != 'joker'
        next_bettor = hand.executor if relay else state.left_of(state.bettor)
    return replace(
        state, **_filed(state, hand), bettor=next_bettor, previous_executor=hand.executor,
        lasting=tuple(line for line in state.lasting if line.rank != 'T' or state.immunities[line.seat]),
        penalties={seat: n + booked[seat] for seat, n in state.penalties.items()} if booked else state.penalties)


def _filed(state: State, hand: Round) -> dict[str, Any]:
    """No round in hand: its line is written, level and open card are as it left them (§3, "Level and price"). A joker changes neither."""
    filed: dict[str, Any] = {'round': None, 'anew': False, 'rounds': (*state.rounds, hand)}
    return filed if hand.result == 'joker' else {**filed, 'level': 'higher_lower' if hand.result == 'hit' else 'colour', 'open_card': hand.card}


def _reseat(state: State, circle: tuple[Seat, ...]) -> State:
    """Other players, or another order, in the middle of anything (§5)."""
    if state.phase == 'over':  # this is for the next party: the table of the one played stays as it is
        return replace(state, circle=circle)
    gone = frozenset(state.circle) - frozenset(circle)
    state = replace(
        state, circle=circle, penalties={**dict.fromkeys(circle, 0), **state.penalties},
        immunities=state.immunities.only(circle),
        lasting=tuple(line for line in state.lasting if not (line.seat in gone and line.rank in ROLES)))
    hand = state.round
    if hand is None:
        return replace(state, bettor=circle[0])
    joker = hand.result == 'joker'
    if not joker and not {hand.bettor, hand.bettor if hand.executor is None else hand.executor} <= {*circle}:
        return _closed(state)
    if not (joker and state.crown == 2):  # the king's cup stays its drawer's, gone or not
        hand = replace(hand, owed=hand.owed.only(circle))
    return replace(state, round=replace(hand, laid_in=hand.laid_in.only(circle)), anew=True)


def _closed(state: State) -> State:
    """The round in hand ends without a booking: card spent, immunities laid in come back (§5)."""
    hand = _hand(state)
    back = hand.laid_in.only(state.circle)
    return replace(state, **_filed(state, replace(hand, owed=NONE, laid_in=NONE, closed=True)),
                   immunities=state.immunities.plus(back), bettor=state.circle[0])
