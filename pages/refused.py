"""A page that is refused says why, and what can be done: a PIN, the way to the table."""
from __future__ import annotations

from fastapi import Request, Response
from nicegui import app

from i18n import Voice
from pages.frame import joker, language_of, plain_page, to_the_table
from pages.room import pin
from redblack.host import HostWhy
from redblack.refusal import Refused
from redblack.room import MAIN, RoomWhy


def declare(default: str | None) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, no: Refused) -> Response:
        voice = Voice(language_of(request, default))
        says = voice._(no.why.value, **no.facts)
        if no.why is HostWhy.PIN_ASKED:
            wanted = request.url.path.rpartition('/')[2]
            return plain_page(voice, says, pin.form(voice, request.path_params.get('code', MAIN), wanted), status=403)
        return plain_page(voice, says, to_the_table(voice), joker(), status=404 if no.why is RoomWhy.NO_TABLE else 403)
