"""`--kiosk`: a page full screen on this machine, in a browser that is installed here, with a profile of its own.

Not by the browsers' own --kiosk, which no key leaves. This is the window of an app: F11 works, and so does `window.close()` in the page.
"""
from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from i18n import Voice

# The browsers that can do it, as each system knows them.
COMMANDS = 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge-stable', 'microsoft-edge', 'brave-browser', 'brave'
FLATPAKS = 'com.google.Chrome', 'org.chromium.Chromium', 'com.microsoft.Edge', 'com.brave.Browser'
APPS = 'Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'
PROGRAMS = 'chrome.exe', 'msedge.exe', 'brave.exe', 'chromium.exe'
FOR_ALL = {'flatpak': Path('/var/lib/flatpak'), 'apps': Path('/Applications')}  # where they lie beside those of one user

FLAGS = (
    '--start-fullscreen',
    '--no-first-run', '--no-default-browser-check', '--disable-search-engine-choice-screen', '--disable-sync',
    '--disable-background-networking', '--disable-component-update',  # nothing is fetched
    '--hide-crash-restore-bubble',  # the last evening may have ended with the power switch
    '--disable-features=Translate',
    '--simulate-outdated-no-au=Tue, 31 Dec 2099 23:59:59 GMT',  # when it first says that it is too old
    '--password-store=basic', '--use-mock-keychain',  # the system's own would ask for its password
)
GOODBYE = .8  # seconds for the browser to end by itself


async def show(url: str, data: Path, voice: Voice) -> None:
    """Keep *url* on the screen for as long as this task runs, or until somebody closes the window. The profile lies in *data*.

    Where there is no window to be had, a sentence on the terminal says what to do instead. A window that outlived a killed game gets
    the url as well, and this task ends: it is closed by hand.
    """
    program = next(installed(), None)
    if program is None:
        sentence = voice._('--kiosk needs Chrome, Chromium, Edge or Brave, and none of them is installed here. Install one, or open the address '
                           'with /tv at its end in another browser and press F11.')
    elif await closed_by_hand(program, *FLAGS, f'--user-data-dir={profile(program, data)}', f'--app={url}'):
        return
    else:
        sentence = voice._('The window of --kiosk did not open, or has broken. The game goes on: open the address with /tv at its end in a browser '
                           'and press F11.')
    print(sentence, file=sys.stderr, flush=True)


async def closed_by_hand(program: str, *arguments: str) -> bool:
    """Run the browser until it ends, and end it with this task. False if it did not start, or broke."""
    try:
        window = await asyncio.create_subprocess_exec(program, *arguments, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
    except OSError:
        return False
    try:
        return await window.wait() == 0
    finally:
        await end(window)


async def end(window: Process) -> None:
    """The browser is a family of processes: they are asked, then made to. Nothing happens if it has ended."""
    for force in False, True:
        if window.returncode is None:
            with suppress(ProcessLookupError, TimeoutError):
                if sys.platform == 'win32':
                    window.kill()
                else:
                    os.killpg(window.pid, signal.SIGKILL if force else signal.SIGTERM)
                await asyncio.wait_for(window.wait(), GOODBYE)


def profile(program: str, data: Path) -> Path:
    """Where the browser keeps what belongs to it: in *data*, unless it is shut in a box (snap, flatpak) and may write only there."""
    path = Path(program)
    if 'snap' in path.parts:
        return Path.home() / 'snap' / path.name / 'common' / 'redblack'
    if 'flatpak' in path.parts:
        return Path.home() / '.var' / 'app' / path.name / 'data' / 'redblack'
    return data.absolute() / 'kiosk'


def installed() -> Iterator[str]:
    """The browsers of this machine that can do it, those we would rather have first."""
    if sys.platform == 'win32':
        yield from filter(os.path.exists, registered())
    elif sys.platform == 'darwin':
        places = (folder / f'{app}.app' / 'Contents' / 'MacOS' / app for folder in (FOR_ALL['apps'], Path.home() / 'Applications') for app in APPS)
        yield from (str(place) for place in places if place.exists())
    else:
        yield from filter(None, map(shutil.which, COMMANDS))
        places = (folder / 'exports' / 'bin' / app for folder in (FOR_ALL['flatpak'], Path.home() / '.local/share/flatpak') for app in FLATPAKS)
        yield from (str(place) for place in places if place.exists())


def registered() -> Iterator[str]:
    """What Windows has in its list of programs, for this user and for all."""
    if sys.platform == 'win32':
        import winreg
        for program in PROGRAMS:
            for whose in winreg.HKEY_CURRENT_USER, winreg.HKEY_LOCAL_MACHINE:
                with suppress(OSError):
                    yield winreg.QueryValue(whose, rf'SOFTWARE\Microsoft\Windows\CurrentVersion\App Paths\{program}').strip('"')
    yield from ()
