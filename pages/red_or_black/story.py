"""The story of the evening: the journal in sentences, as a friend tells it the next morning.

The sentences stand in the catalogs, several for each kind of event. Which of them is told follows from the deck of the party,
so that every screen reads the same; none comes twice before all of its kind have come.
"""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from typing import Any
from zlib import crc32

from markupsafe import Markup, escape

from i18n import Voice
from pages.parts.cards import ref
from pages.parts.markup import NOTHING, join, tag
from pages.red_or_black.king import decree
from pages.red_or_black.words import penalties
from pages.screen import Screen
from pages.speaker import Speaker, told
from redblack.cards import Card, letter
from redblack.game import Seat
from redblack.games.red_or_black.highlights import Highlight, highlights, tie
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.moves import Reseat, Restart
from redblack.games.red_or_black.state import NONE, Round, State
from redblack.games.red_or_black.values import CEILING
from redblack.names import marked
from redblack.session import Session

DASH = re.compile(' (?=[—–])')  # no line begins with one
ONE_GAME = {'named', 'heaviest'}  # counts of one game: the greatest of them is not the evening's
PLAIN = '45789'  # after a hit these say first who does it: the card asks something of the whole table


@dataclass(frozen=True, slots=True)
class Party:
    """One of the evening: how it stood at its end, and what its players were called then."""

    number: int
    state: State
    names: Mapping[Seat, str]

    @property
    def over(self) -> bool:
        return self.state.phase == 'over'

    @property
    def shown(self) -> Mapping[Seat, str]:
        """The names with their marks; a player without a name is not in it."""
        sat = {*self.state.penalties, *self.state.circle}
        return marked({seat: name for seat, name in self.names.items() if name and seat in sat})

    @property
    def best(self) -> list[Highlight]:
        return highlights(self.state.rounds, self.state.immunities if self.over else NONE)


def parties(session: Session) -> list[Party]:
    """Those in which a round was played; the last is the one of now. Whoever sits down after the end is of the next one, with a new name too."""
    ends: dict[int, tuple[State, Mapping[Seat, str]]] = {}
    for entry, met, names in session.history:
        if isinstance(entry.move, Restart) or (isinstance(entry.move, Reseat) and met.phase == 'over'):
            ends.setdefault(met.party, (met, names))
    ends.setdefault(session.state.party, (session.state, session.names))
    played = [(state, names) for state, names in ends.values() if state.rounds]
    return [Party(number, state, names) for number, (state, names) in enumerate(played, 1)]


@cache
def variants(voice: Voice, kind: str) -> int:
    """How many sentences the catalog has for this kind of event."""
    return next(k for k in count() if voice.raw(f'story.{kind}.{k}') == f'story.{kind}.{k}')


class Teller:
    """Tells one party on one screen; *again* in other words than the first time."""

    def __init__(self, screen: Speaker, party: Party, again: bool = False) -> None:
        self.screen, self.party, self.again = screen, party, again
        self.shown = party.shown
        self.seed = ' '.join(card.value for card in party.state.deck)
        self.said: Counter[str] = Counter()

    def name(self, seat: Seat) -> Markup:
        return tag('bdi', '', self.shown.get(seat) or self.screen._('Player {n}', n=seat + 1))

    def card(self, card: Card) -> Markup:
        return ref(self.screen.voice, card, 'plain')

    def names(self, seats: Mapping[Seat, int]) -> Markup:
        return Markup(', ').join(map(self.name, seats))

    def say(self, kind: str, **facts: Any) -> Markup:
        """The next sentence of its kind; the party's deck says with which to begin."""
        k = (crc32(f'{self.seed} {kind}'.encode()) + self.said[kind] + self.again) % variants(self.screen.voice, kind)
        self.said[kind] += 1
        text = DASH.sub('\u00a0', self.screen.voice.raw(f'story.{kind}.{k}'))
        return escape(text).format_map(facts)

    # ---- a round

    def tell(self, r: Round) -> Markup:
        """What was bet and what came, who did it, what it cost."""
        return Markup(' ').join(filter(None, self.sentences(r)))

    def sentences(self, r: Round) -> Iterator[Markup]:
        yield self.bet(r)
        if r.closed:
            yield self.say('closed')
            return
        yield from self.deed(r)
        if r.laid_in:
            yield self.say('immunity', names=self.names(r.laid_in))

    def bet(self, r: Round) -> Markup:
        name, card, against = self.name(r.bettor), self.card(r.card), self.card(r.against) if r.against else NOTHING
        if r.result in ('joker', 'pass'):
            return self.say(r.result, name=name, card=card, against=against)
        return self.say('tie' if tie(r) and r.level == 'higher_lower' else f'{r.result}.{r.bet}', name=name, card=card, against=against)

    def deed(self, r: Round) -> Iterator[Markup]:
        """What the card makes of it. After a hit the one who was named is said; else the bettor, who has been."""
        if r.executor is None:
            return
        voice, rank = self.screen.voice, letter(r.card)
        name, how = self.name(r.executor), 'named' if r.result == 'hit' else 'own'
        cost = penalties(self.screen, r.owed[r.executor])
        if how == 'named' and rank in PLAIN:
            yield self.say('to', name=name)
        match rank:
            case 'X':
                yield self.joker(r)
            case '3' if r.bounced_from is not None:
                yield self.say('home' if r.executor == r.bettor else 'bounced', name=name, other=self.name(r.bounced_from), penalties=cost)
            case '2' if len(r.owed) == 2:
                other = next(seat for seat in r.owed if seat != r.executor)
                yield self.say(f'two.{how}', name=name, other=self.name(other), penalties=cost)
            case 'A' | '2' | '3' if r.owed:
                yield self.say(f'takes.{how}', name=name, penalties=cost)
            case '6' | 'T' | 'Q':
                yield self.say(f'{rank}.{how}', name=name, penalties=cost)
            case 'J':
                yield self.say(f'J.{how}', name=name, mate=voice.card('mate'))
            case 'K':
                yield self.say(f'{"law" if r.rule else "aloud"}.{how}', name=name, rule=decree(r.rule))
            case '8':
                yield self.say('8', theme=voice.card(f'theme.{r.theme}'))
            case '4' | '5' | '7' | '9':
                yield self.say(rank)

    def joker(self, r: Round) -> Markup:
        """The first is everybody's, the second brings the cup."""
        if r is not self.party.state.rounds[-1] or not self.party.over:
            return self.say('first')
        return self.say('second', name=self.name(r.bettor), penalties=penalties(self.screen, r.owed[r.bettor])) if r.owed else self.say(
            'empty', name=self.name(r.bettor))

    # ---- the party

    def praise(self, h: Highlight) -> Markup:
        """One highlight."""
        voice = self.screen.voice
        cards = [*map(self.card, h.cards)]
        name, other = [*map(self.name, h.seats), NOTHING, NOTHING][:2]
        card, against = [*cards, NOTHING, NOTHING][:2]
        laws = Markup(', ').join(decree(rule) for rule in h.rules)
        return self.say(f'best.{h.kind}', name=name, other=other, card=card, against=against, cards=Markup(' ').join(cards), n=h.n,
                        share=voice.percent(h.share), penalties=penalties(self.screen, h.n), rules=laws)

    def cup(self, kind: str = 'cup') -> Markup:
        """Who holds it, if the party came so far."""
        state = self.party.state
        if not self.party.over:
            return self.say('party.unfinished', number=self.party.number)
        holder, price = self.name(state.rounds[-1].bettor), min(state.cup, CEILING)
        kind = kind if price or kind == 'party' else 'cup.empty'
        return self.say(kind, number=self.party.number, name=holder, penalties=penalties(self.screen, price))

    def rounds(self) -> Markup:
        return tag('ol', '', join(*(tag('li', '', tag('span', '', r.number), tag('p', '', self.tell(r))) for r in self.party.state.rounds)))


@told
def story(screen: Screen, v: View, between: Markup = NOTHING) -> Markup:
    """This party: what is worth telling first, then, after what comes *between*, round by round; and the evening, if there was more than one."""
    played = parties(screen.session)
    teller = Teller(screen, played[-1])
    return worth_telling(teller) + between + turn_by_turn(teller) + (evening(screen, played) if len(played) > 1 else NOTHING)


def worth_telling(teller: Teller) -> Markup:
    """Of one party: who holds the cup, and the highlights."""
    lines = teller.cup(), *map(teller.praise, teller.party.best)
    return tag('section', 'paper high', tag('h2', '', teller.screen._('The story')), paragraphs(lines))


def turn_by_turn(teller: Teller) -> Markup:
    return tag('section', 'paper story', tag('h2', '', teller.screen._('Turn by turn')), teller.rounds())


def paragraphs(lines: Iterable[Markup]) -> Markup:
    return join(*(tag('p', '', line) for line in lines))


def evening(screen: Screen, played: Sequence[Party]) -> Markup:
    """All parties, and every earlier round for who unfolds it."""
    tellers = [Teller(screen, party, again=True) for party in played]
    lines = told_evening(tellers)
    earlier = (tag('details', '', tag('summary', '', screen._('Game {n}, turn by turn', n=teller.party.number)), teller.rounds()) for teller in tellers[:-1])
    return tag('section', 'paper high story', tag('h2', '', screen._('The whole evening')), lines, *earlier)


def told_evening(tellers: Sequence[Teller]) -> Markup:
    """Who held the cups, and the best of each kind."""
    lines = [teller.cup('party') for teller in tellers]
    best: dict[str, tuple[float, Teller, Highlight]] = {}
    for teller in tellers:
        for h in teller.party.best:
            if h.kind in ONE_GAME:
                continue
            if h.kind not in best or h.weight > best[h.kind][0]:
                best[h.kind] = h.weight, teller, h
    rules = tuple(dict.fromkeys(rule for teller in tellers for h in teller.party.best for rule in h.rules))
    return paragraphs([*lines, *(teller.praise(replace(h, rules=rules) if h.rules else h) for _, teller, h in best.values())])
