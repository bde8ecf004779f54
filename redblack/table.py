"""One table of the room: whose own the seats are, who may do what, and for whom nobody need wait."""
from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from redblack.attendance import Attendance
from redblack.bots import GOING, Bots
from redblack.consent import Consent
from redblack.deadline import Deadline
from redblack.game import HOST, NATURE, UNDO, Seat
from redblack.host import Host, HostWhy
from redblack.journal import NotSaved
from redblack.place import Place, Presence, Sitting
from redblack.records import Device
from redblack.refusal import N_, Refused, Why
from redblack.results import Results, outcome
from redblack.session import Session

log = logging.getLogger(__name__)

WAIT = 20.0          # seconds that the table waits for a phone that is away
PASS_LASTS = 600.0   # seconds
PASS_TRIES = 5
COMINGS, COMINGS_IN = 24, 600.0  # as many late arrivals in so many seconds: each of them has a row in the table at the end, for good

DEALT_ANEW = N_('The cards are dealt anew.')

Reseat = Callable[[Sequence[Seat]], Any]  # the game's move that seats these in this order


class SeatWhy(Why):
    """Why a device may not. The fact *seat* is the player whose name belongs in the sentence."""

    NOT_YOURS = N_('{name} does that, on another phone.')
    AWAY = N_('{name} has no connection. Wait a moment: soon anybody can play in their place.')
    ASK_HOST = N_('{name} has no connection. The host can play in their place, or skip them.')
    TAKEN = N_('{name} plays on another phone already. The host can show a code for taking the seat over.')
    HAS_SEAT = N_('You have a seat already.')
    CROWDED = N_('There is a lot of coming and going. Take a free seat, or wait a few minutes.')
    NOT_SEATED = N_('Nobody sits there any more. Look again, then tap.')
    LOCKED = N_('The host has locked the settings.')
    ONLY_PLAYERS = N_('Those who play decide that. Sit down first.')
    HAS_SEEN = N_('You have seen the cards of another seat. Sit down there again, or here with the next deal.')
    WRONG_CODE = N_('That is not the code. Ask the host to show a new one.')


@dataclass
class Pass:
    """What a new phone says to take a seat over: once, within ten minutes."""

    digits: str
    until: float
    tries: int = PASS_TRIES


class Table:
    """A session, and the devices round it. An unclaimed seat is anybody's to play; a claimed one its holder's and the host's.

    *code* is '' for the main table. Every public method that a device calls either does the whole of it or raises Refused.
    """

    def __init__(self, code: str, session: Session, host: Host, clock: Callable[[], float], results: Results | None = None) -> None:
        self.code, self.session, self.host, self._results = code, session, host, results
        self.attendance = Attendance(clock)
        self._clock = clock
        self._passes: dict[Seat, Pass] = {}
        self._comings: list[float] = []  # when somebody sat down late
        self._shown: Mapping[str, Any] = {}
        self._looked: dict[Device, tuple[int, Seat]] = {}  # whose hand a device has seen, and in which deal, where hands are hidden
        self._attach(session)

    # ---- who is here

    def tick(self) -> None:
        """Tell the screens when somebody has come, gone away, or been away for long; see to the clock. Called now and then."""
        self.deadline.look()
        self._consent.heed(self._players())
        shown = self._shown
        if self.beside() != shown:
            self.session.show()

    def lay(self, session: Session) -> None:
        """Another evening on this table: every screen sees it from now on, one that shows another game when it has been built anew."""
        before, self.session = self.session, session
        self.attendance.reopen()
        session.ask_from(before.questions)
        self._passes.clear()
        self._attach(session)
        for place in before.places:
            if session.game is before.game:
                before.leave(place)
                session.join(place)
            else:
                place.start_over()

    def _attach(self, session: Session) -> None:
        self._consent = Consent(session)
        self.bots = Bots(session, self.presence, lambda: self._consent.wish is not None)
        self._looked.clear()
        self.deadline = Deadline(session, self.bots, self._clock)
        session.ended = self._ended
        session.beside = self.beside
        session.seat_at = self._seat_at

    def _seat_at(self, place: Place) -> Seat | None:
        """Whose eyes a place has. Hidden hands are nobody's before the match has begun; from then on it is remembered who has seen which."""
        seat, session = self.seat_of(place.device), self.session
        if seat is None or place.device is None or not session.game.hidden:
            return seat
        if GOING not in session.kept:
            return None
        self._looked[place.device] = session.last_deal, seat
        return seat

    def _players(self) -> set[Seat]:
        """The seats whose holders are here, or away for a moment."""
        return {seat for seat, device in self.session.holders.items() if self.presence(device) is not Presence.GONE}

    def beside(self) -> Mapping[str, Any]:
        """What the places see of the room, to be shown now: Place.sitting and what stands beside it there."""
        sitting = {seat: Sitting(device, self.presence(device)) for seat, device in self.session.holders.items()}
        self._shown = {'sitting': sitting, 'hosted': self.host.here(), 'guests': len(self.attendance),
                       'company': len(self.attendance) > 1, 'wish': self._consent.wish, 'closes': self.deadline.closes}
        return self._shown

    def presence(self, device: Device) -> Presence:
        if self.attendance.here(device):
            return Presence.HERE
        return Presence.GONE if self.attendance.away(device) >= WAIT else Presence.AWAY

    # ---- who may what

    def seat_of(self, device: Device | None) -> Seat | None:
        """The seat that is the device's own; none for a screen that is nobody's."""
        return None if device is None else next((seat for seat, holder in self.session.holders.items() if holder == device), None)

    def may(self, device: Device | None, seat: Seat) -> bool:
        """Whether the device may act for the seat: an unclaimed one, its own, any as the host; and that of a phone that is gone when no host is here to ask.
        Where people play with bots, an unclaimed seat is a bot's."""
        if seat not in self.session.holders and self._watches(device):
            return False
        return self.controls(device, seat) or (self.presence(self.session.holders[seat]) is Presence.GONE and not self.host.here())

    def controls(self, device: Device | None, seat: Seat) -> bool:
        """Whether the device may rename the seat, free it, take it from the table."""
        holder = self.session.holders.get(seat)
        return holder is None or holder == device or self.host.is_host(device)

    def may_settle(self, device: Device | None) -> bool:
        """Whether the device may change settings."""
        return self.host.is_host(device) or not (self.host.locked or self._watches(device))

    def _watches(self, device: Device | None) -> bool:
        """Whether others play here, with bots on the seats that stay free, and the device only watches."""
        playing = bool(self.session.game.bots) and GOING in self.session.kept and bool(self._players())
        return playing and self.seat_of(device) is None and not self.host.is_host(device)

    def need_settle(self, device: Device | None) -> None:
        """Raise Refused unless the device may change settings."""
        self.need(self.may_settle(device), SeatWhy.LOCKED if self.host.locked else SeatWhy.ONLY_PLAYERS)

    def need_right(self, device: Device | None, seat: Seat) -> None:
        """Raise Refused, in words that help, unless the device may act for the seat."""
        if not self.may(device, seat):
            self.need(seat in self.session.holders, SeatWhy.ONLY_PLAYERS)
            here = self.presence(self.session.holders[seat]) is Presence.HERE
            raise Refused(SeatWhy.NOT_YOURS if here else SeatWhy.ASK_HOST if self.host.here() else SeatWhy.AWAY, seat=seat)

    def need(self, allowed: bool, why: Why, **facts: object) -> None:
        if not allowed:
            raise Refused(why, **facts)

    # ---- playing

    def act(self, device: Device | None, seat: Seat, move: Any, *, asked: int | None = None) -> None:
        self.need_right(device, seat)
        self.session.act(seat, move, asked=asked)

    def skip(self, device: Device | None, seat: Seat, move: Any, *, asked: int | None = None) -> None:
        """The table's *move* that passes *seat* over."""
        self.session.check(HOST, asked)
        self.need(seat in self.session.game.rules.to_act(self.session.state), SeatWhy.NOT_SEATED)
        self.need_right(device, seat)
        self.session.settle({}, move, asked=asked)

    def undo(self, device: Device | None, *, asked: int | None = None) -> None:
        """Take back the last move: who may make it may take it back."""
        self.session.check(UNDO, asked)
        seat = self.session.last_mover
        self.need(not self._watches(device), SeatWhy.ONLY_PLAYERS)
        if seat == HOST:
            self.need_settle(device)
            for came in {*self._seated()} - {*self.session.game.rules.seated(self.session.before_last)}:
                self.need(self.controls(device, came), SeatWhy.NOT_YOURS, seat=came)
        else:
            self.need_right(device, seat)
        if self.session.game.hidden and not self.session.undoable:
            own = self.seat_of(device)
            self._consent.ask(seat if own is None else own, self._players() - {own}, asked)
        else:
            self.session.undo(asked=asked)

    def agree(self, device: Device | None, yes: bool) -> None:
        """What a player says to another's wish to take the last move back."""
        self._consent.answer(self.seat_of(device), yes)

    # ---- settings

    def settle(self, device: Device | None, names: Mapping[Seat, str], *moves: Any, asked: int | None = None) -> None:
        """Names and the table's moves. Nobody but the host renames or removes a player who has a phone here; a locked table only the host settles at all."""
        self.session.check(HOST, asked)
        own = self.seat_of(device)
        if moves or any(seat != own for seat in names):
            self.need_settle(device)
        for seat in (*self._unseated(moves), *names):
            self.need(self.controls(device, seat), SeatWhy.NOT_YOURS, seat=seat)
        with self._said_if_dealt_anew():
            self.session.settle(names, *moves, asked=asked)

    def again(self, device: Device | None, move: Any, *, asked: int | None = None) -> None:
        """Another party as the table is set. Once the last one is over, anybody may begin it."""
        over = not self.session.game.rules.to_act(self.session.state)
        if not over:
            self.need_settle(device)
        with self._said_if_dealt_anew():
            self.session.settle({}, move, asked=asked)

    def keep(self, device: Device | None, words: Mapping[str, str], *moves: Any, asked: int | None = None) -> None:
        """How the table is set beside its game, with moves that go with it."""
        self.session.check(HOST, asked)
        self.need_settle(device)
        self.session.settle({}, *moves, kept=words)

    # ---- seats

    def claim(self, device: Device | None, seat: Seat, name: str | None = None) -> None:
        """«Это я»: from now on the seat is the device's own. It has one at most, and gives up the one before."""
        self.need(seat in self._seated(), SeatWhy.NOT_SEATED)
        self.need(self.session.holders.get(seat, device) == device, SeatWhy.TAKEN, seat=seat)
        self.need(self._unseen(device, seat), SeatWhy.HAS_SEEN)
        self._take(device, seat, {} if name is None else {seat: name})

    def _unseen(self, device: Device | None, seat: Seat) -> bool:
        """Whether the device has not seen another hand of this deal, or the seat's has been played."""
        session = self.session
        deal, looked = (device and self._looked.get(device)) or (-1, seat)
        return looked == seat or deal != session.last_deal or GOING not in session.kept or not session.view(seat).hand

    def sit_down(self, device: Device | None, name: str, reseat: Reseat) -> None:
        """A late arrival: one more player, at the end of the circle, on a seat of their own."""
        self.need(self.seat_of(device) is None, SeatWhy.HAS_SEAT)
        self._comings = [when for when in self._comings if self._clock() - when < COMINGS_IN]
        self.need(len(self._comings) < COMINGS, SeatWhy.CROWDED)
        seated = self._seated()
        seat = self.session.seat_for(name, seated)
        self._take(device, seat, {seat: name}, reseat((*seated, seat)))
        self._comings.append(self._clock())

    def give_up(self, device: Device | None, seat: Seat) -> None:
        """The seat is anybody's again."""
        self.need(seat in self.session.holders, SeatWhy.NOT_SEATED)
        self.need(self.controls(device, seat), SeatWhy.NOT_YOURS, seat=seat)
        self.session.settle({}, held={seat: ''})

    def leave(self, device: Device | None, reseat: Reseat | None) -> None:
        """Whoever goes home is no longer waited for, whether the settings are locked or not. Where the circle never changes, the seat is left empty."""
        seat = self.seat_of(device)
        if seat is None:
            raise Refused(SeatWhy.NOT_SEATED)
        if reseat is None:
            self.give_up(device, seat)
        else:
            self.session.settle({}, reseat([other for other in self._seated() if other != seat]))

    def let_over(self, device: Device | None, seat: Seat) -> str:
        """A code for the host to show: with it another phone takes the seat over. A new one each time."""
        self.host.check(device)
        self.need(seat in self._seated(), SeatWhy.NOT_SEATED)
        self._passes[seat] = Pass(f'{secrets.randbelow(10_000):04}', self._clock() + PASS_LASTS)
        return self._passes[seat].digits

    def take_over(self, device: Device | None, digits: str) -> None:
        """The seat with this code is the device's, whoever had it. A wrong code is counted against every code that is out."""
        said = digits.strip().encode()
        for seat, known in self._passes.items():
            known.tries -= 1
            if seat in self._seated() and known.tries >= 0 and self._clock() < known.until and secrets.compare_digest(said, known.digits.encode()):
                self._take(device, seat, {})
                del self._passes[seat]
                return
        raise Refused(SeatWhy.WRONG_CODE)

    # ---- inside

    def _ended(self) -> None:
        """Write down who came in first, second …"""
        if self._results is not None and self.session.game.bots:
            try:
                self._results.add(outcome(self.session, self.bots.level))
            except NotSaved as e:  # the match itself is saved
                log.error('the results could not be saved: %s', e)

    @contextmanager
    def _said_if_dealt_anew(self) -> Iterator[None]:
        """Whoever was in the middle of something hears why it is gone."""
        going, known = self.session.game.rules.to_act(self.session.state), len(self.session.entries)
        yield
        if going and not (self.session.game.bots and GOING not in self.session.kept) and any(entry.seat == NATURE for entry in self.session.entries[known:]):
            self.session.announce(DEALT_ANEW)

    def _take(self, device: Device | None, seat: Seat, names: Mapping[Seat, str], *moves: Any) -> None:
        if device is None:
            raise Refused(HostWhy.NO_COOKIES)
        before = self.seat_of(device)
        given_up = {} if before in (None, seat) else {before: ''}
        self.session.settle(names, *moves, held={**given_up, seat: device})

    def _seated(self) -> Sequence[Seat]:
        return self.session.game.rules.seated(self.session.state)

    def _unseated(self, moves: Sequence[Any]) -> set[Seat]:
        """Who sits now, and would not after these moves."""
        after = self.session.game.rules.seated(self.session.after(HOST, *moves)) if moves else self._seated()
        return {*self._seated()} - {*after}
