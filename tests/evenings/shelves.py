"""Evenings for the shelf: played, left, spoilt, and looked at."""
import os
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from random import Random

import pytest

from redblack.journal import Journal
from redblack.refusal import Refused
from redblack.session import Session
from tests.rules.table import GAME
from tests.sitting import ROOT, all_of, sit, tamper

OVER = 'red 7H >2 done, higher XR done, higher XB done'
SATURDAY = datetime(2026, 11, 28, 21, 30).timestamp()


def played(path, line='red 7H >2 done, higher KS', names=None, at=SATURDAY, seats=4):
    """A closed journal of an evening whose last move was made *at* that time. What the table was."""
    path.parent.mkdir(exist_ok=True)
    with closing(Journal(GAME, path)) as journal:
        session = sit(line, journal, seats)
        if names:
            session.settle(names)
        stood = all_of(session)
    os.utime(path, (at, at))
    return stood


def stands(path):
    """What the table at *path* is now."""
    with closing(Journal(GAME, path)) as journal:
        return all_of(Session(GAME, journal))


def content(folder):
    """All files under the folder, with what is in them and their time."""
    return {str(path.relative_to(folder)): (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.rglob('*') if path.is_file()}


def still(folder):
    """All that would change if a file were made, touched or removed there, if only for a moment."""
    return content(folder), {path: path.stat().st_mtime_ns for path in (folder, *folder.rglob('*')) if path.is_dir()}


def refused(why, deed, *arguments):
    with pytest.raises(Refused) as no:
        deed(*arguments)
    assert no.value.why is why


# ---- what can happen to a file

def newer_schema(path):
    tamper(path, 'PRAGMA user_version = 99')


def newer_rules(path):
    tamper(path, f'UPDATE header SET rules = {GAME.version + 1}')


def newer_throughout(path):
    tamper(path, 'PRAGMA user_version = 99', 'DROP TABLE header', 'ALTER TABLE label RENAME TO header')


def another_game(path):
    tamper(path, "UPDATE header SET game = 'chess'")


def garbage(path):
    path.write_bytes(Random(0).randbytes(9000))


def half(path):
    path.write_bytes(path.read_bytes()[:5000])


def a_text(path):
    path.write_text('Здесь был Вася')


def no_label(path):
    tamper(path, 'DROP TABLE label')


def a_senseless_label(path):
    tamper(path, """UPDATE label SET text = '{"players": 3}'""")


def rollback_mode(path):
    tamper(path, 'PRAGMA journal_mode = DELETE')


def untouched(path):
    pass


NAMING = '''
import os, sys
from pathlib import Path
from redblack.journal import Journal
from redblack.session import Session
from tests.rules.table import GAME
Session(GAME, Journal(GAME, Path(sys.argv[1]))).settle({1: 'Ира'})
os._exit(9)
'''


def named_and_killed(path):
    assert subprocess.run([sys.executable, '-c', NAMING, path], cwd=ROOT).returncode == 9
    ahead = path.with_name(f'{path.name}-wal')
    assert ahead.stat().st_size
    for part in path, ahead:
        os.utime(part, (SATURDAY, SATURDAY))
