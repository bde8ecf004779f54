"""Rouge et noir, the simple one."""
from redblack.banking.bot import BOTS
from redblack.banking.legal import SEATS
from redblack.banking.look import View
from redblack.banking.moves import Move, Options, Skip
from redblack.banking.rules import clock
from redblack.banking.state import State
from redblack.game import Game
from redblack.games.rouge_et_noir import rules
from redblack.refusal import N_

GAME: Game[Options, State, Move, View] = Game('rouge_et_noir', N_('Rouge et noir'), SEATS, rules, Options, Move, View, 1,
                                               skip=Skip, clock=clock, bots=BOTS)
