"""The banking games on phones and the TV: staking, doubling, the bank's cards, the purses; who may what; and no card before its time."""
import pytest

from i18n import Voice
from redblack.banking.kind import Wager
from redblack.banking.moves import Options
from redblack.banking.why import Why
from redblack.cards import PACK
from redblack.refusal import TableWhy
from tests.pages.bank import advice, awaited, by_seat, room, send, signed, table, view, written
from tests.pages.table import Screen, text_of
from tests.pages.test_hearts import named
from tests.rules.banking.table import SLUGS

each = pytest.mark.parametrize('slug', SLUGS)


# ---- staking

@each
async def test_all_stake_at_once_and_every_screen_shows_who_has(company, slug):
    bank, ru, en, tv = company
    sides = {'stake-red', 'stake-black'} | ({'stake-couleur', 'stake-inverse'} if slug == 'trente_et_quarante' else set())
    for bettor in ru, en:
        assert {mark for mark in bettor.marks() if mark.startswith('stake-')} == sides
        assert ('insure' in bettor.marks()) == (slug == 'trente_et_quarante')
    assert not bank.marks() & {*sides, 'out', 'turn', 'insure'} and not tv.marks()
    assert [awaited(screen) for screen in company] == [{'Оля', 'Ann'}] * 4
    ru.tap('more-most')
    assert ru.read('amount') == '− 1 000 до 1 000 + Макс' and 'more-one' not in ru.marks() and 'more-less' in ru.marks()
    for _ in range(12):
        send(ru, 'more-less')
    assert ru.read('amount') == '− 100 до 1 000 + Макс' and 'more-less' not in ru.marks()
    assert en.read('amount') == '− 200 up to 1,000 + Max'  # what others choose
    ru.tap('stake-black')
    assert view().wagers == {1: Wager(100, 'black')}
    assert ru.read('hand') == 'Ваша ставка сделана.' and 'Ждём: Ann' in ru.read('turn') and 'stake-red' in en.marks()
    assert [awaited(screen) for screen in company] == [{'Ann'}] * 4
    assert all('100' in screen.lines('token')[-1] for screen in company)
    en.tap('out')
    assert view().phase == 'deal' and [awaited(screen) for screen in company] == [{'Max'}] * 4
    assert [by_seat(screen, 'who')[2] for screen in (bank, ru, en)] == ['Ann setzt aus', 'Ann пропускает', 'Ann sits this one out']


@pytest.mark.parametrize('slug, bettors, options', [('trente_et_quarante', 1, Options(chips=1_000))])
async def test_an_insurance_must_be_paid_for_too(guest):
    ru = await guest('ru', 1)
    for mark in 'insure', 'more-most', 'stake-red':
        ru.tap(mark)
    assert ru.read('toasts') == 'На страховку не хватает фишек. Поставьте меньше.' and not view().wagers
    for mark in 'more-less', 'stake-red':
        ru.tap(mark)
    assert view().wagers == {1: Wager(900, 'red', insured=True)}


async def test_a_stake_is_taken_back_until_a_card_lies_there(company):
    bank, ru, en, _ = company
    for mark in 'stake-red', 'menu', 'undo':
        ru.tap(mark)
    assert not view().wagers and 'stake-red' in ru.marks()
    for phone, mark in (ru, 'stake-red'), (en, 'stake-red'), (bank, 'turn'), (bank, 'menu'), (bank, 'undo'):
        phone.tap(mark)
    assert len(view().cards) == 4 and bank.read('toasts')


# ---- who may what

@each
async def test_who_is_not_asked_is_told_so_and_nothing_happens(company, guest, slug):
    bank, ru, en, _ = company
    watcher = await guest('ru')

    def refused(screen, do, why=TableWhy.STALE):
        before = table().session.entries
        send(screen, do)
        assert (table().session.entries, screen.read('toasts')) == (before, Voice(screen.language)._(why.value))

    refused(watcher, 'out')
    for do in 'stake-red', 'out', 'turn', 'double-yes':
        refused(bank, do)
    refused(ru, 'turn', Why.WRONG_PHASE)
    for phone in ru, en:
        phone.tap('stake-red')
        refused(phone, 'turn')
        refused(phone, 'stake-black')
    refused(bank, 'double-yes', Why.WRONG_PHASE)
    bank.tap('turn')
    refused(ru, 'turn')
    before = ru.looks()
    for do in 'stake-green', 'more-all', 'stakes-none', 'rounds-9', 'clock-1', 'level-god', 'pace-never':
        send(ru, do)
    assert ru.looks() == before


async def test_only_who_is_asked_may_double(company):
    """Seat 2 is dealt to after five black cards, so that red is the likelier last card."""
    bank, ru, en, tv = company
    ru.tap('stake-black')
    en.tap('stake-red')
    for _ in range(3):
        bank.tap('turn')
    assert view().phase == 'double' and view().dealt_to == 2
    assert [awaited(screen) for screen in company] == [{'Ann'}] * 4
    assert {'double-yes', 'double-no', 'advice'} <= en.marks() and not {'double-yes', 'turn', 'advice'} & (bank.marks() | ru.marks())
    assert ru.read('hand') == 'Две на две. Удвоит ли Ann?' and tv.read('tvname') == 'Ann: удвоить?'
    entries = table().session.entries
    for other in bank, ru:
        send(other, 'double-yes')
        assert table().session.entries == entries and other.read('toasts')
    en.tap('advice')
    assert advice(en) == ['Double: your colour comes with 52.6%.']  # 50 red cards of 95
    assert advice(bank) == advice(ru) == advice(tv) == []
    assert en.read('double-yes') == 'Double to 400'
    en.tap('double-yes')
    assert view().wagers[2].doubled and all('×2' in screen.read('purses' if screen is not tv else 'bpurses') for screen in company)
    bank.tap('turn')
    assert (view().phase, view().net[2]) == ('settled', 400)


ADVICE = [
    ('red_and_black', 'Красное и чёрное равны, и у банка нет перевеса. Ставьте столько, сколько не жалко отдать четырежды.'),
    ('rouge_et_noir', 'Ставьте сколько можно: каждая ставка в среднем приносит вам 2,83 %. Цвет не важен.'),
    ('trente_et_quarante', 'Кулёр: первая карта того цвета, что выиграет, энверс: другого. Ни одна сторона не лучше. '
     'Ставка в среднем стоит 1,09 %, со страховкой 0,91 %.'),
]


@pytest.mark.parametrize('slug, says', ADVICE)
async def test_what_an_old_hand_would_stake(guest, says):
    ru = await guest('ru', 1)
    ru.tap('advice')
    assert advice(ru) == [says]
    ru.tap('advice')
    assert advice(ru) == []


@each
async def test_the_host_acts_for_somebody_whose_phone_is_here_after_saying_so(company, create_user, slug):
    bank, ru, *_ = company
    host = await Screen(create_user(), 'ru').open(f'/host/{room().host.key}')
    await host.open('/')
    host.tap('menu')
    assert {'for-1', 'for-2'} <= host.marks() and 'for-0' not in host.marks()
    host.tap('for-1')
    assert host.lines('waits') == ['Вместо: Оля']
    host.tap('stake-red')
    assert view().wagers == {1: Wager(200)} and not {'stake-red', 'out'} & host.marks()
    send(ru, 'for-2')
    assert ru.read('toasts') and 'stake-red' not in ru.marks()
    company[2].tap('out')
    host.tap('menu')
    host.tap('for-0')
    host.tap('turn')
    assert len(view().cards) >= 4


@pytest.mark.parametrize('options', [Options(chips=1_000, credit=True)])
async def test_on_credit_a_purse_falls_below_nought(company):
    bank, ru, en, tv = company
    for phone, mark in (ru, 'more-most'), (ru, 'stake-black'), (en, 'out'), (bank, 'turn'), (bank, 'turn'):
        phone.tap(mark)
    for screen in company:
        assert by_seat(screen, 'chipcount')[0] == written(screen, -3_000)[0] and by_seat(screen, 'chipcount')[0].startswith('−')


# ---- a whole hand

# what the banker's button says each time, what is said of the last coup, what each has won, and who banks next
HANDS = [
    ('red_and_black', ['Vier Karten', 'Die letzte Karte', 'Vier Karten', 'Die letzte Karte'], '3 красные', (-2_200, 1_200, 1_000), 1),
    ('rouge_et_noir', ['Vier Karten', 'Die letzte Karte', 'Vier Karten', 'Die letzte Karte'], '3 красные', (-1_100, 600, 500), 1),
    ('trente_et_quarante', ['Die schwarze Reihe', 'Die rote Reihe'], 'Чёрное выиграло · Кулёр', (205, 300, -505), 0),
]


@pytest.mark.parametrize('slug, turns, outcome, won, heir', HANDS)
async def test_the_banker_turns_and_every_screen_shows_what_it_brought_and_no_card_before_its_time(company, turns, outcome, won, heir):
    bank, ru, en, tv = company
    for phone, amount, side in (ru, '300', 'black'), (en, '500', 'red'):
        while amount not in phone.read('amount'):
            phone.tap('more-one')
        if phone is en and 'insure' in phone.marks():
            phone.tap('insure')
        phone.tap(f'stake-{side}')
    pushed = []
    while view().phase != 'settled':
        lying = {card for coup in view().coups for card in coup.cards} | {*view().cards} | {card for cut in view().cuts for _, card in cut}
        assert [card for screen in company for card in PACK if card not in lying and named(screen, card)] == []
        if view().cards:
            assert all(named(screen, card) for screen in company for card in view().cards)  # so this is where the others would have been found
        if view().phase == 'double':
            en.tap('double-yes')
        else:
            pushed.append(text_of(bank.one('turn')))
            bank.tap('turn')
    assert pushed == turns
    purses = [10_000 + each for each in won]
    for screen in company:
        assert by_seat(screen, 'chipcount') == written(screen, *purses)
        assert {*screen.lines('gain')[-3:]} == {signed(screen, each) for each in won}
    assert outcome in ru.read('outcome') and outcome in tv.read('boutcome')
    ru.tap('history')
    assert ru.read('handtold').startswith(f'Сдача 1 Банк: Max {signed(ru, won[0])} ♠K')
    assert f'Оля Чёрная 300 {signed(ru, won[1])}' in ru.read('handtold') and signed(ru, won[2]) in ru.read('handtold')
    en.tap('next')
    assert (view().phase, view().banker) == ('stake', heir)
