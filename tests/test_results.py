"""Who came in first, against bots of which level: for each device, and for each name of the house."""
import pytest

from redblack.games.hearts.moves import Options, Restart
from redblack.results import Result, Results, Tally, tally
from tests.test_bots import GAME, Company, begin, first


@pytest.mark.parametrize('places, wins, losses, streak, best', [
    ([], 0, 0, 0, 0),
    ([1], 1, 0, 1, 1),
    ([2], 0, 1, 0, 0),                 # only the first place is a win
    ([1, 1, 3, 1], 3, 1, 1, 2),        # the streak that goes on, and the best
    ([1, 1, 1, 4], 3, 1, 0, 3),
])
def test_what_is_counted(places, wins, losses, streak, best):
    assert tally(places) == Tally(wins, losses, streak, best)


def result(**of):
    return Result(**{'game': 'hearts', 'level': 'easy', 'match': 'a', 'device': 'phone', 'name': 'Маша', 'place': 1} | of)


def test_they_are_kept_apart_by_level_device_and_name(tmp_path):
    results = Results(tmp_path / 'results.json')
    results.add([result(), result(device='other', name='Cаша', place=2)])
    results.add([result(match='b', level='hard', place=3)])
    results.add([result(match='c', device='tablet', place=4)])
    for kept in results, Results(tmp_path / 'results.json'):
        assert kept.of_device('hearts', 'easy', 'phone') == Tally(1, 0, 1, 1)
        assert kept.of_device('hearts', 'hard', 'phone') == Tally(0, 1, 0, 0)
        assert kept.of_name('hearts', 'easy', 'маша') == Tally(1, 1, 0, 1)  # on both devices
        assert kept.of_name('hearts', 'easy', 'Саша') == Tally(0, 1, 0, 0)
        assert kept.of_device('hearts', 'easy', None) == kept.of_name('hearts', 'easy', 'Оля') == Tally()


def test_a_match_counts_once(tmp_path):
    results = Results(tmp_path / 'results.json')
    for _ in range(2):
        results.add([result()])
    assert results.of_device('hearts', 'easy', 'phone') == Tally(1, 0, 1, 1)


@pytest.mark.parametrize('found', ['', '{', '[{"game": 3}]'])
def test_what_cannot_be_read_begins_anew(tmp_path, found):
    (tmp_path / 'results.json').write_text(found)
    results = Results(tmp_path / 'results.json')
    results.add([result()])
    assert results.of_device('hearts', 'easy', 'phone').wins == 1


def test_the_end_of_a_match_is_written_down_for_those_with_phones(tmp_path):
    results = Results(tmp_path / 'results.json')
    company = Company(tmp_path, results=results)
    company.comes('phone', 2)
    company.table.settle('phone', {2: 'Оля'})
    begin(company)
    company.table.again('phone', Restart(Options(target=1)))
    played_out(company)
    place = GAME.places(company.session.state)[2]
    tally = results.of_device('hearts', company.bots.level, 'phone')
    assert company.session.view().winner is not None and (tally.wins, tally.losses) == ((1, 0) if place == 1 else (0, 1))
    assert results.of_name('hearts', company.bots.level, 'Оля') == tally


def played_out(company):
    """Everybody plays the first card they may, people too."""
    while company.session.view().phase != 'over':
        company.bots_play(lambda: company.session.view().phase == 'over')
        people = company.session.game.rules.to_act(company.session.state) & company.session.holders.keys()
        for seat in sorted(people)[:1]:
            company.session.act(seat, first(company.session.view(seat), seat, None))


def test_a_match_that_was_taken_back_and_ends_once_more_counts_once(tmp_path):
    results = Results(tmp_path / 'results.json')
    company = Company(tmp_path, results=results)
    company.comes('phone', 2)
    begin(company)
    company.table.again('phone', Restart(Options(target=1)))
    for _ in range(2):
        played_out(company)
        level = company.bots.level
        for _ in range(3):
            company.session.undo(agreed=True)
    assert results.of_device('hearts', level, 'phone').played == 1


def test_a_match_without_bots_is_no_match_against_them(tmp_path):
    results = Results(tmp_path / 'results.json')
    company = Company(tmp_path, results=results)
    for seat in range(4):
        company.comes(f'phone {seat}', seat)
    begin(company)
    company.table.again('phone 0', Restart(Options(target=1)))
    played_out(company)
    assert results.of_device('hearts', company.bots.level, 'phone 0').played == 0
