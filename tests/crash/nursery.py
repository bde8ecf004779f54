"""Starts houses quickly: the program is loaded once, and each house is a fork of this process.

A line on stdin is the folder and the port of one more; its pid is printed. `kill -9` of that pid is what it is for anywhere else.
"""
import os
import signal
import sys
from pathlib import Path

import main

if __name__ == '__main__':
    os.umask(0o077)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        folder, port = line.rsplit(maxsplit=1)
        if pid := os.fork():
            print(pid, flush=True)
        else:
            main.serve(Path(folder), '127.0.0.1', int(port))
