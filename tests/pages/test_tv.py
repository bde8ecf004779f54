"""`/tv`: everything to read from the sofa, and nothing to press."""
import pytest

from i18n import Voice
from pages.live import Live
from redblack.games.red_or_black.moves import Options
from tests.rules.table import TASKS, THEMES, rows
from tests.rules.test_end import PARTY

# rule, line, whose turn, the result, what is going on; the text of the card and its number of penalties
SAYS = rows(
    ('the first bet', '', 'Ходит Игрок 1', '', 'Красная или чёрная?', None),
    ('who is being named', 'red 7H', 'Ходит Игрок 1', 'Угадано · ♥7', 'Кто выполняет?', None),
    ('who does it', 'red 7H >2', 'Выполняет Игрок 3', 'Угадано · ♥7', 'Семёрки пропускаем', ('value.7', None)),
    ('higher or lower', 'red 7H >2 done', 'Ходит Игрок 2', '', 'Больше, меньше или пас?', None),
    ('what is owed', 'red 7H >2 done, higher AS', 'Выполняет Игрок 2', 'Мимо · ♠A против ♥7', 'Туз 2 штрафа', ('value.A', 2)),
    ('what two owe', 'red 9H >2 done, pass 2S', 'Выполняет Игрок 2', 'Пас · ♠2', 'Двойка на двоих 2 Игрок 2 1 штраф 3 Игрок 3 1 штраф', ('value.2', 1)),
    ('the first joker', 'red XR', 'Джокер Все за столом', 'Джокер · ставка не в счёт', 'Каждому по одному', ('value.X', None)),
    ('the second joker', 'red KS done, red XR done, red XB', 'Выполняет Игрок 3', 'Джокер · ставка не в счёт', 'Кубок короля 1 штраф', ('value.cup', 1)),
)


@pytest.mark.parametrize('what, line, turn, result, deed, text', SAYS)
async def test_whose_turn_what_came_of_it_and_what_is_to_do(what, table, turn, result, deed, text):
    tv = await table.join('ru', '/tv')
    says = [tv.read(part) for part in ('tvturn', 'said', 'what', 'tvdo')]
    assert says == [turn, result, deed, Voice('ru', 'alcohol').card(*text) if text else '']
    assert (tv.card, tv.frame) == (table.ru.card, table.ru.frame)


@pytest.mark.parametrize('deal', ['7H AS XR'])
async def test_it_follows_the_phones(table):
    tv, english = await table.join('ru', '/tv'), await table.join('en', '/tv')
    assert (tv.read('tvbar'), tv.read('tvseats'), tv.read('tvrules')) == ('×1 Цвет Цена: 1 0/2 0', '1 Игрок 1 0 2 Игрок 2 0 3 Игрок 3 0 4 Игрок 4 0', '')
    table.play('red >2 done')
    assert (tv.read('tvbar'), tv.read('tvrules'), english.read('tvrules')) == (
        '×2 Больше-меньше Цена: 2 0/2 1', '♥7 Семёрки пропускаем', '♥7 Sevens are skipped')
    table.play('higher done')
    assert tv.read('tvseats') == '1 Игрок 1 0 2 Игрок 2 2 3 Игрок 3 0 4 Игрок 4 0' and tv.read('tvbar') == '×1 Цвет Цена: 1 0/2 1'
    table.play('red')
    assert tv.read('tvbar') == '×1 Цвет Цена: 1 1/2 1'
    table.settle(n2='Маша')
    table.play('done')
    assert english.read('tvbar').startswith('×1 Colour Price: 1') and english.read('tvturn') == 'Turn Player 4' and '3 Маша 1' in english.read('tvseats')


@pytest.mark.parametrize('called', [{0: 'Маша'}])
async def test_it_says_whose_turn_by_name(table):
    assert (await table.join('ru', '/tv')).read('tvturn') == 'Ходит Маша'


# what, line, the rules on the TV
RULES = rows(
    ('three beside each other', 'red 7H >2 done, higher TS >2 done, higher JS >1',
     '♥7 Семёрки пропускаем ♠10 3 Игрок 3 · Иммунитет ♠J 2 Игрок 2 · Собутыльник'),
    ('four of them too', 'red 7H >2 done, higher TS >2 done, higher JS >1 done, higher QS >1',
     '♥7 Семёрки пропускаем ♠10 3 Игрок 3 · Иммунитет ♠J 2 Игрок 2 · Собутыльник ♠Q 2 Игрок 2 · Только вопросы'),
    ('two immunities of one player', 'black TH done, black AH done, black 2H done, black AD done, black TD done',
     '♥10 1 Игрок 1 · Иммунитет ×2'),
    ('the king’s text', 'red KH >2 say=Тихо', '♥K Тихо'),
    ('said aloud', 'red KH >2', '♥K Правило короля'),
)


@pytest.mark.parametrize('what, line, rules', RULES)
async def test_the_rules_in_force(what, table, rules):
    assert (await table.join('ru', '/tv')).read('tvrules') == rules


ADDRESS = '127.0.0.1 :8080'  # of tests/serve.py


async def test_before_the_first_bet_the_way_in_is_large(table):
    tv = await table.join('ru', '/tv')
    assert tv.read('tvaddress') == f'Наведите камеру или наберите: {ADDRESS} 2 телефона на связи' and tv.all('arriving')
    await table.join('en')
    Live.show_all()
    assert tv.read('tvguests') == '3 телефона на связи'
    table.play('red')
    assert not tv.all('arriving')
    assert tv.read('tvqr') == ADDRESS and tv.spoken('qr') == 'QR-код стола'  # small, while there is room for it


@pytest.mark.parametrize('line, seats', [(PARTY, 3)])
async def test_a_second_party_is_no_beginning(table):
    tv = await table.join('ru', '/tv')
    table.ru.tap('again')
    assert tv.read('what') == 'Красная или чёрная?' and not tv.all('arriving')


@pytest.mark.parametrize('line', ['black JH done, black 7H done, red 9H >3'])
async def test_rules_that_touch_the_card_are_called_to_mind(table):
    tv = await table.join('ru', '/tv')
    sevens, mate = Voice('ru', 'alcohol')._('Sevens are in force: skip 7 and its multiples.'), Voice('ru', 'alcohol').card('mate.joins', name='Игрок 1')
    assert tv.lines('touched') == [sevens]
    table.play('done higher AS')
    assert tv.lines('touched') == [mate]


@pytest.mark.parametrize('line, seats', [('', 4), ('red 7H >2', 12), ('red KH >2', 4), (PARTY, 3)])
async def test_there_is_nothing_to_press(table):
    tv = await table.join('ru', '/tv')
    everything = list(tv.user.client.layout.descendants())
    assert not [e.tag for e in everything if e._event_listeners]
    assert not [e.tag for e in everything if e.tag in ('button', 'a', 'input', 'textarea', 'select', 'form')]
    assert not [text for e in everything for text in [str(e._props.get('innerHTML', ''))] if '<button' in text or '<a ' in text or 'onclick' in text]
    assert not [mark for e in everything for mark in e._markers]


@pytest.mark.parametrize('line, seats', [(PARTY, 3)])
async def test_the_final_screen(table):
    tv, english = await table.join('ru', '/tv'), await table.join('en', '/tv')
    assert tv.read('tvglory') == 'Кубок короля ×3 Игрок 3 4 подряд Лучшая серия · Игрок 2'
    assert tv.read('tvtable') == 'Попадания Штрафы Игрок 2 100,0 % 4 из 4 3 Игрок 1 50,0 % 1 из 2 3 Игрок 3 50,0 % 1 из 2 5'
    told = [section for section in table.ru.lines('paper')[1:] if not section.startswith(('На память', 'Другие игры'))]
    assert tv.read('tvstory') == ' '.join(told) and tv.read('tvstory').startswith('Как это было ')
    assert english.read('tvglory') == "The king's cup ×3 Player 3 4 hits in a row Best streak · Player 2"
    table.ru.tap('again')
    assert tv.read('tvturn') == 'Ходит Игрок 1' and tv.read('tvcut') == '' and not tv.all('tvstory')


@pytest.mark.parametrize('line, options', [('red JS', Options(mode='sober'))])
async def test_a_sober_tv(table):
    assert (await table.join('ru', '/tv')).read('tvrules') == '♠J 1 Игрок 1 · Напарник'


@pytest.mark.parametrize('line', ['red 9H >2 done, higher 6S'])
async def test_a_task_can_be_read_from_the_sofa(table):
    tv, card = await table.join('ru', '/tv'), Voice('ru', 'alcohol').card
    assert tv.lines('drawn') == [card(f'task.{n}') for n in TASKS[:2]] and card('value.6', 2) in tv.read()
    table.ru.tap('swap')
    assert tv.lines('drawn')[1] == card(f'task.{TASKS[2]}')
    table.play('done')
    assert tv.read('tvdo') == ''


@pytest.mark.parametrize('line', ['red 8H >2'])
async def test_a_theme_too(table):
    assert (await table.join('ru', '/tv')).lines('drawn') == [Voice('ru', 'alcohol').card(f'theme.{THEMES[0]}')]


@pytest.mark.parametrize('line', ['red KH >2'])
async def test_the_kings_rule_takes_the_place_of_the_card(table):
    tv = await table.join('ru', '/tv')
    assert tv.read('tvdo') == Voice('ru', 'alcohol').card('value.K')
    table.ru.type('rule', 'Хлопаем')
    table.ru.tap('proclaim')
    assert tv.read('tvdo') == 'Хлопаем'
