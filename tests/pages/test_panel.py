"""Behind the gear: players, mode, house rules, length. Closing applies what was changed (§1, §5)."""
import pytest

from i18n import Voice
from redblack.games.red_or_black.moves import Options
from tests.rules.table import rows
from tests.words.test_cards import alarm

NAMED = {0: 'Оля', 1: 'Ким', 2: 'Ира', 3: 'Лев'}


def checked(screen):
    return {mark for e in screen.all() for mark in e._markers if e._props.get('aria-checked') == 'true'}


def seated(screen):
    """Who sits at the table, as the list round the table says; then the list is closed again."""
    screen.tap('gauges')
    found = screen.seats()
    screen.tap('close-standings')
    return found


async def test_four_numbered_seats_or_two_to_twelve_names(table):
    assert seated(table.ru) == ['1 Игрок 1 сейчас ходит 0', '2 Игрок 2 0', '3 Игрок 3 0', '4 Игрок 4 0']
    table.settle(*['more'] * 9, **{f'n{seat}': f'Гость {seat + 1}' for seat in range(12)})
    assert [line.removesuffix(' 0') for line in seated(table.ru)] == [
        f'{n} Гость {n}' + (' сейчас ходит' if n == 1 else '') for n in range(1, 13)]
    table.settle(*['fewer'] * 10)
    assert len(seated(table.en)) == 2 + 10  # who left stays in the list, marked
    assert [line for line in seated(table.en) if 'left the table' not in line] == ['1 Гость 1 turn 0', '2 Гость 2 0']


async def test_no_table_without_two(table):
    table.ru.tap('settings')
    for mark in 'fewer', 'remove-0', 'fewer':
        table.ru.tap(mark)
    assert 'За столом нужны хотя бы двое.' in table.ru.read('toasts') and len(table.ru.lines('seat')) == 2
    table.ru.tap('apply')
    assert table.ru.read('whose') == 'Ходит Игрок 2'


@pytest.mark.parametrize('line, called', [('red 9H >2 done', NAMED)])
async def test_a_single_rename_changes_only_the_label(table):
    table.settle(n1='Кира')
    assert (table.ru.read('whose'), table.en.read('whose'), table.ru.read('higher')) == ('Ходит Кира', 'Turn Кира', 'Больше ♥9')
    table.settle(n0='')
    assert [line.split()[1] for line in seated(table.ru)] == ['Игрок', 'Кира', 'Ира', 'Лев'] and table.ru.read('whose') == 'Ходит Кира'


# rule, what is tapped and typed in the panel after `red 9H >2 done`: 2 bets; the circle then, and who bets
CHANGED = rows(
    ('§5 two names changed: the circle starts again', [], {'n1': 'Зоя', 'n2': 'Ян'}, 'Оля Зоя Ян Лев', 'Оля'),
    ('§5 another order', ['up-3', 'up-3', 'up-3'], {}, 'Лев Оля Ким Ира', 'Лев'),
    ('§5 one more', ['more'], {'n4': 'Зоя'}, 'Оля Ким Ира Лев Зоя', 'Оля'),
    ('§5 one less', ['remove-0'], {}, 'Ким Ира Лев', 'Ким'),
    ('§5 closed without a change', [], {}, 'Оля Ким Ира Лев', 'Ким'),
    ('§5 typed and the same again', [], {'n0': 'Оля', 'n1': 'Ким'}, 'Оля Ким Ира Лев', 'Ким'),
    ('§5 typed with a space behind, as phones do', [], {'n0': 'Оля ', 'n1': 'Ким '}, 'Оля Ким Ира Лев', 'Ким'),
    ('§5 taken out and put back', ['remove-3', 'more'], {'n4': 'лев'}, 'Оля Ким Ира лев', 'Ким'),
)


@pytest.mark.parametrize('line, called', [('red 9H >2 done', NAMED)])
@pytest.mark.parametrize('rule, marks, typed, circle, bettor', CHANGED)
async def test_a_changed_list_reseats(rule, table, marks, typed, circle, bettor):
    table.settle(*marks, **typed)
    assert ' '.join(line.split()[1] for line in seated(table.en) if 'left' not in line) == circle
    assert (table.ru.read('whose'), table.en.read('whose')) == (f'Ходит {bettor}', f'Turn {bettor}')


async def test_equal_names_get_marks(table):
    table.settle(n0='Оля', n2='оля')
    assert [line.removesuffix(' 0') for line in seated(table.ru)] == ['1 Оля ① сейчас ходит', '2 Игрок 2', '3 оля ②', '4 Игрок 4']


@pytest.mark.parametrize('called', [NAMED])
async def test_a_mark_goes_when_nobody_can_be_mistaken_any_more(table):
    table.settle('more', n4='Оля')
    table.settle('remove-4')
    assert '1 Оля ① turn 0' in seated(table.en)  # the other one still has a line in this party
    table.play('restart')
    assert seated(table.en)[0] == '1 Оля turn 0'


@pytest.mark.parametrize('called', [NAMED])
async def test_a_new_party_gives_the_free_numbers_out_again(table):
    table.settle('remove-1')
    table.settle('more', n4='Зоя')
    assert '5 Зоя 0' in seated(table.en)  # in this party number 2 is Ким, whose line stays
    table.settle('remove-4')
    table.play('restart')
    table.settle('more', n1='Ян')
    assert '2 Ян 0' in seated(table.en)


async def test_a_name_that_is_cut_is_said(table):
    table.settle(n0='Дмитрий Александрович', n1='Оля')
    assert table.ru.read('toasts') == 'Имя длиннее 16 знаков не поместится: Дмитрий Александ' and not table.en.read('toasts')


async def test_no_thirteenth(table):
    table.ru.tap('settings')
    for _ in range(9):
        table.ru.tap('more')
    assert 'Больше 12 за стол не поместится.' in table.ru.read('toasts') and len(table.ru.lines('seat')) == 12


@pytest.mark.parametrize('line, called', [('red 9H >2 done, higher AS done', NAMED)])
async def test_who_returns_gets_the_old_seat(table):
    table.settle('remove-1')
    assert '2 Ким left the table 2' in seated(table.en)
    table.settle('more', n4='ким')
    assert '2 ким 2' in seated(table.en) and len(seated(table.en)) == 4


@pytest.mark.parametrize('called', [NAMED])
async def test_two_new_rows_with_the_name_of_one_who_left(table):
    table.settle('remove-3')
    table.settle('more', 'more', n4='Лев', n5='Лев')
    assert [line.split()[1:3] for line in seated(table.en)][3:] == [['Лев', '①'], ['Лев', '②']]


@pytest.mark.parametrize('line', ['red JH >1'])
async def test_the_mode_switches_at_once_on_every_screen(table):
    tv = await table.join('ru', '/tv')
    for mark, mode in ('mode-sober', 'sober'), ('mode-alcohol', 'alcohol'):
        table.settle(mark)
        for screen in table.screens[:2]:
            assert Voice(screen.language, mode).card('value.J') in screen.read('deed')
        assert Voice('ru', mode).card('mate') in tv.read()
    table.settle('mode-sober')
    table.play('restart')
    table.ru.tap('settings')
    assert 'mode-sober' in checked(table.ru)


async def test_the_switch_and_a_kind_word_beside_it(table):
    for screen, labels in (table.ru, ('С алкоголем', 'Без алкоголя')), (table.en, ('With alcohol', 'Without alcohol')):
        screen.tap('settings')
        assert (screen.read('mode-alcohol'), screen.read('mode-sober')) == labels
        assert Voice(screen.language, 'alcohol').card('mode.why') in screen.read()
        screen.tap('mode-sober')
        assert Voice(screen.language, 'alcohol').card('mode.why') not in screen.read()
        screen.tap('mode-alcohol')
        assert Voice(screen.language, 'alcohol').card('mode.why') in screen.read()


async def test_a_panel_that_is_open_turns_sober_with_the_table(table):
    table.en.tap('settings')
    table.settle('mode-sober')
    assert [text for text in table.en.said() if alarm('en', text)] == ['With alcohol', 'Without alcohol']


@pytest.mark.parametrize('deal', ['9H 3S'])
async def test_house_rules_act_at_once(table):
    table.play('red >2 done higher')
    table.ru.tap('settings')
    assert checked(table.ru) == {'mode-alcohol', 'length-standard', 'language-ru'}
    table.ru.tap('close-panel')
    table.settle('must_bounce', 'relay')
    table.play('done')
    assert table.ru.read('toasts') == 'По правилу дома тройку надо отбить.'
    table.settle('must_bounce')
    table.play('done')
    assert table.ru.read('whose') == 'Ходит Игрок 2'  # relay: whoever did the last task
    table.ru.tap('settings')
    assert checked(table.ru) == {'mode-alcohol', 'length-standard', 'language-ru', 'relay'}


@pytest.mark.parametrize('line', ['red 9H >2'])
async def test_leaving_by_the_cross_applies_too(table):
    table.ru.tap('settings')
    table.ru.tap('mode-sober')
    table.ru.tap('close-panel')
    assert Voice('en', 'sober').card('value.9') in table.en.read()


async def test_before_the_first_card_no_party_ends(table):
    table.ru.tap('settings')
    table.ru.tap('length-quick')
    table.ru.tap('apply')
    assert table.ru.read('dialog').startswith('Раздать заново? Для другой длины нужны новые карты. Имена')


@pytest.mark.parametrize('line, called', [('red 9H >2', NAMED)])
async def test_another_length_asks_and_no_changes_nothing(table):
    before = table.looks()
    table.ru.tap('settings')
    assert [table.ru.read(f'length-{length}') for length in ('quick', 'standard', 'full')] == [
        'Быстрая 19–24 хода 24 карты ≈ 5–6 мин', 'Стандартная 29–36 ходов 36 карт ≈ 7–9 мин', 'Полная 43–54 хода 54 карты ≈ 11–14 мин']
    table.ru.tap('length-quick')
    table.ru.tap('apply')
    assert 'эта партия закончится' in table.ru.read('dialog') and not table.en.all('dialog')
    table.ru.tap('no')
    assert 'length-standard' in checked(table.ru)
    table.ru.tap('apply')
    assert not table.ru.all('dialog') and table.looks() == before
    table.settle('length-full')
    table.ru.tap('yes')
    assert table.en.read('whose') == 'Turn Оля' and {'red', 'black'} <= table.en.marks() and not table.ru.all('panel')
    table.ru.tap('settings')
    assert 'length-full' in checked(table.ru)


@pytest.mark.parametrize('called', [NAMED])
async def test_two_panels_change_different_things(table):
    """What one screen changed meanwhile is not put back by the other, whose panel was open before."""
    table.en.tap('settings')
    table.settle('mode-sober', 'relay', n3='Зоя')
    table.en.tap('quiet')
    table.en.type('name-0', 'Ян')
    table.en.tap('apply')
    table.ru.tap('settings')
    assert checked(table.ru) == {'mode-sober', 'length-standard', 'relay', 'quiet', 'language-ru'}
    table.ru.tap('apply')
    assert [line.split()[1] for line in seated(table.ru)] == ['Ян', 'Ким', 'Ира', 'Зоя']


@pytest.mark.parametrize('line', ['red 9H >2'])
async def test_the_party_goes_on_under_an_open_panel(table):
    table.ru.tap('settings')
    table.en.tap('done')
    table.ru.type('name-1', 'Зоя')
    table.ru.tap('apply')
    assert table.en.read('whose') == 'Turn Зоя' and table.en.read('higher') == 'Higher ♥9'


@pytest.mark.parametrize('called', [{seat: f'Г{seat}' for seat in range(2)}])
@pytest.mark.parametrize('seats', [2])
async def test_a_list_that_the_table_refuses_is_given_up_and_the_panel_can_be_left(table):
    """Both add ten: the second list would be too long. It is refused in a sentence, and what is shown then is the table as it is."""
    for screen in table.ru, table.en:
        screen.tap('settings')
        for _ in range(10):
            screen.tap('more')
    table.ru.tap('apply')
    table.en.tap('apply')
    assert table.en.read('toasts') == 'A circle has 2 to 12 different seats.' and table.en.all('panel')
    table.en.tap('apply')
    assert not table.en.all('panel') and len(seated(table.en)) == 12


async def test_what_is_typed_survives_the_buttons_beside_it(table):
    table.ru.tap('settings')
    table.ru.type('name-1', 'Зоя')
    for mark in 'more', 'up-1', 'remove-3':
        table.ru.tap(mark)
    table.ru.tap('apply')
    assert [line.split()[1] for line in seated(table.ru)][:2] == ['Зоя', 'Игрок']


@pytest.mark.parametrize('options', [Options(mode='sober', relay=True)])
async def test_a_panel_on_its_own_shows_the_table_as_it_is(table):
    table.en.tap('settings')
    assert checked(table.en) == {'mode-sober', 'length-standard', 'relay', 'language-en'}
