"""A sample, with what is said of it."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pages.parts import Part, Rich
from pages.parts.markup import join
from pages.red_or_black import turn
from pages.screen import Screen

ENGLISH = {'lang': 'en'}


@contextmanager
def sample(caption: str, ground: str) -> Iterator[None]:
    """What is built inside stands under the *caption*, on its *ground*: 'felt', 'paper', a whole 'phone' or 'tv'; 'wide' with it for all the room there is."""
    with Part('figure', 'sample'):
        Part('figcaption', '', caption, **ENGLISH)
        with Part('div', f'on-{ground}'):
            yield


def on_felt(caption: str, *markup: object) -> None:
    with sample(caption, 'felt'):
        Rich('div', 'few', join(*markup))


def on_paper(caption: str, *markup: object) -> None:
    with sample(caption, 'paper'):
        Rich('div', 'few', join(*markup))


@contextmanager
def phone(caption: str, screen: Screen, height: int = 740) -> Iterator[None]:
    """A phone's screen, so many pixels high: enough for the usual layout, or for the whole of a sheet."""
    with sample(caption, 'phone'), Part('div', f'screen {turn.state(screen, screen.view)}', style=f'height: {height}px'):
        yield
