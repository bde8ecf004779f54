"""The host: who has the room's secret, to whom the role is handed, and how the room is set."""
from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from redblack.attendance import Attendance
from redblack.journal import NotSaved
from redblack.ledger import ADMITTED, OWNERS, LedgerFile
from redblack.records import Device
from redblack.refusal import N_, Refused, TableWhy, Why

TRIES, WHILE = 20, 60.0  # wrong PINs in the whole room, in so many seconds


class HostWhy(Why):
    """What only some may do in this room."""

    NOT_HOST = N_('Only the host may do that.')
    WRONG_KEY = N_("This is not the host's link. The right one stands in the window where the game was started.")
    NO_COOKIES = N_('This browser keeps no cookies, so the table cannot know it again. Allow them for this page, or take another one.')
    PIN_ASKED = N_('The host has set a PIN for this room.')
    WRONG_PIN = N_('That is not the PIN. The host can tell you.')
    TOO_MANY = N_('Too many wrong tries. Wait a minute, then ask the host.')


class Host:
    """Knows devices only. Owners have brought the secret; while a deputy has the role, they have it no more, but may take it back."""

    def __init__(self, file: LedgerFile, clock: Callable[[], float]) -> None:
        self._file, self._clock = file, clock
        self.attendance = Attendance(clock)  # of the whole room, the host's page included
        self._wrong: list[float] = []  # when a wrong PIN was said

    # ---- who it is

    @property
    def key(self) -> str:
        return self._file.ledger.key

    @property
    def deputy(self) -> Device | None:
        return self._file.ledger.deputy

    def enter(self, key: str, device: Device | None) -> None:
        """Whoever brings the secret is an owner from now on."""
        if not secrets.compare_digest(key.encode(), self.key.encode()):
            raise Refused(HostWhy.WRONG_KEY)
        if device is None:
            raise Refused(HostWhy.NO_COOKIES)
        self._remember('owners', device, OWNERS)

    def owns(self, device: Device | None) -> bool:
        return device is not None and device in self._file.ledger.owners

    def is_host(self, device: Device | None) -> bool:
        return device == self.deputy if self.deputy and device else self.owns(device)

    def here(self) -> bool:
        """Whether the host has a page open, at whatever table."""
        return any(map(self.attendance.here, (self.deputy,) if self.deputy else self._file.ledger.owners))

    def check(self, device: Device | None) -> None:
        """Raise Refused for everybody but the host."""
        if not self.is_host(device):
            raise Refused(HostWhy.NOT_HOST)

    def hand_over(self, device: Device | None, to: Device) -> None:
        self.check(device)
        self._change(deputy=None if self.owns(to) else to)

    def take_back(self, device: Device | None) -> None:
        """The owner's word is enough; a deputy gives the role back the same way."""
        if not self.owns(device):
            self.check(device)
        self._change(deputy=None)

    # ---- how the room is set

    @property
    def locked(self) -> bool:
        """Whether only the host changes settings."""
        return self._file.ledger.locked

    def lock(self, device: Device | None, locked: bool) -> None:
        self.check(device)
        self._change(locked=locked)

    @property
    def pin(self) -> str | None:
        return self._file.ledger.pin

    def ask_pin(self, device: Device | None, asked: bool) -> None:
        """A PIN of four digits, another one each time; whoever is here already is let in without it."""
        self.check(device)
        if asked:
            ledger = self._file.ledger
            known = dict.fromkeys((*ledger.admitted, *ledger.owners, *self.attendance))
            self._change(pin=f'{secrets.randbelow(10_000):04}', admitted=tuple(known)[-ADMITTED:])
        else:
            self._change(pin=None, admitted=())

    def admits(self, device: Device | None) -> bool:
        ledger = self._file.ledger
        return ledger.pin is None or (device is not None and device in (*ledger.admitted, *ledger.owners, ledger.deputy))

    def admit(self, device: Device | None, pin: str) -> None:
        """Let in whoever says the PIN. All the wrong ones of a minute count together: whoever guesses has many devices."""
        now = self._clock()
        self._wrong = [when for when in self._wrong if now - when < WHILE]
        if len(self._wrong) >= TRIES:
            raise Refused(HostWhy.TOO_MANY)
        if self.pin is None or not secrets.compare_digest(pin.strip().encode(errors='replace'), self.pin.encode()):
            self._wrong.append(now)
            raise Refused(HostWhy.WRONG_PIN)
        if device is None:
            raise Refused(HostWhy.NO_COOKIES)
        self._remember('admitted', device, ADMITTED)

    # ---- inside

    def _change(self, **fields: Any) -> None:
        try:
            self._file.change(**fields)
        except NotSaved as e:
            raise Refused(TableWhy.NOT_SAVED) from e

    def _remember(self, field: str, device: Device, most: int) -> None:
        try:
            self._file.remember(field, device, most)
        except NotSaved as e:
            raise Refused(TableWhy.NOT_SAVED) from e
