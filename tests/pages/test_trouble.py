"""One element's trouble is its own: the rest of its screen, and every other screen, go on. And nothing is polled."""
import pytest
from nicegui import binding

from pages.red_or_black import bets, deeds, final, king, rules_in_force, sight, words
from pages.red_or_black import table as whole_page
from pages.red_or_black import turn as top_line
from tests.rules.table import rows

# what it draws, its function, cards, the line before, what is tapped on the English phone while it fails on the Russian one
FAILING = rows(
    ('the cards in the texts', words, 'ref', '7H', '', 'red'),
    ('the top line', top_line, 'whose', '7H', 'red', 'chip-2'),
    ('crown and cup', whole_page, 'gauges', '7H', '', 'red'),
    ('the card', sight, 'picture', '7H', '', 'red'),
    ('a bet', bets, 'ref', '7H', 'red >2', 'done'),
    ('the chips', bets, 'naming', '7H', '', 'red'),
    ('what the card is about', bets, 'title', '7H', '', 'red'),
    ('the heading', deeds, 'title', '7H', 'red', 'chip-2'),
    ('the rules that touch it', deeds, 'touched', '9H', '', 'black'),
    ('who owes', deeds, 'owes', '2H', 'red', 'chip-2'),
    ('the king', king, 'suggestions', 'KH', 'red', 'chip-2'),
    ('the rules in force', rules_in_force, 'rule', '7H', 'red', 'chip-2'),
    ('the final screen', final, 'holder', 'XR XB', 'red done red', 'done'),
)


class Trouble(Exception):
    pass


def spoil(monkeypatch, home, name):
    """Let it fail in Russian."""
    whole = getattr(home, name)

    def spoilt(*args, **kwargs):
        if getattr(args[0], 'language', '') == 'ru':
            raise Trouble(name)
        return whole(*args, **kwargs)
    monkeypatch.setattr(home, name, spoilt)


def mend(monkeypatch, caplog):
    """All is well again; it was written down that something was not."""
    assert Trouble in {record.exc_info[0] for record in caplog.records if record.exc_info}
    caplog.clear()
    monkeypatch.undo()


def rest(screen, name):
    """What stands on the page apart from that."""
    own = {'whose': 'turn', 'ref': ('said', 'rule'), 'rule': 'rule', 'gauges': 'gauges'}.get(name, ())
    hands = [e._classes for e in screen.everything() if {'hand', 'ending'} & {*e._classes}]
    return hands, screen.asked(), {what: screen.lines(what) for what in ('turn', 'said', 'rule', 'gauges') if what not in own}


@pytest.mark.parametrize('what, home, name, deal, line, mark', FAILING)
async def test_what_fails_leaves_the_rest_of_its_screen_alone(what, home, name, table, mark, monkeypatch, caplog):
    spoil(monkeypatch, home, name)
    table.en.tap(mark)
    mend(monkeypatch, caplog)
    assert rest(table.ru, name) == rest(await table.join('ru'), name)


@pytest.mark.parametrize('what, home, name, deal, line, mark', FAILING)
async def test_a_page_that_is_opened_meanwhile_has_the_rest_too(what, home, name, table, mark, monkeypatch, caplog):
    table.en.tap(mark)
    spoil(monkeypatch, home, name)
    late = await table.join('ru')
    mend(monkeypatch, caplog)
    assert rest(late, name) == rest(await table.join('ru'), name)


@pytest.mark.parametrize('what, home, name, deal, line, mark', FAILING)
async def test_what_fails_on_one_screen_is_whole_on_the_others(what, home, name, table, mark, monkeypatch, caplog):
    spoil(monkeypatch, home, name)
    table.en.tap(mark)
    mend(monkeypatch, caplog)
    whole = await table.join('en')
    assert (table.en.read(), table.en.marks()) == (whole.read(), whole.marks())


@pytest.mark.parametrize('deal', ['4S 7H'])
async def test_a_screen_that_recovers_is_whole_at_the_next_change(table, monkeypatch, caplog):
    spoil(monkeypatch, words, 'ref')
    table.en.tap('red')
    assert table.ru.read('said') == ''
    mend(monkeypatch, caplog)
    table.ru.tap('done')
    table.ru.tap('red')
    assert table.ru.read('said') == 'Угадано · ♥7'


@pytest.mark.parametrize('line', ['red 7H >2 done, lower XR'])
async def test_nothing_is_polled(table):
    await table.join('ru', '/tv')
    for mark in 'settings', 'apply', 'gauges', 'close-standings', 'done':
        table.ru.tap(mark)
    assert binding.active_links == []
