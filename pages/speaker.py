"""One language's way of telling what a place sees."""
from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any

from markupsafe import Markup, escape

from i18n import TONES, Voice
from pages.parts import tag
from redblack.game import Seat
from redblack.place import Place

Tell = Callable[..., Any]


def told(tell: Tell) -> Tell:
    """All screens of one language are told the same, so it is worked out for the first of them: *tell* (screen, view, …) must depend on nothing else."""
    last: dict[Hashable, tuple[Any, Any, Any]] = {}

    @wraps(tell)
    def once(screen: Speaker, view: Any, *more: Hashable) -> Any:
        key = screen.language, *more
        known = last.get(key)
        if known is None or known[0] is not view or known[1] is not screen.place.names:
            known = last[key] = view, screen.place.names, tell(screen, view, *more)
        return known[2]
    return once


class Speaker:
    """Says in one language what *place* sees. It need be no page: a file to keep is told by one too."""

    def __init__(self, place: Place, language: str) -> None:
        self.place, self.language = place, language

    @property
    def view(self) -> Any:
        return self.place.view

    @property
    def voice(self) -> Voice:
        """The tone is the table's, and may change at any moment; a game without cards that speak has none."""
        return Voice(self.language, getattr(self.place.view.options, 'mode', TONES[-1]))

    def _(self, message: str, **facts: object) -> str:
        return self.voice._(message, **facts)

    def label(self, seat: Seat) -> str:
        """A player's name, or the number where nobody has typed one."""
        return self.place.names.get(seat) or self._('Player {n}', n=seat + 1)

    def name(self, seat: Seat) -> Markup:
        """The label for use in markup: its own direction, whatever letters it has."""
        return tag('bdi', '', self.label(seat))

    def rich(self, message: str, **facts: object) -> Markup:
        """A text of the table with markup in its {fields}."""
        return escape(self.voice.raw(message)).format_map(facts)
