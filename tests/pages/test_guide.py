"""`/rules`: true to the table's mode and to the rules, in every language, and a way back."""
import pytest

from i18n import LANGUAGES, Voice
from redblack.games.red_or_black.moves import Options
from tests.pages.table import text_of
from tests.words.catalogs import domain, fields
from tests.words.test_cards import alarm

VALUES = [*'A23456789TJQK', 'X']


@pytest.mark.parametrize('options', [Options(mode='alcohol'), Options(mode='sober')])
@pytest.mark.parametrize('language', LANGUAGES)
async def test_every_value_in_the_words_of_the_mode(table, language, options):
    page, card = await table.join(language, '/rules'), Voice(language, options.mode).card
    told = page.lines('values')[0]
    assert all(card(f'value.{rank}', 1 if rank in 'A236' else None) in told for rank in VALUES)
    assert card('mode.how') in page.read()


@pytest.mark.parametrize('language', LANGUAGES)
async def test_it_turns_sober_with_the_table(table, language):
    page = await table.join(language, '/rules')
    assert alarm(language, page.read())
    table.settle('mode-sober')
    assert not alarm(language, page.read())


# open card, higher, lower: of the other 51 cards, an equal one loses (§6)
ODDS = [('A', '94,1', '0,0'), ('2', '86,3', '7,8'), ('3', '78,4', '15,7'), ('4', '70,6', '23,5'), ('5', '62,7', '31,4'), ('6', '54,9', '39,2'),
        ('7', '47,1', '47,1'), ('8', '39,2', '54,9'), ('9', '31,4', '62,7'), ('10', '23,5', '70,6'),
        ('J', '15,7', '78,4'), ('Q', '7,8', '86,3'), ('K', '0,0', '94,1')]


@pytest.mark.parametrize('card, higher, lower', ODDS)
async def test_the_odds_as_the_language_writes_them(table, card, higher, lower):
    russian, english = await table.join('ru', '/rules'), await table.join('en', '/rules')
    assert any(row.startswith(f'{card} ') and f' {higher} % {lower} %' in row.replace('\u00a0', ' ') for row in table_rows(russian))
    assert any(row.startswith(f'{card} ') and f' {higher}% {lower}%'.replace(',', '.') in row for row in table_rows(english))


def table_rows(page):
    return [' '.join(map(text_of, row.children)) for row in page.everything() if row.tag == 'tr']


async def test_the_way_there_and_back(table):
    page = await table.join('ru', '/rules')
    assert [e._props['href'] for e in page.everything() if e.tag == 'a'] == ['/', '/']
    assert '/rules' in [e._props['href'] for e in table.ru.everything() if e.tag == 'a']


@pytest.mark.parametrize('line', ['red XR done, red XB done'])
async def test_the_way_there_from_the_final_screen(table):
    assert '/rules' in [e._props['href'] for e in table.ru.everything() if e.tag == 'a']


@pytest.mark.parametrize('language', LANGUAGES)
def test_the_same_paragraphs_and_facts_in_every_language(language):
    english = {m.id: fields(m.string) for m in domain('en', 'guide')}
    assert {m.id: fields(m.string) for m in domain(language, 'guide')} == english
    assert not [m.id for m in domain(language, 'guide') if alarm(language, m.string)]


@pytest.mark.parametrize('language', LANGUAGES)
async def test_every_paragraph_stands_on_the_page(table, language):
    page = (await table.join(language, '/rules')).read()
    assert not [m.id for m in domain(language, 'guide') if not fields(m.string) and m.string not in page] and '{' not in page
