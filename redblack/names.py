"""Names as the table shows them: nothing hidden in them, short enough for every phone, and no two that look the same.

What is typed stays text: ``<b>`` is three visible characters here, and escaping them is the page's job.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import takewhile
from unicodedata import normalize

import regex  # type: ignore[import-untyped]  # the package carries no type hints

LONGEST_NAME = 16

# The longest emoji, a kiss with two skin tones, has 10 code points. A longer "character" is a heap of jamo or of joined consonants:
# one character by the book, a whole line on the screen. The text ends before it.
HEAP = 12

# Code points read for each character that may be shown: plenty for any keyboard, and a pasted megabyte costs no more than a page.
READ = 256

# What leaves no ink: controls, bidi marks, fillers, tags, surrogates, code points that nobody assigned; then the blank note, the Egyptian
# blanks, and what a phone leaves in the place of a picture. Spaces, the joiner and the two emoji selectors have rules of their own below.
INVISIBLE = regex.compile(r'[[\p{C}\p{DI}\U0001D159\U00013441\U00013442\uFFFC]--[\s\u200D\uFE0E\uFE0F]]+', regex.V1)

# All that may be shown, piece by piece; what fits no piece is dropped: a joiner, selector or skin tone with nothing to work on, a mark
# without a base (it would sit on the page's own text), the third mark on one base, the joiner before a fifth head.
SPACE = r'\s\u2800'  # the empty braille cell looks like one
MARK = r'\p{M}\u0E33\u0EB3\uFF9E\uFF9F'  # the last four are letters by the book, yet hang on the letter before them
EMOJI = r'(?:\p{EBase}\p{EMod}|\p{ExtPict}[\uFE0E\uFE0F]?)'
SHOWN = regex.compile(rf'''
      {EMOJI} (?:\u200D{EMOJI}){{0,3}}
    | [0-9\#*]\uFE0F?\u20E3
    | [^{SPACE}{MARK}\p{{EMod}}\u200D] [[{MARK}]--[\uFE0E\uFE0F]]{{0,2}}
    | [{SPACE}]+
''', regex.V1 | regex.X)
SPACES = regex.compile(rf'[{SPACE}]+')
CALLABLE = regex.compile(r'[\p{L}\p{N}\p{RI}\p{ExtPict}\u20E3]')  # something to call a player by

# Every digit in a circle, black, double or sans, and a digit with the enclosing circle put on: all look like the table's own marks.
CIRCLED = r'[\u2460-\u2473\u24EA-\u24FF\u2776-\u2793\u3251-\u325F\u32B1-\u32BF\U0001F10B\U0001F10C]'
OWN_MARK = regex.compile(rf'(?:\s*(?:{CIRCLED}|\p{{N}}\p{{M}}?\u20DD)\p{{M}}*)+$')

# Too small to tell across the table: accents (not the vowel signs of Hindi or Thai, nor the strokes that make が of か), apostrophes, gaps.
SMALL = regex.compile(r"[[[\p{M}&&\p{Script=Inherited}]\p{Me}\p{C}\p{DI}\s'‘’ʼ`]--[\u3099\u309A]]+", regex.V1)

# Each sign reads as the one below it. In capitals I is l, so i has to be l as well. Where the two cases look unlike, the capital
# decides (В is B, Н is H, Greek Ν is N), because names begin with it; г is r and б is 6 by the small letter.
LOOKS = (
    str.maketrans('авекмнорстухзбчгґіӏјѕһԁԛԝү',
                  'abekmhopctyx364rrlljshdqwy')
    | str.maketrans('αβγεζηικμνορτυχωλπφ',
                    'abrezhlkmnoptyxwлпф')
    | str.maketrans('i1ı|ǀł0øđɑɡ‐–—−',
                    'lllllloodag----')
)


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """What was typed, as it may be shown: one line of at most *longest* visible characters, or '' if nothing visible is left.

    Nobody hides a word, turns the line around or climbs out of it; a family, a flag or a keycap stays whole or goes whole.
    Cleaning twice changes nothing, so it does not matter who cleaned before.
    """
    text = _shown(INVISIBLE.sub('', text[:READ * longest]))
    # Marks are few by now, so composing is quick. It can pull a letter apart into one mark too many: hence once more.
    text = SPACES.sub(' ', _shown(normalize('NFC', text))).strip()
    # A long row of flags takes the splitter quadratic time; one code point past all that can be shown is as good as the rest.
    characters: list[str] = regex.findall(r'\X', text[:HEAP * longest + 1])[:longest]
    return ''.join(takewhile(lambda c: len(c) <= HEAP, characters)).strip()


def clean_name(text: str) -> str:
    """A player's name as it may be shown; '' if it has no letter, number or emoji to call the player by.

    Circled digits at its end go: the table gives those itself, and a second «Оля ①» would be nobody's.
    """
    name: str = OWN_MARK.sub('', clean(text, LONGEST_NAME))
    return name if CALLABLE.search(name) else ''


def skeleton(name: str) -> str:
    """What is left of a name across the table: «Саша», «Caшa» and «саша» are one, and so are «Алёна» and «Алена».

    For comparing names that are clean. It errs towards "the same": a needless ① is a smaller harm than a vote for the wrong player.
    """
    large: str = SMALL.sub('', normalize('NFKD', name))
    return large.casefold().translate(LOOKS)


def marked(names: Mapping[int, str]) -> dict[int, str]:
    """Names by seat as shown: those that look the same get ①, ②, ③ … ⑳, then 21, 22 …, in the order of *names*."""
    alike = Counter(skeleton(name) for name in names.values())
    given: Counter[str] = Counter()
    shown = {}
    for seat, name in names.items():
        look = skeleton(name)
        if alike[look] > 1:
            given[look] += 1
            # A plain number may be somebody's own: «Оля 21» is a name that anyone can type.
            while given[look] > 20 and skeleton(f'{name} {given[look]}') in alike:
                given[look] += 1
            name = f'{name} {chr(ord("①") - 1 + given[look]) if given[look] <= 20 else given[look]}'
        shown[seat] = name
    return shown


def _shown(text: str) -> str:
    return ''.join(SHOWN.findall(text))
