"""The evening to keep: one file that needs nothing but itself, to read, to print, to send to those who played."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from markupsafe import Markup

from i18n import Voice
from pages.leaf import cover, leaf
from pages.parts.cards import ref, spoken
from pages.parts.deck import drawing
from pages.parts.markup import NOTHING, tag
from pages.red_or_black.final import hit_table, holder, streak
from pages.red_or_black.king import decree
from pages.red_or_black.story import Party, Teller, parties, told_evening, turn_by_turn, worth_telling
from pages.speaker import Speaker
from redblack.cards import Card, letter
from redblack.game import Seat
from redblack.games.red_or_black.look import best_streak, table, view
from redblack.games.red_or_black.moves import Mode
from redblack.place import Place
from redblack.session import Session

XMLNS = ' xmlns="http://www.w3.org/2000/svg"'  # a drawing inside a page needs none


def keepsake(session: Session, language: str, day: date) -> str:
    """The whole document. *day* is the date of the evening, the words are those of the table's mode as it is set now."""
    mode = session.view().options.mode
    voice, played = Voice(language, mode), parties(session)
    title = voice._('Red or Black')
    tellers = [Teller(speaker(party, language, mode), party) for party in played]
    nothing = NOTHING if tellers else tag('p', '', voice._('Nobody has turned a card yet.'))
    return leaf(voice, title, day, cover(voice, title, day, players(tellers), nothing), evening(voice, played, language, mode),
                *(game(teller, len(played) > 1) for teller in tellers))


def speaker(party: Party, language: str, mode: Mode) -> Speaker:
    """Sees the party as it was at its end, or as it stands; with the names of that time, in the words of *mode*."""
    seen = view(party.state, None)
    if not party.over:
        rows = {seat: replace(row, wasted=0) for seat, row in table(party.state).items()}  # whoever holds an immunity may still use it
        seen = replace(seen, table=rows, best_streak=best_streak(party.state.rounds))
    place = Place()
    place.show(replace(seen, options=replace(seen.options, mode=mode)), names=party.shown)
    return Speaker(place, language)


# ---- the parts of the page

def players(tellers: Sequence[Teller]) -> list[tuple[Seat, Markup]]:
    """Everybody who has played this evening, by the names they had; by a number only who never had one."""
    called = {(seat, teller.shown.get(seat)): teller.name(seat) for teller in tellers for seat in teller.screen.view.table}
    named = {seat for seat, name in called if name}
    found = [(seat, shown) for (seat, name), shown in called.items() if name or seat not in named]
    return sorted(found, key=lambda item: item[0])


def evening(voice: Voice, played: Sequence[Party], language: str, mode: Mode) -> Markup:
    """What is worth telling of all games, if there was more than one."""
    if len(played) < 2:
        return NOTHING
    tellers = [Teller(speaker(party, language, mode), party, again=True) for party in played]
    return tag('section', 'paper high', tag('h2', '', voice._('The whole evening')), told_evening(tellers))


def game(teller: Teller, numbered: bool) -> Markup:
    """One game, as the final screen tells it."""
    screen, v = teller.screen, teller.screen.view
    number = tag('h2', 'number', screen._('Game {n}', n=teller.party.number)) if numbered else NOTHING
    top = tag('header', 'finaltop', number, holder(screen, v) if teller.party.over else NOTHING, streak(screen, v, face))
    hits = tag('section', 'paper', tag('h2', '', screen._('Hits')), tag('table', '', hit_table(screen, v)))
    return tag('article', '', top, worth_telling(teller), hits, laws(teller), turn_by_turn(teller))


def laws(teller: Teller) -> Markup:
    """Every rule that a king has made, and which king."""
    voice = teller.screen.voice
    made = [(r, king) for r in teller.party.state.rounds if letter(r.card) == 'K' and not r.closed and (king := r.executor) is not None]
    rules = (tag('li', '', ref(voice, r.card), tag('div', '', decree(r.rule) if r.rule else voice.card('rule.K'), tag('small', '', teller.name(king))))
             for r, king in made)
    return tag('section', 'paper laws', tag('h2', '', voice._("The kings' rules")), tag('ul', '', *rules)) if made else NOTHING


def face(voice: Voice, card: Card) -> Markup:
    """A card's face, drawn in place."""
    return Markup(drawing.face(card).replace(XMLNS, Markup(' role="img" aria-label="{}"').format(spoken(voice, card)), 1))
