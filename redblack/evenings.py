"""The shelf: evenings that were put away, each the journal of one table in a file of its own."""
from __future__ import annotations

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pydantic

from redblack.game import NATURE, Seat
from redblack.journal import SCHEMA, SQLITE, Damaged, InUse, Journal, Newer, NotSaved, trouble, written
from redblack.kinds import game_at
from redblack.names import marked
from redblack.refusal import N_, Refused, Why
from redblack.session import Session

ID = re.compile(r'\d{4}-\d\d-\d\d-\d+', re.ASCII)  # any other file in the folder is somebody else's: not shown, not touched
AHEAD, BACK, INDEX = '-wal', '-journal', '-shm'  # what SQLite may keep beside a file; the index holds nothing of its own
MORNING = timedelta(hours=6)


class ShelfWhy(Why):
    """Why an evening stays where it is."""

    NO_SUCH = N_('That evening is not on the shelf any more. Look at the list again.')
    NEWER = N_('That evening comes from a newer version of the game. Update the game to open it; until then it stays as it is.')
    DAMAGED = N_('That evening cannot be read. It stays as it is until you delete it.')
    NO_ROOM = N_('The evening could not be moved and is where it was. Make room on the disk, or see whose folder it is, and try again.')
    IN_USE = N_('That evening is still open. Close the game that plays it, and try again.')
    TAKEN = N_('There is an evening on the table. Put that one away first.')


REASONS: Mapping[type[Exception], Why] = {Newer: ShelfWhy.NEWER, Damaged: ShelfWhy.DAMAGED, InUse: ShelfWhy.IN_USE}


@dataclass(frozen=True, slots=True)
class Label:
    """What is written on an evening when it is put away, so that nobody has to play it again to know."""

    players: Mapping[Seat, str]  # of the last game, as the table showed them; '' for a player without a name
    begun: int                   # games, or deals, in which somebody has moved
    finished: int                # games that came to their end


LABELS = pydantic.TypeAdapter(Label)
UNKNOWN = Label({}, 0, 0)


@dataclass(frozen=True, slots=True)
class Evening:
    """One evening on the shelf. With a *trouble* it can be neither read nor taken, and its label is empty."""

    id: str
    played: datetime  # when it was written to last, in local time
    label: Label
    trouble: Why | None = None

    @property
    def day(self) -> date:
        """The date it is remembered by."""
        return day_of(self.played)


class Shelf:
    """The evenings in one *folder*, each of its own game. Whatever cannot be done is Refused, and then everything is where it was.

    A file here is whole: what SQLite keeps beside a journal is folded into it first. So each move is one renaming, and a kill at any moment
    leaves the evening in one place or in the other. The time of a file is that of its evening, and is carried along.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    # ---- looking: changes no file

    def evenings(self) -> list[Evening]:
        """All that is on the shelf, the latest first."""
        with refusing():
            return sorted(map(self._look, self._files()), key=lambda evening: evening.played, reverse=True)

    def evening(self, id: str) -> Evening:
        """One of them."""
        with refusing():
            return self._look(self._file(id))

    def read(self, id: str) -> Session:
        """An evening as it was left, for telling it. What is done to this session is kept nowhere."""
        with refusing():
            return self._replayed(self._file(id))

    # ---- moving

    def put(self, path: Path) -> Evening:
        """Put the journal at *path* on the shelf. It must be closed."""
        with refusing():
            with _time_kept(path):
                self._write_label(path)
            self._folder.mkdir(mode=0o700, exist_ok=True)
            return self._look(self._put(path))

    def take(self, id: str, to: Path) -> None:
        """The way back, for playing on: the file is at *to*, where nothing may be, and no longer on the shelf."""
        path = self._file(id)
        if why := self._look(path).trouble:
            raise Refused(why)
        with refusing():
            if _unfolded(path):  # somebody has opened it here with another program
                with _time_kept(path):
                    Journal(game_at(path), path).close()
            try:
                _move(path, to)
            except FileExistsError as e:
                raise Refused(ShelfWhy.TAKEN) from e

    def give_back(self, path: Path, id: str) -> None:
        """What was taken, untouched, onto its place."""
        with refusing():
            _move(path, self._folder / f'{id}.sqlite')

    def delete(self, id: str) -> None:
        """For good, whatever state it is in."""
        path = self._file(id)
        with refusing():
            _beside(path, INDEX).unlink(missing_ok=True)
            for part in (*_unfolded(path), *self._folder.glob(f'damaged-*-{path.name}{AHEAD}'), path):  # itself last: till then it can be deleted again
                part.unlink()

    # ---- inside

    def _files(self) -> list[Path]:
        """An empty file is a place that was being kept when the power went."""
        if not self._folder.is_dir():
            return []
        return [path for path in self._folder.iterdir()
                if path.suffix == '.sqlite' and ID.fullmatch(path.stem) and path.is_file() and (path.stat().st_size or _unfolded(path))]

    def _file(self, id: str) -> Path:
        """*id* may be anything that the net brings: it is compared, and never part of a path."""
        for path in self._files():
            if path.stem == id:
                return path
        raise Refused(ShelfWhy.NO_SUCH)

    def _look(self, path: Path) -> Evening:
        label, why = UNKNOWN, None
        try:
            with refusing():
                label = self._read_label(path) or label_of(self._replayed(path))
        except Refused as no:
            why = no.why
        return Evening(path.stem, datetime.fromtimestamp(written(path) / 1e9).astimezone(), label, why)

    def _read_label(self, path: Path) -> Label | None:
        """None if there is none to trust: written by a newer program, or not by a shelf, or something was played behind it."""
        if _unfolded(path):
            return None
        with suppress(*SQLITE, pydantic.ValidationError), closing(sqlite3.connect(f'{path.as_uri()}?mode=ro&immutable=1', uri=True)) as db:
            if db.execute('PRAGMA user_version').fetchone()[0] <= SCHEMA:
                game = game_at(path)
                known = db.execute('SELECT text FROM label, header WHERE game = ? AND rules <= ?', (game.slug, game.version)).fetchone()
                return LABELS.validate_json(known[0]) if known else None
        return None

    def _replayed(self, path: Path) -> Session:
        """From a copy: opening a journal may write into it."""
        with tempfile.TemporaryDirectory() as folder:
            for part in (path, *_unfolded(path)):
                shutil.copyfile(part, Path(folder, part.name))
            with self._opened(Path(folder, path.name)) as session:
                return session

    @contextmanager
    def _opened(self, path: Path) -> Iterator[Session]:
        game = game_at(path)
        with closing(Journal(game, path)) as journal:
            if journal.header() is None:
                raise Damaged('nothing has begun')
            yield Session(game, journal)

    def _write_label(self, path: Path) -> None:
        """Play it through, write down what it was, and leave one file with everything in it."""
        with self._opened(path) as session:
            label = label_of(session)
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as db, db:
            db.execute('PRAGMA locking_mode=EXCLUSIVE')
            db.execute('BEGIN')
            db.execute('CREATE TABLE IF NOT EXISTS label (text TEXT NOT NULL)')
            db.execute('DELETE FROM label')
            db.execute('INSERT INTO label VALUES (?)', (LABELS.dump_json(label).decode(),))

    def _put(self, path: Path) -> Path:
        """Where it stands now: under its day, with the first number that is free."""
        day = day_of(datetime.fromtimestamp(written(path) / 1e9))
        number = 0
        while True:
            number += 1
            to = self._folder / f'{day}-{number}.sqlite'
            with suppress(FileExistsError):
                _move(path, to)
                return to


def day_of(moment: datetime) -> date:
    """What goes on until the morning belongs to the evening before."""
    return (moment - MORNING).date()


def today() -> date:
    """The day of the evening that goes on now, in local time."""
    return day_of(datetime.now())


def label_of(session: Session) -> Label:
    """What stands on the label of the evening played in *session*."""
    rules, begun, dealt = session.game.rules, 0, False
    for entry in session.entries:
        begun += dealt and entry.seat >= 0
        dealt = entry.seat == NATURE or (dealt and entry.seat < 0)
    over = [not rules.to_act(state) for state in (*(met for _, met, _ in session.history), session.state)]
    finished = sum(now and not before for before, now in pairwise(over))
    names = {seat: session.names.get(seat, '') for seat in sorted(rules.sat(session.state))}
    return Label(names | marked({seat: name for seat, name in names.items() if name}), begun, finished)


@contextmanager
def refusing() -> Iterator[None]:
    """What goes wrong with files, as a sentence."""
    try:
        yield
    except (*SQLITE, Newer, Damaged, InUse, NotSaved, OSError) as e:
        found = trouble(e) if isinstance(e, SQLITE) else e
        raise Refused(REASONS.get(type(found), ShelfWhy.NO_ROOM)) from e


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _unfolded(path: Path) -> list[Path]:
    """The files beside this one that may hold something of it."""
    return [part for part in (_beside(path, AHEAD), _beside(path, BACK)) if part.exists()]


@contextmanager
def _time_kept(path: Path) -> Iterator[None]:
    """Something is done to the file that is no move of its evening, and leaves it whole. Raises NotSaved if there is no room for that."""
    when = written(path)
    try:
        yield
    finally:
        os.utime(path, ns=(when, when))
    if _unfolded(path):
        raise NotSaved('what lies beside could not be folded in')


def _move(path: Path, to: Path) -> None:
    """A renaming that overwrites nothing: FileExistsError. The place is kept by an empty file first, for a system may rename over what is there."""
    if _unfolded(to):
        raise FileExistsError(to)
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        os.chmod(path, 0o600)
        _beside(path, INDEX).unlink(missing_ok=True)
        os.replace(path, to)
    except OSError:
        to.unlink()
        raise
