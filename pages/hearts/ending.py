"""After a deal: its points and the new totals. After the last one: the winner, places, moons, «Ещё матч»."""
from __future__ import annotations

from markupsafe import Markup

from pages.hearts.record import records
from pages.hearts.replay import finished
from pages.hearts.words import named
from pages.parts import Part, icons
from pages.parts.cards import ref
from pages.parts.markup import NOTHING, button, tag
from pages.room.match import going
from pages.room.souvenir import souvenir
from pages.screen import Screen
from redblack.cards import Card
from redblack.game import Seat
from redblack.games.hearts.again import written
from redblack.games.hearts.bits import BIT, shown
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Next, Options, Restart
from redblack.games.hearts.trick import ALL_POINTS, POINTS, SEATS, winner

FIELDS = 'phase tricks scores totals moons winner deal_number options names sitting kept'


def build(screen: Screen) -> None:
    closed = Part('div').follow('visible', screen.place, 'phase kept', lambda v: v.phase in ('summary', 'over') and going(screen))
    with closed.follow('dress', screen.place, 'phase', lambda v: 'ending over' if v.phase == 'over' else 'ending summary'):
        screen.section('div', 'final', FIELDS, final, aria_live='polite')
    screen.on('done', lambda tap, _: screen.act(reader(screen), Next(), tap))
    screen.on('again', lambda tap, _: screen.again(tap, Restart(Options(screen.view.options.target))))


def reader(screen: Screen) -> Seat | None:
    """For whom the points are read: oneself; or while nobody sits there, whoever watches may turn the page for a bot."""
    own = screen.place.seat
    return own if own is not None else next((seat for seat in SEATS if screen.ready(seat)), None)


def final(screen: Screen, v: View) -> Markup:
    if v.phase not in ('summary', 'over'):
        return NOTHING
    _ = screen._
    bar = tag('header', 'bar', button('menu', 'icon', icons.MENU, aria_label=_('Menu')),
              tag('b', 'grow', _('The match is over') if v.phase == 'over' else _('Deal {n}', n=v.deal_number)))
    # Translators: the big buttons below the points, at most 20 letters each
    more = NOTHING if reader(screen) is None else button('done', 'go red', next_word(screen, v), icons.ARROW)
    if v.phase == 'over':
        more = button('again', 'go red', _('Another match'), icons.ARROW)
    sheets = tag('section', 'paper', points(screen, v)), records(screen) if v.phase == 'over' else NOTHING, to_keep(screen, v)
    return tag('div', 'finaltop', bar, headline(screen, v)) + tag('div', 'sheets', *sheets) + tag('div', 'again', more)


def to_keep(screen: Screen, v: View) -> Markup:
    """The deal that has just been played: to look at trick by trick, and to play again. After the last one the evening, too."""
    _, deals = screen._, finished(screen.session)
    look = tag('a', 'second wide', icons.LIST, _('Trick by trick'), href=screen.path(f'deal/{len(deals)}'))
    same = tag('a', 'second wide', icons.AGAIN, _('The same cards again'), href=f'/games/hearts/{written(deals[-1][1])}'
               ) if screen.room.host.is_host(screen.device) else NOTHING  # further tables are the host's to lay; the link itself stands beside the tricks
    return souvenir(screen, look, same) if v.phase == 'over' else tag('section', 'paper souvenir', look, same)


def next_word(screen: Screen, v: View) -> str:
    over = max(v.totals) >= v.options.target and v.totals.count(min(v.totals)) == 1
    return screen._('Who has won?') if over else screen._('Next deal')


def headline(screen: Screen, v: View) -> Markup:
    """One thought, large."""
    _ = screen._
    badge = tag('span', 'heart big', icons.svg(f'<path d="{icons.PIP["H"]}"/>', '-50 -54 100 108'), aria_hidden='true')
    if v.phase == 'over' and v.winner is not None:
        return tag('section', 'holder', badge, tag('p', '', _('Wins')), tag('h1', '', named(screen, v.winner)))
    moon = next((seat for seat in SEATS if ALL_POINTS in v.scores and v.scores[seat] == 0), None)
    if moon is not None:
        shot = tag('p', '', _('Shoots the moon: 26 for all others'))
        return tag('section', 'holder', tag('span', 'moon', aria_hidden='true'), shot, tag('h1', '', named(screen, moon)))
    own = screen.place.seat
    if own is not None:
        return tag('section', 'holder', badge, tag('p', '', _('You in this deal')), tag('h1', '', screen.voice.n('{n} point', '{n} points', v.scores[own])))
    most = v.scores.index(max(v.scores))
    return tag('section', 'holder', badge, tag('p', '', _('Most in this deal')), tag('h1', '', named(screen, most)))


def points(screen: Screen, v: View) -> Markup:
    """A row for each, the fewest points first; a line shows how far it is to the end."""
    _ = screen._
    over = v.phase == 'over'
    columns = [_('Player'), *([_('Moons')] if any(v.moons) else []), *([] if over else [_('This deal')]), _('Total')]
    head = tag('thead', '', tag('tr', '', *(tag('th', '', name) for name in columns)))
    ranked = sorted(SEATS, key=lambda seat: (v.totals[seat], seat))
    note = screen.voice.n('{n} deal was played.', '{n} deals were played.', v.deal_number) if over else _('The match goes to {n}.', n=v.options.target)
    return tag('h2', '', _('Points')) + tag('table', '', head, tag('tbody', '', *(line(screen, v, seat) for seat in ranked))) + tag('p', 'note', note)


def costly(v: View, seat: Seat) -> list[Card]:
    """The cards with points that a seat has taken in this deal."""
    taken = 0
    for trick in v.tricks:
        cards = [BIT[card] for _, card in trick]
        if winner(trick[0][0], cards) == seat:
            taken |= sum(cards) & POINTS
    return [*shown(taken)]


def line(screen: Screen, v: View, seat: Seat) -> Markup:
    place = 1 + sum(total < v.totals[seat] for total in v.totals)
    share = min(v.totals[seat] / max(v.options.target, 1), 1)
    bar = tag('i', 'share', style=f'--share: {share:.3f}', aria_hidden='true')
    cards = NOTHING if v.phase == 'over' else tag('span', 'costly', *(ref(screen.voice, card) for card in costly(v, seat)))
    who = tag('td', '', tag('span', 'place', f'{place}.'), ' ', named(screen, seat), bar, cards)
    moons = tag('td', '', v.moons[seat] or '–') if any(v.moons) else NOTHING
    deal = NOTHING if v.phase == 'over' else tag('td', '', f'+{v.scores[seat]}')
    return tag('tr', 'me' if seat == screen.place.seat else '', who, moons, deal, tag('td', '', tag('b', '', v.totals[seat])))
