"""Hearts, the second game."""
from redblack.game import Game
from redblack.games.hearts import bot, rules
from redblack.games.hearts.again import read
from redblack.games.hearts.look import View, places
from redblack.games.hearts.moves import Move, Options
from redblack.games.hearts.state import VERSION, State
from redblack.refusal import N_

BOTS = {'easy': bot.easy, 'medium': bot.medium, 'hard': bot.hard, 'insane': bot.insane}
GAME: Game[Options, State, Move, View] = Game('hearts', N_('Hearts'), range(4, 5), rules, Options, Move, View, VERSION,
                                               hidden=True, places=places, again=read, bots=BOTS)
