"""A language for finding texts that nobody can translate: every message stands in ⟦…⟧ and is a third longer, its {fields} untouched.

What stands on a page outside of the brackets came from no catalog; what fits the screen in it fits in most languages.
"""
import re
from functools import lru_cache

import i18n

LETTERS = str.maketrans('aeiouyAEIOUY', 'áéíóúýÁÉÍÓÚÝ')
FIELD = re.compile(r'(\{\w*\})')
BRACKETED = re.compile('⟦[^⟦⟧]*⟧')


def strange(text):
    """«{name} bets» → «⟦{name} béts ~~~⟧»."""
    letters = ''.join(part if FIELD.fullmatch(part) else part.translate(LETTERS) for part in FIELD.split(text))
    return f'⟦{letters}{" ~~~" * (len(text) // 12) or "~" * (len(text) // 3)}⟧'


class Strange:
    """The catalogs of a real language, made strange."""

    def __init__(self, known):
        self.known = known

    def gettext(self, message):
        text = self.known.gettext(message)
        return message if text == message and re.fullmatch(r'\w+(\.\w+)+', message) else strange(text)  # a key that is not there stays one

    def ngettext(self, one, many, n):
        return strange(self.known.ngettext(one, many, n))


def put_on(monkeypatch):
    """From now on English is strange."""
    real = i18n.catalog.__wrapped__
    monkeypatch.setattr(i18n, 'catalog', lru_cache(lambda language, tone: Strange(real(language, tone)) if language == 'en' else real(language, tone)))
    i18n.Voice.cache_clear()


def outside(text):
    """What of it stands in no brackets. Facts stand inside of the sentence that they fill."""
    while (less := BRACKETED.sub(' ', text)) != text:
        text = less
    return text
