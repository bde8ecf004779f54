"""Every choice the rule book marks (d): a table of them, and where each is proved.

A name is `file::function`, or `file::function::words` for the cases of that function whose first column begins with these words.
What only a page can show is proved among the page tests, under the names given here.
"""
import ast
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# the marks of each chapter, counted in the book (the one that explains the mark left out)
MARKS = {'§1': 1, '§2': 2, '§3': 3, '§4': 9, '§5': 7, '§8': 1}

# paragraph, the choice in a few words, what proves it
DECIDED = [
    ('§1', 'every party begins on colour with the first of the circle', [
        'test_opening::test_the_first_round::§1 (d)',
        'test_settings::test_restart::§5 (d) the first begins']),
    ('§2', 'the first joker has an interval of its own', [
        'test_opening::test_the_drawn_deck']),
    ('§2', 'the other cards are any of the 52', [
        'test_opening::test_the_other_cards_are_any_of_the_52',
        'test_opening::test_the_first_card_is_any_of_the_52']),
    ('§3.2', 'the wording of the result line', []),
    ('§3', 'a joker annuls a pass too', [
        'test_round::test_the_result::§3 (d)',
        'test_round::test_what_a_pass_costs::§3 pass on a joker',
        'test_end::test_the_hit_table::§8 2 on higher/lower']),
    ('§3', 'after a joker level and open card stay', [
        'test_round::test_level_and_price::§3 (d)',
        'test_round::test_the_round::§3.1 never a joker']),
    ('§4 6', 'two different tasks at price 2', [
        'test_values::test_tasks_and_themes::§4 6 (d)']),
    ('§4 3', 'the previous executor is who did the last completed round, after bounces', [
        'test_bounce::test_what_a_bounce_does::§4 3 (d)',
        'test_bounce::test_when_a_three_can_be_bounced::§4 3 (d) the previous',
        'test_bounce::test_when_a_three_can_be_bounced::§4 3 (d) not who did',
        'test_players::test_reseated_in_an_open_round::§5 (d) closed: the previous']),
    ('§4 3', 'a bounced task can’t be bounced again', [
        'test_bounce::test_when_a_three_can_be_bounced::§4 3 (d) bounced',
        'test_bounce::test_when_a_three_can_be_bounced::§4 3 (d) not back',
        'test_bounce::test_when_a_three_can_be_bounced::§4 3 (d) a task bounced']),
    ('§4 6, 8', 'none repeats within a party, the next begins with the unseen ones', [
        'test_values::test_none_repeats_within_a_party',
        'test_values::test_the_next_party_begins_with_the_unseen_ones']),
    ('§4 6, 8', 'another one replaces the last shown, once a round', [
        'test_values::test_tasks_and_themes::§4 (d)',
        'test_values::test_who_may_ask_for_another::§4 (d)']),
    ('§4 10', 'one immunity takes one penalty off', [
        'test_immunity::test_what_an_immunity_does::§4 10 (d)']),
    ('§4 K', 'a king’s rule may stay unsaid', [
        'test_values::test_a_rule_may_stay_unsaid',
        'test_in_force::test_the_kings_text_stands_in_the_line::§4 K (d) unsaid']),
    ('§4 7', 'the sevens stand to the end of the game or to the next 7', [
        'test_in_force::test_the_rules_in_force::§4 (d) the next 7',
        'test_examples::test_example_a::§9 a: the sevens still stand']),
    ('§4', 'the next card of the rank replaces the line, 10s add up', [
        'test_in_force::test_the_rules_in_force::§4 (d) replaced',
        'test_in_force::test_the_rules_in_force::§4 (d) 10s add up',
        'test_in_force::test_tens_add_up::§4 (d)',
        'test_in_force::test_the_kings_text_stands_in_the_line::§4 K (d) the next king']),
    ('§5', 'four seats named by numbers, or two to twelve names', [
        'test_opening::test_two_to_twelve_play',
        'test_players::test_who_may_sit_and_act::§5 (d)']),
    ('§5', 'a changed list reseats, a single rename changes only the label', [
        'test_players::test_reseated_between_rounds::§5 the circle starts again']),
    ('§5', 'who returns has penalties and statistics again, roles and immunities not', [
        'test_players::test_reseated_between_rounds::§5 (d)',
        'test_end::test_players_who_left_and_came_back::§5 (d) who returns']),
    ('§5', 'an open round goes on or closes', [
        'test_players::test_reseated_in_an_open_round::§5 (d)',
        'test_end::test_players_who_left_and_came_back::§5 (d) a closed',
        'test_settings::test_relay::§5 relay (d) reseated']),
    ('§5', 'house rules act at once', [
        'test_settings::test_what_the_host_may_do::§5 (d) house rules',
        'test_settings::test_the_options_in_force::§5 (d) house rules',
        'test_settings::test_relay_in_mid_round::§5 relay (d)',
        'test_settings::test_relay::§5 relay (d) switched',
        'test_bounce::test_must_bounce::§5 (d)',
        'test_bounce::test_must_bounce_in_mid_round::§5 (d)']),
    ('§5', 'relay: after a joker the next clockwise', [
        'test_settings::test_relay::§5 relay (d) after a joker',
        'test_settings::test_relay::§5 relay (d) clockwise']),
    ('§5', 'another party keeps settings and circle, the first begins', [
        'test_settings::test_restart::§5 (d)',
        'test_settings::test_the_options_in_force::§5 (d) another party',
        'test_players::test_reseated_at_the_end::§5 (d)']),
    ('§8', 'a joker neither adds to a streak nor breaks it, a pass breaks it', [
        'test_end::test_the_best_streak::§8 (d)']),
]

# what of these choices only a page can show: the choice as above, the page test that proves it
SHOWN_ON_PAGES = {
    'the wording of the result line': 'tests/pages/test_round.py::test_the_result_line_says_it_in_words_and_cards',
    'a king’s rule may stay unsaid': 'tests/pages/test_in_force.py::test_an_unsaid_rule_is_called_said_aloud',
    'the sevens stand to the end of the game or to the next 7': 'tests/pages/test_in_force.py::test_every_line_says_until_when',
    'four seats named by numbers, or two to twelve names': 'tests/pages/test_panel.py::test_four_numbered_seats_or_two_to_twelve_names',
    'a changed list reseats, a single rename changes only the label': 'tests/pages/test_panel.py::test_a_single_rename_changes_only_the_label',
}
# the book promises it of all of them


def cases(name):
    """The functions and, where words are given, the rows of its table a name stands for."""
    file, function, *words = name.split('::')
    test = getattr(import_module(f'tests.rules.{file}'), function, None)
    if test is None:
        return []
    rows = [row for row in row_names(test) if row.startswith(tuple(words) or '')]
    return rows if words else [name, *rows]


def row_names(test):
    marks = [mark for mark in getattr(test, 'pytestmark', []) if mark.name == 'parametrize']
    return [str(row.id) for mark in marks for row in mark.args[1] if hasattr(row, 'id')]


def functions(file):
    return {node.name for node in ast.walk(ast.parse(file.read_text('utf-8'))) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_mark_of_the_book_has_its_row():
    assert Counter(paragraph.split()[0].split('.')[0] for paragraph, _, _ in DECIDED) == MARKS
    assert len({choice for _, choice, _ in DECIDED}) == sum(MARKS.values()) == 23


@pytest.mark.parametrize('paragraph, choice, names', DECIDED, ids=[f'{paragraph} {choice}' for paragraph, choice, _ in DECIDED])
def test_every_choice_is_proved(paragraph, choice, names):
    assert names or choice in SHOWN_ON_PAGES
    assert [name for name in names if not cases(name)] == []


@pytest.mark.parametrize('where', SHOWN_ON_PAGES.values())
def test_what_only_a_page_can_show_is_proved_there(where):
    path, function = where.split('::')
    assert (ROOT / path).exists() and function in functions(ROOT / path)


def test_every_row_marked_d_belongs_to_a_choice():
    """The other way round: no case claims a (d) that the table does not name."""
    named = {case for _, _, names in DECIDED for name in names for case in cases(name)}
    modules = [import_module(f'tests.rules.{file.stem}') for file in Path(__file__).parent.glob('test_*.py')]
    tests = [test for module in modules for name, test in vars(module).items() if name.startswith('test_')]
    assert {row for test in tests for row in row_names(test) if '(d)' in row} - named == set()
