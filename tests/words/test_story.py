"""The sentences of the story: the same kinds in every language, each with its facts, none of them a drink."""
import re
from collections import Counter
from types import SimpleNamespace

import pytest

from i18n import LANGUAGES, Voice
from pages.red_or_black.story import Teller, parties, variants
from redblack.session import Session
from tests.rules.table import GAME
from tests.sitting import sit
from tests.test_resume import evening
from tests.words.catalogs import domain, fields
from tests.words.test_cards import alarm

# kind: facts that every sentence of it must have; in brackets those that it may
FACTS = {
    **dict.fromkeys(('hit.red', 'hit.black', 'miss.red', 'miss.black'), 'name card'),
    **dict.fromkeys(('hit.higher', 'hit.lower', 'miss.higher', 'miss.lower', 'tie'), 'name card against'),
    'pass': 'name card (against)', 'joker': 'name', 'to': 'name', 'takes.named': 'name penalties', 'takes.own': 'penalties',
    'two.named': 'name other penalties', 'two.own': 'other penalties', 'bounced': 'name other penalties', 'home': 'name other penalties',
    **dict.fromkeys(('4', '5', '7', '9', 'T.own', 'Q.own', 'aloud.own', 'first', 'closed'), ''), '8': 'theme',
    '6.named': 'name penalties', '6.own': 'penalties', **dict.fromkeys(('T.named', 'Q.named', 'aloud.named'), 'name'),
    'J.named': 'name mate', 'J.own': 'mate', 'law.named': 'name rule', 'law.own': 'rule', 'second': 'name penalties', 'empty': '(name)',
    'immunity': 'names',
    'best.streak': 'name cards', 'best.bold': 'name card against share', 'best.unlucky': 'name card (against) share', 'best.pass': 'name card',
    'best.free': 'name card', 'best.bounce': 'name other', 'best.boomerang': 'name other', 'best.run': 'n', 'best.drought': 'name n',
    'best.duel': 'name other n', 'best.named': 'name n', 'best.saved': 'name card', 'best.wasted': 'name', 'best.heaviest': 'name penalties',
    'best.laws': 'rules', 'cup': 'name penalties', 'cup.empty': 'name', 'party': 'number name penalties', 'party.unfinished': 'number',
}
SENTENCES = [pytest.param(language, m.id, m.string, id=f'{language} {m.id}') for language in LANGUAGES for m in domain(language, 'story')]


def screen(language, session, mode='sober'):
    voice = Voice(language, mode)
    return SimpleNamespace(language=language, voice=voice, _=voice._, session=session)


@pytest.mark.parametrize('language', LANGUAGES)
def test_every_kind_has_several_sentences_and_there_is_no_other(language):
    found = Counter(m.id.removeprefix('story.').rpartition('.')[0] for m in domain(language, 'story'))
    assert set(found) == set(FACTS) and min(found.values()) > 1
    assert all(variants(Voice(language), kind) == n for kind, n in found.items())


@pytest.mark.parametrize('language, key, text', SENTENCES)
def test_a_sentence(language, key, text):
    wanted = FACTS[key.removeprefix('story.').rpartition('.')[0]]
    must, may = set(re.sub(r'\(.*?\)', '', wanted).split()), set(re.findall(r'\w+', wanted))
    assert must <= fields(text) <= may
    assert text.endswith('.') and len(text) <= 110 and not re.search(r'[!"]|\s\s', text)
    assert not alarm(language, text)


def test_the_same_number_of_sentences_in_every_language():
    ids = [[m.id for m in domain(language, 'story')] for language in LANGUAGES]
    assert all(other == ids[0] for other in ids)


def test_every_kind_is_told_in_play():
    """In 120 evenings at random and one with an empty cup, in every language: no fact is missing, and every kind of event comes."""
    told = Counter()

    class Listening(Teller):
        def say(self, kind, **facts):
            told[kind] += 1
            return super().say(kind, **facts)

    journals = [evening(number)[1] for number in range(120)]
    for session in [*(Session(GAME, journal) for journal in journals), sit('red XR done, red XB done')]:
        for language in LANGUAGES:
            for party in parties(session):
                teller = Listening(screen(language, session), party)
                texts = [teller.rounds(), teller.cup(), teller.cup('party'), *map(teller.praise, party.best)]
                assert not re.search(r'[{}]', ' '.join(texts))
    assert set(FACTS) - set(told) == set()


def test_no_sentence_comes_again_before_all_of_its_kind_have_come():
    game, journal, _ = evening(3)
    session = Session(game, journal)
    for language in LANGUAGES:
        teller = Teller(screen(language, session), parties(session)[-1])
        kind, facts = 'hit.red', {'name': 'Оля', 'card': '♥7'}
        n = variants(teller.screen.voice, kind)
        said = [teller.say(kind, **facts) for _ in range(3 * n)]
        assert len({*said[:n]}) == n and said == said[:n] * 3
    journal.close()
