"""The program with one element that raises on English screens: the real `main.serve`, the sentence of the result replaced before."""
import os

from nicegui import app, background_tasks

import main
from options import Options
from pages.red_or_black import table
from redblack.room import Room


def raises_in_english(said):
    def broken(screen, view):
        if screen.language == 'en':
            raise ZeroDivisionError('on purpose')
        return said(screen, view)
    return broken


if __name__ in {'__main__', '__mp_main__'}:
    os.umask(0o077)
    table.said = raises_in_english(table.said)
    options = Options()
    room = Room(options.data_dir)
    app.on_startup(lambda: background_tasks.create(main.announce(options, room)))
    main.run(room, str(options.host), options.port, options.lang)
