"""Known deals of Hearts, laid beside the main table before the server starts."""
from random import Random

from redblack.cards import PACK, cards
from redblack.game import NATURE
from redblack.games.hearts import GAME, rules
from redblack.games.hearts.moves import Deal, Options
from redblack.journal import Journal
from redblack.records import Entry, Header, Kept, Named

HANDS = '2C 5C 9C KC 3D TD QD QS AS 4S 2H 9H KH', 'AC 4C', '3C 6C', '7C 8C'
GOING = {'going': 'yes', 'speed': 'fast'}


def lay(folder, code, until=lambda state: True, kept=GOING, names=None, **options):
    """A table of Hearts whose first seats have HANDS, played at random until its state is as wanted."""
    state, rng = rules.start(Options(**options), 4), Random(1)
    entries = [Entry(NATURE, Deal(deck()))]
    while True:
        state = rules.apply(state, entries[-1].seat, entries[-1].move)
        if until(state):
            break
        seat = min(rules.to_act(state))
        entries.append(Entry(seat, rules.chance(state, rng) if seat == NATURE else rng.choice(rules.moves(state, seat))))
    journal = Journal(GAME, folder / f'table-{code}.sqlite')
    journal.begin(Header(GAME.slug, GAME.version, Options(**options), 4))
    journal.append(*entries, *([Kept(kept)] if kept else []), *([Named(names)] if names else []))
    journal.close()


def deck():
    """The hands, filled up with the other cards as they come."""
    held = [list(cards(hand)) for hand in HANDS]
    rest = [c for c in PACK if not any(c in hand for hand in held)]
    for hand in held:
        hand += [rest.pop(0) for _ in range(13 - len(hand))]
    return tuple(held[k % 4][k // 4] for k in range(52))
