"""The host's room: its tables, where they are kept, and what is said when a saved one cannot be opened."""
from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from redblack.evenings import Evening, Shelf
from redblack.game import Game
from redblack.games import discover
from redblack.host import Host
from redblack.journal import Damaged, InUse, Journal, Newer, NotSaved, beside, written
from redblack.ledger import LedgerFile
from redblack.records import Device
from redblack.refusal import N_, Refused, TableWhy, Why
from redblack.session import Session
from redblack.table import Table

log = logging.getLogger(__name__)

MAIN_GAME = 'red_or_black'
MAIN = ''                      # the code of the main table
LETTERS = 'ABCEHKMPTX'         # none is like another, and each looks the same on a Russian keyboard
SAME = str.maketrans('АВСЕНКМРТХ', LETTERS)
TABLES = 8                     # beside each other, the main one included
LAST_NIGHT = 12 * 3600         # seconds after the last move, from which on a start begins a new evening


class RoomWhy(Why):
    """Why the room, or a table of it, does not open."""

    NEWER = N_('The saved evening comes from a newer version of the game: {file}. Update the game, or choose another folder with --data-dir.')
    NO_ROOM = N_('No evening can be saved as {file}. Make room on the disk, see whose file it is, or choose another folder with --data-dir.')
    IN_USE = N_('The game is already running with this data folder. Use that one, or choose another folder with --data-dir.')
    NO_TABLE = N_('There is no such table. The host can tell you its four letters.')
    MAIN_STAYS = N_('The main table stays. A new evening clears it.')
    ENOUGH = N_('There is room for {most} tables.')


LOST = N_('The saved evening could not be read. Its file is kept apart, and a new evening has begun.')
LOST_SETTINGS = N_("The room's settings could not be read: there is no PIN, and the host has a new link. The old file is kept apart.")


class Room:
    """One evening at one host: the main table, saved in *data*/table.sqlite, and further ones in table-ABCD.sqlite. *clock* tells seconds."""

    def __init__(self, data: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.data, self._clock = data, clock
        self._tables: dict[str, Table] = {}
        self._game = discover()[MAIN_GAME]
        self.shelf = Shelf(data / 'evenings', self._game)
        self._put_old_away()
        session = _open(self._game, self._path(MAIN))  # first of all: it finds out whether another game runs here
        settings = data / 'room.json'
        try:
            self._file = LedgerFile(settings)
        except NotSaved as e:
            session.close()
            raise Refused(RoomWhy.NO_ROOM, file=settings) from e
        self.host = Host(self._file, clock)
        self._tables[MAIN] = Table(MAIN, session, self.host, clock)
        if self._file.lost:
            session.announce(LOST_SETTINGS)

    @property
    def main(self) -> Table:
        return self._tables[MAIN]

    @property
    def port(self) -> int | None:
        """Where phones found the room last time: they look there again."""
        return self._file.ledger.port

    @port.setter
    def port(self, port: int) -> None:
        self._file.change(port=port)

    @property
    def codes(self) -> list[str]:
        """Every table there is, the main one first."""
        found = (re.fullmatch(f'table-([{LETTERS}]{{4}})', path.stem) for path in self.data.glob('table-*.sqlite'))
        return [MAIN, *sorted(match[1] for match in found if match)]

    def table(self, code: str) -> Table:
        """The table with this code, however it was typed. Raises Refused."""
        code = code.upper().translate(SAME)
        if code not in self._tables:
            if code not in self.codes:
                raise Refused(RoomWhy.NO_TABLE)
            self._lay(code)
        return self._tables[code]

    def new_table(self, device: Device | None) -> Table:
        """One more, for whom the main one has no seat. Raises Refused."""
        self.host.check(device)
        codes = self.codes
        if len(codes) >= TABLES:
            raise Refused(RoomWhy.ENOUGH, most=TABLES)
        code = next(code for code in iter(_any_code, None) if code not in codes)
        return self._lay(code)

    # ---- evenings

    def new_evening(self, device: Device | None, code: str = MAIN) -> None:
        """What was played at the table goes onto the shelf, and a fresh one begins. Raises Refused."""
        self.host.check(device)
        self._change(self.table(code), lambda path: None)

    def continue_evening(self, device: Device | None, id: str) -> None:
        """An evening from the shelf goes on at the main table; what lay there goes onto the shelf."""
        self.host.check(device)
        if why := self.shelf.evening(id).trouble:
            raise Refused(why)
        self._change(self.main, lambda path: self.shelf.take(id, path))

    def delete_evening(self, device: Device | None, id: str) -> None:
        self.host.check(device)
        self.shelf.delete(id)

    def close_table(self, device: Device | None, code: str) -> None:
        """A further table is cleared away, and its evening is on the shelf. Who still has its page open is told so."""
        self.host.check(device)
        table = self.table(code)
        if table is self.main:
            raise Refused(RoomWhy.MAIN_STAYS)
        table.session.announce(TableWhy.CLOSED)
        table.session.close()
        self._put_away(self._path(table.code))
        del self._tables[table.code]

    def _change(self, table: Table, lay: Callable[[Path], None]) -> None:
        """Clear the table and *lay* something at its path. If that fails, all is as it was, and Refused says why."""
        path = self._path(table.code)
        table.session.close()
        put: Evening | None = None
        try:
            put = self._put_away(path)
            lay(path)
            session = _open(self._game, path)
        except Refused:
            if put is not None and not path.exists():
                self.shelf.take(put.id, path)
            table.lay(_open(self._game, path))
            raise
        table.lay(session)

    def _put_away(self, path: Path) -> Evening | None:
        """Onto the shelf; but nobody needs to keep an evening on which nothing was played."""
        evening = self.shelf.put(path)
        if evening.label.begun or evening.trouble:
            return evening
        self.shelf.delete(evening.id)
        return None

    def _put_old_away(self) -> None:
        """Who starts the game on another day begins another evening."""
        for code in self.codes:
            path = self._path(code)
            if path.exists() and time.time() - written(path) / 1e9 > LAST_NIGHT:
                try:
                    self._put_away(path)
                except Refused as no:  # then it goes on; whatever is wrong with it is said when it is opened
                    log.warning('an evening of another day stays on its table: %s', no.why.name)

    def tick(self) -> None:
        """Let every table see who has been away for long."""
        for table in self._tables.values():
            table.tick()

    # ---- inside

    def _path(self, code: str) -> Path:
        return self.data / (f'table-{code}.sqlite' if code else 'table.sqlite')

    def _lay(self, code: str) -> Table:
        self._tables[code] = Table(code, _open(self._game, self._path(code)), self.host, self._clock)
        return self._tables[code]


def _any_code() -> str:
    return ''.join(secrets.choice(LETTERS) for _ in range(4))


def _open(game: Game[Any, Any, Any, Any], path: Path) -> Session:
    """The saved evening; a new one where none can be read. Raises Refused."""
    try:
        return _opened(game, path)
    except Newer as e:
        raise Refused(RoomWhy.NEWER, file=path) from e
    except InUse as e:
        raise Refused(RoomWhy.IN_USE) from e
    except (NotSaved, OSError) as e:
        raise Refused(RoomWhy.NO_ROOM, file=path) from e


def _opened(game: Game[Any, Any, Any, Any], path: Path) -> Session:
    try:
        return _resumed(game, path)
    except Damaged as e:
        log.error('the journal could not be read: %s', e)
        for part in path.parent.glob(f'{path.name}*'):  # and what SQLite keeps beside it
            part.rename(beside(part))
        session = _resumed(game, path)
        session.announce(LOST)
        return session


def _resumed(game: Game[Any, Any, Any, Any], path: Path) -> Session:
    journal = Journal(game, path)
    try:
        return Session(game, journal)
    except BaseException:
        journal.close()
        raise
