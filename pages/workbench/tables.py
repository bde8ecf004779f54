"""Tables to look at: in memory, dealt and played to a moment. Nobody else comes to them."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from nicegui import ui

from pages.devices import device_of
from pages.room.entrance import Entrance
from pages.screen import Screen
from pages.visit import Visit
from redblack.cards import JOKERS, PACK, Card
from redblack.game import NATURE
from redblack.games.red_or_black import GAME
from redblack.games.red_or_black.moves import Assign, Bet, Bounce, Deal, Done, Immunity, Move, Options, SayRule, Swap
from redblack.games.red_or_black.state import ALL_24
from redblack.games.red_or_black.values import LENGTHS, SIDES
from redblack.journal import Journal
from redblack.records import Device, Entry, Header
from redblack.session import Session
from redblack.table import WAIT, Table

NAMES = 'Маша', 'Ben', 'Александра-Мария', 'Оля', 'Оля', 'W' * 16, 'Ким', '🎉' * 8, 'Ольга Сергеевна', 'Щ' * 16, 'Ян', 'Tim'  # the longest have 16 signs
LAW = 'Кто скажет «ну», «типа» или «короче», тот до следующего короля говорит шёпотом и встаёт, когда кому-нибудь наливают чай!'  # 120, the most
DEEDS: dict[str, Move] = {
    **{side: Bet(side) for sides in SIDES.values() for side in sides},
    'done': Done(), 'bounce': Bounce(), 'swap': Swap(), 'lay': Immunity(True), 'take': Immunity(False), 'say': SayRule(LAW),
}
OTHER: Device = 'another phone'


@dataclass(frozen=True, slots=True)
class Moment:
    """*line* is what was dealt and played: ``red 9D >1 done`` is a bet, the card that came, who was named, and «Done».

    *sits* says whose the first seat is: 'own', or of another phone that is 'here', 'away', 'gone'; '' for nobody's.
    """

    line: str = ''
    seats: int = 4
    sits: str = ''
    options: Options = Options()


class Shop:
    """What one visitor of the page is shown: a table of its own for each sample."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.entrance = Entrance('http://192.168.123.234:8080')

    def screen(self, line: str = '', seats: int = 4, sits: str = '', options: Options = Options()) -> Screen:  # noqa: B008  (it is frozen)
        """A phone at a table that stands at this moment."""
        moment = Moment(line, seats, sits, options)
        session = dealt(moment)
        played(session, moment)
        table = self.seated(session, moment)
        ui.context.client.on_delete(session.close)
        return Screen(replace(self.visit, table=table), attends=())

    def seated(self, session: Session, moment: Moment) -> Table:
        """Whoever holds the first seat has come, and gone away for so long. Two more phones are here, as at any table."""
        now = [0.0]
        table = Table('', session, self.visit.room.host, lambda: now[0])
        holder = (device_of(self.visit.request) or OTHER) if moment.sits == 'own' else OTHER
        for device in 'one', 'two', *([holder] if moment.sits in ('own', 'here') else []):
            table.attendance.came(device)
        if moment.sits:
            session.settle({}, held={0: holder})
        now[0] = WAIT if moment.sits == 'gone' else 0.0
        return table


def dealt(moment: Moment) -> Session:
    """A deck with the cards of the line on top; the jokers come last unless they are among them."""
    top = tuple(Card(word) for word in words(moment.line) if word in Card._value2member_map_)
    jokers = [joker for joker in JOKERS if joker not in top]
    rest = [card for card in PACK if card not in top][:LENGTHS[moment.options.length][0] - len(top) - len(jokers)]
    journal = Journal(GAME)
    journal.begin(Header(GAME.slug, GAME.version, moment.options, moment.seats))
    journal.append(Entry(NATURE, Deal((*top, *rest, *jokers), tuple(ALL_24), tuple(ALL_24))))
    return Session(GAME, journal)


def played(session: Session, moment: Moment) -> None:
    session.settle(dict(enumerate(NAMES[:moment.seats])))
    for word in words(moment.line):
        if word.startswith('>'):
            session.act(session.view().bettor, Assign(int(word[1:])))
        elif word in DEEDS:
            act(session, DEEDS[word])


def act(session: Session, move: Move) -> None:
    """By the first who may."""
    session.act(next(seat for seat in sorted(session.asked) if seat >= 0 and session.objection(seat, move) is None), move)


def words(line: str) -> Iterator[str]:
    return iter(line.replace(',', ' ').split())
