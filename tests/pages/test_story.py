"""The story of the evening on the final screen (§8): facts first, in order, the same on every screen."""
import pytest

from redblack.games.red_or_black.moves import Options
from tests.rules.table import rows

EVENING = 'red KH >2 say=Тихо done, lower 3S >0 bounce done, higher TC >3 done, higher 3C 3:lay done, red XR done, red 2C done, black XB done'
NAMED = {0: 'Оля', 1: 'Ким', 2: 'Ира', 3: 'Лев'}

# round, what its line says in Russian, and in English
ROUNDS = rows(
    ('a bet on colour, who was named, a rule', 0, 'Оля ♥K Ира Тихо', 'Оля ♥K Ира Тихо'),
    ('a bet on lower, a bounce, its price', 1, 'Ким ♥K ♠3 Оля Ира 2 штрафа', 'Ким ♥K ♠3 Оля Ира 2 penalties'),
    ('an immunity won', 2, 'Ира ♠3 ♣10 Лев иммунитет', 'Ира ♠3 ♣10 Лев immunity'),
    ('a miss with an immunity laid in', 3, 'Лев ♣10 ♣3 2 штрафа иммунитет', 'Лев ♣10 ♣3 2 penalties immunity'),
    ('the first joker', 4, 'Оля джокер штраф', 'Оля jok penalty'),
    ('a two', 5, 'Ким ♣2 Ира 1 штраф', 'Ким ♣2 Ира 1 penalty'),
    ('the second joker and the cup', 6, 'Ира джокер убок 2 штрафа', 'Ира jok cup 2 penalties'),
)


@pytest.mark.parametrize('line, called', [(EVENING, NAMED)])
@pytest.mark.parametrize('what, number, russian, english', ROUNDS)
async def test_a_round_says_all_that_happened(what, table, number, russian, english):
    for screen, words in (table.ru, russian), (table.en, english):
        told = screen.read('story')
        line = told.split(f' {number + 1} ', 1)[1].split(f' {number + 2} ', 1)[0]
        assert not [word for word in words.split() if word.casefold() not in line.casefold()], line


@pytest.mark.parametrize('line, called', [(EVENING, NAMED)])
async def test_highlights_come_first(table):
    for screen, words in (table.ru, ['куб', 'Тихо', '2 штрафа']), (table.en, ['cup', 'Тихо', '2 penalties']):
        best = screen.read('high')
        assert [word for word in words if word not in best.casefold() and word not in best] == []
        assert screen.read().index(best[:40]) < screen.read().index(screen.read('story')[:10])


@pytest.mark.parametrize('line, called', [(EVENING, NAMED)])
async def test_every_screen_tells_it_alike(table):
    other, tv = await table.join('ru'), await table.join('ru', '/tv')
    assert other.read('story') == table.ru.read('story') and other.read('high') == table.ru.read('high')
    table.ru.tap('undo')
    table.play('done')
    assert other.read('story') == table.ru.read('story')
    assert tv.read()


def finish(table):
    """Bet and say done until the party is over."""
    while not table.ru.all('again'):
        table.ru.tap(next(mark for mark in ('red', 'lower', 'done', 'chip-0', 'chip-1') if mark in table.ru.marks()))


@pytest.mark.parametrize('line, called, seats', [('red 9H >1 done, pass 9S done, red KH >1 done, lower XR done, lower XB done', {0: 'Оля', 1: 'Ким'}, 2)])
@pytest.mark.parametrize('options', [Options('quick')])
async def test_the_whole_evening_with_the_names_of_its_time(table):
    assert 'Весь вечер' not in table.ru.read()
    table.ru.tap('again')
    table.settle(n0='Яна')
    finish(table)
    now, earlier = table.ru.read().split('Весь вечер')
    assert 'Оля' not in now and 'Яна' in now
    assert 'Партия 1' in earlier and 'Партия 2' in earlier and 'Оля' in earlier and '♥9' in earlier
    assert 'The whole evening' in table.en.read()


@pytest.mark.parametrize('line, called, seats, options', [('red XR done, red XB done', {0: 'Оля', 1: 'Ким'}, 2, Options('quick'))])
async def test_who_sits_down_after_the_end_is_not_of_the_game_before(table):
    table.settle(n0='Яна', n1='Пётр')
    table.ru.tap('again')
    finish(table)
    now, earlier = table.ru.read().split('Весь вечер')
    assert 'Яна' in now and 'Оля' not in now
    assert 'Ким' in earlier.split('Партия 1')[1].split('Партия 2')[0] and 'Оля' in earlier  # whoever held the cup, and who began


@pytest.mark.parametrize('line', ['red 9H >2 done, higher AS done restart'])
async def test_a_party_that_was_started_again_is_told_too(table):
    finish(table)
    assert 'недоигранной' in table.ru.read() or 'до кубка не довели' in table.ru.read()
