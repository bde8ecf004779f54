"""Every text on every page comes from a catalog: in a language where those stand in brackets, nothing to read stands outside of them."""
import re

import pytest

from i18n import Voice
from pages.red_or_black import story
from redblack.games.red_or_black.moves import Options
from tests.pages.test_walk import Walk, shuffled
from tests.words.pseudo import outside, put_on, strange

OWN = {'A', 'K', 'Q', 'J', 'English', 'Русский', 'Deutsch'}  # what cards say in every language, and languages of themselves
PLAYERS = {0: 'Оля', 1: 'Ким', 2: 'Ира', 3: 'Лев'}


@pytest.fixture
def laid(laid, monkeypatch):
    """Before the first page is built."""
    put_on(monkeypatch)
    story.variants.cache_clear()
    yield
    monkeypatch.undo()
    Voice.cache_clear()
    story.variants.cache_clear()


def strangers(text):
    """Words that came from no catalog and from no player."""
    return [word for word in re.findall(r'[^\W\d_]+', outside(text)) if word not in {*OWN, *PLAYERS.values()}]


@pytest.mark.parametrize('options', [Options('full'), Options('full', 'sober', relay=True)], ids=['alcohol', 'sober'])
@pytest.mark.parametrize('called, deal', [(PLAYERS, shuffled(3, Options('full')))], ids=['3'])
async def test_a_whole_party_has_no_text_outside_of_the_catalogs(table, options):
    await table.join('en', '/tv')
    walk = Walk(table, 3)
    walk.party()
    for path in '/rules', '/':
        page = await table.join('en', path)
        walk.texts['en'] |= {*page.said()}
    assert len(walk.texts['en']) > 300
    assert {text: found for text in walk.texts['en'] if (found := strangers(text))} == {}


async def test_a_wrong_address_too(table):
    answer = await table.en.user.http_client.get('/nowhere', headers={'accept-language': 'en'})
    words = re.sub(r'<(style|script).*?</\1>|<[^>]+>', ' ', answer.text)
    assert strangers(words) == [] and '⟦' in words


@pytest.mark.parametrize('text, found', [(strange('Done, passing on'), []), ('Done', ['Done']), (strange('{name} bets').format(name=strange('Player 1')), []),
                                         (strange('Turn') + ' Someone', ['Someone'])])
def test_the_alarm_rings_on_what_is_typed_into_the_code(text, found):
    assert strangers(text) == found
