"""A phone gets in over a bad Wi-Fi too: what it loads is little, nothing of it twice, and no card before it is shown."""
from tests import hearts
from tests.bench import loads


def faces(load):
    return [address.rpartition('/')[2] for address in load.addresses if '/deck-' in address]


def test_a_phone_loads_little_and_keeps_it(house, spy, tmp_path):
    hearts.lay(tmp_path, 'ABCE', hearts.played(lambda v: v.phase == 'pass'))
    table = house('7H AS')
    for address in f'{table.url}/t/ABCE', table.url:
        spy.driver.execute_cdp_cmd('Network.clearBrowserCache', {})
        first, again = (loads.load(spy.driver, address) for _ in range(2))
        assert first.kilobytes <= 320 and first.requests <= 15, first
        assert again.kilobytes <= 8, again
        assert faces(first) == ['back-halves.svg'] and faces(again) == []
    spy.tap('^Red$')
    spy.until(lambda: spy.js('return document.querySelector(".flip img")?.complete'), 'the card')
    assert faces(loads.count(loads.heard(spy.driver))) == ['7H.svg']


def test_a_phone_is_spared_what_others_wear(house, spy):
    """Nobody loads Quasar's styles or fonts; the TV's and the host's styles are on their own pages alone."""
    table = house()
    worn = []
    for page in table.url, f'{table.url}/tv', table.host:
        sheets = [address.rpartition('/')[2] for address in loads.load(spy.driver, page).addresses if '.css' in address or '/fonts' in address]
        worn.append({sheet.partition('-')[0] for sheet in sheets})
    assert worn == [{'style', 'nicegui.css'}, {'tv'}, {'host'}]  # and what is worn by all is there already
