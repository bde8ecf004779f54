"""What stands below the card: everybody's penalties, and the rules in force."""
from __future__ import annotations

from markupsafe import Markup, escape

from pages.parts.cards import ref
from pages.parts.disc import disc
from pages.parts.markup import join, tag
from pages.red_or_black.king import decree
from pages.red_or_black.words import TITLES, capital, penalties
from pages.screen import Screen
from pages.speaker import told
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.state import Lasting

STROKE = tag('span', 'tally', Markup('<i></i>'), aria_hidden='true')


@told
def seats(screen: Screen, v: View) -> Markup:
    now = v.executor if v.phase == 'do' and v.executor is not None else v.bettor
    return join(*(tag('li', 'now' if seat == now else '', disc(seat), screen.name(seat),
                      STROKE, tag('b', '', v.penalties[seat], aria_label=penalties(screen, v.penalties[seat])))
                  for seat in v.circle))


@told
def rules(screen: Screen, v: View) -> Markup:
    return join(*(tag('div', '', ref(screen.voice, line.card), rule(screen, v, line)) for line in v.lasting))


def rule(screen: Screen, v: View, line: Lasting) -> Markup:
    """One rule, as short as can be: several stand beside each other. Where there is no room for a name, the holder's chip says it."""
    match line.rank:
        case 'K':
            return tag('span', '', decree(line.text) if line.text else screen._(TITLES['K']))
        case '7':
            return tag('span', '', screen._(TITLES['7']))
        case rank:
            held = v.immunities[line.seat] + v.laid_in[line.seat] if rank == 'T' else 1
            words = capital(screen.voice.card('mate')) if rank == 'J' else screen._(TITLES[rank])
            return disc(line.seat) + tag('span', '', tag('span', 'tvholds', screen.name(line.seat), ' · '), escape(words), f' ×{held}' if held > 1 else '')
