"""Red or Black on phones, on the TV, and what is left of an evening of it."""
from pages.games import GamePage
from pages.red_or_black import guide, table, tv
from pages.red_or_black.keepsake import keepsake
from pages.red_or_black.poster import poster
from redblack.games.red_or_black.moves import Reseat
from redblack.refusal import N_

# Translators: what the game is, in one line, at most 110 letters
ABOUT = N_('One card, one guess, and what it costs. A party game for one phone or for many.')
SOUNDS = N_('Your turn: two notes up, two buzzes. A hit rises and taps once, a miss falls and taps twice.')
COMES = N_('You play from the next turn on, at the end of the circle. The turns begin again with the first player.')
GOES = N_('You leave the table; the others play on. Your penalties stay in the story.')
PAGE = GamePage(table.build, tv.build, guide.build, ABOUT, SOUNDS, keepsake, lambda circle: Reseat(tuple(circle)), COMES, GOES,
                poster)
