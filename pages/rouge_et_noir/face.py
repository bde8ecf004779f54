"""What is of Rouge et noir alone."""
from __future__ import annotations

from pages.banking import five
from pages.banking.face import Face
from pages.speaker import Speaker
from redblack.banking.look import View
from redblack.game import Seat
from redblack.games.rouge_et_noir import odds
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('The simple one: three of five in your colour win. The only bank in the world that loses in the long run.')

RULES = (
    (N_('Five cards'), (
        N_('You stake on red or on black, and five cards are turned for you, face up.'),
        N_('Three or four of your colour win the stake. All five win it twice. Anything else loses it.'),
        N_('In old books the colours are named one after the other, from the left of the bank. Nobody has seen a card by then, so here all name theirs at the '
           'same time.'))),
)
EXACT = odds.exact()
ODDS = (
    (N_('Three of your colour'), float(EXACT['3 of the colour named'])),
    (N_('Four of your colour'), float(EXACT['4 of the colour named'])),
    (N_('All five of your colour'), float(EXACT['5 of the colour named'])),
    (N_('What every stake is worth to you, at the cost of the bank'), float(EXACT['value of a stake'])),
)


def advice(speaker: Speaker, view: View, seat: Seat) -> str:
    edge = speaker.voice.percent(ODDS[-1][1], 2)
    return speaker._('Stake as much as you may: each stake is worth {edge} to you. Which colour makes no difference.', edge=edge)


FACE = Face(five.layout, five.outcome, five.fell, five.turns, advice, RULES, ODDS, ABOUT)
