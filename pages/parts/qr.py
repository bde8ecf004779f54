"""A QR code as inline SVG: one path, crisp from a phone to the TV."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

import segno
from markupsafe import Markup

from pages.parts.markup import tag

QUIET = 4  # modules of empty border, as the standard asks


@lru_cache(maxsize=32)
def qr(text: str, label: str) -> Markup:
    """*text* as dark modules on nothing: the ground belongs to whoever puts it up, and must be light. *label* is what a screen reader says."""
    rows = segno.make(text, error='m', micro=False).matrix
    runs = ''.join(f'M{x} {y}h{n}v1h-{n}z' for y, row in enumerate(rows) for x, n in dark_runs(row))
    side = len(rows) + 2 * QUIET
    drawing = Markup(f'<path d="{runs}"/>')
    return tag('svg', 'qr', drawing, viewBox=f'{-QUIET} {-QUIET} {side} {side}', shape_rendering='crispEdges', role='img', aria_label=label)


def dark_runs(row: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where dark modules lie side by side: the first of them, and how many."""
    x = 0
    for dark, modules in groupby(row):
        n = len(list(modules))
        if dark:
            yield x, n
        x += n
