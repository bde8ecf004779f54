"""A table of a banking game as its players have it: what they see of stakes and purses, and what a browser might send."""
from i18n import Voice
from pages.live import Live
from redblack.banking.moves import Skip
from redblack.game import HOST
from tests.pages.table import text_of
from tests.pages.words import plain

ROOMS = []  # one for each test


def room():
    """What the program under test serves."""
    return ROOMS[-1]


def table():
    """The table that lies in it."""
    return room().main


def view():
    return table().session.view()


def skip_until(phase):
    """Nobody waits for anybody until then."""
    session = table().session
    while view().phase != phase:
        session.act(HOST, Skip(min(session.game.rules.to_act(session.state))))
    Live.show_all()


def send(screen, do):
    """What a browser might send though there is no such button, with the number of the question that is open."""
    screen.send(screen.one('menu'), {'do': do, 'asked': {str(seat): number for seat, number in table().session.asked.items()}, 'typed': {}})


def advice(screen):
    return [text_of(e) for e in screen.all() if 'advice' in e._classes]


def written(screen, *amounts):
    """Chips as that screen writes them."""
    return [plain(Voice(screen.language).number(amount)) for amount in amounts]


def by_seat(screen, kind):
    """What stands in each purse, from the first seat on: every phone has its own purse first."""
    return [line for _, line in sorted(zip(map(int, screen.lines('disc')), screen.lines(kind), strict=True))]


def awaited(screen):
    """The names that are lit."""
    return {name.split()[0] for name, row in zip(screen.lines('who'), screen.all('purse'), strict=True) if 'now' in row._classes}


def signed(screen, won):
    return f'{"+" if won > 0 else "−"}{written(screen, abs(won))[0]}'
