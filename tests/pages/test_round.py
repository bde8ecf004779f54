"""A round on the page: whose turn, what can be bet, what came of it, who does it, and what it costs (§1–§3, §9)."""
import pytest

from tests.pages.table import inside, props
from tests.rules.table import rows

# rule, line, the top line in Russian and in English
WHOSE = rows(
    ('§1 the first of the circle begins', '', 'Ходит Игрок 1', 'Turn Player 1'),
    ('§3.3 after a hit the bettor names', 'red 7H', 'Ходит Игрок 1', 'Turn Player 1'),
    ('§3.4 whoever was named', 'red 7H >2', 'Выполняет Игрок 3', 'Does it Player 3'),
    ('§3.3 after a miss the bettor', 'red 7S', 'Выполняет Игрок 1', 'Does it Player 1'),
    ('§3.3 after a pass the bettor', 'red 9H >2 done, pass 7S', 'Выполняет Игрок 2', 'Does it Player 2'),
    ('§3.5 the next from the bettor, not from who did it', 'red 7H >2 done', 'Ходит Игрок 2', 'Turn Player 2'),
    ('§3.5 after the last comes the first', 'red 4S done, red 4C done, red 5S done, red 5C done', 'Ходит Игрок 1', 'Turn Player 1'),
    ('§4 the first joker is everybody’s', 'red XR', 'Джокер Все за столом', 'Joker Everybody'),
    ('§4 the second joker is the bettor’s', 'red XR done, red XB', 'Выполняет Игрок 2', 'Does it Player 2'),
    ('§4 3 after a bounce the previous executor', 'red 9H >2 done, higher 3S bounce', 'Выполняет Игрок 3', 'Does it Player 3'),
)


@pytest.mark.parametrize('rule, line, russian, english', WHOSE)
async def test_the_top_line_says_whose_turn_it_is(rule, table, russian, english):
    assert (table.ru.read('whose'), table.en.read('whose')) == (russian, english)


COLOURS = ({'red': 'Красная', 'black': 'Чёрная'}, {'red': 'Red', 'black': 'Black'})
SEVEN = ({'higher': 'Больше ♥7', 'lower': 'Меньше ♥7', 'pass': 'Пас · 1 штраф себе'},
         {'higher': 'Higher ♥7', 'lower': 'Lower ♥7', 'pass': 'Pass · 1 penalty for you'})
TEN = ({'higher': 'Больше ♣10', 'lower': 'Меньше ♣10', 'pass': 'Пас · 1 штраф себе'},
       {'higher': 'Higher ♣10', 'lower': 'Lower ♣10', 'pass': 'Pass · 1 penalty for you'})
BETS = {'red', 'black', 'higher', 'lower', 'pass'}

# rule, line, the buttons of a bet in Russian and in English
OFFERED = rows(
    ('§1 every party begins on colour', '', *COLOURS),
    ('§3.1 no bet while somebody is being named', 'red 7H', {}, {}),
    ('§3.1 no bet while it is being done', 'red 7H >2', {}, {}),
    ('§3 after a hit higher/lower', 'red 7H >2 done', *SEVEN),
    ('§3 after a miss back to colour', 'red 7H >2 done, higher AS done', *COLOURS),
    ('§3 after a pass back to colour', 'red 7H >2 done, pass KS done', *COLOURS),
    ('§3 (d) a joker leaves level and open card', 'red 7H >2 done, lower XR done', *SEVEN),
    ('§3 a ten has two figures', 'black TC >1 done', *TEN),
)


@pytest.mark.parametrize('rule, line, russian, english', OFFERED)
async def test_what_can_be_bet(rule, table, russian, english):
    for screen, expected in (table.ru, russian), (table.en, english):
        assert {mark: screen.read(mark) for mark in screen.marks() & BETS} == expected


# rule, line, the result in Russian and in English
RESULTS = rows(
    ('§3.2 nothing yet', '', '', ''),
    ('§3.2 hit on colour', 'red 7H', 'Угадано · ♥7', 'Hit · ♥7'),
    ('§3.2 it stays while it is done', 'red 7H >2', 'Угадано · ♥7', 'Hit · ♥7'),
    ('§3.2 and goes with the round', 'red 7H >2 done', '', ''),
    ('§3.2 miss on colour', 'red 4S', 'Мимо · ♠4', 'Miss · ♠4'),
    ('§3.2 hit on higher/lower', 'red 7H >2 done, higher KS', 'Угадано · ♠K против ♥7', 'Hit · ♠K against ♥7'),
    ('§3.2 miss on higher/lower', 'red 7H >2 done, higher AS', 'Мимо · ♠A против ♥7', 'Miss · ♠A against ♥7'),
    ('§3.2 an equal rank loses', 'red 7H >2 done, higher 7C', 'Мимо · ♣7 против ♥7', 'Miss · ♣7 against ♥7'),
    ('§3.2 whichever side was bet', 'red 7H >2 done, lower 7D', 'Мимо · ♦7 против ♥7', 'Miss · ♦7 against ♥7'),
    ('§3.2 lower', 'red TD >2 done, lower 9C', 'Угадано · ♣9 против ♦10', 'Hit · ♣9 against ♦10'),
    ('§3.2 pass', 'red 7H >2 done, pass 4S', 'Пас · ♠4', 'Pass · ♠4'),
    ('§3.2 joker', 'red XR', 'Джокер · ставка не в счёт', "Joker · the bet doesn't count"),
    ('§3 (d) a joker annuls a pass too', 'red 7H >2 done, pass XB', 'Джокер · ставка не в счёт', "Joker · the bet doesn't count"),
    ('§3.2 the second joker', 'red XR done, black XB', 'Джокер · ставка не в счёт', "Joker · the bet doesn't count"),
)


@pytest.mark.parametrize('rule, line, russian, english', RESULTS)
async def test_the_result_line_says_it_in_words_and_cards(rule, table, russian, english):
    assert (table.ru.read('said'), table.en.read('said')) == (russian, english)


# rule, line, the card in the middle, its frame, is there a sign on it
FRAMES = rows(
    ('§2 nothing is open: the back', '', 'back-halves', '', False),
    ('§3.2 green after a hit', 'red 7H', '7H', 'hit', True),
    ('§3.2 red after a miss', 'red 7S', '7S', 'miss', True),
    ('§3.2 neither after a pass', 'red 7H >2 done, pass 4S', '4S', '', False),
    ('§3.2 neither after a joker', 'red XR', 'XR', '', False),
    ('§3.1 the open card while betting', 'red 7H >2 done', '7H', '', False),
    ('§3.1 never a joker', 'red 7H >2 done, lower XR done', '7H', '', False),
)


@pytest.mark.parametrize('rule, line, card, frame, sign', FRAMES)
async def test_the_frame_of_the_card_and_the_sign_on_it(rule, table, card, frame, sign):
    for screen in table.screens:
        assert (screen.card, screen.frame, bool(screen.all('seal'))) == (card, frame, sign)


def drawing(node):
    return [props(e)['d'] for e in inside(node) if 'd' in props(e)]


@pytest.mark.parametrize('deal', ['7H KS AS'])
async def test_hit_and_miss_carry_different_signs(table):
    table.play('red')
    hit = drawing(table.ru.one('seal'))
    table.play('>1 done lower')
    assert (table.ru.frame, table.en.frame) == ('miss', 'miss') and drawing(table.ru.one('seal')) not in ([], hit)


# rule, line, the badge
BADGES = rows(
    ('§3 colour 1', '', '×1'),
    ('§3 higher/lower 2', 'red 7H >2 done', '×2'),
    ('§3 colour again', 'red 7H >2 done, higher AS done', '×1'),
    ('§3 a doubling value while naming', 'red AH', '×1'),
    ('§3 and while it is done', 'red 9H >2 done, higher AS', '×2'),
    ('§3 a pass always 1', 'red 9H >2 done, pass AS', '×1'),
    ('§3 no price where none counts: a common task', 'red 4H >1', ''),
    ('§3 no price where none counts: a lasting card', 'red 9H >2 done, higher KS', ''),
)


@pytest.mark.parametrize('rule, line, badge', BADGES)
async def test_the_price_on_the_badge(rule, table, badge):
    assert [screen.read('price') for screen in table.screens] == [badge, badge]
    assert [screen.spoken('price') for screen in table.screens if badge] == [f'Цена: {badge[1:]}', f'Price: {badge[1:]}'][:2 * bool(badge)]


# rule, line, jokers open, weight of the cup
GAUGES = rows(
    ('§4 at first', '', 0, 0),
    ('§4 the cup grows at the reveal', 'red 7H', 0, 1),
    ('§4 by every lasting card', 'red 7H >2 done, higher TS >2 done, higher JS >1 done, higher QS >2 done, higher KS', 0, 5),
    ('§4 by nothing else', 'red 4H >2 done, higher 5S >2 done, higher 9S', 0, 0),
    ('§4 the crown at the first joker', 'red 7H >2 done, higher XR', 1, 1),
    ('§4 and at the second', 'red XR done, red XB', 2, 0),
)


@pytest.mark.parametrize('rule, line, jokers, weight', GAUGES)
async def test_crown_and_cup_are_always_visible(rule, table, jokers, weight):
    for screen, crown, cup in (table.ru, f'Джокеров открыто: {jokers} из 2', f'Вес кубка короля: {weight}'), (
            table.en, f'Jokers open: {jokers} of 2', f"Weight of the king's cup: {weight}"):
        assert screen.read('gauges') == f'{jokers}/2 {weight}'
        assert {crown, cup} <= {*screen.said()}


@pytest.mark.parametrize('line', ['red 7H'])
async def test_the_chips_slide_out_with_the_own_one_inactive(table):
    assert 'Кто выполняет?' in table.ru.read() and 'Who does it?' in table.en.read()
    assert table.ru.lines('chip') == ['1 Игрок 1 выбирает', '2 Игрок 2', '3 Игрок 3', '4 Игрок 4']
    assert {mark for mark in table.en.marks() if mark.startswith('chip')} == {'chip-1', 'chip-2', 'chip-3'}
    before = table.looks()
    table.ru.tap('chip-0')
    assert table.looks() == before
    assert (table.ru.read('toasts'), table.en.read('toasts')) == ('Назовите кого-нибудь другого.', '')


@pytest.mark.parametrize('line', ['red 7H >2', 'red 4S', 'red XR', 'red XR done, red XB'])
async def test_done_passes_on(table):
    assert (table.ru.read('done'), table.en.read('done')) == ('Готово, передаю дальше', 'Done, passing on')
    table.en.tap('done')
    assert not table.ru.all('done') and not table.en.all('done')


@pytest.mark.parametrize('deal', ['7H AS'])
async def test_example_a(table):
    """§9 a, tapped from two phones."""
    table.play('red 7H')
    assert (table.en.frame, len(table.en.all('chip'))) == ('hit', 4)
    table.en.tap('chip-2')
    assert table.ru.lines('rule') == ['♥7 Счёт без 7, 14, 21… Сбой — глоток Игрок 3 · до конца партии']
    table.ru.tap('done')
    assert (table.en.read('whose'), table.en.read('price'), table.ru.read('higher')) == ('Turn Player 2', '×2', 'Больше ♥7')
    table.en.tap('higher')
    assert table.ru.read('said') == 'Мимо · ♠A против ♥7'
    table.play('done')
    assert (table.ru.read('whose'), table.ru.read('price'), table.ru.marks() & BETS) == ('Ходит Игрок 3', '×1', {'red', 'black'})
    table.ru.tap('gauges')
    assert table.ru.lines('count') == ['0', '2', '0', '0']


@pytest.mark.parametrize('line, seats', [('red AH >1 done, pass 2S done, black XR done', 2)])
async def test_example_b(table):
    """§9 b."""
    assert (table.ru.read('gauges'), table.ru.read('price'), table.ru.marks() & BETS) == ('1/2 0', '×1', {'red', 'black'})
    table.ru.tap('gauges')
    assert table.ru.lines('count') == ['2', '3']
