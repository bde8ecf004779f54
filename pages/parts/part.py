"""Plain HTML elements that can be bound: text, markup, class, attribute, shown or not, children. No Quasar in them."""
from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

import pydantic
from markupsafe import Markup
from nicegui.binding import bind_from
from nicegui.element import Element
from nicegui.elements.mixins.text_element import TextElement

from pages.live import Live
from pages.parts.markup import NOTHING
from redblack.game import Seat

log = logging.getLogger(__name__)

# What a tap brings along: which button it was, the questions that were open on the screen when the finger came down (a tap made offline arrives
# late and must be known as old), and what is typed into the form round the button. The second half of a double tap is none, nor is a tap
# while the page knows that it has no connection: it would be kept, and come when nobody means it any more.
TAP = '''(e) => {
  const button = %s;
  if (!button || e.timeStamp - (button.tapped ?? -Infinity) < 250 || !window.socket.connected) return;
  button.tapped = e.timeStamp;
  const fields = button.closest("[data-form]")?.querySelectorAll("[name]") ?? [];
  emit({do: button.dataset.do ?? "", asked: JSON.parse(button.closest("[data-asked]")?.dataset.asked ?? "{}"),
        typed: Object.fromEntries([...fields].map((f) => [f.name, f.value]))});
}'''
ON_ITSELF, ON_A_BUTTON_INSIDE = TAP % 'e.currentTarget', TAP % 'e.target.closest("[data-do]")'


@dataclass(frozen=True, slots=True)
class Tap:
    """One tap as it came from the page: the button's word, numbers of the open questions by seat, and typed texts by the names of their fields."""

    do: str = ''
    asked: Mapping[Seat, int] = field(default_factory=dict)
    typed: Mapping[str, str] = field(default_factory=dict)


def number(which: str) -> int | None:
    """What stands behind the hyphen of a button's word, if it is a small number: a seat, one of a few suggestions."""
    return int(which) if which.isdecimal() and len(which) < 4 else None


TAPS = pydantic.TypeAdapter(Tap)


def read_tap(args: object) -> Tap:
    """Whatever the wire brought, as a tap; a malformed one answers no question and is refused like any old one."""
    try:
        return TAPS.validate_python(args)
    except pydantic.ValidationError:
        return Tap()


class Bound(Element):
    """What the two kinds of part have in common."""

    def _dress(self, classes: str, attributes: Mapping[str, str]) -> None:
        self._build: Callable[[], None] = lambda: None
        self._key: Hashable = None
        self._worn = classes
        self._attributes: Mapping[str, str] = {}
        self._wear()
        self.attributes = attributes

    @property
    def dress(self) -> str:
        """The classes."""
        return self._worn

    @dress.setter
    def dress(self, classes: str) -> None:
        if classes != self._worn:
            self._worn = classes
            self._wear()

    def _wear(self) -> None:
        """Being hidden is one of the classes to NiceGUI. Past its observers of each single class, as in `_set`."""
        list.__setitem__(self._classes, slice(None), [*self._worn.split(), *([] if self.visible else ['hidden'])])
        self.update()

    def _handle_visibility_change(self, visible: str) -> None:
        self._wear()

    @property
    def attributes(self) -> Mapping[str, str]:
        return self._attributes

    @attributes.setter
    def attributes(self, value: Mapping[str, str]) -> None:
        if value != self._attributes:
            self._attributes = value
            self._set({name.rstrip('_').replace('_', '-'): text for name, text in value.items()})

    def _set(self, props: Mapping[str, str]) -> None:
        """Past NiceGUI's observers of each single prop: they cost half of a change."""
        dict.update(self._props, props)
        self.update()

    @property
    def filled(self) -> Hashable:
        """What the children were built from."""
        return self._key

    @filled.setter
    def filled(self, key: Hashable) -> None:
        if key != self._key:
            self._key = key
            self.clear()
            try:
                with self:
                    self._build()
            except Exception:
                log.exception('an element could not be built')

    def follow(self, what: str, source: Any, names: str, show: Callable[[Any], Any]) -> Self:
        """Keep *what* ('text', 'markup', 'dress', 'attributes', 'visible') as *show* says of the view, whenever a field of *source* in *names* changes.

        *show* may say None: then all stays, as for a part that is not to be seen now. A *show* that raises is logged and leaves this element
        as it was; the rest of the screen, and the table, go on.
        """
        fields = frozenset(names.split())

        def shown() -> Any:
            try:
                value = show(source.view)
            except Exception:
                log.exception('an element could not follow %s', names)
                value = None
            return getattr(self, what) if value is None else value

        if isinstance(source, Live):
            setattr(self, what, shown())
            bind_from(self, what, source, 'moved', lambda _: getattr(self, what) if fields.isdisjoint(source.changed) else shown())
        else:
            for name in names.split():
                bind_from(self, what, source, name, lambda _: shown())
        return self

    def fill(self, source: Any, names: str, key: Callable[[Any], Hashable], build: Callable[[], None]) -> Self:
        """Build the children anew whenever *key* of the view changes: for lists that change seldom."""
        self._build = build
        return self.follow('filled', source, names, key)

    def tap(self, handler: Callable[[Tap], object]) -> Self:
        """Call *handler* with what a tap on this element brought along."""
        self.on('click', lambda e: handler(read_tap(e.args)), js_handler=ON_ITSELF)
        return self

    def taps(self, handler: Callable[[Tap], object]) -> Self:
        """Call *handler* for a tap on any element with a data-do inside this one, markup or part."""
        self.on('click', lambda e: handler(read_tap(e.args)), js_handler=ON_A_BUTTON_INSIDE)
        return self


class Part(Bound, TextElement):
    """One HTML element with a plain text: `Part('button', 'go', 'Done')`."""

    def __init__(self, tag: str, classes: str = '', text: str = '', **attributes: str) -> None:
        super().__init__(tag=tag, text=text)
        self._dress(classes, attributes)


class Rich(Bound):
    """One HTML element with markup of our own in it."""

    def __init__(self, tag: str, classes: str = '', markup: Markup = NOTHING, **attributes: str) -> None:
        super().__init__(tag=tag)
        self._dress(classes, attributes)
        self._markup = markup
        self._props['innerHTML'] = markup

    @property
    def markup(self) -> Markup:
        return self._markup

    @markup.setter
    def markup(self, value: Markup) -> None:
        if value != self._markup:
            self._markup = value
            self._set({'innerHTML': value})

    def _displayed_contents(self, *, only_visible: bool) -> list[Any]:
        """What a simulated user sees: the words, without the tags."""
        return [Markup(self._markup).striptags()]
