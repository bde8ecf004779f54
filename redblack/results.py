"""How matches against bots have ended, for each device and each name: kept for good, and never read by the rules."""
from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pydantic

from redblack.game import HOST, NATURE
from redblack.journal import NotSaved, beside
from redblack.ledger import replace
from redblack.names import skeleton
from redblack.records import Device
from redblack.session import Session

log = logging.getLogger(__name__)

MOST = 5_000  # results that are remembered, the latest


class Result(pydantic.BaseModel):
    """One player's end of one match."""

    model_config = pydantic.ConfigDict(frozen=True)

    game: str
    level: str      # of the bots
    match: str      # another one for every match: a move taken back and made again counts once
    device: Device
    name: str       # '' for none
    place: Annotated[int, pydantic.Field(ge=1)]


@dataclass(frozen=True, slots=True)
class Tally:
    """Only the first place is a win. A streak is of wins: the one that goes on, and the best."""

    wins: int = 0
    losses: int = 0
    streak: int = 0
    best: int = 0

    @property
    def played(self) -> int:
        return self.wins + self.losses

    @property
    def share(self) -> float:
        """Of wins; 0 before the first match."""
        return self.wins / self.played if self.played else 0.0


RESULTS = pydantic.TypeAdapter(tuple[Result, ...])


class Results:
    """One small file. What cannot be read in it is no reason to stop: then it is kept apart, and a new one begins."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: tuple[Result, ...] = ()
        try:
            self._known = RESULTS.validate_json(path.read_bytes())
        except FileNotFoundError:
            pass
        except (pydantic.ValidationError, OSError) as e:
            log.warning('the results could not be read: %s', type(e).__name__)
            with suppress(OSError):  # what is there stays there, under another name
                path.rename(beside(path))

    def add(self, results: Iterable[Result]) -> None:
        """Those of a match that has just ended. Raises NotSaved."""
        counted = {(known.match, known.device) for known in self._known}
        new = tuple(result for result in results if (result.match, result.device) not in counted)
        if not new:
            return
        known = (*self._known, *new)[-MOST:]
        try:
            replace(self._path, RESULTS.dump_json(known))
        except OSError as e:
            raise NotSaved(str(e)) from e
        self._known = known

    def of_device(self, game: str, level: str, device: Device | None) -> Tally:
        return tally(result.place for result in self._known if (result.game, result.level, result.device) == (game, level, device))

    def of_name(self, game: str, level: str, name: str) -> Tally:
        """Of everybody who is called so in this house, on whatever phone."""
        wanted = skeleton(name)
        return tally(result.place for result in self._known
                     if (result.game, result.level) == (game, level) and result.name and skeleton(result.name) == wanted)


def outcome(session: Session, level: str) -> list[Result]:
    """Of the match that has just ended, against bots of that *level*, for those who played it with a phone of their own: nothing without a bot."""
    rules, entries = session.game.rules, session.entries
    if session.game.places is None or all(seat in session.holders for seat in rules.seated(session.state)):
        return []
    begun = next((i for i in reversed(range(len(entries))) if entries[i].seat == HOST), -1)
    dealt = next(entry for entry in entries[begun + 1:] if entry.seat == NATURE)  # no two matches begin with the same cards, and none twice
    match, places = hashlib.sha256(repr(dealt.move).encode()).hexdigest()[:16], session.game.places(session.state)
    return [Result(game=session.game.slug, level=level, match=match, device=device, name=session.names.get(seat, ''), place=places[seat])
            for seat, device in session.holders.items()]


def tally(places: Iterable[int]) -> Tally:
    """Of matches in the order in which they were played."""
    run: Sequence[bool] = [place == 1 for place in places]
    streak = best = 0
    for won in run:
        streak = streak + 1 if won else 0
        best = max(best, streak)
    return Tally(sum(run), len(run) - sum(run), streak, best)
