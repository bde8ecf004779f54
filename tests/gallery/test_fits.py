"""Every state with the longest names and texts, on screens of every shape: nothing cut off, nothing beside the screen, all that is to be tapped in reach."""
import pytest

from tests.browser.layout import faults
from tests.gallery.show import SIZES, Sight, resize
from tests.gallery.states import PHONE

# The two languages with the longest words, on which screens; the TV has tests of its own.
WORDS = {('ru', 'alcohol'): SIZES, ('de', 'sober'): ((360, 640), (844, 390), (1366, 768))}


@pytest.mark.parametrize('state', PHONE)
def test_everything_fits(window, tables, state):
    found = {}
    for (language, mode), sizes in WORDS.items():
        Sight(state, language, mode).show(window, tables)
        for size in sizes:
            resize(window, size)
            if wrong := faults(window):
                found[language, size] = wrong
    assert found == {}


# Can it be scrolled to, and would a finger hit it then?
REACHED = '''
const [button] = arguments;
if (document.querySelector(".screen > :is(.panel, .shade, .ending):not(.hidden), .scrim")) return true;
button.scrollIntoView({block: "center"});
const r = button.getBoundingClientRect();
return button.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));'''

TWICE = 'document.documentElement.style.fontSize = "200%"'


@pytest.mark.parametrize('state', PHONE)
def test_letters_of_twice_the_size(window, tables, state):
    """For eyes that need them. The table may be longer than the screen then, but it scrolls downwards alone, and nothing is cut off."""
    Sight(state, 'ru', 'alcohol').show(window, tables)
    window.js(TWICE)
    for size in (390, 844), (844, 390):
        resize(window, size)
        assert [fault for fault in faults(window) if not fault.startswith('below')] == [], size
        for button in window.all('.screen > .table > :is(.hand, .said):not(.hidden) :is(.go, .bet > button, .chip)'):
            assert window.js(REACHED, button), size

