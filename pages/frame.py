"""What every page stands in: the stylesheet, the language of this device, the way back from nowhere."""
from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fastapi import HTTPException, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from nicegui import app, ui
from starlette.requests import HTTPConnection

from i18n import LANGUAGES, Voice, preferred
from pages.parts import deck, icons, tag
from pages.parts.markup import join
from redblack.cards import JOKERS

STATIC = Path(__file__).parent / 'static'
BASE = 'nicegui', 'tokens', 'parts', 'screens', 'play', 'letters', 'wide'                            # one sheet, which every page wears
SHEETS = {'style': BASE, **{path.stem: (path.stem,) for path in sorted(STATIC.glob('*.css')) if path.stem not in BASE}}  # the others are worn by name
SCRIPTS = 'wishes', 'lessons', 'sound', 'keys', 'motion', 'table', 'finding', 'picture'
IMPORT = re.compile(r'@import "(\w+)\.css";\n')
COOKIE = 'language'
FELT = '#22302a'  # what the phone paints round the page: as in tokens.css
HOUSE = secrets.token_hex(8)  # another one each time the program starts, as are the pages it knows
YEAR, EVENING = 365 * 24 * 3600, 24 * 3600  # seconds


@cache
def styles(sheet: str) -> str:
    """All styles of a sheet as one text."""
    return '\n'.join((*map(whole, SHEETS[sheet]), *([deck.styles()] if sheet == 'style' else [])))


def whole(name: str) -> str:
    """A sheet that builds on another says so with @import, first of all; here both become one, so that a phone asks once."""
    text = (STATIC / f'{name}.css').read_text()
    other = IMPORT.match(text)
    return f'{whole(other[1])}{text[other.end():]}' if other else text


@cache
def script() -> str:
    """All scripts as one: what one file declares, the others know."""
    files = '\n'.join((STATIC / 'page' / f'{name}.js').read_text() for name in SCRIPTS)
    return f'(() => {{\n{files}}})();'


def stylesheet(sheet: str = 'style') -> str:
    """Its address, which changes with it."""
    return f'/{sheet}-{stamp(styles(sheet))}.css'


def stamp(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def dress() -> None:
    """Serve the pictures, the stylesheets, and the one script."""
    for sheet in SHEETS:
        serve(stylesheet(sheet), styles(sheet), 'text/css')
    serve(f'/page-{stamp(script())}.js', script(), 'text/javascript')
    app.add_static_files('/static', STATIC, max_cache_age=EVENING)
    app.get(deck.place('{name}'))(picture)
    links = f'<link rel="stylesheet" href="{stylesheet()}"><script defer src="/page-{stamp(script())}.js"></script>'
    home = f'<meta name="theme-color" content="{FELT}"><link rel="manifest" href="/manifest.json"><link rel="apple-touch-icon" href="/static/icon-180.png">'
    ui.add_head_html(f'<meta name="house" content="{HOUSE}">{home}{links}', shared=True)


def wear(sheet: str) -> None:
    """The page that is being built needs this stylesheet too, which phones at the table are spared."""
    ui.add_head_html(f'<link rel="stylesheet" href="{stylesheet(sheet)}">')


def lie_on_home_screens(default: str | None) -> None:
    """What a phone wants to know when somebody puts the game on its home screen."""
    icons = [{'src': f'/static/icon-{size}.png', 'sizes': f'{size}x{size}', 'type': 'image/png', 'purpose': 'any maskable'} for size in (192, 512)]

    @app.get('/manifest.json')
    def manifest(request: Request, response: Response) -> dict[str, object]:
        response.headers.update({'Cache-Control': f'private, max-age={EVENING}', 'Vary': 'Accept-Language, Cookie'})
        name = Voice(language_of(request, default))._('Red or Black')
        return {'name': name, 'short_name': name, 'start_url': '/', 'display': 'standalone', 'background_color': FELT, 'theme_color': FELT, 'icons': icons}


def serve(address: str, text: str, kind: str) -> None:
    """A text that never changes at its address."""
    @app.get(address)
    def answer() -> Response:
        return unchanging(text, kind)


def picture(name: str) -> Response:
    """A card."""
    if (drawing := deck.pictures().get(name)) is None:
        raise HTTPException(404)
    return unchanging(drawing, 'image/svg+xml')


def unchanging(text: str, kind: str) -> Response:
    return Response(text, media_type=kind, headers={'Cache-Control': f'public, max-age={YEAR}, immutable', 'X-House': HOUSE})


def remember_languages(road: str) -> None:
    """`/language/ru` keeps the choice of this device, and leads back to the table."""
    @app.get(f'{road}/language/{{language}}')
    def choose(request: Request, language: str) -> Response:
        back = RedirectResponse(request.url.path.partition('/language/')[0] or '/', status_code=303)
        if language in LANGUAGES:
            back.set_cookie(COOKIE, language, max_age=YEAR, samesite='lax', httponly=True)
        return back


def show_the_way_back(default: str | None) -> None:
    """An address that leads nowhere: a sentence and a way to the table. Nothing of it is logged, a phone asks for many a picture by itself."""
    @app.exception_handler(404)
    async def nowhere(request: Request, _: Exception) -> Response:
        voice = Voice(language_of(request, default))
        return plain_page(voice, voice._('There is no such page.'), to_the_table(voice), joker(), status=404)


def to_the_table(voice: Voice) -> Markup:
    return tag('a', 'go red', voice._('To the table'), icons.ARROW, href='/')


def joker() -> Markup:
    """For a page that has nothing else to show."""
    return tag('img', 'joker', src=deck.address(JOKERS[0]), aria_hidden='true')


def plain_page(voice: Voice, says: str, *inside: Markup, status: int) -> Response:
    """A page for when something is in the way: what it *says*, and what can be done."""
    return still_page(voice, voice._('Red or Black'), tag('main', 'lost', tag('h1', '', says), *inside), status=status)


def still_page(voice: Voice, title: str, body: Markup, *, status: int = 200, sheets: Sequence[str] = ()) -> Response:
    """A page that needs no connection. It wears these *sheets* beside the first."""
    head = tag('meta', charset='utf-8') + tag('meta', name='viewport', content='width=device-width, initial-scale=1, viewport-fit=cover')
    links = join(*(tag('link', rel='stylesheet', href=stylesheet(sheet)) for sheet in ('style', *sheets)))
    page = tag('html', '', tag('head', '', head, links, tag('title', '', title)), tag('body', '', body), lang=voice.language)
    return HTMLResponse(Markup('<!doctype html>') + page, status_code=status)


def language_of(request: HTTPConnection, default: str | None) -> str:
    """What this device chose; else what the host set for all; else what its browser asks for."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    return default or preferred(request.headers.get('accept-language', ''))
