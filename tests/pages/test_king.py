"""The king makes a rule: typed, chosen, or said aloud (§4, K)."""
import re

import pytest

from i18n import LANGUAGES, TONES, Voice
from pages.red_or_black.king import decree
from redblack.games.red_or_black.moves import Options
from tests.words.test_cards import alarm


def catalog(language, mode='alcohol', n=16):
    return {Voice(language, mode).card(f'king.{k}') for k in range(n)}


def offered(screen):
    return [screen.read(f'hint-{k}') for k in range(4)]


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_what_is_typed_is_proclaimed_on_every_screen(table):
    table.ru.type('rule', '  Хлопаем\nна каждую даму ')
    table.ru.tap('proclaim')
    for screen in table.screens:
        assert screen.lines('rule')[0].startswith('♥K Хлопаем на каждую даму ')
        assert not screen.all('proclaim') and not screen.all('hint')
    table.play('done')
    assert table.en.lines('rule') == ['♥K Хлопаем на каждую даму Player 3 · until the next king']


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_done_does_not_lose_what_was_typed(table):
    table.ru.type('rule', 'Хлопаем')
    table.ru.tap('done')
    assert table.en.lines('rule') == ['♥K Хлопаем Player 3 · until the next king']
    assert table.en.read('whose') == 'Turn Player 2'


@pytest.mark.parametrize('line', ['red KH >2'])
@pytest.mark.parametrize('text', ['', '   ', '\u200b\u202e'])
async def test_nothing_is_no_rule(table, text):
    before = table.looks()
    table.ru.type('rule', text)
    table.ru.tap('proclaim')
    assert table.looks() == before
    assert (table.ru.read('toasts'), table.en.read('toasts')) == ('В правиле должно быть от одного до 120 знаков.', '')
    table.play('done')
    assert table.ru.lines('rule') == ['♥K Сказано вслух. Нарушите — глоток Игрок 3 · до следующего короля']


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_no_rule_is_longer_than_120_characters(table):
    table.ru.type('rule', 'тишь ' * 100)
    table.ru.tap('proclaim')
    assert 100 < len(table.ru.read('spoken')) <= 120


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_a_ready_one_is_one_law_for_all(table):
    """As it stood on the phone that chose it: another language or mode may have another rule under that number."""
    hint = offered(table.en)[1]
    assert hint in catalog('en') and {*offered(table.ru)} <= catalog('ru')
    table.en.tap('hint-1')
    bare = re.sub('[“”]', '', hint)  # quotation marks are the browser's
    assert table.en.lines('rule')[0].startswith(f'♥K {bare} ') and table.ru.lines('rule')[0].startswith(f'♥K {bare} ')
    table.settle('mode-sober')
    assert table.ru.lines('rule')[0].startswith(f'♥K {bare} ')


@pytest.mark.parametrize('language', LANGUAGES)
def test_a_ready_law_may_stay_when_the_table_turns_sober(language):
    assert not [text for mode in TONES for text in catalog(language, mode) if alarm(language, text)]


@pytest.mark.parametrize('text, marked', [
    ('Слово «да» под запретом', '<q>Слово <q>да</q> под запретом</q>'), ('Say “please” twice', '<q>Say <q>please</q> twice</q>'),
    ('Kein „ja“ mehr', '<q>Kein <q>ja</q> mehr</q>'), ('»ja« oder »nein«', '<q>»ja« oder »nein«</q>'), ('<b>', '<q>&lt;b&gt;</q>')])
def test_quotation_marks_are_the_browsers(text, marked):
    assert decree(text) == marked


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_four_at_a_time_all_of_them_are_offered(table):
    seen = []
    for _ in range(4):
        seen += offered(table.ru)
        table.ru.tap('others')
    assert len(seen) == 16 and {*seen} == catalog('ru')
    assert offered(table.ru) == seen[:4]


@pytest.mark.parametrize('line, options', [('red KH >2', Options(quiet=True)), ('red KH >2', Options(quiet=True, mode='sober'))])
async def test_on_a_quiet_evening_only_the_first_eight(table, options):
    seen = []
    for _ in range(4):
        seen += offered(table.ru)
        table.ru.tap('others')
    assert {*seen} == catalog('ru', options.mode, 8)
    assert Voice('ru', options.mode).card('value.K.quiet') in table.ru.read('deed')


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_a_quiet_evening_begins_at_once(table):
    table.settle('quiet')
    assert {*offered(table.ru), *offered(table.en)} <= catalog('ru', n=8) | catalog('en', n=8)
    assert Voice('en', 'alcohol').card('value.K.quiet') in table.en.read('deed')


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_what_others_do_does_not_disturb_the_typing(table):
    table.en.type('rule', 'Half a sen')
    table.settle(n1='Оля')
    table.settle('relay')
    table.ru.tap('others')
    table.en.tap('proclaim')
    assert table.ru.read('spoken') == 'Half a sen'


@pytest.mark.parametrize('line', ['red KH >2 say=Первое'])
async def test_undo_takes_the_rule_back(table):
    table.en.tap('undo')
    assert table.ru.lines('rule') == ['♥K Сказано вслух. Нарушите — глоток Игрок 3 · до следующего короля']
    assert table.ru.all('proclaim')


@pytest.mark.parametrize('line', ['red KH >2 say=Первое done, lower QS >3'])
async def test_another_card_has_no_box_for_a_rule(table):
    assert not table.ru.all('king') and not table.ru.all('proclaim')
