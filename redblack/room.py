"""The host's room: its tables, where they are kept, and what is said when a saved one cannot be opened."""
from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from redblack.evenings import Evening, Shelf, refusing
from redblack.game import NATURE, Game
from redblack.host import Host, HostWhy
from redblack.journal import Damaged, InUse, Journal, Newer, NotSaved, beside, slug_in, written
from redblack.kinds import MAIN_GAME, game_at
from redblack.ledger import LedgerFile
from redblack.records import Device, Entry, Header
from redblack.refusal import N_, Refused, TableWhy, Why
from redblack.results import Results
from redblack.session import Session
from redblack.table import Table

log = logging.getLogger(__name__)

MAIN = ''                      # the code of the main table
LETTERS = 'ABCEHKMPTX'         # none is like another, and each looks the same on a Russian keyboard
SAME = str.maketrans('АВСЕНКМРТХ', LETTERS)
TABLES = 8                     # beside each other, the main one included
COMING = 'coming-'            # before the name of a file that is about to lie on a table
LAST_NIGHT = 12 * 3600         # seconds after the last move, from which on a start begins a new evening


class RoomWhy(Why):
    """Why the room, or a table of it, does not open."""

    NEWER = N_('The saved evening comes from a newer version of the game: {file}. Update the game, or choose another folder with --data-dir.')
    NO_ROOM = N_('No evening can be saved as {file}. Make room on the disk, see whose file it is, or choose another folder with --data-dir.')
    IN_USE = N_('The game is already running with this data folder. Use that one, or choose another folder with --data-dir.')
    NO_TABLE = N_('There is no such table. The host can tell you its four letters.')
    MAIN_STAYS = N_('The main table stays. A new evening clears it.')
    ENOUGH = N_('There is room for {most} tables.')
    HAS_TABLE = N_('A table of this game is open already: take a seat there. The host can lay another.')


LOST = N_('The saved evening could not be read. Its file is kept apart, and a new evening has begun.')
LOST_SETTINGS = N_("The room's settings could not be read: there is no PIN, and the host has a new link. The old file is kept apart.")


class Room:
    """One evening at one host: the main table, saved in *data*/table.sqlite, and further ones in table-ABCD.sqlite. *clock* tells seconds."""

    def __init__(self, data: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self.data, self._clock = data, clock
        self._tables: dict[str, Table] = {}
        self.shelf = Shelf(data / 'evenings')
        self._put_old_away()
        session = _open(self._path(MAIN))  # first of all: it finds out whether another game runs here
        settings = data / 'room.json'
        try:
            self._file = LedgerFile(settings)
        except NotSaved as e:
            session.close()
            raise Refused(RoomWhy.NO_ROOM, file=settings) from e
        self.host = Host(self._file, clock)
        self.results = Results(data / 'results.json')
        self._tables[MAIN] = Table(MAIN, session, self.host, clock, self.results)
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
        try:
            self._file.change(port=port)
        except NotSaved as e:
            raise Refused(RoomWhy.NO_ROOM, file=self._file.path) from e

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

    @property
    def laid(self) -> tuple[Table, ...]:
        """The tables that somebody has opened since the start."""
        return tuple(self._tables.values())

    def codes_of(self, slug: str) -> list[str]:
        """The tables on which that game lies. One that cannot be told counts for none."""
        return [code for code in self.codes if self.slug_at(code) == slug]

    def slug_at(self, code: str) -> str | None:
        """Which game lies there; None if it cannot be told."""
        return self._tables[code].session.game.slug if code in self._tables else slug_in(self._path(code))

    def open_table(self, device: Device | None, slug: str, again: str = '') -> Table:
        """A table of a game that has none yet: whoever is in the room may open it; *again* is a deal to begin with. Raises Refused."""
        if not self.admits(device):
            raise Refused(HostWhy.PIN_ASKED)
        if self.codes_of(slug):
            raise Refused(RoomWhy.HAS_TABLE)
        return self._new_table(slug, again)

    def new_table(self, device: Device | None, slug: str = MAIN_GAME, again: str = '') -> Table:
        """One more, for another game, or for whom the main one has no seat. Raises Refused."""
        self.host.check(device)
        return self._new_table(slug, again)

    # ---- evenings

    def new_evening(self, device: Device | None, code: str = MAIN) -> None:
        """What was played at the table goes onto the shelf, and a fresh one begins. Raises Refused."""
        self.host.check(device)
        table = self.table(code)
        self._change(table, partial(self._fresh, table.session.game.slug))

    def continue_evening(self, device: Device | None, id: str) -> None:
        """An evening from the shelf goes on at the main table; what lay there goes onto the shelf."""
        self.host.check(device)
        if why := self.shelf.evening(id).trouble:
            raise Refused(why)
        self._change(self.main, partial(self._taken, id))

    def delete_evening(self, device: Device | None, id: str) -> None:
        self.host.check(device)
        self.shelf.delete(id)

    def close_table(self, device: Device | None, code: str) -> None:
        """A further table is cleared away, and its evening is on the shelf. Who still has its page open is told so."""
        self.host.check(device)
        table = self.table(code)
        if table is self.main:
            raise Refused(RoomWhy.MAIN_STAYS)
        table.session.rest()
        self._put_away(self._path(table.code))
        del self._tables[table.code]
        table.session.announce(TableWhy.CLOSED)
        table.session.close()

    def _change(self, table: Table, come: Callable[[Path], AbstractContextManager[None]]) -> None:
        """Put the table's evening onto the shelf, and the one that *come* brings in its place. Raises Refused: then all is as it was, and the party goes on.

        What comes is made ready first: until then nothing of what is there has been touched.
        """
        path = self._path(table.code)
        coming = path.with_name(f'{COMING}{path.name}')
        with come(coming):
            table.session.rest()
            old = self.shelf.put(path)
            try:
                with refusing():
                    coming.rename(path)
                session = _open(path)
            except Refused:
                if path.exists():
                    path.rename(coming)
                self.shelf.take(old.id, path)
                raise
        table.session.close()
        self._keep_if_played(old)
        table.lay(session)

    @contextmanager
    def _fresh(self, slug: str, path: Path) -> Iterator[None]:
        """An evening of that game, which begins."""
        try:
            _open(path, slug).close()
            yield
        except Refused:
            for part in path.parent.glob(f'{path.name}*'):
                part.unlink()
            raise

    @contextmanager
    def _taken(self, id: str, path: Path) -> Iterator[None]:
        """One from the shelf."""
        self.shelf.take(id, path)
        try:
            yield
        except Refused:
            self.shelf.give_back(path, id)
            raise

    def _put_away(self, path: Path) -> None:
        """Onto the shelf."""
        self._keep_if_played(self.shelf.put(path))

    def _keep_if_played(self, evening: Evening) -> None:
        """Nobody needs an evening on which nothing was played."""
        if not evening.label.begun and not evening.trouble:
            self.shelf.delete(evening.id)

    def _put_old_away(self) -> None:
        """Who starts the game on another day begins another evening. What was just coming to a table when the power went is put away too."""
        for path in self.data.glob(f'{COMING}table*.sqlite'):
            with suppress(Refused):
                self._put_away(path)
        for code in self.codes:
            path = self._path(code)
            if path.exists() and time.time() - written(path) / 1e9 > LAST_NIGHT:
                try:
                    self._put_away(path)
                except Refused as no:  # then it goes on; whatever is wrong with it is said when it is opened
                    log.warning('an evening of another day stays on its table: %s', no.why.name)

    def admits(self, device: Device | None) -> bool:
        """Whether the device may see the tables: a PIN keeps nobody from a seat of their own."""
        return self.host.admits(device) or any(table.seat_of(device) is not None for table in self._tables.values())

    def tick(self) -> None:
        """Let every table see who has been away for long."""
        for table in self._tables.values():
            table.tick()

    # ---- inside

    def _path(self, code: str) -> Path:
        return self.data / (f'table-{code}.sqlite' if code else 'table.sqlite')

    def _new_table(self, slug: str, again: str) -> Table:
        codes = self.codes
        if len(codes) >= TABLES:
            raise Refused(RoomWhy.ENOUGH, most=TABLES)
        code = next(code for code in iter(_any_code, None) if code not in codes)
        path = self._path(code)
        game = game_at(path, slug)
        try:
            if again and game.again:
                with refusing():
                    _begun(game, path, *game.again(again))
            return self._lay(code, slug)
        except Refused:
            for part in path.parent.glob(f'{path.name}*'):  # half a table is none
                part.unlink()
            raise

    def _lay(self, code: str, slug: str = MAIN_GAME) -> Table:
        path = self._path(code)
        try:
            self._tables[code] = Table(code, _open(path, slug), self.host, self._clock, self.results)
        except Refused as no:  # anybody may read this
            raise Refused(no.why, **no.facts | {'file': path.name}) from no
        return self._tables[code]


def _any_code() -> str:
    return ''.join(secrets.choice(LETTERS) for _ in range(4))


def _begun(game: Game[Any, Any, Any, Any], path: Path, options: Any, deal: Any) -> None:
    """A match whose first cards are known."""
    with closing(Journal(game, path)) as journal:
        journal.begin(Header(game.slug, game.version, options, game.seats[0]))
        journal.append(Entry(NATURE, deal))


def _open(path: Path, slug: str = MAIN_GAME) -> Session:
    """The saved evening, of whatever game; a new one of the game *slug* where none can be read. Raises Refused."""
    try:
        return _opened(game_at(path, slug), path)
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
