"""What is of Trente et quarante alone: two rows, and the refait."""
from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from pages.banking.face import Face
from pages.parts.cards import picture
from pages.parts.markup import tag
from pages.speaker import Speaker
from redblack.banking.look import View
from redblack.banking.moves import Side
from redblack.cards import Card
from redblack.game import Seat
from redblack.games.trente_et_quarante.rules import PASSED, points, rows
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('Two rows, a black one and a red one: whichever comes nearer to 31 wins. The classic of the great casinos.')

RULES = (
    (N_('Two rows'), (
        N_('An ace counts one, a court card ten, the others what they show. The black row is dealt until it has passed thirty, then the red one. Each ends '
           'between 31 and 40, and the nearer to 31 wins.'),
        N_('You stake on red, on black, on couleur (the first card of the black row has the colour that wins) or on inverse (it has the other). Who is right '
           'wins the stake.'))),
    (N_('Equal rows'), (
        N_('Both at 31: that is the refait, and every stake loses half of itself. Equal at anything else: nothing is decided, the stakes go back.'),
        N_('You may insure against the refait, for a hundredth of the stake. That is paid unless the rows are equal at more than 31.'))),
    (N_('Four hands'), (N_('A banker deals four hands from six packs, then the bank goes on and all packs are shuffled.'),)),
)
REFAIT, EQUAL = .021891, .087708  # as `odds` calculates them, which takes a while
ODDS = (
    (N_('Both rows at 31: the refait'), REFAIT),
    (N_('Equal otherwise: nothing is decided'), EQUAL),
    (N_('What a stake is worth, whatever it is on'), -REFAIT / 2),
    (N_('The same, insured'), -(1 - EQUAL) / 100),
)


def layout(speaker: Speaker, cards: Sequence[Card], new: int) -> Markup:
    """The black row above, the red one below, each with what it counts. Only the row that was dealt last has just been turned."""
    black, red = rows(cards)
    return tag('div', 'tworows', row(speaker, 'black', black, not red), row(speaker, 'red', red, bool(red)))


def row(speaker: Speaker, side: str, cards: Sequence[Card], new: bool) -> Markup:
    total = points(cards)
    count = tag('b', 'total' if total >= PASSED else 'total open', total or '')
    lie = (tag('div', 'card new' if new else 'card', picture(speaker.voice, card), translate='no', style=f'--i: {n}') for n, card in enumerate(cards))
    return tag('div', f'cardrow {side}', tag('i', 'mark', aria_hidden='true'), tag('div', 'lie', *lie, style=f'--n: {len(cards)}'), count)


def outcome(speaker: Speaker, cards: Sequence[Card]) -> str:
    """Which row won; couleur or inverse."""
    black, red = map(points, rows(cards))
    if black == red:
        return speaker._('Refait!') if black == PASSED else speaker._('{n} and {n}: nothing is decided', n=black)
    winner = speaker._('Black wins') if black < red else speaker._('Red wins')
    same = (cards[0].value[1] in 'DH') == (red < black)
    return f'{winner} · {speaker._("Couleur") if same else speaker._("Inverse")}'


def fell(cards: Sequence[Card]) -> tuple[Side | None, str]:
    """Which row won, and with how many points."""
    black, red = map(points, rows(cards))
    return None if black == red else 'black' if black < red else 'red', str(min(black, red))


def turns(cards: Sequence[Card]) -> str:
    # Translators: the banker's button, at most 20 letters
    return N_('The red row') if cards else N_('The black row')


def advice(speaker: Speaker, view: View, seat: Seat) -> str:
    plain, insured = (speaker.voice.percent(-share, 2) for _, share in ODDS[-2:])
    return speaker._('Couleur: the first card has the colour that wins. Inverse: it has the other. No side is better. A stake costs {plain} on the average, '
                     'insured {insured}.', plain=plain, insured=insured)


FACE = Face(layout, outcome, fell, turns, advice, RULES, ODDS, ABOUT)
