"""An evening to keep: one file that needs nothing but itself, to read, to print, to send to those who played. What it tells is its game's."""
from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from markupsafe import Markup

from i18n import Voice
from pages.frame import STATIC
from pages.parts.disc import disc
from pages.parts.icons import PIP
from pages.parts.markup import tag
from redblack.game import Seat

STYLES = 'tokens', 'keepsake'
SHUT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"  # to the net, and to any script


def leaf(voice: Voice, title: str, day: date, *inside: Markup) -> str:
    """The whole document. *day* is the date of the evening."""
    head = (tag('meta', charset='utf-8'), tag('meta', http_equiv='Content-Security-Policy', content=SHUT),
            tag('meta', name='viewport', content='width=device-width, initial-scale=1'), tag('title', '', f'{title} · {written(voice, day, "long")}'),
            tag('style', '', Markup('\n'.join((STATIC / f'{name}.css').read_text('utf-8') for name in STYLES))))
    page = tag('html', '', tag('head', '', *head), tag('body', '', tag('main', '', *inside)), lang=voice.language)
    return str(drawn_once(Markup('<!doctype html>\n') + page))


def written(voice: Voice, day: date, length: str) -> str:
    """The date in words: *length* 'long', or 'full' with the day of the week."""
    return str(voice.locale.date_formats[length].apply(day, voice.locale))


def cover(voice: Voice, title: str, day: date, players: Iterable[tuple[Seat, Markup]], *more: Markup) -> Markup:
    """The day, the game, and everybody who has played."""
    rows = (tag('li', '', disc(seat), name) for seat, name in players)
    return tag('header', 'cover', tag('p', '', written(voice, day, 'full')), tag('h1', '', title), tag('ul', 'players', *rows), *more)


def drawn_once(page: Markup) -> Markup:
    """Suits come by the hundred: each is drawn at the top, and everywhere else referred to."""
    pips = Markup().join(Markup('<path id="{}" d="{}"/>').format(suit, path) for suit, path in PIP.items())
    for suit, path in PIP.items():
        page = page.replace(Markup(f'<path d="{path}"'), Markup(f'<use href="#{suit}"'))
    return page.replace(Markup('<main>'), Markup('<svg class="pips" aria-hidden="true">{}</svg><main>').format(pips), 1)
