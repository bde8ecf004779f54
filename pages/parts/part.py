"""Plain HTML elements that can be bound: text, markup, class, attribute, shown or not, children. No Quasar in them."""
from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

import pydantic
from markupsafe import Markup
from nicegui.binding import BindableProperty, bind_from
from nicegui.element import Element
from nicegui.elements.mixins.text_element import TextElement

from redblack.game import Seat

log = logging.getLogger(__name__)

# What a tap brings along: the questions that were open on the screen when the finger came down, for a tap made offline arrives late and must
# be known as old; and what is typed into the form round the button.
TAP = '''(e) => {
  const at = (what) => e.currentTarget.closest(what);
  const fields = at("[data-form]")?.querySelectorAll("[name]") ?? [];
  emit({asked: JSON.parse(at("[data-asked]")?.dataset.asked ?? "{}"), typed: Object.fromEntries([...fields].map((f) => [f.name, f.value]))});
}'''


@dataclass(frozen=True, slots=True)
class Tap:
    """One tap as it came from the page: numbers of the open questions by seat, and typed texts by the names of their fields."""

    asked: Mapping[Seat, int] = field(default_factory=dict)
    typed: Mapping[str, str] = field(default_factory=dict)


TAPS = pydantic.TypeAdapter(Tap)


def read_tap(args: object) -> Tap:
    """Whatever the wire brought, as a tap; a malformed one answers no question and is refused like any old one."""
    try:
        return TAPS.validate_python(args)
    except pydantic.ValidationError:
        return Tap()


class Bound(Element):
    """What the two kinds of part have in common."""

    dress = BindableProperty(on_change=lambda self, value: self._wear(value))
    attributes = BindableProperty(on_change=lambda self, value: self._attributes(value))
    filled = BindableProperty(on_change=lambda self, _: self._fill())

    def _dress(self, classes: str, attributes: Mapping[str, str]) -> None:
        self._build: Callable[[], None] = lambda: None
        self.filled = None
        self.dress = classes
        self._wear(classes)
        self.attributes = attributes
        self._attributes(attributes)

    def _wear(self, classes: str) -> None:
        """Other classes; being hidden is one of them to NiceGUI, and stays."""
        self.classes(replace=classes if self.visible else f'{classes} hidden')

    def _attributes(self, value: Mapping[str, str]) -> None:
        for name, text in value.items():
            self._props[name.rstrip('_').replace('_', '-')] = text
        self.update()

    def _fill(self) -> None:
        self.clear()
        try:
            with self:
                self._build()
        except Exception:
            log.exception('an element could not be built')

    def follow(self, what: str, source: Any, names: str, show: Callable[[Any], Any]) -> Self:
        """Keep *what* ('text', 'markup', 'dress', 'attributes', 'visible') as *show* says of the view, whenever a field of *source* in *names* changes.

        A *show* that raises is logged and leaves this element as it was; the rest of the screen, and the table, go on.
        """
        def shown(_: object) -> Any:
            try:
                return show(source.view)
            except Exception:
                log.exception('an element could not follow %s', names)
                return getattr(self, what)
        for name in names.split():
            bind_from(self, what, source, name, shown)
        return self

    def fill(self, source: Any, names: str, key: Callable[[Any], Hashable], build: Callable[[], None]) -> Self:
        """Build the children anew whenever *key* of the view changes: for lists that change seldom."""
        self._build = build
        return self.follow('filled', source, names, key)

    def tap(self, handler: Callable[[Tap], object]) -> Self:
        """Call *handler* with what the tap brought along."""
        self.on('click', lambda e: handler(read_tap(e.args)), js_handler=TAP)
        return self


class Part(Bound, TextElement):
    """One HTML element with a plain text: `Part('button', 'go', 'Done')`."""

    def __init__(self, tag: str, classes: str = '', text: str = '', **attributes: str) -> None:
        super().__init__(tag=tag, text=text)
        self._dress(classes, attributes)


NOTHING = Markup()


class Rich(Bound):
    """One HTML element with markup of our own in it. `Markup` escapes whatever a person typed."""

    markup = BindableProperty(on_change=lambda self, value: self._attributes({'innerHTML': value}))

    def __init__(self, tag: str, classes: str = '', markup: Markup = NOTHING, **attributes: str) -> None:
        super().__init__(tag=tag)
        self._dress(classes, attributes)
        self.markup = markup
        self._attributes({'innerHTML': markup})

    def _displayed_contents(self, *, only_visible: bool) -> list[Any]:
        """What a simulated user sees: the words, without the tags."""
        return [Markup(self.markup).striptags()]
