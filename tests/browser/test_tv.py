"""The TV from three metres: every text large enough, whole, apart from the others and inside the margins; and nothing to press."""
import pytest

from tests.browser.tv import FAULTS, NEXT_PAGE, PRESSED, SIZES, large, sofas, watch
from tests.browser.window import Window

# state of tests/gallery/states.py, in which modes
HEAVY = {
    'in': ['alcohol'], 'in-12': ['alcohol'], 'in-12-usual': ['alcohol'], 'no-way-in': ['alcohol'], 'colour': ['alcohol'], 'height': ['alcohol'],
    'naming': ['alcohol'], 'miss': ['alcohol', 'sober'], 'two': ['sober'], 'two-wide': ['alcohol'], 'queen': ['sober'],
    'nine': ['alcohol', 'sober'], 'eight': ['alcohol'], 'king-asks': ['sober'], 'king-solid': ['alcohol'], 'joker': ['alcohol'], 'cup': ['alcohol', 'sober'],
    'six-usual': ['alcohol', 'sober'],
    'six': ['alcohol'], 'heaviest': ['alcohol', 'sober'], 'heaviest-bet': ['alcohol'], 'heaviest-2': ['alcohol'],
    'over': ['alcohol'], 'over-6': ['alcohol'], 'over-12': ['alcohol'], 'over-wide': ['alcohol'], 'over-at-once': ['sober'], 'over-again': ['alcohol'],
}


@pytest.fixture(scope='module')
def sofa(tmp_path_factory):
    with sofas(tmp_path_factory.mktemp('sofa')) as house:
        yield house


@pytest.fixture(scope='module', params=['ru', 'de'])  # German is the longest
def tv(request):
    window = Window(request.param)
    window.driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': NEXT_PAGE})
    try:
        yield window
    finally:
        errors = window.errors()
        window.driver.quit()
    assert errors == []


@pytest.mark.parametrize('state, mode', [(state, mode) for state, modes in HEAVY.items() for mode in modes])
def test_everything_can_be_read(tv, sofa, state, mode):
    watch(tv, f'{sofa.url}/tv-{state}/{mode}/tv')
    assert tv.js(PRESSED) == []
    found = {}
    for size in SIZES:
        large(tv, size)
        if faults := tv.js(FAULTS):
            found[size] = tv.js('return document.querySelector(".tv:not(.hidden)").dataset.step'), faults
    assert found == {}
