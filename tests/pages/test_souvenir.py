"""What everybody at the table may take home: the evening as one page, the last game as a picture, and the bars of the hit table."""
import json
import os
import re
from pathlib import Path
from random import Random
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from i18n import LANGUAGES, Voice
from pages.parts.cards import SIGNS, index, spoken
from pages.parts.deck.drawing import back, face
from pages.red_or_black.keepsake import keepsake
from pages.red_or_black.poster import WIDTH, poster
from pages.red_or_black.story import parties
from pages.room.keeping import once
from redblack.cards import JOKERS, Card
from redblack.game import HOST
from redblack.games.red_or_black.moves import Options, Restart, Settings
from redblack.journal import Journal
from redblack.session import Session
from tests.pages.test_keepsake import DAY, LONG, NAMED, at_random, called
from tests.pages.words import plain
from tests.rules.table import GAME
from tests.rules.test_end import PARTY
from tests.rules.test_random_play import choices
from tests.sitting import play, sit
from tests.words.test_cards import alarm

NO_HIT = 'red XR done, red XB done'
SVG = '{http://www.w3.org/2000/svg}'


def texts(svg):
    return [''.join(line.itertext()) for line in ElementTree.fromstring(svg).iter(f'{SVG}text')]


def faces(svg):
    """The cards that are drawn in it."""
    return {card for card in Card if face(card).removeprefix('<svg ') in svg}


def named(svg):
    """The cards that are named in a text of it."""
    inks = [line.text for line in ElementTree.fromstring(svg).iter(f'{SVG}tspan')]
    return {card for card in Card if card not in JOKERS and f'{SIGNS[card.value[1]]}\ufe0e{index(card)}' in inks}


# ---- the two addresses

async def test_everybody_at_the_table_may_take_them(table):
    for screen, title in (table.ru, 'Красное или чёрное'), (table.en, 'Red or Black'):
        get = screen.user.http_client.get
        assert (await get('/poster')).status_code == 404  # nobody holds the cup yet
        page = await get('/evening')
        assert page.status_code == 200 and title in page.text and page.headers['content-disposition'].startswith('inline')
        kept = (await get('/evening?save=1')).headers['content-disposition']
        assert re.fullmatch(f"attachment; filename\\*=UTF-8''{title} 20\\d\\d-\\d\\d-\\d\\d.html", unquote(kept))


@pytest.mark.parametrize('line, seats', [(PARTY, 3)])
async def test_the_final_screen_leads_to_them(table):
    links = {e._props.get('href'): e._props for e in table.ru.everything() if e.tag == 'a'}
    assert '/evening?save=1' in links and re.fullmatch('Красное или чёрное .*\\.png', links['/poster']['data-picture'])
    picture = await table.ru.user.http_client.get('/poster')
    assert picture.headers['content-type'] == 'image/svg+xml' and '4 подряд' in texts(picture.text)
    assert '4 hits in a row' in texts((await table.en.user.http_client.get('/poster')).text)
    table.en.tap('again')  # whoever is late gets it all the same
    assert (await table.ru.user.http_client.get('/poster')).text == picture.text


@pytest.mark.parametrize('line, seats, called', [(PARTY, 3, {0: 'Оля'})])
async def test_another_table_has_its_own(table, create_user):
    folder = Path(os.environ['TEST_TABLE'])
    host = await table.join('ru', f'/host/{json.loads((folder / "room.json").read_text())["key"]}')
    host.tap('new_table')
    code = next(path.stem[-4:] for path in folder.glob('table-????.sqlite'))
    get = table.ru.user.http_client.get
    assert 'Оля' in (await get('/evening')).text and 'Оля' not in (await get(f'/t/{code}/evening')).text
    assert [(await get(f'/t/{code}/poster')).status_code, (await get('/t/AAAA/evening')).status_code] == [404, 404]


# ---- the bars

def shares(markup):
    return re.findall('--share: ([0-9.]+)', markup)


@pytest.mark.parametrize('line, seats', [(PARTY, 3)])
async def test_a_bar_is_as_long_as_the_rate_is_high(table):
    tv = await table.join('ru', '/tv')
    for screen in table.ru, tv:
        styles = ' '.join(str(e._props.get('style', '')) for e in screen.everything())
        assert shares(styles) == ['1.000', '0.500', '0.500']
    assert all(e._props['aria-hidden'] == 'true' for e in table.ru.everything() if 'share' in e._classes)
    assert shares((await table.ru.user.http_client.get('/evening')).text) == ['1.000', '0.500', '0.500']


@pytest.mark.parametrize('line, seats', [(NO_HIT, 2)])
async def test_who_has_not_bet_has_no_bar(table):
    assert not table.ru.all('share')


# ---- the picture

@pytest.mark.parametrize('language', LANGUAGES)
@pytest.mark.parametrize('seed', range(3))
def test_every_name_is_on_the_picture_and_no_card_that_lay_face_down(language, seed):
    session = at_random(['quick'], names=LONG, seed=seed)
    svg, party = poster(session, language, DAY), parties(session)[-1]
    said = [plain(line) for line in texts(svg)]
    for name in party.shown.values():
        assert plain(name) in said
    turned = {card for r in party.state.rounds for card in (r.card, r.against) if card}
    assert faces(svg) == {*(party.best[0].cards if party.best[0].kind == 'streak' else faces(svg))} and faces(svg) | named(svg) <= turned
    assert not re.search('<script|<image|<foreignObject|href|url\\((?!#)', svg) and svg.startswith(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}"')


def test_the_picture_is_of_the_last_game_that_was_won():
    session = called(PARTY, {0: 'Оля', 1: 'Ким', 2: 'Ира'}, 3)
    first = poster(session, 'ru', DAY)
    session.settle({0: 'Яна'}, Restart(session.state.options))
    assert poster(session, 'ru', DAY) == first and 'Оля' in texts(first)
    play(session, 'red')
    assert poster(session, 'ru', DAY) == first
    assert poster(sit('red 4H >2 done'), 'ru', DAY) is None


def test_nobody_has_hit_once():
    svg = poster(called(NO_HIT, {0: 'Оля', 1: 'Ким'}, 2), 'en', DAY)
    assert 'Nobody has hit once. It happens.' in plain(' '.join(texts(svg))) and not faces(svg) and svg.count(back('halves').removeprefix('<svg ')) == 3


@pytest.mark.parametrize('language', LANGUAGES)
def test_the_picture_of_a_sober_table_has_no_word_of_drinks(language):
    session = at_random(['standard'], names=NAMED)
    session.act(HOST, Settings(Options('standard', 'sober')))
    assert not alarm(language, ' '.join(texts(poster(session, language, DAY))))


# ---- a game that goes on

def test_the_page_never_tells_a_card_before_the_table_does():
    """Anybody may open it at any moment."""
    rng, voice = Random(1), Voice('en')
    names = {spoken(voice, card): card for card in Card}
    session = Session(GAME, Journal(GAME), options=Options('quick'), seats=3, rng=rng)
    while found := choices(session.state):
        state = session.state
        turned = {r.card for r in state.rounds} | {state.open_card} | ({state.round.card} if state.round else set())
        told = {names[label] for label in re.findall('aria-label="([^"]*)"', keepsake(session, 'en', DAY)) if label in names}
        assert told <= turned
        session.act(*rng.choice(found))
    assert len(told) > 10


def test_what_has_not_changed_is_not_told_again():
    told = []
    tell = once(lambda session, language, day: told.append(language) or f'{len(told)}')
    session = called('red 4H >2 done, higher 3S')
    assert [tell(session, language, DAY) for language in ('ru', 'de', 'ru')] == ['1', '2', '1']
    session.settle({0: 'Яна'})
    assert tell(session, 'ru', DAY) == '3'
    play(session, 'done')
    assert tell(session, 'ru', DAY) == '4' and tell(session, 'ru', DAY.replace(day=1)) == '5'
    session.undo()
    assert tell(session, 'ru', DAY) == '6'
