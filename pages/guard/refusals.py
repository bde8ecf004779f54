"""What is said at the door to those who don't get in: one plain sentence in the visitor's language, and nothing else."""
from __future__ import annotations

from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from i18n import Voice
from pages.frame import language_of
from pages.parts import tag
from redblack.refusal import N_, Refused, Why


class DoorWhy(Why):
    """Why somebody is not let in."""

    NAME = N_('There is nothing at this address. Open the one that the game shows, letter for letter.')
    SITE = N_('This came from another page. Open the game at its own address.')
    LONG = N_('That is too much text at once. Please make it shorter.')
    FAST = N_('That was a lot in a short time. The page opens by itself in a moment.')
    FULL = N_('More pages are open than this game can serve. Close some, then try again.')


# Felt and paper of tokens.css: no stylesheet is loaded by those who don't get in.
LOOK = 'margin: 20vh auto; max-width: 22em; padding: 0 20px; font: 22px/1.4 system-ui, sans-serif; background: #22302a; color: #f7f3e8'
STATUS = {DoorWhy.NAME: 421, DoorWhy.SITE: 403, DoorWhy.LONG: 413, DoorWhy.FAST: 429, DoorWhy.FULL: 503}


def refusal(no: Refused, request: HTTPConnection, default: str | None) -> Response:
    """The answer. With a fact *seconds*, a browser comes back by itself after so many."""
    voice = Voice(language_of(request, default))
    head = tag('meta', charset='utf-8') + tag('meta', name='viewport', content='width=device-width') + tag('title', '', voice._('Red or Black'))
    page = tag('html', '', tag('head', '', head), tag('body', '', tag('p', '', voice._(no.why.value)), style=LOOK), lang=voice.language)
    headers = {'Cache-Control': 'no-store'}
    if no.why is DoorWhy.LONG:
        headers['Connection'] = 'close'  # or the server would go on reading
    if 'seconds' in no.facts:
        headers['Retry-After'] = headers['Refresh'] = str(no.facts['seconds'])
    return HTMLResponse(Markup('<!doctype html>') + page, STATUS[DoorWhy(no.why)], headers)
