"""Known deals, laid into the journal before the server starts: the one module of these tests that knows the program from inside."""
from redblack.cards import JOKERS, PACK, cards
from redblack.game import NATURE
from redblack.games.red_or_black import GAME
from redblack.games.red_or_black.moves import Deal, Options
from redblack.games.red_or_black.values import LENGTHS
from redblack.journal import Journal
from redblack.records import Entry, Header

IN_ORDER = tuple(range(24))  # of the tasks, and of the themes


def lay(folder, first, seats=4, **options):
    """A saved table: its deck begins with the cards *first*, jokers among them or not, and goes on as it comes."""
    chosen = Options(**options)
    top = cards(first)
    size = LENGTHS[chosen.length][0]
    jokers = [joker for joker in JOKERS if joker not in top]
    rest = [c for c in PACK if c not in top][:size - len(top) - len(jokers)]
    journal = Journal(GAME, folder / 'table.sqlite')
    journal.begin(Header(GAME.slug, GAME.version, chosen, seats))
    journal.append(Entry(NATURE, Deal((*top, *rest, *jokers), IN_ORDER, IN_ORDER)))
    journal.close()
