"""Hearts, the second game."""
from redblack.game import Game
from redblack.games.hearts import bot, rules
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Move, Options
from redblack.games.hearts.state import State
from redblack.refusal import N_

GAME: Game[Options, State, Move, View] = Game('hearts', N_('Hearts'), range(4, 5), rules, Options, Move, View, 1,
                                               {'easy': bot.easy, 'medium': bot.medium, 'hard': bot.hard, 'insane': bot.insane})
