"""An evening of Hearts to keep: whose the matches were, what is worth telling, the points deal by deal; and the ways to it."""
import re
from random import Random

import pytest

from i18n import LANGUAGES
from pages.hearts.keepsake import haunted, keepsake
from pages.hearts.matches import matches
from redblack.game import HOST
from redblack.games.hearts import GAME
from redblack.games.hearts.moves import Options, Restart
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.session import Session
from tests.hearts import played
from tests.pages.test_keepsake import DAY, Outside, body, games, text


def after(until, names=None, moon=False, target=60):
    """Seat 0 is a person's, with the names as they were typed; the others are bots'."""
    options, journal = Options(target), Journal(GAME)
    journal.begin(Header(GAME.slug, GAME.version, options, 4))
    for seat, move in played(until, options=options, moon=moon):
        journal.append(Entry(seat, move, bot=seat > 0))
    session = Session(GAME, journal, rng=Random(1))
    session.settle(names or {0: 'Маша'})
    return session


def is_over(v):
    return v.phase == 'over'


@pytest.mark.parametrize('language', LANGUAGES)
def test_a_match_is_told_by_deals_and_totals(language):
    session = after(is_over, {0: '<script>alert(1', 2: 'Ира'})
    html = keepsake(session, language, DAY)
    match, = matches(session)
    told = text(body(html))
    rows = re.findall('<tr>(.*?)</tr>', re.search('<tbody>(.*?)</tbody>', html)[1])
    assert [[int(text(total)) for total in re.findall('<small>(.*?)</small>', row)] for row in rows] == [[*deal.totals] for deal in match.deals]
    assert ['ref S' in cell for row in rows for cell in row.split('<td>')[2:]] == [haunted(deal) == seat for deal in match.deals for seat in range(4)]
    assert all(name in told for name in ('<script>alert(1', 'Ира', *({'ru': ('Лили', 'Зоя')}.get(language, ('Lily', 'Zoe')))))
    seen = Outside(html)
    assert not seen.found and not seen.tags & {'script', 'link', 'img'} and 'Player' not in told


def test_what_is_worth_telling():
    told = text(body(keepsake(after(is_over, {0: 'Маша', 1: 'Ким', 2: 'Ира', 3: 'Лев'}), 'en', DAY)))
    for sentence in r'\w+ wins with \d+ points?\. Closest behind: \w+, \d+ points?\.', r'The hardest deal is number \d: \w+ takes home \d+ points\.':
        assert re.search(sentence, told)
    moon = text(body(keepsake(after(lambda v: v.phase == 'summary', moon=True), 'en', DAY)))
    assert 'Ahead so far: Маша, 0 points. The match is not over.' in moon and 'In deal 1 Маша shoots the moon' in moon and 'hardest' not in moon


def test_the_second_match_has_the_names_of_its_time():
    session = after(is_over)
    session.act(HOST, Restart(Options(60)))
    session.settle({0: 'Яна'})
    while session.view().phase != 'summary':
        seat = min(GAME.rules.to_act(session.state))
        session.act(seat, GAME.rules.moves(session.state, seat)[0], bot=seat > 0)
    html = keepsake(session, 'ru', DAY)
    first, second = map(text, games(html))
    assert 'Маша' in first and 'Яна' not in first and 'Яна' in second and 'Маша' not in second
    assert text(body(html)).index('Весь вечер') < text(body(html)).index('Матч 1')


def test_no_card_of_a_deal_under_way_is_in_it():
    html = keepsake(after(lambda v: v.phase == 'play' and len(v.tricks) == 12), 'en', DAY)
    assert 'No deal has been played to its end yet.' in text(body(html)) and 'role="img"' not in body(html)


@pytest.mark.parametrize('until, beside', [(is_over, {'options': Options(20), 'names': {0: 'Маша'}, 'kept': {'going': 'yes'}})])
async def test_the_end_leads_to_it_and_to_no_picture(hearts):
    ru = await hearts('ru')
    links = [e._props.get('href', '') for e in ru.everything() if e.tag == 'a']
    assert '/t/ABCE/evening?save=1' in links and not [link for link in links if 'poster' in link]
    for link in {link for link in links if link.startswith('/')}:
        assert (await ru.user.http_client.get(link)).status_code == 200, link
    page = await ru.user.http_client.get('/t/ABCE/evening?save=1')
    assert 'Маша' in page.text and page.headers['content-disposition'].startswith('attachment')
