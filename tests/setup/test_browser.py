"""`python -m tests` brings a browser if there is none: seen with an apt-get that only writes down what it is asked for."""
import os
import shutil
import subprocess
import sys

import pytest

from tests import __main__ as tests
from tests.setup.house import LONG, ROOT

INSTALL = ['update -q', 'install -q -y --no-install-recommends chromium chromium-driver']
TOUCH = 'for b in chromium chromedriver; do echo "#!/bin/sh" > "$BIN/$b"; /bin/chmod +x "$BIN/$b"; done'


class Machine:
    """A PATH with nothing on it but what a test puts there."""

    def __init__(self, folder, monkeypatch):
        self.bin, self.log = folder / 'bin', folder / 'asked'
        self.bin.mkdir()
        self.has('env', f'exec {shutil.which("env")} "$@"')
        monkeypatch.setenv('BIN', str(self.bin))
        monkeypatch.setenv('LOG', str(self.log))
        monkeypatch.setenv('PATH', str(self.bin))

    def has(self, program, script):
        (self.bin / program).write_text(f'#!/bin/sh\n{script}\n')
        (self.bin / program).chmod(0o700)

    def has_apt(self, last=TOUCH):
        self.has('apt-get', f'echo "$DEBIAN_FRONTEND: $@" >> "$LOG"; if test "$1" = install; then {last}; fi')

    def asked(self):
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path, monkeypatch):
    return Machine(tmp_path, monkeypatch)


def by_root(monkeypatch, yes):
    monkeypatch.setattr(os, 'geteuid', lambda: 0 if yes else 1000)


def test_root_brings_it_by_apt(machine, monkeypatch, capfd):
    by_root(monkeypatch, True)
    machine.has_apt()
    tests.bring_browser()
    assert machine.asked() == [f'noninteractive: {step}' for step in INSTALL]
    assert shutil.which('chromium') and shutil.which('chromedriver')
    assert capfd.readouterr().err == ''
    tests.bring_browser()
    assert len(machine.asked()) == 2


def test_a_browser_without_its_driver_is_none(machine, monkeypatch):
    by_root(monkeypatch, True)
    machine.has_apt()
    machine.has('chromium', '')
    tests.bring_browser()
    assert len(machine.asked()) == 2


def test_what_is_there_is_left_alone(machine, monkeypatch, capfd):
    by_root(monkeypatch, True)
    machine.has_apt()
    machine.has('chromedriver', '')
    machine.has('google-chrome', '')
    tests.bring_browser()
    assert machine.asked() == [] and capfd.readouterr().err == ''


def test_sudo_without_a_password_will_do(machine, monkeypatch):
    by_root(monkeypatch, False)
    machine.has_apt()
    machine.has('true', '')
    machine.has('sudo', 'echo "sudo $@" >> "$LOG"; test "$1" = -n && shift && exec "$@"')
    tests.bring_browser()
    apt = 'env DEBIAN_FRONTEND=noninteractive apt-get'
    assert machine.asked() == ['sudo -n true', *(line for step in INSTALL for line in (f'sudo -n {apt} {step}', f'noninteractive: {step}'))]


@pytest.mark.parametrize('sudo', [None, 'exit 1'])
def test_who_may_not_is_told_what_to_install(machine, monkeypatch, capfd, sudo):
    by_root(monkeypatch, False)
    machine.has_apt()
    if sudo:
        machine.has('sudo', sudo)
    tests.bring_browser()
    assert machine.asked() == []
    assert 'chromium and chromium-driver' in capfd.readouterr().err


def test_without_apt_one_is_told_what_to_install(machine, capfd):
    tests.bring_browser()
    assert 'chromium and chromium-driver' in capfd.readouterr().err


def test_an_apt_that_fails_is_told_too(machine, monkeypatch, capfd):
    by_root(monkeypatch, True)
    machine.has_apt(last='exit 100')
    tests.bring_browser()
    assert len(machine.asked()) == 2
    assert 'chromium and chromium-driver' in capfd.readouterr().err


def test_the_command_itself_brings_it_first_and_hands_the_rest_to_pytest(machine):
    machine.has_apt()
    machine.has('true', '')
    machine.has('sudo', 'shift; exec "$@"')
    mine = {k: v for k, v in os.environ.items() if not k.startswith(('PYTEST', 'NICEGUI'))}
    end = subprocess.run([sys.executable, '-m', 'tests', '--version'], cwd=ROOT, env=mine, capture_output=True, text=True, timeout=LONG)
    assert end.returncode == 0 and end.stdout.startswith('pytest ')
    assert machine.asked() == [f'noninteractive: {step}' for step in INSTALL]
