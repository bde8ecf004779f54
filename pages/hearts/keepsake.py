"""The evening to keep: who won, what is worth telling of each match, and its points deal by deal."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from markupsafe import Markup, escape

from i18n import Voice
from pages.hearts.matches import Match, matches
from pages.leaf import cover, leaf
from pages.parts.cards import ref
from pages.parts.icons import pip
from pages.parts.markup import NOTHING, tag
from redblack.cards import card
from redblack.game import Seat
from redblack.games.hearts.state import State
from redblack.games.hearts.trick import ALL_POINTS, QUEEN, SEATS
from redblack.refusal import N_
from redblack.session import Session


def keepsake(session: Session, language: str, day: date) -> str:
    """The whole document. *day* is the date of the evening."""
    voice = Voice(language)
    title, played = voice._('Hearts'), [Told(voice, match, number) for number, match in enumerate(matches(session), 1)]
    nothing = NOTHING if played else tag('p', '', voice._('No deal has been played to its end yet.'))
    return leaf(voice, title, day, cover(voice, title, day, players(played), nothing), evening(voice, played),
                *(match.whole(len(played) > 1) for match in played))


def players(played: Sequence[Told]) -> list[tuple[Seat, Markup]]:
    """Everybody, by the names they had."""
    return sorted({(seat, match.name(seat)): None for match in played for seat in SEATS}, key=lambda each: each[0])


def evening(voice: Voice, played: Sequence[Told]) -> Markup:
    """Whose the matches were, if there was more than one."""
    if len(played) < 2:
        return NOTHING
    lines = (tag('p', '', tag('b', '', voice._('Match {n}', n=match.number)), ' · ', match.result()) for match in played)
    return tag('section', 'paper high', tag('h2', '', voice._('The whole evening')), *lines)


def shooter(deal: State) -> Seat | None:
    """Who shot the moon in it."""
    return deal.scores.index(0) if deal.scores.count(ALL_POINTS) == len(SEATS) - 1 else None


def haunted(deal: State) -> Seat:
    """Who took the queen."""
    assert deal.round is not None
    return next(seat for seat in SEATS if deal.round.taken[seat] & QUEEN)


class Told:
    """One match in one language."""

    def __init__(self, voice: Voice, match: Match, number: int) -> None:
        self.voice, self.match, self.number = voice, match, number
        self.totals = match.state.totals
        self.ranked = sorted(SEATS, key=lambda seat: (self.totals[seat], seat))

    def name(self, seat: Seat) -> Markup:
        return tag('bdi', '', self.match.called(self.voice, seat))

    def names(self, seats: Iterable[Seat]) -> Markup:
        return Markup(', ').join(map(self.name, seats))

    def points(self, n: int) -> str:
        return self.voice.n('{n} point', '{n} points', n)

    def say(self, message: str, **facts: object) -> Markup:
        return escape(self.voice.raw(message)).format_map(facts)

    def whole(self, numbered: bool) -> Markup:
        number = tag('h2', 'number', self.voice._('Match {n}', n=self.number)) if numbered else NOTHING
        story = tag('section', 'paper high', tag('h2', '', self.voice._('The story')), *(tag('p', '', line) for line in self.story()))
        return tag('article', '', tag('header', 'finaltop', number, self.holder()), story, self.table())

    def holder(self) -> Markup:
        """Whose it is; who is ahead while nobody has won."""
        winner = self.match.state.winner
        seats = [winner] if winner is not None else self.ahead
        words = self.voice._('Wins') if winner is not None else self.voice._('Fewest points')
        return tag('section', 'holder', tag('span', 'grail', pip('H')), tag('p', '', words), tag('h1', '', self.names(seats)))

    @property
    def ahead(self) -> list[Seat]:
        return [seat for seat in SEATS if self.totals[seat] == min(self.totals)]

    # ---- in sentences

    def story(self) -> Iterator[Markup]:
        yield self.result()
        for deal in self.match.deals:
            if (seat := shooter(deal)) is not None:
                yield self.say(N_('In deal {n} {name} shoots the moon: 26 for everybody else.'), n=deal.number, name=self.name(seat))
        yield from self.queen()
        yield from self.hardest()

    def result(self) -> Markup:
        first, second = self.ranked[:2]
        if self.match.state.winner is None:
            return self.say(N_('Ahead so far: {names}, {points}. The match is not over.'), names=self.names(self.ahead), points=self.points(min(self.totals)))
        return self.say(N_('{name} wins with {points}. Closest behind: {other}, {more}.'), name=self.name(first), points=self.points(self.totals[first]),
                        other=self.name(second), more=self.points(self.totals[second]))

    def queen(self) -> Iterator[Markup]:
        """Whom she visited most; nothing while she has no favourites."""
        visits = [sum(haunted(deal) == seat for deal in self.match.deals) for seat in SEATS]
        most = [seat for seat in SEATS if visits[seat] == max(visits)]
        if len(most) < len(SEATS) - 1 and max(visits) > 1:
            yield self.say(N_('Whom does {queen} visit most? {names}: {times}.'), queen=ref(self.voice, card('QS'), 'plain'), names=self.names(most),
                           times=self.voice.n('{n} time', '{n} times', max(visits)))

    def hardest(self) -> Iterator[Markup]:
        """The most that anybody took home at once; a moon is another story."""
        deals = [deal for deal in self.match.deals if shooter(deal) is None]
        if deals:
            deal = max(deals, key=lambda deal: max(deal.scores))
            worst = max(deal.scores)
            yield self.say(N_('The hardest deal is number {n}: {name} takes home {points}.'), n=deal.number, name=self.name(deal.scores.index(worst)),
                           points=self.points(worst))

    # ---- in numbers

    def table(self) -> Markup:
        """Deal by deal: what was written down, and the total so far."""
        _ = self.voice._
        head = tag('tr', '', tag('th', '', _('Deal')), *(tag('th', '', self.name(seat)) for seat in SEATS))
        foot = tag('tr', '', tag('td', '', _('Total')), *(tag('td', '', tag('b', '', total)) for total in self.totals))
        return tag('section', 'paper deals', tag('h2', '', _('Deal by deal')), tag('table', '', tag('thead', '', head), tag(
            'tbody', '', *map(self.row, self.match.deals)), tag('tfoot', '', foot)))

    def row(self, deal: State) -> Markup:
        cells = (tag('td', '', *self.marks(deal, seat), f'+{n}' if n else '0', tag('small', '', deal.totals[seat])) for seat, n in enumerate(deal.scores))
        return tag('tr', '', tag('td', '', deal.number), *cells)

    def marks(self, deal: State, seat: Seat) -> Iterator[Markup]:
        """The moon, or else the queen."""
        if shooter(deal) == seat:
            yield tag('span', 'moon', role='img', aria_label=self.voice._('Shoots the moon')) + ' '
        elif haunted(deal) == seat:
            yield ref(self.voice, card('QS'), 'plain') + ' '
