"""The big screen: which browser is taken, with what, and that it comes and goes with the game."""
import asyncio
import os
import shutil
import signal
import sys
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.keys import Keys

import kiosk
from i18n import Voice
from kiosk import installed, profile, show
from tests.setup.house import LONG, free_port, house, until

URL = 'http://127.0.0.1:9/tv#kiosk'


def program(path, script):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!/bin/sh\n{script}\n')
    path.chmod(0o700)
    return path


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A machine without any browser: what a test puts into its folders is all there is."""
    monkeypatch.setenv('PATH', str(tmp_path / 'bin'))
    monkeypatch.setenv('HOME', str(tmp_path / 'home'))
    monkeypatch.setattr(kiosk, 'FOR_ALL', {'flatpak': tmp_path / 'flatpak', 'apps': tmp_path / 'Applications'})
    return tmp_path


# ---- which browser


def put(machine, *places):
    return [str(program(machine / place, '')) for place in places]


@pytest.mark.parametrize('system, places', [
    ('linux', ['bin/google-chrome', 'bin/chromium', 'bin/microsoft-edge', 'bin/brave-browser']),
    ('linux', ['bin/chromium', 'bin/chromium-browser', 'flatpak/exports/bin/com.google.Chrome', 'home/.local/share/flatpak/exports/bin/com.brave.Browser']),
    ('darwin', ['Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
                'home/Applications/Chromium.app/Contents/MacOS/Chromium']),
    ('linux', []), ('darwin', [])])
def test_the_browsers_of_a_machine(machine, monkeypatch, system, places):
    monkeypatch.setattr(sys, 'platform', system)
    put(machine, 'bin/firefox', 'Applications/Safari.app/Contents/MacOS/Safari')
    there = put(machine, *places)
    assert [*installed()] == there


def test_windows_has_a_list_of_programs(machine, monkeypatch):
    mine, gone, edge = *put(machine, 'mine/chrome.exe'), str(machine / 'gone.exe'), *put(machine, 'edge/msedge.exe')
    folder = r'SOFTWARE\Microsoft\Windows\CurrentVersion\App Paths'
    listed = {('user', rf'{folder}\chrome.exe'): f'"{mine}"', ('machine', rf'{folder}\chrome.exe'): gone, ('machine', rf'{folder}\msedge.exe'): edge}

    def look_up(whose, key):
        if (whose, key) not in listed:
            raise FileNotFoundError(key)
        return listed[whose, key]
    monkeypatch.setitem(sys.modules, 'winreg', SimpleNamespace(HKEY_CURRENT_USER='user', HKEY_LOCAL_MACHINE='machine', QueryValue=look_up))
    monkeypatch.setattr(sys, 'platform', 'win32')
    assert [*installed()] == [mine, edge]


@pytest.mark.parametrize('browser, folder', [
    ('/usr/bin/chromium', '/games/kiosk'),
    ('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/games/kiosk'),
    ('/snap/bin/chromium', 'snap/chromium/common/redblack'),
    ('/var/lib/flatpak/exports/bin/com.google.Chrome', '.var/app/com.google.Chrome/data/redblack')])
def test_a_browser_in_a_box_keeps_its_profile_where_it_may_write(machine, browser, folder):
    assert profile(browser, Path('/games')) == machine / 'home' / folder  # what is absolute stays so


# ---- its window


async def shown(machine, capsys):
    """What the terminal says when the window is gone."""
    await asyncio.wait_for(show(URL, machine / 'data', Voice('en')), LONG)
    out, err = capsys.readouterr()
    assert out == ''
    return err


async def test_it_is_started_on_the_page_with_a_profile_of_its_own(machine, capsys):
    program(machine / 'bin' / 'chromium', f'for each; do echo "$each"; done > {machine}/asked')
    assert await shown(machine, capsys) == ''
    asked = (machine / 'asked').read_text().splitlines()
    assert {f'--app={URL}', f'--user-data-dir={machine}/data/kiosk', '--start-fullscreen', '--no-first-run'} <= {*asked}
    assert '--kiosk' not in asked


@pytest.mark.parametrize('script, fragment', [(None, 'none of them is installed'), ('exit 1', 'did not open'), ('kill -9 $$', 'did not open')])
async def test_without_a_window_it_says_what_to_do(machine, capsys, script, fragment):
    if script:
        program(machine / 'bin' / 'chromium', script)
    sentence = await shown(machine, capsys)
    assert fragment in sentence and '/tv' in sentence and 'F11' in sentence and sentence.count('\n') == 1


async def test_what_cannot_be_started_is_a_sentence_too(machine, capsys):
    program(machine / 'bin' / 'chromium', '').write_bytes(b'\x7fELF of another machine')
    assert 'did not open' in await shown(machine, capsys)


def alive(pid):
    """A process that runs, not one that only waits to be counted."""
    try:
        os.kill(pid, 0)
        return '\nState:\tZ' not in Path(f'/proc/{pid}/status').read_text()
    except FileNotFoundError:
        return sys.platform != 'linux'
    except ProcessLookupError:
        return False


@pytest.mark.parametrize('manner', ['', 'trap "" TERM'])
async def test_it_goes_with_the_game_and_all_its_children_too(machine, capsys, manner):
    program(machine / 'bin' / 'chromium', f'{manner}\n/bin/sleep 1000 & echo $$ $! > {machine}/half\n/bin/mv {machine}/half {machine}/pids\nwait; wait')
    window = asyncio.create_task(show(URL, machine / 'data', Voice('en')))
    while not (machine / 'pids').exists():
        await asyncio.sleep(.01)
    family = [int(pid) for pid in (machine / 'pids').read_text().split()]
    assert all(map(alive, family))
    window.cancel()
    with pytest.raises(asyncio.CancelledError):
        await window
    until(lambda: not any(map(alive, family)))
    assert capsys.readouterr() == ('', '')


# ---- a real browser, without a screen

PAGE = b'''<!doctype html><title>TV</title><script>
if (location.hash === "#kiosk") addEventListener("keydown", (e) => { if (e.key === "Escape") window.close(); });
</script>'''


class Host(BaseHTTPRequestHandler):
    """Lets the browser in by its key, as the host's page does, and leads it to the TV."""

    def do_GET(self):
        self.send_response(303 if self.path.startswith('/host') else 200)
        self.send_header('Location', '/tv#kiosk')
        self.send_header('Content-Type', 'text/html')
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


@pytest.fixture
def host():
    server = ThreadingHTTPServer(('127.0.0.1', 0), Host)
    serving = Thread(target=server.serve_forever)
    serving.start()
    with closing(server.socket):
        yield f'http://127.0.0.1:{server.server_port}'
        server.shutdown()
        serving.join()


async def test_a_real_window_fills_the_screen_and_esc_closes_it(tmp_path, monkeypatch, host, capsys):
    real, driver = (shutil.which(name) for name in ('chromium', 'chromedriver'))
    program(tmp_path / 'chromium', f'exec {real or shutil.which("google-chrome")} --headless=new --no-sandbox --disable-dev-shm-usage '
                                   '--remote-debugging-port=0 "$@"')
    monkeypatch.setattr(kiosk, 'installed', lambda: iter([str(tmp_path / 'chromium')]))
    task = asyncio.create_task(show(f'{host}/host?key=1', tmp_path, Voice('en')))
    listens = tmp_path / 'kiosk' / 'DevToolsActivePort'
    try:
        while not listens.exists() or not listens.read_text():
            await asyncio.sleep(.05)
            assert not task.done(), capsys.readouterr()
        options = webdriver.ChromeOptions()
        options.debugger_address = f'127.0.0.1:{listens.read_text().split()[0]}'
        await asyncio.to_thread(look, webdriver.Chrome(options=options, service=Service(driver)), host)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def look(window, host):
    with closing(SimpleNamespace(close=window.service.stop)):
        until(lambda: window.current_url == f'{host}/tv#kiosk')
        until(lambda: window.execute_script('return matchMedia("(display-mode: fullscreen)").matches'))
        window.switch_to.active_element.send_keys(Keys.ESCAPE)
        until(lambda: not window.window_handles)


# ---- the whole program


def recorder(folder):
    """A browser that says which page it has got, and stays."""
    return program(folder / 'bin' / 'google-chrome', f'exec {sys.executable} -c \'import sys, time, urllib.request as r, os\n'
                   f'url = sys.argv[-1].removeprefix("--app=")\nopen("{folder}/half", "w").write(f"{{os.getpid()}} {{url}} {{r.urlopen(url).status}}")\n'
                   f'os.rename("{folder}/half", "{folder}/opened")\ntime.sleep(1000)\' "$@"')


def with_recorder(folder):
    return {'REDBLACK_DATA_DIR': str(folder / 'data'), 'REDBLACK_PORT': str(free_port()), 'PATH': f'{folder}/bin:{os.environ["PATH"]}'}


@pytest.mark.parametrize('argument, variable', [(['--kiosk'], ''), ([], '1')])
def test_the_window_comes_when_the_pages_answer_and_ctrl_c_takes_it_along(tmp_path, argument, variable):
    recorder(tmp_path)
    with house(*argument, REDBLACK_KIOSK=variable, **with_recorder(tmp_path)) as server:
        until((tmp_path / 'opened').exists)
        pid, url, status = (tmp_path / 'opened').read_text().split()
        assert url.startswith(f'{server.url}/') and status == '200'
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=LONG)
    assert server.returncode == 0
    until(lambda: not alive(int(pid)))


def test_the_game_goes_on_without_the_window(tmp_path):
    recorder(tmp_path)
    with house('--kiosk', **with_recorder(tmp_path)) as server:
        until((tmp_path / 'opened').exists)
        os.kill(int((tmp_path / 'opened').read_text().split()[0]), signal.SIGTERM)
        assert 'The game goes on' in server.stderr.readline()
        assert server.poll() is None
