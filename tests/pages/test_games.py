"""`/games`: what is played in this room, and a table for what is not."""
import json
import os
import re
from pathlib import Path
from string import ascii_letters

import pytest

from i18n import Voice
from redblack.games import discover
from redblack.games.hearts.why import Why
from redblack.room import LETTERS
from tests.pages.table import Screen

OURS = {'origin': 'http://test'}


@pytest.fixture
def visitor(laid, create_user):
    """`visitor('ru')`: a browser that has not been here."""
    def one(language='ru'):
        client = create_user().http_client
        client.headers['accept-language'] = language
        return client
    return one


def settings():
    return json.loads((Path(os.environ['TEST_TABLE']) / 'room.json').read_text())


async def read(client):
    answer = await client.get('/games')
    assert answer.status_code == 200
    return answer.text


def openable(page):
    """The games for which there is a button that opens a table."""
    return {*re.findall('<form[^>]* action="/games/([^"]*)"', page)}


async def test_the_games_of_the_room_and_who_sits_there(visitor):
    page = await read(visitor())
    assert 'Красное или чёрное' in page and '2–12 игроков' in page and 'Червы' in page and '4 игрока' in page
    assert 'href="/"' in page and 'Пока никого' in page and 'Открыть стол' in page
    assert openable(page) == discover().keys() - {'red_or_black'}


@pytest.mark.parametrize('language, words', [('en', 'Open a table'), ('de', 'Tisch eröffnen')])
async def test_in_the_language_of_the_visitor(visitor, language, words):
    page = await read(visitor(language))
    assert words in page and f'<html lang="{language}">' in page


@pytest.mark.parametrize('called', [{0: 'Маша', 2: '<b>'}])
async def test_names_are_texts(visitor):
    assert 'Маша</bdi>, <bdi>&lt;b&gt;</bdi>' in await read(visitor())


async def test_anybody_opens_a_table_of_a_game_that_has_none_and_the_next_one_finds_it(visitor):
    first, second = visitor(), visitor()
    for guest in first, second:
        await read(guest)
    there = await first.post('/games/hearts', headers=OURS)
    code = there.headers['location'].removeprefix('/t/')
    assert there.status_code == 303 and len(code) == 4 and {*code} <= {*LETTERS}
    late = await second.post('/games/hearts', headers=OURS)
    assert (late.status_code, late.headers['location']) == (303, '/games')
    page = await read(second)
    assert f'href="/t/{code}"' in page and openable(page) == discover().keys() - {'red_or_black', 'hearts'}
    assert len([*Path(os.environ['TEST_TABLE']).glob('table-*.sqlite')]) == 1


async def test_the_host_lays_one_more(visitor):
    host = visitor()
    await host.get(f'/host/{settings()["key"]}')
    page = await read(host)
    assert openable(page) == discover().keys()
    assert (await host.post('/games/red_or_black', headers=OURS)).headers['location'].startswith('/t/')


@pytest.mark.parametrize('slug', ['chess', '..', 'hearts/x'])
async def test_there_are_no_other_games(visitor, slug):
    guest = visitor()
    await read(guest)
    assert (await guest.post(f'/games/{slug}', headers=OURS)).status_code in (404, 405)


SAME = f'/games/hearts/1-100-left-{ascii_letters}'


async def test_a_deal_is_dealt_once_more_to_whoever_may_lay_a_table(visitor):
    guest, host = visitor(), visitor()
    assert f'action="/games/hearts?again={SAME.rpartition("/")[2]}"' in (await guest.get(SAME)).text
    code = (await guest.post('/games/hearts', headers=OURS)).headers['location'].removeprefix('/t/')
    page = (await guest.get(SAME)).text
    assert '<form' not in page and f'href="/t/{code}"' in page and 'накрыть хозяин' in page
    await host.get(f'/host/{settings()["key"]}')
    assert 'Раздать' in (await host.get(SAME)).text


@pytest.mark.parametrize('path, why', [('/games/hearts/xxxx', Why.NO_DEAL), (SAME.replace('/1-', '/2-'), Why.OTHER_RULES)])
async def test_what_is_no_deal_is_not_dealt(visitor, path, why):
    answer = await visitor().get(path)
    assert answer.status_code == 403 and Voice('ru')._(why.value) in answer.text and '<form' not in answer.text


async def test_with_a_pin_nobody_looks_in(visitor, create_user):
    host, guest = Screen(create_user(), 'ru'), visitor()
    await host.open(f'/host/{settings()["key"]}')
    host.tap('pin')
    assert (await guest.get(SAME)).status_code == 403
    answer = await guest.get('/games')
    assert answer.status_code == 403 and 'name="to" value="games"' in answer.text
    assert (await guest.post('/games/hearts', headers=OURS)).status_code == 403
    assert (await guest.post('/pin', data={'pin': settings()['pin'], 'to': 'games'}, headers=OURS)).headers['location'] == '/games'
    assert 'Червы' in await read(guest)


@pytest.mark.parametrize('until', [lambda v: v.phase == 'play' and v.trick])
async def test_a_table_under_way_goes_on(hearts):
    page = await read((await hearts('ru', 'rules')).user.http_client)
    assert 'href="/t/ABCE"' in page and 'Продолжить' in page


@pytest.mark.parametrize('line', ['', 'red XR done, red XB done'])
async def test_the_ways_there(table):
    if not table.ru.all('ending'):
        table.ru.tap('settings')
    assert '/games' in [e._props.get('href') for e in table.ru.everything() if e.tag == 'a']


async def test_the_host_finds_them_beside_the_tables(table, create_user):
    host = await Screen(create_user(), 'ru').open(f'/host/{settings()["key"]}')
    assert '/games' in [e._props.get('href') for e in host.everything() if e.tag == 'a']
    assert host.lines('tables')[0].startswith('Главный стол Красное или чёрное')


CAME = (
    ('from a page of a table', 'http://test/t/ABCE', '/t/ABCE'),
    ('from its rules', 'http://test/t/ABCE/rules', '/t/ABCE'),
    ('from the main table', 'http://test/', '/'),
    ('from a table that is gone', 'http://test/t/ABCK', '/'),
    ('from another house', 'http://evil.example/t//evil.example', '/'),
    ('with an address for a code', 'http://test/t/%2F%2Fevil.example"', '/'),
)


@pytest.mark.parametrize('case, came, to', CAME)
async def test_it_is_closed_towards_the_table_that_one_came_from(hearts, case, came, to):
    client = (await hearts('en', 'rules')).user.http_client
    page = (await client.get('/games', headers={'referer': came})).text
    assert re.search('<a class="icon" href="([^"]*)"', page)[1] == to


@pytest.mark.parametrize('beside', [{'kept': {'going': 'yes'}}])
async def test_at_hearts_nobody_is_told_how_a_hit_sounds(hearts):
    ru = await hearts('ru')
    ru.tap('menu')
    assert 'две ноты вверх' in ru.read() and 'Угадали' not in ru.read()
