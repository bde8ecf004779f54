"""The final screen: the cup, the best streak, the hit table, the rounds, and «Ещё партию» (§8)."""
from __future__ import annotations

from markupsafe import Markup

from pages.frame import Screen
from pages.parts import Part, Rich, Tap, icons
from pages.parts.cards import picture
from pages.red_or_black.words import capital, penalties, story_line
from redblack.game import HOST, Seat
from redblack.games.red_or_black.look import Row, Score, View
from redblack.games.red_or_black.moves import Restart


def build(screen: Screen) -> None:
    place = screen.place
    Part('div', 'ending').follow('visible', place, 'phase', lambda v: v.phase == 'over').fill(
        place, 'phase story circle options names', lambda v: ending_key(screen, v), lambda: sections(screen))


def ending_key(screen: Screen, v: View) -> object:
    """Whatever makes the final screen another one."""
    return v.phase == 'over', v.story, v.circle, v.options.mode, tuple(screen.place.names.items())


def sections(screen: Screen) -> None:
    v = screen.view
    if v.phase != 'over':
        return
    with Part('div', 'final'):
        with Part('div', 'finaltop'):
            with Part('header', 'bar'):
                Part('span', 'grow')
                Rich('button', 'icon', icons.UNDO, aria_label=screen._('Take back the last move')).tap(screen.undo).mark('undo')
                Rich('button', 'icon', icons.GEAR, aria_label=screen._('Settings')).tap(lambda tap: open_panel(screen)).mark('settings')
            holder(screen, v)
            streak(screen, v)
        with Part('section', 'paper'):
            Part('h2', '', screen._('Hits'))
            Rich('table', '', hit_table(screen, v))
        with Part('section', 'paper story'):
            Part('h2', '', screen._('The rounds'))
            Rich('ol', '', Markup('').join(Markup('<li><span>{}</span><p>{}</p></li>').format(r.number, story_line(screen, r)) for r in v.story))
        with Part('div', 'again'):
            Rich('button', 'go red', Markup('{}{}').format(screen._('Once more'), icons.ARROW)).tap(lambda tap: again(screen, tap)).mark('again')


def open_panel(screen: Screen) -> None:
    screen.open = 'panel'


def again(screen: Screen, tap: Tap) -> None:
    screen.act(HOST, Restart(screen.view.options), tap)


def holder(screen: Screen, v: View) -> None:
    """Who holds the cup, and for how many."""
    assert v.cup_holder is not None
    with Part('section', 'holder'):
        Rich('span', 'grail', Markup('{}<em>×{}</em>').format(icons.GRAIL_HALVES, v.cup_price), role='img', aria_label=penalties(screen, v.cup_price))
        Part('p', '', capital(screen.voice.card('cup')))
        Rich('h1', '', screen.name(v.cup_holder))


def streak(screen: Screen, v: View) -> None:
    """The longest run of hits, as a fan of its cards."""
    best = v.best_streak
    with Part('section', 'streak'):
        if best is None:
            Part('p', '', screen._('Nobody has hit once. It happens.'))
            return
        with Part('div', 'fan', style=f'--n: {best.length}'):
            for i, card in enumerate(best.cards):
                with Part('div', 'card', style=f'--i: {i}; --n: {best.length}', translate='no'):
                    Part('img', **picture(screen.voice, card))
        Rich('p', '', Markup('<b>{}</b> {}').format(screen.voice.n('{n} hit in a row', '{n} hits in a row', best.length), screen.name(best.seat)))


def hit_table(screen: Screen, v: View) -> Markup:
    """A row for everybody who has sat here; under the name each level by itself."""
    _ = screen._
    head = Markup('<thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr></thead>').format(_('Player'), _('Hit rate'), _('Passes'), _('Penalties'))
    return head + Markup('<tbody>{}</tbody>').format(Markup('').join(line(screen, v, seat, row) for seat, row in ranked(v)))


def ranked(v: View) -> list[tuple[Seat, Row]]:
    """The surest first; who never bet comes last."""
    return sorted(v.table.items(), key=lambda item: (-rate(item[1]), -item[1].hits))


def rate(row: Row | Score) -> float:
    return row.hits / row.bets if row.bets else -1.0


def percent(screen: Screen, row: Row | Score) -> str:
    return screen.voice.percent(rate(row)) if row.bets else '–'


def level(screen: Screen, name: str, score: Score) -> str:
    """One level by itself: hits of bets and their rate; passes where there were any."""
    text = screen._('{level} {hits}/{bets} · {rate}', level=name, hits=score.hits, bets=score.bets, rate=percent(screen, score))
    passes = screen._('pass {n}', n=score.passes)
    return f'{text} · {passes}' if score.passes else text


def line(screen: Screen, v: View, seat: Seat, row: Row) -> Markup:
    _ = screen._
    notes = [level(screen, _('colour'), row.by_level['colour']), level(screen, _('higher-lower'), row.by_level['higher_lower'])]
    if row.wasted:
        notes.append(screen.voice.n('{n} immunity wasted', '{n} immunities wasted', row.wasted))
    if seat in v.gone:
        notes.append(_('left the table'))
    return Markup('<tr><td>{}<small>{}</small></td><td><b>{}</b><small>{}</small></td><td>{}</td><td><b>{}</b></td></tr>').format(
        screen.name(seat), Markup('<br>').join(notes), percent(screen, row), _('{hits} of {bets}', hits=row.hits, bets=row.bets), row.passes, row.penalties)
