"""A process in which bots think: `python -m redblack.thinking` reads questions from its input and writes the moves to its output until the input ends.

It holds nothing of the program that asks, neither its connections nor its files, and ends with it, however that ends.
"""
from __future__ import annotations

import os
import pickle
import signal
import sys
from random import Random
from typing import Any, BinaryIO

from redblack.game import Bot, Seat

HEAD = 4  # bytes that say how many follow


def question(bot: Bot[Any, Any], view: Any, seat: Seat, seed: int) -> bytes:
    return packed((bot, view, seat, seed))


def packed(thing: object) -> bytes:
    text = pickle.dumps(thing)
    return len(text).to_bytes(HEAD, 'big') + text


def answers(asked: BinaryIO, said: BinaryIO) -> None:
    """A move for each question; where a bot fails, what went wrong, as the exception itself."""
    while head := asked.read(HEAD):
        bot, view, seat, seed = pickle.loads(asked.read(int.from_bytes(head, 'big')))
        try:
            answer = bot(view, seat, Random(seed))
        except Exception as e:
            answer = RuntimeError(f'the bot of seat {seat} failed: {e!r}')
        said.write(packed(answer))
        said.flush()


if __name__ == '__main__':
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the program that asks
    try:
        answers(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # nobody waits for the answer any more
        os._exit(0)
