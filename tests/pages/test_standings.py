"""Round the table, skip, start again, undo: what the top bar opens (§5)."""
import pytest

from tests.rules.table import rows

# rule, line, the rows in Russian
SEATED = rows(
    ('§5 four numbered seats', '', ['1 Игрок 1 сейчас ходит 0', '2 Игрок 2 0', '3 Игрок 3 0', '4 Игрок 4 0']),
    ('§3.5 nothing booked before done', 'red 9H >2 done, higher AS', ['1 Игрок 1 0', '2 Игрок 2 выполняет карту 0', '3 Игрок 3 0', '4 Игрок 4 0']),
    ('§3.5 booked by done', 'red 9H >2 done, higher AS done', ['1 Игрок 1 0', '2 Игрок 2 2', '3 Игрок 3 сейчас ходит 0', '4 Игрок 4 0']),
    ('§4 10 immunities', 'red TH >1 done, higher TS', ['1 Игрок 1 0', '2 Игрок 2 2 иммунитета · выполняет карту 0', '3 Игрок 3 0', '4 Игрок 4 0']),
)


@pytest.mark.parametrize('rule, line, seats_shown', SEATED)
async def test_who_sits_here_with_what(rule, table, seats_shown):
    table.ru.tap('gauges')
    assert table.ru.seats() == seats_shown
    assert not table.en.all('panel')  # it opens on this screen alone
    table.ru.tap('close-standings')
    assert not table.ru.all('panel')


@pytest.mark.parametrize('deal', ['9H AS'])
async def test_the_open_list_follows_the_table(table):
    table.en.tap('gauges')
    table.play('red >2 done higher done')
    table.settle('remove-3')
    table.settle(n0='Оля')
    assert table.en.seats() == ['1 Оля turn 0', '2 Player 2 2', '3 Player 3 0', '4 Player 4 left the table 0']
    assert table.en.spoken('count') if len(table.en.all('count')) == 1 else '2 penalties' in table.en.said()


async def test_skip_who_is_away(table):
    table.ru.tap('gauges')
    assert table.ru.read('passover') == 'Пропустить ход: Игрок 1' and 'Карта не открывается.' in table.ru.read()
    table.ru.tap('passover')
    assert not table.ru.all('panel') and table.en.read('whose') == 'Turn Player 2'
    assert table.en.card == 'back-halves'


@pytest.mark.parametrize('line', ['red 7H', 'red 7H >2', 'red XR'])
async def test_no_skip_while_a_card_is_open(table):
    table.ru.tap('gauges')
    assert not table.ru.all('passover')


@pytest.mark.parametrize('line', ['red 7H >2'])
async def test_start_again_asks_first(table):
    before = table.looks()
    assert (table.ru.spoken('restart'), table.en.spoken('restart')) == ('Начать заново', 'Start again')
    table.ru.tap('restart')
    assert table.ru.read('dialog').startswith('Начать заново?') and not table.en.all('dialog')
    table.ru.tap('no')
    assert table.looks() == before
    table.ru.tap('restart')
    table.ru.tap('yes')
    assert not table.ru.all('dialog') and table.en.read('whose') == 'Turn Player 1' and {'red', 'black'} <= table.en.marks()


@pytest.mark.parametrize('line', ['red 7H >2'])
async def test_the_answer_to_a_question_that_is_no_longer_asked(table):
    """«Start» tapped after somebody else has moved on: the party that is under way stays."""
    table.ru.tap('restart')
    old = table.ru.asked()
    table.en.tap('done')
    table.ru.tap('yes', asked=old)
    assert table.en.read('whose') == 'Turn Player 2' and table.ru.read('toasts') == 'Игра уже ушла дальше. Взгляните ещё раз и нажмите.'


# rule, line, is there anything to take back
UNDO = rows(
    ('nothing at first', '', 'Отменять нечего.'),
    ('a turned card stays turned', 'red 7H', 'Карту, которую все видели, не вернуть.'),
    ('a naming', 'red 7H >2', ''),
    ('a done', 'red 7H >2 done', ''),
    ('a skip', 'skip', ''),
    ('a new party', 'red 7H restart', ''),
)


@pytest.mark.parametrize('rule, line, no', UNDO)
async def test_undo_and_the_reason_why_not(rule, table, no):
    before = table.looks()
    assert [screen.grey(screen.one('undo')) for screen in table.screens] == [bool(no)] * 2
    table.ru.tap('undo')
    if no:
        assert table.looks() == before and (table.ru.read('toasts'), table.en.read('toasts')) == (no, '')
    else:
        assert (table.ru.read('toasts'), table.en.read('toasts')) == ('Последний ход отменён.', 'The last move was taken back.')


@pytest.mark.parametrize('line', ['red 7H >2'])
async def test_undo_is_announced_on_every_screen_and_forgotten_at_the_next_move(table):
    tv, late = await table.join('ru', '/tv'), None
    table.en.tap('undo')
    assert tv.read('toasts') == table.ru.read('toasts') == 'Последний ход отменён.'
    assert len(table.ru.all('chip')) == 4
    table.play('>3')
    late = await table.join('ru')
    assert [screen.read('toasts') for screen in (tv, table.ru, table.en, late)] == ['', '', '', '']


@pytest.mark.parametrize('line', ['red 7H >2'])
async def test_two_ask_to_start_again_and_one_party_begins(table):
    """The second «Start» was meant for the party that is over already."""
    table.ru.tap('restart')
    table.en.tap('restart')
    table.en.tap('yes')
    table.en.tap('red')
    before = table.en.looks()
    for mark in table.ru.marks() & {'yes'}:
        table.ru.tap(mark)
    assert table.en.looks() == before
