"""What the TV says of a table of Hearts."""
import pytest

from redblack.games.hearts import GAME
from redblack.games.hearts.moves import Options

NAMES = {0: 'Маша', 1: 'Дима', 2: 'Ира', 3: 'Олег'}


async def test_people_come_in(hearts):
    tv = await hearts('ru', 'tv')
    assert tv.read('tvbar') == 'Червы До 100 очков' and tv.all('tvqr') and not tv.all('htv')
    assert tv.read('tvseats') == '1 Лео 2 Лили 3 Макс 4 Зоя'


@pytest.mark.parametrize('beside', [{'kept': {'going': 'yes'}}])
async def test_the_way_in_leaves_when_the_match_begins(hearts):
    tv = await hearts('ru', 'tv')
    assert not tv.all('tvqr') and tv.read('hgoes') == 'Три карты налево'


@pytest.mark.parametrize('until, beside', [(lambda v: len(v.passed) == 2, {'names': NAMES, 'kept': {'going': 'yes'}})])
async def test_who_has_chosen(hearts):
    tv = await hearts('ru', 'tv')
    assert tv.lines('hplayer') == ['Выбор сделан Маша 0', 'Выбор сделан Дима 0', 'Выбирает Ира 0', 'Выбирает Олег 0'] and len(tv.all('now')) == 2


@pytest.mark.parametrize('until, beside', [(lambda v: v.turn == 2 and v.trick, {'names': NAMES, 'held': {2: 'phone'}})])
async def test_whose_phone_is_away(hearts):
    tv = await hearts('ru', 'tv')
    assert tv.lines('hplayer')[2] == 'нет связи Ира 0' and len(tv.all('now')) == 1


# whether the table's bots play now, what stands in the corner
RESTS = [({'kept': {'going': 'no'}}, 'До 100 очков Пауза'), ({'kept': {'going': 'yes'}}, 'До 100 очков')]


@pytest.mark.parametrize('until', [lambda v: v.phase == 'play'])
@pytest.mark.parametrize('beside, says', RESTS)
async def test_that_the_bots_wait(hearts, monkeypatch, says):
    monkeypatch.setitem(GAME.bots, 'easy', lambda view, seat, rng: None)
    assert (await hearts('ru', 'tv')).read('hgoal') == says


@pytest.mark.parametrize('until, beside', [(lambda v: v.phase == 'over', {'names': NAMES, 'options': Options(target=30)})])
async def test_the_end(hearts):
    tv, english = await hearts('ru', 'tv'), await hearts('en', 'tv')
    assert tv.read('tvholder') == 'Побеждает Олег' and tv.read('tvbest') == '2 раздачи До луны никто не долетел.'
    assert tv.read('tvtable') == 'Очки Раздача Всего Олег +4 5 Маша 0 7 Дима +3 7 Ира +19 33'
    assert english.read('tvbest') == '2 deals Nobody shot the moon.'
