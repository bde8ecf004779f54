"""Players who come and go in the middle of a round (§5)."""
import pytest

from tests.rules.table import rows

# rule, line, who is taken out, the top line then, the result line, the rules in force
OPEN = rows(
    ('§5 (d) naming goes on if the bettor sits', 'red 9H', 2, 'Ходит Игрок 1', 'Угадано · ♥9', 0),
    ('§5 (d) naming without the bettor: the round closes', 'red 9H', 0, 'Ходит Игрок 2', '', 0),
    ('§5 (d) doing goes on if bettor and executor sit', 'red 9H >2', 3, 'Выполняет Игрок 3', 'Угадано · ♥9', 0),
    ('§5 (d) doing without the executor: closed', 'red AH >2', 2, 'Ходит Игрок 1', '', 0),
    ('§5 (d) doing without the bettor: closed', 'red AH >2', 0, 'Ходит Игрок 2', '', 0),
    ('§5 (d) who is gone drops out of what is pending', 'red 2H >1', 2, 'Выполняет Игрок 2', 'Угадано · ♥2', 0),
    ('§5 a king’s rule stays, it is the table’s', 'red KH >2 done', 2, 'Ходит Игрок 1', '', 1),
    ('§5 the sevens stay', 'red 7H >2 done', 2, 'Ходит Игрок 1', '', 1),
    ('§5 a removed mate loses it', 'red JH >2 done', 2, 'Ходит Игрок 1', '', 0),
    ('§5 a removed queen too', 'red QH >2 done', 2, 'Ходит Игрок 1', '', 0),
    ('§5 a removed holder of immunities too', 'red TH >2 done', 2, 'Ходит Игрок 1', '', 0),
    ('§5 a joker’s round is never cancelled', 'red XR', 0, 'Джокер Все за столом', 'Джокер · ставка не в счёт', 0),
)


@pytest.mark.parametrize('rule, line, gone, turn, result, lasting', OPEN)
async def test_somebody_leaves_in_the_middle(rule, table, gone, turn, result, lasting):
    table.settle(f'remove-{gone}')
    assert (table.ru.read('whose'), table.ru.read('said'), len(table.ru.lines('rule'))) == (turn, result, lasting)
    late = await table.join('ru')
    assert (late.read(), late.marks()) == (table.ru.read(), table.ru.marks())


@pytest.mark.parametrize('line', ['red XR'])
async def test_anybody_may_say_done_when_the_drawer_of_the_joker_has_left(table):
    table.settle('remove-0')
    table.en.tap('done')
    assert table.ru.read('whose') == 'Ходит Игрок 2'
    table.ru.tap('gauges')
    assert table.ru.lines('count') == ['1', '1', '1', '0']  # who left is the last row


@pytest.mark.parametrize('line', ['red KS done, red XR done, red XB'])
async def test_the_cup_is_its_drawers_gone_or_not(table):
    table.settle('remove-2')
    assert table.ru.read('whose') == 'Выполняет Игрок 3' and 'Штрафов: 1' in table.ru.said()
    table.en.tap('done')
    assert table.ru.read('holder') == '×1 Кубок короля Игрок 3'


@pytest.mark.parametrize('deal', ['9H AS'])
async def test_a_newcomer_is_on_every_screen(table):
    table.play('red')
    table.settle('more', n4='Зоя')
    assert [chips[-1] for chips in (table.ru.lines('chip'), table.en.lines('chip'))] == ['5 Зоя', '5 Зоя']
    table.en.tap('chip-4')
    assert (table.ru.read('whose'), table.en.read('whose')) == ('Выполняет Зоя', 'Does it Зоя')
    table.play('done')
    assert table.en.read('whose') == 'Turn Player 1'  # the list changed in mid-round: the first bets


@pytest.mark.parametrize('seats', [12])
async def test_twelve_play(table):
    table.play('red done')
    table.ru.tap('gauges')
    assert len(table.ru.lines('seat')) == 12 and 'сейчас ходит' in table.ru.lines('seat')[1]


@pytest.mark.parametrize('called', [{0: '<img src=x onerror=alert(1)>', 1: '{name} %s {0}', 2: '"\'&amp;', 3: '</bdi><b>'}])
@pytest.mark.parametrize('deal', ['2H AS TH XR XB'])
async def test_names_are_only_names(table, called):
    """Markup, blanks to fill in and quotes in a name are letters on every page, from the chips to the story."""
    tv = await table.join('ru', '/tv')
    table.play('red')
    assert table.ru.lines('chip')[1:] == [f'{seat + 1} {called[seat]}' for seat in (1, 2, 3)]
    table.play('>1')
    for name in called[1], called[2]:
        assert name in table.ru.read('deed') and name in tv.read('tvsay')
    table.play('done higher done red >0 done lower done lower done')
    for screen in table.screens:
        assert all(name in screen.read() for name in called.values())
