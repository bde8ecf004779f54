"""The first and the second load of a page in Chromium: bytes as they came over the wire, compressed and with their headers, and requests.

The websocket is not counted: it is what the taps are about.
"""
from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.wait import WebDriverWait

BROWSERS = 'chromium', 'chromium-browser', 'google-chrome'
QUIET = .3    # seconds without news after the page has connected
PATIENCE = 20


@dataclass(frozen=True)
class Load:
    kilobytes: float
    addresses: tuple[str, ...]

    @property
    def requests(self) -> int:
        return len(self.addresses)


def there_is_a_browser() -> bool:
    return bool(shutil.which('chromedriver') and any(map(shutil.which, BROWSERS)))


def measure(addresses: Sequence[str]) -> list[tuple[Load, Load]]:
    """For each address a first load, with an empty cache, and a repeat load; the first loads of all come before the repeats."""
    with browser() as driver:
        first, repeat = ([load(driver, address) for address in addresses] for _ in range(2))
        return [*zip(first, repeat, strict=True)]


@contextmanager
def browser(traced: str = '') -> Iterator[webdriver.Chrome]:
    """Chromium with an empty cache that writes down what its network does, and its trace of the categories *traced*."""
    options = webdriver.ChromeOptions()
    for argument in ('--headless=new', '--disable-dev-shm-usage', *(['--no-sandbox'] if hasattr(os, 'geteuid') and os.geteuid() == 0 else [])):
        options.add_argument(argument)
    options.set_capability('goog:loggingPrefs', {'performance': 'ALL'})
    if traced:
        options.add_experimental_option('perfLoggingPrefs', {'traceCategories': traced})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which('chromedriver')))
    try:
        yield driver
    finally:
        driver.quit()


def load(driver: webdriver.Chrome, address: str) -> Load:
    driver.get('about:blank')
    driver.get_log('performance')
    driver.get(address)
    WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script('return window.did_handshake === true'))
    events = heard(driver)
    time.sleep(QUIET)
    while more := heard(driver):
        events += more
        time.sleep(QUIET)
    return count(events)


def heard(driver: webdriver.Chrome) -> list[dict]:
    """What the network has done since the last look; the websocket's frames are no news."""
    messages = [json.loads(line['message'])['message'] for line in driver.get_log('performance')]
    return [message for message in messages if message['method'].startswith('Network.') and 'webSocket' not in message['method']]


def count(events: list[dict]) -> Load:
    """Only what came over the wire: neither the cache's answers nor addresses that hold their own data."""
    wire, cached, size = {}, set(), {}
    for event in events:
        parameters = event['params']
        match event['method']:
            case 'Network.responseReceived' if parameters['response']['url'].startswith('http'):
                wire[parameters['requestId']] = parameters['response']['url']
                if parameters['response'].get('fromDiskCache'):
                    cached.add(parameters['requestId'])
            case 'Network.requestServedFromCache':
                cached.add(parameters['requestId'])
            case 'Network.loadingFinished':
                size[parameters['requestId']] = parameters['encodedDataLength']
    wire = {request: address for request, address in wire.items() if request not in cached}
    return Load(sum(size.get(request, 0) for request in wire) / 1000, tuple(wire.values()))
