"""A table of Hearts for the rule tests: some cards are put into hands, the rest goes round, and a line of cards is played.

    play('2C KC 5C 9C, AD', hands='1: AD, 2: -S QS')

Seat 0 leads the two of clubs, 1 takes the trick with the king and leads the ace of diamonds. Every card of the line is in the hand of who plays it. Seat 2
holds the queen of spades and no other spade; what is not noted goes where there is room. These are the hands after the passing.

    7H              whose turn it is plays it            2:7H            seat 2 tries
    2C+KD+QS        three cards to pass                  1:next          «Следующая раздача», of seat 0 unless noted
    restart=50      the host: a new match                out             the rest of the deal, everybody the lowest card they may
    *C  -C          in a hand: all clubs not noted elsewhere; no club but the noted
"""
from __future__ import annotations

import re
from dataclasses import dataclass, replace
from random import Random

from redblack.cards import card, cards
from redblack.game import HOST, NATURE
from redblack.games import discover
from redblack.games.hearts.moves import Deal, Next, Options, Pass, Play, Restart
from tests.rules.table import rows

__all__ = ['GAME', 'dealt', 'play', 'rows', 'rules', 'undealt']

GAME = discover()['hearts']
rules = GAME.rules
RANKS = '23456789TJQKA'
PACK = [rank + suit for suit in 'CDSH' for rank in RANKS]
CARD = re.compile('[2-9TJQKA][CDSH]')


@dataclass(frozen=True)
class Table:
    state: object

    def view(self, seat=None):
        return rules.view(self.state, seat)

    def shows(self, *names, seat=None):
        """What a seat sees of these fields; cards as text: '2C 7H', and '2: 2C, 3: 7H' for played ones."""
        found = [getattr(self.view(seat), name) for name in names]
        found = [written(value) for value in found]
        return found[0] if len(found) == 1 else found

    def read(self, note):
        who, _, word = note.rpartition(':')
        name, _, value = word.partition('=')
        if name == 'restart':
            seat, move = HOST, Restart(Options(int(value or 100)))
        elif name == 'next':
            seat, move = 0, Next()
        elif '+' in word:
            seat, move = 0, Pass(cards(word.replace('+', ' ')))
        else:
            seat, move = self.view().turn, Play(card(word))
        return int(who) if who else seat, move

    def why(self, note):
        """Why the rules say no to this note; None when they allow it."""
        no = rules.objection(self.state, *self.read(note))
        return None if no is None else no[0]

    def after(self, seat, move):
        assert rules.objection(self.state, seat, move) is None, f'{seat} {move}: {rules.objection(self.state, seat, move)}'
        assert seat == HOST or seat in rules.to_act(self.state)
        return Table(rules.apply(self.state, seat, move))

    def on(self, line):
        table = self
        for note in line.replace(',', ' ').split():
            if note == 'out':
                while table.view().phase == 'play':
                    turn = table.view().turn
                    table = table.after(turn, Play(min(table.view(turn).playable, key=lambda one: RANKS.index(one.value[0]))))
            else:
                table = table.after(*table.read(note))
        return table

    def deal(self, hands):
        """Deal these hands, texts of cards by seat."""
        return self.after(NATURE, Deal(pack(hands)))

    def any_cards(self, seed=0):
        """The next deal."""
        return self.after(NATURE, rules.chance(self.state, Random(seed)))


def written(value):
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return ', '.join(f'{seat}: {one.value}' for seat, one in value)
    return ' '.join(one.value for one in value) if isinstance(value, tuple) and all(hasattr(one, 'value') for one in value) else value


def pack(hands):
    """The pack that is dealt into these hands."""
    return tuple(card(hands[n % 4][n // 4]) for n in range(52))


def filled(hands):
    """The noted hands ('0: 2C -D, 2: *H'), by seat, with the rest of the pack where there is room."""
    noted = {int(hand.split(':')[0]): hand.split(':')[1].split() for hand in hands.split(',') if hand.strip()}
    noted = [noted.get(seat, []) for seat in range(4)]
    full = [[word for word in words if CARD.fullmatch(word)] for words in noted]
    assert len({*sum(full, [])}) == len(sum(full, [])), f'a card in two hands: {hands}'
    rest = [one for one in PACK if one not in sum(full, [])]
    for one in rest[:]:
        for seat, words in enumerate(noted):
            if f'*{one[1]}' in words:
                full[seat].append(one)
                rest.remove(one)
    may = {one: [seat for seat in range(4) if f'-{one[1]}' not in noted[seat]] for one in rest}
    for one in sorted(rest, key=lambda one: len(may[one])):
        full[max(may[one], key=lambda seat: 13 - len(full[seat]))].append(one)
    assert [len(hand) for hand in full] == [13] * 4, f'these hands cannot be filled: {hands}'
    return full


def players(line, leader):
    """The cards of a line, each with who plays it: clockwise, the highest of the suit led leads next."""
    played, trick = [], []
    for one in re.findall(r'(?<![\w+:])[2-9TJQKA][CDSH](?![\w+])', line):
        trick.append((leader, one))
        leader = (leader + 1) % 4
        if len(trick) == 4:
            leader = max((RANKS.index(c[0]), seat) for seat, c in trick if c[1] == trick[0][1][1])[1]
            played, trick = played + trick, []
    return played + trick


def undealt(totals=None, **options):
    state = rules.start(Options(**options), 4)
    return Table(replace(state, totals=totals) if totals else state)


def dealt(hands='', **options):
    """These hands, before the passing."""
    return undealt(**options).deal(filled(hands))


def play(line='', hands='', totals=None, **options):
    """A line of the first deal, whose hands are noted as they are after the passing to the left."""
    leader = next((int(hand.split(':')[0]) for hand in hands.split(',') if '2C' in hand.split()), 0)
    extra = [f'{seat}: {one}' for seat, one in [(leader, '2C'), *players(line, leader)] if one not in hands.replace(',', ' ').split()]
    noted = {seat: ' '.join(hand.split(':')[1] for hand in [*hands.split(','), *dict.fromkeys(extra)] if hand.strip() and int(hand.split(':')[0]) == seat)
             for seat in range(4)}
    held = filled(', '.join(f'{seat}: {words}' for seat, words in noted.items()))
    came = [hand[-3:] for hand in held]  # so these are what each has got from the right
    before = [hand[:-3] + came[(seat + 1) % 4] for seat, hand in enumerate(held)]
    table = undealt(totals, **options).deal(before)
    for seat in range(4):
        table = table.after(seat, Pass(cards(' '.join(came[(seat + 1) % 4]))))
    return table.on(line)
