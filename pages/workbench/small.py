"""Small parts: what stands in a line or in a corner."""
from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from pages.parts import icons
from pages.parts.disc import disc
from pages.parts.markup import button, tag
from pages.red_or_black.deeds import strokes
from pages.red_or_black.sight import coin, gauges, help_link
from pages.room import host_room, pin
from pages.room.entrance import address, code
from pages.workbench.sample import on_felt, on_paper, sample
from pages.workbench.tables import Shop
from redblack.games.red_or_black.state import Tally

LINES = icons.CHECK, icons.CROSS, icons.ARROW, icons.UP, icons.DOWN, icons.SWAP


def buttons(shop: Shop) -> None:
    screen = shop.screen()
    _ = screen._
    on_paper('go: the one thing to do; on a red ground, a choice that cannot be missed', button('', 'go', _('Close'), icons.CLOSE),
             button('', 'go red', _('Another game'), icons.ARROW))
    on_paper('go waking: inert while the line fills, stopped half way here', button('', 'go waking', _('Done, passing on'), icons.ARROW))
    on_paper('second, with an icon, wide', button('', 'second', _('Take back')), button('', 'second', icons.QR, _('Call somebody')),
             button('', 'second wide', _('Give the seat up')))
    on_paper('second, grey: can be tapped, and says why not', button('', 'second wide', _('Bounce'), grey=True))
    on_paper('focus: black outside, yellow inside', button('', 'go focus', _('Close'), icons.CLOSE), button('', 'go red focus', _('Another game'), icons.ARROW),
             button('', 'second focus', _('Take back')))
    on_felt('icon on felt; one of them grey, one with the focus', tag('div', 'bar', help_link(screen), *(
        button('', classes, icon, aria_label=label, grey=grey) for icon, label, classes, grey in (
            (icons.UNDO, _('Take back the last move'), 'icon', True), (icons.AGAIN, _('Start again'), 'icon', False),
            (icons.GEAR, _('Settings'), 'icon focus', False)))))
    on_paper('icon and swap on paper', button('', 'icon', icons.CLOSE, aria_label=_('Close')), button('', 'swap', icons.SWAP, aria_label=_('Another task')))
    on_paper('switch, off and on',
             host_room.switch('', False, _('Only the host changes settings'), _('Players, texts, length, house rules, dealing anew in mid-game'), screen),
             host_room.switch('', True, _('Ask newcomers for a PIN'), _('Whoever is here already stays in'), screen))


def small(shop: Shop) -> None:
    screen = shop.screen()
    v = screen.view
    on_felt('price: a coin on the cut', tag('div', 'coins', coin(screen, 1), coin(screen, 2)))
    on_felt('disc: a player on felt', tag('div', 'discs', *map(disc, range(12))))
    on_paper('disc on paper; grey, of whoever may not be named', tag('div', 'discs', *map(disc, range(12))),
             tag('div', 'discs', disc(0), disc(1), aria_disabled='true'))
    on_felt('gauges: the crown fills by halves, the cup grows', *(
        tag('div', 'gauges', gauges(screen, replace(v, crown=crown, cup=cup))) for crown, cup in ((0, 0), (1, 4), (2, 17))))
    on_paper('tally: penalties; those that an immunity takes off stay as outlines', *(
        tag('p', '', strokes(screen, replace(v, pending=Tally({0: n}), laid_in=Tally({0: off})), 0)) for n, off in ((1, 0), (3, 0), (1, 1), (0, 2))))
    solid = [icon for icon in vars(icons).values() if isinstance(icon, Markup) and icon not in LINES]
    on_felt('icons: filled, or drawn as lines by the part they stand in; suits', *(tag('div', classes, *drawings) for classes, drawings in (
        ('drawings', solid), ('drawings lines', LINES), ('drawings pips', map(icons.pip, 'CDHSX')))))
    with sample('qrcode and address', 'paper'):
        code(screen, shop.entrance)
        address(screen, shop.entrance)
    form = pin.form(screen.voice, '', '').replace(Markup(' autofocus="on"'), Markup())  # this page is not to begin there
    on_felt('digits: the PIN is asked', tag('div', 'lost', form))
