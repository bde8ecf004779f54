"""NiceGUI's page template, with three changes: its scripts bear the nonce of the page, Apple's phones and tablets begin with polling, and no page
loads the styles and fonts of elements that it has not.

The nonce lets the page do without 'unsafe-inline': a script that somebody typed into a field stays a text even if we failed to escape it.
"""
from __future__ import annotations

import re
from pathlib import Path

import nicegui
from jinja2 import DictLoader
from nicegui.client import templates

SCRIPT, WITH_NONCE = '<script', '<script nonce="{{ request.state.nonce }}"'

# There, a websocket over plain http may hang for 20 s before the library falls back. An iPad says it is a Mac; no Mac has a touch screen.
TRANSPORTS = '{{ socket_io_js_transports | safe }}'
APPLE_FIRST_POLLS = ('/iPhone|iPod|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)'
                     f' ? ["polling", "websocket"] : {TRANSPORTS}')

# Our elements are plain ones. What we want of Quasar's styles stands in static/nicegui.css; why: docs/decisions/0005-first-load.md
UNWORN = re.compile(r'@import url\("[^"]*/static/(?:fonts|quasar\.[\w.]+)\.css"\) layer\(\w+\);')


def change() -> None:
    """From now on. A NiceGUI whose template has changed is noticed here, not at the party."""
    source = (Path(nicegui.__file__).parent / 'templates' / 'index.html').read_text()
    for part in SCRIPT, TRANSPORTS:
        if part not in source:
            raise LookupError(f'NiceGUI has no {part} in its template any more')
    undressed, sheets = UNWORN.subn('', source)
    if sheets != 5:  # the fonts, and two of Quasar's, minified or not
        raise LookupError(f'NiceGUI loads other stylesheets of Quasar than it did: {sheets}')
    templates.env.loader = DictLoader({'index.html': undressed.replace(SCRIPT, WITH_NONCE).replace(TRANSPORTS, APPLE_FIRST_POLLS)})
