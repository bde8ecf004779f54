"""Red or Black on phones, on the TV, and what is left of an evening of it."""
from pages.games import GamePage
from pages.red_or_black import guide, table, tv
from pages.red_or_black.keepsake import keepsake
from pages.red_or_black.poster import poster
from redblack.games.red_or_black.moves import Reseat, Skip
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('One card, one guess, and what it costs. A party game for one phone or for many.')
PAGE = GamePage(table.build, tv.build, guide.build, ABOUT, lambda circle: Reseat(tuple(circle)), Skip, keepsake, poster)
