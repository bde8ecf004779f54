"""Who sits there: purse, stake, and what this hand has brought."""
from __future__ import annotations

from markupsafe import Markup

from pages.banking.face import wager_of
from pages.banking.words import named, signed, token
from pages.parts import icons
from pages.parts.disc import disc
from pages.parts.markup import NOTHING, join, tag
from pages.room.match import bot
from pages.screen import Screen
from redblack.banking.look import View
from redblack.game import Seat
from redblack.place import Presence

FIELDS = 'phase circle banker bettors waiting wagers dealt_to coups net chips names sitting kept'
HOUSE = '<path d="M12 2L2 8v2h20V8zM4 11.5h3v7H4zM10.5 11.5h3v7h-3zM17 11.5h3v7h-3zM2 20h20v2H2z"/>'


def build(screen: Screen) -> None:
    screen.section('ul', 'purses', FIELDS, purses, tabindex='0', aria_label=screen._('Purses'))


def purses(screen: Screen, v: View) -> Markup:
    """From one's own to the left, so that it is in sight however many there are."""
    own = v.circle.index(screen.place.seat) if screen.place.seat in v.circle else 0
    return join(*(purse(screen, v, seat) for seat in (*v.circle[own:], *v.circle[:own])))


def purse(screen: Screen, v: View, seat: Seat, drawing: Markup = NOTHING) -> Markup:
    """One player: the name, what is staked, the chips; what the hand has brought as soon as it is known. The *drawing* comes last."""
    worn = ' '.join(filter(None, ('purse', 'yours' if screen.place.seat == seat else '', 'now' if seat in awaited(v) else '')))
    brought = v.net.get(seat)
    gain = tag('span', 'gain up' if brought > 0 else 'gain down' if brought < 0 else 'gain', signed(screen, brought)) if brought is not None else NOTHING
    return tag('li', worn, disc(seat), tag('span', 'who', named(screen, seat), note(screen, v, seat)), tag('span', 'bets', stake(screen, v, seat), gain),
               tag('b', 'chipcount', screen.voice.number(v.chips[seat])), drawing)


def awaited(v: View) -> frozenset[Seat]:
    """For whom the table waits."""
    match v.phase:
        case 'stake':
            return frozenset(v.waiting)
        case 'double' if v.dealt_to is not None:
            return frozenset({v.dealt_to})
        case 'deal' if v.banker is not None:
            return frozenset({v.banker})
    return frozenset()


def stake(screen: Screen, v: View, seat: Seat) -> Markup:
    """What lies before a player; an empty place while the table waits for it."""
    if seat == v.banker:
        return tag('span', 'bank', icons.svg(HOUSE))
    if seat in v.waiting:
        return tag('span', 'token place', aria_hidden='true')
    wager = wager_of(v, seat)
    return token(screen, wager) if wager else NOTHING


def note(screen: Screen, v: View, seat: Seat) -> Markup:
    """A small word below the name: who is no person, whose phone is away, who looks on."""
    sitting = screen.place.sitting.get(seat)
    words = [screen._('bot')] if bot(screen, seat) else [screen._('no connection')] if sitting and sitting.presence is Presence.AWAY else []
    if seat == v.banker:
        # Translators: below the name of whoever holds the bank, at most 8 letters
        words.append(screen._('bank'))
    elif v.phase not in ('cut', 'over'):
        if seat not in v.bettors:
            words.append(screen._('looks on'))
        elif seat in v.wagers and not v.wagers[seat].amount:
            words.append(screen._('sits this one out'))
    return tag('small', '', ' · '.join(words)) if words else NOTHING
