"""A window as a TV, and the house with the tables of tests/gallery/states.py."""
from contextlib import contextmanager

from tests.browser.house import House

SIZES = (1920, 1080), (1280, 720), (1024, 768), (1600, 1200)

# Two frames later whatever the browser had to tell of its new size has been told.
FRAMES = 'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done));'


@contextmanager
def sofas(folder):
    house = House(folder, ('-m', 'tests.gallery.serve'))
    try:
        yield house
    finally:
        house.kill()
    assert house.said() == ''


def large(window, size):
    """The window as a TV of that size."""
    window.shape = size
    window.driver.execute_cdp_cmd('Emulation.setDeviceMetricsOverride',
                                  {'width': size[0], 'height': size[1], 'deviceScaleFactor': 1, 'mobile': False})
    window.until(lambda: window.js('return [innerWidth, innerHeight]') == [*size], size)
    window.driver.execute_async_script(FRAMES)


def watch(window, url, size=SIZES[0]):
    """Open a TV page, and wait until its table is composed."""
    large(window, size)
    window.open(url)
    window.until(lambda: window.all('.tv[data-step]'), 'a composed table')
