"""Starting and stopping, with the real program."""
import os
import re
import shlex
import signal
import socket
import sys
from urllib.request import urlopen

import pytest

from tests.setup.house import LONG, free_port, house, run, until


def test_the_address_is_printed_when_the_port_answers(tmp_path):
    port = free_port()
    with house('--port', str(port), '--data-dir', str(tmp_path / 'data')) as server:
        assert server.line == f'On this machine: http://127.0.0.1:{port}'
        socket.create_connection(('127.0.0.1', port)).close()
        with urlopen(server.url) as page:
            assert page.status == 200


def test_ctrl_c_ends_it_quietly(tmp_path):
    with house(REDBLACK_PORT=str(free_port()), REDBLACK_DATA_DIR=str(tmp_path)) as server:
        assert server.url
        assert server.stdout.readline().startswith('For the host alone: ')
        server.send_signal(signal.SIGINT)
        assert (*server.communicate(timeout=LONG), server.returncode) == ('', '', 0)


def test_what_is_saved_is_its_owners_alone(tmp_path):
    folder = tmp_path / 'party' / 'data'
    with house('--port', str(free_port()), '--data-dir', str(folder)) as server:
        assert server.url
        saved = [folder.parent, folder, *folder.rglob('*')]
        assert len(saved) > 2 and [p for p in saved if p.stat().st_mode & 0o077] == []


def test_a_port_that_is_taken_is_said_and_nothing_is_touched(tmp_path):
    with socket.create_server(('127.0.0.1', 0)) as other:
        port = other.getsockname()[1]
        end = run('--port', str(port), '--data-dir', str(tmp_path / 'data'))
    assert (end.returncode, end.stdout) == (2, '')
    assert f'Port {port} is taken' in end.stderr and f'--port {port + 1 if port < 65535 else 8081}' in end.stderr and 'Traceback' not in end.stderr
    assert not (tmp_path / 'data').exists()


def test_without_a_port_the_next_free_one_is_taken(tmp_path):
    with house('--data-dir', str(tmp_path / '1')) as one, house('--data-dir', str(tmp_path / '2')) as two:
        assert 8080 <= port_of(one) < port_of(two) <= 8100
        with urlopen(two.url) as page:
            assert page.status == 200


def port_of(server):
    return int(server.url.rpartition(':')[2])


@pytest.mark.parametrize('port', [[], ['--port']])
def test_a_second_server_on_the_same_games_is_refused_in_a_sentence(tmp_path, port):
    with house('--port', str(free_port()), '--data-dir', str(tmp_path)) as server:
        assert server.url
        end = run(*port, *(str(free_port()) for _ in port), '--data-dir', str(tmp_path))
    assert end.returncode == 2 and 'already running' in end.stderr and '--data-dir' in end.stderr and 'Traceback' not in end.stderr


@pytest.mark.parametrize('language, letters', [('en', 'For'), ('ru', '[а-я]+')])
def test_then_comes_the_hosts_link_in_the_language_of_whoever_sits_there(tmp_path, language, letters):
    with house('--port', str(free_port()), '--data-dir', str(tmp_path), '--lang', language) as server:
        assert re.search(f'{letters} .*: {server.url}', server.stdout.readline())


def test_a_bad_option_ends_the_program_with_two(tmp_path):
    end = run('--port', 'http')
    assert (end.returncode, end.stdout) == (2, '') and end.stderr.count('\n') == 1


def browser(folder):
    """A browser that writes down what it was told to open, and whether that answers."""
    script = folder / 'browser'
    script.write_text(f'#!{sys.executable}\nimport sys, urllib.request\n'
                      f'browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())\n'
                      f'open({str(folder / "half")!r}, "w").write(f"{{sys.argv[1]}} {{browser.open(sys.argv[1]).status}}")\n'
                      f'import os; os.rename({str(folder / "half")!r}, {str(folder / "opened")!r})\n')
    script.chmod(0o700)
    return shlex.quote(str(script))


def test_the_browser_opens_what_answers(tmp_path):
    port = free_port()
    with house('--port', str(port), '--data-dir', str(tmp_path / 'data'), REDBLACK_BROWSER='1', BROWSER=browser(tmp_path)):
        until((tmp_path / 'opened').exists)
    url, status = (tmp_path / 'opened').read_text().split()
    assert url.startswith(f'http://127.0.0.1:{port}/host/') and status == '200'


def test_the_browser_stays_closed(tmp_path):
    here, recorder = ('--data-dir', str(tmp_path / 'data')), browser(tmp_path)
    for argument, variable in ((['--no-browser'], '1'), ([], '0')):
        with house('--port', str(free_port()), *here, *argument, REDBLACK_BROWSER=variable, BROWSER=recorder) as server:
            assert server.url
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=LONG)
    assert sorted(os.listdir(tmp_path)) == ['browser', 'data']
