"""A finished game as a picture to send around: one SVG, upright as messengers like it, that needs nothing but the fonts of whoever looks at it.

Red, felt and paper lie over each other: who holds the cup, the best streak, the hit table with what is worth telling. Paper takes what it needs,
felt and red share the rest. Whatever has a *data-room* must not be longer than so: the page draws it together where a device has wider letters than guessed.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil, radians, sin

from markupsafe import Markup, escape

from pages.leaf import written
from pages.parts.cards import SIGNS, index
from pages.parts.deck.drawing import BACKS, BLACK, PAPER, RED, back, face
from pages.parts.icons import CROWN, CUP
from pages.parts.lettering import ems, fitted, wrapped
from pages.parts.markup import NOTHING, join, tag
from pages.red_or_black.final import percent, ranked, rate
from pages.red_or_black.keepsake import speaker
from pages.red_or_black.story import Teller, parties
from pages.red_or_black.words import capital
from pages.speaker import Speaker
from redblack.cards import Card, colour
from redblack.game import Seat
from redblack.games.red_or_black.look import Row, View
from redblack.session import Session

WIDTH, HEIGHT, EDGE = 1080, 1350, 64
RIGHT = WIDTH - EDGE
SEAM = 14                              # red and black along the lower edge
RED_LEAST, FELT_LEAST, FELT_MOST = 338, 282, 430
FELT_LIT, FELT, FELT_DIM, ON_FELT = '#34483e', '#22302a', '#161f1b', '#bcc6bb'  # as in tokens.css, like all that follows
RED_DEEP, PALE, GREY = '#a31f1f', '#cfc7b1', '#57514a'
SANS = '-apple-system, "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, sans-serif'
SERIF = '"Iowan Old Style", Georgia, "Liberation Serif", "Times New Roman", serif'
SLIM = .9                              # letters of the story, beside the bold ones that are measured
BESIDE = 'streak', 'laws'              # the one is the fan; the others are the table's own jokes, and long
MOST_TOLD = 3


def poster(session: Session, language: str, day: date) -> str | None:
    """Of the last game that has come to its end, in the mode of the table as it is now. None before there is one."""
    over = [party for party in parties(session) if party.over]
    if not over:
        return None
    told = Printer(speaker(over[-1], language, session.view().options.mode), over[-1])
    screen, v = told.screen, told.screen.view
    paper = Paper.of(told, v)
    top = HEIGHT - SEAM - paper.height
    felt = min(max(top - RED_LEAST, FELT_LEAST), FELT_MOST)
    parts = join(cup(screen, v, written(screen.voice, day, 'long'), top - felt), streak(screen, v, top - felt, felt), paper.drawn(screen, top), seam())
    return str(tag('svg', '', parts, xmlns='http://www.w3.org/2000/svg', width=WIDTH, height=HEIGHT, viewBox=f'0 0 {WIDTH} {HEIGHT}', lang=language,
                   font_family=SANS))


class Printer(Teller):
    """Tells for a drawing: a card is its sign in its ink; a name stays on one line, and has a direction of its own, without an element."""

    def name(self, seat: Seat) -> Markup:
        return escape(f'\u2068{self.screen.label(seat)}\u2069'.replace(' ', '\u00a0'))

    def card(self, card: Card) -> Markup:
        sign = SIGNS.get(card.value[1], '')  # and no emoji
        return tag('tspan', '', f'{sign}\ufe0e{index(card)}', fill=RED if colour(card) == 'red' else BLACK)


# ---- what it is drawn of

def text(says: str, x: float, y: float, size: float, room: float = 0, /, **attributes: object) -> Markup:
    """One line on the base line *y*, in smaller letters where *room* is too little for it."""
    size = fitted(says, size, room) if room else size
    return tag('text', '', says, x=f'{x:.1f}', y=f'{y:.1f}', font_size=f'{size:.1f}', **({'data_room': f'{room:.0f}'} if room else {}), **attributes)


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: object) -> Markup:
    return tag('rect', '', x=f'{x:.1f}', y=f'{y:.1f}', width=f'{width:.1f}', height=f'{height:.1f}', fill=fill, **attributes)


def seam() -> Markup:
    half = WIDTH / 2
    return box(0, HEIGHT - SEAM, half, SEAM, RED) + box(half, HEIGHT - SEAM, half, SEAM, BLACK)


# ---- red: whose the cup is

def cup(screen: Speaker, v: View, day: str, height: float) -> Markup:
    """The cup stands on the felt; beside it, who holds it."""
    assert v.cup_holder is not None
    title = screen._('Red or Black')
    scale = (height - 126) / 20  # the drawing is 14 wide and 20 high, in the middle of 24
    half = tag('svg', '', tag('path', '', d=CUP), x=12, width=12, height=24, viewBox='12 0 12 24', fill=BLACK)
    grail = tag('g', '', tag('path', '', d=CUP), half, fill=PAPER, transform=f'translate({EDGE - 5 * scale:.1f} {height - 22 * scale:.1f})scale({scale:.2f})')
    x, y = EDGE + 14 * scale + 44, height - 48
    name = screen.label(v.cup_holder)
    size = fitted(name, 108, RIGHT - x)
    whole = f'{capital(screen.voice.card("cup"))} ×{v.cup_price}'
    words = (text(title, EDGE, 84, 38, 560, font_weight=700), text(day, RIGHT, 84, 30, 340, text_anchor='end'),
             text(whole, x, y - size * .86 - 14, 42, RIGHT - x), text(name, x - size * .05, y, size, RIGHT - x, font_weight=700))
    crown = tag('path', '', d=CROWN, fill=RED_DEEP, transform=f'translate(648 {height - 326})rotate(-9)scale(20)')
    return join(box(0, 0, WIDTH, height, RED), crown, grail, tag('g', '', *words, fill=PAPER))


# ---- felt: the best streak

def streak(screen: Speaker, v: View, top: float, height: float) -> Markup:
    """Its cards as a fan, and whose they are; cards face down where nobody has hit."""
    best = v.best_streak
    stops = (tag('stop', '', offset=at, stop_color=tone) for at, tone in ((0, FELT_LIT), (.62, FELT), (1, FELT_DIM)))
    light = tag('radialGradient', '', *stops, id='felt', r='.75')
    faces = [face(card) for card in best.cards] if best else [back(BACKS[0])] * 3
    cards, x = fan(faces, top, height)
    x, room, middle = x + 52, RIGHT - x - 52, top + height / 2
    if best is None:
        lines = wrapped(escape(screen._('Nobody has hit once. It happens.')), room / 52)
        words = join(*(text(line.unescape(), x, middle + 18 + (k - (len(lines) - 1) / 2) * 62, 52, room, font_weight=700) for k, line in enumerate(lines)))
    else:
        words = join(text(screen.voice.n('{n} hit in a row', '{n} hits in a row', best.length), x, middle - 18, 68, room, font_weight=700),
                     text(screen._('Best streak'), x, middle + 30, 32, room, fill=ON_FELT), text(screen.label(best.seat), x, middle + 82, 46, room))
    return join(light, box(0, top, WIDTH, height, 'url(#felt)'), cards, tag('g', '', words, fill=PAPER))


def fan(faces: Sequence[str], top: float, height: float) -> tuple[Markup, float]:
    """As on the final screen: any streak fits. And where its right edge is."""
    last = len(faces) - 1
    turn = min(8, 40 / len(faces))
    step = min(.54, 1.73 / max(1, last))                        # in widths of a card, as is the next
    spread = 1 + last * step + 3.92 * sin(radians(last * turn / 2))  # they are turned round a point below them: see `fanned`
    wide = min(height * .68 * 5 / 7, 560 / spread)
    high = wide * 7 / 5
    middle, upper = EDGE + wide * spread / 2, top + (height - high) / 2 - last * turn * wide / 700
    drawn = (fanned(sheet, middle + (i - last / 2) * step * wide, upper, wide, high, (i - last / 2) * turn) for i, sheet in enumerate(faces))
    return join(*drawn), EDGE + wide * spread


def fanned(sheet: str, middle: float, upper: float, wide: float, high: float, turn: float) -> Markup:
    left, rx = middle - wide / 2, f'{wide * .064:.1f}'
    placed = Markup(sheet.replace('<svg ', f'<svg x="{left:.1f}" y="{upper:.1f}" width="{wide:.1f}" height="{high:.1f}" ', 1))
    shade = (box(left - by, upper + down, wide + 2 * by, high, '#000', rx=rx, opacity=.2) for by, down in ((1.5, 1), (4, 5)))
    return tag('g', '', *shade, placed, transform=f'rotate({turn:.2f} {middle:.1f} {upper + 1.4 * high:.1f})')


# ---- paper: the hit table, and what is worth telling

@dataclass(frozen=True)
class Paper:
    """How the rows of the table lie, and the stories that have room below."""

    rows: list[tuple[Seat, Row]]
    columns: int
    pitch: float                 # of the rows
    stories: list[list[Markup]]  # each in its lines

    HEAD, GAP, LINE, FOOT = 96, 26, 41, 30
    SIZE = 32                    # of the letters of a story

    @classmethod
    def of(cls, told: Printer, v: View) -> Paper:
        rows = ranked(v)
        columns = 1 if len(rows) < 7 else 2
        pitch = min(max(366 / ceil(len(rows) / columns), 61), 80)
        paper = cls(rows, columns, pitch, [])
        best = [told.praise(h) for h in told.party.best if h.kind not in BESIDE] or [told.cup()]
        for story in best:
            lines = wrapped(story, (RIGHT - EDGE) / cls.SIZE / SLIM)
            more = cls(rows, columns, pitch, [*paper.stories, lines])
            if len(more.stories) <= MOST_TOLD and more.height <= HEIGHT - SEAM - RED_LEAST - FELT_LEAST:
                paper = more
        return paper

    @property
    def table(self) -> float:
        """Its height, with the heading."""
        return self.HEAD + ceil(len(self.rows) / self.columns) * self.pitch

    @property
    def height(self) -> float:
        return self.table + sum(self.GAP + self.LINE * len(lines) for lines in self.stories) + self.FOOT

    def drawn(self, screen: Speaker, top: float) -> Markup:
        head = text(screen._('Hits'), EDGE, top + 66, 44, 400, font_weight=700) + box(EDGE, top + 86, RIGHT - EDGE, 4, BLACK)
        return join(box(0, top, WIDTH, HEIGHT - SEAM - top, PAPER), tag('g', '', head, *self.hits(screen, top + self.HEAD), fill=BLACK),
                    tag('g', '', *self.told(top + self.table), font_family=SERIF, fill=BLACK))

    def hits(self, screen: Speaker, top: float) -> Iterator[Markup]:
        """Down the first column, then down the second."""
        gap, deep = 56, ceil(len(self.rows) / self.columns)
        wide = (RIGHT - EDGE - gap * (self.columns - 1)) / self.columns
        for k, (seat, row) in enumerate(self.rows):
            yield self.line(screen, screen.label(seat), row, EDGE + k // deep * (wide + gap), top + k % deep * self.pitch, wide)

    def line(self, screen: Speaker, name: str, row: Row, x: float, y: float, wide: float) -> Markup:
        """One player: name and rate, below them the rate as a bar and in numbers."""
        size, share = self.pitch * .46, percent(screen, row)
        of = screen._('{hits} of {bets}', hits=row.hits, bets=row.bets)
        note, base, bar = self.pitch * .31, y + self.pitch * .47, wide - 124
        drawn = (box(x, y + self.pitch * .65, long, self.pitch * .15, tone) for long, tone in ((bar, PALE), (bar * max(rate(row), 0), BLACK)))
        return join(text(name, x, base, size, wide - ems(share) * size - 20), text(share, x + wide, base, size, text_anchor='end', font_weight=700),
                    *drawn, text(of, x + wide, y + self.pitch * .84, note, 110, text_anchor='end', fill=GREY))

    def told(self, top: float) -> Iterator[Markup]:
        for lines in self.stories:
            yield box(EDGE, top + self.GAP / 2, RIGHT - EDGE, 1.5, PALE) if lines is not self.stories[0] else NOTHING
            for k, line in enumerate(lines):
                yield tag('text', '', line, x=EDGE, y=f'{top + self.GAP + 30 + k * self.LINE:.1f}', font_size=self.SIZE, data_room=RIGHT - EDGE)
            top += self.GAP + self.LINE * len(lines)
