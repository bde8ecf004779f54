"""Types and lint, as configured in pyproject.toml."""
import subprocess
import sys

import pytest

from tests.setup.house import ROOT


@pytest.mark.parametrize('tool', ['mypy', 'ruff check .'])
def test_says_nothing(tool):
    end = subprocess.run([sys.executable, '-m', *tool.split()], cwd=ROOT, capture_output=True, text=True)
    assert end.returncode == 0, end.stdout + end.stderr
