"""The real server in a process of its own, on loopback: killed by its pid, and started again on the same port and the same data."""
import re
import subprocess
import sys
from functools import cached_property

from tests.setup.house import ROOT, environment, free_port


class House:
    """Serves what is saved in *data*. What it says on stderr is kept beside it."""

    def __init__(self, data, program=('main.py',)):
        self.data, self.program, self.port = data, program, free_port()
        self.url = f'http://127.0.0.1:{self.port}'
        self.start()

    def start(self):
        with (self.data / 'stderr.txt').open('a') as stderr:
            self.process = subprocess.Popen([sys.executable, *self.program], cwd=ROOT, stdout=subprocess.PIPE, stderr=stderr, text=True,
                                            env=environment(REDBLACK_DATA_DIR=str(self.data), REDBLACK_PORT=str(self.port)))
        line = self.process.stdout.readline()
        assert re.search(f' {self.url}(?= |$)', line), (line, self.said())

    @cached_property
    def host(self):
        """The host's link: the second line that the program prints."""
        return self.process.stdout.readline().strip().rpartition(' ')[2]

    def kill(self):
        """As `kill -9` does."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def said(self):
        return (self.data / 'stderr.txt').read_text()
