"""Pictures of every state on every screen, for people who review: `python -m tests.gallery FOLDER`, and an index page beside them.

Names of states behind the folder: only these. All of them take about a quarter of an hour.
"""
from __future__ import annotations

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from i18n import LANGUAGES, TONES
from tests.browser.house import House
from tests.browser.window import Window
from tests.gallery.index import index
from tests.gallery.show import Sight, resize
from tests.gallery.states import STATES


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    taken = []
    with TemporaryDirectory() as data:
        house, window = House(Path(data), ('-m', 'tests.gallery.serve')), Window('en')
        try:
            for name, language, mode in product(names, LANGUAGES, TONES):
                taken += take(Sight(name, language, mode), window, house, folder)
                print(f'{name} {language} {mode}', flush=True)
        finally:
            window.driver.quit()
            house.kill()
    (folder / 'index.html').write_text(index(taken), 'utf-8')
    print(f'{len(taken)} pictures: {folder / "index.html"}')


def take(sight: Sight, window: Window, house: House, folder: Path) -> list[tuple[Sight, tuple[int, int], str]]:
    """A picture in each size."""
    sight.show(window, house)
    taken = []
    for size in sight.sizes:
        resize(window, size)
        name = f'{sight.name}-{sight.language}-{sight.mode}-{size[0]}x{size[1]}.png'
        window.driver.save_screenshot(str(folder / name))
        taken.append((sight, size, name))
    return taken


if __name__ == '__main__':
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= STATES.keys():
        sys.exit(f'{__doc__}\nThe states: {" ".join(STATES)}')
    main(Path(sys.argv[1]), sys.argv[2:] or [*STATES])
