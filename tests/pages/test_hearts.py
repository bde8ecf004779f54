"""Hearts on phones: sitting down, passing, playing, the points, and that nobody's page knows more than its seat."""
from random import Random

import pytest

import pages
from i18n import Voice
from pages.live import Live
from redblack.cards import cards
from redblack.games.hearts.moves import Next, Options, Pass
from tests.browser.wire import told
from tests.hearts import HANDS, known, lay, played
from tests.pages.table import Screen

ROOMS = []  # one for each test


@pytest.fixture
def kept():
    return {'going': 'yes'}


@pytest.fixture
def target():
    return 100


@pytest.fixture
def laid(tmp_path, monkeypatch, until, kept, target):
    """There are no bots, so that nothing moves by itself."""
    options = Options(target)
    lay(tmp_path, '', played(until, options=options, deal=known(*HANDS)), options=options, kept=kept)
    monkeypatch.setenv('TEST_TABLE', str(tmp_path))
    monkeypatch.setenv('TEST_LANG', '')
    monkeypatch.setattr('redblack.bots.Bots.due', lambda bots: None)
    declare = pages.declare
    monkeypatch.setattr(pages, 'declare', lambda room, *more: ROOMS.append(room) or declare(room, *more))


@pytest.fixture
async def join(laid, create_user):
    """`await join('ru', 2)`: another phone at the table, on that seat."""
    async def one(language='ru', seat=None):
        screen = await Screen(create_user(), language).open('/')
        if seat is not None:
            if 'claim-' + str(seat) not in screen.marks():
                screen.tap('menu')
            screen.tap(f'claim-{seat}')
            screen.tap('named')
        return screen
    yield one


def table():
    """The table that lies in the program under test."""
    return ROOMS[-1].main


def codes(screen, dress):
    """The cards of the hand that wear this."""
    return [mark.removeprefix('card-') for e in screen.all(dress) for mark in e._markers if mark.startswith('card-')]


def hand(screen):
    return codes(screen, 'card')


# ---- before a match

@pytest.mark.parametrize('kept', [{}])
async def test_two_sit_down_and_begin(join):
    ru, en = await join('ru'), await join('en')
    en.tap('claim-2')
    en.type('name', 'Ann')
    en.tap('named')
    assert 'Ann' in ru.read('round') and 'Сесть сюда' in ru.read('round')
    assert ru.read('go') == 'Играть' and not hand(ru)
    ru.tap('pace-slow')
    assert table().bots.speed == 'slow'
    ru.tap('go')  # who has no seat takes the first one that is free
    assert hand(ru) == HANDS[0].split() and len(hand(en)) == 13 and not {*hand(ru)} & {*hand(en)}
    assert en.read('across') == 'Player 1 0 total 0' and 'Zoe' in en.read('left')  # seen from the third seat; bots are named from the first person's


@pytest.mark.parametrize('kept', [{}])
async def test_whoever_only_watches_has_no_hand(join):
    ru = await join('ru')
    ru.tap('watch')
    assert table().bots.going and not table().session.holders and not hand(ru)
    assert 'Лео' in ru.read('own') and ru.read('seats') == 'Сесть'


async def test_the_table_rests_and_goes_on(join):
    ru = await join('ru', 0)
    ru.tap('menu')
    ru.tap('pause')
    assert not table().bots.going and ru.read('go') == 'Продолжить'
    ru.tap('go')
    assert table().bots.going and hand(ru)


# ---- passing

async def test_three_cards_are_chosen_and_a_fourth_takes_the_place_of_the_first(join):
    ru, en = await join('ru', 0), await join('en', 1)
    assert 'Выберите три карты' in ru.read('turn') and ru.read('pass') == 'Передать влево 0/3'
    ru.tap('pass')
    assert ru.read('toasts') == 'Передают ровно три карты.'
    for card in 'QS', 'AS', 'KH', '2C':
        ru.tap(f'card-{card}')
    assert chosen(ru) == {'AS', 'KH', '2C'} and ru.read('toasts') == 'Снова в руке: дама пик'
    ru.tap('card-2C')
    ru.tap('card-QS')
    en.tap('card-AC')  # what others do does not touch the choice
    table().session.show()
    Live.show_all()
    assert chosen(ru) == {'AS', 'KH', 'QS'}
    await ru.open('/')
    assert chosen(ru) == {'AS', 'KH', 'QS'}  # a page that is loaded anew
    ru.tap('pass')
    assert table().session.view(0).given == cards('QS AS KH') and 'Карты уйдут' in ru.read('said')
    ru.tap('card-2C')
    assert ru.read('toasts') == 'Ваши три карты уже лежат. Пока другие не сходили, их можно забрать через меню.'
    for seat in 1, 2, 3:
        table().session.act(seat, Pass(table().session.view(seat).hand[:3]))
    Live.show_all()
    assert hand(ru)[:4] == ['2C', '5C', '7C', '8C'] and [c for c in hand(ru) if c in ['QS', 'AS', 'KH']] == []
    assert codes(ru, 'new') == [c.value for c in table().session.view(0).received]
    assert 'Зоя передаёт' in ru.read('said')


async def test_who_has_seen_a_hand_gets_no_other_of_this_deal(join):
    ru = await join('ru', 0)
    for tap in 'menu', 'own', 'give-up', 'seats', 'claim-2':
        ru.tap(tap)
    assert ru.read('toasts') == 'Вы видели карты на другом месте. Вернитесь туда или садитесь сюда со следующей раздачи.' and not hand(ru)
    ru.tap('claim-0')
    ru.tap('named')
    assert len(hand(ru)) == 13


def chosen(screen):
    return {*codes(screen, 'picked')}


# ---- playing

def at(tricks, cards):
    return lambda v: v.phase == 'play' and (len(v.tricks), len(v.trick)) == (tricks, cards)


@pytest.mark.parametrize('until', [at(0, 0)])
async def test_why_a_card_cannot_be_played_is_said(join):
    screens = [await join('ru', seat) for seat in range(4)]
    session = table().session
    leader = session.view().turn
    lead = screens[leader]
    assert lead.read('turn').endswith('Ваш ход') and {*codes(lead, 'off')} == {*hand(lead)} - {'2C'}
    other = screens[(leader + 1) % 4]
    other.tap(f'card-{hand(other)[0]}')
    assert other.read('toasts') == Voice('ru')._('It is not your turn.')
    lead.tap('card-' + next(c for c in hand(lead) if c != '2C'))
    assert lead.read('toasts') == 'Первой ходит двойка треф.'
    lead.tap('card-2C')
    assert lead.read('toasts') == '' and '2C' not in hand(lead)
    club = next(c for c in hand(other) if c.endswith('C'))
    foreign = next(c for c in hand(other) if not c.endswith('C'))
    other.tap(f'card-{foreign}')
    assert other.read('toasts') == 'Нужно ходить в масть.'
    other.tap(f'card-{club}')
    assert len(session.view().trick) == 2
    for seat in (leader + 2) % 4, (leader + 3) % 4:
        screens[seat].tap(f'card-{session.view(seat).playable[0].value}')
    assert len(session.view().tricks) == 1
    screens[0].tap('last')
    assert len(screens[0].all('lasttrick')[0].children) == 4 and 'берёт взятку' in screens[0].read('lasttrick')


# ---- the points

@pytest.mark.parametrize('until', [lambda v: v.phase == 'summary'])
async def test_after_a_deal_the_points_are_read_and_one_of_all_goes_on(join):
    ru, en = await join('ru', 0), await join('en', 3)
    v = table().session.view(0)
    for seat in range(4):
        assert f'+{v.scores[seat]} {v.totals[seat]}' in ru.read('paper')
    assert ru.read('done') == 'Следующая раздача'
    en.tap('done')
    assert table().session.view().deal_number == 2 and len(hand(ru)) == 13 and ru.read('pass').startswith('Передать вправо')


@pytest.mark.parametrize('until, target', [(lambda v: v.phase == 'over', 20)])
async def test_the_end_names_the_winner_and_begins_again(join):
    ru = await join('ru', 0)
    v = table().session.view(0)
    assert v.phase == 'over' and 'Побеждает' in ru.read('holder')
    ru.tap('again')
    assert table().session.view().match == 2 and len(hand(ru)) == 13


# ---- taking back

@pytest.mark.parametrize('until', [at(0, 0)])
async def test_a_wish_is_put_to_the_others(join):
    screens = [await join(language, seat) for seat, language in enumerate(['ru', 'en', 'ru', 'de'])]
    session = table().session
    leader = session.view().turn
    screens[leader].tap('card-2C')
    screens[leader].tap('menu')
    screens[leader].tap('undo')
    others = [screen for screen in screens if screen is not screens[leader]]
    assert 'Ждём' in screens[leader].read('wishing') or screens[leader].language != 'ru'
    for screen in others:
        assert {'agree-yes', 'agree-no'} <= screen.marks()
        screen.tap('agree-yes')
    assert session.view().trick == () and session.view().turn == leader
    assert not any('agree-yes' in screen.marks() for screen in screens)


# ---- secrecy

def named(screen, card):
    """Whether the card is named anywhere in what has been sent to the page."""
    whole = '\n'.join(f'{e._props!r} {getattr(e, "_text", "")!r} {getattr(e, "_markup", "")!r}' for e in screen.user.client.elements.values())
    return bool(told(whole, [card.value], screen.language))


async def test_no_page_knows_a_card_that_its_seat_may_not_see(join):
    ru, en, watcher = await join('ru', 0), await join('en', 2), await join('ru')
    session, rng, seen, checked = table().session, Random(5), set(), 0
    while session.view().phase != 'summary':
        for screen, seat in (ru, 0), (en, 2), (watcher, None):
            own = {*session.view(seat).hand} if seat is not None else set()
            if seat is not None and session.view(seat).received and not session.view().tricks:
                own |= {*session.view(seat).given}
            known = own | seen | {c for _, c in session.view().trick}
            others = {c for other in range(4) if other != seat for c in session.view(other).hand}
            assert [c for c in others - known if named(screen, c)] == []
            assert all(named(screen, c) for c in own & {*session.view(seat).hand}) if seat is not None else True
            checked += 1
        actor = min(session.game.rules.to_act(session.state))
        session.act(actor, rng.choice(session.game.rules.moves(session.state, actor)))
        seen |= {c for trick in session.view().tricks for _, c in trick}
        Live.show_all()
    assert checked > 100
    session.act(0, Next())
    Live.show_all()
    assert not [c for seat in (1, 3) for c in session.view(seat).hand if named(ru, c)]


async def test_a_tap_on_a_card_that_is_not_in_the_hand_does_nothing(join):
    ru = await join('ru', 0)
    before = ru.looks()
    one = ru.one('card-2C')
    for do in 'card-AC', 'card-XX', 'card-', 'pace-never', 'level-god', 'claim-9', 'agree-yes':
        ru.send(one, {'do': do, 'asked': ru.asked(), 'typed': {}})
    assert ru.looks() == before
