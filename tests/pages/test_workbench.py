"""/parts: there with --dev alone, and then with every part that the stylesheets dress."""
import re

import pytest

from pages.frame import STATIC
from pages.workbench.ground import tokens

# worn on the rules page, in settings that the host has locked, and by strokes that fly for a moment
ELSEWHERE = {'guide', 'intro', 'values', 'rank', 'locked', 'flying'}


def dressed():
    """The classes that have a style."""
    sheets = ''.join((STATIC / f'{sheet}.css').read_text() for sheet in ('parts', 'play', 'screens'))
    rules = re.findall(r'([^{}]*){', re.sub(r'/\*.*?\*/', '', sheets, flags=re.DOTALL))
    return {name for rule in rules for name in re.findall(r'\.([a-z][a-z-]*)', rule)}


@pytest.fixture
def dev(monkeypatch):
    monkeypatch.setenv('TEST_DEV', '1')


async def test_nobody_finds_it_without_dev(user):
    assert (await user.http_client.get('/parts')).status_code == 404


async def test_every_part_is_there(dev, user):
    await user.open('/parts')
    elements = user.client.elements.values()
    markup = ' '.join(element._props.get('innerHTML', '') for element in elements)
    worn = {name for element in elements for name in element._classes} | set(' '.join(re.findall('class="([^"]*)"', markup)).split())
    assert dressed() - worn == ELSEWHERE
    assert [name for name in tokens() if f'--{name}</code>' not in markup] == []

