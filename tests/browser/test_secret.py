"""Nobody can learn the next card from a page: not from its source, not from the wire."""
import json
import re

from tests.browser.player import move, together


class Wire:
    """All that the spy's window asked for and was sent, and what its page is made of."""

    def __init__(self, window, url):
        self.window, self.url, self.frames = window, url, 0

    def heard(self):
        """What came since the last call."""
        found = [self.window.driver.page_source, self.window.js('return JSON.stringify([document.cookie, localStorage, sessionStorage, history.state])')]
        for line in self.window.driver.get_log('performance'):
            event = json.loads(line['message'])['message']
            found += self.read(event['method'], event['params'])
        return '\n'.join(found)

    def read(self, what, about):
        match what:
            case 'Network.webSocketFrameReceived':
                self.frames += 1
                return [about['response']['payloadData']]
            case 'Network.requestWillBeSent':
                return [about['request']['url']]
            case 'Network.responseReceived' if about['type'] in ('Document', 'XHR', 'Fetch') and about['response']['url'].startswith(self.url):
                return [self.window.driver.execute_cdp_cmd('Network.getResponseBody', {'requestId': about['requestId']})['body']]
        return []


def told(heard, codes):
    """Which of the cards are named: as a word of its own, for the drawings are full of «8H», and the icon of «%3C»."""
    return [code for code in codes if re.search(rf'(?<![\w.%-]){code}(?![\w.-])|{code}\.svg', heard)]


def test_the_next_card_is_nowhere_before_it_is_bet_on(house, two, spy):
    ru = two[0]
    deck = 'KS QD JC 9H XR XB'  # the rest comes in the order of the pack: AC, 2C, 3C …
    table = house(deck, length='quick')
    hidden, wire = deck.split(), Wire(spy, table.url)
    for window in ru, spy:
        window.open(table.url)
    for bet in '^Чёрная$', '^Больше', '^Чёрная$', '^Меньше', '^Меньше', '^Меньше':
        together(ru, spy)
        before = wire.heard()
        assert told(before, hidden) == []
        move((ru, spy), 0, lambda w, bet=bet: w.tap(bet))
        card = hidden.pop(0)
        after = wire.heard()
        assert told(after, [card]) == [card]  # so this is where it would have been found
        assert told(after, hidden) == []
        if ru.all('.chip'):
            move((ru, spy), 1, lambda w: w.tap('', '.chip:not([aria-disabled=true])'))
        move((ru, spy), 0, lambda w: w.tap('^Готово'))
    assert wire.frames > 12
    ru.sees('Ещё партию')
    assert told(wire.heard(), ['AC', '2C', '3C', '4C']) == []  # the rest of the deck stays unknown, after the party too
