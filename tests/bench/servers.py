"""The two servers that are compared, each in a process of its own on loopback: the game, and the bare page."""
from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.setup.house import ROOT, environment, free_port

LONG = 30  # seconds to stop


@dataclass(frozen=True)
class Server:
    """A process that serves at *base*."""

    process: subprocess.Popen
    base: str

    def worked(self) -> float:
        """Seconds of the processor that it has used."""
        status = Path(f'/proc/{self.process.pid}/stat')
        if status.exists():
            user, system = status.read_text().rpartition(')')[2].split()[11:13]
            return (int(user) + int(system)) / os.sysconf('SC_CLK_TCK')
        minutes, seconds = subprocess.check_output(['ps', '-o', 'cputime=', '-p', str(self.process.pid)], text=True).strip().rsplit(':', 2)[-2:]
        return 60 * int(minutes) + float(seconds)

    def resident(self) -> float:
        """Its memory, in MB."""
        status = Path(f'/proc/{self.process.pid}/statm')
        if status.exists():
            return int(status.read_text().split()[1]) * os.sysconf('SC_PAGE_SIZE') / 1e6
        return int(subprocess.check_output(['ps', '-o', 'rss=', '-p', str(self.process.pid)])) * 1024 / 1e6


@contextmanager
def both() -> Iterator[tuple[Server, Server]]:
    """The game with a fresh table, and the bare page; they start side by side."""
    with tempfile.TemporaryDirectory() as data, ExitStack() as stack:
        starting = [stack.enter_context(process(*command, **more)) for command, more in (
            (('main.py',), {'REDBLACK_PORT': str(free_port()), 'REDBLACK_DATA_DIR': data}), (('-m', 'tests.bench.bare', str(free_port())), {}))]
        game, bare = map(bound, starting)
        yield game, bare


@contextmanager
def process(*command: str, **more: str) -> Iterator[subprocess.Popen]:
    """A Python process of our own; asked to stop at the end, and made to if it doesn't."""
    started = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=environment(**more), stdout=subprocess.PIPE, text=True)
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.communicate(timeout=LONG)
        except subprocess.TimeoutExpired:
            started.kill()
            started.communicate()


def bound(started: subprocess.Popen) -> Server:
    """The server, once it has printed where it listens."""
    base = started.stdout.readline().strip().rpartition(' ')[2]
    if not base:
        raise SystemExit(f'{" ".join(started.args)} did not start')
    return Server(started, base)
