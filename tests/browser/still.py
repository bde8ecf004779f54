"""The program, at whose tables no bot moves: what was laid stays as it was."""
import os

from nicegui import app, background_tasks

import main
from options import Options
from redblack.bots import Bots
from redblack.room import Room

if __name__ == '__main__':
    os.umask(0o077)
    Bots.due = lambda self: None
    options = Options()
    room = Room(options.data_dir)
    app.on_startup(lambda: background_tasks.create(main.announce(options, room)))
    main.run(room, str(options.host), options.port, options.lang)
