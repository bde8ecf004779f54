"""A deal to play once more: the cards, how they were passed and what the match went to, as a short text. It says the cards themselves, and no seed."""
from __future__ import annotations

import re
from string import ascii_letters

from redblack.games.hearts.bits import CARD, bits
from redblack.games.hearts.moves import Deal, Options
from redblack.games.hearts.state import STEPS, VERSION, State
from redblack.games.hearts.trick import SEATS
from redblack.games.hearts.why import Why
from redblack.refusal import Refused

LETTER = dict(zip(CARD, ascii_letters, strict=True))  # a card is a letter: the two of clubs a, the ace of hearts Z
TEXT = re.compile(r'(\d{1,6})-(\d{1,6})-(left|right|across|none)-([A-Za-z]{52})', re.ASCII)


def written(state: State) -> str:
    """The deal that has just been played to its end: ``1-100-left-qWer…``."""
    hand = state.round
    assert hand is not None and len(hand.tricks) == 13
    dealt = [hand.played_by(seat) & ~(hand.passes[hand.giver(seat)] if hand.step else 0) | hand.passes[seat] for seat in SEATS]
    deck = ''.join(LETTER[bit] for four in zip(*map(bits, dealt), strict=True) for bit in four)
    return f'{VERSION}-{state.options.target}-{state.direction}-{deck}'


def read(text: str) -> tuple[Options, Deal]:
    """The match that begins with this deal. Raises Refused for what is none, or was played by other rules."""
    found = TEXT.fullmatch(text)
    if found is None or len(set(found[4])) != 52 or not 0 < int(found[2]) < 10**6:
        raise Refused(Why.NO_DEAL)
    if int(found[1]) != VERSION:
        raise Refused(Why.OTHER_RULES)
    cards = {letter: CARD[bit] for bit, letter in LETTER.items()}
    direction = next(direction for direction in STEPS if direction == found[3])
    return Options(int(found[2]), direction), Deal(tuple(cards[letter] for letter in found[4]))
