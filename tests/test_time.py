"""When an evening was: a journal keeps the time of its last move, whatever is done to its file besides."""
import os
import subprocess
import sys
from contextlib import closing

import pytest

from redblack.journal import Journal, written
from redblack.session import Session
from tests.rules.table import GAME
from tests.sitting import ROOT, play, sit, tamper


@pytest.mark.parametrize('killed', [False, True])
@pytest.mark.parametrize('older', [False, True])
def test_the_file_keeps_the_time_of_its_last_move(tmp_path, killed, older):
    """Opened after a kill, it folds in what lay beside it; closed, it does so again: neither is a move."""
    path = tmp_path / 'table.sqlite'
    with closing(Journal(GAME, path)) as journal:
        sit('red 7H >2', journal)
    if older:
        tamper(path, 'PRAGMA user_version = 1')
    if killed:
        code = ('import os, sys; from pathlib import Path; from redblack.journal import *; from redblack.session import *; from tests.rules.table import GAME\n'
                'Session(GAME, Journal(GAME, Path(sys.argv[1]))).settle({0: "x"}); os._exit(9)')
        subprocess.run([sys.executable, '-c', code, path], cwd=ROOT)
        assert path.with_name('table.sqlite-wal').stat().st_size
        os.utime(f'{path}-wal', (1e9, 1e9))
    os.utime(path, (1e9, 1e9))
    for _ in range(2):
        with closing(Journal(GAME, path)) as journal:
            Session(GAME, journal)
            assert written(path) == 1e18
        assert path.stat().st_mtime == 1e9
    with closing(Journal(GAME, path)) as journal:
        play(Session(GAME, journal), 'done')
    assert path.stat().st_mtime > 1e9
