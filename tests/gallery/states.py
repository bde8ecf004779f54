"""Every state in which a screen can be looked at: the lightest and the heaviest, and what lies over them.

Red or Black is written in the notes of tests/rules/table.py. The tasks and themes that come first are those with the longest texts.
"""
from __future__ import annotations

from tests.gallery import banking, hearts
from tests.gallery.state import SOLID, WIDE, State
from tests.rules.test_end import PARTY

RULES = 'black 7H done, black QH done, black KH {law} done, '                # every bet missed: whoever bets takes the card
HEAVY = 'black TH done, black TD done, black JH done, black QH done, black 7H done, black KH {law} done, '
SIX = 'red 9H >1 done, higher 6S'                                            # at the price of two
IMMUNE = 'red TH >2 done, higher TS done, red 4S done, red 4C done, black 4D done, red 2S'

TV = {
    'in': State(names=()),
    'in-12': State(seats=12, names=WIDE),
    'in-12-usual': State(seats=12),
    'no-way-in': State(url=''),
    'colour': State('black 7H done,', 6),
    'height': State(RULES + 'red 9D >0 done,', 6, law='Вместо имён — города'),
    'naming': State('red 7H >2 done, lower 5S', 4),
    'miss': State(RULES + 'red 7D >1 done, higher AS', 6, law='Вместо имён — города'),
    'two': State('red 7H >2 done, higher 2S', 4),
    'two-wide': State(HEAVY + 'red 2D >5', 12, WIDE),
    'queen': State('red QH >1', 8),
    'nine': State('black JH done, black 7H done, red 9H >3', 12),
    'eight': State('black JH done, black 8H', 5),
    'king-asks': State('red KH >1', 4),
    'king-solid': State('red KH >1 {law}', 4, law=SOLID),
    'joker': State('black 7H done, red XR', 6),
    'cup': State(HEAVY + 'red XR done, red XB', 12),
    'six-usual': State(RULES + SIX, 6),
    'six': State(HEAVY + SIX, 12),
    'heaviest': State(HEAVY + SIX, 12, WIDE),
    'heaviest-bet': State(HEAVY + 'red 9H >1 done,', 12, WIDE),
    'heaviest-2': State(HEAVY + SIX, 2, WIDE, law=SOLID),
    'over': State(PARTY, 3),
    'over-6': State(PARTY, 6),
    'over-12': State(PARTY, 12),
    'over-wide': State(PARTY, 12, WIDE),
    'over-at-once': State('red XR done, red XB done', 2),
    'over-again': State(PARTY, 3, length='quick', parties=2),
}
TV = {name: State(**{**vars(state), 'page': 'tv'}) for name, state in TV.items()}

PHONE = {
    # ---- bets
    'first': State(names=()),
    'colour-free': State('black 7H done,'),
    'colour-own': State('black 7H done,', own=1, others=(0, 2)),
    'colour-watch': State('black 7H done,', own=0, others=(1, 2)),
    'colour-gone': State('black 7H done,', own=0, others=(1, 2), gone=(1,)),
    'height-free': State('black 7H done, red 9D >0 done,'),
    'height-rules': State('black 7H done, black QH done, red 9D >0 done,', own=2),
    'height-joker': State('red XR done, red 9D >0 done,', 12, own=1),
    'heaviest-bet': State(HEAVY + 'red 9H >1 done,', 12, WIDE),
    'heaviest-own': State(HEAVY + 'red 9H >1 done,', 12, WIDE, own=6),
    # ---- naming
    'naming': State('red 7H', own=0),
    'naming-two': State('red 9H >1 done, lower 5S', 2),
    'naming-twelve': State('red 9H >1 done, lower 5S', 12, WIDE),
    'naming-watch': State('red 7H', own=1, others=(0, 2)),
    # ---- what the card says
    **{f'card-{rank}': State(f'red {rank}H >1', own=1) for rank in 'A2345'},
    'card-6': State('red 6H >1', own=1),
    **{f'card-{rank}': State(f'red {rank}H >1', own=1) for rank in '789TJQ'},
    'missed': State('black 5H', own=0),
    'missed-high': State('red 9H >1 done, higher 5S', own=1),
    'watched': State('red 5H >1', own=2, others=(0, 1)),
    'back-to-who': State('black 5H done, red 3D >0', own=0),
    'back-to-nobody': State('black 3H', own=0),
    'six-twice': State(SIX, own=1),
    'eight': State('black JH done, black 8H', 5, own=1),
    'immune': State(IMMUNE, 4, own=1),
    'immune-laid': State(IMMUNE + ' 1:lay', 4, WIDE, own=1),
    'heaviest': State(HEAVY + SIX, 12, WIDE),
    'heaviest-two': State(HEAVY + SIX, 2, WIDE, law=SOLID),
    'king-asks': State('red KH >1', own=1),
    'king-watched': State('red KH >1', own=2, others=(1,)),
    'king-said': State('red KH >1 {law}', own=1),
    'king-solid': State('red KH >1 {law}', own=1, law=SOLID),
    'joker': State('black 7H done, red XR', 6, own=1),
    'cup': State('black 7H done, red XR done, red XB', own=2),
    'cup-heavy': State(HEAVY + 'red XR done, red XB', 12, WIDE),
    # ---- the end
    'over': State(PARTY, 3),
    'over-wide': State(PARTY, 12, WIDE),
    'over-at-once': State('red XR done, red XB done', 2),
    'over-again': State(PARTY, 3, length='quick', parties=2),
    # ---- what lies over the table
    'rules-unfolded': State(HEAVY + 'red 9H >1 done,', taps=('fold',)),
    'standings': State(HEAVY + 'red 9H >1 done,', own=1, others=(0, 2), gone=(2,), taps=('gauges',)),
    'standings-wide': State(HEAVY + 'red 9H >1 done,', 12, WIDE, taps=('gauges',)),
    'my-seat': State(own=1, taps=('gauges', 'own')),
    'sit-down': State(others=(0, 1), taps=('gauges', 'sit')),
    'code': State(others=(0, 1), taps=('gauges', 'code')),
    'call': State(taps=('gauges', 'invite')),
    'settings': State(RULES, taps=('settings',)),
    'settings-wide': State(HEAVY, 12, WIDE, taps=('settings',)),
    'start-again': State(taps=('restart',)),
    'refused': State(own=0, others=(1,), line='black 7H done,', taps=('red',)),
    'lost': State('black 7H done,', script='window.fetch = () => new Promise(() => {}); document.getElementById("popup").ariaHidden = "false"'),
    # ---- other pages
    'rules': State(page='rules'),
    'host': State(page='host'),
    'host-room': State(page='host', script='location.hash = "room"'),
    'host-seat': State(page='host', taps=('seat-0',)),
    'nowhere': State(page='/nowhere'),
    'pin-asked': State(page='/pin-asked'),
}
# Those of the README.
ANN = 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve'
SHOWN = {
    'readme-phone': State('black 7H done, red QD >3 done, ', 5, ANN, own=2, others=(0, 1)),
    'readme-tv': State('black 7H done, red QD >3 done, lower 6S >0', 5, ANN, page='tv'),
    'readme-end': State(PARTY, 3, ANN),
}
PHONE |= hearts.PHONE | banking.PHONE
STATES = {f'tv-{name}': state for name, state in TV.items()} | PHONE | hearts.TV | banking.TV | SHOWN
