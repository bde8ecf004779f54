"""§5 Settings, house rules, restart, skip."""
import pytest

from redblack.game import HOST
from tests.rules.table import SHOWN, SHOWN_WHEN_OVER, changed, play, rows, rules

EVERY_PHASE = {'betting': 'red 9H >2 done', 'naming': 'red 9H', 'doing': 'red 9H >2', 'a joker': 'red XR', 'over': 'red XR done, red XB done'}

# rule, line so far, note, allowed
VERDICTS = rows(
    *((f'§5 the mode switches at once: {phase}', line, 'set=sober', True) for phase, line in EVERY_PHASE.items()),
    *((f'§5 (d) house rules at once: {phase}', line, 'set=must_bounce+quiet+relay', True) for phase, line in EVERY_PHASE.items()),
    *((f'§5 another length deals again: {phase}', line, 'set=quick', False) for phase, line in EVERY_PHASE.items()),
    *((f'§5 start again at any time: {phase}', line, 'restart', True) for phase, line in EVERY_PHASE.items()),
    *((f'§5 with another length: {phase}', line, 'restart=full', True) for phase, line in EVERY_PHASE.items()),
    *((f'§10 a player sets nothing: {phase}', line, '0:set=sober', False) for phase, line in EVERY_PHASE.items()),
    *((f'§10 a player restarts nothing: {phase}', line, '0:restart', False) for phase, line in EVERY_PHASE.items()),
    ('§5 a full party is not made quick', 'set=standard', 'set=full', False),
    ('§5 the same length is no other', '', 'set=standard', True),
    ('§10 skip while betting', '', 'skip', True),
    ('§10 skip twice', 'skip', 'skip', True),
    ('§10 no skip while naming', 'red 9H', 'skip', False),
    ('§10 no skip while doing', 'red 9H >2', 'skip', False),
    ('§10 no skip in a joker’s round', 'red XR', 'skip', False),
    ('§10 no skip when over', 'red XR done, red XB done', 'skip', False),
    ('§10 nobody skips himself', '', '0:skip', False),
    ('§10 nor another', '', '1:skip', False),
    ('§10 who is skipped does not bet', 'skip', '0:red', False),
    ('§10 the next does', 'skip', '1:red', True),
)


@pytest.mark.parametrize('rule, line, note, allowed', VERDICTS)
def test_what_the_host_may_do(rule, line, note, allowed):
    assert play(line).may(note) is allowed


# rule, line, what everybody sees
SKIPS = rows(
    ('§10 the next clockwise bets', 'skip', {'phase': 'bet', 'bettor': 1}),
    ('§10 after the last the first', 'skip skip skip skip', {'bettor': 0}),
    ('§10 no card is turned', 'skip red 9H', {'round': 1, 'card': '9H'}),
    ('§10 level and open card stay', 'red 9H >2 done, skip', {'level': 'higher_lower', 'price': 2, 'open_card': '9H', 'round': 2, 'bettor': 2}),
    ('§10 nothing is booked', 'skip skip', {'booked': {}}),
    ('§10 clockwise in the circle as it sits', 'sit=2,0,3 skip', {'bettor': 0}),
)


@pytest.mark.parametrize('rule, line, expected', SKIPS)
def test_skip(rule, line, expected):
    assert play(line).shows(expected) == expected


# rule, line, what everybody sees
RESTARTS = rows(
    ('§5 a new deck', 'red AH >2 done, restart red 4H', {'card': '4H', 'round': 1}),
    ('§5 nothing booked', 'red AH >2 done, restart', {'penalties': {0: 0, 1: 0, 2: 0, 3: 0}}),
    ('§5 nothing in force', 'red TH >2 done, lower 7S >2 done, restart', {'in_force': [], 'immunities': {}, 'cup': 0}),
    ('§5 no crown', 'red XR done, restart', {'crown': 0}),
    ('§5 no predecessor', 'red 9H >2 done, restart', {'previous_executor': None}),
    ('§5 a round in hand is gone', 'red AH >2 restart', {'phase': 'bet', 'pending': {}, 'executor': None, 'booked': {}}),
    ('§5 laid-in immunities too', 'red TH >2 done, lower AS >2 lay restart', {'laid_in': {}, 'immunities': {}}),
    ('§5 (d) another party keeps the circle', 'sit=3,1,0 red XR done, red XB done, restart', {'circle': (3, 1, 0), 'bettor': 3}),
    ('§5 (d) the first begins, whoever was next', 'red 4S done, red 5S done, restart', {'bettor': 0}),
    ('§5 (d) from a final screen', 'red XR done, red XB done, restart', {'phase': 'bet', 'bettor': 0, 'booked': {}}),
)


@pytest.mark.parametrize('rule, line, expected', RESTARTS)
def test_restart(rule, line, expected):
    assert play(line).shows(expected) == expected


# rule, line, the options afterwards
OPTIONS = rows(
    ('§5 the mode at once', 'set=sober', 'standard sober'),
    ('§5 (d) house rules at once', 'red 9H >1 set=relay+quiet', 'standard alcohol quiet relay'),
    ('§5 and off again', 'set=must_bounce set=sober', 'standard sober'),
    ('§5 another length by a restart', 'red 9H >1 done, restart=quick', 'quick alcohol'),
    ('§5 (d) another party keeps all settings', 'set=sober+relay+must_bounce red XR done, red XB done, restart', 'standard sober must_bounce relay'),
    ('§5 a length chosen stays too', 'restart=full red XR done, red XB done, restart', 'full alcohol'),
)


@pytest.mark.parametrize('rule, line, expected', OPTIONS)
def test_the_options_in_force(rule, line, expected):
    options = play(line).view.options
    assert ' '.join([options.length, options.mode, *(rule for rule in ('must_bounce', 'quiet', 'relay') if getattr(options, rule))]) == expected


EVENING = ('red KH >1 say=whisper done, lower 6S >0 swap done, pass 3S done, red TH >2 done, '
           'lower AS >2 lay done, higher 2S >3 done, skip higher XR done, higher XB done')


@pytest.mark.parametrize('words', ['sober', 'quiet', 'sober+quiet'])
def test_mode_and_quiet_change_only_texts(words):
    """§5: from the first deal or from any moment on, the same party is played."""
    plain = play(EVENING)
    others = (play(f'set={words} {EVENING}'), play(EVENING.replace('swap done', f'swap set={words} done')))
    for other in others:
        assert other.view.options == changed(plain.view.options, words)
        assert {name: getattr(other.view, name) for name in (*SHOWN, *SHOWN_WHEN_OVER) if name != 'options'} == {
            name: getattr(plain.view, name) for name in (*SHOWN, *SHOWN_WHEN_OVER) if name != 'options'}


@pytest.mark.parametrize('phase, line', EVERY_PHASE.items())
def test_a_setting_changes_nothing_else(phase, line):
    """§5: no penalty, no turn, no card."""
    table = play(line)
    after = table.on('set=sober+must_bounce+quiet+relay')
    assert table.shows(name for name in SHOWN if name != 'options') == after.shows(name for name in SHOWN if name != 'options')
    assert rules.revealed(table.state) == rules.revealed(after.state) and table.to_act == after.to_act


# rule, line, the next bettor
RELAY = rows(
    ('§5 relay: the next bettor is who did the task', 'red 9H >2 done', 2),
    ('§5 relay: after a miss the same player', 'red 4S done', 0),
    ('§5 relay: after a pass the same player', 'red 9H >2 done, pass 4S done', 2),
    ('§5 relay: from hand to hand', 'red 9H >2 done, lower 4S >1 done', 1),
    ('§5 relay: after a bounce who did it', 'red 9H >2 done, lower 3S >1 bounce done', 2),
    ('§5 relay: after a bounce to another', 'red 4S done, 0:red 3H >2 bounce done', 0),
    ('§5 relay (d) after a joker the next clockwise', 'red XR done', 1),
    ('§5 relay (d) clockwise from who drew it', 'red 9H >3 done, lower XR done', 0),
    ('§5 relay: it does not matter who says done', 'red 9H >2 0:done', 2),
    ('§10 relay: a skip goes clockwise', 'red 9H >3 done, skip', 0),
    ('§5 relay (d) reseated in the round: the first', 'red 9H >2 sit=1,0,2 done', 1),
    ('§5 relay (d) switched off at once', 'red 9H >2 set=quiet done', 1),
)


@pytest.mark.parametrize('rule, line, bettor', RELAY)
def test_relay(rule, line, bettor):
    assert play(line, relay=True).view.bettor == bettor


# rule, line, the next bettor
NO_RELAY = rows(
    ('§5 off by default', 'red 9H >2 done', 1),
    ('§5 relay (d) switched on at once', 'red 9H >2 set=relay done', 2),
    ('§5 relay (d) and off again', 'red 9H >2 set=relay set=quiet done', 1),
)


@pytest.mark.parametrize('rule, line, bettor', NO_RELAY)
def test_relay_in_mid_round(rule, line, bettor):
    assert play(line).view.bettor == bettor


def test_the_host_is_never_waited_for():
    assert all(HOST not in play(line).to_act for line in EVERY_PHASE.values())
