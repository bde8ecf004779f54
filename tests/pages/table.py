"""A table as its players have it: what stands on each open page, and what they tap.

A tap carries what a browser would send along: the numbers of the questions that are open on that very page, and what was typed into the form
round the button. Lines of play are the notes of tests/rules/table.py, each of them tapped; a card in them must lie on the page.
"""
import json
import re

from nicegui.testing import UserInteraction

from pages.live import Live
from redblack.game import NATURE
from redblack.games.red_or_black.moves import Deal, Options
from redblack.journal import Journal
from redblack.records import Entry, Header, Named
from tests.pages.words import INLINE, SPOKEN, Words, plain, tree
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


def inside(node):
    """The node and all below it, from the top."""
    yield node
    for child in node.children:
        if child.tag:
            yield from inside(child)


def above(node, attribute):
    """The closest node with this attribute, as a browser finds it; None if there is none."""
    while node is not None and attribute not in props(node):
        node = node.parent
    return node


def own_words(node):
    """Its own text, without that of the boxes in it."""
    return ''.join(child.text for child in node.children if not child.tag)


def text_of(node):
    """All that is visible in it, as one line."""
    return plain(''.join(Words(node.markup).parts))


def within(node, name):
    """Whether it is inside something of that class."""
    return node is not None and (name in node._classes or within(node.parent, name))


def field(node):
    """A field keeps what is typed while its box is there."""
    return node.owner.id, props(node)['name']


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
        return [*inside(tree(self.user.client.layout))]

    def tops(self):
        """What lies open: the page or the layer that covers it, and the words that go by themselves."""
        whole = self.everything()
        cover = next((e for layer in LAYERS for e in whole if layer in e._classes), None)
        return [cover, *(e for e in whole if 'toasts' in e._classes)] if cover else whole[:1]

    def all(self, what=None):
        """What is seen, from the top; of these only what has the mark, or else the class, if one is named."""
        seen = [e for top in self.tops() for e in inside(top)]
        if hint := re.fullmatch(r'hint-(\d)', what or ''):  # the first, the second … of those on offer
            return [e for e in seen if 'hint' in e._classes][int(hint[1]):][:1]
        return seen if what is None else [e for e in seen if what in e._markers] or [e for e in seen if what in e._classes]

    def one(self, what):
        found = self.all(what)
        assert len(found) == 1, f'{len(found)} visible “{what}” in:\n{self.read()}'
        return found[0]

    def read(self, what=None):
        """The text of all that is visible there, as one line."""
        return ' '.join(filter(None, map(text_of, self.all(what) if what else self.tops())))

    def lines(self, what):
        return [*filter(None, map(text_of, self.all(what)))]

    def said(self):
        """Every text on the page: seen, covered, spoken by a screen reader, or popping up."""
        for e in self.everything():
            yield from filter(None, [text_of(e) if all(child.tag in ('', *INLINE, 'span', 'b', 'i', 'small') for child in inside(e)) else plain(own_words(e))])
            yield from (plain(props(e)[name]) for name in SPOKEN if props(e).get(name))

    def seats(self):
        """The rows of the list of seats, without what one may do there."""
        return [plain(' '.join(text_of(part) for part in row.children if part.tag and 'second' not in part._classes)) for row in self.all('seat')]

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
        return next(e for e in self.all('pair')[0].children if e.tag and 'under' not in e._classes)

    def looks(self):
        """All that makes this page what it is, but for a word that goes by itself."""
        return [(e.tag, e._classes, props(e), own_words(e)) for e in self.everything() if not within(e, 'toasts')]

    # ---- what is done

    def asked(self, element=None):
        """The numbers of the open questions, as they lie in the page."""
        root = above(element, 'data-asked') if element else next(e for e in self.everything() if 'data-asked' in props(e))
        return json.loads(props(root)['data-asked']) if root else {}

    def fields(self, element):
        """The typed texts of the form round the element."""
        form = above(element, 'data-form')
        return {props(e)['name']: self.typed.get(field(e), props(e).get('^value', '')) for e in inside(form) if 'name' in props(e)} if form else {}

    def type(self, name, text):
        self.typed[field(next(e for e in self.all() if props(e).get('name') == name))] = text

    def tap(self, mark, asked=None):
        """Tap it, with these numbers or those on the page."""
        element = self.one(mark)
        self.send(element, {'do': props(element).get('data-do', ''), 'asked': self.asked(element) if asked is None else asked,
                            'typed': self.fields(element)})

    def send(self, element, args):
        """Whatever the wire brings for a button. One that is gone by then is found nowhere, and nothing happens."""
        root = above(element, 'data-asked')
        if isinstance(args, dict) and 'data-do' in props(element):
            args = {'do': props(element)['data-do']} | args
        listener = root.owner if 'data-do' in props(element) else element.owner  # the page's root hears of the buttons in our markup
        if listener.is_deleted:
            return
        finger = UserInteraction(self.user, {listener}, None)
        if args is None:
            finger.click()
        else:
            finger.trigger('click', args)
        Live.show_all()


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
    return {'say': ['proclaim'], 'skip': ['gauges', 'passover'], 'restart': ['restart', 'yes']}[verb]
