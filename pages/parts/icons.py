"""Icons and suits as inline SVG: no font to load, and ♥ never turns into an emoji."""
from __future__ import annotations

from markupsafe import Markup

PIP = {
    'H': 'M0 46L-40.8-5A24 24 0 1 1 0-29.6A24 24 0 1 1 40.8-5Z',
    'D': 'M0-48L38 0L0 48L-38 0Z',
    'S': 'M0-48L-39.6-2.4A22 22 0 1 0-5 24.6L-15 48H15L5 24.6A22 22 0 1 0 39.6-2.4Z',
    'C': 'M0-48A23 23 0 0 1 18.7-11.6A23 23 0 1 1 6 27.5L15 48H-15L-6 27.5A23 23 0 1 1-18.7-11.6A23 23 0 0 1 0-48Z',
    'X': 'M0-48L11.8-16.2L45.7-14.8L19 6.2L28.2 38.8L0 20L-28.2 38.8L-19 6.2L-45.7-14.8L-11.8-16.2Z',
}
CROWN = 'M2 20V5l5.5 6L12 3l4.5 8L22 5v15z'
CUP = 'M5 2h14v5a7 7 0 0 1-5.5 6.8V19H18v3H6v-3h4.5v-5.2A7 7 0 0 1 5 7z'


def svg(inside: str, box: str = '0 0 24 24', classes: str = '') -> Markup:
    """Our own drawing; *inside* is never a text from a person."""
    dress = f' class="{classes}"' if classes else ''
    return Markup(f'<svg viewBox="{box}"{dress} aria-hidden="true">{inside}</svg>')


def pip(suit: str, classes: str = 's') -> Markup:
    """A suit: C D H S, or X, the jokers' star."""
    return svg(f'<path d="{PIP[suit]}"/>', '-50 -50 100 100', classes)


def _half(drawing: str, to: int) -> str:
    return f'<svg width="{to}" height="24" viewBox="0 0 {to} 24">{drawing}</svg>' if to else ''


def crown(n: int) -> Markup:
    """The crown, filled by halves: *n* of 2 jokers are open."""
    return svg(f'<path class="off" d="{CROWN}"/>' + _half(f'<path d="{CROWN}"/>', 12 * n))


CHECK = svg('<path d="M3 13l6 6L21 5"/>')
CROSS = svg('<path d="M4 4l16 16M20 4L4 20"/>')
CLOSE = svg('<path fill="none" stroke="currentColor" stroke-width="3" d="M4 4l16 16M20 4L4 20"/>')
ARROW = svg('<path d="M2 12h18M13 4l8 8-8 8"/>')
UP = svg('<path d="M3 16l9-9 9 9"/>')
DOWN = svg('<path d="M3 8l9 9 9-9"/>')
HIGHER = svg('<path d="M0 24L16 0L32 24z"/>', '0 0 32 24', 'way')
LOWER = svg('<path d="M0 0L16 24L32 0z"/>', '0 0 32 24', 'way')
HELP = svg('<path fill="none" stroke="currentColor" stroke-width="3" d="M7 8a5 5 0 1 1 7.5 4.3C12.8 13.3 12 14.2 12 16"/><path d="M10.3 18.5h3.4v3.4h-3.4z"/>')
GEAR = svg('<path fill-rule="evenodd" d="M10 1h4l.6 3.1 1.9.8L19.1 3.1l2.8 2.8-1.8 2.6.8 1.9L24 11v3l-3.1.6-.8 1.9 1.8 2.6-2.8 2.8-2.6-1.8-1.9.8'
           'L14 24h-4l-.6-3.1-1.9-.8-2.6 1.8-2.8-2.8 1.8-2.6-.8-1.9L0 14v-3l3.1-.6.8-1.9L2.1 5.9l2.8-2.8 2.6 1.8 1.9-.8zM12 8'
           'a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9z"/>', '0 0 24 25')
AGAIN = svg('<path fill="none" stroke="currentColor" stroke-width="3" d="M20.5 12A8.5 8.5 0 1 1 17 5.1"/><path d="M13 6.5L21.5 8.5V0z"/>')
UNDO = svg('<path fill="none" stroke="currentColor" stroke-width="3" d="M7 20h7.5a6 6 0 0 0 0-12H5"/><path d="M9.5 1.5V14.5L1.5 8z"/>')
MENU = svg('<path fill="none" stroke="currentColor" stroke-width="3" d="M2 5h20M2 12h20M2 19h20"/>')
SAVE = svg('<path d="M12 2v13M6 9.5l6 6 6-6M3 21h18"/>')
SWAP = svg('<path d="M3 8h16M14 3l5 5-5 5M21 17H5M10 12l-5 5 5 5"/>')
LIST = svg('<path fill="none" stroke="currentColor" stroke-width="3" d="M9 5h13M9 12h13M9 19h13M2 5h3M2 12h3M2 19h3"/>')
EYE = svg('<path fill-rule="evenodd" d="M1 12c6-9 16-9 22 0c-6 9-16 9-22 0zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z"/>')
MORE = svg('<path d="M2 10h4v4H2zM10 10h4v4h-4zM18 10h4v4h-4z"/>', classes='more')
QR = svg('<path fill-rule="evenodd" d="M2 2h9v9H2zM4.5 4.5v4h4v-4zM13 2h9v9h-9zM15.5 4.5v4h4v-4zM2 13h9v9H2zM4.5 15.5v4h4v-4z'
         'M13 13h4v4h-4zM18 18h4v4h-4zM18 13h4v3h-4zM13 19h3v3h-3z"/>', classes='solid')
GRAIL = svg(f'<path d="{CUP}"/>')
GRAIL_HALVES = svg(f'<path d="{CUP}"/><svg x="12" width="12" height="24" viewBox="12 0 12 24"><path fill="#111" d="{CUP}"/></svg>')
