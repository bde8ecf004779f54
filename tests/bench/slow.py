"""Chromium as a phone four times slower than this machine: when the table can be played on, and how smoothly a card turns."""
from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from selenium import webdriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.bench.loads import PATIENCE, browser
from tests.bench.servers import Server

SLOWER = 4
PHONE = {'width': 390, 'height': 844, 'deviceScaleFactor': 1, 'mobile': True}
TABLE, BARE = '.bet button', '.nicegui-content > *'  # what is waited for
FRAME = 1000 / 60  # milliseconds, as browsers count
ROUND, WAKING = 6, .8  # taps at most between two bets, and seconds after each, for what must not be tapped at once
TRACED = 'disabled-by-default-devtools.timeline,blink.user_timing'

# When the socket has said hello and the element has been painted: what comes after the next frame's drawing.
READY = '''(() => {
  const after = new MessageChannel();
  after.port1.onmessage = () => { window.ready = performance.now(); };
  const painted = () => after.port2.postMessage(0);
  const look = () => requestAnimationFrame(window.did_handshake && document.querySelector("%s")?.getBoundingClientRect().height ? painted : look);
  look();
})()'''

# A tap, and the frames of the second after it.
TAP = '''const [button, done] = arguments, frames = [];
const frame = (now) => {
  frames.push(now);
  if (now - frames[0] < 1000) return requestAnimationFrame(frame);
  performance.mark("bench-end");
  done(frames);
};
requestAnimationFrame((now) => { performance.mark("bench-begin"); button.click(); frame(now); });'''

NEXT = '''return [...document.querySelectorAll(".bet button, .chip:not([aria-disabled=true]), .deed .go, .again .go")].find((e) => e.checkVisibility());'''


@dataclass(frozen=True)
class Turn:
    """What a tap cost: its longest task in seconds of the processor, and the frames of the second after it that were not drawn."""

    task: float
    lost: int


def opening(game: Server, bare: Server, times: int) -> tuple[list[float], list[float]]:
    """Seconds from an address with an empty cache until the page can be tapped, by turns."""
    with browser() as driver:
        slow_down(driver)
        pages = [(game.base, TABLE), (bare.base, BARE)]
        found = [[opened(driver, *page) for page in pages] for _ in range(times + 1)][1:]  # the first warms both servers up
        return [ours for ours, _ in found], [other for _, other in found]


def slow_down(driver: webdriver.Chrome) -> None:
    driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride', PHONE)
    driver.execute_cdp_cmd('Emulation.setCPUThrottlingRate', {'rate': SLOWER})


def opened(driver: webdriver.Chrome, address: str, element: str) -> float:
    driver.get('about:blank')
    driver.execute_cdp_cmd('Network.clearBrowserCache', {})
    script = driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', {'source': READY % element})
    driver.get(address)
    ready = WebDriverWait(driver, PATIENCE, poll_frequency=.25).until(lambda d: d.execute_script('return window.ready'))
    driver.execute_cdp_cmd('Page.removeScriptToEvaluateOnNewDocument', script)
    return ready / 1000


def turning(game: Server, bare: Server, times: int) -> tuple[list[Turn], list[Turn]]:
    """Bets, each of which turns a card; and taps on the bare page's button."""
    with browser(TRACED) as driver:
        slow_down(driver)
        opened(driver, game.base, TABLE)
        ours = turned(driver, lambda: bet(driver), times)
        opened(driver, f'{bare.base}/tap', 'button')
        return ours, turned(driver, lambda: driver.find_element('css selector', 'button'), times)


def turned(driver: webdriver.Chrome, button: Callable[[], WebElement], times: int) -> list[Turn]:
    lost = []
    for _ in range(times):
        frames = driver.execute_async_script(TAP, button())
        lost.append(sum(max(0, round((after - before) / FRAME) - 1) for before, after in pairwise(frames)))
    driver.get('about:blank')  # which ends the trace
    messages = [json.loads(line['message'])['message'] for line in driver.get_log('performance')]
    return [*map(Turn, longest([message['params'] for message in messages if message['method'] == 'Tracing.dataCollected']), lost)]


def longest(trace: list[dict]) -> Iterator[float]:
    """The longest task of the page's thread between each two marks: seconds of the processor, in which its neighbours do not count."""
    begins, ends = ([event for event in trace if event['name'] == name] for name in ('bench-begin', 'bench-end'))
    tasks = [event for event in trace if event['name'] == 'RunTask' and event['ph'] == 'X']
    for begin, end in zip(begins, ends, strict=True):
        yield max(task['tdur'] for task in tasks if (task['pid'], task['tid']) == (begin['pid'], begin['tid'])
                  and task['ts'] + task['dur'] >= begin['ts'] and task['ts'] <= end['ts']) / 1e6


def bet(driver: webdriver.Chrome) -> WebElement:
    """The button of the next bet, once the round before it has been played to its end."""
    for _ in range(ROUND):
        button = WebDriverWait(driver, PATIENCE).until(lambda d: d.execute_script(NEXT))
        if driver.execute_script('return arguments[0].matches(arguments[1])', button, TABLE):
            return button
        button.click()
        time.sleep(WAKING)
    raise SystemExit('no bet is due on the bench')
