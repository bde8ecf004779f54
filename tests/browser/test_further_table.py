"""A table beside the main one."""
from tests.browser.house import House
from tests.browser.player import move
from tests.browser.table import lay


def test_it_is_played_on_after_a_restart(tmp_path, two):
    lay(tmp_path, '7H')
    (tmp_path / 'table.sqlite').rename(tmp_path / 'table-ABCE.sqlite')
    house = House(tmp_path)
    try:
        for window in two:
            window.open(f'{house.url}/t/ABCE')
        move(two, 0, lambda w: w.tap('^Красная$'))
        two[1].sees('Who does it')
    finally:
        house.kill()
    assert house.said() == ''
