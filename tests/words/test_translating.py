"""The two commands for translators: nothing is lost, nothing is overlooked."""
import shutil

import pytest
from babel.messages.pofile import read_po

import i18n.__main__ as catalogs
from i18n import HERE, LANGUAGES


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """The catalogs and some code, in a folder of their own."""
    shutil.copytree(HERE, tmp_path / 'i18n')
    monkeypatch.setattr(catalogs, 'HERE', tmp_path / 'i18n')
    return tmp_path / 'i18n'


def po(folder, language, domain):
    return folder / language / 'LC_MESSAGES' / f'{domain}.po'


def test_the_catalogs_are_as_the_command_leaves_them(copy):
    before = {path: path.read_text() for path in copy.rglob('*.po')}
    catalogs.update()
    assert {path: path.read_text() for path in copy.rglob('*.po')} == before


def test_all_is_translated(capsys):
    assert catalogs.main(['check']) == 0
    assert capsys.readouterr().out == f'Every text is translated: {", ".join(LANGUAGES)}\n'


def test_a_text_changed_in_the_code(copy, tmp_path, monkeypatch):
    code = tmp_path / 'code.py'
    code.write_text("# Translators: a button, at most 9 letters\n_('Rouge')\nn('{n} card', '{n} cards', 3)\n_('Settings')")
    monkeypatch.setattr(catalogs, 'ROOT', tmp_path)
    monkeypatch.setattr(catalogs, 'CODE', {'room': (), 'red_or_black': ('code.py',)})
    catalogs.update()
    with po(copy, 'ru', 'red_or_black').open('rb') as f:
        found = {m.id: (m.string, m.auto_comments) for m in read_po(f) if m.id}
    assert found == {'Rouge': ('', ['a button, at most 9 letters']), ('{n} card', '{n} cards'): (('{n} карта', '{n} карты', '{n} карт'), []),
                     'Settings': ('Настройки', [])}
    assert [*catalogs.check()] == [f'{language}/red_or_black “Rouge”: is not translated' for language in LANGUAGES if language != 'en']


def test_a_text_that_moves_to_another_file_keeps_its_translation(copy, tmp_path, monkeypatch):
    (tmp_path / 'code.py').write_text("_('Settings')")
    monkeypatch.setattr(catalogs, 'ROOT', tmp_path)
    monkeypatch.setattr(catalogs, 'CODE', {'room': ('code.py',), 'red_or_black': ()})
    catalogs.update()
    assert 'msgstr "Настройки"' in po(copy, 'ru', 'room').read_text() and 'Settings' not in po(copy, 'ru', 'red_or_black').read_text()


# what a translator does to the Russian file, what the check says
SLIPS = [
    ('room', 'msgstr "Игрок {n}"', 'msgstr ""', 'ru/room “Player {n}”: is not translated'),
    ('room', 'msgstr "Игрок {n}"', 'msgstr "Игрок {number}"', "ru/room “Player {n}”: has the blanks ['number'] where ['n'] are filled in"),
    ('room', 'msgid "Player {n}"', 'msgid "Player no. {n}"', 'ru/room “Player {n}”: is not translated'),
    ('room', 'msgid "Player {n}"', 'msgid "Player no. {n}"', 'ru/room “Player no. {n}”: is no longer used'),
    ('story', '{name} ставит на красную — и вот она: {card}.', 'и вот она: {card}.',
     "ru/story “story.hit.red.0”: has the blanks ['card'] where ['card', 'name'] are filled in"),
    ('red_or_black', 'msgstr[2] "{n} штрафов"', 'msgstr[2] ""', 'ru/red_or_black “{n} penalty”: is not translated'),
]


@pytest.mark.parametrize('domain, text, slip, said', SLIPS)
def test_a_slip_is_found(copy, domain, text, slip, said):
    path = po(copy, 'ru', domain)
    assert text in path.read_text()
    path.write_text(path.read_text().replace(text, slip))
    assert said in [*catalogs.check()]


def test_a_new_language_begins_as_an_empty_folder(copy, monkeypatch):
    (copy / 'fr' / 'LC_MESSAGES').mkdir(parents=True)
    monkeypatch.setattr(catalogs, 'LANGUAGES', ('fr',))
    catalogs.update()
    assert {path.stem for path in (copy / 'fr' / 'LC_MESSAGES').iterdir()} == {*catalogs.CODE, *catalogs.KEYED}
    assert len([*catalogs.check()]) == sum(len(catalogs.template(domain)) for domain in catalogs.domains('fr'))


@pytest.mark.parametrize('arguments', [[], ['translate'], ['check', 'ru']])
def test_anything_else_says_what_there_is(capsys, arguments):
    assert catalogs.main(arguments) == 2 and 'python -m i18n update' in capsys.readouterr().out
