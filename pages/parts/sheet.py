"""A sheet of paper over the whole screen, with a heading and a way out."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from pages.parts import Part, Rich, Tap, icons


@contextmanager
def sheet(screen: Any, name: str, title: str, close: Callable[[Tap], None] | None = None) -> Iterator[None]:
    """Shown while ``screen.open == name``. *close* is what leaving does; by default nothing but leaving."""
    def leave(tap: Tap) -> None:
        screen.open = None

    with Part('div', 'panel', data_form='', role='dialog', aria_label=title).follow('visible', screen, 'open', lambda _: screen.open == name):
        with Part('header'):
            Part('h1', '', title)
            Rich('button', 'icon', icons.CLOSE, aria_label=screen._('Close')).tap(close or leave).mark(f'close-{name}')
        yield
