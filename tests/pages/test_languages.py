"""The language of a device: what it chose, else what the host set for all, else what its browser asks for."""
import pytest

RU, EN, DE = 'Красная', 'Red', 'Rot'

# what the browser asks for, what it gets
ASKED = {
    'ru': RU, 'ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7': RU, 'en;q=0.5,ru;q=0.9': RU, 'en-GB,en;q=0.9,ru;q=0.8': EN, 'de,ru;q=0.5': DE,
    'fr,ru;q=0.5': RU, 'RU': RU,
    'de-AT,fr;q=0.9': DE, 'es,fr;q=0.9': EN, '': EN, '*': EN, 'ru;q=0.2,en;q=0.9': EN, 'ru; q=0.9, en; q=0.1': RU,
    'ru;q=0': EN, 'ru;q=x': EN, ';;q=,,=': EN, 'ru-UA,uk;q=0.9': RU,
    'en;q=0.8,ru;q=1.0': RU, 'en_US': EN, 'x' * 5000: EN, 'zh-Hans-CN,zh;q=0.9': EN,
}


@pytest.mark.parametrize('header, red', ASKED.items(), ids=[header[:40] or 'nothing' for header in ASKED])
async def test_what_the_browser_asks_for(table, header, red):
    assert (await table.join(header)).read('red') == red
    assert RU in table.ru.read() and EN in table.en.read()  # the others keep theirs


async def test_a_language_that_was_chosen_stays_with_the_device(table):
    device = await table.join('ru')
    for chosen, red in ('en', EN), ('ru', RU), ('en', EN):
        answer = await device.user.http_client.get(f'/language/{chosen}')
        assert (answer.status_code, answer.headers['location']) == (303, '/')
        assert (await device.open()).read('red') == red
    assert (await (await table.join('ru')).open()).read('red') == RU
    tv = await device.open('/tv')
    assert tv.read('what') == 'Red or black?'


@pytest.mark.parametrize('unknown', ['xx', 'EN', '..', '%D1%80%D1%83', 'ru;en'])
async def test_a_language_nobody_speaks_is_not_kept(table, unknown):
    device = await table.join('ru')
    answer = await device.user.http_client.get(f'/language/{unknown}')
    assert 'set-cookie' not in answer.headers
    assert (await device.open()).read('red') == RU


@pytest.mark.parametrize('language, says', [('ru', 'Такой страницы нет.'), ('en', 'There is no such page.')])
async def test_an_address_that_leads_nowhere(table, caplog, language, says):
    device = await table.join(language)
    answer = await device.user.http_client.get('/%1b%5b31m/apple-touch-icon.png')
    assert answer.status_code == 404 and says in answer.text and 'href="/"' in answer.text
    assert not caplog.records


async def test_a_cookie_that_is_nonsense(table):
    device = await table.join('ru')
    device.user.http_client.cookies.set('language', '../../etc')
    assert (await device.open()).read('red') == RU


@pytest.mark.parametrize('host_language, red', [('ru', RU), ('en', EN), ('', EN)])
async def test_what_the_host_set_for_all(table, host_language, red):
    device = await table.join('fr')
    assert device.read('red') == red
    await device.user.http_client.get('/language/ru')
    assert (await device.open()).read('red') == RU


async def test_the_switch_in_the_panel(table):
    table.ru.tap('settings')
    assert (table.ru.read('language-en'), table.ru.read('language-ru')) == ('English', 'Русский')
    table.ru.tap('language-en')
    table.ru.tap('apply')
    await table.ru.user.should_see('Red')
    assert table.ru.read('red') == EN
    table.settle('mode-sober')  # nothing else than the language was kept for the next time
    assert table.ru.read('red') == EN
    table.settle('language-ru')
    await table.ru.user.should_see('Красная')


@pytest.mark.parametrize('language, title', [('ru', 'Красное или чёрное'), ('en', 'Red or Black')])
async def test_the_page_says_its_language_and_title(table, language, title):
    device = await table.join(language)
    answer = await device.user.http_client.get('/')
    assert f'<title>{title}</title>' in answer.text and f'<html lang="{"en-US" if language == "en" else language}"' in answer.text
