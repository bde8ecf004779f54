"""`/rules`: the whole game on one page that can be printed. Numbers are computed, texts come from the catalogs, in the mode of the table."""
from __future__ import annotations

from fastapi import Depends
from markupsafe import Markup
from nicegui import ui

from pages.parts import icons
from pages.parts.cards import RANKS as NAMES
from pages.parts.markup import join, tag
from pages.red_or_black.words import TITLES, capital
from pages.screen import Screen
from pages.speaker import told
from pages.visit import Visit, Visits
from redblack.cards import RANKS
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.odds import SIDES, chance_of_hit
from redblack.games.red_or_black.values import CEILING, LASTING, LENGTHS

DOUBLING = 'A236'
OTHERS = 51
HOUSE = ('must_bounce', 'quiet', 'relay')
# the sections and how many paragraphs each has; those with a table of their own stand in `guide`
ROUND, LADDER, PASS, FORCE, CUP, ODDS, SLIPS, KNOW = 4, 4, 2, 2, 4, 3, 4, 12


def declare(visit: Visits, road: str) -> None:
    @ui.page(f'{road}/rules')
    def page(visit: Visit = Depends(visit)) -> None:  # noqa: B008  (so FastAPI says it)
        screen = Screen(visit)
        ui.page_title(text(screen, 'title'))
        screen.section('div', 'guide', 'options', guide)


def text(screen: Screen, key: str, **facts: object) -> str:
    return screen.voice.raw(f'guide.{key}').format_map(facts)


@told
def guide(screen: Screen, v: View) -> Markup:
    quick, standard, full = (f'{first}–{last}' for _, _, (first, last) in (LENGTHS[length] for length in ('quick', 'standard', 'full')))
    seven = screen.voice.percent(float(chance_of_hit('higher', 7)))
    facts = {'most': CEILING, 'double': 2 * CEILING, 'quick': quick, 'standard': standard, 'full': full, 'others': OTHERS, 'seven': seven}

    def says(key: str) -> Markup:
        return tag('p', '', text(screen, key, **facts))

    def section(key: str, *inside: Markup) -> Markup:
        return tag('section', '', tag('h2', '', text(screen, key)), *inside)

    def paragraphs(key: str, n: int) -> list[Markup]:
        return [says(f'{key}.{k}') for k in range(1, n + 1)]

    steps = tag('ol', '', *(tag('li', '', text(screen, f'round.{k}')) for k in range(1, ROUND + 1)))
    return join(
        tag('header', '', tag('h1', '', text(screen, 'title')), tag('a', 'icon', icons.CLOSE, href=screen.path(), aria_label=screen._('To the table'))),
        tag('p', 'intro', text(screen, 'intro')),
        section('round', steps),
        section('ladder', *paragraphs('ladder', LADDER)),
        section('pass', *paragraphs('pass', PASS)),
        section('values', values(screen)),
        section('force', *paragraphs('force', FORCE)),
        section('cup', *paragraphs('cup', CUP)),
        section('odds', says('odds.1'), odds(screen), *paragraphs('odds', ODDS)[1:]),
        section('slips', *paragraphs('slips', SLIPS)),
        section('house', says('house.1'), *(says(f'house.{name}') for name in HOUSE)),
        section('modes', tag('p', '', screen.voice.card('mode.why')), tag('p', '', screen.voice.card('mode.how'))),
        section('know', *paragraphs('know', KNOW)),
        section('keys', says('keys.1')),
        tag('a', 'go red', screen._('To the table'), icons.ARROW, href=screen.path()))


def values(screen: Screen) -> Markup:
    """Every value at price 1, in the words of the table's mode."""
    card = screen.voice.card

    def row(rank: str, kind: str, title: str, says: str) -> Markup:
        return tag('li', '', tag('b', 'rank', rank), tag('div', '', tag('b', '', title), tag('small', '', text(screen, f'kind.{kind}')), tag('p', '', says)))

    def kind(rank: str) -> str:
        return 'doubling' if rank in DOUBLING else 'lasting' if rank in LASTING else 'common'

    rows = [row({'T': '10'}.get(rank, rank), kind(rank), capital(card('mate')) if rank == 'J' else screen._(TITLES[rank]),
                card(f'value.{rank}', 1 if rank in DOUBLING else None)) for rank in RANKS]
    return tag('ul', 'values', *rows, row('★', 'joker', screen._('Joker'), card('value.X')))


def odds(screen: Screen) -> Markup:
    """Higher and lower against each rank, as shares (§6)."""
    head = tag('tr', '', *(tag('th', '', text(screen, f'odds.{column}')) for column in ('card', *SIDES)))
    rows = (tag('tr', '', tag('td', '', {'T': '10'}.get(rank, rank), ' ', tag('small', '', screen._(NAMES[rank]))),
                *(tag('td', '', screen.voice.percent(float(chance_of_hit(side, n)))) for side in SIDES)) for n, rank in enumerate(RANKS, 1))
    return tag('table', '', tag('thead', '', head), tag('tbody', '', *rows))
