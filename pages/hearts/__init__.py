"""Hearts on phones and on the TV, and what is left of an evening of it."""
from pages.games import GamePage
from pages.hearts import guide, replay, table, tv
from pages.hearts.keepsake import keepsake
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('Tricks for four in which nobody wants the hearts. Bots sit down where people are missing.')
SOUNDS = N_('Your turn: two notes up, two buzzes.')
PAGE = GamePage(table.build, tv.build, guide.build, ABOUT, SOUNDS, keepsake, more=replay.declare)
