"""What has been written down: after each deal, and at the end of the match."""
from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from pages.hearts.tv.felt import LAST, last
from pages.hearts.tv.seats import SITTING
from pages.hearts.words import called, named
from pages.parts import Part, icons
from pages.parts.markup import NOTHING, join, tag
from pages.screen import Screen
from redblack.game import Seat
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Direction
from redblack.games.hearts.state import STEPS
from redblack.games.hearts.trick import ALL_POINTS
from redblack.refusal import N_

FIELDS = f'phase deal_number scores totals moons winner options {SITTING}'
WRITTEN = 'summary', 'over'
# Translators: what follows after a deal
NEXT: dict[Direction, str] = {'left': N_('Next, cards go to the left.'), 'right': N_('Next, cards go to the right.'), 'across': N_('Next, cards go across.'),
                              'none': N_('Next, nobody passes cards.')}


def build(screen: Screen) -> None:
    with Part('div', 'tv table hpoints', data_s='final').follow('visible', screen.place, 'phase', lambda v: v.phase in WRITTEN):
        with Part('div', 'tvglory'):
            screen.section('section', 'tvholder', FIELDS, holder)
            screen.section('section', 'tvbest', FIELDS, note)
        with Part('div', 'tvtold'):
            screen.section('section', 'tvtable', FIELDS, table)
            screen.section('aside', 'hlast tvbox', LAST, last)


def shooter(v: View) -> Seat | None:
    """Who has shot the moon in the deal just written down."""
    return v.scores.index(0) if v.scores.count(ALL_POINTS) == 3 else None


def leaders(v: View) -> list[Seat]:
    """Who has the fewest points."""
    return [seat for seat in range(4) if v.totals[seat] == min(v.totals)]


def ended(v: View) -> bool:
    """Whether this was the last deal."""
    return max(v.totals) >= v.options.target and len(leaders(v)) == 1


def holder(screen: Screen, v: View) -> Markup:
    """The winner; after a deal who has shot the moon, or else who is ahead."""
    if v.phase not in WRITTEN:
        return NOTHING
    seats: Sequence[Seat]
    if v.winner is not None:
        words, seats = screen._('Wins the match'), [v.winner]
    elif (moon := shooter(v)) is not None:
        words, seats = screen._('Shoots the moon'), [moon]
    else:
        words, seats = screen._('Fewest points'), leaders(v)
    return tag('span', 'grail', icons.pip('H')) + tag('p', '', words) + tag('h1', '', Markup(', ').join(named(screen, seat) for seat in seats))


def note(screen: Screen, v: View) -> Markup:
    """The deal and what follows; of a whole match, how long it was and who shot the moon."""
    if v.phase == 'summary':
        return tag('p', '', tag('b', '', screen._('Deal {n}', n=v.deal_number)), screen._('That was the last deal.') if ended(v) else screen._(following(v)))
    if v.phase != 'over':
        return NOTHING
    moons = [tag('span', '', named(screen, seat), f' ×{n}' if n > 1 else '') for seat, n in enumerate(v.moons) if n]
    shot = join(screen._('Moons: '), Markup(', ').join(moons)) if moons else join(screen._('Nobody shot the moon.'))
    return tag('p', '', tag('b', '', screen.voice.n('{n} deal', '{n} deals', v.deal_number)), tag('small', '', shot))


def following(v: View) -> str:
    order = tuple(STEPS)
    return NEXT[order[(order.index(v.direction) + 1) % len(STEPS)]]


def table(screen: Screen, v: View) -> Markup:
    """The fewest points first; how close to the target each is, as a line."""
    if v.phase not in WRITTEN:
        return NOTHING
    _ = screen._
    head = tag('thead', '', tag('tr', '', tag('th', '', _('Points')), *(tag('td', '', name) for name in (_('This deal'), _('In all')))))
    return tag('table', '', head, tag('tbody', '', *(row(screen, v, seat) for seat in sorted(range(4), key=v.totals.__getitem__))))


def row(screen: Screen, v: View, seat: Seat) -> Markup:
    share = min(1.0, v.totals[seat] / v.options.target)
    return tag('tr', '', tag('td', '', tag('bdi', '', called(screen, seat))), tag('td', '', f'+{v.scores[seat]}' if v.scores[seat] else '0'),
               tag('td', '', tag('b', '', v.totals[seat]), style=f'--share: {share:.3f}'))
