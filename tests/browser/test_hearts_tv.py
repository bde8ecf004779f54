"""Hearts from three metres, in every phase: all large enough, whole, apart and inside the margins, nothing to press, and nobody's hand."""
import re

import pytest

from redblack.cards import PACK
from redblack.games.hearts.moves import Options
from tests.browser.house import House
from tests.browser.tv import FAULTS, NEXT_PAGE, PRESSED, SIZES, large, watch
from tests.browser.window import Window
from tests.hearts import lay, played

USUAL = {0: 'Маша', 1: 'Дима', 2: 'Zoe', 3: 'Max'}
LONG = {0: 'Константинополь', 1: 'Щ' * 16, 2: 'Maximilian-Georg', 3: 'W' * 16}
SHORT = Options(target=30)
GOING = {'going': 'yes'}

# code of the table: how far it has come, and how it is set
STATES = {
    'AAAA': (lambda v: v.phase == 'pass', {}),
    'AAAB': (lambda v: len(v.passed) == 2, {'names': USUAL}),
    'AAAC': (lambda v: v.deal_number == 3 and v.phase == 'pass', {'names': LONG}),
    'AAAE': (lambda v: v.phase == 'play' and len(v.trick) == 1, {'names': USUAL}),
    'AAAH': (lambda v: len(v.tricks) == 9 and len(v.trick) == 3, {'names': LONG, 'kept': GOING}),
    'AAEA': (lambda v: v.phase == 'play' and v.turn == 2, {'names': LONG, 'held': {0: 'one', 1: 'two', 2: 'three'}, 'kept': {'going': 'no'}}),
    'AAAK': (lambda v: len(v.tricks) == 6 and not v.trick, {'names': USUAL}),
    'AAAM': (lambda v: v.deal_number == 2 and v.phase == 'summary', {'names': LONG}),
    'AAAP': (lambda v: v.phase == 'summary', {'names': USUAL, 'moon': True}),
    'AAAT': (lambda v: v.phase == 'over', {'names': LONG, 'options': SHORT}),
    'AAAX': (lambda v: v.phase == 'over', {'names': USUAL, 'options': Options(target=26), 'moon': True}),
}


def moves(code):
    until, table = STATES[code]
    return [*played(until, options=table.get('options'), moon=table.get('moon', False))]


@pytest.fixture(scope='module')
def sofa(tmp_path_factory):
    folder = tmp_path_factory.mktemp('sofa')
    for code, (_, table) in STATES.items():
        lay(folder, code, moves(code), table.get('names'), table.get('options'), table.get('kept'), table.get('held'))
    house = House(folder, ('-m', 'tests.browser.still'))
    try:
        yield house
        assert house.said() == ''
    finally:
        house.kill()


@pytest.fixture(scope='module', params=['ru', 'de'])
def tv(request):
    window = Window(request.param, {'performance': 'ALL'})
    window.driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': NEXT_PAGE})
    try:
        yield window
    finally:
        errors = window.errors()
        window.driver.quit()
    assert errors == []


@pytest.mark.parametrize('code', STATES)
def test_everything_can_be_read(tv, sofa, code):
    watch(tv, f'{sofa.url}/t/{code}/tv')
    assert tv.js(PRESSED) == []
    found = {}
    for size in SIZES:
        large(tv, size)
        if faults := tv.js(FAULTS):
            found[size] = tv.js('return document.querySelector(".tv:not(.hidden)").dataset.step'), faults
    assert found == {}


@pytest.mark.parametrize('code', STATES)
def test_only_cards_that_have_been_played_are_on_the_page(tv, sofa, code):
    tv.driver.get_log('performance')
    watch(tv, f'{sofa.url}/t/{code}/tv')
    heard = tv.driver.page_source + ''.join(line['message'] for line in tv.driver.get_log('performance'))
    laid = {move.card for _, move in moves(code) if move.kind == 'play'}
    named = {card for card in PACK if re.search(rf'/{card.value}\.svg|"{card.value}"', heard)}
    assert named <= laid
    assert len(named) == len(tv.all('.htrick .card, .hrow .card'))  # so this is where the others would have been found
