"""How one has done against the bots: on this phone, and under one's name in this house."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from redblack.results import Tally


def on_this_phone(screen: Screen, level: str) -> str:
    """Below a level: the matches against such bots; nothing before the first."""
    return in_short(screen, screen.room.results.of_device(screen.session.game.slug, level, screen.device))


def in_short(screen: Screen, tally: Tally) -> str:
    played = tally.wins + tally.losses
    # Translators: how many matches were won of those played, and their share
    return screen._('Won {wins} of {played} · {share}', wins=tally.wins, played=played, share=screen.voice.percent(tally.share)) if played else ''


def records(screen: Screen) -> Markup:
    """At the end of a match, for who has played it: on this phone, and by this name on whatever phone."""
    _, results, level, seat = screen._, screen.room.results, screen.table.bots.level, screen.place.seat
    if seat is None:
        return NOTHING
    slug, name = screen.session.game.slug, screen.session.names.get(seat, '')
    rows = [(_('On this phone'), results.of_device(slug, level, screen.device))]
    if name:
        rows.append((name, results.of_name(slug, level, name)))
    return tag('section', 'paper', tag('h2', '', _('Against these bots')), tag('table', '', tag('tbody', '', *(row(screen, *each) for each in rows))))


def row(screen: Screen, whose: str, tally: Tally) -> Markup:
    _ = screen._
    streak = _('Streak {streak}, best {best}', streak=tally.streak, best=tally.best)
    return tag('tr', '', tag('td', '', tag('bdi', '', whose), tag('small', '', streak)), tag('td', '', in_short(screen, tally)))
