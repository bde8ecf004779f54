"""Known tables of Hearts, laid into the journal before the server starts: played at random from a seed, as far as a test wants."""
from random import Random

from redblack.cards import PACK, cards
from redblack.game import NATURE
from redblack.games.hearts import GAME, rules
from redblack.games.hearts.moves import Deal, Next, Options, Pass, Play
from redblack.journal import Journal
from redblack.records import Entry, Header, Held, Kept, Named

HANDS = '2C 5C 9C KC 3D TD QD 4S QS AS 2H 9H KH', 'AC 4C', '3C 6C', '7C 8C'
MOON = cards('AC AS KS QS AD KD AH KH QH JH TH 9H 8H')  # in this order they take every trick
GIVES = {0: cards('3C 4C 5C'), 3: cards('AC AD KD')}    # so that seat 0 comes to them
FAST = {'going': 'yes', 'speed': 'fast'}                # words of a table at which the match is on


def known(*hands):
    """A deal in which the seats have these cards, filled up with the others as they come in the pack."""
    held = [list(cards(hand)) for hand in hands]
    rest = [card for card in PACK if not any(card in hand for hand in held)]
    for hand in held:
        hand += [rest.pop(0) for _ in range(13 - len(hand))]
    return Deal(tuple(held[n % 4][n // 4] for n in range(52)))


def played(until, seed=7, options=None, moon=False, deal=None):
    """The moves of a table, each with its seat, until the view of the TV says that it is far enough. It begins with the *deal*, if one is given."""
    rng, state = Random(seed), rules.start(options or Options(), 4)
    while not until(rules.view(state, None)):
        seat, move = (NATURE, deal) if deal else following(state, rng, moon)
        deal = None
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
    """A saved table with this code; '' is the main one."""
    journal = Journal(GAME, folder / (f'table-{code}.sqlite' if code else 'table.sqlite'))
    journal.begin(Header(GAME.slug, GAME.version, options or Options(), 4))
    beside = [record(words) for record, words in ((Named, names), (Held, held), (Kept, kept)) if words]
    journal.append(*(Entry(seat, move) for seat, move in moves), *beside)
    journal.close()
