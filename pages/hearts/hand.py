"""One's own cards: choose three to pass, tap or drag one to play. What is chosen lies on this device's screens alone until it is passed."""
from __future__ import annotations

from weakref import WeakKeyDictionary

from markupsafe import Markup
from nicegui.binding import BindableProperty

from pages.hearts.words import PASS, around, called
from pages.parts import Part, Rich, Tap, icons
from pages.parts.cards import picture, ref, spoken
from pages.parts.markup import NOTHING, button, join, tag
from pages.screen import Screen
from redblack.cards import Card
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Pass, Play
from redblack.games.hearts.why import Why
from redblack.records import Device
from redblack.refusal import N_
from redblack.session import Session

THREE = 3
ONE_ROW = 7  # cards that lie beside each other on a phone, each wide enough for a thumb

Cards = tuple[Card, ...]
CHOSEN: WeakKeyDictionary[Session, dict[Device | None, tuple[Cards, Cards]]] = WeakKeyDictionary()  # what a page that is loaded anew begins with


def build(screen: Screen) -> None:
    Hand(screen).build()


class Hand:
    """The hand on one screen. *chosen* are the cards to pass, the first of them goes when a fourth is chosen."""

    chosen = BindableProperty()

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._from, self.chosen = CHOSEN.get(screen.session, {}).get(screen.device, ((), ()))  # of which hand

    @property
    def view(self) -> View:
        view: View = self.screen.view
        return view

    def build(self) -> None:
        place = self.screen.place
        Rich('div', 'exchange').follow('markup', place, 'phase direction passed given hand sitting', self._exchange).follow(
            'markup', self, 'chosen', self._exchange)
        Rich('div', 'said').follow('markup', place, 'phase direction passed hand received trick names sitting', self._said).follow(
            'markup', self, 'chosen', self._said)
        Part('section', 'hand held').follow('dress', place, 'hand turn phase passed sitting', self._dress).fill(
                place, 'hand received sitting', lambda v: (v.hand, self._fresh(v)), self._cards)
        self.screen.on('card', self._tap)
        self.screen.on('pass', lambda tap, _: self._pass(tap))

    # ---- what is chosen

    def picked(self, v: View) -> Cards:
        """The cards that stand out of the hand."""
        if v.phase != 'pass':
            return ()
        if v.given:
            return v.given
        return self.chosen if self._from == v.hand else ()

    def _fresh(self, v: View) -> Cards:
        """The cards that have been passed to one, until the first is played."""
        return v.received if len(v.hand) == 13 else ()

    def _pick(self, v: View, card: Card) -> None:
        now = self.picked(v)
        if len(now) == THREE and card not in now:
            self.screen.say(self.screen._('Back in your hand: {card}', card=spoken(self.screen.voice, now[0])))
        self._from = v.hand
        self.chosen = tuple(c for c in now if c != card) if card in now else (*now[-THREE + 1:], card) if len(now) == THREE else (*now, card)
        CHOSEN.setdefault(self.screen.session, {})[self.screen.device] = self._from, self.chosen

    # ---- taps

    def _tap(self, tap: Tap, code: str) -> None:
        v, screen = self.view, self.screen
        card = next((c for c in v.hand if c.value == code), None)
        if card is None or screen.place.seat is None:
            return
        if v.phase != 'pass':
            self._play(tap, screen.place.seat, card)
        elif v.given:
            screen.say(screen._(Why.ALREADY_PASSED.value))
        else:
            self._pick(v, card)

    def _play(self, tap: Tap, seat: int, card: Card) -> None:
        """Why a card cannot be played is said whenever it is tapped."""
        screen = self.screen
        if no := screen.session.objection(seat, Play(card)):
            screen.say(screen._(no[0].value, **no[1]))
        else:
            screen.act(seat, Play(card), tap)

    def _pass(self, tap: Tap) -> None:
        self.screen.act(self.screen.place.seat, Pass(self.picked(self.view)), tap)

    # ---- what is seen

    def _dress(self, v: View) -> str:
        mine = v.turn is not None and v.turn == self.screen.place.seat
        return f'hand held {"plays" if mine else v.phase}{"" if v.hand else " empty"}'

    def _cards(self) -> None:
        v = self.view
        half = -(-len(v.hand) // 2) if len(v.hand) > ONE_ROW else len(v.hand)
        for row in (v.hand[:half], v.hand[half:]):
            if row:
                with Part('div', 'handrow', style=f'--n: {len(row)}; --m: {len(v.hand)}'):
                    for n, card in enumerate(row):
                        self._card(card, n, v.hand.index(card))

    def _card(self, card: Card, n: int, k: int) -> None:
        voice, place = self.screen.voice, self.screen.place
        name, fresh = spoken(voice, card), card in self._fresh(self.view)

        def dress(v: View) -> str:
            off = v.turn is not None and v.turn == place.seat and card not in v.playable
            return ' '.join(('card', *(('new',) if fresh else ()), *(('picked',) if card in self.picked(v) else ()), *(('off',) if off else ())))

        def attributes(v: View) -> dict[str, str]:
            label = self.screen._('{card}, just received', card=name) if fresh else name
            pressed = {'aria_pressed': str(card in self.picked(v)).lower()} if v.phase == 'pass' else {'aria_pressed': 'false'}
            return {'data_do': f'card-{card.value}', 'aria_label': label, 'translate': 'no', 'type': 'button', **pressed}

        with Part('div', 'slot', style=f'--i: {n}; --k: {k}'):
            one = Rich('button', 'card', picture(voice, card, spoken_too=False))
            one.follow('dress', place, 'phase turn playable given', dress).follow('dress', self, 'chosen', dress)
            one.follow('attributes', place, 'phase given', attributes).follow('attributes', self, 'chosen', attributes).mark(f'card-{card.value}')

    def _exchange(self, v: View) -> Markup:
        """In the middle while cards are being passed: three places, and where they go."""
        if v.phase != 'pass' or self.screen.place.seat is None:
            return NOTHING
        cards = self.picked(v)
        voice = self.screen.voice
        lie = [tag('div', 'card', picture(voice, card, spoken_too=False), translate='no') for card in cards]
        free = tag('div', 'card place') * (THREE - len(lie))
        return tag('div', f'three {v.direction}', join(*lie), free, tag('span', 'way', icons.ARROW), aria_hidden='true')

    def _said(self, v: View) -> Markup:
        """Between table and hand: the button that passes, or what has come."""
        screen, _ = self.screen, self.screen._
        if screen.place.seat is None:
            return NOTHING
        if v.phase == 'pass':
            if v.given:
                return tag('p', '', _('They go when everybody has chosen.'))
            n = len(self.picked(v))
            count = tag('span', 'count', f'{n}/{THREE}', aria_hidden='true') if n < THREE else NOTHING
            return button('pass', f'go red {v.direction}', tag('span', '', _(PASS[v.direction])), count, icons.ARROW, grey=n < THREE)
        if fresh := self._fresh(v):
            came = {'left': 3, 'across': 2, 'right': 1}[v.direction]
            return tag('p', '', screen.rich(N_('{name} passes:'), name=tag('bdi', '', called(screen, around(screen)[came]))), ' ',
                       Markup(' ').join(ref(screen.voice, card) for card in fresh))
        return NOTHING
