"""The host's room: where its tables are kept, and what is said when a saved one cannot be opened."""
from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from redblack.game import Game
from redblack.games import discover
from redblack.journal import Damaged, InUse, Journal, Newer, NotSaved, beside
from redblack.refusal import N_, Refused, Why
from redblack.session import Session

log = logging.getLogger(__name__)

MAIN_GAME = 'red_or_black'


class RoomWhy(Why):
    """Why the room does not open."""

    NEWER = N_('The saved evening comes from a newer version of the game: {file}. Update the game, or choose another folder with --data-dir.')
    NO_ROOM = N_('No evening can be saved as {file}. Make room on the disk, see whose file it is, or choose another folder with --data-dir.')
    IN_USE = N_('The game is already running with this data folder. Use that one, or choose another folder with --data-dir.')


LOST = N_('The saved evening could not be read. Its file is kept apart, and a new evening has begun.')


class Room:
    """One evening at one host: for now the main table, saved in *data*/table.sqlite."""

    def __init__(self, data: Path) -> None:
        game = discover()[MAIN_GAME]
        path = data / 'table.sqlite'
        try:
            self.table = _open(game, path)
        except Newer as e:
            raise Refused(RoomWhy.NEWER, file=path) from e
        except InUse as e:
            raise Refused(RoomWhy.IN_USE) from e
        except (NotSaved, OSError) as e:
            raise Refused(RoomWhy.NO_ROOM, file=path) from e


def _open(game: Game[Any, Any, Any, Any], path: Path) -> Session:
    """The saved evening; a new one where none can be read."""
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
