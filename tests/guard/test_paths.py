"""Addresses that nobody should find anything at, and what every answer says beside its content."""
import re

import pytest
from nicegui import __version__

from pages.guard.door import plain
from tests.guard.raw import knock, shout

NICEGUI = f'/_nicegui/{__version__}'
BELOW = {
    '/static/': ['../../pages/frame.py', '..%2f..%2fpages/frame.py', '%2e%2e/%2e%2e/etc/passwd', '/etc/passwd', '....//....//etc/passwd', '..%5c..%5cmain.py',
                 '%252e%252e/main.py', '%c0%ae%c0%ae/main.py', 'x/../../frame.py', '', '.', '%00', 'tokens.css%00.py', '%ff%fe', 'a' * 5_000, 'a/' * 5_000],
    f'{NICEGUI}/': ['static/../nicegui.py', 'static/%2e%2e/nicegui.py', 'static/%00', 'components/../nicegui.py', 'libraries/../../main.py',
                    'resources/x/../../main.py', 'esm/x/%2e%2e/main.py', 'dynamic_resources/x'],
    '/t/': ['../../etc/passwd', '%2e%2e', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '%00', 'a' * 5_000, '%0d%0aX-Evil:%20yes'],
    '/_nicegui_ws': ['', '/', '/other', '/socket.io/x', '/socket.io'],
    '/': ['docs', 'redoc', 'openapi.json', 'main.py', 'pyproject.toml', '.git/config', 'table.sqlite', '.nicegui/storage-general.json',
          '_nicegui/auto/static/x', '%00', 'a' * 20_000, '/etc/passwd', '/_nicegui_ws/socket.io/'],
}


@pytest.mark.parametrize('path', [top + path for top, paths in BELOW.items() for path in paths])
async def test_nothing_is_there(house, path):
    answer = await knock(house.url, f'GET {path}')
    assert answer.status == 404 or (path.startswith(('/t/', '/_nicegui_ws')) and answer.status == 403)
    assert not any(word in answer.body for word in ('import ', 'root:', 'Traceback', 'redblack', '[core]'))
    assert 'x-evil' not in answer.headers


async def test_a_name_of_another_server_is_no_address(house):
    assert (await knock(house.url, 'GET http://evil.example/nowhere')).status == 404
    assert (await knock(house.url, 'GET http://evil.example/', Host='evil.example')).status == 421


@pytest.mark.parametrize('cookie', ['device="' + '\\\\' * 15_000 + '"', 'device="' + '\\"' * 15_000 + '"'], ids=['backslashes', 'quotes'])
async def test_a_quoted_cookie_is_not_even_read(house, cookie):
    """Older Pythons take seconds for such a one; beside it, others count."""
    assert plain(b'cookie', cookie.encode()) == (b'cookie', b'')
    answer = await knock(house.url, 'GET /rules', Cookie=f'{cookie}; language=de')
    assert answer.status == 200 and 'lang="de"' in answer.body


@pytest.mark.parametrize('header', ['X_Forwarded_Prefix', 'X_Forwarded_Host', 'X_Forwarded_Proto', 'X_Forwarded_For', 'X_Forwarded_Server', 'Forwarded'])
async def test_nobody_stands_before_us(house, header):
    """Whatever a proxy would say is not believed, and not repeated."""
    for path in '/', '/tv/', '/language/ru', '/nowhere':
        plain, told = [await knock(house.url, f'GET {path}', **more) for more in ({}, {header: '//evil.example'})]
        assert told.status == plain.status and told.headers.get('location') == plain.headers.get('location')
        assert 'evil' not in told.body + str(told.headers)


async def test_no_other_kind_of_page_for_machines(house):
    """NiceGUI can answer them in Markdown."""
    answer = await knock(house.url, Accept='text/markdown', User_Agent='ClaudeBot GPTBot')
    assert answer.headers['content-type'] == 'text/html; charset=utf-8'


ANSWERS = [('GET /', {}, 200), ('GET /tv', {}, 200), ('GET /nowhere', {}, 404), ('GET /static/tv.js', {}, 200), ('GET /static/nothing.svg', {}, 404),
           (f'GET {NICEGUI}/static/nicegui.js', {}, 200), ('GET /favicon.ico', {}, 200), ('GET /language/ru', {}, 303), ('GET /tv/', {}, 307),
           ('GET /', {'Host': 'evil.example'}, 421), ('GET /', {'Origin': 'http://evil.example'}, 403), ('POST /', {'Content_Length': '0'}, 403)]


@pytest.mark.parametrize('line, headers, status', ANSWERS)
async def test_what_every_answer_says(house, line, headers, status):
    answer = await knock(house.url, line, **headers)
    assert answer.status == status
    assert answer.headers['x-content-type-options'] == 'nosniff' and answer.headers['x-frame-options'] == 'DENY'
    assert answer.headers['referrer-policy'] == 'same-origin' and answer.headers['cross-origin-resource-policy'] == 'same-origin'
    assert 'server' not in answer.headers
    policy = dict(rule.split(' ', 1) for rule in answer.headers['content-security-policy'].split('; '))
    assert policy.items() >= {'default-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'", 'form-action': "'self'",
                              'frame-ancestors': "'none'"}.items()
    assert "'unsafe-inline'" not in policy['script-src'] and 'evil' not in answer.headers['content-security-policy']


async def test_each_page_has_a_nonce_of_its_own_and_all_scripts_in_it_bear_it(house):
    seen = set()
    for _ in range(2):
        answer = await knock(house.url)
        nonce = answer.headers['content-security-policy'].partition("'nonce-")[2].partition("'")[0]
        inline = [opening for opening in re.findall('<script[^>]*>', answer.body) if ' src=' not in opening]
        assert len(nonce) >= 16 and len(inline) > 3 and all(f' nonce="{nonce}"' in opening for opening in inline)
        seen.add(nonce)
    assert len(seen) == 2


async def test_callers_who_hang_up_at_once(house):
    """Nothing of it is told: the house says so in the end."""
    for line in 'GET /', 'GET /tv', 'GET /static/tv.js', 'GET /nowhere', 'GET /_nicegui_ws/socket.io/?EIO=4&transport=polling':
        for _ in range(5):
            await shout(house.url, f'{line} HTTP/1.1\r\nHost: {house.url.removeprefix("http://")}\r\nOrigin: {house.url}\r\n\r\n'.encode(), listens=False)
    assert (await knock(house.url)).status == 200
