"""Rouge et noir on phones and on the TV."""
from pages.banking import guide, table, tv
from pages.banking.face import COMES, GOES, SOUNDS
from pages.banking.keepsake import keepsake
from pages.games import GamePage
from pages.rouge_et_noir.face import FACE
from redblack.banking.moves import Reseat

PAGE = GamePage(table.of(FACE), tv.of(FACE), guide.of(FACE), FACE.about, SOUNDS, keepsake, lambda circle: Reseat(tuple(circle)), COMES, GOES)
