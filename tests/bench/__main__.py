"""`python -m tests.bench`: one table. `--quick` has all the rows, from a few seconds of each; its figures are only a sign of life."""
from __future__ import annotations

import argparse
import asyncio
from operator import truediv
from statistics import median

from tests.bench import loads, parties, slow, taps
from tests.bench.servers import both

HEAD = 'what', 'the game', 'measured against', 'ratio', 'aim', 'met'
NO_BROWSER = 'The loads are not measured: that takes Chromium and its driver (the packages chromium and chromium-driver).'
AT_ONCE = 30
LIGHT = (320, 15), (8, None)  # kilobytes and requests of the first and of the repeat load
SMOOTH = .05  # seconds of a task, after which a browser calls it long
MOST = {2: 1.5, 10: 1.5, 50: None, 100: 2.5}  # times the bare page, by screens; between 10 and 100 no aim is set

Row = tuple[str, str, str, str, str, str]


def judged(what: str, ours: str, other: str, ratio: float, most: float | None) -> Row:
    """A row whose ratio has an upper limit, or none."""
    if most is None:
        return what, ours, other, f'{ratio:.2f}', '', ''
    return what, ours, other, f'{ratio:.2f}', f'≤ {most}', yes(ratio <= most)


def yes(met: bool) -> str:
    return 'yes' if met else 'no'


def party_rows(seconds: float) -> list[Row]:
    found = parties.measure(seconds)
    other = f'{found.replaces:,.0f} replaces/s'
    return [(f'parties/s by the rules alone, {name}, {found.parties:,} games', f'{speed:.0f}', other, f'{found.replaces / speed:.0f}', aim,
             yes(speed >= 300) if aim else '')
            for name, speed, aim in (('any legal move', found.anything, '≥ 300/s'), ('quick play', found.hurry, ''))]


def browser_rows(times: int) -> list[Row]:
    with both() as servers:
        game, bare = loads.measure([server.base for server in servers])
        opening = slow.opening(*servers, times)
        turning = slow.turning(*servers, times)
    return [*(load_row(name, *most, *pair) for name, most, *pair in zip(('first load', 'repeat load'), LIGHT, game, bare, strict=True)),
            judged(f'interactive, {slow.SLOWER} times slowed down: median / p95 ms', *map(spread, opening), median(map(truediv, *opening)), 1.15),
            flip_row(*turning)]


def load_row(name: str, kilobytes: int, requests: int | None, game: loads.Load, bare: loads.Load) -> Row:
    met = game.kilobytes <= kilobytes and (requests is None or game.requests <= requests)
    return (f'{name} of /: KB on the wire, requests', *(f'{load.kilobytes:.1f} KB, {load.requests}' for load in (game, bare)),
            f'{game.kilobytes / bare.kilobytes:.2f}', f'≤ {kilobytes} KB' + (f', {requests}' if requests else ''), yes(met))


def flip_row(game: list[slow.Turn], bare: list[slow.Turn]) -> Row:
    """Judged by the median: under a load from elsewhere a single task may take any time."""
    ours, other = (median(turn.task for turn in turns) for turns in (game, bare))
    return (f'flip of a card, {slow.SLOWER} times slowed down: longest task, median / p95 ms; frames lost',
            *(f'{spread([turn.task for turn in turns])}; {median(turn.lost for turn in turns):.0f}' for turns in (game, bare)),
            f'{ours / other:.2f}', f'≤ {1000 * SMOOTH:.0f} ms', yes(ours <= SMOOTH))


def tap_rows(rungs: list[taps.Rung]) -> list[Row]:
    rows = []
    for rung in rungs:
        game, bare = (median(seconds) for seconds in rung.seconds)
        rows.append(judged(f'tap → text, {rung.screens} screens: median / p95 ms', *map(spread, rung.seconds), game / bare, MOST[rung.screens]))
    return rows


def company_rows(rung: taps.Rung) -> list[Row]:
    game, bare = (median(seconds) for seconds in rung.seconds)
    return [judged('tap → text, 12 phones and the TV: median / p95 ms', *map(spread, rung.seconds), game / bare, None),
            work_row('12 phones and the TV', rung)]


def work_row(who: str, rung: taps.Rung) -> Row:
    game, bare = rung.work
    return judged(f'processor for a tap, {who}: ms', f'{1000 * game:.1f}', f'{1000 * bare:.1f}', game / max(bare, 1e-4), None)


def together_row() -> Row:
    game, bare = asyncio.run(taps.together(AT_ONCE))
    return judged(f'{AT_ONCE} phones open at the same moment: ms until all are in', f'{1000 * game:.0f}', f'{1000 * bare:.0f}', game / bare, None)


def spread(seconds: list[float]) -> str:
    return f'{1000 * median(seconds):.1f} / {1000 * sorted(seconds)[round(.95 * (len(seconds) - 1))]:.1f}'


def memory_row(fewest: taps.Rung, most: taps.Rung) -> Row:
    game, bare = ((after - before) / (most.screens - fewest.screens) for before, after in zip(fewest.memory, most.memory, strict=True))
    return judged(f'memory a screen, from {fewest.screens} to {most.screens}: MB', f'{game:.2f}', f'{bare:.2f}', game / bare, None)


def table(rows: list[Row]) -> str:
    widths = [max(map(len, column)) for column in zip(HEAD, *rows, strict=True)]
    lines = [HEAD, tuple('-' * width for width in widths), *rows]
    return '\n'.join('| ' + ' | '.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + ' |' for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog='python -m tests.bench', description=__doc__)
    parser.add_argument('--quick', action='store_true', help='all rows, from a few seconds of each')
    quick = parser.parse_args().quick
    rows = party_rows(.5 if quick else 12)
    browser = loads.there_is_a_browser()
    rungs = asyncio.run(taps.climb(1 if quick else 60))
    rows += [*tap_rows(rungs), work_row(f'{rungs[-1].screens} screens', rungs[-1]), *company_rows(asyncio.run(taps.company(1 if quick else 60))),
             together_row(), *(browser_rows(2 if quick else 15) if browser else []), memory_row(rungs[0], rungs[-1])]
    print(table(rows), *([] if browser else [NO_BROWSER]), sep='\n')


if __name__ == '__main__':
    main()
