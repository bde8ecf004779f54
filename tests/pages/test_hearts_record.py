"""How somebody has done against the bots, as the pages of Hearts tell it: under each level before a match, and at the end."""
import pytest

from redblack.games.hearts import rules
from redblack.games.hearts.moves import Options
from tests.hearts import played

LAST = Options(target=1)


def summary(v):
    return v.phase == 'summary'


@pytest.fixture
def until():
    return summary


@pytest.fixture
def beside(monkeypatch):
    """A match whose only deal has been played, against bots that do not move by themselves."""
    monkeypatch.setattr('redblack.bots.Bots.due', lambda bots: None)
    return {'options': LAST, 'kept': {'going': 'yes', 'level': 'hard'}}


def order():
    """The seats, the fewest points first."""
    state = rules.start(LAST, 4)
    for seat, move in played(summary, options=LAST):
        state = rules.apply(state, seat, move)
    return sorted(range(4), key=lambda seat: state.totals[seat])


@pytest.fixture
def sit(hearts):
    """`await sit('ru', 2, 'Оля')`: another phone takes that seat while the points are read."""
    async def one(language, seat, name=''):
        screen = await hearts(language)
        for tap in 'menu', f'claim-{seat}':
            screen.tap(tap)
        screen.type('name', name)
        screen.tap('named')
        return screen
    return one


def levels(screen):
    """What is said under each level."""
    return [line.rpartition('Побед')[2].partition(' Серия')[0] if 'Побед' in line else '' for line in screen.lines('pick')]


async def test_a_win_and_a_loss_are_told_to_whom_they_belong(hearts, sit):
    first, *_, last = order()
    winner, loser, watcher = await sit('ru', first, 'Оля'), await sit('ru', last), await hearts('ru')
    assert 'Против таких ботов' not in winner.read()
    winner.tap('done')
    assert 'На этом телефоне Побед 1 из 1 · 100,0 % Серия 1, лучшая 1' in winner.read('final')
    assert 'Оля Побед 1 из 1 · 100,0 % Серия 1, лучшая 1' in winner.read('final')
    assert loser.read('final').count('Побед') == 1 and 'Побед 0 из 1 · 0,0 %' in loser.read('final')
    assert 'Против таких ботов' not in watcher.read()
    winner.tap('again')
    winner.tap('menu')
    winner.tap('pause')
    for screen, said in (winner, ' 1 из 1 · 100,0 %'), (loser, ' 0 из 1 · 0,0 %'), (watcher, ''):
        assert levels(screen) == ['', '', said, '']
