"""What the room itself remembers from evening to evening: the host's secret, and how the host has set the room."""
from __future__ import annotations

import logging
import os
import secrets
import tempfile
from pathlib import Path
from typing import Any, Literal

import pydantic

from redblack.journal import NotSaved, beside
from redblack.records import Device

log = logging.getLogger(__name__)

OWNERS, ADMITTED = 16, 256  # devices that are remembered, the latest


class Ledger(pydantic.BaseModel):
    """The room's settings. *key* opens the host's page; who has once brought it is an owner."""

    model_config = pydantic.ConfigDict(frozen=True, extra='forbid')

    version: Literal[1] = 1
    key: str = pydantic.Field(default_factory=lambda: secrets.token_urlsafe(16), min_length=16)
    owners: tuple[Device, ...] = ()
    deputy: Device | None = None     # has the host's rights instead of the owners, until one of them takes them back
    locked: bool = False             # only the host changes settings
    pin: str | None = None           # asked of every device that is not admitted yet
    admitted: tuple[Device, ...] = ()
    port: int | None = pydantic.Field(default=None, ge=1, le=65535)  # where the phones found the room last time


class LedgerFile:
    """One small JSON file, replaced as a whole. Raises NotSaved when it can be neither read nor made."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lost = False  # whether there were settings that could not be read
        self.ledger = self._read()
        self.change()

    def _read(self) -> Ledger:
        try:
            return Ledger.model_validate_json(self.path.read_bytes())
        except FileNotFoundError:
            return Ledger()
        except pydantic.ValidationError:  # also a newer program's: its seats lie in the journals, so no more than settings is lost
            log.warning('the settings of the room could not be read; the file is kept apart')
            self.path.rename(beside(self.path))
            self.lost = True
            return Ledger()
        except OSError as e:
            raise NotSaved(str(e)) from e

    def change(self, **fields: Any) -> None:
        """All of it is on the disk when this returns; else NotSaved, and nothing has changed."""
        new = Ledger.model_validate({**self.ledger.model_dump(), **fields})
        try:
            replace(self.path, new.model_dump_json(indent=1).encode())
        except OSError as e:
            raise NotSaved(str(e)) from e
        self.ledger = new

    def remember(self, field: str, device: Device, most: int) -> None:
        """*device* is the latest of those in *field*; the oldest are forgotten."""
        known = getattr(self.ledger, field)
        if device not in known:
            self.change(**{field: (*known, device)[-most:]})


def replace(path: Path, content: bytes) -> None:
    """Write the file anew beside itself, for its owner only, and then put it in its place: it is never half written."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f'.{path.name}-')
    try:
        with os.fdopen(handle, 'wb') as f:
            f.write(content)
            f.flush()
            os.fsync(f.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
