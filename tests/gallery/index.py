"""The page on which one looks at the pictures: all of a language, a mode and a size beside each other."""
from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from pages.parts.markup import join, tag
from tests.gallery.show import Sight

STYLE = '''
body { margin: 0; font: 16px/1.3 sans-serif; background: #22302a; color: #f7f3e8; }
form { position: sticky; top: 0; display: flex; gap: 20px; padding: 12px; background: #111; }
main { display: flex; flex-wrap: wrap; gap: 20px; padding: 20px; align-items: start; }
figure { margin: 0; } figure[hidden] { display: none; } figcaption { padding: 4px 0; }
img { display: block; max-width: min(90vw, 480px); max-height: 640px; }'''

SCRIPT = '''
const form = document.querySelector("form");
const sift = () => document.querySelectorAll("figure").forEach((f) =>
  f.hidden = ![...new FormData(form)].every(([name, value]) => f.dataset[name] === value));
form.addEventListener("change", sift);
sift();'''


def index(taken: Sequence[tuple[Sight, tuple[int, int], str]]) -> str:
    """*taken*: what is seen, how large, and the name of the picture."""
    rows = [({'language': sight.language, 'mode': sight.mode, 'size': '{}×{}'.format(*size)}, sight.name, file) for sight, size, file in taken]
    choices = (tag('label', '', name, ' ', tag('select', '', *(tag('option', '', value) for value in dict.fromkeys(row[name] for row, _, _ in rows)),
                                               name=name)) for name in ('language', 'mode', 'size'))
    figures = (tag('figure', '', tag('a', '', tag('img', src=file, alt=name, loading='lazy'), href=file), tag('figcaption', '', name),
                   **{f'data_{key}': value for key, value in row.items()}) for row, name, file in rows)
    head = tag('meta', charset='utf-8') + tag('title', '', 'Gallery') + tag('style', '', Markup(STYLE))
    return str(Markup('<!doctype html>') + tag('html', '', tag('head', '', head), tag('body', '', tag('form', '', *choices), tag('main', '', join(*figures)),
                                                                                     tag('script', '', Markup(SCRIPT))), lang='en'))
