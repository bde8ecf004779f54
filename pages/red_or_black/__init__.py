"""`/`: the table of Red or Black, and `/rules`."""
from __future__ import annotations

from pages.red_or_black import guide, table
from pages.red_or_black.keepsake import keepsake
from pages.red_or_black.poster import poster
from pages.red_or_black.souvenir import filename
from pages.room.entrance import Entrance
from pages.room.offers import Offers
from pages.visit import Visits
from redblack.games.red_or_black.moves import Reseat, Skip
from redblack.games.red_or_black.values import SEATS

OFFERS = Offers(lambda circle: Reseat(tuple(circle)), Skip, SEATS[-1], keepsake, poster, filename)


def declare(visit: Visits, road: str, entrance: Entrance) -> None:
    table.declare(visit, road, entrance, OFFERS)
    guide.declare(visit, road)
