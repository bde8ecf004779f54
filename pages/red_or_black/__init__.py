"""Red or Black on phones, on the TV, and what is left of an evening of it."""
from pages.games import GamePage
from pages.red_or_black import guide, table, tv
from pages.red_or_black.keepsake import keepsake
from pages.red_or_black.poster import poster
from redblack.games.red_or_black.moves import Reseat, Skip

PAGE = GamePage(table.build, tv.build, guide.build, lambda circle: Reseat(tuple(circle)), Skip, keepsake, poster)
