"""What is of Red and Black alone."""
from __future__ import annotations

from pages.banking import five
from pages.banking.face import Face, wager_of
from pages.speaker import Speaker
from redblack.banking.look import View
from redblack.game import Seat
from redblack.games.red_and_black import odds
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('Red or black? Five cards are dealt to you, and the bank pays or takes. Chips only, and the bank goes round.')

RULES = (
    (N_('Five cards'), (
        N_('You stake on red or on black. Then five cards are turned for you, face up: first four, then the last.'),
        N_('Three of your colour win the stake, four win it twice, five win it four times. As many of the other colour cost you the same. So you never '
           'stake more than a quarter of your purse.'))),
    (N_('Doubling'), (
        N_('Two red and two black? Then you may double the stake before the last card is turned. It ends three to two, one way or the other.'),)),
)
EXACT = odds.exact()
ODDS = (
    (N_('Three of your colour'), float(EXACT['3 of the colour named'])),
    (N_('Four of your colour'), float(EXACT['4 of the colour named'])),
    (N_('All five of your colour'), float(EXACT['5 of the colour named'])),
    (N_('Two and two, and a chance to double'), float(EXACT['two and two of four'])),
    (N_('What a stake is worth: to you as much as to the bank'), float(EXACT['value of a stake'])),
    (N_('What it is worth to double well, if you are dealt to second'), float(odds.of_doubling(2))),
    (N_('The same if you are dealt to tenth'), float(odds.of_doubling(10))),
)


def advice(speaker: Speaker, view: View, seat: Seat) -> str:
    """Before the cards both colours are alike; before the last one it depends on what is left."""
    wager = wager_of(view, seat)
    if view.phase != 'double' or wager is None:
        return speaker._('Red and black are alike, and the bank has no edge over you. Stake what you would not mind to lose four times.')
    share = view.unseen['red' if wager.side == 'red' else 'black'] / sum(view.unseen.values())
    chance = speaker.voice.percent(share)
    if share > .5:
        return speaker._('Double: your colour comes with {chance}.', chance=chance)
    if share < .5:
        return speaker._('Leave it: your colour comes with {chance}.', chance=chance)
    return speaker._('It makes no difference: your colour comes with {chance}.', chance=chance)


FACE = Face(five.layout, five.outcome, five.fell, five.turns, advice, RULES, ODDS, ABOUT)
