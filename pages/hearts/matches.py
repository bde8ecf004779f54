"""What was played at a table in an evening: its matches, each with its deals and with the names of that time."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from i18n import Voice
from pages.hearts.words import BOTS, FIRST
from redblack.game import Seat
from redblack.games.hearts.state import State
from redblack.games.hearts.trick import SEATS
from redblack.names import marked
from redblack.session import Session


@dataclass(frozen=True, slots=True)
class Match:
    """One in which a deal was played to its end."""

    deals: Sequence[State]      # as they stood when their points had been written down: their hands are no secret any more
    names: Mapping[Seat, str]   # as shown; of seats that somebody had given a name to
    people: Collection[Seat]    # who made a move without a bot
    first: Seat                 # from whom the bots are named

    @property
    def state(self) -> State:
        """How it ended, or how it stands."""
        return self.deals[-1]

    def called(self, voice: Voice, seat: Seat) -> str:
        """As at the table: the name, the number of somebody without one, or the bot's name."""
        if seat in self.names:
            return self.names[seat]
        return voice._('Player {n}', n=seat + 1) if seat in self.people else voice._(BOTS[(seat - self.first) % 4])


def matches(session: Session) -> list[Match]:
    """Of this evening; the last is the one of now, if a deal of it is done."""
    deals: dict[int, dict[int, State]] = {}
    names: dict[int, Mapping[Seat, str]] = {}
    people: dict[int, set[Seat]] = {}
    for entry, met, known in session.history:
        note(deals, met)
        names[met.match] = known
        if entry.seat in SEATS and not entry.bot:
            people.setdefault(met.match, set()).add(entry.seat)
    now: State = session.state
    note(deals, now)
    names[now.match] = session.names
    people.setdefault(now.match, set()).update(session.holders)
    first = int(session.kept.get(FIRST, min(session.holders, default=0)))
    return [Match([*done.values()], shown(names[match]), people.get(match, set()), first) for match, done in deals.items()]


def note(deals: dict[int, dict[int, State]], state: State) -> None:
    """Keep what a deal came to."""
    if state.phase in ('summary', 'over'):
        deals.setdefault(state.match, {})[state.number] = state


def shown(names: Mapping[Seat, str]) -> dict[Seat, str]:
    typed = {seat: name for seat, name in sorted(names.items()) if name and seat in SEATS}
    return typed | marked(typed)
