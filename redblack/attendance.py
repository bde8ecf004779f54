"""Which devices have a page open, and since when those that have none are away."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from redblack.records import Device


class Attendance:
    """Counts the open pages of each device. *clock* tells seconds, and never jumps."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._opened = clock()
        self._pages: Counter[Device] = Counter()
        self._left: dict[Device, float] = {}

    def reopen(self) -> None:
        """From now on, as after a start: who is not here has left only now."""
        self._opened = self._clock()
        self._left.clear()

    def came(self, device: Device) -> None:
        self._pages[device] += 1
        self._left.pop(device, None)

    def went(self, device: Device) -> None:
        self._pages[device] -= 1
        if not self._pages[device]:
            del self._pages[device]
            self._left[device] = self._clock()

    def here(self, device: Device) -> bool:
        return device in self._pages

    def away(self, device: Device) -> float:
        """For how many seconds; a device that has not been seen since the start is away since then."""
        return 0.0 if self.here(device) else self._clock() - self._left.get(device, self._opened)

    def __len__(self) -> int:
        return len(self._pages)

    def __iter__(self) -> Iterator[Device]:
        """Who is here."""
        return iter(self._pages)
