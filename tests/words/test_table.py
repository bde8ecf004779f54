"""The texts of the table: what the code says, the catalogs know, and nothing else."""
import ast
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.pofile import read_po

from i18n import HERE, LANGUAGES, SOURCE, TONES, Voice
from tests.words.catalogs import fields

ROOT = Path(__file__).parents[2]
KEYED = {'story', 'guide'}  # domains whose ids are keys, not sentences: their own tests know them
KEYWORDS = {'_': None, 'N_': None, 'n': (1, 2)}


def marked():
    """Every message id in the code; those that count with both their forms."""
    found = set()
    for folder in ('redblack', 'pages'):
        found |= {m for _, _, m, _, _ in extract_from_dir(ROOT / folder, [('**.py', 'python')], keywords=KEYWORDS)}
    for file in ('options.py', 'main.py', 'network.py', 'kiosk.py'):
        found |= {m for _, m, _, _ in extract_from_file('python', ROOT / file, keywords=KEYWORDS)}
    return found


def messages(language):
    for path in sorted((HERE / language / 'LC_MESSAGES').glob('*.po')):
        if path.stem not in (*TONES, *KEYED):
            with path.open('rb') as f:
                yield from (m for m in read_po(f, locale=language) if m.id)


def texts(text):
    return text if isinstance(text, tuple) else (text,)


@pytest.mark.parametrize('file', sorted(path for folder in ('redblack', 'pages', '.') for path in (ROOT / folder).glob('**/*.py' if folder != '.' else '*.py')),
                         ids=lambda path: str(path.relative_to(ROOT)))
def test_a_marked_text_is_a_plain_string(file):
    """Not put together: an f-string or a sum is a text that no catalog can know."""
    assert patched(file.read_text()) == []


def patched(source):
    """The marked texts of a source that are put together, as they stand there. A name is a text that was marked elsewhere."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args]
    name = {call: getattr(call.func, 'id', getattr(call.func, 'attr', '')) for call in calls}
    return [ast.unparse(arg) for call in calls if name[call] in ('_', 'N_', 'n') for arg in call.args[:2 if name[call] == 'n' else 1]
            if isinstance(arg, (ast.JoinedStr, ast.BinOp)) or isinstance(arg, ast.Call) and getattr(arg.func, 'attr', '') == 'format']


@pytest.mark.parametrize('source, found', [('_("Turn")', []), ('_(why.value)', []), ('_(f"{x} turn")', ["f'{x} turn'"]), ('screen._("a" + x)', ["'a' + x"]),
                                           ('v.n("{n} card", f"{x}s", n)', ["f'{x}s'"]), ('N_("a {}".format(x))', ["'a {}'.format(x)"])])
def test_the_alarm_rings_on_texts_put_together(source, found):
    assert patched(source) == found


TRANSLATED = [language for language in LANGUAGES if language != SOURCE]  # the source language is the message ids themselves


@pytest.mark.parametrize('language', TRANSLATED)
def test_the_catalogs_know_all_that_the_code_says_and_no_more(language):
    known = [m.id for m in messages(language)]
    assert len(known) == len(set(known)), 'one text, one place'
    assert marked() - set(known) == set(), 'said in the code, not in the catalog'
    assert set(known) - marked() == set(), 'in the catalog, no longer said'


@pytest.mark.parametrize('language', TRANSLATED)
def test_every_form_is_there_and_asks_for_the_same_facts(language):
    for m in messages(language):
        assert not m.fuzzy and all(texts(m.string)), m.id
        wanted = fields(texts(m.id)[-1])
        assert all(fields(text) == wanted for text in texts(m.string)), m.id


RUSSIAN = {0: '0 штрафов', 1: '1 штраф', 2: '2 штрафа', 5: '5 штрафов', 11: '11 штрафов', 21: '21 штраф', 101: '101 штраф'}


@pytest.mark.parametrize(('n', 'said'), RUSSIAN.items())
def test_russian_counts(n, said):
    assert Voice('ru').n('{n} penalty', '{n} penalties', n) == said


@pytest.mark.parametrize(('n', 'said'), [(0, '0 penalties'), (1, '1 penalty'), (2, '2 penalties'), (21, '21 penalties')])
def test_english_counts(n, said):
    assert Voice('en').n('{n} penalty', '{n} penalties', n) == said


@pytest.mark.parametrize(('language', 'said'), [('ru', '94,1\u00a0%'), ('en', '94.1%')])
def test_shares_are_written_as_the_language_writes_them(language, said):
    assert Voice(language).percent(48 / 51) == said


@pytest.mark.parametrize('language, said', [('ru', '−1 200 · −1 %'), ('de', '−1.200 · −1 %'), ('en', '−1,200 · −1%')])
def test_what_is_below_nought_has_a_minus(language, said):
    voice = Voice(language)
    assert f'{voice.number(-1200)} · {voice.percent(-.01, 0)}'.replace('\N{NO-BREAK SPACE}', ' ') == said
