"""Who is called what at a table with a bank, and how chips are spoken of."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from pages.speaker import Speaker
from redblack.banking.kind import Wager
from redblack.banking.moves import Side
from redblack.game import Seat
from redblack.refusal import N_

# Translators: names of bots
BOTS = (N_('Otto'), N_('Mila'), N_('Hugo'), N_('Nora'), N_('Felix'), N_('Ida'), N_('Oscar'), N_('Ella'), N_('Bruno'), N_('Vera'), N_('Theo'),
        N_('Rosa'), N_('Paul'), N_('Lena'), N_('Anton'), N_('Clara'), N_('Emil'), N_('Greta'), N_('Viktor'), N_('Alma'), N_('Jonas'))
# Translators: what can be staked on, at most 11 letters each. Couleur and inverse are called so in every casino.
SIDES: dict[Side, str] = {'red': N_('Red'), 'black': N_('Black'), 'couleur': N_('Couleur'), 'inverse': N_('Inverse')}


def called(screen: Screen, seat: Seat) -> str:
    """The name of a player, or of the bot that sits there for nobody."""
    if seat in screen.place.names or seat in screen.place.sitting:
        return screen.label(seat)
    return screen._(BOTS[seat % len(BOTS)])


def named(screen: Screen, seat: Seat) -> Markup:
    return tag('bdi', '', called(screen, seat))


def chips(speaker: Speaker, n: int) -> str:
    """«10 000 фишек», "1 chip"."""
    return speaker.voice.n('{amount} chip', '{amount} chips', n, amount=speaker.voice.number(n))


def signed(speaker: Speaker, n: int) -> str:
    """A gain or a loss: «+300», «−300»."""
    return f'{"+" if n > 0 else "−" if n < 0 else ""}{speaker.voice.number(abs(n))}'


def token(speaker: Speaker, wager: Wager, words: bool = False) -> Markup:
    """The stake as it lies there: its side, and how many chips."""
    twice = tag('i', 'twice', '×2') if wager.doubled else NOTHING
    side = tag('span', '' if words else 'vh', speaker._(SIDES[wager.side]), ' ')
    insured = tag('small', 'insured', '+1 %', title=speaker._('Insured'), aria_label=speaker._('Insured'), role='img') if wager.insured else NOTHING
    return tag('span', f'token {wager.side}', tag('i', 'mark', aria_hidden='true'), side, tag('b', '', speaker.voice.number(wager.amount)), twice, insured)
