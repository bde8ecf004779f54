"""§1 Opening, §2 Deck and jokers, and the names of §10 everything else stands on."""
from collections import Counter
from random import Random

import pytest

from redblack.cards import JOKERS, card, cards
from redblack.game import HOST, NATURE
from redblack.games.red_or_black.moves import Deal, Done, Options
from tests.rules.table import GAME, LENGTHS, PACK, SHOWN, SHOWN_WHEN_OVER, TASKS, THEMES, Table, full_deck, noted_cards, notes, play, rows, rules, undealt

DEALS = 2000

# rule, line, what everybody sees
FIRST_ROUND = rows(
    ('§1 the party opens with a bet', '', {'phase': 'bet', 'round': 1}),
    ('§1 (d) on colour', '', {'level': 'colour', 'price': 1}),
    ('§1 (d) the first of the circle bets', '', {'bettor': 0, 'circle': (0, 1, 2, 3)}),
    ('§3.1 nothing is revealed', '', {'card': None, 'open_card': None, 'bet': None, 'result': None, 'executor': None, 'previous_executor': None}),
    ('§3.4 nothing is owed', '', {'pending': {}, 'laid_in': {}, 'penalties': {0: 0, 1: 0, 2: 0, 3: 0}, 'immunities': {}}),
    ('§4 nothing is in force', '', {'in_force': [], 'crown': 0, 'cup': 0}),
    ('§1 (d) another party opens on colour too', 'red 7H >2 done, restart', {'phase': 'bet', 'level': 'colour', 'price': 1, 'round': 1}),
    ('§1 (d) another party opens with the first too', 'red 7H >2 done, restart', {'bettor': 0, 'open_card': None}),
    ('§1 (d) the first of the circle as it sits now', 'sit=2,0,1 red 7H >0 done, restart', {'bettor': 2, 'circle': (2, 0, 1)}),
)


@pytest.mark.parametrize('rule, line, expected', FIRST_ROUND)
def test_the_first_round(rule, line, expected):
    assert play(line).shows(expected) == expected


@pytest.mark.parametrize('seats', [2, 3, 4, 12])
def test_any_number_of_players_opens_the_same_way(seats):
    expected = {'phase': 'bet', 'bettor': 0, 'circle': tuple(range(seats)), 'penalties': dict.fromkeys(range(seats), 0)}
    assert play(seats=seats).shows(expected) == expected


def test_two_to_twelve_play():
    assert [*GAME.seats] == [*range(2, 13)]


def test_before_the_deal_only_nature_acts():
    table = undealt()
    assert (table.view.phase, table.to_act) == ('deal', {NATURE})


def test_after_the_deal_only_the_bettor_acts():
    assert play().to_act == {0}


def test_the_options_by_default():
    assert Options() == Options(length='standard', mode='alcohol', must_bounce=False, quiet=False, relay=False)
    assert play().view.options == Options()


def test_the_view_has_the_names_of_section_10():
    table = play('red XR done, black XB done')
    assert [name for name in (*SHOWN, *SHOWN_WHEN_OVER) if not hasattr(table.view, name)] == []


# rule, length, cards, places of the first joker, places of the second
LENGTH_TABLE = rows(
    ('§2 quick', 'quick', 24, range(8, 13), range(19, 25)),
    ('§2 standard', 'standard', 36, range(12, 19), range(29, 37)),
    ('§2 full', 'full', 54, range(18, 28), range(43, 55)),
)


def drawn(length):
    state = undealt(length=length).state
    return [rules.chance(state, Random(seed)) for seed in range(DEALS)]


def joker_places(deck):
    return [place for place, turned in enumerate(deck, 1) if turned in JOKERS]


@pytest.mark.parametrize('rule, length, size, first, second', LENGTH_TABLE)
def test_the_drawn_deck(rule, length, size, first, second):
    decks = [deal.deck for deal in drawn(length)]
    assert {len(deck) for deck in decks} == {size}
    assert all(set(JOKERS) <= set(deck) and len(set(deck)) == size for deck in decks)
    places = [joker_places(deck) for deck in decks]
    for interval, found in zip((first, second), zip(*places, strict=True), strict=True):
        count = Counter(found)
        assert sorted(count) == [*interval], 'every place of the interval comes up, no other'
        assert all(abs(n - DEALS / len(interval)) < .3 * DEALS / len(interval) for n in count.values()), f'uniform: {count}'


@pytest.mark.parametrize('rule, length, size, first, second', LENGTH_TABLE)
def test_the_other_cards_are_any_of_the_52(rule, length, size, first, second):
    count = Counter(turned for deal in drawn(length) for turned in deal.deck if turned not in JOKERS)
    fair = DEALS * (size - 2) / 52
    assert set(count) == set(PACK)
    assert all(abs(n - fair) < .15 * fair for n in count.values())


@pytest.mark.parametrize('rule, length, size, first, second', LENGTH_TABLE)
def test_the_first_card_is_any_of_the_52(rule, length, size, first, second):
    count = Counter(deal.deck[0] for deal in drawn(length))
    assert set(count) == set(PACK) and max(count.values()) < 2.2 * DEALS / 52


def test_tasks_and_themes_are_drawn_as_permutations():
    deals = drawn('quick')[:50]
    assert all(sorted(deal.tasks) == sorted(deal.themes) == [*range(24)] for deal in deals)
    assert len({deal.tasks for deal in deals}) > 40 and len({deal.themes for deal in deals}) > 40


@pytest.mark.parametrize('rule, length, size, first, second', LENGTH_TABLE)
def test_the_second_joker_is_the_number_of_rounds(rule, length, size, first, second):
    table = undealt(length=length)
    deal = rules.chance(table.state, Random(7))
    table = table.after(NATURE, deal)
    before = rules.revealed(table.state)
    while table.view.phase != 'over':
        offered = [(seat, move) for seat in sorted(table.to_act) for move in rules.moves(table.state, seat)]
        table = table.after(*next(((seat, move) for seat, move in offered if move == Done()), offered[0]))
    assert table.view.round == joker_places(deal.deck)[1] == rules.revealed(table.state) - before


STANDARD = full_deck(cards('7H AS'))

# rule, deck, tasks, themes, allowed
DECKS = rows(
    ('§2 36 cards, two of them jokers', STANDARD, TASKS, THEMES, True),
    ('§10 jokers anywhere: only chance keeps the intervals', full_deck(cards('XR XB')), TASKS, THEMES, True),
    ('§10 jokers in the other order', full_deck(cards('7H XB 8H XR')), TASKS, THEMES, True),
    ('§2 one card short', STANDARD[1:], TASKS, THEMES, False),
    ('§2 one card too many', (card('KC'), *STANDARD), TASKS, THEMES, False),
    ('§2 a quick deck at a standard table', full_deck((), 'quick'), TASKS, THEMES, False),
    ('§2 a full deck at a standard table', full_deck((), 'full'), TASKS, THEMES, False),
    ('§2 the same card twice', (STANDARD[1], *STANDARD[1:]), TASKS, THEMES, False),
    ('§2 one joker', (*STANDARD[:-1], card('KC')), TASKS, THEMES, False),
    ('§2 no joker', (*STANDARD[:-2], card('KC'), card('KD')), TASKS, THEMES, False),
    ('§2 the same joker twice', (*STANDARD[:-2], card('XR'), card('XR')), TASKS, THEMES, False),
    ('§10 23 tasks', STANDARD, TASKS[1:], THEMES, False),
    ('§10 a task twice', STANDARD, (1, *TASKS[1:]), THEMES, False),
    ('§10 tasks numbered from 1', STANDARD, tuple(range(1, 25)), THEMES, False),
    ('§10 23 themes', STANDARD, TASKS, THEMES[1:], False),
    ('§10 themes numbered from 1', STANDARD, TASKS, tuple(range(1, 25)), False),
)


@pytest.mark.parametrize('rule, deck, tasks, themes, allowed', DECKS)
def test_which_decks_are_dealt(rule, deck, tasks, themes, allowed):
    assert (rules.objection(undealt().state, NATURE, Deal(tuple(deck), tasks, themes)) is None) is allowed


# rule, table, who deals, allowed
DEALERS = rows(
    ('§10 nature deals', undealt(), NATURE, True),
    ('§10 no player deals', undealt(), 0, False),
    ('§10 nor the host', undealt(), HOST, False),
    ('§2 one deal a party', play(), NATURE, False),
    ('§2 nor in mid-round', play('red 7H'), NATURE, False),
    ('§2 nor at the end', play('red XR done, black XB done'), NATURE, False),
)


@pytest.mark.parametrize('rule, table, seat, allowed', DEALERS)
def test_who_deals_and_when(rule, table, seat, allowed):
    assert (rules.objection(table.state, seat, Deal(STANDARD, TASKS, THEMES)) is None) is allowed


# rule, open card, side, card, result
ACE_LOW = rows(
    ('§2 an ace is lower than a two', '2H', 'lower', 'AS', 'hit'),
    ('§2 an ace is not higher than a king', 'KH', 'higher', 'AS', 'miss'),
    ('§2 an ace is lower than a king', 'KH', 'lower', 'AS', 'hit'),
    ('§2 a two is higher than an ace', 'AH', 'higher', '2S', 'hit'),
    ('§2 a king is higher than an ace', 'AH', 'higher', 'KS', 'hit'),
    ('§2 nothing is lower than an ace', 'AH', 'lower', '2S', 'miss'),
    ('§2 nothing is higher than a king', 'KH', 'higher', 'QS', 'miss'),
    ('§2 a ten is lower than a jack', 'JH', 'lower', 'TS', 'hit'),
    ('§2 a ten is higher than a nine', '9H', 'higher', 'TS', 'hit'),
    ('§2 a jack is lower than a queen', 'QH', 'lower', 'JS', 'hit'),
    ('§2 a queen is lower than a king', 'KH', 'lower', 'QS', 'hit'),
)


@pytest.mark.parametrize('rule, open_card, side, turned, result', ACE_LOW)
def test_the_ace_is_low(rule, open_card, side, turned, result):
    assert play(f'red {open_card} >2 done, {side} {turned}').view.result == result


# rule, line, cards turned so far
TURNED = rows(
    ('§2 none before the first bet', '', 0),
    ('§2 a bet turns one', 'red 7H', 1),
    ('§2 the rest of the round turns none', 'red 7H >2 done', 1),
    ('§2 the next bet one more', 'red 7H >2 done, higher AS', 2),
    ('§3 a pass turns one too', 'red 7H >2 done, pass AS', 2),
    ('§4 a joker is a card turned', 'red XR', 1),
    ('§10 of all parties together', 'red 7H >2 done, higher AS restart red 4S', 3),
)


@pytest.mark.parametrize('rule, line, number', TURNED)
def test_one_round_turns_one_card(rule, line, number):
    assert rules.revealed(play(line).state) == number


@pytest.mark.parametrize('line', ['', 'red 7H', 'red 7H >2', 'red 7H >2 done', 'red 6H >2'])
@pytest.mark.parametrize('seat', [None, 0, 3])
def test_the_order_of_the_deck_stays_hidden(line, seat):
    """§2: the same cards turned, another order behind them: the same screen. Tasks and themes not shown yet are as hidden."""
    known = [*noted_cards(notes(line))]
    shown, other = full_deck(known), full_deck((*known, *cards('XB KC QC XR')))
    one = Table(undealt().deal(known).state).on(line)
    two = undealt().deal(other, (0, *reversed(TASKS[1:])), (23, *reversed(THEMES[1:]))).on(line)
    assert shown != other
    assert rules.view(one.state, seat) == rules.view(two.state, seat)


def test_lengths_are_those_of_the_table():
    assert {row.values[1]: row.values[2] for row in LENGTH_TABLE} == LENGTHS
