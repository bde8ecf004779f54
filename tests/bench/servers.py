"""The two servers that are compared, each in a process of its own on loopback: the game, and the bare page."""
from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.setup.house import ROOT, environment, free_port

LONG = 30  # seconds to stop


@dataclass(frozen=True)
class Server:
    """A process that serves at *base*."""

    process: subprocess.Popen
    base: str

    def resident(self) -> float:
        """Its memory, in MB."""
        status = Path(f'/proc/{self.process.pid}/statm')
        if status.exists():
            return int(status.read_text().split()[1]) * os.sysconf('SC_PAGE_SIZE') / 1e6
        return int(subprocess.check_output(['ps', '-o', 'rss=', '-p', str(self.process.pid)])) * 1024 / 1e6


@contextmanager
def both() -> Iterator[tuple[Server, Server]]:
    """The game with a fresh table, and the bare page."""
    with tempfile.TemporaryDirectory() as data:
        game = start('main.py', REDBLACK_PORT=str(free_port()), REDBLACK_DATA_DIR=data)
        try:
            bare = start('-m', 'tests.bench.bare', str(free_port()))
            try:
                yield game, bare
            finally:
                stop(bare)
        finally:
            stop(game)


def start(*command: str, **more: str) -> Server:
    process = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=environment(**more), stdout=subprocess.PIPE, text=True)
    base = process.stdout.readline().strip()  # printed when the port is bound
    if not base:
        raise SystemExit(f'{" ".join(command)} did not start')
    return Server(process, base)


def stop(server: Server) -> None:
    server.process.terminate()
    try:
        server.process.communicate(timeout=LONG)
    except subprocess.TimeoutExpired:
        server.process.kill()
        server.process.communicate()
