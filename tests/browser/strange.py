"""The program in a strange English: every text in ⟦…⟧ and a third longer (tests/words/pseudo.py)."""
import os

from nicegui import app, background_tasks

import i18n
import main
from options import Options
from redblack.room import Room
from tests.words.pseudo import Strange

if __name__ in {'__main__', '__mp_main__'}:
    os.umask(0o077)
    real = i18n.catalog
    i18n.catalog = lambda language, tone: Strange(real(language, tone)) if language == 'en' else real(language, tone)
    options = Options()
    room = Room(options.data_dir)
    app.on_startup(lambda: background_tasks.create(main.announce(options, room)))
    main.run(room, str(options.host), options.port, options.lang)
