"""What the settings panel holds until it is closed, and what of it differs from the table by then."""
from __future__ import annotations

from dataclasses import asdict, dataclass, replace

from redblack.game import Seat
from redblack.games.red_or_black.moves import Options
from redblack.names import LONGEST_NAME, clean, clean_name
from redblack.session import Session


@dataclass
class Draft:
    """The seats in their order, their names as typed, the options, the language of the screen."""

    circle: list[Seat]
    names: dict[Seat, str]
    options: Options
    language: str

    @classmethod
    def of(cls, session: Session, language: str) -> Draft:
        """The table as it is now."""
        circle = session.state.circle
        return cls([*circle], {seat: session.names.get(seat, '') for seat in circle}, session.state.options, language)

    def seated(self, before: Draft, session: Session) -> tuple[tuple[Seat, ...], dict[Seat, str]]:
        """The circle, and the names that changed since *before*. A new row with the name of somebody who left is that somebody, back on the old seat."""
        now = list(session.state.circle)
        rows: dict[Seat, Seat] = {row: row for row in self.circle if row in before.circle}
        joined = [seat for seat in now if seat not in before.circle]  # elsewhere, meanwhile
        for row in self.circle:
            if row not in rows:
                rows[row] = session.seat_for(self.names[row], [*joined, *rows.values()])
        names = {seat: name for row, seat in rows.items() if (name := clean_name(self.names[row])) != before.names.get(row, session.names.get(seat, ''))}
        circle = [rows[row] for row in self.circle]
        if circle == before.circle or now == before.circle:
            return tuple(now if circle == before.circle else circle), names
        # the list was changed elsewhere meanwhile: only what was changed here
        stay = [seat for seat in now if seat in circle or seat not in before.circle]
        return (*stay, *(seat for seat in circle if seat not in now and seat not in before.circle)), names

    def cut(self) -> list[str]:
        """The names that are shorter at the table than they were typed."""
        return [clean_name(self.names[row]) for row in self.circle if clean(self.names[row]) != clean(self.names[row], 2 * LONGEST_NAME)]

    def chosen(self, before: Draft, now: Options) -> Options:
        """The table's options as they are *now*, with what was changed here since *before*."""
        then = asdict(before.options)
        return replace(now, **{name: value for name, value in asdict(self.options).items() if value != then[name]})
