"""What moves: each for at most 400 ms, nothing where a device wants no motion, and nothing waits for it."""
from itertools import chain

import pytest

from tests.browser.player import move

LONGEST = 400  # milliseconds
# What is no motion: a button that sleeps until a second tap cannot hit it, words that stand for a while, the line of waiting, and what turns meanwhile.
STANDING = {'asleep', 'wake', 'toast', 'wait', 'spin', 'come'}

WATCH = '''
window.moved = [];
const note = (name, {delay, activeDuration, fill}) => window.moved.push([name, delay + activeDuration]);
document.addEventListener("animationstart", (e) => {
  for (const moving of e.target.getAnimations()) if (moving.animationName) note(moving.animationName, moving.effect.getComputedTiming());
}, {capture: true});
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const moving = animate.apply(this, how);
  note(this.className, moving.effect.getComputedTiming());
  return moving;
};'''
DEEDS = '^Red$', '.chip:nth-child(2)', '^Done', '^Lower ', '.chip:nth-child(3)', '^Done'


@pytest.fixture(params=['no-preference', 'reduce'])
def wish(request, two):
    for window in two:
        window.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': [{'name': 'prefers-reduced-motion', 'value': request.param}]})
    yield request.param
    for window in two:
        window.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', {'features': []})


def test_a_turn(house, two, wish):
    ru, en = two
    table = house('7H AS', length='quick')
    for window in two:
        window.open(table.url)
        window.js(WATCH)
    for deed in DEEDS:
        move(two, 1, lambda w, deed=deed: w.tap('', deed) if deed.startswith('.') else w.tap(deed))
    moved = {name: length for name, length in chain(ru.js('return window.moved'), en.js('return window.moved')) if name not in STANDING}
    if wish == 'reduce':
        assert {name: length for name, length in moved.items() if length > 5} == {}
    else:
        assert {name: length for name, length in moved.items() if length > LONGEST} == {}
        assert moved.keys() >= {'flip', 'behind', 'stamp', 'square', 'slide', 'flying'}
