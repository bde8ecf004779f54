"""The evening to keep: who had most in each game, what is worth telling of it, and the purses."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from markupsafe import Markup, escape

from i18n import Voice
from pages.banking.history import line
from pages.banking.words import BOTS
from pages.leaf import cover, leaf
from pages.parts.icons import pip
from pages.parts.markup import NOTHING, tag
from redblack.banking.state import State
from redblack.game import Seat
from redblack.names import marked
from redblack.refusal import N_
from redblack.session import Session


@dataclass(frozen=True, slots=True)
class Game:
    """One in which a hand was played to its end, as it ended or stands; *names* are those of that time."""

    state: State
    names: Mapping[Seat, str]
    people: Collection[Seat]    # who made a move without a bot, or sits there now

    def called(self, voice: Voice, seat: Seat) -> Markup:
        """As at the table: the name, the number of somebody without one, or the bot's name."""
        nobody = voice._('Player {n}', n=seat + 1) if seat in self.people else voice._(BOTS[seat % len(BOTS)])
        return tag('bdi', '', self.names.get(seat) or nobody)

    @property
    def ranked(self) -> list[Seat]:
        return sorted(self.state.chips, key=lambda seat: -self.state.chips[seat])


def games(session: Session) -> list[Game]:
    """Of this evening; the last is the one of now, if a hand of it is done."""
    last: dict[int, tuple[State, Mapping[Seat, str]]] = {}
    people: dict[int, set[Seat]] = {}
    for entry, met, names in session.history:
        last[met.party] = met, names
        if entry.seat >= 0 and not entry.bot:
            people.setdefault(met.party, set()).add(entry.seat)
    now: State = session.state
    last[now.party] = now, session.names
    people.setdefault(now.party, set()).update(session.holders)
    return [Game(state, _shown(names), people.get(party, set())) for party, (state, names) in last.items() if state.hands]


def _shown(names: Mapping[Seat, str]) -> dict[Seat, str]:
    typed = {seat: name for seat, name in sorted(names.items()) if name}
    return typed | marked(typed)


def keepsake(session: Session, language: str, day: date) -> str:
    """The whole document. *day* is the date of the evening."""
    voice, title = Voice(language), Voice(language)._(session.game.title)
    played = games(session)
    players = dict.fromkeys((seat, game.called(voice, seat)) for game in played for seat in game.state.chips)
    nothing = NOTHING if played else tag('p', '', voice._('No hand has been played yet.'))
    return leaf(voice, title, day, cover(voice, title, day, players, nothing), *(whole(voice, game) for game in played))


def whole(voice: Voice, game: Game) -> Markup:
    here = game.state.standing or game.state.circle  # who has gone home does not win
    seats = [seat for seat in here if game.state.chips[seat] == max(game.state.chips[other] for other in here)]
    names = Markup(', ').join(game.called(voice, seat) for seat in seats)
    holder = tag('section', 'holder', tag('span', 'grail', pip('D')), tag('p', '', voice._('Most chips')), tag('h1', '', names))
    story = tag('section', 'paper high', tag('h2', '', voice._('The story')), *(tag('p', '', each) for each in sentences(voice, game)))
    return tag('article', '', tag('header', 'finaltop', holder), story, table(voice, game))


def sentences(voice: Voice, game: Game) -> Iterator[Markup]:
    """How long it was, and the hand that moved most chips."""
    hands = game.state.hands
    yield escape(voice.n('{n} hand was played.', '{n} hands were played.', len(hands)))
    won = [(chips, n, seat) for n, hand in enumerate(hands, 1) for coup in hand.coups for seat, chips in coup.net.items()]
    if won and max(won)[0] > 0:
        yield told(voice, N_('The luckiest stake: {name} wins {chips} in hand {n}.'), game, max(won))
    if won and min(won)[0] < 0:
        yield told(voice, N_('The dearest one: {name} pays {chips} in hand {n}.'), game, min(won))


def told(voice: Voice, message: str, game: Game, coup: tuple[int, int, Seat]) -> Markup:
    chips, n, seat = coup
    return escape(voice.raw(message)).format(name=game.called(voice, seat), n=n, chips=voice.n('{amount} chip', '{amount} chips', abs(chips),
                                                                                             amount=voice.number(abs(chips))))


def table(voice: Voice, game: Game) -> Markup:
    rows = (row(voice, game, seat) for seat in game.ranked)
    return tag('section', 'paper deals', tag('h2', '', voice._('Purses')), tag('table', '', tag('tbody', '', *rows)))


def row(voice: Voice, game: Game, seat: Seat) -> Markup:
    state = game.state
    return tag('tr', '', tag('td', '', game.called(voice, seat)), tag('td', '', line(state.hands, seat, state.options.chips)),
               tag('td', '', tag('b', '', voice.number(state.chips[seat]))))
