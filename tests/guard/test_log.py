"""What the house says of all that strangers say: one fixed line at most, and none of their words."""
import pytest

from tests.browser.house import House
from tests.guard.raw import HERE, Phone, knock

NAME = 'Masha'


@pytest.fixture
def house(tmp_path):
    house = House(tmp_path, program=('-m', 'tests.guard.serve'))
    yield house
    house.kill()


async def test_a_page_may_complain_but_is_not_quoted(house):
    async with Phone(house.url, HERE) as phone:
        page = await phone.open('/yard')
        for level in 'error', 'warning', 'info', 'debug', NAME, None:
            for message in f'{NAME} was here', {'text': NAME}, None:
                await page.emit('log', {'client_id': page.client_id, 'level': level, 'message': message})
        await page.click(page.one('open'))
        await page.until(lambda: page.text('done') == 'nothing, open')
    assert house.said() == 'A browser reports an error on a page; its own console says which.\n'


async def test_nonsense_is_no_news(house):
    path = '/_nicegui_ws/socket.io/'
    for query in f'EIO={NAME}', f'EIO=4&transport={NAME}', f'EIO=4&j={NAME}', f'EIO=4&transport=polling&sid={NAME}', 'EIO=4&transport=websocket', NAME, '':
        for line in f'GET {path}?{query}', f'PUT {path}?{query}', f'OPTIONS {path}?{query}', f'POST {path}?{query}':
            assert 200 <= (await knock(house.url, line, Origin=house.url, Content_Length='0')).status < 500
    for line in f'GET /{NAME}', f'{NAME} /', f'GET /t/{NAME}', f'GET /static/{NAME}', f'GET /language/{NAME}', f'POST /{NAME}':
        assert 200 <= (await knock(house.url, line, Accept_Language=NAME, User_Agent=NAME, Referer=NAME, Cookie=f'device={NAME}; language={NAME}')).status < 500
    assert house.said() == ''
