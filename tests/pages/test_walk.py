"""Whole parties tapped at random on two phones beside a third and TVs in all languages: every text that comes up is in the language of its
screen, and sober at a sober table.
"""
import re
from collections import defaultdict
from random import Random

import pytest

from i18n import LANGUAGES
from redblack.games.red_or_black.moves import Options
from tests.rules.table import rules, undealt
from tests.words.test_cards import alarm

CYRILLIC = re.compile('[А-Яа-яЁё]{2,}')  # no message of a language in other letters is without such a word
FOREIGN = {'ru': re.compile('[A-Za-z]{2,}'), 'en': CYRILLIC, 'de': CYRILLIC}
OWN_NAMES = {'QR-код стола', 'Deutsch', 'English', 'Русский'}  # the languages are called by themselves
SWITCH = {'ru': {'С алкоголем', 'Без алкоголя'}, 'en': {'With alcohol', 'Without alcohol'}, 'de': {'Mit Alkohol', 'Ohne Alkohol'}}
PLAY = ('red', 'black', 'higher', 'lower', 'pass', 'chip-', 'done', 'swap', 'use-', 'back-', 'bounce', 'fold', 'undo')
CLOSED_BY = {'settings': 'close-panel', 'gauges': 'close-standings', 'restart': 'no'}


class Walk:
    """Random taps, and every text seen or heard on the way."""

    def __init__(self, table, seed):
        self.table, self.rng = table, Random(seed)
        self.texts = defaultdict(set)
        self.values = set()

    def note(self):
        for screen in self.table.screens:
            self.texts[screen.language].update(screen.said(), [screen.user.client.title or ''])
        if self.table.ru.all('pair'):
            self.values.add(self.table.ru.card[0])

    @property
    def phones(self):
        return [screen for screen in self.table.screens if screen.all('settings')]

    def step(self):
        screen = self.rng.choice(self.table.screens[:2])
        marks = sorted(mark for mark in screen.marks() if mark.startswith(PLAY) and (mark != 'undo' or self.rng.random() < .2))
        screen.tap(self.rng.choice(marks))
        self.note()

    def look_around(self):
        """Open and close everything on the bar of each phone."""
        for screen in self.phones:
            for opened, closed in CLOSED_BY.items():
                screen.tap(opened)
                self.note()
                screen.tap(closed)

    def party(self):
        self.note()
        while not self.table.ru.all('again'):
            if self.rng.random() < .05:
                self.look_around()
            self.step()
        self.note()
        for screen in self.phones:
            screen.tap('settings')
            self.note()
            screen.tap('close-panel')


PARTIES = [Options(length='full'), Options(length='full', mode='sober'), Options(mode='sober', quiet=True, must_bounce=True), Options(relay=True)]


def shuffled(seed, options):
    """The cards of a drawn deck."""
    return ' '.join(card.value for card in rules.chance(undealt(length=options.length).state, Random(seed)).deck)


@pytest.mark.parametrize('seed, options, deal', [(seed, options, shuffled(seed, options)) for seed, options in enumerate(PARTIES)], ids=range(len(PARTIES)))
async def test_a_whole_party(table, seed, options):
    for language in LANGUAGES:
        await table.join(language, '/tv')
    await table.join('de')
    walk = Walk(table, seed)
    walk.party()
    assert len(walk.values) > 12 and table.ru.read('holder') and table.en.read('story')
    for language, texts in walk.texts.items():
        assert {text for text in texts if FOREIGN[language].search(text)} - OWN_NAMES == set()
        assert not [text for text in texts if re.search(r'\{\w*\}|%\(|\b(None|nan|value|rule|task|theme|king)\.\w', text)]
        if options.mode == 'sober':
            assert {text for text in texts if alarm(language, text)} == SWITCH[language]
        else:
            assert {text for text in texts if alarm(language, text)} > SWITCH[language]


@pytest.mark.parametrize('deal', [shuffled(5, Options())], ids=['5'])
async def test_the_party_is_the_same_on_both_phones(table):
    walk = Walk(table, 5)
    while not table.ru.all('again'):
        walk.step()
        assert table.ru.marks() - {'fold', 'scrim'} == table.en.marks() - {'fold', 'scrim'}
        assert table.ru.asked() == table.en.asked()
    late = await table.join('ru')
    assert late.read() == table.ru.read()
    table.ru.tap('again')
    fresh = await table.join('ru')
    assert fresh.read() == table.ru.read() and fresh.marks() == table.ru.marks()


@pytest.mark.parametrize('options, deal', [(Options(length='quick'), shuffled(6, Options(length='quick')))], ids=['6'])
async def test_a_page_that_was_always_open_looks_like_a_fresh_one(table, options):
    """Whatever happens at the table, in whatever order: names, modes, players who come and go, undo, another party."""
    walk = Walk(table, 6)
    fresh = await table.join('ru')
    for _ in range(150):
        chance = walk.rng.random()
        if table.ru.all('again'):
            table.en.tap('again')
        elif chance < .06:
            table.settle(walk.rng.choice(['mode-sober', 'mode-alcohol', 'quiet', 'relay']))
        elif chance < .12:
            table.settle(walk.rng.choice(['more', 'fewer', 'up-1']) if 1 in seats(table) else 'more')
        elif chance < .18:
            table.settle(**{f'n{walk.rng.choice(seats(table))}': walk.rng.choice(['Оля', 'Ким', ''])})
        else:
            table.en.tap(walk.rng.choice(sorted(m for m in table.en.marks() if m.startswith(PLAY) and m not in ('fold', 'undo')) + ['undo']))
        fresh.user.client.delete()
        await fresh.open()
        assert fresh.marks() == table.ru.marks()
        assert fresh.read().removesuffix(fresh.read('toasts')).strip() == table.ru.read().removesuffix(table.ru.read('toasts')).strip()
        assert sorted(fresh.said()) == sorted([*table.ru.said()]) or table.ru.read('toasts')


def seats(table):
    """Who has a row in the panel."""
    table.ru.tap('settings')
    found = [int(mark.removeprefix('remove-')) for mark in table.ru.marks() if mark.startswith('remove-')]
    table.ru.tap('close-panel')
    return found
