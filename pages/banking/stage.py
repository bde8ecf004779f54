"""What lies on the felt: the cards of a coup with whose they are, before that the bank and what stands before it, at the very beginning the cut."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking.face import Face, wager_of
from pages.banking.words import SIDES, called, chips, named, signed, token
from pages.parts.cards import ref
from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from redblack.banking.look import View
from redblack.banking.moves import Side
from redblack.banking.state import Coup
from redblack.cards import Card
from redblack.game import Seat

FIELDS = 'phase banker cards coups dealt_to wagers net chips cuts hands passed_over limits names sitting'

FALLEN = 12  # coups on the board
ROWS: tuple[Side, ...] = 'black', 'red'


def build(screen: Screen, face: Face) -> None:
    screen.section('section', 'stage felt', FIELDS, lambda screen, v: felt(screen, v, face), aria_label=screen._('The table'))
    screen.section('div', 'outcome', FIELDS, lambda screen, v: outcome(screen, v, face), role='status')


def shown(v: View) -> tuple[tuple[Card, ...], int, Coup | None]:
    """The cards to be seen, how many of them are new, and the coup if it is over: the last one lies there until the next is dealt."""
    if v.cards:
        return v.cards, len(v.cards), None
    if v.coups:
        cards = v.coups[-1].cards
        return cards, 1, v.coups[-1]
    return (), 0, None


def felt(screen: Screen, v: View, face: Face) -> Markup:
    cards, new, coup = shown(v)
    if not cards and v.phase in ('stake', 'over', 'settled') or v.phase == 'over':
        return bank(screen, v) + board(screen, v, face)
    whose = tuple(coup.net) if coup else (v.dealt_to,) if v.dealt_to is not None else ()
    return tag('div', 'coup', owner(screen, v, whose), face.layout(screen, cards, new))


def owner(screen: Screen, v: View, whose: tuple[Seat, ...]) -> Markup:
    """Whose cards these are, and what lies on them; nothing where they are everybody's."""
    if len(whose) != 1:
        return NOTHING
    wager = wager_of(v, whose[0])
    return tag('p', 'owner', tag('b', '', named(screen, whose[0])), token(screen, wager, words=True) if wager else NOTHING)


def bank(screen: Screen, v: View) -> Markup:
    """Who holds it, with how much; how it came there, before the first hand; whom it went by."""
    _ = screen._
    if v.banker is None:
        return NOTHING
    first = not v.hands and v.cuts
    cut = tag('p', 'cut', tag('small', '', _('Cut for the bank')), *(tag('span', 'drawn', named(screen, seat), ' ', ref(screen.voice, card))
                                                                   for seat, card in v.cuts[-1])) if first else NOTHING
    by = tag('p', 'note', _('The bank goes by, for want of chips: {names}', names=', '.join(called(screen, seat) for seat in v.passed_over))
             ) if v.passed_over else NOTHING
    pile = tag('div', 'pile', *(tag('i', '') for _n in range(min(9, 1 + max(0, v.chips[v.banker]) // 3000))), aria_hidden='true')
    return tag('div', 'bankpile', pile, tag('p', '', tag('small', '', _('In the bank')), tag('b', '', chips(screen, v.chips[v.banker]))), cut, by)


def board(screen: Screen, v: View, face: Face) -> Markup:
    """The last coups, as on the board of a casino: one row of those that black won, one of those of red. The list of hands tells the same in words."""
    coups = [coup for hand in v.hands for coup in hand.coups][-FALLEN:]
    if not coups:
        return NOTHING
    heads = (tag('small', side, tag('i', 'mark'), screen._(SIDES[side])) for side in ROWS)
    return tag('div', 'fallen', *heads, *(tag('b', winner or 'neither', number) for winner, number in (face.fell(coup.cards) for coup in coups)),
               aria_hidden='true')


def outcome(screen: Screen, v: View, face: Face) -> Markup:
    """What the last coup was, and what it brought."""
    if v.cards or not v.coups or v.phase not in ('deal', 'double', 'settled'):
        return NOTHING
    coup = v.coups[-1]
    words = tag('span', '', face.outcome(screen, coup.cards))
    if len(coup.net) != 1:
        return tag('p', '', words)
    (won,) = coup.net.values()
    return tag('p', '', words, ' ', tag('b', 'hit' if won > 0 else 'miss' if won < 0 else '', signed(screen, won)))
