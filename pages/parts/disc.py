"""A player's chip."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts.markup import tag
from redblack.game import Seat


def disc(seat: Seat) -> Markup:
    """The number, red and black by turns."""
    return tag('i', 'disc red' if seat % 2 == 0 else 'disc', seat + 1, aria_hidden='true')
