"""Known tables of Hearts, laid into the journal before the server starts: played at random from a seed, as far as a test wants."""
from random import Random

from redblack.cards import PACK, cards
from redblack.game import NATURE
from redblack.games.hearts import GAME, rules
from redblack.games.hearts.moves import Deal, Next, Options, Pass, Play
from redblack.journal import Journal
from redblack.records import Entry, Header, Held, Kept, Named

MOON = cards('AC AS KS QS AD KD AH KH QH JH TH 9H 8H')  # in this order they take every trick
GIVES = {0: cards('3C 4C 5C'), 3: cards('AC AD KD')}    # so that seat 0 comes to them


def played(until, seed=7, options=None, moon=False):
    """The moves of a table, each with its seat, until the view of the TV says that it is far enough."""
    rng, state = Random(seed), rules.start(options or Options(), 4)
    while not until(rules.view(state, None)):
        seat, move = following(state, rng, moon)
        assert rules.objection(state, seat, move) is None
        state = rules.apply(state, seat, move)
        yield seat, move


def following(state, rng, moon):
    seat = min(rules.to_act(state))
    if seat == NATURE:
        return seat, moonlight(rng) if moon else rules.chance(state, rng)
    view = rules.view(state, seat)
    match view.phase:
        case 'pass':
            return seat, Pass(GIVES[seat] if moon and seat in GIVES else tuple(rng.sample(view.hand, 3)))
        case 'play' if moon and seat == 0:
            return seat, Play(next(card for card in MOON if card in view.playable))
        case 'play':
            return seat, Play(rng.choice(view.playable))
    return seat, Next()


def moonlight(rng):
    """A deal in which seat 0 can shoot the moon after the passing."""
    hands = {0: [*GIVES[0], *(card for card in MOON if card not in GIVES[3])], 3: [*GIVES[3]]}
    rest = [card for card in rng.sample(PACK, 52) if card not in hands[0] + hands[3]]
    hands |= {3: hands[3] + rest[:10], 1: rest[10:23], 2: rest[23:]}
    return Deal(tuple(hands[n % 4][n // 4] for n in range(52)))


def lay(folder, code, moves, names=None, options=None, kept=None, held=None):
    """A saved table with this code."""
    journal = Journal(GAME, folder / f'table-{code}.sqlite')
    journal.begin(Header(GAME.slug, GAME.version, options or Options(), 4))
    for seat, move in moves:
        journal.append(Entry(seat, move))
    if names:
        journal.append(Named(names))
    if held:
        journal.append(Held(held))
    if kept:
        journal.append(Kept(kept))
    journal.close()
