"""Our deck as SVG: 52 faces in two colours or in four, two jokers, four backs."""
from __future__ import annotations

from pages.parts.deck.shapes import COURT, MIDDLE, SPOTS, STROKES, WIDTHS
from pages.parts.icons import PIP
from redblack.cards import Card, colour, letter

PAPER, RED, BLACK = '#f7f3e8', '#c62828', '#111'
AMBER, TEAL = '#b04a00', '#0b5563'  # diamonds and clubs of four colours stay warm and cold: «Красная» and «Чёрная» stay true
DEEP = {RED: '#8e1717', BLACK: '#4b4641', AMBER: '#783200', TEAL: '#06343d'}  # the shade on a court

BACKS = 'halves', 'rhombs', 'rings', 'steps'
HEIGHT = 350


def face(card: Card, four: bool = False) -> str:
    """The picture of a card's front."""
    ink = {'D': AMBER, 'C': TEAL}.get(suit(card), '') if four else ''
    ink = ink or (RED if colour(card) == 'red' else BLACK)
    return sheet(twice(corner(card)) + middle(card, ink), ink)


def suit(card: Card) -> str:
    """C D H S, or X, the jokers' star."""
    return 'X' if letter(card) == 'X' else str(card.value[1])


def middle(card: Card, ink: str) -> str:
    rank = letter(card)
    if rank in COURT:
        return court(card, ink)
    if rank == 'A':
        return signature(ink) if suit(card) == 'S' else pip(suit(card), MIDDLE, 175, 124)
    spots = [(x, y, False) for x, y in SPOTS[rank]] + [(x, HEIGHT - y, True) for x, y in SPOTS[rank] if y != 175 and (rank, x) != ('7', MIDDLE)]
    return ''.join(pip(suit(card), x, y, 43, turned) for x, y, turned in spots)


def signature(ink: str) -> str:
    """The ace of spades: a spade within a spade within a spade, whose bodies are hearts upside down."""
    nest = (PAPER, 156, 132), (ink, 159, 106), (PAPER, 164, 50)
    return pip('S', MIDDLE, 172, 180) + ''.join(f'<g fill="{tone}">{pip("H", MIDDLE, y, size, True)}</g>' for tone, y, size in nest)


def court(card: Card, ink: str) -> str:
    half = COURT[letter(card)].format(p=PAPER, d=DEEP[ink])
    robe = '' if letter(card) == 'X' else pip(suit(card), 79, 160, 20)
    return f'<path d="M61 28H189a3 3 0 0 1 3 3V319a3 3 0 0 1-3 3H61a3 3 0 0 1-3-3V31a3 3 0 0 1 3-3Z"/>{twice(half + robe)}<path d="M56 173H194V177H56Z"/>'


def corner(card: Card) -> str:
    rank = letter(card)
    if rank == 'X':
        return pip('X', 32, 42, 38)
    wide = WIDTHS.get(rank, 64)
    index = (f'<svg x="{33 - wide * .24:.1f}" y="19" width="{wide * .48:.1f}" height="48" viewBox="0 0 {wide} 100">'
             f'<path d="{STROKES[rank]}" fill="none" stroke="currentColor" stroke-width="17" stroke-miterlimit="8"/></svg>')
    return index + pip(suit(card), 33, 91, 33)


def pip(kind: str, x: float, y: float, size: float, turned: bool = False) -> str:
    return f'<path d="{PIP[kind]}" transform="translate({x} {y})scale({size / 100:g}){"rotate(180)" if turned else ""}"/>'


def twice(half: str) -> str:
    """The same, and once more upside down: a card has no wrong way up."""
    return f'{half}<g transform="rotate(180 125 175)">{half}</g>'


def sheet(inside: str, ink: str) -> str:
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" color="{ink}" fill="{ink}">'
            f'<rect width="250" height="350" rx="16" fill="{PAPER}"/>{inside}</svg>')


def back(kind: str) -> str:
    """One of BACKS. Turned round, rhombs and rings stay what they are; halves and steps trade red for black."""
    art = {'halves': halves, 'rhombs': rhombs, 'rings': rings, 'steps': steps}[kind]()
    return sheet(f'<svg x="13" y="13" width="224" height="324" viewBox="13 13 224 324">{art}</svg>', BLACK)


def halves() -> str:
    return (f'<path d="M0 0H250L0 350Z" fill="{RED}"/><path d="M250 0V350H0Z"/>'
            f'<g fill="{PAPER}">{pip("H", 82, 106, 92)}{pip("S", 168, 246, 92)}</g>')


def icon() -> str:
    """The game on a home screen and in the tab of a browser: the halves as a square."""
    ground = f'<path d="M0 0H100V100H0Z" fill="{BLACK}"/><path d="M0 0H100L0 100Z" fill="{RED}"/>'
    suits = f'<g fill="{PAPER}">{pip("H", 30, 31, 36)}{pip("S", 70, 69, 36)}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{ground}{suits}</svg>'


def rhombs() -> str:
    """Paper rhombs with a black heart, in rows: one pattern that repeats."""
    rhomb = f'<g fill="{PAPER}">{pip("D", 18.5, 23, 40)}</g>{pip("D", 18.5, 23, 15)}'
    tile = f'<pattern id="r" x="14" y="14" width="37" height="46" patternUnits="userSpaceOnUse">{rhomb}</pattern>'
    return f'{tile}<path d="M0 0H250V350H0Z" fill="{RED}"/><path d="M14 14H236V336H14Z" fill="url(#r)"/>'


def rings() -> str:
    return '<path d="M0 0H250V350H0Z"/>' + ''.join(
        f'<circle cx="125" cy="175" r="{12 + 22 * n}" fill="none" stroke="{(RED, PAPER)[n % 2]}" stroke-width="10"/>' for n in range(9))


def steps() -> str:
    roofs = ''.join(f'M-60 {305 - y}L125 {175 - y}L310 {305 - y}' for y in range(10, 300, 26))
    half = f'<svg width="250" height="174"><path d="{roofs}" fill="none" stroke="{{}}" stroke-width="13"/></svg>'
    return half.format(BLACK) + f'<g transform="rotate(180 125 175)">{half.format(RED)}</g>'
