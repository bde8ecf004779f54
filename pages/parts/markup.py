"""Markup of our own, in which whatever a person typed is escaped."""
from __future__ import annotations

from markupsafe import Markup, escape

VOID = {'img', 'input', 'br', 'meta', 'link'}
NOTHING = Markup()


def tag(kind: str, classes: str = '', /, *inside: object, **attributes: object) -> Markup:
    """One HTML element: ``tag('button', 'go', 'Done', data_do='done')``. A text in *inside* is escaped, markup stays. An attribute '' is left out."""
    worn = f' class="{escape(classes)}"' if classes else ''
    for name, value in attributes.items():
        if value != '':
            worn += f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"'
    return Markup(f'<{kind}{worn}>' if kind in VOID else f'<{kind}{worn}>{"".join(map(escape, inside))}</{kind}>')


def join(*inside: object) -> Markup:
    """Texts, escaped, and markup, one after another."""
    return Markup(''.join(map(escape, inside)))


def button(do: str, classes: str, *inside: object, grey: bool = False, **attributes: object) -> Markup:
    """A button that the screen knows by the word *do*. A grey one can be tapped too: then the table says why not."""
    return tag('button', classes, *inside, data_do=do, **({'aria_disabled': 'true'} if grey else {}), **attributes)
