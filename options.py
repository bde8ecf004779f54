"""What the host may choose at the start: on the command line, else by REDBLACK_… in the environment.

argparse knows the syntax, pydantic-settings what a value may be; docs/decisions/0001-options.md says why.
"""
from __future__ import annotations

import argparse
import errno
import io
import os
import socket
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Annotated, Any

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, IPvAnyAddress, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from i18n import LANGUAGES, Voice, preferred
from redblack.refusal import N_, Refused, Why

Address = IPv4Address | IPv6Address
ALONE = ('--no-browser', '--kiosk', '--dev', '-h/--help')  # the options without a value
USUAL_PORT, FURTHER = 8080, 20  # and how many behind it are tried


class Mistake(Why):
    """Why the house does not open."""
    HOST = N_('This machine has no address “{value}”. To listen on all that it has: --host 0.0.0.0')
    PORT = N_('{option} must be a number from 1 to 65535, not “{value}”.')
    LANG = N_('{option}: “{value}” is not a language of this game. It speaks: {known}.')
    BROWSER = N_('{option} must be 1 (open the browser) or 0 (leave it closed), not “{value}”.')
    KIOSK = N_('{option} must be 1 (the TV page full screen on this machine) or 0 (not), not “{value}”.')
    DEV = N_('{option} must be 1 (the page /parts, for people who work on the looks) or 0 (not), not “{value}”.')
    UNKNOWN = N_('There is no option “{option}”. All of them: uv run main.py --help')
    NO_VALUE = N_('{option} needs a value. More about it: uv run main.py --help')
    ALONE = N_('{option} takes no value.')
    TAKEN = N_('Port {port} is taken: by another program, or by a game that is running already. Choose another one: --port {other}')
    RESERVED = N_('The system keeps port {port} to itself. Choose another one: --port {other}')
    A_FILE = N_('{path} is a file, but games are kept in a folder. Choose another place: --data-dir FOLDER')
    NOT_MADE = N_('The folder {path} cannot be created. Choose another place: --data-dir FOLDER')
    NOT_WRITABLE = N_('Nothing can be saved in the folder {path}. Choose another place: --data-dir FOLDER')


def known(language: str) -> str:
    if language.lower() not in LANGUAGES:
        raise ValueError
    return language.lower()


class Options(BaseSettings):
    """The host's choices. A keyword beats the environment, the environment beats the default."""
    model_config = SettingsConfigDict(env_prefix='REDBLACK_', env_ignore_empty=True, frozen=True)

    host: Annotated[IPvAnyAddress, BeforeValidator(lambda host: '127.0.0.1' if host == 'localhost' else host)] = IPv4Address('0.0.0.0')
    port: Annotated[int, Field(ge=1, le=65535)] | None = None  # None: see choose_port
    lang: Annotated[str, AfterValidator(known)] | None = None  # None: every device its own
    data_dir: Annotated[Path, AfterValidator(lambda path: Path(os.path.expanduser(path)))] = user_data_path('redblack', appauthor=False)
    browser: bool = True
    kiosk: bool = False
    dev: bool = False


@contextmanager
def spoken(arguments: Sequence[str]) -> Iterator[Voice]:
    """The voice for whoever sits at this machine. A refusal on the way is one sentence in it, and exit code 2."""
    for stream in sys.stdout, sys.stderr:
        if isinstance(stream, io.TextIOWrapper):  # a terminal without our letters shows question marks, and no traceback
            stream.reconfigure(errors='replace')
    voice = Voice(spoken_here(arguments))
    try:
        yield voice
    except Refused as no:
        print(voice._(no.why.value, **no.facts), file=sys.stderr)
        sys.exit(2)


def read(arguments: Sequence[str], voice: Voice) -> Options:
    """The options, tried out on this machine. Raises Refused."""
    options = choose(arguments, voice)
    try_port(options.host, options.port or 0)  # 0: any port, to see whether there is such an address
    try_folder(options.data_dir)
    return options


def choose(arguments: Sequence[str], voice: Voice) -> Options:
    """Nothing outside is touched yet. Raises Refused."""
    try:
        found, unknown = syntax(voice).parse_known_args(arguments)
    except argparse.ArgumentError as e:
        raise Refused(Mistake.ALONE if e.argument_name in ALONE else Mistake.NO_VALUE, option=e.argument_name) from None
    given: dict[str, Any] = vars(found)
    if unknown:
        raise Refused(Mistake.UNKNOWN, option=unknown[0])
    for name, value in given.items():
        if value == '':
            raise Refused(Mistake.NO_VALUE, option=flag(name))
    try:
        return Options(**given)
    except ValidationError as e:
        first = e.errors()[0]
        name = str(first['loc'][0])
        raise Refused(Mistake[name.upper()], option=flag(name) if name in given else f'REDBLACK_{name.upper()}',
                      value=first['input'], known=', '.join(LANGUAGES)) from None


def flag(name: str) -> str:
    return '--' + name.replace('_', '-')


def spoken_here(arguments: Sequence[str]) -> str:
    """The language chosen for the game if there is one, else that of the system."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument('--lang', nargs='?')
    chosen = first.parse_known_args(arguments)[0].lang or os.environ.get('REDBLACK_LANG') or ''
    system = next(filter(None, map(os.environ.get, ('LC_ALL', 'LC_MESSAGES', 'LANG'))), '')
    return chosen.lower() if chosen.lower() in LANGUAGES else preferred(system.partition('.')[0].replace('_', '-'))


class Paragraphs(argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of a help text, and breaks its long lines besides."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return [line for paragraph in text.splitlines() for line in super(Paragraphs, self)._split_lines(paragraph, width)]


def syntax(voice: Voice) -> argparse.ArgumentParser:
    """Only what is given on the command line comes out of this parser, as text: the rest is for Options to say."""
    _ = voice._
    about = _("Red or Black: a party game on everybody's phone, without internet.") + '\n\n' + _('To start it: uv run main.py [options]')
    parser = argparse.ArgumentParser(description=about, usage=argparse.SUPPRESS, formatter_class=Paragraphs,
                                     add_help=False, allow_abbrev=False, exit_on_error=False)
    group = parser.add_argument_group(_('Options'))

    def add(name: str, metavar: str, text: str) -> None:
        default = Options.model_fields[name].default
        variable = f'REDBLACK_{name.upper()}'
        text += '\n' + _('In the environment: {name}.', name=variable)
        text += '' if default is None else '\n' + _('Default: {value}', value=default)
        group.add_argument(flag(name), metavar=metavar, help=text.replace('%', '%%'), default=argparse.SUPPRESS)

    add('host', _('ADDRESS'), _('Where to listen: 0.0.0.0 is every network of this machine, so that phones can join; 127.0.0.1 is this machine alone.'))
    add('port', _('NUMBER'), _('The port to listen on. Without it: the same as last time, else {port}, or the next free one.', port=USUAL_PORT))
    add('lang', '|'.join(LANGUAGES), _('The language of every device that has not chosen one. Without it, each device speaks its own.'))
    add('data_dir', _('FOLDER'), _('Where games are kept.'))
    group.add_argument('--no-browser', dest='browser', action='store_const', const=False, default=argparse.SUPPRESS,
                       help=_('Leave the browser of this machine closed.') + '\n' + _('In the environment: {name}.', name='REDBLACK_BROWSER=0'))
    group.add_argument('--kiosk', action='store_const', const=True, default=argparse.SUPPRESS,
                       help=_('Show the TV page full screen on this machine, in a window of its own. Esc closes it, F11 makes it smaller.') + '\n'
                       + _('In the environment: {name}.', name='REDBLACK_KIOSK=1'))
    group.add_argument('--dev', action='store_const', const=True, default=argparse.SUPPRESS,
                       help=_('Show all parts of the screens in all their states on a page of their own, /parts: for people who work on the looks.') + '\n'
                       + _('In the environment: {name}.', name='REDBLACK_DEV=1'))
    group.add_argument('-h', '--help', action='help', help=_('Show this text and exit.'))
    return parser


def choose_port(options: Options, remembered: int | None) -> int:
    """The port to listen on: the one asked for; else the one *remembered* from the last time, else 8080, or the next free one behind it. Raises Refused."""
    first = options.port or remembered or USUAL_PORT
    if options.port is None:
        for port in range(first, min(first + FURTHER, 65535) + 1):
            with suppress(Refused):
                try_port(options.host, port)
                return port
    try_port(options.host, first)  # which says why not
    return first


def try_port(host: Address, port: int) -> None:
    """Bind as the server will in a moment. Raises Refused."""
    if host.is_multicast or host == ip_address('255.255.255.255'):  # some systems bind to these, and nobody gets through
        raise Refused(Mistake.HOST, value=host)
    try:
        socket.create_server((str(host), port), family=socket.AF_INET6 if host.version == 6 else socket.AF_INET).close()
    except OSError as e:
        other = port + 1 if 1024 <= port < 65535 else 8081
        if e.errno == errno.EADDRINUSE:
            raise Refused(Mistake.TAKEN, port=port, other=other) from None
        if e.errno == errno.EACCES:
            raise Refused(Mistake.RESERVED, port=port, other=other) from None
        raise Refused(Mistake.HOST, value=host) from None


def try_folder(path: Path) -> None:
    """Make the folder, for its owner only, and write into it: permissions alone don't tell. Raises Refused."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise Refused(Mistake.A_FILE, path=path) from None
    except OSError:
        raise Refused(Mistake.NOT_MADE, path=path) from None
    try:
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        raise Refused(Mistake.NOT_WRITABLE, path=path) from None
