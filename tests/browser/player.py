"""Somebody who plays by what the screen says: reads which hand lies open, and taps."""

PHASES = {'colour': '.bet.colour', 'height': '.bet.height', 'assign': '.hand .chips', 'do': '.hand.deed', 'over': '.ending'}
RULE = 'Шёпот 🤫 whisper'


def phase(window):
    """Which hand lies open."""
    open_ = window.js('return Object.entries(arguments[0]).filter(([, s]) => document.querySelector(s)?.checkVisibility()).map(([name]) => name)', PHASES)
    assert len(open_) == 1, (open_, window.text)
    return open_[0]


def together(*windows):
    """Wait until all show the same table."""
    windows[0].until(lambda: len({window.asked for window in windows}) == 1, 'the same table everywhere')


def move(windows, k, deed):
    """The *deed* in window *k* of *windows* changes the table; all of them show it before this returns."""
    before = windows[k].asked
    deed(windows[k])
    for window in windows:
        window.until(lambda w=window: w.asked != before, 'a table that moved')
    together(*windows)


class Player:
    """Plays a party in several windows by turns. *look* is called with each window after each move."""

    def __init__(self, windows, rng, look=lambda window: None):
        self.windows, self.rng, self.look = windows, rng, look
        self.taps = self.rounds = 0
        self.used = set()   # kinds of button that were tapped

    def tap(self, selector, deed=None):
        """The next window's turn to tap."""
        self.taps += 1
        self.used.add(selector)
        move(self.windows, self.taps % len(self.windows), deed or (lambda window: window.tap('', selector)))
        for window in self.windows:
            self.look(window)

    def party(self, rounds=99):
        """From where the table is to the final screen, or until so many rounds were bet on."""
        while (now := phase(self.windows[0])) != 'over' and self.rounds < rounds:
            getattr(self, now)()

    def colour(self):
        self.bet('.red', '.black')

    def height(self):
        self.bet('.higher', '.higher', '.lower', '.lower', '.pass')

    def bet(self, *sides):
        self.rounds += 1
        self.tap(f'.bet {self.rng.choice(sides)}')

    def assign(self):
        others = self.windows[0].all('.chip:not([aria-disabled=true])')
        self.tap('.chip', lambda window: window.tap('', f'.chip:not([aria-disabled=true]):nth-child({1 + self.rng.choice(self.places(len(others)))})'))

    def places(self, others):
        """Where the chips of the others stand among all."""
        own = self.windows[0].js('return [...document.querySelectorAll(".chip")].findIndex((e) => e.ariaDisabled === "true")')
        return [k for k in range(others + 1) if k != own]

    def do(self):
        """Whatever else is offered, now and then; then «Готово»."""
        for selector in ('.deed .swap', '.deed .bouncing button:not([aria-disabled=true])', '.deed .owes .second'):
            if self.offered(selector) and self.rng.random() < .7:
                self.tap(selector)
        if self.offered('.say'):
            self.king(self.rng.choice(['typed', 'ready', 'aloud']))
        self.tap('.deed .go')

    def offered(self, selector):
        return bool(self.windows[0].all(selector))

    def king(self, how):
        if how == 'typed':
            self.tap('.king .second', self.proclaim)
        elif how == 'ready':
            self.tap('.king .hint')

    @staticmethod
    def proclaim(window):
        window.type('.say', RULE)
        window.tap('', '.king .second')
