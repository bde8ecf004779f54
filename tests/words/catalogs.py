"""The catalogs as they stand in their files."""
import string

from babel.messages.pofile import read_po

from i18n import HERE


def domain(language, name):
    """The messages of one file, without its header."""
    with (HERE / language / 'LC_MESSAGES' / f'{name}.po').open('rb') as f:
        return [m for m in read_po(f, locale=language, abort_invalid=True) if m.id]


def fields(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}
