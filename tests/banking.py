"""Known tables of the banking games, laid into the journal before the server starts."""
from redblack.banking.moves import Cut, Next, Options, Shuffle, Stake
from redblack.cards import cards
from redblack.game import NATURE
from redblack.games import discover
from redblack.journal import Journal
from redblack.records import Entry, Header, Held, Kept, Named
from tests.rules.banking.table import packs

CUT = ' '.join(('AS', *(f'{n}S' for n in '23456789TJQK')))  # seat 0 has the first bank
# on top of the packs: five black ones for the left of the bank, then two and two, and a red one; black wins with 31 against 40, and couleur
FIRST = {
    'red_and_black': 'KS QS JS TS 9S AH 3D 5S 7C 9H',
    'rouge_et_noir': 'KS QS JS TS 9S AH 3D 5S 7C 9H',
    'trente_et_quarante': 'KS QS JS AC KD QD JD TD',
}


def opening(slug, seats, first=None):
    """The cut and the packs of the first banker."""
    kind = discover()[slug].rules.KIND
    return (NATURE, Cut(cards(CUT)[:seats])), (NATURE, Shuffle(packs(kind, FIRST[slug] if first is None else first)))


def played(slug, rng, seats=3, options=None):
    """A whole game in which everybody stakes the lowest on something: its moves, each with its seat."""
    rules, found = discover()[slug].rules, [*opening(slug, seats)]
    state = rules.start(options or Options(), seats)
    for seat, move in found:
        state = rules.apply(state, seat, move)
    while state.phase != 'over':
        seat = min(rules.to_act(state))
        move = (rules.chance(state, rng) if seat == NATURE else Stake(state.options.lowest, rng.choice(state.kind.sides)) if state.phase == 'stake'
                else Next() if state.phase == 'settled' else rules.moves(state, seat)[0])
        found.append((seat, move))
        state = rules.apply(state, seat, move)
    return found


def lay(folder, slug, code='', moves=None, *, seats=3, options=None, names=None, held=None, kept=None):
    """A saved table with this code, '' for the main one; after the opening if no *moves* are given."""
    game = discover()[slug]
    journal = Journal(game, folder / (f'table-{code}.sqlite' if code else 'table.sqlite'))
    journal.begin(Header(game.slug, game.version, options or Options(), seats))
    beside = [record(words) for record, words in ((Named, names), (Held, held), (Kept, kept)) if words]
    journal.append(*(Entry(seat, move) for seat, move in moves or opening(slug, seats)), *beside)
    journal.close()
