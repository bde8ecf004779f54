"""The game under way: left the cards and what they bring, right the purses with what is staked."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking import history, purses, stage
from pages.banking.face import Face
from pages.banking.turn import rounds
from pages.banking.tv.arrival import arriving
from pages.banking.words import called
from pages.parts import Part
from pages.parts.markup import NOTHING, join, tag
from pages.room.match import bot, going
from pages.screen import Screen
from redblack.banking.look import View
from redblack.game import Seat

FIELDS = f'{purses.FIELDS} round options passed_over closes hands'


def build(screen: Screen, arrives: bool, face: Face) -> None:
    """Not to be seen before people have come in, if there is a way in to be seen."""
    def visible(v: View) -> bool:
        return v.phase != 'over' and not (arrives and arriving(screen, v))

    with Part('div', 'tv table btv', data_s='banking').follow('visible', screen.place, 'phase hands wagers kept', visible):
        screen.section('header', 'bhead', FIELDS, head)
        screen.section('section', 'bcoup', stage.FIELDS, lambda screen, v: stage.felt(screen, v, face))
        screen.section('p', 'boutcome', stage.FIELDS, lambda screen, v: stage.outcome(screen, v, face))
        screen.section('ul', 'bpurses tvbox', FIELDS, all_purses).follow('attributes', screen.place, 'circle', lambda v: {'data_many': many(v)})


def many(v: View) -> str:
    """How close the purses must stand."""
    return 'few' if len(v.circle) <= 6 else 'some' if len(v.circle) <= 10 else 'many'


def all_purses(screen: Screen, v: View) -> Markup:
    """With the way of each, where there is room to see it."""
    def drawing(seat: Seat) -> Markup:
        return history.line(v.hands, seat, v.options.chips) if many(v) != 'many' else NOTHING
    return join(*(purses.purse(screen, v, seat, drawing(seat)) for seat in v.circle))


def head(screen: Screen, v: View) -> Markup:
    """What happens, large; who holds the bank."""
    bank = screen._('Bank: {name}', name=called(screen, v.banker)) if v.banker is not None else ''
    small = tag('p', '', ' · '.join(filter(None, (bank, rounds(screen, v)))))
    left = screen.table.deadline.left()
    clock = tag('div', 'clock', tag('i', '', style=f'--left: {left:.1f}s; --from: {left / max(left, v.options.clock):.3f}')) if left is not None else NOTHING
    return tag('div', '', tag('h1', 'tvname', says(screen, v)), small, clock)


def says(screen: Screen, v: View) -> str:
    _ = screen._
    resting = not going(screen) and any(bot(screen, seat) for seat in v.circle)
    if resting:
        return _('The table rests')
    match v.phase:
        case 'stake':
            return _('Place your bets')
        case 'double' if v.dealt_to is not None:
            return _('{name}: double?', name=called(screen, v.dealt_to))
        case 'deal':
            return _('No more bets')
    return _('The hand is over')
