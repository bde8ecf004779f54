"""What people type, and what the table makes of it."""
from random import Random
from time import perf_counter
from unicodedata import is_normalized

import pytest
import regex

from redblack.names import HEAP, LONGEST_NAME, clean, clean_name, marked, skeleton

FAMILY = '👨\u200d👩\u200d👧\u200d👦'
KISS = '👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿'
RAINBOW = '🏳\ufe0f\u200d🌈'
KEYCAP = '1\ufe0f\u20e3'
SCOTLAND = '🏴' + ''.join(chr(0xE0000 + ord(c)) for c in 'gbsct') + '\U000e007f'


@pytest.mark.parametrize('text', [
    'Оля', 'Zoë', 'Жан-Поль 2', '李小龍', 'नमस्ते', 'สมชาย', 'น้ำ', '홍길동', 'محمد', 'אורי', "O'Neil", '½',
    '<script>', '&amp;', '%s {0}', '!?', '—',
    FAMILY, KISS, RAINBOW, KEYCAP, '#\ufe0f\u20e3', '👍🏽', '🇷🇺🇺🇦', '❤\ufe0f\u200d🔥', '❤\ufe0e', '🏴\u200d☠\ufe0f', '🧑🏻\u200d🤝\u200d🧑🏿',
    'sixteen letters!', FAMILY * 16, '🇺🇦' * 16, KEYCAP * 16,
])
def test_stays_as_typed(text):
    assert clean(text) == text


@pytest.mark.parametrize('text, shown', [
    ('', ''),
    (' \t\r\n\u00a0\u2003\u3000', ''),                            # only spaces
    ('\u2800', ''),                                               # a braille cell without dots
    ('\u200d', ''), ('\ufe0f', ''), ('🏽', ''), ('\u0301', ''),    # nothing to work on
    ('\u115f\u1160\u3164\uffa0', ''),                             # Hangul fillers
    ('\u200b\u200c\u2060\ufeff\u00ad\u034f\u180e', ''),           # no width
    ('\ue000\ud83d\udc68\U000e0378\uffff\x00\x7f\x85', ''),       # private, surrogates, unassigned, controls
    ('\U000e0001\U000e0041О\U000e0042ля', 'Оля'),                 # a message in tags
    (SCOTLAND, '🏴'),                                             # flags of tags are the price of that
    ('\u202eялО\u202c', 'ялО'), ('\u2066О\u2069ля\u200f\u061c', 'Оля'),
    ('  Оля \n\t и\u3000  Петя ', 'Оля и Петя'), ('Оля \u200d Я', 'Оля Я'),
    ('О\u200dл\u200cя', 'Оля'), ('👨\u200dа', '👨а'), ('а\u200d👨', 'а👨'), ('👨\u200d\u200d👩', '👨👩'),
    ('О\ufe0fля', 'Оля'), ('1\ufe0f', '1'), ('葛\U000e0100', '葛'), ('а🏽', 'а'), ('🐱🏽', '🐱'),
    ('e\u0301', 'é'), ('\u212b', 'Å'), ('ᄀ\u200bᅡ\u200dᆨ', '각'),
    ('о\u0316\u0317\u0318\u0319ля', 'о\u0316\u0317ля'), ('a\u0300\u0301\u0302' * 3, 'à\u0301' * 3),
    ('Z' + '\u0300\u0323' * 999 + 'o', 'Ẓ\u0300o'),
    ('\u0301Оля \u0301', 'Оля'),                                  # a mark with no base would sit on the page's text
    ('я' * 300, 'я' * 16), ('<script>alert(1)</script>', '<script>alert(1)'), ('fifteen letters  and more', 'fifteen letters'),
    ('x' * 15 + FAMILY + FAMILY, 'x' * 15 + FAMILY), ('x' * 16 + FAMILY, 'x' * 16),
    ('x' * 15 + '🇺🇦🇺🇦', 'x' * 15 + '🇺🇦'), (KEYCAP * 17, KEYCAP * 16),
    ('👨\u200d' * 5 + '👧', '👨\u200d👨\u200d👨\u200d👨👨\u200d👧'),   # four heads to a family
    ('Я' + 'ᄀ' * 99, 'Я'),                                        # one character by the book
])
def test_made_safe(text, shown):
    assert clean(text) == shown


def test_a_rule_may_be_longer_and_say_anything_visible():
    assert clean('!' * 121, 120) == '!' * 120
    assert clean(FAMILY * 121, 120) == FAMILY * 120


@pytest.mark.parametrize('text, name', [
    ('Оля', 'Оля'), ('7', '7'), ('½', '½'), ('👑', '👑'), ('❤', '❤'), ('🇺🇦', '🇺🇦'), ('*\ufe0f\u20e3', '*\ufe0f\u20e3'),
    ('<script>', '<script>'), ('я' * 300, 'я' * 16),
    ('', ''), (' ', ''), ('...', ''), ('«—»', ''), ('\u3164', ''), ('+', ''), ('^_^', ''),
    ('Оля ①', 'Оля'), ('Оля⑳', 'Оля'), ('Оля ① ② ', 'Оля'), ('Оля ❶', 'Оля'),
    ('Оля ⓵\u0301', 'Оля'), ('Оля ㉑', 'Оля'), ('Оля 1\u20dd', 'Оля'), ('Оля ①\u2800', 'Оля'),
    ('①', ''), ('① Оля', '① Оля'), ('Оля 1', 'Оля 1'), ('x' * 15 + '①② and more', 'x' * 15),
])
def test_a_name_is_something_to_call_a_player_by(text, name):
    assert clean_name(text) == name


@pytest.mark.parametrize('one, other', [
    ('Саша', 'Caшa'), ('саша', 'САША'), ('Са ша', 'Саша'), ('Алёна', 'Алена'), ('Zoë', 'zoe'), ('ВОВА', 'BOBA'), ('НОНА', 'HOHA'),
    ('ТОМ', 'TOM'), ('КИМ', 'Kим'),
    ('РОСУХ', 'POCYX'), ('Оля', '0ля'), ('Ілля', 'Iлля'), ('Їжак', 'Iжак'), ('Ian', 'lan'), ('Ian', '1an'),
    ('Јеѕ', 'Jes'), ('ΝΙΚΗ', 'NIKH'), ('ΑΒΕΖ', 'ABEZ'), ('Πоля', 'Поля'),
    ('O’Neil', "O'Neil"), ('Anna–Li', 'Anna-Li'), ('Ｏля', 'Оля'),
    ('𝐀nna', 'Anna'), ('❤\ufe0f', '❤'), ('1\ufe0f\u20e3', '1'), ('STRASSE', 'straße'),
])
def test_look_the_same(one, other):
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize('one, other', [
    ('Саша', 'Маша'), ('Оля', 'Юля'), ('Ян', 'Яна'), ('Anna', 'Hanna'), ('राम', 'रमा'), ('はな', 'ばな'),
    ('👍🏽', '👍🏿'), ('🇺🇦', '🇦🇺'), ('👨', '👩'), ('Оля', 'Оля 2'),
])
def test_look_different(one, other):
    assert skeleton(one) != skeleton(other)


@pytest.mark.parametrize('names, shown', [
    ({}, {}),
    ({0: 'Оля', 1: 'Петя'}, {0: 'Оля', 1: 'Петя'}),
    ({0: 'Оля', 1: 'Петя', 2: 'оля'}, {0: 'Оля ①', 1: 'Петя', 2: 'оля ②'}),
    ({2: 'Саша', 0: 'Caшa', 1: 'Саша'}, {2: 'Саша ①', 0: 'Caшa ②', 1: 'Саша ③'}),
    ({0: 'Оля', 1: 'Оля', 2: clean_name('Оля ①')}, {0: 'Оля ①', 1: 'Оля ②', 2: 'Оля ③'}),
    ({0: 'Оля', 1: 'Оля', 2: 'Оля 1'}, {0: 'Оля ①', 1: 'Оля ②', 2: 'Оля 1'}),
])
def test_marked(names, shown):
    assert list(marked(names).items()) == list(shown.items())


def test_a_crowd_of_one_name():
    shown = marked(dict.fromkeys(range(22), 'Оля') | {22: 'Оля 22', 23: 'Oля 2З'})
    assert [shown[seat] for seat in (0, 19, 20, 21, 22)] == ['Оля ①', 'Оля ⑳', 'Оля 21', 'Оля 24', 'Оля 22']
    assert len({skeleton(name) for name in shown.values()}) == len(shown)


NASTY = [
    *'aеЁ1#0 <\t①⑳가각कน↔🇺🇦👨👩❤🏽🐱', '\u200d', '\ufe0f', '\ufe0e', '\u20e3', '\u20dd', '\u0301', '\u0323', '\u0338', '\u0345', '\u0958', '\u094d',
    '\u09c7', '\u09be', '\u0e33', '\uff9e', '\u3164', '\u2800', '\u202e', '\u0600', '\U00011f02', '\U000e0041', '\U000e0100', '\ud83d', '\udc68',
    '\ue000', '\x00', '\u1100', '\u1161', '\u11a8', FAMILY, KEYCAP,
]


def test_whatever_comes():
    rng = Random(14)
    for _ in range(3000):
        text = ''.join(rng.choices(NASTY, k=rng.randrange(60)))
        shown, name = clean(text), clean_name(text)
        characters = regex.findall(r'\X', shown)
        assert (clean(shown), clean_name(name), clean(name)) == (shown, name, name), ascii(text)
        assert len(characters) <= LONGEST_NAME and all(len(c) <= HEAP for c in characters), ascii(text)
        assert is_normalized('NFC', shown) and not regex.search(r'\p{M}{3}|\p{Cs}|\p{Co}|\p{Cc}|^\s|\s$|\s\s', shown), ascii(text)


@pytest.mark.parametrize('piece', ['a', 'я ', '\u200b', '\u200d', ' \u200d', 'a\u200b', '\u0301\u0323', '①', 'ᄀ', '👨\u200d', '🇺', 'क\u094d'], ids=ascii)
def test_a_pasted_megabyte_is_no_hold_up(piece):
    started = perf_counter()
    clean('a' + piece * (1_000_000 // len(piece)), 120)
    assert perf_counter() - started < 1
