"""What is round a banking game: settings, coming and going, the beginning and the end, the rules page."""
import string
from random import Random

import pytest

from i18n import LANGUAGES, Voice
from pages.banking.guide import COMING, SHARED
from pages.red_and_black.face import FACE as RED_AND_BLACK
from pages.rouge_et_noir.face import FACE as ROUGE_ET_NOIR
from pages.trente_et_quarante.face import FACE as TRENTE_ET_QUARANTE
from redblack.banking.kind import Wager
from redblack.banking.moves import Options, Stake
from tests.banking import played
from tests.pages.bank import awaited, by_seat, skip_until, table, view, written
from tests.pages.table import inside, text_of
from tests.pages.words import plain
from tests.rules.banking.table import SLUGS

each = pytest.mark.parametrize('slug', SLUGS)


# ---- settings

@pytest.mark.parametrize('options', [Options(chips=1_000)])
async def test_settings_count_at_once_where_no_stake_lies(company):
    ru = company[1]
    assert 'до 100' in ru.read('amount')  # a thousand in the bank, four times the stakes of two
    ru.tap('menu')
    for mark in 'stakes-low', 'rounds-2', 'clock-20', 'credit-yes':
        ru.tap(mark)
    assert view().options == Options(1_000, 100, 500, 2, True, 20) and view().coming is None
    assert 'Начнёт действовать' not in ru.read('panel')
    ru.tap('close-menu')
    assert 'до 500' in ru.read('amount') and 'круг 1 из 2' in ru.read('turn')
    assert 19 < table().deadline.left() <= 20 and [len(screen.all('clock')) > 0 for screen in company] == [True] * 4


@each
async def test_settings_wait_for_stakes_that_lie_there(company, slug):
    _, ru, en, _ = company
    en.tap('stake-red')
    for mark in 'menu', 'stakes-high', 'rounds-3':
        ru.tap(mark)
    assert view().options == Options() and view().coming == Options(lowest=200, highest=2_000, rounds=3)
    assert 'Начнёт действовать со следующей сдачи.' in ru.read('panel')
    ru.tap('close-menu')
    assert 'до 1 000' in ru.read('amount')
    skip_until('settled')
    assert view().options == Options(lowest=200, highest=2_000, rounds=3) and view().coming is None
    ru.tap('next')
    assert view().limits[2] > 1_000 and f'up to {written(en, view().limits[2])[0]}' in en.read('amount')


# ---- coming and going

@each
async def test_who_sits_down_in_mid_hand_stakes_from_the_next_one_on(company, guest, slug):
    bank, ru, _, tv = company
    ru.tap('stake-red')
    late = await guest('ru')
    for mark in 'seats', 'sit':
        late.tap(mark)
    late.type('name', 'Ира')
    late.tap('sit-down')
    assert view().circle == (0, 1, 2, 3) and view().bettors == (1, 2)
    for screen in bank, ru, tv, late:
        assert by_seat(screen, 'chipcount')[3] == written(screen, 10_000)[0] and by_seat(screen, 'who')[3].startswith('Ира')
    assert 'смотрит' in by_seat(late, 'who')[3] and not {'stake-red', 'out'} & late.marks() and awaited(late) == {'Ann'}
    skip_until('settled')
    late.tap('next')
    late.tap('stake-red')
    assert view().wagers == {3: Wager(200)}


async def test_who_goes_home_takes_along_what_is_not_settled(company):
    bank, ru, en, tv = company
    for phone in ru, en:
        phone.tap('stake-red')
    for mark in 'turn', 'turn':
        bank.tap(mark)  # five black ones for Оля: four times 200
    for mark in 'menu', 'own', 'go-home':
        ru.tap(mark)
    assert view().circle == (0, 2) and view().chips == {0: 10_800, 1: 9_200, 2: 10_000}
    for screen in bank, en, tv:
        assert 'Оля' not in screen.read('purse')
    skip_until('settled')
    bank.tap('history')
    assert 'Оля Rot 200 −800' in bank.read('handtold')  # what was settled is still told


@each
async def test_a_seat_is_taken_from_a_bot_in_mid_hand(guest, slug):
    ru, tv = await guest('ru'), await guest('ru', path='/tv')
    assert ru.lines('who') == ['Отто бот · банк', 'Мила бот', 'Гуго бот'] and 'stake-red' not in ru.marks()
    table().session.act(2, Stake(100))
    for mark in 'seats', 'claim-1':
        ru.tap(mark)
    ru.type('name', 'Оля')
    ru.tap('named')
    assert by_seat(ru, 'who') == ['Отто бот · банк', 'Оля', 'Гуго бот'] and 'stake-red' in ru.marks() and 'Оля' in by_seat(tv, 'who')[1]
    skip_until('settled')
    assert 'next' not in (await guest('ru')).marks()  # who only watches turns no page while others read
    ru.tap('next')
    assert view().phase != 'settled'


# ---- the beginning and the end

@each
@pytest.mark.parametrize('kept', [{}])
async def test_two_sit_down_and_begin(guest, slug):
    ru, en = await guest('ru'), await guest('en')
    en.tap('claim-2')
    en.type('name', 'Ann')
    en.tap('named')
    ru.tap('chairs-more')
    ru.tap('stakes-low')
    assert view().circle == (0, 1, 2, 3) and 'Ann' in ru.read('guests')
    ru.tap('go')  # who has no seat takes the first one that is free
    assert table().bots.going and table().session.holders.keys() == {0, 2} and view().limits
    for phone in ru, en:
        assert len(awaited(phone)) == 3 and 'go' not in phone.marks()


GAMES = {slug: played(slug, Random(3)) for slug in SLUGS}


@pytest.mark.parametrize('slug, moves', GAMES.items())
async def test_the_end_has_places_and_lines_and_begins_again(guest, slug):
    ru, tv = await guest('ru', 1, 'Оля'), await guest('en', path='/tv')
    v = view()
    assert v.phase == 'over'
    ranked = sorted(v.circle, key=lambda seat: -v.chips[seat])
    assert ru.read('holder').startswith('Больше всех фишек') and tv.read('tvholder').startswith('Most chips')
    assert ('Оля' in ru.read('holder')) == (1 in v.leaders) == ('Оля' in tv.read('tvholder'))
    for screen, paper in (ru, 'sheets'), (tv, 'tvtable'):
        rows = [text_of(e) for e in inside(screen.one(paper)) if e.tag == 'tr']
        assert all(f' {chips} ' in f'{row} ' for row, chips in zip(rows, written(screen, *(v.chips[seat] for seat in ranked)), strict=True))
        assert len(screen.all('line')) == 3
    places = [1 + sum(v.chips[other] > v.chips[seat] for other in v.circle) for seat in ranked]
    assert [int(text_of(place)[0]) for place in ru.all('place')] == places
    assert 'В начале у каждого: 10 000 фишек.' in ru.read('sheets')
    ru.tap('again')
    assert view().party == 2 and {*view().chips.values()} == {10_000} and view().phase == 'stake' and not view().hands
    assert ru.lines('chipcount') == ['10 000'] * 3


# ---- the rules page

NUMBERS = [
    ('red_and_black', RED_AND_BLACK, ['31.87%', '15.31%', '2.83%', '0.37%', '1.40%']),
    ('rouge_et_noir', ROUGE_ET_NOIR, ['31.87%', '15.31%', '2.83%']),
    ('trente_et_quarante', TRENTE_ET_QUARANTE, ['2.19%', '8.77%', '1.09%', '0.91%']),
]


def pieces(text):
    """What stands between the numbers of a paragraph."""
    return [piece.strip() for piece, *_ in string.Formatter().parse(text) if piece.strip()]


@pytest.mark.parametrize('language', LANGUAGES)
@pytest.mark.parametrize('slug, face, numbers', NUMBERS)
async def test_the_rules_are_all_there_with_their_numbers(guest, language, face, numbers):
    page, voice = (await guest(language, path='/rules')).read(), Voice(language)
    told = [text for title, texts in (*face.rules, *SHARED, COMING) for text in (title, *texts)] + [what for what, _ in face.odds] + [face.about]
    assert [text for text in told for piece in pieces(voice.raw(text)) if plain(piece) not in page] == [] and '{' not in page
    shown = [plain(voice.percent(float(number[:-1]) / 100, 2)) for number in numbers]
    assert [number for number in shown if number not in page] == []
