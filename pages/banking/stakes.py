"""In one's hand: how much and on what; whether to double; the bank's cards to turn; the next hand. What is chosen is on this screen alone until then."""
from __future__ import annotations

from markupsafe import Markup
from nicegui.binding import BindableProperty

from pages.banking.face import Face
from pages.banking.purses import awaited
from pages.banking.words import SIDES, called
from pages.parts import Rich, Tap, icons
from pages.parts.markup import NOTHING, button, tag
from pages.room.match import going
from pages.screen import Screen
from redblack.banking.look import View
from redblack.banking.moves import Double, Next, Side, Stake, Turn
from redblack.game import Seat

FIELDS = 'phase circle banker waiting wagers limits dealt_to cards coups chips options names sitting kept'
PREMIUM = .01  # of the stake
SUITS: dict[Side, str] = {'red': 'HD', 'black': 'SC', 'couleur': '', 'inverse': ''}


def build(screen: Screen, face: Face) -> None:
    Hand(screen, face).build()


class Hand:
    """The lower part of one screen."""

    chosen = BindableProperty()   # the amount; 0 before anything was chosen
    insured = BindableProperty()
    advised = BindableProperty()  # the question that one wanted advice on

    def __init__(self, screen: Screen, face: Face) -> None:
        self.screen, self.face = screen, face
        self.chosen, self.insured, self.advised = 0, False, None

    def build(self) -> None:
        hand = Rich('section', 'hand')
        hand.follow('markup', self.screen.place, FIELDS, self._hand).follow('dress', self.screen.place, FIELDS, self._dress)
        hand.follow('markup', self, 'chosen insured advised', self._hand)
        for word, deed in {'more': self._more, 'stake': self._stake, 'out': self._out, 'insure': self._insure, 'advice': self._advice,
                           'double': self._double, 'turn': self._turn, 'next': self._next}.items():
            self.screen.on(word, deed)

    @property
    def view(self) -> View:
        view: View = self.screen.view
        return view

    @property
    def seat(self) -> Seat | None:
        """For whom taps act here: for oneself, unless the host has said to act for somebody for whom the table waits."""
        other = self.screen.for_another
        return other if other in awaited(self.view) else self.screen.place.seat

    # ---- what is chosen

    def amount(self, v: View, seat: Seat) -> int:
        """What will be staked: what was chosen last, as far as it may be."""
        lowest, most = v.options.lowest, v.limits.get(seat, 0)
        return max(lowest, min(self.chosen or 2 * lowest, most)) // lowest * lowest

    # ---- taps

    def _more(self, tap: Tap, which: str) -> None:
        v, seat = self.screen.view, self.seat
        if seat is None or seat not in v.limits:
            return
        lowest, most, now = v.options.lowest, v.limits[seat], self.amount(v, seat)
        to = {'less': now - lowest, 'one': now + lowest, 'most': most}.get(which, now)
        self.chosen = max(lowest, min(to, most))

    def _stake(self, tap: Tap, side: str) -> None:
        v, seat = self.screen.view, self.seat
        if seat is not None and side in v.sides:
            known: Side = side  # type: ignore[assignment]
            self.screen.act(seat, Stake(self.amount(v, seat), known, bool(self.insured and v.insurable)), tap)

    def _out(self, tap: Tap, _: str) -> None:
        self.screen.act(self.seat, Stake(0), tap)

    def _insure(self, tap: Tap, _: str) -> None:
        self.insured = not self.insured

    def _advice(self, tap: Tap, _: str) -> None:
        seat = self.seat
        asked = None if seat is None else self.screen.place.asked.get(seat)
        self.advised = None if self.advised == asked else asked

    def _double(self, tap: Tap, which: str) -> None:
        self.screen.act(self.seat, Double(which == 'yes'), tap)

    def _turn(self, tap: Tap, _: str) -> None:
        self.screen.act(self.seat, Turn(), tap)

    def _next(self, tap: Tap, _: str) -> None:
        self.screen.act(self.reader(self.screen.view), Next(), tap)

    def reader(self, v: View) -> Seat | None:
        """Who turns the page: oneself; or while nobody sits here, whoever watches may do it for a bot."""
        own = self.screen.place.seat
        return own if own is not None else next((seat for seat in v.circle if self.screen.ready(seat)), None)

    # ---- what is seen

    def _dress(self, v: View) -> str:
        return f'hand {v.phase}{" mine" if self.seat in awaited(v) else ""}'

    def _hand(self, v: View) -> Markup:
        seat = self.seat
        if not going(self.screen) or v.phase == 'over':
            return NOTHING
        if v.phase == 'settled':
            return NOTHING if self.reader(v) is None else button('next', 'go red', self.screen._('Next hand'), icons.ARROW)
        if seat is None or seat not in awaited(v):
            return self._waits(v)
        return self._for(seat) + self._asked(v, seat)

    def _for(self, seat: Seat) -> Markup:
        """Whom the host acts for."""
        return NOTHING if seat == self.screen.place.seat else tag('p', 'waits', self.screen._('Instead of {name}', name=called(self.screen, seat)))

    def _asked(self, v: View, seat: Seat) -> Markup:
        match v.phase:
            case 'stake':
                return self._staking(v, seat)
            case 'double':
                return self._doubling(v, seat)
            case 'deal':
                return button('turn', 'go red', self.screen._(self.face.turns(v.cards)), icons.ARROW)
        return NOTHING

    def _waits(self, v: View) -> Markup:
        """What others do."""
        _ = self.screen._
        if v.phase == 'double' and v.dealt_to is not None:
            return tag('p', 'waits', _('Two and two. {name} may double.', name=called(self.screen, v.dealt_to)))
        if v.phase == 'deal' and v.banker is not None:
            return tag('p', 'waits', _('{name} turns the cards.', name=called(self.screen, v.banker)))
        if v.phase == 'stake' and self.screen.place.seat in v.wagers:
            return tag('p', 'waits', _('Your stake lies there.'))
        if v.phase == 'stake' and self.screen.place.seat == v.banker:
            return tag('p', 'waits', _('You hold the bank: the others stake against you.'))
        return NOTHING

    def _staking(self, v: View, seat: Seat) -> Markup:
        _, most = self.screen._, v.limits[seat]
        if not most:
            return tag('p', 'waits', _('The limits have changed: nothing can be staked on this hand.')) + self._ways(v)
        amount = self.amount(v, seat)
        number = self.screen.voice.number
        limit = _('up to {n}', n=number(most))
        stepper = tag('div', 'amount', button('more-less', 'step', '−', aria_label=_('Less'), grey=amount <= v.options.lowest),
                      tag('output', '', tag('b', '', number(amount)), tag('small', '', limit)),
                      button('more-one', 'step', '+', aria_label=_('More'), grey=amount >= most),
                      # Translators: stake as much as is allowed, at most 6 letters
                      button('more-most', 'step most', _('Max')))
        return stepper + self._advised(v, seat) + tag('div', f'bet colour of{len(v.sides)}', *(self._side(side) for side in v.sides)) + self._ways(v)

    def _side(self, side: Side) -> Markup:
        suits = tag('span', 'suits', *map(icons.pip, SUITS[side]), aria_hidden='true') if SUITS[side] else NOTHING
        return button(f'stake-{side}', side, suits, tag('b', '', self.screen._(SIDES[side])))

    def _ways(self, v: View) -> Markup:
        """Beside the sides: to sit this hand out, to insure, to ask an old hand."""
        _ = self.screen._
        insure = tag('button', 'pass insure', _('Insure'), tag('span', '', self.screen.voice.percent(PREMIUM, 0)), data_do='insure', role='switch',
                     aria_checked=str(bool(self.insured)).lower()) if v.insurable else NOTHING
        # Translators: buttons side by side on a phone, at most 14 letters each
        return tag('div', 'bet ways', button('out', 'pass', _('Sit out')), insure, button('advice', 'pass', _('Advice')))

    def _advised(self, v: View, seat: Seat) -> Markup:
        if self.advised is None or self.advised != self.screen.place.asked.get(seat):
            return NOTHING
        return tag('p', 'advice', self.face.advice(self.screen, v, seat), role='status')

    def _doubling(self, v: View, seat: Seat) -> Markup:
        _ = self.screen._
        stake = self.screen.voice.number(2 * v.wagers[seat].amount)
        two = tag('div', 'two', button('double-no', 'second', _('Leave it')), button('double-yes', 'go red', _('Double to {n}', n=stake)))
        ask = tag('div', 'bet ways', button('advice', 'pass', _('Advice')))
        return tag('div', 'doubling', tag('p', 'waits', _('Two red, two black. The last card decides.')), self._advised(v, seat), two) + ask
