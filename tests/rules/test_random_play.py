"""Ten thousand parties of people who do anything they may: whatever happens, the table stays a table.

A party that fails names its number: `party(number)` plays it again.
"""
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from os import cpu_count
from random import Random

from redblack.cards import JOKERS
from redblack.game import HOST, NATURE
from redblack.games import discover
from redblack.games.red_or_black.moves import Assign, Bet, Bounce, Done, Immunity, Options, Reseat, Restart, SayRule, Settings, Skip, Swap

GAME = discover()['red_or_black']
rules = GAME.rules

PARTIES, CLOSELY = 4_000, 500  # all of them, and those looked at with a magnifying glass
ROUNDS = {'quick': range(19, 25), 'standard': range(29, 37), 'full': range(43, 55)}
FIRST_JOKER = {'quick': range(8, 13), 'standard': range(12, 19), 'full': range(18, 28)}
CARDS = {'quick': 24, 'standard': 36, 'full': 54}
LASTING = '7TJQK'


def options_at_random(rng, length=None):
    return Options(length or rng.choice([*CARDS]), rng.choice(['alcohol', 'sober']), *(rng.random() < .5 for _ in range(3)))


def circle_at_random(rng, circle):
    """One leaves, one comes, all change places; or others altogether."""
    if rng.random() < .3:
        return tuple(rng.sample(range(14), rng.randint(2, 12)))
    rest = [seat for seat in range(14) if seat not in circle]
    stay = rng.sample(circle, len(circle) - rng.randint(0, 1))
    return tuple(stay + rng.sample(rest, rng.randint(0, 1)) if 3 <= len(stay) < 12 else (*circle[1:], circle[0]))


def host_at_random(state, rng):
    """Something that the host does in the middle of anything; None where it would be against the rules."""
    dice = rng.random()
    if dice < .5:
        move = Reseat(circle_at_random(rng, state.circle))
    elif dice < .7:
        move = Settings(options_at_random(rng, state.options.length))
    elif dice < .98:
        move = Skip()
    else:
        move = Restart(options_at_random(rng))
    return move if rules.objection(state, HOST, move) is None else None


def choices(state):
    """Every seat that may do something, with all it may do. Somebody always can, until the party is over."""
    acting = rules.to_act(state)
    found = [(seat, move) for seat in sorted(acting) for move in rules.moves(state, seat)]
    assert found or state.phase == 'over'
    assert HOST not in acting
    return found


def party(number, closely=False):
    """Play party *number* to its end; how many moves it took."""
    rng = Random(number)
    state = rules.start(options_at_random(rng), rng.randint(2, 12))
    same_cards, moves = [], 0  # the states since the last card was turned: an undo may go back to any of them
    while True:
        if closely and state.phase != 'deal':
            look_closely(state, rng)
        dice = rng.random()
        if state.phase == 'deal':
            seat, move = NATURE, rules.chance(state, rng)
        elif same_cards and dice < .02:
            state = rng.choice(same_cards)
            continue
        elif dice < .06 and (move := host_at_random(state, rng)):
            seat = HOST
        elif found := choices(state):
            seat, move = rng.choice(found)
        else:
            break
        assert rules.objection(state, seat, move) is None
        after = rules.apply(state, seat, move)
        check_move(state, seat, move, after)
        if after.phase != 'over':  # its view is long, and is checked at the end
            check(after)
        same_cards = [*same_cards, state] if rules.revealed(after) == rules.revealed(state) and state.phase != 'deal' else []
        state, moves = after, moves + 1
    check_end(state)
    return moves


def counted(mapping):
    return {seat: n for seat, n in mapping.items() if n}


def check(state):
    """What is true of every table. Its view."""
    view = rules.view(state, None)
    phase, lasting, turned = view.phase, view.lasting, state.deck[:state.turned]
    circle = {*state.circle} if phase != 'over' else {*state.penalties}  # after the end it is already that of the next party
    # cards
    assert phase == 'deal' or len({*state.deck}) == len(state.deck) == CARDS[state.options.length]
    assert {view.card, view.open_card, *(line.card for line in lasting)} - {None} <= {*turned}
    assert view.round == len(state.rounds) + (phase != 'over')
    assert (view.card is None) == (view.result is None) == (view.bet is None) == (phase in ('bet', 'deal'))
    # penalties and immunities
    assert {*state.circle} | {*view.gone} == {*view.penalties} and not {*state.circle} & {*view.gone}
    assert circle.issuperset(view.pending) or view.crown == 2
    assert circle.issuperset(view.laid_in) and circle.issuperset(view.immunities)
    assert min([1, *view.pending.values(), *view.laid_in.values(), *view.immunities.values()]) > 0
    # rules in force
    tens = [line.seat for line in lasting if line.rank == 'T']
    assert len(lasting) == len({line.rank for line in lasting} - {'T'}) + len({*tens})
    assert circle.issuperset(line.seat for line in lasting if line.rank in 'TJQ')
    assert {*tens} == {*view.immunities, *view.laid_in}
    # whose turn, and for how much
    assert view.price == (2 if view.level == 'higher_lower' and view.bet != 'pass' else 1)
    assert view.result == 'joker' or circle.issuperset([view.bettor, *([] if view.executor is None else [view.executor])])
    return view


def check_books(state, view):
    """The cards turned and all that was booked for them, counted again from the first round on."""
    turned = state.deck[:state.turned]
    in_hand = [state.round] if state.round else []
    assert [line.card for line in (*state.rounds, *in_hand)] == [*turned]
    plain = [card for card in (turned[:-1] if in_hand else turned) if card not in JOKERS]
    assert view.open_card == (plain[-1] if plain else None)
    assert view.crown == sum(card in JOKERS for card in turned)
    assert view.cup == sum(card.value[0] in LASTING for card in turned)
    booked = Counter()
    for line in state.rounds:
        booked.update({} if line.closed else line.pending)
    assert counted(view.penalties) == booked
    for pile in state.tasks, state.themes:
        assert sorted(pile.order) == [*range(24)] and pile.drawn <= 24


def immunities(state):
    laid_in = state.round.laid_in if state.round else {}
    return Counter(state.immunities) + Counter(laid_in) if laid_in else Counter(state.immunities)


def check_move(state, seat, move, after):
    """What *move* changed, and what it must have left alone."""
    before, now, old, new = immunities(state), immunities(after), state.round, after.round
    ended = () if move.kind == 'restart' else after.rounds[len(state.rounds):]
    if new and new.executor is not None and (old is None or old.executor is None) and new.card.value[0] == 'T':
        before += Counter([new.executor])
    if move.kind == 'done':
        pending = rules.view(state, None).pending
        assert after.penalties == {seat: n + pending.get(seat, 0) for seat, n in state.penalties.items()}
        assert ended[0].pending == pending and not ended[0].closed
        assert after.previous_executor == old.executor
        before -= Counter(old.laid_in)
    elif move.kind == 'reseat':
        assert after.circle == move.circle
        assert counted(after.penalties) == counted(state.penalties)
        assert all(line.closed and not line.owed and not line.laid_in for line in ended)
        if state.phase == 'over':
            assert replace(after, circle=state.circle) == state  # those of the next party change nothing in this one
        else:
            before = Counter({seat: n for seat, n in before.items() if seat in move.circle})
    elif move.kind == 'restart':
        assert after.circle == state.circle and not after.deck and not now
        before = now
    else:
        assert after.penalties == state.penalties and after.circle == state.circle and not ended
    assert now == before  # an immunity is held or laid in until it is used, or goes with its holder
    assert after.deck == state.deck or move.kind in ('deal', 'restart')
    assert after.options == state.options or move.kind in ('restart', 'settings')
    assert rules.revealed(after) == rules.revealed(state) + (move.kind == 'bet')
    assert seat < 0 or seat in rules.to_act(state)


def check_end(state):
    view = check(state)
    check_books(state, view)
    assert view.phase == 'over' and view.crown == 2
    assert view.round == state.turned and state.turned in ROUNDS[state.options.length]
    first, second = (place for place, card in enumerate(state.deck, 1) if card in JOKERS)
    assert first in FIRST_JOKER[state.options.length] and second == state.turned
    assert view.cup_price == min(view.cup, 3) and view.cup_holder == view.bettor == state.rounds[-1].bettor
    assert counted(state.rounds[-1].owed) == counted({view.cup_holder: view.cup_price})
    assert {*view.table} == {*state.penalties}
    assert counted({seat: row.penalties for seat, row in view.table.items()}) == counted(view.penalties)
    assert counted({seat: row.wasted for seat, row in view.table.items()}) == view.immunities
    for row in view.table.values():
        assert [row.bets, row.hits, row.passes, row.penalties] == [
            sum(getattr(score, name) for score in row.by_level.values()) for name in ('bets', 'hits', 'passes', 'penalties')]
    assert len(view.story) == state.turned


ALWAYS = (*map(Bet, ('red', 'black', 'higher', 'lower', 'pass')), Bounce(), SayRule('Speak in a whisper'), Swap(), Immunity(True), Immunity(False), Done())
NEVER = (SayRule(''), SayRule(' \n'), SayRule('x' * 121), Assign(99), Assign(NATURE), Assign(HOST), Skip())


def look_closely(state, rng):
    """One secret kept from everybody, one rulebook for everybody."""
    check_books(state, rules.view(state, None))
    for seat in rng.sample(state.circle, 1) + [None, 77]:
        assert rules.view(rules.imagine(state, seat, rng), seat) == rules.view(state, seat)
    others = (Reseat(state.circle), Settings(state.options), Restart(state.options), rules.chance(state, rng))
    acting, gone = rules.to_act(state), [seat for seat in state.penalties if seat not in state.circle]
    for seat in (*state.circle, *gone, 77, HOST, NATURE):
        offered = rules.moves(state, seat)
        assert not offered or seat in acting
        allowed = [move for move in (*ALWAYS, *map(Assign, (*state.circle, *gone))) if rules.objection(state, seat, move) is None]
        assert len(offered) == len({*offered}) and {*offered} == {*allowed}
        for move in (*NEVER, *others) if seat != HOST else NEVER[:-1]:
            assert rules.objection(state, seat, move) is not None
        for text in 'x', 'x' * 120:
            assert (rules.objection(state, seat, SayRule(text)) is None) == any(isinstance(move, SayRule) for move in offered)


def parties(numbers):
    played = 0
    for number in numbers:
        try:
            played += party(number, closely=number < CLOSELY)
        except Exception as e:
            e.add_note(f'in party {number}')
            raise
    return played


def test_thousands_of_parties():
    hands = min(cpu_count() or 1, 8)
    with ProcessPoolExecutor(hands, mp_context=get_context('spawn')) as pool:
        played = sum(pool.map(parties, [range(first, PARTIES, 40) for first in range(40)]))
    assert played > PARTIES * ROUNDS['quick'][0]
