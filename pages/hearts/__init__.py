"""Hearts on phones and on the TV."""
from pages.games import GamePage
from pages.hearts import guide, replay, table, tv
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('Tricks for four in which nobody wants the hearts. Bots sit down where people are missing.')
PAGE = GamePage(table.build, tv.build, guide.build, ABOUT, more=replay.declare)
