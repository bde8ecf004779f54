"""How one has done against the bots: on this phone, and under one's name in this house."""
from __future__ import annotations

from markupsafe import Markup

from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from redblack.results import Tally


def on_this_phone(screen: Screen, level: str) -> tuple[str, ...]:
    """Below a level: the matches against such bots; nothing before the first."""
    tally = screen.room.results.of_device(screen.session.game.slug, level, screen.device)
    return in_short(screen, tally) if tally.played else ()


def in_short(screen: Screen, tally: Tally) -> tuple[str, str]:
    """How many matches were won of those played, and how many one after another."""
    # Translators: how many matches were won of those played, and their share
    won = screen._('Won {wins} of {played} · {share}', wins=tally.wins, played=tally.played, share=screen.voice.percent(tally.share))
    return won, screen._('Streak {streak}, best {best}', streak=tally.streak, best=tally.best)


def records(screen: Screen) -> Markup:
    """At the end of a match, for who has played it: on this phone, and by this name on whatever phone."""
    _, results, level, seat = screen._, screen.room.results, screen.table.bots.level, screen.place.seat
    if seat is None:
        return NOTHING
    slug, name = screen.session.game.slug, screen.session.names.get(seat, '')
    rows = [(_('On this phone'), results.of_device(slug, level, screen.device))]
    if name:
        rows.append((name, results.of_name(slug, level, name)))
    rows = [(whose, tally) for whose, tally in rows if tally.played]
    if not rows:
        return NOTHING
    return tag('section', 'paper', tag('h2', '', _('Against these bots')), tag('table', '', tag('tbody', '', *(row(screen, *each) for each in rows))))


def row(screen: Screen, whose: str, tally: Tally) -> Markup:
    return tag('tr', '', tag('td', '', tag('bdi', '', whose), *(tag('small', '', line) for line in in_short(screen, tally))))
