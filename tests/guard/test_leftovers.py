"""Pages that nobody looks at any more are gone for good: seen by trying to come back to them."""
import asyncio

import pytest

from pages.guard.leftovers import OF_A_DEVICE, OF_ALL, OF_AN_ADDRESS
from tests.guard.raw import PATIENCE, Closed, Phone


async def is_gone(page, **more):
    """Whether its browser cannot come back to it. If it can, it leaves again."""
    try:
        await page.connect(**more)
    except Closed:
        return True
    await page.close()
    return False


async def until_gone(page):
    """The server takes a moment to notice that a socket has closed."""
    async with asyncio.timeout(PATIENCE):
        while not await is_gone(page):
            await asyncio.sleep(0)


async def test_a_phone_that_slept_comes_back_to_its_page(phone):
    page = await phone.open('/yard')
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') == 'nothing, open')
    await page.close()
    await page.connect()
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') == 'nothing, open, open')


@pytest.mark.parametrize('asleep', [True, False])
@pytest.mark.parametrize('renamed', [False, True])
async def test_a_reload_leaves_nothing_of_the_page_before(phone, asleep, renamed):
    """On an iPhone, the tab has another name after it."""
    page = await phone.open('/yard')
    if asleep:
        await page.close()
    after = await phone.load('/yard')
    if renamed:
        await after.connect(old_tab_id=page.tab_id)
    else:
        after.tab_id = page.tab_id
        await after.connect()
    if not asleep and not renamed:
        await page.close()
    if asleep or not renamed:
        await until_gone(page)
    assert after.is_open


async def test_the_page_before_goes_but_once(phone):
    """NiceGUI would have deleted it, too, after a while: twice would be an error, and in the log."""
    page = await phone.open('/nap')
    await page.close()
    after = await phone.load('/nap')
    await after.connect(tab_id=page.tab_id)
    await after.close()
    async with asyncio.timeout(PATIENCE):
        while (await phone.get('/naps')).text != '0':
            await asyncio.sleep(.05)


async def test_a_tab_that_was_doubled_is_still_a_tab(phone):
    page = await phone.open('/yard')
    after = await phone.load('/yard')
    await after.connect(old_tab_id=page.tab_id)
    await page.click(page.one('open'))
    await page.until(lambda: page.text('done') == 'nothing, open')


async def test_nobody_elses_page_goes(phone, other):
    """However much another device says that it is this tab."""
    page = await phone.open('/yard')
    await page.close()
    thief = await other.load('/yard')
    thief.tab_id = page.tab_id
    await thief.connect(old_tab_id=page.tab_id)
    await page.connect()


@pytest.mark.parametrize('slept', [True, False])
async def test_of_many_pages_of_one_device_the_last_few_stay(phone, slept):
    await phone.load()
    pages = [await phone.load('/yard') for _ in range(0 if slept else OF_A_DEVICE + 2)]
    for _ in range(OF_A_DEVICE + 2 if slept else 0):
        pages.append(await phone.open('/yard'))
        await pages[-1].close()
    if slept:
        await until_gone_after_a_look(phone, pages[0])
    else:
        assert await is_gone(pages[0]) and await is_gone(pages[1])
    await pages[-1].connect()


async def until_gone_after_a_look(phone, page):
    """Whoever opens a page makes the others be counted."""
    async with asyncio.timeout(PATIENCE):
        while not await is_gone(page):
            await phone.load('/yard')


async def test_of_many_pages_behind_one_address_the_last_ones_stay(flood):
    """Each for another device."""
    first, *_, last = [await loaded(flood) for _ in range(OF_AN_ADDRESS + 1)]
    assert await is_gone(first, cookie=None)
    assert not await is_gone(last, cookie=None)


async def test_of_many_pages_in_all_the_last_ones_stay(house, addresses):
    pages = []
    for _ in range(OF_ALL // OF_AN_ADDRESS + 1):
        async with Phone(house.url, next(addresses)) as phone:
            pages += [await loaded(phone) for _ in range(OF_AN_ADDRESS)]
    assert await is_gone(pages[0], cookie=None)
    assert not await is_gone(pages[-1], cookie=None)


async def loaded(phone):
    phone.http.cookies.clear()
    return await phone.load('/yard')
