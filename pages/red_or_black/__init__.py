"""`/`: the table of Red or Black, and `/rules`."""
from __future__ import annotations

from pages.red_or_black import guide, table
from redblack.session import Session


def declare(session: Session, language: str | None) -> None:
    table.declare(session, language)
    guide.declare(session, language)
