"""A sheet of paper over the whole screen, with a heading and a way out. It is made when it is opened, and thrown away when it is closed."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pages.parts import Part, Rich, Tap, icons


def sheet(screen: Any, name: str, title: str, build: Callable[[], object], close: Callable[[Tap], None] | None = None) -> None:
    """Lies there while ``screen.open == name``; *build* puts into it what stands under the heading. *close* is what leaving does; by default
    nothing but leaving."""
    def leave(tap: Tap) -> None:
        screen.open = None

    def fill() -> None:
        if screen.open == name:
            with Part('header'):
                Part('h1', '', title)
                Rich('button', 'icon', icons.CLOSE, aria_label=screen._('Close')).tap(close or leave).mark(f'close-{name}')
            build()

    paper = Part('div', 'panel', data_form='', role='dialog', aria_label=title).follow('visible', screen, 'open', lambda _: screen.open == name)
    paper.fill(screen, 'open', lambda _: screen.open == name, fill)
