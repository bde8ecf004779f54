"""The hands of this game, the latest first; and how each purse went up and down."""
from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from pages.banking.words import named, signed, token
from pages.parts.cards import ref
from pages.parts.markup import NOTHING, join, tag
from pages.screen import Screen
from redblack.banking.look import View
from redblack.banking.state import Coup, Hand
from redblack.game import Seat

FIELDS = 'hands names sitting'
WIDE, HIGH = 100, 28  # of a line, in its own units


def told(screen: Screen, v: View) -> Markup:
    if not v.hands:
        return tag('section', '', tag('p', 'note', screen._('No hand has been played yet.')))
    return join(*(hand(screen, n, v.hands[n - 1]) for n in range(len(v.hands), 0, -1)))


def hand(screen: Screen, n: int, hand: Hand) -> Markup:
    """Who held the bank, and what it won; each coup with its cards, who had staked, and what that brought."""
    _ = screen._
    bank = -sum(won for coup in hand.coups for won in coup.net.values())
    head = tag('h2', '', _('Hand {n}', n=n), tag('small', '', screen.rich('Bank: {name}', name=named(screen, hand.banker)), ' ', gain(screen, bank)))
    coups = [coup(screen, hand, each) for each in hand.coups] or [tag('p', 'note', _('Nobody staked anything.'))]
    return tag('section', 'handtold', head, *coups)


def coup(screen: Screen, hand: Hand, coup: Coup) -> Markup:
    cards = tag('p', 'cards', *(ref(screen.voice, card) for card in coup.cards))
    rows = (tag('li', '', tag('span', 'grow', named(screen, seat)), token(screen, hand.wagers[seat]), gain(screen, won)) for seat, won in coup.net.items())
    return cards + tag('ul', '', *rows)


def gain(screen: Screen, won: int) -> Markup:
    return tag('b', 'gain up' if won > 0 else 'gain down' if won < 0 else 'gain', signed(screen, won))


def line(hands: Sequence[Hand], seat: Seat, begins: int) -> Markup:
    """A purse over the game as a small line; the thin one is where it began."""
    purse = [begins, *(hand.chips.get(seat, begins) for hand in hands)]
    if len(purse) < 2:
        return NOTHING
    low, high = min(purse), max(max(purse), min(purse) + 1)
    x, y = WIDE / (len(purse) - 1), HIGH / (high - low)
    points = ' '.join(f'{n * x:.1f},{HIGH - (chips - low) * y:.1f}' for n, chips in enumerate(purse))
    level = HIGH - (begins - low) * y
    drawing = f'<path class="level" d="M0 {level:.1f}H{WIDE}"/><polyline points="{points}"/>'
    return Markup(f'<svg class="line" viewBox="-2 -3 {WIDE + 4} {HIGH + 6}" preserveAspectRatio="none" aria-hidden="true">{drawing}</svg>')
