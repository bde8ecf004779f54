"""The final screen: the cup, the best streak, the hit table, the rounds, and «Ещё партию» (§8)."""
from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from i18n import Voice
from pages.parts import icons
from pages.parts.cards import picture
from pages.parts.markup import NOTHING, button, join, tag
from pages.red_or_black.sight import help_link
from pages.red_or_black.story import story
from pages.red_or_black.words import capital, penalties
from pages.room.souvenir import souvenir
from pages.screen import Screen
from pages.speaker import Speaker, told
from redblack.cards import Card
from redblack.game import Seat
from redblack.games.red_or_black.look import Row, Score, View
from redblack.games.red_or_black.moves import Restart

FIELDS = 'phase story circle options names'


def build(screen: Screen) -> None:
    screen.section('div', 'ending', FIELDS, ending).follow('visible', screen.place, 'phase', lambda v: v.phase == 'over')
    screen.on('again', lambda tap, _: screen.again(tap, Restart(screen.view.options)))


@told
def ending(screen: Screen, v: View) -> Markup | None:
    if v.phase != 'over':
        return None
    _ = screen._
    bar = tag('header', 'bar', tag('b', 'grow', _('The game is over')), help_link(screen),
              button('undo', 'icon', icons.UNDO, aria_label=_('Take back the last move')),
              button('settings', 'icon', icons.GEAR, aria_label=_('Settings')))
    return tag('div', 'final',
               tag('div', 'finaltop', bar, holder(screen, v), streak(screen, v)),
               tag('section', 'paper', tag('h2', '', _('Hits')), tag('table', '', hit_table(screen, v))),
               story(screen, v, souvenir(screen)),
               tag('p', 'paper', tag('a', 'second', _('Other games'), href='/games')),
               tag('div', 'again', button('again', 'go red', _('Another game'), icons.ARROW)))


def holder(screen: Speaker, v: View) -> Markup:
    """Who holds the cup, and for how many."""
    assert v.cup_holder is not None
    grail = tag('span', 'grail', icons.GRAIL_HALVES, tag('em', '', f'×{v.cup_price}'), role='img', aria_label=penalties(screen, v.cup_price))
    return tag('section', 'holder', grail, tag('p', '', capital(screen.voice.card('cup'))), tag('h1', '', screen.name(v.cup_holder)))


def streak(screen: Speaker, v: View, face: Callable[[Voice, Card], Markup] = picture) -> Markup:
    """The longest run of hits, as a fan of its cards. *face* draws a card."""
    best = v.best_streak
    if best is None:
        return tag('section', 'streak', tag('p', '', screen._('Nobody has hit once. It happens.')))
    cards = (tag('div', 'card', face(screen.voice, card), style=f'--i: {i}; --n: {best.length}', translate='no') for i, card in enumerate(best.cards))
    words = screen.voice.n('{n} hit in a row', '{n} hits in a row', best.length)
    fan = tag('div', 'fan', join(*cards), style=f'--n: {best.length}')
    return tag('section', 'streak', fan, tag('p', '', tag('b', '', words), ' ', tag('small', '', screen._('Best streak'), ' · ', screen.name(best.seat))))


def hit_table(screen: Speaker, v: View) -> Markup:
    """A row for everybody who has sat here; under the name each level by itself."""
    _ = screen._
    head = tag('thead', '', tag('tr', '', *(tag('th', '', name) for name in (_('Player'), _('Hit rate'), _('Passes'), _('Penalties')))))
    return head + tag('tbody', '', join(*(line(screen, v, seat, row) for seat, row in ranked(v))))


def ranked(v: View) -> list[tuple[Seat, Row]]:
    """The most hits first; of equally many, the surest."""
    return sorted(v.table.items(), key=lambda item: (-item[1].hits, -rate(item[1])))


def rate(row: Row | Score) -> float:
    return row.hits / row.bets if row.bets else -1.0


def percent(screen: Speaker, row: Row | Score) -> str:
    return screen.voice.percent(rate(row)) if row.bets else '–'


def bar(row: Row) -> Markup:
    """The rate once more, for the eye: how much of the line is ink."""
    return tag('i', 'share', style=shared(row), aria_hidden='true') if row.bets else NOTHING


def shared(row: Row) -> str:
    return f'--share: {max(rate(row), 0):.3f}'


def level(screen: Speaker, name: str, score: Score) -> str:
    """One level by itself: hits of bets and their rate; passes where there were any."""
    text = screen._('{level} {hits}/{bets} · {rate}', level=name, hits=score.hits, bets=score.bets, rate=percent(screen, score))
    passes = screen._('pass {n}', n=score.passes).replace(' ', '\u00a0')
    return f'{text} · {passes}' if score.passes else text


def line(screen: Speaker, v: View, seat: Seat, row: Row) -> Markup:
    _ = screen._
    notes = [level(screen, _('colour'), row.by_level['colour']), level(screen, _('higher-lower'), row.by_level['higher_lower'])]
    if row.wasted:
        notes.append(screen.voice.n('{n} immunity wasted', '{n} immunities wasted', row.wasted))
    if seat in v.gone:
        notes.append(_('left the table'))
    hits = tag('small', '', _('{hits} of {bets}', hits=row.hits, bets=row.bets))
    who = tag('td', '', screen.name(seat), tag('small', '', Markup('<br>').join(notes)))
    return tag('tr', '', who, tag('td', '', tag('b', '', percent(screen, row)), bar(row), hits),
               tag('td', '', row.passes), tag('td', '', tag('b', '', row.penalties)))
