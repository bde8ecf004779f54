"""A browser window brought to a state, in every size."""
from __future__ import annotations

from dataclasses import dataclass

from tests.browser.house import House
from tests.browser.window import Window
from tests.gallery.states import STATES

PHONES = (390, 844), (360, 640), (430, 932), (844, 390), (640, 360)
LARGE = (768, 1024), (1366, 768), (1920, 1080)
SIZES = *PHONES, *LARGE
TV_SIZES = (1920, 1080), (1280, 720), (1024, 768), (1600, 1200)

# Everything that moves has arrived; what repeats stands still, and so do words that would go by themselves.
STILL = '''
for (const moving of document.getAnimations()) {
  if (moving.animationName === "toast") { moving.pause(); moving.currentTime = 1000; }
  else if (moving.effect.getComputedTiming().iterations === Infinity) moving.cancel(); else moving.finish();
}'''

# What lies over the table, or stands out of the hand or on in it.
LYING = '''
const lying = ":is(.panel, .shade):not(.hidden), .rules.open, .toast, .picked, .advice, .insure[aria-checked=true]";
return [...document.querySelectorAll(lying)].map((e) => e.className + e.ariaLabel).join()'''


@dataclass(frozen=True)
class Sight:
    """A state in a language and a mode."""

    name: str
    language: str
    mode: str

    @property
    def state(self):
        return STATES[self.name]

    @property
    def sizes(self):
        """Of the screens on which it is seen, the usual one first."""
        return TV_SIZES if self.state.page == 'tv' else SIZES

    def show(self, window: Window, house: House) -> None:
        """Open it on a device that nobody knows yet, and tap until it is there."""
        window.driver.delete_all_cookies()
        window.driver.execute_cdp_cmd('Network.setCookie', {'url': house.url, 'name': 'language', 'value': self.language})
        window.size(SIZES[0])
        window.open(self.address(house))
        window.until(lambda: window.js('return !("did_handshake" in window) || window.did_handshake'), 'a connection')
        for word in self.state.taps:
            settle(window)
            lying = window.js(LYING)
            window.tap('', word if word.startswith('.') else f'[data-do={word}]')
            window.until(lambda before=lying: window.js(LYING) != before, f'what {word} brings')
            window.tapped.clear()
        window.js(self.state.script)
        settle(window)

    def address(self, house: House) -> str:
        if self.state.page == 'host':
            return house.host
        return house.url + (self.state.page if self.state.page.startswith('/') else f'/{self.name}/{self.mode}/{self.state.page}'.rstrip('/'))


def settle(window):
    window.driver.execute_async_script('const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));')
    window.js(STILL)


def resize(window, size):
    window.shape = size
    phone = {'width': size[0], 'height': size[1], 'deviceScaleFactor': 1, 'mobile': size in PHONES}
    window.driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride', phone)
    window.until(lambda: window.js('return [innerWidth, innerHeight]') == [*size], size)
    settle(window)
