"""What our cards are drawn of: ranks as strokes, spots, and half a court. A card is 250 × 350 units.

Everything is made of straight lines, arcs and one width of stroke, so it stays crisp at any size; no font is needed, and every device shows the same card.
"""
from __future__ import annotations

# Ranks: centre lines of a stroke of 17 units in a box 100 high; what sticks out of the box is cut off flat.
WIDTHS = {'T': 90, 'J': 58}  # of the box; 64 where nothing is said
STROKES = {
    'A': 'M4 112L32-6L60 112M15 70H49',
    '2': 'M8.5 36V32A23.5 23.5 0 0 1 55.5 32C55.5 54 12 64 11 91.5H64',
    '3': 'M5 8.5H50L29 41.5H31A25 25 0 1 1 6.6 72',
    '4': 'M39-10L13 70H64M46 42V110',
    '5': 'M57 8.5H16.5L13.5 46C18 41 24 38.2 31 38.2A26.6 26.6 0 1 1 6 74',
    '6': 'M37-8L8 53.8M32 38.5A26.5 26.5 0 1 1 31.9 38.5Z',
    '7': 'M2 8.5H52L22 112',
    '8': 'M32 8.5A20 20 0 1 1 31.9 8.5ZM32 48A21.8 21.8 0 1 1 31.9 48Z',
    '9': 'M27 108L56 46.2M32 61.5A26.5 26.5 0 1 1 32.1 61.5Z',
    'T': 'M2 29L18.5 14V110M42.5 28.5A20 20 0 0 1 82.5 28.5V71.5A20 20 0 0 1 42.5 71.5Z',
    'J': 'M46.5-5V70A19 21.5 0 0 1 8.5 70V62',
    'Q': 'M8.5 32A23.5 23.5 0 0 1 55.5 32V68A23.5 23.5 0 0 1 8.5 68ZM35 64L62 104',
    'K': 'M8.5-5V105M64-12L12 58M27 36L63 112',
}

LEFT, MIDDLE, RIGHT = 86, 125, 164

# Where the spots of the upper half and of the middle lie. The lower half is the upper one turned round, but for the single spot of the seven.
SPOTS = {
    '2': [(MIDDLE, 68)], '3': [(MIDDLE, 68), (MIDDLE, 175)], '4': [(LEFT, 68), (RIGHT, 68)], '5': [(LEFT, 68), (RIGHT, 68), (MIDDLE, 175)],
    '6': [(LEFT, 68), (RIGHT, 68), (LEFT, 175), (RIGHT, 175)], '7': [(LEFT, 68), (RIGHT, 68), (LEFT, 175), (RIGHT, 175), (MIDDLE, 121)],
    '8': [(LEFT, 68), (RIGHT, 68), (LEFT, 175), (RIGHT, 175), (MIDDLE, 121)],
    '9': [(LEFT, 62), (RIGHT, 62), (LEFT, 137), (RIGHT, 137), (MIDDLE, 175)],
    'T': [(LEFT, 62), (RIGHT, 62), (LEFT, 137), (RIGHT, 137), (MIDDLE, 99)],
}

# From the hat to the waist, on a panel of the suit's colour: p is paper, d the deep shade, i the ink.
COURT = {
    'K': '<path fill="{p}" d="M91 84L84 44L105 63L125 38L145 63L166 44L159 84Z"/><path d="M91 73H159V78H91Z"/>'
         '<path fill="{d}" d="M88 84H162V150H88Z"/><path fill="{p}" d="M97 84H153V112H97ZM56 175V150L97 124L125 160L153 124L194 150V175Z"/>'
         '<path fill="{d}" d="M97 108H153V126L125 160L97 126Z"/><path fill="{p}" d="M115 117H135V122H115Z"/>'
         '<path d="M107 94H116V101H107ZM134 94H143V101H134Z"/>',
    'Q': '<path fill="{d}" d="M80 175V106A45 45 0 0 1 170 106V175Z"/>'
         '<path fill="{p}" d="M80 76a8 8 0 1 1 16 0a8 8 0 1 1-16 0M95 59a8 8 0 1 1 16 0a8 8 0 1 1-16 0M117 52a8 8 0 1 1 16 0a8 8 0 1 1-16 0'
         'M139 59a8 8 0 1 1 16 0a8 8 0 1 1-16 0M154 76a8 8 0 1 1 16 0a8 8 0 1 1-16 0M98 107a27 27 0 1 1 54 0a27 27 0 1 1-54 0M115 130H135V146H115Z'
         'M56 175A69 36 0 0 1 194 175Z"/><path d="M109 104a5.5 5.5 0 0 1 11 0ZM130 104a5.5 5.5 0 0 1 11 0ZM119 119H131L125 126Z"/>',
    'J': '<path fill="{p}" d="M84 80L148 50A16 16 0 0 1 166 80Z"/>'
         '<path fill="{d}" d="M150 53C158 36 172 34 186 40C180 60 166 68 156 64ZM90 80H160V126H90Z"/>'
         '<path fill="{p}" d="M100 80H150V108A25 25 0 0 1 100 108ZM56 175V158L104 138H146L194 158V175Z"/><path d="M104 138H146L125 164Z'
         'M109 93H118V100H109ZM132 93H141V100H132ZM118 117H132V121H118Z"/>',
    'X': '<path fill="{p}" d="M88 92C70 80 62 58 76 46C92 52 104 66 108 84C106 62 112 50 125 42C138 50 144 62 142 84C146 66 158 52 174 46'
         'C188 58 180 80 162 92Z"/>'
         '<path fill="{d}" d="M110 92C106 66 112 52 125 42C138 52 144 66 140 92Z"/>'
         '<path fill="{p}" d="M65 46a9 9 0 1 1 18 0a9 9 0 1 1-18 0M116 40a9 9 0 1 1 18 0a9 9 0 1 1-18 0M167 46a9 9 0 1 1 18 0a9 9 0 1 1-18 0'
         'M97 92H153V108A28 28 0 0 1 97 108Z"/><path fill="{d}" d="M125 92H153V108A28 28 0 0 1 125 136Z"/>'
         '<path d="M104 112A21 19 0 0 0 125 130V112ZM105 101L111 93L117 101L111 109Z"/>'
         '<path fill="{p}" d="M146 112A21 19 0 0 1 125 130V112ZM133 101L139 93L145 101L139 109ZM56 175V146L75 162L92 142L108 160L125 142L142 160L158 142'
         'L175 162L194 146V175Z"/>',
}
