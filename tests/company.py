"""People round a table for the tests: devices by name, a clock that only moves when told, the host's laptop."""
from contextlib import contextmanager

import pytest

from redblack.game import HOST
from redblack.games.red_or_black.moves import Reseat
from redblack.host import Host
from redblack.journal import Journal
from redblack.ledger import LedgerFile
from redblack.refusal import Refused
from redblack.session import Session
from redblack.table import Table
from tests.rules.table import GAME
from tests.sitting import all_of, dealt, play


class Clock:
    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


class Company:
    """A main table where the line has been played, and the host 'laptop', who has brought the key but has no page open."""

    def __init__(self, folder, line='', seats=4, journal=None):
        self.clock, self.folder = Clock(), folder
        self.journal = dealt(line, journal or Journal(GAME), seats)
        self.host = Host(LedgerFile(folder / 'room.json'), self.clock)
        self.host.enter(self.host.key, 'laptop')
        self.table = Table('', Session(GAME, self.journal), self.host, self.clock)
        play(self.session, line)

    @property
    def session(self):
        return self.table.session

    def come(self, *devices):
        for device in devices:
            self.table.attendance.came(device)
            self.host.attendance.came(device)

    def go(self, *devices):
        for device in devices:
            self.table.attendance.went(device)
            self.host.attendance.went(device)

    def everything(self):
        """All that must not change when something is refused."""
        return all_of(self.session), dict(self.session.holders), self.host._file.ledger

    @contextmanager
    def refused(self, why):
        before = self.everything()
        with pytest.raises(Refused) as no:
            yield
        assert no.value.why is why
        assert self.everything() == before

    def may(self, deed):
        """Whether the deed is done; a refusal has changed nothing."""
        before = self.everything()
        try:
            deed()
        except Refused as no:
            assert self.everything() == before
            return no.why
        return None

    def asked(self):
        return self.session.asked[HOST]


def reseat(circle):
    return Reseat(tuple(circle))
