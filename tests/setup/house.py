"""The real server in a process of its own, for tests of how it starts and stops: on loopback, stopped by its pid."""
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from threading import Timer

ROOT = Path(__file__).parents[2]
LONG = 60  # seconds: longer than any machine needs, shorter than forever


WORKER = int(os.environ.get('PYTEST_XDIST_WORKER', 'gw0').removeprefix('gw'))
PORTS = cycle(range(20_000 + 500 * (WORKER % 20), 20_500 + 500 * (WORKER % 20)))


def free_port():
    """Below the ports that systems give to connections by themselves, and each worker has a range of its own: nobody takes it before the server does."""
    for port in PORTS:
        with socket.socket() as s, suppress(OSError):
            s.bind(('127.0.0.1', port))
            return port


def until(condition):
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(.05)


def environment(**more):
    """This process's, without what belongs to the tests, to NiceGUI or to a game played here; English unless told."""
    mine = {k: v for k, v in os.environ.items() if not k.startswith(('PYTEST', 'NICEGUI', 'REDBLACK', 'LC_'))}
    return {**mine, 'LANG': 'C.UTF-8', 'REDBLACK_HOST': '127.0.0.1', 'REDBLACK_BROWSER': '0', **more}


def run(*arguments, **more):
    """`main.py` when it is expected to end by itself."""
    return subprocess.run([sys.executable, 'main.py', *arguments], cwd=ROOT, env=environment(**more), capture_output=True, text=True, timeout=LONG)


@contextmanager
def house(*arguments, **more):
    """`main.py`, serving; `.line` is the first that it printed, and `.url` the address at its end. Killed at the end if it still runs."""
    process = subprocess.Popen([sys.executable, 'main.py', *arguments], cwd=ROOT, env=environment(**more), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))  # a shell's background jobs ignore Ctrl+C
    patience = Timer(LONG, process.kill)
    patience.start()
    try:
        process.line = process.stdout.readline().strip()
        process.url = process.line.rpartition(' ')[2]
        yield process
    finally:
        patience.cancel()
        process.kill()
        process.communicate()
