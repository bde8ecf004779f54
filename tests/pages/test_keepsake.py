"""The evening to keep: one file with all that happened, which needs nothing but itself."""
import re
from datetime import date
from html import escape
from html.parser import HTMLParser
from random import Random

import pytest

from i18n import LANGUAGES, Voice
from pages.games import filename
from pages.parts.cards import SIGNS, index, spoken
from pages.red_or_black.keepsake import keepsake
from pages.red_or_black.story import parties
from redblack.cards import card, colour
from redblack.game import HOST
from redblack.games.red_or_black.moves import Options, Restart, SayRule, Settings, Swap
from redblack.journal import Journal
from redblack.session import Session
from tests.browser.window import Window
from tests.pages.words import Words, plain
from tests.rules.table import GAME, rows
from tests.rules.test_random_play import choices
from tests.sitting import dealt, play, sit
from tests.test_resume import evening
from tests.words.test_cards import alarm

DAY = date(2026, 11, 30)
NAMED = {0: 'Оля', 1: 'Ким', 2: 'Ира', 3: 'Лев'}
LONG = dict(enumerate(('Константин-Аполл', 'WWWWWWWWWWWWWWWW', 'Саша', 'саша', '👩‍👩‍👧 семья', '<script>alert(1', 'Максимилиан Ф.', 'Jo', 'محمد',
                       'Анна-Мария Луиза', 'Ёж', '&amp; "x" \'y\'')))


def called(line, names=NAMED, seats=4):
    """The line, played by these."""
    session = Session(GAME, dealt(line, seats=seats), rng=Random(0))
    session.settle(names)
    play(session, line)
    return session


def at_random(lengths, mode='alcohol', names=LONG, seed=0, journal=None):
    """Whole games of so many cards, played anyhow; every king makes a rule."""
    rng = Random(seed)
    session = Session(GAME, journal or Journal(GAME), options=Options(lengths[0], mode), seats=len(names), rng=rng)
    session.settle(names)
    for number, length in enumerate(lengths):
        if number:
            session.act(HOST, Restart(Options(length, mode)))
        while found := choices(session.state):
            says = [(seat, move) for seat, move in found if isinstance(move, SayRule)]
            if says and not session.state.round.rule:
                session.act(says[0][0], SayRule(f'Rule {len(session.entries)}'))
            else:
                session.act(*rng.choice([move for move in found if move not in says and not isinstance(move[1], Swap)]))
    return session


def text(markup):
    return plain(''.join(Words(markup).parts))


def body(html):
    return html[html.index('<main>'):html.index('</main>')]


def games(html):
    return re.findall('<article>(.*?)</article>', html, re.DOTALL)


def headings(markup):
    return [text(heading) for heading in re.findall('<h2[^>]*>(.*?)</h2>', markup)]


def rounds(game):
    """What is told of each round, by its number."""
    return {int(number): text(told) for number, told in re.findall('<li><span>(\\d+)</span><p>(.*?)</p></li>', game)}


# ---- nothing is missing

@pytest.mark.parametrize('number', range(40))
def test_every_name_and_every_round_of_every_game_is_in_it(number):
    """Evenings in which people come, go, take other names, and games are started again."""
    game, journal, _ = evening(number)
    session = journal.session
    for language in LANGUAGES:
        voice = Voice(language, 'sober')
        html = keepsake(session, language, DAY)
        told = games(html)
        assert len(told) == len(parties(session))
        for party, page in zip(parties(session), told, strict=True):
            says = rounds(page)
            assert [*says] == [r.number for r in party.state.rounds]
            for r in party.state.rounds:
                assert r.result == 'joker' or f'{SIGNS[r.card.value[1]]}{index(r.card)}' in says[r.number]
            for seat in party.state.penalties:
                assert text(escape(party.shown.get(seat) or voice._('Player {n}', n=seat + 1))) in text(page)
        players = text(re.search('<ul class="players">.*?</ul>', html)[0])
        assert not [name for party in parties(session) for name in party.shown.values() if plain(name) not in players]
    journal.close()


def test_the_story_of_each_round_is_that_of_the_final_screen():
    says = rounds(games(keepsake(called('red KH >2 say=Тихо done, lower 3S >0 bounce done, higher XR done, higher XB done'), 'ru', DAY))[0])
    for number, words in {1: 'Оля ♥K Ира Тихо', 2: 'Ким ♥K ♠3 Оля Ира 2 штрафа', 3: 'Ира джокер', 4: 'Лев джокер'}.items():
        assert not [word for word in words.split() if word.casefold() not in says[number].casefold()], says[number]


TWO_GAMES = 'red KH >2 say=Тихо done, lower 3S >0 done, higher XR done, higher XB done'


def two_games():
    """The second one unfinished, with somebody in the place of Оля."""
    session = called(TWO_GAMES)
    session.settle({0: 'Яна'}, Restart(session.state.options))
    miss(session)
    return session


def miss(session):
    """One round, whatever card comes."""
    play(session, f'{"black" if colour(session.state.deck[0]) == "red" else "red"} done')


def test_the_best_comes_first():
    assert headings(body(keepsake(called(TWO_GAMES), 'en', DAY))) == ['The story', 'Hits', "The kings' rules", 'Turn by turn']
    told = body(keepsake(two_games(), 'en', DAY))
    assert headings(told)[:6] == ['The whole evening', 'Game 1', 'The story', 'Hits', "The kings' rules", 'Turn by turn'] and 'Game 2' in headings(told)[6]


def test_each_game_has_the_names_of_its_time():
    first, second = map(text, games(keepsake(two_games(), 'ru', DAY)))
    assert 'Оля' in first and 'Яна' not in first and 'Яна' in second and 'Оля' not in second
    players = text(re.search('<ul class="players">.*?</ul>', keepsake(two_games(), 'ru', DAY))[0])
    assert players == '1 Оля 1 Яна 2 Ким 3 Ира 4 Лев'


def test_a_player_who_got_a_name_later_is_one_player():
    session = sit('red XR done, red XB done')
    session.act(HOST, Restart(session.state.options))
    session.settle({0: 'Оля'})
    miss(session)
    assert text(re.search('<ul class="players">.*?</ul>', keepsake(session, 'en', DAY))[0]) == '1 Оля 2 Player 2 3 Player 3 4 Player 4'


def test_an_unfinished_game_is_told_so_far():
    session = called('red TH >2 done, higher KS >0 done, higher 6S done, red')
    page, = games(keepsake(session, 'en', DAY))
    assert [*rounds(page)] == [1, 2, 3] and 'class="holder"' not in page
    assert 'immunity wasted' not in text(page) and 'wasted' not in [best.kind for best in parties(session)[0].best]  # it may still be used
    assert 'Ким colour 0/0 · – higher-lower 1/1 · 100.0%' in text(page)
    assert '1 hit in a row Best streak · Оля' in text(page)


def test_nothing_has_been_played():
    html = keepsake(sit(), 'en', DAY)
    assert text(body(html)) == 'Monday, November 30, 2026 Red or Black Nobody has turned a card yet.'


def test_the_cup_and_the_cards_of_the_best_streak():
    page, = games(keepsake(called('red 5H >1 done, lower 9S done, red 9H >1 done, higher 4S done, red XR done, red XB done', seats=2), 'en', DAY))
    top = page[:page.index('</header>')]
    assert text(re.search('<section class="holder">.*?</section>', top)[0]) == "×0 The king's cup Ким"
    faces = re.findall('aria-label="([^"]*)"', re.search('<div class="fan".*?</section>', top)[0])
    assert faces == [spoken(Voice('en'), card(code)) for code in ('5H', '9H')]
    assert text(re.search('<section class="streak">.*?</section>', top)[0]) == '2 hits in a row Best streak · Оля'


LAWS = rows(  # what happened to the king's round, what is told of it
    ('said', 'red KH >2 say=Тихо done', 'K Тихо Ира'),
    ('said again', 'red KH >2 say=Тихо say=Громко done', 'K Громко Ира'),
    ('said aloud', 'red KH >2 done', 'K Rule said aloud. Break it: one bow Ира'),
    ('a miss: the bettor’s own', 'black KH say=Тихо done', 'K Тихо Оля'),
    ('closed before it was done', 'red KH >2 say=Тихо sit=0,1,3', None),
    ('no king', 'red 4H >2 done', None),
)


@pytest.mark.parametrize('case, line, told', LAWS)
def test_the_rules_that_the_kings_made(case, line, told):
    session = called(f'{line} set=sober')
    page, = games(keepsake(session, 'en', DAY))
    found = re.search('<section class="paper laws">.*?</section>', page)
    if told is None:
        assert found is None
    else:
        assert text(found[0]).replace('♥', '') == f"The kings' rules {told}"


DATES = rows(
    ('ru', 'понедельник, 30 ноября 2026 г.', 'Красное или чёрное 2026-11-30.html'),
    ('en', 'Monday, November 30, 2026', 'Red or Black 2026-11-30.html'),
    ('de', 'Montag, 30. November 2026', 'Rot oder Schwarz 2026-11-30.html'),
)


@pytest.mark.parametrize('language, day, name', DATES)
def test_the_date_the_language_and_the_name_of_the_file(language, day, name):
    html = keepsake(called('red 4H >2 done'), language, DAY)
    assert text(body(html)).startswith(plain(day)) and f'<html lang="{language}">' in html
    assert filename(GAME, language, DAY, 'html') == name


@pytest.mark.parametrize('language', LANGUAGES)
def test_any_system_takes_the_name_of_the_file(language):
    name = filename(GAME, language, DAY, 'html')
    assert not re.search(r'[<>:"/\\|?*\x00-\x1f]|^[ .]|[ .]$', name) and len(name.encode()) < 100


# ---- nothing from outside, nothing that runs

FETCHED = ('src', 'href', 'srcset', 'action', 'data', 'xlink:href', 'poster')


class Outside(HTMLParser):
    """Whatever a browser would fetch or run."""

    def __init__(self, html):
        super().__init__()
        self.found, self.tags = [], set()
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.found += [(tag, name, value) for name, value in attrs if name.startswith('on') or name in FETCHED and not re.match('#|data:', value or '')]


@pytest.fixture(scope='module')
def long_evening():
    return at_random(['full'] * 6)


@pytest.mark.parametrize('language', LANGUAGES)
def test_it_needs_nothing_but_itself(language, long_evening):
    html = keepsake(long_evening, language, DAY)
    seen = Outside(html)
    assert not seen.found and not seen.tags & {'script', 'link', 'img', 'iframe', 'object', 'embed', 'base', 'form', 'audio', 'video'}
    assert not re.search(r'https?:|//|@import|url\((?!"?data:)|javascript:', re.sub(r'url\(data:[^)]*\)', '', html))
    used = {*re.findall('<use href="#([^"]*)"', html)}
    assert used == {'C', 'D', 'H', 'S'} | ({'X'} & used) and all(f'<path id="{suit}"' in html for suit in used)
    assert re.search('<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;;', html)


@pytest.mark.parametrize('language', LANGUAGES)
def test_it_is_small(language, long_evening):
    """Six games with the full pack, twelve players with long names."""
    assert len(keepsake(long_evening, language, DAY).encode()) < 300_000


def test_what_people_typed_stays_text():
    names = {0: '<script>alert(1)', 1: '"><b>x', 2: "' onload='x", 3: '{name}&lt;'}
    html = keepsake(called('red KH >1 say=<img/src=x/onerror=alert(1)> done, lower 7S >0 done', names), 'en', DAY)
    assert not Outside(html).tags & {'script', 'img'} and not Outside(html).found
    for typed in *names.values(), '<img/src=x/onerror=alert(1)>':
        assert plain(typed) in text(body(html))


def test_names_that_look_the_same_have_their_marks():
    told = text(body(keepsake(called('red 4H >1 done', {0: 'Саша', 1: 'Caшa', 2: 'Ира'}), 'ru', DAY)))
    assert 'Саша ①' in told and 'Caшa ②' in told and not re.search('Саша(?! ①)', told)


# ---- the mode of the table

@pytest.mark.parametrize('language', LANGUAGES)
@pytest.mark.parametrize('seed', range(6))
def test_a_sober_table_has_no_word_of_drinks(language, seed):
    """Nor when it was another one in the beginning."""
    session = at_random(['standard', 'quick'], 'alcohol' if seed % 2 else 'sober', NAMED, seed)
    session.act(HOST, Settings(Options('quick', 'sober')))
    html = keepsake(session, language, DAY)
    assert not alarm(language, text(body(html))) and not [label for label in Words(body(html)).spoken if alarm(language, label)]


def test_and_the_other_one_has():
    line = 'red JH >2 done, lower AS >0 done'
    assert 'собутыльник' in text(body(keepsake(called(line), 'ru', DAY)))
    assert 'собутыльник' not in text(body(keepsake(called(f'{line} set=sober'), 'ru', DAY)))


# ---- in a browser

def test_opened_from_a_disk_it_loads_nothing_and_fits(tmp_path, long_evening):
    page = tmp_path / filename(GAME, 'ru', DAY, 'html')
    page.write_text(keepsake(long_evening, 'ru', DAY), encoding='utf-8')
    window = Window('ru')
    try:
        for size in (360, 640), (390, 844), (1366, 900):
            window.size(size)
            window.open(page.as_uri())
            assert window.js('return document.documentElement.scrollWidth <= innerWidth')
            assert window.js('return performance.getEntriesByType("resource").map((e) => e.name)') == []
            box = window.js('const r = document.querySelector(".fan .card svg").getBoundingClientRect(); return [r.width, r.height]')
            assert min(box) > 50
            assert window.js('return [...document.querySelectorAll(".ref svg")].every((e) => e.getBoundingClientRect().width > 5)')
        assert window.errors() == []
    finally:
        window.driver.quit()
