"""A known deal of Hearts, laid beside the main table before the server starts."""
from redblack.cards import PACK, cards
from redblack.game import NATURE
from redblack.games.hearts import GAME
from redblack.games.hearts.moves import Deal, Options
from redblack.journal import Journal
from redblack.records import Entry, Header, Held, Kept, Named

CODE = 'ABCE'


def lay(folder, hands, moves=(), kept=None, held=None, names=None, **options):
    """A table of Hearts with these four hands, the rest dealt as it comes; *moves* are (seat, move)."""
    held_cards = [list(cards(hand)) for hand in hands]
    rest = [c for c in PACK if not any(c in hand for hand in held_cards)]
    for hand in held_cards:
        hand += [rest.pop(0) for _ in range(13 - len(hand))]
    deck = tuple(held_cards[k % 4][k // 4] for k in range(52))
    journal = Journal(GAME, folder / f'table-{CODE}.sqlite')
    journal.begin(Header(GAME.slug, GAME.version, Options(**options), 4))
    journal.append(Entry(NATURE, Deal(deck)), *(Entry(seat, move) for seat, move in moves))
    beside = [*([Kept(kept)] if kept else []), *([Held(held)] if held else []), *([Named(names)] if names else [])]
    if beside:
        journal.append(*beside)
    journal.close()
