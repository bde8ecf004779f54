"""The rules of Hearts, to be read."""
from __future__ import annotations

from pages.parts import Part
from pages.screen import Screen


def build(screen: Screen) -> None:
    with Part('div', 'guide'):
        Part('h1', '', screen._('Hearts'))
        Part('a', 'go red', screen._('To the table'), href=screen.path())
