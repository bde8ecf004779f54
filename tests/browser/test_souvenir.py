"""«На память»: the picture as a phone keeps it, every text of it in its place, and the final screen round it."""
import base64
import struct

import pytest

from pages.red_or_black.poster import EDGE, HEIGHT, WIDTH, poster
from redblack.journal import Journal
from tests.browser.layout import faults
from tests.browser.window import PHONE, SMALL
from tests.gallery.state import WIDE
from tests.pages.test_keepsake import DAY, LONG, at_random, called
from tests.rules.table import GAME

WIDEST = dict(enumerate(['Щ' * 16] * 12))
PAIRS = ('4H', '9S'), ('5H', '9C'), ('7H', 'JS'), ('8H', 'JC'), ('4D', 'QS'), ('5D', 'QC'), ('7D', 'KS'), ('8D', 'KC')
STREAK = ', '.join([*(f'red {hit} >1 done, lower {miss} done' for hit, miss in PAIRS), 'red XR done, red XB done'])
PARTIES = '🎉' * 16, '👩‍👩‍👧' * 16

# How the picture looks at some points of a grid, as «rgb(…)»; and whether it is a picture at all.
SEEN = '''
const [data, done] = arguments, image = new Image();
image.onload = () => {
  const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height}), pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const at = (x, y) => [...pen.getImageData(Math.round(x * image.width), Math.round(y * image.height), 1, 1).data].join(" ");
  done([at(.5, .02), at(.02, .9), at(.98, .999), new Set([...Array(4000).keys()].map((n) => at(n % 61 / 61, n / 4000))).size]);
};
image.onerror = () => done(null);
image.src = data;'''

# What is wrong with the texts of a drawing that is open by itself: out of their room, or on each other or a card.
MISPLACED = '''
const [wide, high, edge] = arguments, found = [];
const ink = (e) => {  // of a line, without what its letters leave free above and below
  const {left, right, top, bottom, height} = e.getBoundingClientRect(), free = e.localName === "text" ? height * .2 : 0;
  return {e, left, right, top: top + free, bottom: bottom - free};
};
const texts = [...document.querySelectorAll("text")].map(ink), cards = [...document.querySelectorAll("g[transform^=rotate] > svg")].map(ink);
const said = ({e}) => e.textContent.slice(0, 40) || "a card";
const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
for (const r of texts) {
  if (r.left < edge - 8 || r.right > wide - edge + 2 || r.top < 0 || r.bottom > high - 14) found.push(`outside: ${said(r)}`);
  if (r.e.getComputedTextLength() > (r.e.dataset.room ?? Infinity) * 1.01) found.push(`too long: ${said(r)}`);
}
texts.forEach((a, i) => [...texts.slice(i + 1), ...cards].forEach((b) => {
  if (shared(a, b, "left", "right") > 1 && shared(a, b, "top", "bottom") > 1) found.push(`one on the other: ${said(a)} and ${said(b)}`);
}));
return [texts.length, cards.length, found];'''

HEAVY = {
    'widest': lambda mode: at_random(['full'], mode, WIDEST),
    'wide': lambda mode: at_random(['full'], mode, dict(enumerate(WIDE)), seed=7),
    'long': lambda mode: at_random(['standard'], mode, LONG, seed=2),
    'six': lambda mode: at_random(['full'], mode, dict(enumerate(WIDE[:6])), seed=8),
    'two with emoji': lambda mode: at_random(['full'], mode, dict(enumerate(PARTIES)), seed=3),
    'nobody has hit': lambda mode: called('red XR done, red XB done', WIDEST, 12),
    'a long streak': lambda mode: called(STREAK, WIDEST, 2),
}


@pytest.mark.parametrize('mode', ['alcohol', 'sober'])
@pytest.mark.parametrize('language', ['ru', 'de'])
def test_every_text_of_the_picture_has_its_place(two, tmp_path, language, mode):
    window, found = two[0], {}
    for state, session in HEAVY.items():
        drawing = tmp_path / f'{state}.svg'
        drawing.write_text(poster(session(mode), language, DAY), encoding='utf-8')
        window.size((WIDTH, HEIGHT))
        window.driver.get(drawing.as_uri())
        lines, cards, wrong = window.js(MISPLACED, WIDTH, HEIGHT, EDGE)
        assert lines > 8 and cards
        if wrong:
            found[state] = wrong
    assert found == {}


@pytest.fixture
def over(house, tmp_path):
    """A game of twelve that has come to its end."""
    journal = Journal(GAME, tmp_path / 'table.sqlite')
    at_random(['quick'], names=LONG, journal=journal)
    journal.close()
    return house(None)


def test_a_phone_keeps_the_picture(over, two, tmp_path):
    window, kept = two[0], tmp_path / 'kept'
    window.driver.execute_cdp_cmd('Browser.setDownloadBehavior', {'behavior': 'allow', 'downloadPath': str(kept)})
    for size in SMALL, PHONE:
        window.size(size)
        window.open(over.url)
        window.sees('На память')
        assert faults(window) == []
    window.tap('^Сохранить картинкой$', 'a')
    file, = window.until(lambda: [*kept.glob('Красное или чёрное *.png')], 'a picture among the downloads')
    png = file.read_bytes()
    assert png[:8] == b'\x89PNG\r\n\x1a\n' and struct.unpack('>2I', png[16:24]) == (2 * WIDTH, 2 * HEIGHT)
    assert window.js('return location.pathname') == '/'  # and nobody has left the table
    window.driver.get('about:blank')
    red, paper, black, colours = window.driver.execute_async_script(SEEN, f'data:image/png;base64,{base64.b64encode(png).decode()}')
    assert (red, paper, black) == ('198 40 40 255', '247 243 232 255', '17 17 17 255') and colours > 20


def test_what_arrives_on_the_final_screen_is_quick_and_stays_away_from_who_wants_no_motion(over, two):
    window, moving = two[0], 'return ["animationName", "animationDuration"].map((kind) => getComputedStyle(document.querySelector(arguments[0]))[kind])'
    window.open(over.url)
    window.sees('На память')
    for part in '.fan .card', '.grail > svg':
        name, seconds = window.js(moving, part)
        assert name != 'none' and 0 < float(seconds.removesuffix('s')) <= .4
    try:
        window.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': [{'name': 'prefers-reduced-motion', 'value': 'reduce'}]})
        assert [window.js(moving, part)[0] for part in ('.fan .card', '.grail > svg')] == ['none', 'none']
    finally:
        window.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': []})
