"""The README's two commands, and `.ci/run`, which reads the second one out of it."""
import shutil
import subprocess

import pytest

from options import Options
from tests.setup.house import LONG, ROOT

UV = 'test -x .uv/bin/uv || python3 -m pip install --quiet --target .uv uv==0.13.9 && .uv/bin/uv run'
README = (ROOT / 'README.md').read_text()


def test_there_are_two_commands():
    assert [line.strip() for line in README.splitlines() if line.startswith('    ')] == [f'{UV} main.py', f'{UV} --group dev python -m tests']


def test_every_option_is_explained():
    for name in Options.model_fields:
        assert f'`REDBLACK_{name.upper()}' in README
        assert {'browser': '`--no-browser`', 'kiosk': '`--kiosk`', 'dev': '`--dev`'}.get(name, f'`--{name.replace("_", "-")} ') in README


@pytest.fixture
def checkout(tmp_path):
    """A checkout with a uv in it that only says what it was asked for."""
    (tmp_path / '.ci').mkdir()
    (tmp_path / '.uv' / 'bin').mkdir(parents=True)
    shutil.copy(ROOT / '.ci' / 'run', tmp_path / '.ci' / 'run')
    shutil.copy(ROOT / 'README.md', tmp_path)
    return tmp_path


def ci(checkout, code):
    uv = checkout / '.uv' / 'bin' / 'uv'
    uv.write_text(f'#!/bin/sh\necho "uv $@"\necho "3 passed"\nexit {code}\n')
    uv.chmod(0o700)
    return subprocess.run([checkout / '.ci' / 'run'], cwd='/', capture_output=True, text=True, timeout=LONG)


@pytest.mark.parametrize('code', [0, 1, 5])
def test_ci_runs_the_second_and_ends_like_it(checkout, code):
    end = ci(checkout, code)
    assert end.stdout.splitlines() == [f'{UV} --group dev python -m tests', 'uv run --group dev python -m tests', '3 passed']
    assert (end.returncode, end.stderr) == (code, '')


def test_ci_fails_when_the_readme_names_no_command(checkout):
    (checkout / 'README.md').write_text('# Nothing\n')
    end = ci(checkout, 0)
    assert end.returncode != 0 and '3 passed' not in end.stdout
