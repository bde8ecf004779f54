"""What every page stands in: the stylesheet, the language of this device, the screen that binds to the table."""
from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Hashable
from functools import cache, wraps
from pathlib import Path
from typing import Any, cast

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup, escape
from nicegui import app, ui
from nicegui.binding import BindableProperty
from nicegui.language import Language

from i18n import LANGUAGES, Voice, preferred
from pages.live import Live
from pages.parts import Part, Rich, Tap, icons, tag
from pages.parts.markup import NOTHING
from redblack.game import UNDO, Seat
from redblack.refusal import Refused, TableWhy
from redblack.session import Session

STATIC = Path(__file__).parent / 'static'
STYLES = 'nicegui', 'tokens', 'parts', 'screens', 'play'
NICEGUI_LANGUAGES = {'en': 'en-US'}  # where its names differ from ours
COOKIE = 'language'
YEAR, EVENING = 365 * 24 * 3600, 24 * 3600  # seconds


@cache
def styles() -> str:
    """All styles as one text."""
    return '\n'.join((STATIC / f'{name}.css').read_text() for name in STYLES)


def stylesheet() -> str:
    """Its address, which changes with it."""
    return f'/style-{hashlib.sha256(styles().encode()).hexdigest()[:12]}.css'


def dress() -> None:
    """Serve the pictures, and all styles as one file."""
    @app.get(stylesheet())
    def style() -> Response:
        return Response(styles(), media_type='text/css', headers={'Cache-Control': f'public, max-age={YEAR}, immutable'})

    app.add_static_files('/static', STATIC, max_cache_age=EVENING)
    ui.add_head_html(f'<link rel="stylesheet" href="{stylesheet()}">', shared=True)


def remember_languages() -> None:
    """`/language/ru` keeps the choice of this device, and leads back to the table."""
    @app.get('/language/{language}')
    def choose(language: str) -> Response:
        back = RedirectResponse('/', status_code=303)
        if language in LANGUAGES:
            back.set_cookie(COOKIE, language, max_age=YEAR, samesite='lax', httponly=True)
        return back


def show_the_way_back(default: str | None) -> None:
    """An address that leads nowhere: a sentence and a way to the table. Nothing of it is logged, a phone asks for many a picture by itself."""
    @app.exception_handler(404)
    async def nowhere(request: Request, _: Exception) -> Response:
        voice = Voice(language_of(request, default))
        head = tag('meta', charset='utf-8') + tag('meta', name='viewport', content='width=device-width') + tag('link', rel='stylesheet', href=stylesheet())
        body = tag('main', 'lost', tag('h1', '', voice._('There is no such page.')), tag('a', 'go red', voice._('To the table'), icons.ARROW, href='/'))
        page = tag('html', '', tag('head', '', head, tag('title', '', voice._('Red or Black'))), tag('body', '', body), lang=voice.language)
        return HTMLResponse(Markup('<!doctype html>') + page, status_code=404)


def language_of(request: Request, default: str | None) -> str:
    """What this device chose; else what the host set for all; else what its browser asks for."""
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return str(chosen)
    return default or preferred(request.headers.get('accept-language', ''))


Tell = Callable[..., Any]


def told(tell: Tell) -> Tell:
    """All screens of one language are told the same, so it is worked out for the first of them: *tell* (screen, view, …) must depend on nothing else."""
    last: dict[Hashable, tuple[Any, Any, Any]] = {}

    @wraps(tell)
    def once(screen: Screen, view: Any, *more: Hashable) -> Any:
        key = screen.language, *more
        known = last.get(key)
        if known is None or known[0] is not view or known[1] is not screen.place.names:
            known = last[key] = view, screen.place.names, tell(screen, view, *more)
        return known[2]
    return once


class Screen:
    """One open page: its place at the table, its language, and how it acts and speaks."""

    open = BindableProperty()

    def __init__(self, session: Session, language: str, seat: Seat | None = None) -> None:
        self.session, self.language = session, language
        self.place = Live(seat)
        session.join(self.place)
        client = ui.context.client
        client.on_delete(lambda: session.leave(self.place))
        client.page = copy.copy(client.page)
        client.page.language = cast(Language, NICEGUI_LANGUAGES.get(language, language))
        ui.page_title(self._('Red or Black'))
        self.toasts: Part | None = None
        self.refused = False  # the words that stand there now are for this screen alone
        self.open = None  # which panel lies over the table, on this screen alone
        self.deeds: dict[str, Callable[[Tap, str], object]] = {}

    @property
    def view(self) -> Any:
        return self.place.view

    @property
    def voice(self) -> Voice:
        """The tone is the table's, and may change at any moment."""
        return Voice(self.language, self.place.view.options.mode)

    def _(self, message: str, **facts: object) -> str:
        return self.voice._(message, **facts)

    def label(self, seat: Seat) -> str:
        """A player's name, or the number where nobody has typed one."""
        return self.place.names.get(seat) or self._('Player {n}', n=seat + 1)

    def name(self, seat: Seat) -> Markup:
        """The label for use in markup: its own direction, whatever letters it has."""
        return tag('bdi', '', self.label(seat))

    def rich(self, message: str, **facts: object) -> Markup:
        """A text of the table with markup in its {fields}."""
        return escape(self.voice.raw(message)).format_map(facts)

    def section(self, kind: str, classes: str, fields: str, tell: Tell, **attributes: str) -> Rich:
        """An element that says what *tell* (screen, view) says, whenever one of the *fields* changes; None leaves it as it is."""
        return Rich(kind, classes, NOTHING, **attributes).follow('markup', self.place, fields, lambda v: tell(self, v))

    # ---- taps

    def on(self, word: str, deed: Callable[[Tap, str], object]) -> None:
        """A button with data-do="*word*" or "*word*-…" does *deed* (tap, what stands behind the hyphen)."""
        self.deeds[word] = deed

    def do(self, tap: Tap) -> None:
        """A tap somewhere on the table."""
        word, _, which = tap.do.partition('-')
        if word in self.deeds:
            self.deeds[word](tap, which)

    def act(self, seat: Seat | None, move: Any, tap: Tap) -> bool:
        """Play *move* for *seat* if the tap answers an open question; else say why not. True when it was played."""
        return self.attempt(lambda: self.session.act(cast(Seat, seat), move, asked=self.asked(seat, tap)))

    @staticmethod
    def asked(seat: Seat | None, tap: Tap) -> int:
        """The question the tap answers for *seat*. A tap without one is refused."""
        if seat is None or (number := tap.asked.get(seat)) is None:
            raise Refused(TableWhy.STALE)
        return number

    def undo(self, tap: Tap) -> None:
        self.attempt(lambda: self.session.undo(asked=self.asked(UNDO, tap)))

    def attempt(self, deed: Callable[[], object]) -> bool:
        """Do it; a refusal is said on this screen alone."""
        try:
            deed()
        except Refused as no:
            self.say(self._(no.why.value, **no.facts))
            return False
        if self.toasts is not None and self.refused:  # what was refused before is no longer of interest
            self.toasts.clear()
            self.refused = False
        return True

    # ---- words that go by themselves

    def say(self, text: str) -> None:
        if self.toasts is not None:
            self.toasts.clear()
            self.refused = True
            with self.toasts:
                Part('p', 'toast', text)

    def hear(self) -> None:
        """Put up the place where words are said: refusals, and the news of the table."""
        self.toasts = Part('div', 'toasts', role='status', aria_live='polite').fill(self.place, 'news', lambda _: (self.place.news,), self._news)

    def _news(self) -> None:
        self.refused = False
        if self.place.news is not None:
            Part('p', 'toast', self._(self.place.news.message))
