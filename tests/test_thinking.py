"""The process in which bots think: it answers, tells what went wrong, and ends with its input."""
import pickle
import subprocess
import sys

import pytest

from redblack.thinking import HEAD, question


def echo(view, seat, rng):
    return view, seat, rng.random()


def fails(view, seat, rng):
    raise ValueError(view)


@pytest.fixture
def process():
    with subprocess.Popen([sys.executable, '-m', 'redblack.thinking'], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.stdin.close()
        assert process.wait(20) == 0


def asked(process, *about):
    process.stdin.write(question(*about))
    process.stdin.flush()
    return pickle.loads(process.stdout.read(int.from_bytes(process.stdout.read(HEAD), 'big')))


def test_the_same_question_has_the_same_answer_and_a_failure_is_told(process):
    one = asked(process, echo, 'a view', 2, 7)
    assert one[:2] == ('a view', 2) and asked(process, echo, 'a view', 2, 7) == one != asked(process, echo, 'a view', 2, 8)
    assert 'seat 3' in str(asked(process, fails, 'x', 3, 1))
    assert asked(process, echo, None, 0, 7)[:2] == (None, 0)
