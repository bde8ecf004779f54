"""`kill -9` at random moments, while twelve raw clients play: what anybody has seen is there again after the restart, and looks the same."""
import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import closing
from random import Random

import httpx
import pytest

from redblack.game import UNDO
from redblack.journal import Journal
from redblack.session import Session
from tests.bench.screen import PATIENCE, Table
from tests.rules.table import GAME
from tests.setup.house import ROOT, environment, free_port

KILLS, PHONES, EVENINGS = 120, 12, 8  # an evening of its own for every so many kills
LONGEST = .15                         # seconds of play before a kill
OPENS_SOMETHING = re.compile(r'gauges|settings|restart|who|fold|others|hint')


class Phone(Table):
    """Taps whatever there is, and keeps what it has seen when the server dies."""

    def connection_lost(self, _):
        self.read()

    @property
    def number(self):
        """Of the last question it has heard of: every move, and every undo, asks a new one."""
        return json.loads(self.asked())[str(UNDO)]

    def tap_something(self, rng):
        words = [word for _, element in self.visible() for word in self.BUTTON.findall(element.get('props', {}).get('innerHTML', ''))
                 if not OPENS_SOMETHING.match(word)]
        root = next(key for key, element in self.visible() if 'screen' in element.get('class', ()))
        self.click(root, {'do': rng.choice(words), 'asked': json.loads(self.asked()), 'typed': {'rule': 'Тише'}})

    def looks(self):
        """All that is seen of the table; a word that goes by itself is not."""
        return [(element['tag'], element.get('class'), element.get('text'), element.get('props', {}).get('innerHTML'))
                for _, element in self.visible() if not {'aside', 'toasts', 'toast', 'turn'} & {*element.get('class', ())}]


@pytest.fixture(scope='module')
def nursery():
    process = subprocess.Popen([sys.executable, '-m', 'tests.crash.nursery'], cwd=ROOT, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               text=True)
    yield process
    process.kill()
    process.communicate()


def start(nursery, folder, port):
    nursery.stdin.write(f'{folder} {port}\n')
    nursery.stdin.flush()
    return int(nursery.stdout.readline())


async def listening(port):
    while True:
        try:
            socket.create_connection(('127.0.0.1', port)).close()
            return
        except ConnectionRefusedError:
            await asyncio.sleep(.01)


async def play(base, pid, rng):
    """Twelve play until the server is killed. What each of them has seen by then; the first of them has just opened the page."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        phones = await asyncio.gather(*(Phone.open(base, http) for _ in range(PHONES)))
    first = phones[0].number, phones[0].looks()
    loop = asyncio.get_running_loop()
    end = loop.time() + rng.uniform(0, LONGEST)
    while loop.time() < end:
        rng.choice(phones).tap_something(rng)
        await asyncio.sleep(rng.uniform(0, .01))
    os.kill(pid, signal.SIGKILL)
    await asyncio.sleep(0)
    for phone in phones:
        while not phone._transport.is_closing():
            await asyncio.sleep(.005)
    return first, [(phone.number, phone.looks()) for phone in phones]


def saved(folder, copy):
    """The number of the question that the journal leads to."""
    shutil.copytree(folder, copy)
    with closing(Journal(GAME, copy / 'table.sqlite')) as journal:
        return Session(GAME, journal).asked[UNDO]


@pytest.mark.parametrize('evening', range(EVENINGS))
async def test_what_anybody_has_seen_is_there_after_a_kill(nursery, tmp_path, evening):
    rng, folder, port = Random(evening), tmp_path / 'data', free_port()
    folder.mkdir()
    seen, moves = (0, None), 0
    for kill in range(KILLS // EVENINGS):
        pid = start(nursery, folder, port)
        await listening(port)
        first, last = await play(f'http://127.0.0.1:{port}', pid, rng)
        number, looks = seen
        assert first[0] >= number, 'somebody had seen a later table'
        if first[0] == number and looks:
            assert first[1] == looks
        seen = max(last, key=lambda phone: phone[0])
        moves += seen[0] - first[0]
        in_the_journal = saved(folder, tmp_path / f'copy {kill}')
        assert seen[0] <= in_the_journal <= seen[0] + PHONES, 'at most what was on its way when the server died'
    assert moves > KILLS // EVENINGS  # they did play
