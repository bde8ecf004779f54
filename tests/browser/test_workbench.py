"""Every part in every state, on a phone and on a laptop: nothing cut, nothing over anything else, nothing without a name."""
from tests.browser.layout import faults
from tests.browser.window import PHONE, SMALL

LAPTOP = 1366, 768

OVER = '''
const box = (e) => e.getBoundingClientRect(), all = (selector) => [...document.querySelectorAll(selector)];
return [
  ...all(".pick:has(b):has(.note)").filter((e) => box(e.querySelector("b")).bottom > box(e.querySelector(".note")).top + 1),
  ...all(".panel header").filter((e) => box(e.querySelector("h1")).top < box(e).top + 4),
  ...all(".on-phone .fan .card").filter((e) => box(e).left < box(e.closest(".on-phone")).left || box(e).right > box(e.closest(".on-phone")).right),
].map((e) => e.innerText || e.outerHTML);'''

NAMELESS = '''
const names = (e) => [e.innerText, e.ariaLabel, e.title].some((name) => name?.trim());
return [...document.querySelectorAll("button, a, input, textarea, [role=img]")].filter((e) => !names(e)).map((e) => e.outerHTML);'''


def test_all_parts_fit(house, two):
    table = house(program=('main.py', '--dev'))
    window = two[0]
    for size in PHONE, SMALL, LAPTOP:
        window.size(size)
        window.open(f'{table.url}/parts')
        assert (faults(window), window.js(OVER), window.js(NAMELESS)) == ([], [], []), size
    assert table.said() == ''
