"""Trente et quarante, with two rows for all."""
from redblack.banking.bot import BOTS
from redblack.banking.legal import SEATS
from redblack.banking.look import View
from redblack.banking.moves import Move, Options, Skip
from redblack.banking.rules import clock
from redblack.banking.state import State
from redblack.game import Game
from redblack.games.trente_et_quarante import rules
from redblack.refusal import N_

GAME: Game[Options, State, Move, View] = Game('trente_et_quarante', N_('Trente et quarante'), SEATS, rules, Options, Move, View, 1,
                                               skip=Skip, clock=clock, bots=BOTS)
