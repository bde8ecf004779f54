"""The rules in force at the bottom of every screen: who holds which, until when; and the rounds that they touch (§4)."""
import pytest

from redblack.games.red_or_black.moves import Options
from tests.rules.table import rows

SEVENS = '♥7 Счёт без 7, 14, 21… Сбой — глоток Игрок 3 · до конца партии'
TEN = '♠10 Иммунитет: минус один штраф Игрок 2 · пока не использован'

# rule, line, the lines in Russian and in English
LINES = rows(
    ('§4 none at first', '', [], []),
    ('§4 none while somebody is being named', 'red 7H', [], []),
    ('§4 7: at the naming', 'red 7H >2', [SEVENS], ['♥7 Counting? Skip 7, 14, 21… or sip Player 3 · to the end of the game']),
    ('§4 7: at the reveal after a miss', 'red 7S', ['♠7 Счёт без 7, 14, 21… Сбой — глоток Игрок 1 · до конца партии'],
     ['♠7 Counting? Skip 7, 14, 21… or sip Player 1 · to the end of the game']),
    ('§4 10', 'red TS', ['♠10 Иммунитет: минус один штраф Игрок 1 · пока не использован'], ['♠10 Immunity: takes off one penalty Player 1 · until used']),
    ('§4 J', 'red JS', ['♠J Собутыльник: глоток за компанию Игрок 1 · до следующего валета'],
     ['♠J Drinking buddy: sips when you sip Player 1 · until the next jack']),
    ('§4 Q', 'red QS', ['♠Q Только вопросы. Ответите — глоток Игрок 1 · до следующей дамы'],
     ['♠Q Questions only. Answer and you sip Player 1 · until the next queen']),
    ('§4 K', 'red KS', ['♠K Сказано вслух. Нарушите — глоток Игрок 1 · до следующего короля'],
     ["♠K Rule said aloud. Break it: one sip Player 1 · until the next king"]),
)


@pytest.mark.parametrize('rule, line, russian, english', LINES)
async def test_every_line_says_until_when(rule, table, russian, english):
    assert (table.ru.lines('rule'), table.en.lines('rule')) == (russian, english)


# rule, line, the lines in Russian
REPLACED = rows(
    ('§4 (d) they stay when the round is done', 'red 7H >2 done', [SEVENS]),
    ('§4 (d) the next 7 replaces the line', 'red 7H >2 done, higher 7S', ['♠7 Счёт без 7, 14, 21… Сбой — глоток Игрок 2 · до конца партии']),
    ('§4 (d) the next king too, his text with it', 'red KH >2 say=Тихо done, lower KS',
     ['♠K Сказано вслух. Нарушите — глоток Игрок 2 · до следующего короля']),
    ('§4 (d) 10s add up', 'red TH >1 done, higher TS', ['♥10 Иммунитет: минус один штраф ×2 Игрок 2 · пока не использован']),
    ('§4 (d) each holder has a line', 'red TH >2 done, higher TS', ['♥10 Иммунитет: минус один штраф Игрок 3 · пока не использован', TEN]),
    ('§4 10 one laid in stands until done', 'red TH >1 done, higher AS 1:lay', ['♥10 Иммунитет: минус один штраф Игрок 2 · пока не использован']),
    ('§4 10 used', 'red TH >1 done, higher AS 1:lay done', []),
    ('§4 10 one of two used', 'red TH >1 done, higher TS done, black 9S >1 done, lower AS >1 1:lay done',
     ['♥10 Иммунитет: минус один штраф Игрок 2 · пока не использован']),
    ('§5 a new party has none', 'red 7H >2 restart', []),
)


@pytest.mark.parametrize('rule, line, lines', REPLACED)
async def test_what_replaces_a_line(rule, table, lines):
    assert table.ru.lines('rule') == lines and len(table.en.lines('rule')) == len(lines)


@pytest.mark.parametrize('line, options', [('red JS', Options(mode='sober'))])
async def test_a_sober_table_has_a_partner(table):
    assert table.ru.lines('rule') == ['♠J Напарник: штраф за компанию Игрок 1 · до следующего валета']


@pytest.mark.parametrize('line', ['red KH >2 done, lower 4S >0 done'])
async def test_an_unsaid_rule_is_called_said_aloud(table):
    assert table.ru.lines('rule') == ['♥K Сказано вслух. Нарушите — глоток Игрок 3 · до следующего короля']
    assert table.en.lines('rule') == ["♥K Rule said aloud. Break it: one sip Player 3 · until the next king"]


@pytest.mark.parametrize('line', ['red KH >2 say=<b>Шёпотом</b>_&_тихо'])
async def test_the_kings_text_stands_in_the_line_as_it_was_typed(table):
    for screen in table.screens:
        assert screen.lines('rule')[0].startswith('♥K <b>Шёпотом</b> & тихо ')
        assert screen.read('spoken') == '<b>Шёпотом</b> & тихо'


@pytest.mark.parametrize('deal', ['7S TS JS QS'])
async def test_three_lines_fold_and_one_tap_unfolds_them(table):
    table.play('red done red done')
    assert len(table.ru.lines('rule')) == 2 and not table.ru.all('fold')
    table.play('red')
    assert [screen.lines('rule') for screen in table.screens] == [[], []]
    assert table.ru.read('fold').startswith('Действует правил: 3') and table.en.read('fold').startswith('Rules in force: 3')
    table.ru.tap('fold')
    assert len(table.ru.lines('rule')) == 3 and not table.en.lines('rule')  # it unfolds on this screen alone
    table.play('done red')
    assert len(table.ru.lines('rule')) == 4 and table.ru.read('fold').startswith('Действует правил: 4')
    table.ru.tap('fold')
    assert not table.ru.lines('rule')


@pytest.mark.parametrize('line', ['red 7S done red TS done red JS'])
async def test_a_tap_beside_the_unfolded_lines_folds_them(table):
    table.ru.tap('fold')
    table.ru.send(table.ru.one('scrim'), {})
    assert not table.ru.lines('rule') and not table.ru.all('scrim')


@pytest.mark.parametrize('line', ['red 7S done red TS done red JS'])
async def test_unfolded_lines_close_when_a_new_party_begins(table):
    table.ru.tap('fold')
    table.en.tap('restart')
    table.en.tap('yes')
    assert not table.ru.all('fold') and not table.ru.all('scrim')


MATE = 'Собутыльник — Игрок {}: за компанию глоток (можно безалкогольный).'
MULTIPLES = 'Семёрки в силе: 7, 14, 21… пропускаем.'

# rule, line, what the round in hand says about the rules in force
TOUCHED = rows(
    ('§4 J: joins in on a penalty', 'red JH >2 done, higher AS', [MATE.format(3)]),
    ('§4 J: on both of a 2', 'red JH >3 done, higher 2S', [MATE.format(4)]),
    ('§4 J: not on a common task', 'red JH >2 done, higher 4S', []),
    ('§4 J: not on the own penalty', 'red JH >1 done, higher AS', []),
    ('§4 J: on a joker', 'red JH >2 done, lower XR', [MATE.format(3)]),
    ('§4 J: not when nothing is left to do', 'red TH >2 done, higher JS >3 done, higher AS 2:lay', [MATE.format(4)]),
    ('§4 9: says so when sevens are in force', 'red 7H >2 done, higher 9S >0', [MULTIPLES]),
    ('§4 9: not without', 'red 9H >2', []),
    ('§4 7: no other value says it', 'red 7H >2 done, higher 4S', []),
)


@pytest.mark.parametrize('rule, line, notes', TOUCHED)
async def test_the_round_says_which_rule_touches_it(rule, table, notes):
    assert [text for text in table.ru.lines('note') if not text.startswith('Выполняет')] == notes
    assert len([text for text in table.en.lines('note') if not text.startswith('Does it')]) == len(notes)
