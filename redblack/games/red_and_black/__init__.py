"""Red and Black, the banking game."""
from redblack.banking.bot import BOTS
from redblack.banking.legal import SEATS
from redblack.banking.look import View
from redblack.banking.moves import Move, Options, Skip
from redblack.banking.rules import clock
from redblack.banking.state import State
from redblack.game import Game
from redblack.games.red_and_black import rules
from redblack.refusal import N_

GAME: Game[Options, State, Move, View] = Game('red_and_black', N_('Red and Black'), SEATS, rules, Options, Move, View, 1,
                                               skip=Skip, clock=clock, bots=BOTS)
