"""`/tv`: the table for those who watch from the sofa. Everything to read, nothing to press.

static/tv.css composes it, in steps from roomy to dense; static/tv.js takes the first step in which nothing is cut.
"""
from __future__ import annotations

from functools import cache

from fastapi import Depends
from nicegui import ui

from pages.frame import STATIC, stamp, wear
from pages.parts import Part
from pages.room.entrance import Entrance
from pages.screen import Screen
from pages.tv import final, play
from pages.visit import SLEEP, Visit, Visits


def declare(visit: Visits, road: str, entrance: Entrance | None = None) -> None:
    """The TV of every table on this *road*. The QR code follows the *entrance*; without one there is none."""
    @ui.page(f'{road}/tv', reconnect_timeout=SLEEP)
    def page(visit: Visit = Depends(visit)) -> None:  # noqa: B008  (so FastAPI says it)
        wear('tv')
        ui.add_head_html(f'<script type="module" src="{script()}"></script>')
        build(Screen(visit, attends=()), entrance)


@cache
def script() -> str:
    """Its address, which changes with it."""
    return f'/static/tv.js?{stamp((STATIC / "tv.js").read_text())}'


def build(screen: Screen, entrance: Entrance | None) -> None:
    with Part('div', 'tvbody'):
        play.build(screen, entrance)
        final.build(screen)
        tell_news(screen)
        say_it_looks(screen)


def tell_news(screen: Screen) -> None:
    """The news of the table, large. Refusals are for the phone that was refused."""
    def fill() -> None:
        if screen.place.news is not None:
            Part('p', 'tvword', screen._(screen.place.news.message))
    Part('div', 'toasts tvnews', role='status', aria_live='polite').fill(screen.place, 'news', lambda _: (screen.place.news,), fill)


def say_it_looks(screen: Screen) -> None:
    """What lies over the table while the server cannot be heard. It is in the page from the start: then nothing more could be sent."""
    with Part('div', 'tvlost'):
        # Translators: very big, on the TV
        Part('p', '', screen._('Finding the table again…'))
        Part('p', '', screen._('Nothing is lost: the game goes on by itself.'))
