"""A table as its players have it: what stands on each open page, and what they tap.

A tap carries what a browser would send along: the numbers of the questions that are open on that very page, and what was typed into the form
round the button. Lines of play are the notes of tests/rules/table.py, each of them tapped; a card in them must lie on the page.
"""
import json
import re
from itertools import chain

from nicegui.testing import UserInteraction

from redblack.game import NATURE
from redblack.games.red_or_black.moves import Deal, Options
from redblack.journal import Entry, Header, Journal, Named
from tests.pages.words import SPOKEN, Words, plain
from tests.rules.table import CARD, GAME, SIDES, TASKS, THEMES, full_deck, noted_cards, notes

LAYERS = ('shade', 'panel', 'ending')  # each covers the whole page, and those behind it in this list
TAPPED = (*SIDES, 'done', 'bounce', 'swap')
HOLDERS = {'lay': 'use', 'take': 'back'}


def lay(folder, cards='', options=None, seats=4, names=None):
    """Write a table into the folder: its deal has these cards on top, then others, the jokers not named last."""
    options = options or Options()
    journal = Journal(GAME, folder / 'table.sqlite')
    journal.begin(Header(GAME.slug, GAME.version, options, seats))
    journal.append(Entry(NATURE, Deal(full_deck(noted_cards(notes(cards)), options.length), TASKS, THEMES)))
    if names:
        journal.append(Named(names))
    journal.close()


def props(element):
    return element._props


def inside(element):
    """The element and all below it, as far as it is visible, from the top."""
    if element.visible:
        yield element
        for child in chain.from_iterable(slot.children for slot in element.slots.values()):
            yield from inside(child)


def above(element, attribute):
    """The closest element with this attribute, as a browser finds it; None if there is none."""
    while element is not None and attribute not in props(element):
        element = element.parent_slot and element.parent_slot.parent
    return element


def own_words(element):
    return ''.join(Words(props(element).get('innerHTML', '')).parts) or getattr(element, 'text', '') or ''


def text_of(element):
    """All that is visible in the element, as one line."""
    return plain(' '.join(map(own_words, inside(element))))


class Screen:
    """One open page in the hands of its user."""

    def __init__(self, user, language):
        self.user, self.language, self.typed = user, language, {}
        user.http_client.headers['accept-language'] = language

    async def open(self, path='/'):
        await self.user.open(path)
        return self

    # ---- what is seen

    def everything(self):
        """All visible elements, covered or not: a screen reader finds them."""
        return [*inside(self.user.client.layout)]

    def tops(self):
        """What lies open: the page or the layer that covers it, and the words that go by themselves."""
        whole = self.everything()
        cover = next((e for layer in LAYERS for e in whole if layer in e._classes), None)
        return [cover, *(e for e in whole if 'toasts' in e._classes)] if cover else [self.user.client.layout]

    def all(self, what=None):
        """What is seen, from the top; of these only what has the mark, or else the class, if one is named."""
        seen = [e for top in self.tops() for e in inside(top)]
        return seen if what is None else [e for e in seen if what in e._markers] or [e for e in seen if what in e._classes]

    def one(self, what):
        found = self.all(what)
        assert len(found) == 1, f'{len(found)} visible “{what}” in:\n{self.read()}'
        return found[0]

    def read(self, what=None):
        """The text of all that is visible there, as one line."""
        return ' '.join(filter(None, map(text_of, self.all(what) if what else self.tops())))

    def lines(self, what):
        return [text_of(e) for e in self.all(what)]

    def said(self):
        """Every text on the page: seen, covered, spoken by a screen reader, or popping up."""
        for e in self.everything():
            yield from filter(None, (plain(own_words(e)), *map(plain, Words(props(e).get('innerHTML', '')).spoken)))
            yield from (plain(props(e)[name]) for name in SPOKEN if props(e).get(name))

    def spoken(self, what):
        """What a screen reader calls it."""
        return props(self.one(what)).get('aria-label')

    def marks(self):
        """Everything that can be tapped and is not greyed."""
        return {mark for e in self.all() for mark in e._markers if not self.grey(e)}

    @staticmethod
    def grey(element):
        return props(element).get('aria-disabled') == 'true'

    @property
    def card(self):
        """The card on top in the middle, as the code in its picture; its frame's outcome stands in `frame`."""
        return re.search(r'/(\w+|back-\w+)\.svg', next(props(e)['src'] for e in inside(self._front()) if 'src' in props(e)))[1]

    @property
    def frame(self):
        return next((c for c in self._front()._classes if c in ('hit', 'miss')), '')

    def _front(self):
        return next(e for e in self.all('pair')[0].default_slot.children if 'under' not in e._classes)

    def looks(self):
        """All that makes this page what it is, but for a word that goes by itself."""
        words = {e.id for toast in self.all('toasts') for e in inside(toast)}
        return [(e.tag, [*e._classes], {**props(e)}, getattr(e, 'text', '')) for e in self.everything() if e.id not in words]

    # ---- what is done

    def asked(self, element=None):
        """The numbers of the open questions, as they lie in the page."""
        root = above(element, 'data-asked') if element else next(e for e in self.everything() if 'data-asked' in props(e))
        return json.loads(props(root)['data-asked']) if root else {}

    def fields(self, element):
        """The typed texts of the form round the element."""
        form = above(element, 'data-form')
        return {props(e)['name']: self.typed.get(e.id, props(e).get('^value', '')) for e in inside(form) if 'name' in props(e)} if form else {}

    def type(self, name, text):
        self.typed[next(e for e in self.all() if props(e).get('name') == name).id] = text

    def tap(self, mark, asked=None):
        """Tap it, with these numbers or those on the page."""
        element = self.one(mark)
        self.send(element, {'asked': self.asked(element) if asked is None else asked, 'typed': self.fields(element)})

    def send(self, element, args):
        """Whatever the wire brings for a button. One that is gone by then is found nowhere, and nothing happens."""
        if element.is_deleted:
            return
        finger = UserInteraction(self.user, {element}, None)
        if args is None:
            finger.click()
        else:
            finger.trigger('click', args)


class Table:
    """All open pages of one party: a Russian and an English phone, and whoever joins."""

    def __init__(self, create_user):
        self._create_user = create_user
        self.screens = []

    async def join(self, language, path='/'):
        screen = await Screen(self._create_user(), language).open(path)
        self.screens.append(screen)
        return screen

    @property
    def ru(self):
        return self.screens[0]

    @property
    def en(self):
        return self.screens[1]

    def looks(self):
        return [screen.looks() for screen in self.screens]

    def play(self, line):
        """Tap the notes on the Russian phone."""
        for note in notes(line):
            if CARD.fullmatch(note):
                assert self.ru.card == note
                continue
            who, _, word = note.rpartition(':')
            verb, _, text = word.partition('=')
            if verb == 'say':
                self.ru.type('rule', text.replace('_', ' '))
            for mark in buttons(who, verb):
                self.ru.tap(mark)

    def settle(self, *marks, **names):
        """Open the panel on the Russian phone, tap there, type names by seat (n0='Оля'), and close it."""
        self.ru.tap('settings')
        for mark in marks:
            self.ru.tap(mark)
        for seat, name in names.items():
            self.ru.type(f'name-{seat[1:]}', name)
        self.ru.tap('apply')


def buttons(who, verb):
    """The buttons that make the note."""
    if verb in TAPPED:
        return [verb]
    if verb.startswith('>'):
        return [f'chip-{verb[1:]}']
    if verb in HOLDERS:
        return [f'{HOLDERS[verb]}-{who}']
    return {'say': ['proclaim'], 'skip': ['gauges', 'skip'], 'restart': ['restart', 'yes']}[verb]
