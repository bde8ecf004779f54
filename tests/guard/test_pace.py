"""How fast, and how many at a time: with a clock that a test turns by hand."""
import pytest

from pages.guard.pace import REMEMBERED, Crowd, Pace


class Clock:
    now = 1_000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def deeds(pace, key, times):
    """How many of so many in a row may be done at once."""
    done = 0
    for _ in range(times):
        if not pace.wait(key):
            pace.count(key)
            done += 1
    return done


def test_a_burst_and_then_the_rate(clock):
    pace = Pace(rate=2, burst=5, clock=clock)
    assert deeds(pace, 'a', 100) == 5
    assert pace.wait('a') == pytest.approx(.5)
    clock.now += .5
    assert deeds(pace, 'a', 100) == 1
    clock.now += 1.25
    assert deeds(pace, 'a', 100) == 2
    clock.now += 60
    assert deeds(pace, 'a', 100) == 5  # and no more, however long the rest


def test_each_key_for_itself(clock):
    pace = Pace(rate=2, burst=5, clock=clock)
    assert deeds(pace, 'a', 100) == 5
    assert pace.wait('a') and not pace.wait('b')


def test_who_comes_early_waits_in_a_queue(clock):
    """Deeds that are counted before they are due, as those of a socket: each next one is due a step later."""
    pace, due = Pace(rate=2, burst=2, clock=clock), []
    for _ in range(5):
        due.append(pace.wait('a'))
        pace.count('a')
    assert due == pytest.approx([0, 0, .5, 1, 1.5])


def test_the_one_not_seen_for_longest_is_forgotten(clock):
    pace = Pace(rate=1, burst=1, clock=clock)
    for n in range(REMEMBERED):
        pace.count(n)
    pace.count(0)
    for n in range(3):
        pace.count(f'new {n}')
    assert len(pace.rested) == REMEMBERED
    assert pace.wait(0) and not pace.wait(1) and pace.wait(4)


def test_a_crowd():
    crowd = Crowd(most=5, each=2)
    with crowd.with_one_more('a'), crowd.with_one_more('b'):
        assert not crowd.full('a')
        with crowd.with_one_more('a'):
            assert crowd.full('a') and not crowd.full('b')
            with crowd.with_one_more('c'), crowd.with_one_more('c'):
                assert crowd.full('d')
        assert not crowd.full('a')
    assert not crowd.inside


def test_who_fails_has_left_too():
    crowd = Crowd(most=5, each=1)
    with pytest.raises(ZeroDivisionError), crowd.with_one_more('a'):
        raise ZeroDivisionError
    assert not crowd.inside
