"""Only those who call the house by its own name come in: a page of somebody else's cannot make the browser believe it were one with ours."""
import socket

import pytest

from pages.guard.hosts import LOOK_AGAIN, Hosts
from tests.guard.raw import knock, knock_socket

HERE = socket.gethostname()
OURS = ['127.0.0.1:{port}', 'localhost:{port}', 'LocalHost:{port}', f'{HERE}:{{port}}', f'{HERE.partition(".")[0]}.local:{{port}}', 'redblack.local:{port}',
        'redblack-2.local:{port}']
STRANGE = ['evil.example', 'evil.example:{port}', '127.0.0.1', '127.0.0.1:1', '127.0.0.9:{port}', '203.0.113.7:{port}', 'localhost.evil.example:{port}',
           'evil.local:{port}', 'user@127.0.0.1:{port}', '127.0.0.1:{port}.evil.example', '0x7f000001:{port}', '2130706433:{port}', '', '*', None,
           ['127.0.0.1:{port}', 'evil.example'], ['evil.example', '127.0.0.1:{port}']]


def knocks(house, host):
    """The three ways in, each with all that a browser would send from a page of that name."""
    named = [one.format(port=house.port) for one in host] if isinstance(host, list) else host and host.format(port=house.port)
    origin = f'http://{named}'
    yield knock(house.url, Host=named)
    yield knock_socket(house.url, 'websocket', Host=named, Origin=origin)
    yield knock_socket(house.url, 'polling', Host=named, Origin=origin)


@pytest.mark.parametrize('host', OURS)
async def test_our_own_names(house, host):
    assert [(await each).status for each in knocks(house, host)] == [200, 101, 200]


@pytest.mark.parametrize('host', STRANGE)
async def test_all_others(house, host):
    for each in knocks(house, host):
        answer = await each
        assert answer.status == 421 or answer == (400, {'content-length': '0'}, '')  # a websocket without a host is none
        assert 'set-cookie' not in answer.headers and 'client_id' not in answer.body and 'evil' not in answer.body


async def test_the_refusal_is_one_sentence_in_the_language_of_the_visitor(house):
    answer = await knock(house.url, Host='evil.example', Accept_Language='ru')
    assert answer.body.startswith('<!doctype html><html lang="ru">') and answer.body.count('<p>') == 1
    assert '<script' not in answer.body and '<link' not in answer.body


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_an_address_that_is_new_is_found_and_one_that_is_gone_forgotten():
    clock, machine, looks = Clock(), ['192.0.2.1'], []
    hosts = Hosts(lambda: looks.append(clock.now) or machine, 8080, clock=clock)
    assert hosts.knows('192.0.2.1:8080') and not hosts.knows('192.0.2.2:8080') and looks == [0]
    machine[:] = ['192.0.2.2']
    clock.now = LOOK_AGAIN / 2
    assert not hosts.knows('192.0.2.2:8080') and hosts.knows('192.0.2.1:8080') and looks == [0]  # however often somebody asks
    clock.now = LOOK_AGAIN
    assert hosts.knows('192.0.2.2:8080') and not hosts.knows('192.0.2.1:8080')
    assert looks == [0, LOOK_AGAIN]


@pytest.mark.parametrize('port, host, ours', [
    (80, '192.0.2.1', True), (80, '192.0.2.1:80', True), (8080, '192.0.2.1', False), (8080, '192.0.2.1:80', False),
    (8080, '[2001:db8::1]:8080', True), (80, '[2001:db8::1]', True), (8080, '2001:db8::1:8080', False),
    (8080, 'test', True), (8080, 'test:8080', True), (8080, 'test:80', False)])
def test_how_browsers_write_it(port, host, ours):
    assert Hosts(lambda: ['192.0.2.1', '2001:db8::1'], port, ['test']).knows(host) is ours
