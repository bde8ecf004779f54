"""The benchmarks still run: every row of their table is there, with its figures. How large those are is for people to judge."""
import re
import subprocess
import sys

from tests.bench import loads
from tests.bench.__main__ import NO_BROWSER
from tests.setup.house import LONG, ROOT, environment

ROWS = ['parties/s by the rules alone, any legal move', 'parties/s by the rules alone, quick play',
        *(f'tap → text, {n} screens' for n in (2, 10, 50, 100)), 'processor for a tap, 100 screens',
        'tap → text, 12 phones and the TV', 'processor for a tap, 12 phones and the TV',
        '30 phones open at the same moment', 'memory a screen']
LOADS = ['first load of /', 'repeat load of /', 'interactive, 4 times slowed down', 'flip of a card, 4 times slowed down']
FIGURE = re.compile(r'\d')


def test_every_row_has_its_figures():
    end = subprocess.run([sys.executable, '-m', 'tests.bench', '--quick'], cwd=ROOT, env=environment(PYTHONIOENCODING='utf-8'), capture_output=True,
                         encoding='utf-8', timeout=3 * LONG)
    assert end.returncode == 0, end.stderr
    lines = [[cell.strip() for cell in line.strip('|').split('|')] for line in end.stdout.splitlines() if line.startswith('|')]
    head, _, *rows = lines
    assert head == ['what', 'the game', 'measured against', 'ratio', 'aim', 'met']
    browser = loads.there_is_a_browser()
    assert (NO_BROWSER in end.stdout) != browser
    for name in [*ROWS, *(LOADS if browser else [])]:
        ours, other, ratio, aim, met = next(row[1:] for row in rows if row[0].startswith(name))
        assert all(FIGURE.match(cell) for cell in (ours, other, ratio)), name
        assert met in ('yes', 'no') if aim else met == '', name
    assert len(rows) == len(ROWS) + (len(LOADS) if browser else 0)


def test_the_ladder_of_the_bots_has_its_rungs():
    end = subprocess.run([sys.executable, '-m', 'tests.bench.hearts', '--quick'], cwd=ROOT, env=environment(PYTHONIOENCODING='utf-8'), capture_output=True,
                         encoding='utf-8', timeout=3 * LONG)
    assert end.returncode == 0, end.stderr
    _, _, *rungs = [line.split(' | ') for line in end.stdout.splitlines()]
    assert [rung[0] for rung in rungs] == ['medium : easy', 'hard : medium', 'insane : hard', 'insane : medium']
    assert all(FIGURE.match(cell.lstrip('-')) for rung in rungs for cell in rung[1:])
