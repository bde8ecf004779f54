"""The rules of Hearts at `/t/ABCE/rules`: all of them, in every language, and a way back."""
import string

import pytest

from i18n import LANGUAGES, Voice
from pages.hearts.guide import LEVELS, RULES, TIPS

TEXTS = [text for title, texts in RULES for text in (title, *texts)] + [*TIPS] + [text for level in LEVELS for text in level]


def pieces(text):
    """What stands between the cards and numbers of a paragraph."""
    return [piece.strip() for piece, *_ in string.Formatter().parse(text) if piece.strip()]


@pytest.mark.parametrize('language', LANGUAGES)
async def test_every_paragraph_stands_on_the_page(hearts, language):
    page, voice = (await hearts(language, 'rules')).read(), Voice(language)
    assert not [text for text in TEXTS for piece in pieces(voice.raw(text)) if piece not in page]
    assert '{' not in page and '♠ Q' in page.replace('♠Q', '♠ Q')


async def test_the_way_there_and_back(hearts):
    page = await hearts('ru', 'rules')
    assert [e._props['href'] for e in page.everything() if e.tag == 'a'] == ['/t/ABCE', '/t/ABCE']
