"""One browser window the size of a phone, and what a person does with it: look, tap, type, wait."""
import os
import re
import shutil
from time import monotonic, sleep

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    JavascriptException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.wait import WebDriverWait

PHONE, SMALL, TV = (390, 844), (360, 640), (1280, 720)
PAUSE = .4  # seconds
PATIENCE = 20  # seconds: far longer than anything here takes
AWAY = 'ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|closed before receiving a handshake'  # a server that was killed
PASSING = StaleElementReferenceException, JavascriptException, ElementClickInterceptedException, ElementNotInteractableException

# The first element with such a text or label that a finger would hit: shown, and nothing lies over its middle.
FIND = '''
const [selector, pattern] = arguments, wanted = new RegExp(pattern, "u");
const hit = (e) => {
  const r = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
};
for (const e of document.querySelectorAll(selector)) {
  const names = [e.innerText, e.ariaLabel, e.title].map((text) => (text ?? "").replace(/\\s+/g, " ").trim());
  if (!e.checkVisibility({visibilityProperty: true}) || !names.some((name) => wanted.test(name))) continue;
  if (hit(e)) return e;
  e.scrollIntoView({block: "center"});
  if (hit(e)) return e;
}
return null;'''

TEXT = '''
let text = document.body.innerText;
for (const own of document.querySelectorAll(".turn .aside, .lesson")) {
  const at = own.innerText ? text.indexOf(own.innerText) : -1;
  if (at >= 0) text = text.slice(0, at) + text.slice(at + own.innerText.length);
}
return text;'''

# Everything that can be read or is read aloud.
WORDS = '''
const shown = [...document.body.querySelectorAll("*")].filter((e) => e.checkVisibility({visibilityProperty: true}));
const labels = shown.flatMap((e) => [e.ariaLabel, e.title, e.alt, e.placeholder, e.value].filter((text) => typeof text === "string"));
return [document.title, document.body.innerText, ...labels].join("\\n");'''


class Window:
    """A Chromium of its own: another device, with its own cookies, in its own language."""

    def __init__(self, language, logs=None):
        options = webdriver.ChromeOptions()
        for argument in ('--headless=new', '--disable-dev-shm-usage', *(('--no-sandbox',) if os.geteuid() == 0 else ())):
            options.add_argument(argument)
        options.add_experimental_option('prefs', {'intl.accept_languages': language})
        options.set_capability('goog:loggingPrefs', {'browser': 'ALL', **(logs or {})})
        self.driver = webdriver.Chrome(options=options, service=Service(executable_path=shutil.which('chromedriver')))
        self.tapped = {}  # button -> when
        self.size(PHONE)

    def size(self, size):
        width, height = self.shape = size
        phone = {'width': width, 'height': height, 'deviceScaleFactor': 1, 'mobile': size != TV}
        self.driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride', phone)

    def open(self, url):
        self.driver.get(url)
        self.until(lambda: self.js('return document.querySelector("main")?.innerText.trim()'), 'the page')

    def reload(self):
        self.open(self.driver.current_url)

    def js(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    # ---- look

    @property
    def text(self):
        """What can be read now, on one line; but for what differs from phone to phone: «Это я» beside the name, and what beginners are told."""
        return re.sub(r'\s+', ' ', self.js(TEXT)).strip()

    @property
    def words(self):
        """What can be read or is read aloud, with the names of buttons and fields."""
        return self.js(WORDS)

    @property
    def asked(self):
        """The open questions as this page knows them: the same on two windows when both show the same table."""
        return self.js('return document.querySelector("[data-asked]").dataset.asked')

    def all(self, selector):
        """The visible elements of a kind."""
        return self.js('return [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility({visibilityProperty: true}))', selector)

    def texts(self, selector):
        """What each visible element of a kind says, on one line."""
        said = 'return arguments[0].map((e) => e.innerText.replace(/\\s+/g, " ").trim())'
        return self.js(said, self.all(selector))

    def find(self, pattern, selector='button'):
        return self.js(FIND, selector, pattern)

    # ---- wait

    def until(self, condition, what):
        """Wait for the condition and return its value; a page that is just being changed or reloaded is no failure."""
        try:
            return WebDriverWait(self.driver, PATIENCE, poll_frequency=.05, ignored_exceptions=PASSING).until(lambda _: condition())
        except TimeoutException:
            raise AssertionError(f'not seen: {what}; the page says: {self.text}') from None

    def sees(self, *patterns):
        for pattern in patterns:
            self.until(lambda p=pattern: re.search(p, self.text), pattern)

    def sees_no(self, *patterns):
        for pattern in patterns:
            self.until(lambda p=pattern: not re.search(p, self.text), f'no {pattern}')

    # ---- do

    def tap(self, pattern, selector='button'):
        """Tap what bears this text or label, once it can be tapped. Nobody taps the same button twice in no time and means it."""
        self.rest(pattern, selector)

        def tapped():
            element = self.find(pattern, selector)
            return element is not None and (element.click() or True)
        self.until(tapped, f'a {selector} to tap: {pattern}')
        self.tapped[pattern, selector] = monotonic()  # it may have taken its time to appear

    def rest(self, *button):
        """The pause of a person between two taps on the same button."""
        sleep(max(0, self.tapped.get(button, 0) + PAUSE - monotonic()))
        self.tapped[button] = monotonic()

    def tap_twice(self, pattern, selector='button'):
        """Two taps as one: the second comes before anything could answer the first."""
        def tapped():
            element = self.find(pattern, selector)
            return element is not None and (self.js('arguments[0].click(); arguments[0].click()', element) or True)
        self.until(tapped, f'a {selector} to tap twice: {pattern}')

    def press(self, x, y):
        """A finger comes down on a place, whatever is there."""
        for what in 'mousePressed', 'mouseReleased':
            self.driver.execute_cdp_cmd('Input.dispatchMouseEvent', {'type': what, 'x': x, 'y': y, 'button': 'left', 'clickCount': 1})

    def place(self, element, across=.5):
        """Where a finger comes down on it: *across* of its width from the left, half way down."""
        return self.js('const r = arguments[0].getBoundingClientRect(); return [r.x + r.width * arguments[1], r.y + r.height / 2]', element, across)

    def type(self, selector, text):
        """Replace what the field says, as a keyboard would (the driver's own typing knows no emoji)."""
        field = self.until(lambda: self.all(selector), f'a field: {selector}')[0]
        self.js('arguments[0].focus(); arguments[0].select()', field)
        self.driver.execute_cdp_cmd('Input.insertText', {'text': text})

    # ---- in the end

    def errors(self):
        """What the browser complained of since the last call, but for a server that was away."""
        return [line['message'] for line in self.driver.get_log('browser') if line['level'] == 'SEVERE' and not re.search(AWAY, line['message'])]
