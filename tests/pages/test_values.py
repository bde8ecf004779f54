"""What each card asks, in the words of the language and the mode; tasks and themes; the bounce; everybody's round (§4)."""
import pytest

from i18n import Voice
from redblack.games.red_or_black.moves import Options
from tests.rules.table import rows

# value, line, heading in Russian and in English, card text with its number
VALUES = rows(
    ('A', 'red AS', 'Туз', 'Ace', ('value.A', 1)),
    ('A at 2', 'red 9H >2 done, higher AS', 'Туз', 'Ace', ('value.A', 2)),
    ('2', 'red 2S', 'Двойка на двоих', 'Two of you', ('value.2', 1)),
    ('2 passed', 'red 9H >2 done, pass 2S', 'Двойка на двоих', 'Two of you', ('value.2', 1)),
    ('3', 'red 9H >2 done, higher 3S', 'Тройка: оставить или отбить', 'Keep it or bounce it', ('value.3', 2)),
    ('4', 'red 4S', 'Руки вверх', 'Hands up', ('value.4',)),
    ('5', 'red 5S', 'Пальцы', 'Fingers', ('value.5',)),
    ('6', 'red 9H >2 done, higher 6S', 'Задание', 'A task', ('value.6', 2)),
    ('7', 'red 7S', 'Семёрки пропускаем', 'Sevens are skipped', ('value.7',)),
    ('8', 'red 8S', 'Цепочка слов', 'A chain of words', ('value.8',)),
    ('9', 'red 9S', 'Счёт по кругу', 'Count round the table', ('value.9',)),
    ('10', 'red TS', 'Иммунитет', 'Immunity', ('value.T',)),
    ('J', 'red JS', 'Собутыльник', 'Drinking buddy', ('value.J',)),
    ('Q', 'red QS', 'Только вопросы', 'Questions only', ('value.Q',)),
    ('K', 'red KS', 'Правило короля', "The king's rule", ('value.K',)),
    ('first joker', 'red XR', 'Каждому по одному', 'Everybody takes one', ('value.X',)),
    ('second joker', 'red KS done, red XR done, red XB', 'Кубок короля', "The king's cup", ('value.cup', 1)),
    ('second joker, no more than 3', 'red 7S done, red TS done, red JS done, red QS done, red XR done, red XB',
     'Кубок короля', "The king's cup", ('value.cup', 3)),
    ('second joker, an empty cup', 'red XR done, red XB', 'Кубок короля', "The king's cup", ('value.cup.empty',)),
)
# value, options, line, heading in Russian and in English, card text
OTHERWISE = rows(
    ('K on a quiet evening', Options(quiet=True), 'red KS', 'Правило короля', "The king's rule", ('value.K.quiet',)),
    ('J sober', Options(mode='sober'), 'red JS', 'Напарник', 'Partner', ('value.J',)),
    ('A sober', Options(mode='sober'), 'red AS', 'Туз', 'Ace', ('value.A', 1)),
    ('first joker sober', Options(mode='sober'), 'red XR', 'Каждому по одному', 'Everybody takes one', ('value.X',)),
)


@pytest.mark.parametrize('value, line, russian, english, text', VALUES)
async def test_what_the_card_asks(value, table, russian, english, text):
    assert_asks(table, russian, english, text, 'alcohol')


@pytest.mark.parametrize('value, options, line, russian, english, text', OTHERWISE)
async def test_what_the_card_asks_in_other_modes(value, options, table, russian, english, text):
    assert_asks(table, russian, english, text, options.mode)


def assert_asks(table, russian, english, text, mode):
    for screen, heading in (table.ru, russian), (table.en, english):
        deed = screen.read('deed')
        assert heading in deed and Voice(screen.language, mode).card(*text) in deed


# rule, line, what the page calls the penalties of each
OWED = rows(
    ('§4 A: the executor', 'red 9H >2 done, higher AS', {'Штрафов: 2'}, ''),
    ('§4 2: and the left neighbour', 'red 9H >2 done, higher 2S', {'Штрафов: 2'}, '2 Игрок 2 3 Игрок 3'),
    ('§4 2: the last one’s left neighbour is the first', 'red 2H >3', {'Штрафов: 1'}, '1 Игрок 1 4 Игрок 4'),
    ('§4 4: nothing is booked', 'red 4S', set(), ''),
    ('§4 K: nothing is booked', 'red KS', set(), ''),
    ('§4 the cup', 'red KS done, red XR done, red XB', {'Штрафов: 1'}, ''),
)


@pytest.mark.parametrize('rule, line, strokes, names', OWED)
async def test_who_owes_how_much_stands_as_strokes(rule, table, strokes, names):
    assert {text for text in table.ru.said() if text.startswith('Штрафов')} == strokes
    assert ' '.join(table.ru.lines('owes')) == names


# rule, line, what the last card names: the tasks or themes by their numbers as dealt (TASKS rise, THEMES fall)
SHOWN = rows(
    ('§4 6: one task', 'red 6S', ['task.0'], 'Другое задание', 'Another task'),
    ('§4 6 (d): two different ones at price 2', 'red 9H >2 done, higher 6S', ['task.0', 'task.1'], 'Другое задание', 'Another task'),
    ('§4 6: one on a pass', 'red 9H >2 done, pass 6S', ['task.0'], 'Другое задание', 'Another task'),
    ('§4 6: none repeats', 'red 6S done, red 6C', ['task.1'], 'Другое задание', 'Another task'),
    ('§4 8: a theme', 'red 8S', ['theme.23'], 'Другая тема', 'Another theme'),
    ('§4 8: none repeats', 'red 8S done, red 8C', ['theme.22'], 'Другая тема', 'Another theme'),
)


@pytest.mark.parametrize('rule, line, cards, russian, english', SHOWN)
async def test_tasks_and_themes_and_another_one_once(rule, table, cards, russian, english):
    def lie(cards):
        for screen in table.screens:
            voice = Voice(screen.language, 'alcohol')
            numbers = ['', ''] if len(cards) == 1 else ['1 ', '2 ']
            assert screen.lines('task') == [number + voice.card(card) for number, card in zip(numbers, cards, strict=False)]
    lie(cards)
    assert (table.ru.spoken('swap'), table.en.spoken('swap')) == (russian, english)
    table.en.tap('swap')
    kind, _, last = cards[-1].partition('.')
    lie([*cards[:-1], f'{kind}.{int(last) + (1 if kind == "task" else -1)}'])
    assert not table.ru.all('swap') and not table.en.all('swap')


BOUNCED = 'red 9H >2 done, higher 3S bounce'

# rule, line, the button in Russian and in English, the reason if it is greyed
BOUNCE = rows(
    ('§4 3: back to the previous executor', 'red 9H >2 done, higher 3S', 'Отбой: Игрок 3', 'Bounce: Player 3', '', ''),
    ('§4 3: it may fall on the bettor', 'red 9S done, red 3H >2', 'Отбой: Игрок 1', 'Bounce: Player 1', '', ''),
    ('§4 3: nobody before', 'red 3H >1', 'Отбой', 'Bounce', 'Отбить некому: это первая карта.', 'Nobody to bounce it to: this is the first card.'),
    ('§4 3: the same person', 'red 9H >1 done, higher 3S', 'Отбой', 'Bounce',
     'Отбить некому: прошлую карту выполнял этот же игрок.', 'Nobody to bounce it to: the last card was done by the same player.'),
    ('§4 3 (d): not twice', BOUNCED, 'Отбой', 'Bounce', 'Отбитую карту второй раз не отбить.', 'A card that came back cannot be sent back again.'),
)


@pytest.mark.parametrize('rule, line, russian, english, why, reason', BOUNCE)
async def test_a_bounce_or_the_reason_why_not(rule, table, russian, english, why, reason):
    for screen, label, no in (table.ru, russian, why), (table.en, english, reason):
        assert (screen.read('bounce'), screen.grey(screen.one('bounce'))) == (label, bool(no))
        assert screen.read('bouncing') == f'{label} {no}'.strip()
    if why:
        before = table.looks()
        table.ru.tap('bounce')
        assert table.looks() == before and (table.ru.read('toasts'), table.en.read('toasts')) == (why, '')


@pytest.mark.parametrize('line', ['red 9H >2 done, higher 3S', 'red 4S', 'red 9H >2 done'])
async def test_only_a_three_can_be_bounced(table):
    assert bool(table.ru.all('bounce')) == (table.ru.card == '3S')


@pytest.mark.parametrize('deal', ['9H 3S'])
async def test_nothing_goes_back_to_somebody_who_has_left(table):
    table.play('red >2 done')
    table.settle('remove-2')
    table.play('lower >1')
    assert table.ru.read('bouncing') == 'Отбой Отбить некому: кто выполнял прошлую карту, того уже нет за столом.'


@pytest.mark.parametrize('line, options', [('red 9H >2 done, higher 3S', Options(must_bounce=True))])
async def test_must_bounce_says_so(table):
    before = table.looks()
    table.en.tap('done')
    assert table.looks() == before and (table.ru.read('toasts'), table.en.read('toasts')) == ('', 'The house rule says: bounce it.')
    table.play('bounce done')
    assert table.ru.read('whose') == 'Ходит Игрок 3'


@pytest.mark.parametrize('line', ['red XR'])
async def test_the_first_joker_is_everybodys(table):
    assert not table.ru.all('owes')  # all owe the same, and nobody holds an immunity
    table.en.tap('done')
    table.ru.tap('gauges')
    assert table.ru.lines('count') == ['1', '1', '1', '1']
