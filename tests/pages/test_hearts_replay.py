"""A deal of Hearts once more, trick by trick: all of it, of nobody's before its end, and for nobody who may not come in."""
import json
import os
import re
from pathlib import Path

import pytest

from i18n import Voice
from pages.parts.cards import spoken
from redblack.cards import PACK
from tests.hearts import played
from tests.pages.table import Screen

NAMES = {0: '<b>', 1: 'Ким', 2: '"><script>', 3: 'Лев'}


def summary(v):
    return v.phase == 'summary'


@pytest.fixture
def until():
    return summary


@pytest.fixture
def look(hearts_laid, create_user):
    """`await look('/deal/1')`: what a browser that has not been here gets at the table."""
    async def one(to, language='ru'):
        client = create_user().http_client
        client.headers['accept-language'] = language
        return await client.get(f'/t/ABCE{to}')
    return one


def tricks(page):
    """By trick, by player in the order of play: the cards in the hand before it, that which is played there, and whether it takes the trick."""
    def row(item):
        cards = re.findall(r'class="ref ([^"]*)"[^>]*aria-label="([^"]*)"', item)
        return {name for _, name in cards}, [name for dress, name in cards if 'now' in dress.split()], item.startswith(' class="took"')
    return [[row(item) for item in re.findall('<li(.*?)</li>', section)] for section in re.findall('<section>(.*?)</section>', page)[:-1]]


@pytest.mark.parametrize('language', ['ru', 'de'])
async def test_every_card_of_every_hand_and_whose_the_trick_was(look, language):
    plays = [move.card for _, move in played(summary) if move.kind == 'play']
    page, voice = (await look('/deal/1', language)).text, Voice(language)
    told = tricks(page)
    assert [[(len(hand), len(now)) for hand, now, _ in trick] for trick in told] == [[(left, 1)] * 4 for left in range(13, 0, -1)]
    assert [now for trick in told for _, now, _ in trick] == [[spoken(voice, card)] for card in plays]
    assert {name for hand, _, _ in told[0] for name in hand} == {spoken(voice, card) for card in PACK}
    assert all([took for _, _, took in trick].count(True) == 1 for trick in told)
    assert f'<html lang="{language}">' in page and '{' not in page


@pytest.mark.parametrize('until, found', [
    (lambda v: len(v.tricks) == 12 and len(v.trick) == 3, []),
    (summary, [1]),
    (lambda v: v.deal_number == 3 and v.phase == 'play', [1, 2]),
])
async def test_only_what_has_been_played_to_its_end(look, found):
    answers = {number: await look(f'/deal/{number}') for number in (-1, 0, 1, 2, 3, 4, 'abc', '1.5', '²')}
    assert [number for number, answer in answers.items() if answer.status_code == 200] == found
    assert all(answer.status_code == 404 for number, answer in answers.items() if number not in found)
    for number in found:
        ways = re.findall('href="/t/ABCE/deal/([0-9]+)"', answers[number].text)
        assert ways == [str(beside) for beside in (number - 1, number + 1) if beside in found]


async def test_another_game_has_no_deals(laid, create_user):
    assert (await create_user().http_client.get('/deal/1')).status_code == 404


@pytest.mark.parametrize('beside', [{'names': NAMES}])
async def test_names_are_texts(look):
    page = (await look('/deal/1')).text
    assert page.count('<b>') == page.count('<td><b>') and '<script' not in page
    assert '<bdi>&lt;b&gt;</bdi>' in page and '<bdi>Ким</bdi>' in page


async def test_who_has_not_said_the_pin_is_told_no_card(look, create_user):
    assert (await look('/deal/1')).status_code == 200
    settings = json.loads(Path(os.environ['TEST_TABLE'], 'room.json').read_text())
    host = await Screen(create_user(), 'ru').open(f'/host/{settings["key"]}')
    host.tap('pin')
    closed = await look('/deal/1')
    assert closed.status_code == 403 and 'PIN' in closed.text and not tricks(closed.text) and spoken(Voice('ru'), PACK[0]) not in closed.text
    assert (await host.user.http_client.get('/t/ABCE/deal/1')).status_code == 200
