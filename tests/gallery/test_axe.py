"""Every state, as axe-core judges it: names, roles, contrast, order of headings."""
import pytest

from tests.gallery.axe import violations
from tests.gallery.show import Sight, resize
from tests.gallery.states import STATES

WORDS = {'ru': 'alcohol', 'en': 'sober'}


@pytest.mark.parametrize('state', STATES)
def test_no_rule_of_accessibility_is_broken(window, tables, state):
    found = {}
    for language, mode in WORDS.items():
        sight = Sight(state, language, mode)
        sight.show(window, tables)
        resize(window, sight.sizes[0])
        if wrong := violations(window):
            found[language] = wrong
    assert found == {}


def test_it_would_find_something(window, tables):
    Sight('settings', 'en', 'sober').show(window, tables)
    window.js('document.querySelector(".panel .note").style.color = "#998"; document.querySelector(".panel header .icon").removeAttribute("aria-label")')
    assert {found.partition(':')[0] for found in violations(window)} == {'button-name', 'color-contrast'}
