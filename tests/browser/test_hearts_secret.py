"""A whole deal of Hearts with three windows that write down all that reaches them: none is told of a card before it may know it."""
import pytest

from i18n import Voice
from pages.parts.cards import spoken
from redblack.cards import PACK
from redblack.game import NATURE
from redblack.games.hearts import rules
from redblack.games.hearts.moves import Options
from tests.browser.hand import claim, give, play, waited_for
from tests.browser.simple import first
from tests.browser.window import TV, Window
from tests.browser.wire import LOGS, Wire, told
from tests.hearts import HANDS, known


@pytest.fixture
def spies():
    """Two phones and a TV."""
    windows = []
    try:
        for language in 'ru', 'en', 'de':
            windows.append(Window(language, LOGS))
        windows[-1].size(TV)
        yield windows
        assert [window.errors() for window in windows] == [[]] * 3
    finally:
        for window in windows:
            window.driver.quit()


class Ear:
    """Of a window: from which seat it looks at the table, what it hears, and which cards it may know by now."""

    def __init__(self, window, language, seat, url):
        self.window, self.language, self.seat = window, language, seat
        self.wire, self.knows = Wire(window, url), set()

    def learns(self, state):
        """The cards that this seat may know now and could not before."""
        view = rules.view(state, self.seat)
        new = {*view.hand, *view.received, *(card for trick in (*view.tricks, view.trick) for _, card in trick)} - self.knows
        self.knows |= new
        return new

    def hears(self, cards):
        """Wait until all of these have been shown and named, which tells where the others would have been found. They have not been."""
        heard, voice = [self.wire.heard()], Voice(self.language)

        def known_here():
            heard.append(self.wire.heard())
            return all(f'{card.value}.svg' in ''.join(heard) and spoken(voice, card) in ''.join(heard) for card in cards)
        self.window.until(known_here, cards)
        assert told('\n'.join(heard), [card.value for card in PACK if card not in self.knows], self.language) == []


def course():
    """The table, whenever it waits for a person or the deal is over: people play as the bots of simple.py do, and choose after them."""
    state = rules.apply(rules.start(Options(), 4), NATURE, known(*HANDS))
    while state.phase != 'summary':
        waits = rules.to_act(state)
        seat = min(waits & {1, 3} or waits)
        if seat in (0, 2):
            yield state, seat
        state = rules.apply(state, seat, first(rules.view(state, seat), seat, None))
    yield state, None


def test_nobody_is_told_a_card_before_it_may_be_known(hearts_house, spies):
    ru, en, tv = spies
    table = hearts_house(ABCE={'kept': {'speed': 'fast'}})
    ears = Ear(ru, 'ru', 0, table.url), Ear(en, 'en', 2, table.url), Ear(tv, 'de', None, table.url)
    for window, page in (ru, ''), (en, ''), (tv, '/tv'):
        window.open(f'{table.url}/t/ABCE{page}')
    claim(ru, 0)
    claim(en, 2)
    ru.tap('^Играть$')
    for state, seat in course():
        for ear in ears:
            ear.hears(ear.learns(state))
        if state.phase == 'pass':
            give({0: ru, 2: en}[seat])
        elif seat is not None:
            assert waited_for([ru, en]) is {0: ru, 2: en}[seat]
            play({0: ru, 2: en}[seat])
    assert all(ear.knows == {*PACK} and ear.wire.frames > 50 for ear in ears)
