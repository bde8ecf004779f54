"""`/parts`, with --dev alone: every part of the screens in every state, for people who work on the looks.

All samples are made by the functions that make them in the game, on tables played to that moment, in a room that is nobody's: what a finger does to
a button is to be seen, and the evening hears nothing of it. The samples speak the language of the device. Their captions are English in every language:
they are for developers, name classes and tokens, and would have to be translated beside each part that comes and goes.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fastapi import Depends
from nicegui import ui

from pages.frame import STATIC, stamp, wear
from pages.parts import Part
from pages.visit import Visit, visits
from pages.workbench import ground, phones, small, sofa, told
from pages.workbench.sample import ENGLISH
from pages.workbench.tables import Shop
from redblack.room import Room

STYLE = 'workbench.css'
SECTIONS: dict[str, Callable[[Shop], None]] = {
    'Ground': ground.build, 'Buttons': small.buttons, 'Small parts': small.small, 'Cards': told.cards, 'Counted': told.counted,
    'Top line': phones.turns, 'Phones': phones.tables, 'Sheets': phones.sheets, 'Over the table': phones.over, 'TV': sofa.build,
}


def declare(room: Room, language: str | None = None) -> None:
    """A page for whoever may see those of the *room*. *language* as in pages.declare."""
    folder = room.data / 'parts'
    folder.mkdir(exist_ok=True)
    nobodys = Room(folder)

    @ui.page('/parts')
    def page(visit: Visit = Depends(visits(room, language))) -> None:  # noqa: B008  (so FastAPI says it)
        wear('host')
        wear('tv')
        ui.add_head_html(f'<link rel="stylesheet" href="/static/{STYLE}?{stamp((STATIC / STYLE).read_text())}">')
        build(Shop(replace(visit, room=nobodys)))
        ui.page_title('Parts')


def build(shop: Shop) -> None:
    with Part('div', 'bench'):
        with Part('header', **ENGLISH):
            Part('h1', '', 'Parts')
            Part('p', '', 'Every part of the screens in every state, made by the functions that make it in the game.')
            with Part('nav', aria_label='Sections'):
                for name in SECTIONS:
                    Part('a', 'second', name, href=f'#{anchor(name)}')
        for name, fill in SECTIONS.items():
            with Part('section', id=anchor(name)):
                Part('h2', '', name, **ENGLISH)
                fill(shop)


def anchor(name: str) -> str:
    return name.lower().replace(' ', '-')
