"""Options are read from the environment: here it says nothing, in English."""
import os

import pytest


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch):
    for name in os.environ:
        if name.startswith(('REDBLACK', 'LC_', 'LANG')):
            monkeypatch.delenv(name)
