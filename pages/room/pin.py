"""The room's PIN: asked on a page without a connection, of whoever is not in yet."""
from __future__ import annotations

from urllib.parse import parse_qsl

from fastapi import Request, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from nicegui import app

from i18n import Voice
from pages.devices import device_of
from pages.frame import language_of, plain_page
from pages.parts import icons, tag
from pages.visit import path
from redblack.refusal import Refused
from redblack.room import MAIN, Room

BEHIND = '', 'tv', 'rules', 'evening', 'poster', 'games'  # pages that one may have wanted


def declare(room: Room, default: str | None) -> None:
    @app.post('/pin')
    async def say(request: Request) -> Response:
        """The answer. A wrong one is asked again, and what was wanted is not forgotten."""
        said = dict(parse_qsl((await request.body()).decode('latin-1')))  # what our form sends, and nothing else that a form can be
        code, to = said.get('code', MAIN), said.get('to', '')
        try:
            room.host.admit(device_of(request), said.get('pin', ''))
        except Refused as no:
            voice = Voice(language_of(request, default))
            return plain_page(voice, voice._(no.why.value), form(voice, code, to), status=403)
        return RedirectResponse(path(room.table(code).code, to if to in BEHIND else ''), status_code=303)


def form(voice: Voice, code: str, to: str) -> Markup:
    """For somebody who wanted the page *to* of the table with this code."""
    digits = tag('input', 'digits', name='pin', inputmode='numeric', maxlength='4', autocomplete='off', autofocus='on', aria_label='PIN', placeholder='0000')
    wanted = (tag('input', type='hidden', name=name, value=value) for name, value in (('code', code), ('to', to)) if value)
    return tag('form', '', digits, *wanted, tag('button', 'go red', voice._('Come in'), icons.ARROW), method='post', action='/pin')
