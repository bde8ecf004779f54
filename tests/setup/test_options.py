"""Options: what is taken, what is refused, and in which words."""
import os
import re
import socket
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path

import pytest

import options
from i18n import Voice
from options import FURTHER, Mistake, Options, choose, choose_port, read, spoken, spoken_here, try_folder, try_port
from redblack.refusal import Refused

ENGLISH = Voice('en')
NO_WORDS_FOR_PEOPLE = re.compile(r'Traceback|\w+Error|\b(int|bool|str|integer|boolean|string|None|errno)\b')


def said(capsys, *arguments):
    """The sentence the program ends with."""
    with pytest.raises(SystemExit) as end, spoken(arguments) as voice:
        read(arguments, voice)
    out, err = capsys.readouterr()
    assert (end.value.code, out) == (2, '')
    return err


@pytest.mark.parametrize('arguments, fragments', [
    ('--port http', ['--port', 'from 1 to 65535', '“http”']),
    ('--port 0', ['--port', 'from 1 to 65535', '“0”']),
    ('--port 65536', ['--port', 'from 1 to 65535', '“65536”']),
    ('--port -1', ['from 1 to 65535', '“-1”']),
    ('--port 80.5', ['from 1 to 65535', '“80.5”']),
    ('--port', ['--port needs a value', '--help']),
    ('--port --lang ru', ['--port', '--help']),
    ('--data-dir=', ['--data-dir needs a value']),
    ('--lang xx', ['--lang', '“xx”', 'en, ru']),
    ('--host kitchen', ['no address “kitchen”', '--host 0.0.0.0']),
    ('--host 203.0.113.77', ['no address “203.0.113.77”']),
    ('--host [::1]', ['no address “[::1]”']),
    ('--host 255.255.255.255', ['no address “255.255.255.255”']),
    ('--host 224.0.0.1', ['no address “224.0.0.1”']),
    ('--colour red', ['no option “--colour”', '--help']),
    ('--por 8080', ['no option “--por”']),
    ('red', ['no option “red”']),
    ('--no-browser=1', ['--no-browser takes no value']),
    ('--kiosk=1', ['--kiosk takes no value']),
    ('--dev=1', ['--dev takes no value']),
])
def test_a_bad_argument_is_answered_in_a_sentence(capsys, arguments, fragments):
    sentence = said(capsys, *arguments.split())
    assert sentence.count('\n') == 1 and not NO_WORDS_FOR_PEOPLE.search(sentence), sentence
    assert all(f in sentence for f in fragments), sentence


@pytest.mark.parametrize('name, value, fragments', [
    ('REDBLACK_PORT', 'http', ['REDBLACK_PORT', 'from 1 to 65535', '“http”']),
    ('REDBLACK_LANG', 'xx', ['REDBLACK_LANG', '“xx”', 'en, ru']),
    ('REDBLACK_BROWSER', 'perhaps', ['REDBLACK_BROWSER', '“perhaps”', '1', '0']),
    ('REDBLACK_KIOSK', 'perhaps', ['REDBLACK_KIOSK', '“perhaps”', '1', '0']),
    ('REDBLACK_DEV', 'perhaps', ['REDBLACK_DEV', '“perhaps”', '1', '0']),
    ('REDBLACK_HOST', 'kitchen', ['no address “kitchen”']),
])
def test_a_bad_environment_is_answered_in_a_sentence(monkeypatch, capsys, name, value, fragments):
    monkeypatch.setenv(name, value)
    sentence = said(capsys)
    assert all(f in sentence for f in fragments) and not NO_WORDS_FOR_PEOPLE.search(sentence), sentence


def test_without_any_option():
    o = choose([], ENGLISH)
    assert (str(o.host), o.port, o.lang, o.browser, o.kiosk, o.dev, o.data_dir.name) == ('0.0.0.0', None, None, True, False, False, 'redblack')


def test_the_command_line_beats_the_environment(monkeypatch):
    for name, value in {'HOST': '127.0.0.2', 'PORT': '9001', 'LANG': 'en', 'DATA_DIR': '/there', 'BROWSER': '1', 'KIOSK': '0', 'DEV': '0'}.items():
        monkeypatch.setenv(f'REDBLACK_{name}', value)
    assert choose([], ENGLISH) == Options(host='127.0.0.2', port=9001, lang='en', data_dir='/there', browser=True, kiosk=False, dev=False)
    line = ['--host', 'localhost', '--port', '9002', '--lang', 'RU', '--data-dir', '/here', '--no-browser', '--kiosk', '--dev']
    assert choose(line, ENGLISH) == Options(host='127.0.0.1', port=9002, lang='ru', data_dir='/here', browser=False, kiosk=True, dev=True)


def test_an_empty_variable_is_none(monkeypatch):
    monkeypatch.setenv('REDBLACK_PORT', '')
    monkeypatch.setenv('REDBLACK_LANG', '')
    assert choose([], ENGLISH) == Options()


def test_no_browser_by_the_environment(monkeypatch):
    monkeypatch.setenv('REDBLACK_BROWSER', '0')
    assert not choose([], ENGLISH).browser


def test_a_folder_in_the_users_home(monkeypatch, tmp_path):
    monkeypatch.setenv('HOME', str(tmp_path))
    assert choose(['--data-dir', '~/games'], ENGLISH).data_dir == tmp_path / 'games'


@pytest.mark.parametrize('arguments, environment, language', [
    ('', {}, 'en'),
    ('', {'LANG': 'ru_RU.UTF-8'}, 'ru'),
    ('', {'LANG': 'ru_RU.UTF-8', 'LC_ALL': 'C.UTF-8'}, 'en'),
    ('', {'LANG': 'de_DE.UTF-8'}, 'de'),
    ('', {'LANG': 'fr_FR.UTF-8'}, 'en'),
    ('', {'REDBLACK_LANG': 'ru'}, 'ru'),
    ('--lang en', {'REDBLACK_LANG': 'ru', 'LANG': 'ru_RU.UTF-8'}, 'en'),
    ('--lang=RU --port http', {}, 'ru'),
    ('--lang xx', {'LANG': 'ru_RU.UTF-8'}, 'ru'),
    ('--port http --lang', {'LANG': 'ru_RU.UTF-8'}, 'ru'),
])
def test_the_language_it_answers_in(monkeypatch, arguments, environment, language):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken_here(arguments.split()) == language


def test_a_refusal_in_russian(monkeypatch, capsys):
    assert '--port: нужно число от 1 до 65535, а не «http».' in said(capsys, '--lang', 'ru', '--port', 'http')
    monkeypatch.setenv('LANG', 'ru_RU.UTF-8')
    assert 'Такого языка в игре нет' in said(capsys, '--lang', 'xx')


@pytest.mark.parametrize('mistake', Mistake)
def test_every_refusal_speaks_russian(mistake):
    assert re.search('[а-я]', Voice('ru').raw(mistake.value))


def help_text(capsys, *arguments):
    with pytest.raises(SystemExit) as end, spoken(arguments) as voice:
        read(arguments, voice)
    assert end.value.code == 0
    return capsys.readouterr().out


def test_help_names_every_option_its_variable_and_the_folder(monkeypatch, capsys):
    monkeypatch.setenv('COLUMNS', '200')
    text = help_text(capsys, '--help')
    for name in Options.model_fields:
        assert f'REDBLACK_{name.upper()}' in text
        assert {'browser': '--no-browser'}.get(name, f'--{name.replace("_", "-")} ') in text
    assert str(Options.model_fields['data_dir'].default) in text and '8080' in text and 'en|ru' in text
    assert not NO_WORDS_FOR_PEOPLE.search(text), text


def test_help_fits_a_narrow_terminal(monkeypatch, capsys):
    monkeypatch.setenv('COLUMNS', '80')
    assert max(map(len, help_text(capsys, '--help').splitlines())) <= 80


def test_a_terminal_without_russian_letters_is_no_trouble():
    command = [sys.executable, 'main.py', '--help', '--lang', 'ru']
    told = subprocess.run(command, capture_output=True, cwd=Path(options.__file__).parent, env={**os.environ, 'PYTHONIOENCODING': 'ascii'})
    assert (told.returncode, told.stderr) == (0, b'') and b'--data-dir' in told.stdout


def test_help_in_russian(monkeypatch, capsys):
    monkeypatch.setenv('COLUMNS', '200')
    text = help_text(capsys, '--help', '--lang', 'ru')
    assert 'Параметры:' in text and 'Где хранятся игры' in text and '--port НОМЕР' in text


# ---- tried out on this machine

LOOPBACK = ip_address('127.0.0.1')


def test_a_port_that_is_taken():
    with socket.create_server(('127.0.0.1', 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Refused) as no:
            try_port(LOOPBACK, port)
        assert no.value.why == Mistake.TAKEN and no.value.facts['port'] == port
        with pytest.raises(Refused, match='TAKEN'):
            try_port(ip_address('0.0.0.0'), port)
    try_port(LOOPBACK, port)


class Ports:
    """A machine on which these ports are taken."""

    def __init__(self, monkeypatch, *taken):
        self.tried = []

        def bind(host, port):
            self.tried.append(port)
            if port in taken:
                raise Refused(Mistake.TAKEN, port=port)
        monkeypatch.setattr(options, 'try_port', bind)


@pytest.mark.parametrize('asked, remembered, taken, chosen', [
    (None, None, [], 8080),
    (None, None, [8080], 8081),
    (None, None, range(8080, 8100), 8100),
    (None, 9000, [8080], 9000),
    (None, 9000, [9000, 9001], 9002),
    (None, 65535, [], 65535),
    (8500, None, [8080], 8500),
    (8500, 9000, [], 8500),
])
def test_which_port_is_taken(monkeypatch, asked, remembered, taken, chosen):
    ports = Ports(monkeypatch, *taken)
    assert choose_port(Options(port=asked), remembered) == chosen
    assert ports.tried[-1] == chosen


@pytest.mark.parametrize('asked, remembered, taken', [
    (8500, None, [8500]), (8500, 9000, [8500]), (None, None, range(8080, 8081 + FURTHER)), (None, 65535, [65535])])
def test_when_no_port_is_free(monkeypatch, asked, remembered, taken):
    ports = Ports(monkeypatch, *taken)
    with pytest.raises(Refused) as no:
        choose_port(Options(port=asked), remembered)
    assert (no.value.why, no.value.facts['port']) == (Mistake.TAKEN, taken[0]) and {*ports.tried} == {*taken}


def test_an_address_is_tried_without_a_port_too(tmp_path):
    with pytest.raises(Refused) as no:
        read(['--host', '203.0.113.77', '--data-dir', str(tmp_path / 'data')], ENGLISH)
    assert no.value.why == Mistake.HOST and not (tmp_path / 'data').exists()


def test_a_port_only_the_system_may_use(monkeypatch):
    monkeypatch.setattr(options.socket, 'create_server', lambda *_, **__: (_ for _ in ()).throw(PermissionError(13, 'no')))
    with pytest.raises(Refused) as no:
        try_port(LOOPBACK, 80)
    assert no.value.why == Mistake.RESERVED and no.value.facts['other'] == 8081


def test_the_folder_is_made_for_its_owner_alone(tmp_path):
    try_folder(tmp_path / 'game')
    assert (tmp_path / 'game').stat().st_mode & 0o777 == 0o700
    assert list((tmp_path / 'game').iterdir()) == []


@pytest.mark.parametrize('below, why', [('', Mistake.A_FILE), ('games', Mistake.NOT_MADE), ('games/red', Mistake.NOT_MADE)])
def test_a_file_in_the_way(tmp_path, below, why):
    file = tmp_path / 'file'
    file.write_text('mine')
    with pytest.raises(Refused) as no:
        try_folder(file / below)
    assert no.value.why == why and file.read_text() == 'mine'


@pytest.mark.skipif(not Path('/proc/self').exists(), reason='no folder here that even root cannot write to')
def test_a_folder_nobody_can_write_to():
    with pytest.raises(Refused) as no:
        try_folder(Path('/proc'))
    assert no.value.why == Mistake.NOT_WRITABLE
