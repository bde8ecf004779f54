"""An evening with a bank to keep: who had most, the luckiest and the dearest stake, the purses with their lines."""
import re
from random import Random

import pytest

from i18n import LANGUAGES, Voice
from pages.banking.keepsake import keepsake
from redblack.banking.moves import Options, Restart
from redblack.game import HOST
from redblack.games import discover
from redblack.journal import Journal
from redblack.records import Entry, Header
from redblack.session import Session
from tests.banking import opening, played
from tests.pages.test_keepsake import DAY, Outside, body, games, text
from tests.rules.banking.table import SLUGS

each = pytest.mark.parametrize('slug', SLUGS)


def after(slug, moves, names):
    """Seat 0 and whoever has a name are people's, the others are bots'."""
    game, journal = discover()[slug], Journal(discover()[slug])
    journal.begin(Header(game.slug, game.version, Options(), 3))
    journal.append(*(Entry(seat, move) for seat, move in moves))
    session = Session(game, journal, rng=Random(1))
    session.settle(names)
    return session


@each
@pytest.mark.parametrize('language', LANGUAGES)
def test_a_game_is_told_by_its_purses(slug, language):
    session = after(slug, played(slug, Random(3)), {0: '<script>alert(1', 1: 'Ира'})
    html, v, voice = keepsake(session, language, DAY), session.view(), Voice(language)
    told = text(body(html))
    ranked = sorted(v.chips.values(), reverse=True)
    rows = map(text, re.findall('<tr>(.*?)</tr>', html))
    assert all(row.endswith(f' {text(voice.number(chips))}') for row, chips in zip(rows, ranked, strict=True))
    assert html.count('<polyline') == 3 and all(name in told for name in ('<script>alert(1', 'Ира', voice._('Player {n}', n=3)))
    seen = Outside(html)
    assert not seen.found and not seen.tags & {'script', 'link', 'img'}


@each
def test_what_is_worth_telling(slug):
    session = after(slug, played(slug, Random(3)), {0: 'Ann', 1: 'Ben', 2: 'Zoe'})
    hands, names = session.view().hands, ('Ann', 'Ben', 'Zoe')
    won = [(net, n, seat) for n, hand in enumerate(hands, 1) for coup in hand.coups for seat, net in coup.net.items()]
    told = text(body(keepsake(session, 'en', DAY)))
    (best, n, who), (worst, m, whose) = max(won), min(won)
    assert f'{len(hands)} hands were played.' in told
    assert f'The luckiest stake: {names[who]} wins {best} chips in hand {n}.' in told
    assert f'The dearest one: {names[whose]} pays {-worst} chips in hand {m}.' in told


def test_the_second_game_has_the_names_of_its_time():
    slug = 'rouge_et_noir'
    session = after(slug, played(slug, Random(3)), {0: 'Маша'})
    session.act(HOST, Restart(Options()))
    session.settle({0: 'Яна'})
    rules = session.game.rules
    while not session.view().hands:
        seat = min(rules.to_act(session.state))
        session.act(seat, rules.moves(session.state, seat)[0])
    first, second = map(text, games(keepsake(session, 'ru', DAY)))
    assert 'Маша' in first and 'Яна' not in first and 'Яна' in second and 'Маша' not in second


@each
def test_no_card_of_a_hand_under_way_is_in_it(slug):
    html = keepsake(after(slug, opening(slug, 3), {0: 'Ann'}), 'en', DAY)
    assert 'No hand has been played yet.' in text(body(html)) and 'role="img"' not in body(html)
