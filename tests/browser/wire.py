"""All that reaches a window, and which cards are named in it."""
import json
import re

from i18n import Voice
from pages.parts.cards import spoken
from redblack.cards import card

LOGS = {'performance': 'ALL'}  # of a window that writes it down
KEPT = 'return JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}, history.state])'


class Wire:
    """All that the window asked for and was sent, and what its page is made of."""

    def __init__(self, window, url):
        self.window, self.url, self.frames = window, url, 0

    def heard(self):
        """What came since the last call."""
        found = [self.window.driver.page_source, self.window.js(KEPT)]
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


def told(heard, codes, language=None):
    """Which of the cards are named: by a word of its own, for the drawings are full of «8H», and the icon of «%3C»; by a picture, by a button;
    or aloud, in that language."""
    def named(code):
        return re.search(rf'(?<![\w.%-]){code}(?![\w.-])|{code}\.svg|card-{code}', heard) or (language and spoken(Voice(language), card(code)) in heard)
    return [code for code in codes if named(code)]
