"""A session for the tests: dealt the cards of a line of notes (tests/rules/table.py) and played along it."""
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from redblack.game import NATURE
from redblack.games.red_or_black.moves import Deal, Options
from redblack.journal import Journal, NotSaved
from redblack.place import Place
from redblack.records import Entry, Header
from redblack.refusal import Refused
from redblack.session import Session
from tests.rules.table import CARD, GAME, TASKS, THEMES, Table, full_deck, noted_cards, notes

ROOT = Path(__file__).parent.parent

# 1 and 2 hold an immunity each, and the two of spades asks a penalty of both: 1 does it, 2 pays with them
TWO_MAY_ACT = 'red TH >2 done, higher TS done, red 4S done, red 4C done, black 4D done, red 2S'


class Full(Journal):
    """A disk with room for *left* more records."""
    left = 1_000

    def append(self, *records):
        if self.left < len(records):
            raise NotSaved('disk full')
        super().append(*records)
        self.left -= len(records)


def dealt(line='', journal=None, seats=4):
    """A journal, in memory unless given, with the deal of the line in it."""
    journal = journal or Journal(GAME)
    journal.begin(Header(GAME.slug, GAME.version, Options(), seats))
    journal.append(Entry(NATURE, Deal(full_deck(noted_cards(notes(line))), TASKS, THEMES)))
    return journal


def read(session, note):
    """The note as a seat and its move."""
    return Table(session.state).read(note)


def play(session, line):
    for note in notes(line):
        if CARD.fullmatch(note):
            assert session.view().card == note
        else:
            session.act(*read(session, note))


def sit(line='', journal=None, seats=4):
    """A table where the line has been played."""
    session = Session(GAME, dealt(line, journal, seats))
    play(session, line)
    return session


def watch(session, place):
    session.join(place)
    return place


def all_of(session):
    """What must come back when the journal is read again: state, entries, open questions, names."""
    return session.state, session.entries, dict(session.asked), dict(session.names)


@contextmanager
def refused(why, session):
    """Refused for this reason, and nothing has changed, nor has any screen heard of anything."""
    place = watch(session, Place())
    before, shown = (*all_of(session), session.news), dict(vars(place))
    with pytest.raises(Refused) as no:
        yield
    assert no.value.why is why
    assert (*all_of(session), session.news) == before
    assert vars(place) == shown
    session.leave(place)


def tamper(path, *commands):
    """Do something to a saved table behind its back."""
    with closing(sqlite3.connect(path)) as db:
        for command in commands:
            db.execute(command)
        db.commit()


# Plays at random in the folder argv[1], dealing and choosing by argv[2]; one line of JSON for each move that was acknowledged.
PLAYER = '''
import json, sys
from pathlib import Path
from random import Random
from redblack.game import HOST
from redblack.games.red_or_black.moves import Options, Restart
from redblack.room import Room
table, rng = Room(Path(sys.argv[1])).main.session, Random(sys.argv[2])
rules = table.game.rules
print('open', flush=True)
while True:
    choices = [(seat, move) for seat in sorted(rules.to_act(table.state)) for move in rules.moves(table.state, seat)]
    seat, move = rng.choice(choices or [(HOST, Restart(Options()))])
    table.act(seat, move)
    print(json.dumps(repr((seat, move))), flush=True)
'''


def player(folder, seed=0):
    """Another process that plays; the first line it says is 'open'."""
    return subprocess.Popen([sys.executable, '-c', PLAYER, folder, str(seed)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
