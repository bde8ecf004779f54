"""What everybody may take home: beside each table, for whoever may see it, `/evening`, the evening as one page, and `/poster`, the last game as a picture."""
from __future__ import annotations

from datetime import date
from urllib.parse import quote
from weakref import WeakKeyDictionary

from fastapi import Depends, HTTPException, Response
from nicegui import app

from pages.games import Tell, filename, keepsake, poster
from pages.visit import Visit, Visits
from redblack.evenings import today
from redblack.session import Session


def declare(visit: Visits, road: str) -> None:
    evening, picture = once(keepsake), once(poster)

    @app.get(f'{road}/evening')
    async def read(visit: Visit = Depends(visit), save: str = '') -> Response:  # noqa: B008  (so FastAPI says it)
        """As far as it has come."""
        return file(evening(visit.table.session, visit.language, today()), 'text/html', filename(visit.game, visit.language, today(), 'html'), bool(save))

    @app.get(f'{road}/poster')
    async def look(visit: Visit = Depends(visit)) -> Response:  # noqa: B008
        """There is none before a game has come to its end."""
        name = filename(visit.game, visit.language, today(), 'svg')
        return file(picture(visit.table.session, visit.language, today()), 'image/svg+xml', name)


def file(text: str | None, kind: str, name: str, save: bool = False) -> Response:
    """To look at, or to *save* at once. None is found nowhere."""
    if text is None:
        raise HTTPException(404)
    return Response(text, media_type=kind, headers={'Content-Disposition': f"{'attachment' if save else 'inline'}; filename*=UTF-8''{quote(name)}"})


def once(tell: Tell) -> Tell:
    """A whole table asks for the same at the same moment: it is told anew only when something has happened. Moves wait meanwhile, so it must not be often."""
    told: WeakKeyDictionary[Session, dict[str, tuple[object, str | None]]] = WeakKeyDictionary()

    def tell_once(session: Session, language: str, day: date) -> str | None:
        now, known = (session.entries, dict(session.names), day), told.setdefault(session, {})
        if language not in known or known[language][0] != now:
            known[language] = now, tell(session, language, day)
        return known[language][1]
    return tell_once
