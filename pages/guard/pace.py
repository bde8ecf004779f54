"""How fast, and how many at a time: counted for each address or socket, in memory that stays small."""
from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

REMEMBERED = 4096  # keys; whoever has not been seen for longest is forgotten first


class Pace:
    """*rate* deeds a second in the long run, *burst* of them at once, for each key.

    All that is kept of a key is the moment when it will have its whole burst again.
    """

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.step, self.burst, self.clock = 1 / rate, burst, clock
        self.rested: dict[Hashable, float] = {}

    def wait(self, key: Hashable) -> float:
        """Seconds until *key* may do one more; 0 if it may now. Nothing is counted."""
        now = self.clock()
        return max(0.0, self.rested.get(key, now) - now - self.step * (self.burst - 1))

    def count(self, key: Hashable) -> None:
        """One more deed of *key*, now or as soon as it may."""
        now = self.clock()
        self.rested[key] = max(self.rested.pop(key, now), now) + self.step
        if len(self.rested) > REMEMBERED:
            del self.rested[next(iter(self.rested))]


class Crowd:
    """Who is inside at this moment: at most *most* in all, and *each* of one address."""

    def __init__(self, most: int, each: int) -> None:
        self.most, self.each = most, each
        self.inside: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        return self.inside[address] >= self.each or self.inside.total() >= self.most

    @contextmanager
    def with_one_more(self, address: str) -> Iterator[None]:
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]
