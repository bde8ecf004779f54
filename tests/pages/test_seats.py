"""A seat of one's own: «Это я», the turn that is mine, sitting down late, giving up, another phone with the host's code; two phones and the host's page."""
import json
import os
from pathlib import Path

import pytest

from pages.live import Live
from redblack.table import WAIT
from tests.pages.table import Screen


def room_of():
    """What the room keeps, as a host reads it off the terminal: the key, the PIN."""
    return json.loads(Path(os.environ['TEST_TABLE'], 'room.json').read_text())


@pytest.fixture
async def host(table, create_user):
    return await Screen(create_user(), 'ru').open(f'/host/{room_of()["key"]}')


def claim(screen, seat, name=None):
    screen.tap('gauges')
    screen.tap(f'claim-{seat}')
    if name is not None:
        screen.type('name', name)
    screen.tap('named')


async def test_a_lone_phone_is_not_asked_who_it_is(laid, create_user):
    alone = await Screen(create_user(), 'ru').open()
    assert not alone.all('who')


async def test_it_is_me(table):
    assert table.ru.read('who') == 'Это я'
    claim(table.ru, 0, '  Маша ')
    assert not table.ru.all('who') and table.en.read('who') == 'I am …'
    assert table.ru.read('whose') == 'Маша Ваш ход' and table.en.read('whose') == 'Turn Маша'
    assert [screen.all('screen')[0]._classes for screen in (table.ru, table.en)] == [['screen', 'own'], ['screen', 'watch']]
    table.en.tap('gauges')
    assert table.en.lines('seat')[0] == '1 Маша on their own phone · turn 0' and 'claim-0' not in table.en.marks()


async def test_only_its_phone_plays_for_a_claimed_seat_and_any_phone_for_the_others(table):
    claim(table.ru, 0, 'Маша')
    before = table.ru.looks()
    table.en.tap('red')
    assert table.en.read('toasts') == 'Маша does that, on another phone.' and table.ru.looks() == before
    table.ru.tap('red')
    table.ru.tap('done' if table.ru.all('done') else 'chip-1')
    if table.ru.all('done'):
        table.ru.tap('done')
    claimed = table.en.read('whose')
    assert claimed == 'Turn Player 2' or claimed.endswith('Player 2')


@pytest.mark.parametrize('deal', ['7H AS'])
async def test_the_phone_rings_when_the_question_is_its_own(table):
    def ring(screen):
        return screen.all('screen')[0]._props['data-ring']
    claim(table.en, 1)
    assert (ring(table.ru), ring(table.en)) == ('', '')
    table.ru.tap('red')
    table.ru.tap('chip-1')
    first = ring(table.en)
    assert first and ring(table.ru) == '' and table.en.read('whose') == 'Player 2 You do it'
    table.en.tap('done')
    assert ring(table.en) not in ('', first) and table.en.read('whose') == 'Player 2 Your turn'
    table.en.tap('higher')
    assert table.en.read('whose') == 'Player 2 You do it'
    table.en.tap('done')
    assert ring(table.en) == ''


@pytest.mark.parametrize('deal', ['7H'])
async def test_who_named_may_say_done_and_nobody_else(table, create_user):
    claim(table.ru, 0)
    claim(table.en, 1)
    third = await table.join('ru')
    table.ru.tap('red')
    table.ru.tap('chip-1')
    third.tap('done')
    assert third.read('toasts') == 'Решает Игрок 2, со своего телефона.'
    table.ru.tap('done')
    assert table.en.read('whose') == 'Player 2 Your turn'


async def test_sitting_down_late(table):
    table.ru.tap('gauges')
    table.ru.tap('sit')
    table.ru.type('name', 'Ира')
    table.ru.tap('sit-down')
    table.ru.tap('gauges')
    assert table.ru.seats()[4] == '5 Ира это вы 0' and not table.ru.all('sit')


async def test_giving_up_and_going_home(table):
    claim(table.ru, 0, 'Маша')
    table.ru.tap('gauges')
    table.ru.tap('own')
    table.ru.tap('give-up')
    assert table.en.read('whose') == 'Turn Маша' and 'red' in table.en.marks() and table.en.all('screen')[0]._classes == ['screen', 'free']
    claim(table.ru, 0)
    table.ru.tap('gauges')
    table.ru.tap('own')
    table.ru.tap('go-home')
    assert table.en.read('whose') == 'Turn Player 2'
    table.en.tap('gauges')
    assert table.en.seats()[-1] == '1 Маша left the table 0'


async def test_tabs_of_one_browser_are_one_person(table):
    claim(table.ru, 0, 'Маша')
    tab = Screen(table.ru.user, 'ru')
    await tab.open()
    assert tab.read('whose') == 'Маша Ваш ход'


async def test_a_phone_that_is_away_is_said_and_after_a_while_skipped(table, monkeypatch):
    claim(table.ru, 0, 'Маша')
    monkeypatch.setattr('redblack.table.WAIT', 0)
    table.ru.user.client.delete()
    Live.show_all()
    assert table.en.read('whose') == 'Turn · no connection Маша'
    assert WAIT == 20 and table.en.read('skip') == 'Skip'
    table.en.tap('skip')
    assert table.en.read('whose') == 'Turn Player 2'


# ---- the host

async def test_the_hosts_page_is_for_the_host(table, create_user):
    for path in '/host', '/host/wrong', '/host/evening/2026-01-01-1':
        answer = await table.ru.user.http_client.get(path)
        assert answer.status_code == 403 and 'хозяин' in answer.text.lower()
    answer = await table.ru.user.http_client.get(f'/host/{room_of()["key"]}')
    assert (answer.status_code, answer.headers['location']) == (303, '/host')
    assert (await table.ru.user.http_client.get('/host')).status_code == 200


async def test_who_sits_where_on_the_hosts_page(table, host):
    assert host.lines('hostseat')[0] == '1 Игрок 1 с любого телефона' and 'За столом: 4' in host.read()
    claim(table.ru, 0, 'Маша')
    assert host.lines('hostseat')[0] == '1 Маша со своего телефона'


async def test_the_host_frees_names_moves_and_removes(table, host):
    claim(table.ru, 0, 'Маша')
    host.tap('seat-0')
    host.tap('free')
    assert table.en.all('screen')[0]._classes == ['screen', 'free']
    host.tap('seat-1')
    host.type('name', 'Дима')
    host.tap('named')
    host.tap('seat-1')
    host.tap('up')
    assert table.en.read('whose') == 'Turn Дима'
    host.tap('seat-0')
    host.tap('remove')
    table.en.tap('gauges')
    assert table.en.seats() == ['2 Дима turn 0', '3 Player 3 0', '4 Player 4 0', '1 Маша left the table 0']


async def test_a_code_brings_the_seat_to_another_phone(table, host):
    claim(table.ru, 0, 'Маша')
    host.tap('seat-0')
    host.tap('code')
    code = host.read('digits')
    table.en.tap('gauges')
    table.en.tap('code')
    table.en.type('code', 'no')
    table.en.tap('take-over')
    assert table.en.read('toasts') == 'That is not the code. Ask the host to show a new one.'
    table.en.type('code', code)
    table.en.tap('take-over')
    assert 'This seat is yours now' in table.en.read()
    table.en.tap('named')
    assert table.en.read('whose') == 'Маша Your turn' and table.ru.read('whose') == 'Ходит Маша'
    assert table.ru.read('toasts') == 'Ваше место теперь на другом телефоне.'
    assert not host.all('digits') and 'со своего телефона' in host.read('panel')


async def test_the_role_goes_to_the_phone_that_has_the_seat_now(table, host):
    claim(table.ru, 0, 'Маша')
    host.tap('seat-0')
    host.tap('code')
    code = host.read('digits')
    table.en.tap('gauges')
    table.en.tap('code')
    table.en.type('code', code)
    table.en.tap('take-over')
    host.tap('hand-over')
    assert (await table.en.user.http_client.get('/host')).status_code == 200
    assert (await table.ru.user.http_client.get('/host')).status_code == 403


async def test_who_was_the_host_for_a_while_sees_the_room_no_more(table, host):
    claim(table.ru, 0, 'Маша')
    host.tap('seat-0')
    host.tap('hand-over')
    deputy = await Screen(table.ru.user, 'ru').open('/host')
    host.tap('take_back')
    host.tap('pin')
    deputy.tap('lock')
    assert room_of()['pin'] not in deputy.read() and not room_of()['locked']


async def test_locked_settings_are_the_hosts(table, host):
    host.tap('lock')
    table.ru.tap('settings')
    assert not table.ru.all('remove-0') and 'Настройки меняет только хозяин.' in table.ru.read()
    table.ru.tap('language-en')
    table.ru.tap('close-panel')
    table.ru.tap('restart')
    table.ru.tap('yes')
    assert table.ru.read('toasts') == 'Настройки меняет только хозяин.'


async def test_a_pin_for_newcomers(table, host, create_user):
    host.tap('pin')
    pin = room_of()['pin']
    new = create_user().http_client
    new.headers['accept-language'] = 'ru'
    for path in '/', '/tv', '/rules':
        answer = await new.get(path)
        assert answer.status_code == 403 and 'PIN' in answer.text and 'data-asked' not in answer.text
    assert (await table.ru.user.http_client.get('/')).status_code == 200
    headers = {'origin': 'http://test'}
    assert 'PIN не тот' in (await new.post('/pin', data={'pin': '12345'}, headers=headers)).text
    answer = await new.post('/pin', data={'pin': pin, 'to': 'tv'}, headers=headers)
    assert (answer.status_code, answer.headers['location']) == (303, '/tv')
    assert (await new.get('/')).status_code == 200


async def test_the_role_is_handed_over_and_taken_back(table, host):
    claim(table.ru, 0, 'Маша')
    host.tap('seat-0')
    host.tap('hand-over')
    assert 'Сейчас хозяин Маша' in host.read()
    host.tap('lock')
    assert host.read('toasts') == 'Это может только хозяин.'
    table.ru.tap('gauges')
    assert 'Страница хозяина' in table.ru.read()
    host.tap('take_back')
    host.tap('lock')
    assert room_of()['locked']


async def test_the_host_plays_for_somebody_who_is_here_only_after_saying_so(table, host):
    claim(table.ru, 0, 'Маша')
    phone = Screen(host.user, 'ru')
    await phone.open('/')
    phone.tap('red')
    assert phone.read('toasts') == 'Решает Маша, со своего телефона.'
    phone.tap('gauges')
    phone.tap('for-0')
    assert phone.all('screen')[0]._classes == ['screen', 'free']
    phone.tap('red')
    assert table.ru.read('said')


async def test_another_table_and_a_new_evening(table, host):
    host.tap('new_table')
    code = next(path.stem[-4:] for path in Path(os.environ['TEST_TABLE']).glob('table-????.sqlite'))
    other = await table.join('ru', f'/t/{code.lower()}')
    table.en.tap('red')
    assert other.read('whose') == 'Ходит Игрок 1' and not other.read('said')
    host.tap('new_evening')
    host.tap('yes')
    assert not table.en.read('said') and table.en.read('whose') == 'Turn Player 1' and '1 партия' in host.read('evenings')


async def test_every_table_has_its_page_of_the_hosts(table, host):
    host.tap('new_table')
    code = next(path.stem[-4:] for path in Path(os.environ['TEST_TABLE']).glob('table-????.sqlite'))
    claim(await table.join('ru', f'/t/{code}'), 1, 'Ира')
    assert host.lines('hostseat')[1] == '2 Игрок 2 с любого телефона' and 'Места' in host.read('tables')
    there = await Screen(host.user, 'ru').open(f'/t/{code}/host')
    assert there.lines('hostseat')[1] == '2 Ира со своего телефона'
    there.tap('seat-1')
    there.tap('free')
    assert there.lines('hostseat')[1] == '2 Ира с любого телефона'
    assert (await table.en.user.http_client.get(f'/t/{code}/host')).status_code == 403


async def test_the_evening_of_now_can_be_read_and_kept(table, host):
    assert 'Этот вечер' in host.read('evenings') and 'Сохранить' not in host.read('evenings')
    table.en.tap('red')
    host.tap('pin')
    assert 'Сохранить' in host.read('evenings')
    assert {'/evening', '/evening?save=1'} <= {e._props.get('href') for e in host.everything()}


async def test_the_pin_stands_beside_the_qr_code(table, host):
    host.tap('pin')
    assert host.read('hostpin') == f'PIN {room_of()["pin"]}'
    host.tap('pin')
    assert host.read('hostpin') == ''


async def test_everybody_hears_that_the_cards_are_dealt_anew(table):
    table.ru.tap('red')
    table.en.tap('restart')
    table.en.tap('yes')
    assert table.ru.read('toasts') == 'Раздали заново.'


async def test_a_turn_of_another_phone_is_grey_there_alone(table, create_user):
    """Though both speak the same language."""
    other = await Screen(create_user(), 'ru').open()
    claim(table.ru, 0)
    claim(other, 1)
    assert [screen.grey(screen.one('red')) for screen in (table.ru, other)] == [False, True]
    table.ru.tap('red')
    assert [screen.grey(screen.one('done' if screen.all('done') else 'chip-2')) for screen in (table.ru, other)] == [False, True]


async def test_whose_turn_it_is_is_read_aloud_politely(table):
    assert [screen.one('whose')._props['role'] for screen in table.screens] == ['status'] * 2
