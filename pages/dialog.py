"""A question before something that cannot be missed: starting again, another length."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui.binding import BindableProperty

from pages.parts import Part, Tap
from pages.screen import Screen


class Dialog:
    """One at a time, on this screen alone. What is asked is asked anew each time; «no» changes nothing."""

    number = BindableProperty()

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.view = None
        self.number = 0   # of the question now open; 0 is none
        self._asked = 0
        self._texts = ('', '', '', '')
        self._then: Callable[[Tap], object] = lambda tap: None
        self._otherwise: Callable[[], object] = lambda: None

    def ask(self, title: str, text: str, no: str, yes: str, then: Callable[[Tap], object], otherwise: Callable[[], object] = lambda: None) -> None:
        """Put the question; *then* is called with the tap on *yes*, *otherwise* on *no*."""
        self._texts, self._then, self._otherwise = (title, text, no, yes), then, otherwise
        self._asked += 1
        self.number = self._asked

    def build(self) -> None:
        Part('div', 'shade').follow('visible', self, 'number', lambda _: self.number > 0).fill(self, 'number', lambda _: self.number, self._fill)
        Part('span').follow('visible', self.screen.place, 'party', self._forget)

    def _forget(self, view: Any) -> bool:
        """Another party: what was asked about the old one is off the table."""
        self.number = 0
        return False

    def _fill(self) -> None:
        if self.number == 0:
            return
        title, text, no, yes = self._texts
        with Part('div', 'dialog', role='alertdialog', aria_modal='true', aria_label=title):
            Part('h2', '', title)
            Part('p', '', text)
            with Part('div', 'two'):
                Part('button', 'second', no).tap(lambda tap: self._answer(None)).mark('no')
                Part('button', 'go red', yes).tap(self._answer).mark('yes')

    def _answer(self, yes: Tap | None) -> None:
        """The first answer counts; a second tap finds no question."""
        if self.number:
            self.number = 0
            if yes is None:
                self._otherwise()
            else:
                self._then(yes)
