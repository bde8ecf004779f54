"""The final screen: the cup, the best streak, the hit table, the rounds, another party (§8)."""
import pytest

from redblack.games.red_or_black.moves import Options
from tests.rules.table import rows
from tests.rules.test_end import PARTY

END = ', red XR done, red XB done'


def hit_table(screen):
    return screen.lines('paper')[0]


def pictures(screen):
    return [e._props['src'].rpartition('/')[2] for e in screen.everything() if '/deck-' in e._props.get('src', '')]


# rule, line of three, who holds the cup and for how many, in Russian and in English
CUP = rows(
    ('§8 whoever drew the second joker', 'red KS done, red XR done, red XB done', '×1 Кубок короля Игрок 3', "×1 The king's cup Player 3"),
    ('§4 never more than 3', 'red 7S done, red TS done, red JS done, red QS done, red XR done, red XB done',
     '×3 Кубок короля Игрок 3', "×3 The king's cup Player 3"),
    ('§4 a cup of weight 0', 'red XR done, red XB done', '×0 Кубок короля Игрок 2', "×0 The king's cup Player 2"),
)


@pytest.mark.parametrize('seats', [3])
@pytest.mark.parametrize('rule, line, russian, english', CUP)
async def test_who_holds_the_cup(rule, table, russian, english):
    assert (table.ru.read('holder'), table.en.read('holder')) == (russian, english)


# rule, line of two, the streak in Russian and in English, its cards
STREAKS = rows(
    ('§8 the longest run of one’s own hits', 'red 5H >1 done, lower 9S done, red 9H >1 done, higher 4S done' + END,
     '2 подряд Лучшая серия · Игрок 1', '2 hits in a row Best streak · Player 1', ['5H.svg', '9H.svg']),
    ('§8 one hit', 'red 4S done, red 5H >0 done, lower XR done, lower XB done', '1 подряд Лучшая серия · Игрок 2',
     '1 hit in a row Best streak · Player 2', ['5H.svg']),
    ('§8 nobody hit', 'red XR done, red XB done', 'Никто ни разу не угадал. Бывает.', 'Nobody has hit once. It happens.', []),
)


@pytest.mark.parametrize('seats', [2])
@pytest.mark.parametrize('rule, line, russian, english, cards', STREAKS)
async def test_the_best_streak_with_its_cards(rule, table, russian, english, cards):
    assert (table.ru.read('streak'), table.en.read('streak')) == (russian, english)
    shown = [name for name in pictures(table.ru) if not name.startswith(('back', 'X'))]
    assert shown[len(shown) - len(cards):] == cards


@pytest.mark.parametrize('line, seats', [(PARTY, 3)])
async def test_the_hit_table_whole_and_by_level(table):
    assert hit_table(table.ru) == (
        'Попадания Игрок Угадано Пасы Штрафы '
        'Игрок 2 цвет 3/3 · 100,0 % больше-меньше 1/1 · 100,0 % 100,0 % 4 из 4 0 3 '
        'Игрок 1 цвет 1/2 · 50,0 % больше-меньше 0/0 · – · пас 1 50,0 % 1 из 2 1 3 '
        'Игрок 3 цвет 0/0 · – больше-меньше 1/2 · 50,0 % · пас 1 сгорел 1 иммунитет 50,0 % 1 из 2 1 5')
    assert hit_table(table.en) == (
        'Hits Player Hit rate Passes Penalties '
        'Player 2 colour 3/3 · 100.0% higher-lower 1/1 · 100.0% 100.0% 4 of 4 0 3 '
        'Player 1 colour 1/2 · 50.0% higher-lower 0/0 · – · pass 1 50.0% 1 of 2 1 3 '
        'Player 3 colour 0/0 · – higher-lower 1/2 · 50.0% · pass 1 1 immunity wasted 50.0% 1 of 2 1 5')


@pytest.mark.parametrize('line, seats', [('red XR done, red XB done', 2)])
async def test_no_bets_are_a_dash(table):
    assert hit_table(table.ru).endswith('Игрок 1 цвет 0/0 · – больше-меньше 0/0 · – – 0 из 0 0 1 Игрок 2 цвет 0/0 · – больше-меньше 0/0 · – – 0 из 0 0 1')


@pytest.mark.parametrize('line, seats', [('red TH >1 done, higher TS done, red XR done, red XB done', 2)])
async def test_wasted_immunities_are_counted(table):
    assert 'Игрок 2 цвет 0/0 · – больше-меньше 0/1 · 0,0 % сгорело 2 иммунитета 0,0 %' in hit_table(table.ru)
    assert '2 immunities wasted' in hit_table(table.en)


@pytest.mark.parametrize('deal', ['9H AS XR XB'])
async def test_who_has_left_is_marked_as_gone(table):
    table.play('red >2 done higher done')
    table.settle('remove-1')
    table.play('red done red done')
    assert 'Игрок 2 цвет 0/0 · – больше-меньше 0/1 · 0,0 % уже не за столом 0,0 % 0 из 1 0 2' in hit_table(table.ru)
    assert hit_table(table.en).count('left the table') == 1


@pytest.mark.parametrize('line, options, called', [
    ('red 7H >2 done, lower XR done, lower XB done', Options(length='quick', mode='sober', relay=True), {0: 'Оля'})])
async def test_another_party_keeps_settings_circle_and_names(table):
    assert (table.ru.read('again'), table.en.read('again')) == ('Ещё партию', 'Another game')
    table.en.tap('again')
    assert [screen.read('whose') for screen in table.screens] == ['Ходит Оля', 'Turn Оля']
    assert table.ru.read('gauges') == '0/2 0' and not table.ru.lines('rule') and {'red', 'black'} <= table.ru.marks()
    table.ru.tap('settings')
    on = {mark for e in table.ru.all() for mark in e._markers if e._props.get('aria-checked') == 'true'}
    assert on == {'length-quick', 'mode-sober', 'relay', 'language-ru'}


@pytest.mark.parametrize('line', ['red XR done, red XB done'])
async def test_the_table_under_the_final_screen_is_gone(table):
    """It is covered; whoever hears the page instead of seeing it must not be told of a turn, nor find its buttons."""
    assert 'Ходит' not in [*table.ru.said()]
    assert [mark for e in table.ru.everything() for mark in e._markers].count('settings') == 1


@pytest.mark.parametrize('line', ['red XR done, red XB done'])
async def test_from_the_final_screen_back_by_undo_and_into_the_settings(table):
    table.ru.tap('settings')
    assert table.ru.all('apply')
    table.en.tap('undo')
    assert not table.en.all('ending') and table.en.all('done')
    assert table.en.read('toasts') == 'The last move was taken back.'
