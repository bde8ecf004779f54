"""`/t/ABCE/deal/3`: a finished deal once more, trick by trick, with all hands open; and the way to the same cards again. It needs no connection."""
from __future__ import annotations

from collections.abc import Mapping

from fastapi import Depends, HTTPException, Response
from fastapi.responses import HTMLResponse
from markupsafe import Markup
from nicegui import app

from i18n import Voice
from pages.frame import stylesheet
from pages.hearts.matches import Match, matches
from pages.parts import icons
from pages.parts.cards import ref
from pages.parts.markup import NOTHING, join, tag
from pages.visit import Visit, Visits, path
from redblack.game import Seat
from redblack.games.hearts import again
from redblack.games.hearts.bits import CARD, bits
from redblack.games.hearts.state import Round, State, Trick
from redblack.games.hearts.trick import SEATS, points, winner
from redblack.session import Session


def declare(visit: Visits, road: str) -> None:
    @app.get(f'{road}/deal/{{number}}')
    def look(number: str, visit: Visit = Depends(visit)) -> Response:  # noqa: B008  (so FastAPI says it)
        """Deals are counted through the evening, from 1."""
        deals = finished(visit.table.session) if visit.game.slug == 'hearts' else []
        if not (number.isdecimal() and len(number) < 5 and 0 < int(number) <= len(deals)):
            raise HTTPException(404)
        return HTMLResponse(page(Voice(visit.language), visit, int(number), deals))


def finished(session: Session) -> list[tuple[Match, State]]:
    """The deals of the evening that were played to their end, each with its match."""
    return [(match, deal) for match in matches(session) for deal in match.deals]


def page(voice: Voice, visit: Visit, number: int, deals: list[tuple[Match, State]]) -> Markup:
    _, (match, state), table = voice._, deals[number - 1], visit.table
    hand = state.round
    assert hand is not None
    names = {seat: match.called(voice, seat) for seat in SEATS}
    title = _('Deal {n}', n=number)

    def to(n: int, words: str) -> Markup:
        return tag('a', 'second', words, href=path(table.code, f'deal/{n}')) if 0 < n <= len(deals) else NOTHING

    ways = tag('nav', '', to(number - 1, _('The deal before')), to(number + 1, _('The next deal')),
               tag('a', 'second', _('The same cards again'), href=f'/games/hearts/{again.written(state)}'))
    top = tag('header', '', tag('h1', '', title), tag('a', 'icon', icons.CLOSE, href=path(table.code), aria_label=_('To the table')))
    tricks = join(*(told(voice, names, hand, n) for n in range(13)))
    body = tag('main', 'guide replay', top, ways, tricks, tag('section', '', tag('h2', '', _('The end')), scores(voice, names, state)))
    head = join(tag('meta', charset='utf-8'), tag('meta', name='viewport', content='width=device-width, initial-scale=1'), tag('title', '', title),
                *(tag('link', rel='stylesheet', href=stylesheet(sheet)) for sheet in ('style', 'replay')))
    return Markup('<!doctype html>') + tag('html', '', tag('head', '', head), tag('body', '', body), lang=voice.language)


def told(voice: Voice, names: Mapping[Seat, str], hand: Round, n: int) -> Markup:
    """One trick: what everybody held before it, and whose it was."""
    trick = hand.tricks[n]
    taker, cost = winner(trick.leader, trick.cards), points(sum(trick.cards))
    words = voice._('{name} takes it', name=names[taker])
    price = ' · ' + voice.n('{n} point', '{n} points', cost) if cost else ''
    rows = (tag('li', 'took' if seat == taker else '', tag('bdi', '', names[seat]), tag('span', '', *cards(voice, hand, n, seat)))
            for seat in (trick.leader, *((trick.leader + k) % 4 for k in (1, 2, 3))))
    return tag('section', '', tag('h2', '', voice._('Trick {n}', n=n + 1), tag('small', '', words, price)), tag('ol', '', *rows))


def cards(voice: Voice, hand: Round, n: int, seat: Seat) -> list[Markup]:
    """What the seat held before trick *n*; the card it played there stands out."""
    played = [card_of(trick, seat) for trick in hand.tricks[n:]]
    return [ref(voice, CARD[bit], 'now' if bit == played[0] else '') for bit in bits(sum(played))]


def card_of(trick: Trick, seat: Seat) -> int:
    return trick.cards[(seat - trick.leader) % 4]


def scores(voice: Voice, names: Mapping[Seat, str], state: State) -> Markup:
    rows = (tag('tr', '', tag('td', '', tag('bdi', '', names[seat])), tag('td', '', state.scores[seat]), tag('td', '', tag('b', '', state.totals[seat])))
            for seat in SEATS)
    head = tag('tr', '', *(tag('th', '', words) for words in (voice._('Player'), voice._('This deal'), voice._('Total'))))
    return tag('table', '', tag('thead', '', head), tag('tbody', '', *rows))
