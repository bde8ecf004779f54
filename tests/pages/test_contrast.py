"""The colours that are words on a ground, by the names that tokens.css gives them: at least 4.5 : 1 (WCAG 2.2, 1.4.3)."""
import re

import pytest

from pages.frame import STATIC

COLOURS = dict(re.findall(r'--([\w-]+):\s*(#\w{6})', (STATIC / 'tokens.css').read_text()))
FELT = 'felt-lit', 'felt', 'felt-dim'  # the table is lit in the middle

# words, and the grounds they stand on
PAIRS = [
    ('paper', *FELT), ('on-felt-2', *FELT), ('red-on-felt', *FELT, 'black'), ('hit', *FELT), ('focus', *FELT, 'black'),
    ('paper', 'red', 'red-deep', 'black'), ('on-felt-2', 'black'), ('ink', 'paper', 'paper-2'), ('ink-2', 'paper', 'paper-2'), ('red', 'paper'),
    ('black', 'paper', 'hit', 'miss'),
]


def light(colour):
    """Relative luminance."""
    channels = (int(COLOURS[colour][k:k + 2], 16) / 255 for k in (1, 3, 5))
    return sum(share * (c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4) for share, c in zip((.2126, .7152, .0722), channels, strict=True))


@pytest.mark.parametrize('words, ground', [(words, ground) for words, *grounds in PAIRS for ground in grounds])
def test_words_can_be_read(words, ground):
    dark, bright = sorted((light(words), light(ground)))
    assert (bright + .05) / (dark + .05) >= 4.5
