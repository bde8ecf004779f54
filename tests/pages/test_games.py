"""`/games`: what is played in this room, and a table for what is not."""
import json
import os
from pathlib import Path

import pytest

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


async def test_the_games_of_the_room_and_who_sits_there(visitor):
    page = await read(visitor())
    assert 'Красное или чёрное' in page and '2–12 игроков' in page and 'Червы' in page and '4 игрока' in page
    assert 'href="/"' in page and 'Пока никого' in page and 'Открыть стол' in page
    assert page.count('<form') == 1 and 'action="/games/hearts"' in page


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
    assert f'href="/t/{code}"' in page and '<form' not in page
    assert len([*Path(os.environ['TEST_TABLE']).glob('table-*.sqlite')]) == 1


async def test_the_host_lays_one_more(visitor):
    host = visitor()
    await host.get(f'/host/{settings()["key"]}')
    page = await read(host)
    assert page.count('<form') == 2
    assert (await host.post('/games/red_or_black', headers=OURS)).headers['location'].startswith('/t/')


@pytest.mark.parametrize('slug', ['chess', '..', 'hearts/x'])
async def test_there_are_no_other_games(visitor, slug):
    guest = visitor()
    await read(guest)
    assert (await guest.post(f'/games/{slug}', headers=OURS)).status_code in (404, 405)


async def test_with_a_pin_nobody_looks_in(visitor, create_user):
    host, guest = Screen(create_user(), 'ru'), visitor()
    await host.open(f'/host/{settings()["key"]}')
    host.tap('pin')
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
