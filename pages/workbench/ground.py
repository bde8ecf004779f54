"""Colours, type, space and height, as static/tokens.css has them: a token that comes or goes there does so here."""
from __future__ import annotations

import re

from markupsafe import Markup

from pages.frame import STATIC
from pages.parts import Rich
from pages.parts.markup import join, tag
from pages.workbench.sample import ENGLISH, sample
from pages.workbench.tables import Shop

TOKEN = re.compile(r'--([\w-]+):\s*([^;]+);')
# a kind of token: how it is known, what wears it, in which style
KINDS = {
    'Colours': (r'.*: (#|var)', '', 'background: var(--{})'),
    'Voices': (r'sans|serif', 'Красное или чёрное', 'font-family: var(--{})'),
    'Type': (r't-', 'Чёрное Aa 10', 'font-size: var(--{})'),
    'Space': (r's\d|edge|tap', '', 'width: var(--{})'),
    'Corners': (r'r-', '', 'border-radius: var(--{})'),
    'Height': (r'lie|lift', '', 'box-shadow: var(--{})'),
    'Time, curves, tracking': (r'', '', ''),
}


def tokens() -> dict[str, str]:
    """By name: those that hold always, not those of a device that wants less motion."""
    return dict(TOKEN.findall((STATIC / 'tokens.css').read_text().partition('@media')[0]))


def kind(name: str, value: str) -> str:
    return next(kind for kind, (known, _, _) in KINDS.items() if re.match(known, f'{name}: {value}'))


def build(shop: Shop) -> None:
    found = tokens()
    for group, (_, worn, style) in KINDS.items():
        with sample(group, 'felt' if group == 'Height' else 'paper'):
            rows = (row(name, value, worn, style.format(name)) for name, value in found.items() if kind(name, value) == group)
            Rich('ul', f'tokens {group.partition(",")[0].lower()}', join(*rows), **ENGLISH)


def row(name: str, value: str, worn: str, style: str) -> Markup:
    return tag('li', '', tag('span', 'look', worn, style=style), tag('code', '', f'--{name}'), tag('small', '', value))
