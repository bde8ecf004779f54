"""The program with one bot for Hearts that plays the first card it may: what it does is known beforehand."""
import os
from types import MappingProxyType

from nicegui import app, background_tasks

import main
from options import Options
from redblack.games.hearts import GAME
from redblack.games.hearts.moves import Next, Pass, Play
from redblack.room import Room
from tests.browser import simple  # under this name the bots' process finds it


def first(view, seat, rng):
    """Three low cards to pass, the lowest playable to play."""
    return Next() if view.phase == 'summary' else Pass(view.hand[:3]) if view.phase == 'pass' else Play(view.playable[0])


if __name__ == '__main__':
    os.umask(0o077)
    object.__setattr__(GAME, 'bots', MappingProxyType(dict.fromkeys(('easy', 'medium', 'hard', 'insane'), simple.first)))
    options = Options()
    room = Room(options.data_dir)
    app.on_startup(lambda: background_tasks.create(main.announce(options, room)))
    main.run(room, str(options.host), options.port, options.lang)
