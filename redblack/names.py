"""Names as the table shows them: nothing hidden in them, short enough for every phone, and no two that look the same.

The typed text stays text: ``<b>`` is three visible characters here, and escaping them is the page's job.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice, takewhile
from unicodedata import normalize

import regex  # type: ignore[import-untyped]  # the package has no type hints of its own

LONGEST_NAME = 16

# A four-headed family or a kiss with two skin tones is 11 code points at most. Longer "characters" are heaps of jamo or of joined
# consonants: one character by the book, a whole line on the screen.
HEAP = 12

# What leaves no ink: controls, bidi marks, fillers, tags, surrogates, code points that nobody assigned; then a null note head, Egyptian
# blanks, and the mark that a phone leaves in the place of a picture. Joiners, the two emoji selectors and spaces have rules of their own.
INVISIBLE = regex.compile(r'[[\p{C}\p{DI}\U0001D159\U00013441\U00013442\uFFFC]--[\s\u200D\uFE0E\uFE0F]]+', regex.V1)

# Everything that may be shown; what no line of this matches is dropped: a joiner or a selector with nothing to work on, a mark without
# a base (it would sit on the page's own text), the third mark on one base and all that are piled on it.
SHOWN = regex.compile(r'''
      (?P<emoji> \p{EBase}\p{EMod} | \p{ExtPict}[\uFE0E\uFE0F]? ) (?: \u200D (?&emoji) ){0,3}     # a face, a family, a flag on a pole
    | [0-9#*] \uFE0F? \u20E3                                                                      # a keycap
    | [[^\s]--[(?#)\p{M}\p{GCB=Extend}\p{GCB=SpacingMark}\u200D]] [[\p{M}\p{GCB=Extend}\p{GCB=SpacingMark}]--[\uFE0E\uFE0F\p{EMod}]]{0,2}
    | [\s\u2800]+
''', regex.V1 | regex.X)
