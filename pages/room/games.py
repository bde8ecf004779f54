"""`/games`: what can be played in this room, where it is being played, and a table for what is played nowhere yet. A page without a connection."""
from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from fastapi import Depends, HTTPException, Response
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from nicegui import app

from i18n import Voice
from pages.devices import device_of
from pages.frame import still_page
from pages.games import page_of, shown
from pages.parts import icons, tag
from pages.parts.markup import NOTHING, join
from pages.visit import Visit, Visits, path
from redblack.evenings import label_of
from redblack.game import Game
from redblack.games import discover
from redblack.kinds import MAIN_GAME
from redblack.refusal import Refused
from redblack.room import MAIN, TABLES, RoomWhy
from redblack.table import Table

AnyGame = Game[Any, Any, Any, Any]


def declare(visit: Visits) -> None:
    @app.get('/games')
    async def look(visit: Visit = Depends(visit)) -> Response:  # noqa: B008  (so FastAPI says it)
        voice = Voice(visit.language)
        answer = still_page(voice, voice._('Games'), tag('main', 'guide games', *page(visit, voice)), sheets=('games',))
        answer.headers['Cache-Control'] = 'no-store'  # whoever comes back looks again
        return answer

    @app.get('/games/{slug}/{again}')
    async def once_more(slug: str, again: str, visit: Visit = Depends(visit)) -> Response:  # noqa: B008
        """A deal that was played once: whoever wants it gets a table where it is dealt again."""
        voice, game = Voice(visit.language), discover().get(slug)
        if game is None or game.again is None or game not in shown():
            raise HTTPException(404)
        game.again(again)
        deal = tag('form', '', tag('button', 'go red', voice._('Deal them'), icons.ARROW), method='post', action=f'/games/{slug}?again={again}')
        if (codes := visit.room.codes_of(slug)) and not visit.room.host.is_host(device_of(visit.request)):
            to_table = tag('a', 'go', voice._('To the table'), icons.ARROW, href=path(codes[0]))
            deal = tag('p', '', voice._(RoomWhy.HAS_TABLE.value)) + to_table
        return still_page(voice, voice._(game.title), tag('main', 'lost', tag('h1', '', voice._('The same cards once more?')), deal))

    @app.post('/games/{slug}')
    async def open_table(slug: str, again: str = '', visit: Visit = Depends(visit)) -> Response:  # noqa: B008
        """A new table of that game, and the way there. If somebody was quicker, their table stands on the page."""
        if slug not in (game.slug for game in shown()):
            raise HTTPException(404)
        room, device = visit.room, device_of(visit.request)
        try:
            table = room.new_table(device, slug, again) if room.host.is_host(device) else room.open_table(device, slug, again)
        except Refused as no:
            if no.why is not RoomWhy.HAS_TABLE:
                raise
            return RedirectResponse('/games', status_code=303)
        return RedirectResponse(path(table.code), status_code=303)


def page(visit: Visit, voice: Voice) -> Iterator[Markup]:
    """The games one below the other, the main one first, each with its tables."""
    yield tag('header', '', tag('h1', '', voice._('Games')), tag('a', 'icon', icons.CLOSE, href=back(visit), aria_label=voice._('To the table')))
    for game in sorted(shown(), key=lambda game: game.slug != MAIN_GAME):
        yield tag('section', '', tag('h2', '', voice._(game.title)), tag('p', '', voice._(page_of(game).about)), tag('p', 'note', players(voice, game)),
                  *tables(visit, voice, game))


def back(visit: Visit) -> str:
    """To the table that one comes from, if there is one in this room; else to the main one."""
    came = re.match(r'https?://[^/]+/t/([^/]+)', visit.request.headers.get('referer', ''))
    return path(came[1] if came and came[1] in visit.room.codes else MAIN)


def players(voice: Voice, game: AnyGame) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return voice.n('{n} player', '{n} players', most)
    return voice.n('{fewest}–{n} player', '{fewest}–{n} players', most, fewest=fewest)


def tables(visit: Visit, voice: Voice, game: AnyGame) -> Iterator[Markup]:
    """The open ones, each with who sits there; then a new one, for whoever may open it."""
    room, codes = visit.room, visit.room.codes_of(game.slug)
    rows = []
    for code in codes:
        with suppress(Refused):  # one that does not open is the host's to see to
            rows.append(tag('li', '', way(voice, room.table(code))))
    if rows:
        yield tag('ul', '', join(*rows))
    if len(room.codes) < TABLES and (not codes or room.host.is_host(device_of(visit.request))):
        dress, words = ('second', voice._('Lay another table')) if codes else ('go', voice._('Open a table'))
        yield tag('form', '', tag('button', dress, words, NOTHING if codes else icons.ARROW), method='post', action=f'/games/{game.slug}')


def way(voice: Voice, table: Table) -> Markup:
    """To one table: which, who sits there, and whether a game is under way."""
    label = label_of(table.session)
    sit = [seat for seat, name in label.players.items() if name or seat in table.session.holders]
    names = Markup(', ').join(tag('bdi', '', label.players[seat] or voice._('Player {n}', n=seat + 1)) for seat in sit)
    name = voice._('The main table') if table.code == MAIN else tag('span', '', table.code, translate='no')
    words = tag('span', '', tag('b', '', name), tag('small', '', names or voice._('Nobody sits there yet')))
    return tag('a', 'go red' if label.begun else 'go', words,
               tag('em', '', voice._('Continue') if label.begun else voice._('Open'), icons.ARROW), href=path(table.code))
