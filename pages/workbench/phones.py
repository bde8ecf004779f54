"""Phones at tables that stand at a moment: the bets, the deeds, the rules; the sheets and whatever else lies over the table."""
from __future__ import annotations

from collections.abc import Callable
from typing import cast

from nicegui.language import Language
from nicegui.translations import translations

from pages.dialog import Dialog
from pages.live import Live
from pages.parts import Part, Rich
from pages.parts.markup import join, tag
from pages.red_or_black import final, panel, rules_in_force, standings, table, turn
from pages.room import host, host_seat, invite, seats
from pages.screen import Screen
from pages.workbench.sample import phone, sample
from pages.workbench.tables import Shop
from pages.workbench.told import PARTY
from redblack.games.red_or_black.moves import Options
from redblack.games.red_or_black.values import SEATS

LAWS = 'black 7H done, black QH done, black KH say done,'  # every bet missed: whoever bets takes the card
TENS = 'red TH >2 done, higher TS done, red 4S done, red 4C done, black 4D done,'  # an immunity for two of them
TURNS = {
    'free: anybody plays for the seat': ('', ''), 'free, somebody does the card': ('black 9D', ''),
    'own': ('', 'own'), 'own, the card is to be done': ('black 9D', 'own'), 'of another phone': ('', 'here'),
    'away: the line fills while the table waits': ('', 'away'), 'gone: can be skipped': ('', 'gone'), "everybody's, after a joker": ('red XR', ''),
}
MOMENTS: dict[str, tuple[str, int, str]] = {
    'bet colour, the own turn': ('', 4, 'own'),
    'bet colour, of another phone': ('', 4, 'here'),
    'bet height; two rules in force': ('black 7H done, black QH done, red 9D >1 done', 4, ''),
    'chips: the own one is grey': ('red 9D', 4, 'own'),
    'chips of twelve, with the longest names': ('red 9D', 12, ''),
    'a penalty, of the executor alone': ('black AH', 4, ''),
    'two task cards at ×2; rules folded': (f'{LAWS} red 9D >0 done, higher TS >1 done, lower 6S >2', 4, ''),
    'one theme': ('black 8H', 4, ''),
    'owes: an immunity laid in, another at hand': (f'{TENS} red 2S lay', 4, ''),
    'bounce': ('black 9D done, black 3H', 4, ''),
    'bounce, grey with its reason': ('black 3H', 4, ''),
    'the king is asked': ('black KH', 4, ''),
    'the king has said it': ('black KH say', 4, ''),
    'joker': ('red XR', 4, ''),
}


def turns(shop: Shop) -> None:
    for caption, (line, sits) in TURNS.items():
        screen = shop.screen(line, sits=sits)
        with sample(caption, 'phone'), Part('div', turn.state(screen, screen.view)), Part('div', 'table'):
            turn.build(screen)


def tables(shop: Shop) -> None:
    for caption, (line, circle, sits) in MOMENTS.items():
        screen = shop.screen(line, circle, sits)
        with phone(caption, screen), Part('div', 'table'):
            table.lay(screen)
    screen = shop.screen(f'{LAWS} {TENS}')
    with phone('rules unfolded', screen), Part('div', 'table'):
        Rich('div', 'flat', rules_in_force.rules(screen, screen.view, True))
    screen = shop.screen(PARTY, 3)
    with phone('the end', screen, 1320):
        final.build(screen)


def sheets(shop: Shop) -> None:
    def sheet(caption: str, name: str, build: Callable[[Screen], None], sits: str = '', height: int = 740) -> None:
        screen = shop.screen(f'{TENS} red 2S', 6, sits, Options(must_bounce=True))
        with phone(caption, screen, height):
            build(screen)
        screen.open = name

    sheet('settings', 'panel', lambda screen: panel.build(screen, Dialog(screen)), height=1760)
    sheet('round the table', 'standings', standings.build, 'away', 1040)
    sheet('my seat', 'own', lambda screen: seats.build(screen), 'own')
    sheet('sit down', 'sit', lambda screen: seats.build(screen))
    sheet('a code for the own seat', 'code', lambda screen: seats.build(screen))
    sheet('call somebody', 'invite', lambda screen: invite.build(screen, shop.entrance))
    sheet('the host, about a seat', 'seat', lambda screen: host_seat.build(screen, lambda: None), 'here')
    screen = shop.screen(seats=6, sits='gone')
    with sample("the host's list of seats", 'felt wide'), Part('div', 'hostsay'):
        Rich('div', '', host.seats(screen, screen.view))


def over(shop: Shop) -> None:
    screen = shop.screen()
    with phone('dialog: a question before something that cannot be missed', screen):
        dialog = Dialog(screen)
        with Part('div', 'table'):
            table.lay(screen)
        dialog.build()
    Live.show_all()  # the first news of the table ends all questions
    table.ask_restart(screen, dialog)
    screen = shop.screen()
    with phone('toast', screen):
        with Part('div', 'table'):
            table.lay(screen)
        screen.hear()
    screen.say(screen._('A table seats {most} players at most.', most=SEATS[-1]))
    with sample('the pill of a lost connection; its words are those of NiceGUI', 'felt'):
        says = translations[cast(Language, screen.client.page.language)]
        lines = (tag('span', '', says[line]) for line in ('connection_lost', 'trying_to_reconnect'))
        Rich('div', 'nicegui-error-popup', join(*lines), aria_hidden='false')
