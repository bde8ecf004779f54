"""A second referee, written from RULES.md alone: slow, with lists and texts. It shares nothing with the rules but the names of the cards."""

ORDER = '23456789TJQKA'
NEIGHBOUR = [1, -1, 2, None]  # left, right, across, nobody


class Referee:
    def __init__(self, target):
        self.target = target
        self.totals = [0, 0, 0, 0]
        self.moons = [0, 0, 0, 0]
        self.deals = 0
        self.winner = None

    def deal(self, deck):
        self.hands = [[], [], [], []]
        for number, card in enumerate(deck):
            self.hands[number % 4].append(card)
        self.to = NEIGHBOUR[self.deals % 4]
        self.deals += 1
        self.laid = {}
        self.tricks = []  # of pairs seat, card
        if self.to is None:
            self.open_trick()

    def lay(self, seat, three):
        self.laid[seat] = three
        if len(self.laid) == 4:
            for giver, given in self.laid.items():
                for card in given:
                    self.hands[giver].remove(card)
            for giver, given in self.laid.items():
                self.hands[(giver + self.to) % 4] += given
            self.open_trick()

    def open_trick(self):
        self.tricks.append([])
        for seat in range(4):
            if '2C' in self.hands[seat]:
                self.turn = seat

    def heart_seen(self):
        return any(card.endswith('H') for trick in self.tricks[:-1] for _, card in trick)

    def why_not(self, card):
        """What the player whose turn it is has done wrong; '' if nothing."""
        hand, trick = self.hands[self.turn], self.tricks[-1]
        if card not in hand:
            return 'NOT_HELD'
        if len(self.tricks) == 1 and not trick:
            return '' if card == '2C' else 'CLUB_TWO'
        if not trick:
            hearts_only = all(other.endswith('H') for other in hand)
            return 'NOT_BROKEN' if card.endswith('H') and not self.heart_seen() and not hearts_only else ''
        suit = trick[0][1][1]
        if any(other[1] == suit for other in hand):
            return '' if card[1] == suit else 'FOLLOW'
        if len(self.tricks) == 1 and self.cost(card) and any(self.cost(other) == 0 for other in hand):
            return 'NO_POINTS_FIRST'
        return ''

    def cost(self, card):
        return 13 if card == 'QS' else 1 if card[1] == 'H' else 0

    def play(self, card):
        trick = self.tricks[-1]
        trick.append((self.turn, card))
        self.hands[self.turn].remove(card)
        self.turn = (self.turn + 1) % 4
        if len(trick) == 4:
            self.turn = self.taker(trick)
            if len(self.tricks) < 13:
                self.tricks.append([])
            else:
                self.write_down()

    def taker(self, trick):
        best = trick[0]
        for seat, card in trick[1:]:
            if card[1] == best[1][1] and ORDER.index(card[0]) > ORDER.index(best[1][0]):
                best = seat, card
        return best[0]

    def taken(self):
        counts = [0, 0, 0, 0]
        for trick in self.tricks:
            if len(trick) == 4:
                counts[self.taker(trick)] += sum(self.cost(card) for _, card in trick)
        return counts

    def write_down(self):
        self.scores = self.taken()
        for seat in range(4):
            if self.scores[seat] == 26:
                self.moons[seat] += 1
                self.scores = [26, 26, 26, 26]
                self.scores[seat] = 0
                break
        for seat in range(4):
            self.totals[seat] += self.scores[seat]

    def go_on(self):
        """After a deal: whether the match is over."""
        order = sorted(range(4), key=lambda seat: self.totals[seat])
        if self.totals[order[3]] >= self.target and self.totals[order[0]] < self.totals[order[1]]:
            self.winner = order[0]
