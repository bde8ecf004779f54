"""§4 Rules in force: the lines at the bottom of every screen, and who holds them."""
import pytest

from tests.rules.table import play, rows

# rule, line, ranks and holders in force
LINES = rows(
    ('§4 none at the start', '', []),
    ('§4 no value but the lasting ones leaves a line', 'black 4S >1 done, lower AS >2 done, higher 2S >3 done, higher 3H >0 done, higher 5H >1 done', []),
    ('§4 nor 6, 8, 9', 'black 6S >1 done, higher 8S >2 done, higher 9S >3 done', []),
    ('§4 nor a joker', 'red XR done', []),
    ('§4 7: not before somebody is named', 'red 7H', []),
    ('§4 7: as soon as somebody is', 'red 7H >2', [('7', 2)]),
    ('§4 7: on a miss at the reveal', 'black 7H', [('7', 0)]),
    ('§4 7: when done it stands', 'red 7H >2 done', [('7', 2)]),
    ('§4 10: not before somebody is named', 'red TH', []),
    ('§4 10: as soon as somebody is', 'red TH >2', [('T', 2)]),
    ('§4 10: on a miss at the reveal', 'black TH', [('T', 0)]),
    ('§4 J: not before somebody is named', 'red JH', []),
    ('§4 J: as soon as somebody is', 'red JH >2', [('J', 2)]),
    ('§4 J: on a pass at the reveal', 'red 4H >3 done, pass JH', [('J', 1)]),
    ('§4 Q: as soon as somebody is named', 'red QH >2', [('Q', 2)]),
    ('§4 Q: on a miss at the reveal', 'black QH', [('Q', 0)]),
    ('§4 K: before a word is said', 'red KH >2', [('K', 2)]),
    ('§4 K: on a miss at the reveal', 'black KH', [('K', 0)]),
    ('§4 all five stand together', 'red 7H >1 done, higher TS >2 done, higher JS >3 done, higher QS >0 done, higher KS >1 done',
     [('7', 1), ('J', 3), ('K', 1), ('Q', 0), ('T', 2)]),
    ('§4 a joker ends none', 'red QH >2 done, pass XR done', [('Q', 2)]),
    ('§4 (d) the next 7 replaces the line', 'red 7H >2 done, lower 7S', [('7', 1)]),
    ('§4 J until the next jack', 'red JH >2 done, lower JS', [('J', 1)]),
    ('§4 Q until the next queen', 'red QH >2 done, lower QS', [('Q', 1)]),
    ('§4 K until the next king', 'red KH >2 done, lower KS', [('K', 1)]),
    ('§4 (d) replaced by the one named', 'red JH >2 done, higher 4S done, red JD >3', [('J', 3)]),
    ('§4 (d) replaced by the same holder again: one line', 'red QH >2 done, higher 4S done, black QD', [('Q', 2)]),
    ('§4 no other rank replaces it', 'red JH >2 done, higher QS >3 done, higher KS >0 done', [('J', 2), ('K', 0), ('Q', 3)]),
    ('§4 (d) 10s add up: two holders', 'red TH >2 done, lower TS', [('T', 1), ('T', 2)]),
    ('§4 (d) 10s add up: three', 'red TH >2 done, lower TS done, red TD >0', [('T', 0), ('T', 1), ('T', 2)]),
    ('§4 (d) 10s add up: one holder of two', 'red TH >1 done, lower TS', [('T', 1)]),
    ('§4 10 until used: laid in it is not yet', 'red TH >2 done, lower AS >2 lay', [('T', 2)]),
    ('§4 10 until used: used', 'red TH >2 done, lower AS >2 lay done', []),
    ('§4 10 until used: not used', 'red TH >2 done, lower AS >2 done', [('T', 2)]),
    ('§4 10 until used: taken back', 'red TH >2 done, lower AS >2 lay take done', [('T', 2)]),
    ('§4 10 until used: another’s stands', 'red TH >2 done, lower TS done, red AD >1 lay done', [('T', 2)]),
    ('§4 a new party has none', 'red 7H >2 done, lower KS restart', []),
)


@pytest.mark.parametrize('rule, line, in_force', LINES)
def test_the_rules_in_force(rule, line, in_force):
    assert play(line).in_force == in_force


# rule, line, seat to its number of immunities
TENS = rows(
    ('§4 (d) one', 'red TH >2', {2: 1}),
    ('§4 (d) two of one holder', 'red TH >1 done, lower TS', {1: 2}),
    ('§4 (d) one each', 'red TH >2 done, lower TS', {1: 1, 2: 1}),
)


@pytest.mark.parametrize('rule, line, immunities', TENS)
def test_tens_add_up(rule, line, immunities):
    assert play(line).view.immunities == immunities


# rule, line, text of the king's line
TEXTS = rows(
    ('§4 K: no text yet', 'red KH >2', ''),
    ('§4 K: the text stands in the line', 'red KH >2 say=whisper', 'whisper'),
    ('§4 K: and stays there', 'red KH >2 say=whisper done, higher 4S done, red 5H >0', 'whisper'),
    ('§4 K (d) unsaid, no text', 'red KH >2 done', ''),
    ('§4 K: the next king’s text', 'red KH >2 say=whisper done, lower KS say=sing', 'sing'),
    ('§4 K (d) the next king replaces it though he says nothing', 'red KH >2 say=whisper done, lower KS done', ''),
)


@pytest.mark.parametrize('rule, line, text', TEXTS)
def test_the_kings_text_stands_in_the_line(rule, line, text):
    assert [line.text or '' for line in play(line).view.lasting if line.rank == 'K'] == [text]


def test_no_other_line_has_a_text():
    """§4: the text is the king's; the lines beside it are the catalog's."""
    lines = play('red 7H >1 done, higher TS >2 done, higher JS >3 done, higher QS >0 done, higher KS >1 say=whisper').view.lasting
    assert {line.rank: line.text or '' for line in lines} == {'7': '', 'T': '', 'J': '', 'Q': '', 'K': 'whisper'}
