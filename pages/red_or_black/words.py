"""The table in sentences: what the phone, the TV and the final screen say of the same view."""
from __future__ import annotations

from typing import Any

from markupsafe import Markup

from pages.parts.cards import ref
from pages.red_or_black.king import decree
from pages.screen import Screen
from pages.speaker import Speaker, told
from redblack.cards import letter
from redblack.game import Seat
from redblack.games.red_or_black.look import View
from redblack.games.red_or_black.state import Lasting
from redblack.refusal import N_

# Translators: the result of a bet, at most 12 letters; the joker's sentence at most 32
RESULTS = {'hit': N_('Hit'), 'miss': N_('Miss'), 'pass': N_('Pass'), 'joker': N_("Joker · the bet doesn't count")}

# What the card is about, for the bettor who is naming somebody, and as the heading of the task.
# Translators: what the card is about, a heading of at most 30 letters
TITLES = {
    'A': N_('Ace'), '2': N_('Two of you'), '3': N_('Keep it or bounce it'), '4': N_('Hands up'), '5': N_('Fingers'), '6': N_('A task'),
    '7': N_('Sevens are skipped'), '8': N_('A chain of words'), '9': N_('Count round the table'), 'T': N_('Immunity'), 'Q': N_('Questions only'),
    'K': N_("The king's rule"),
}
# Translators: behind the name of a rule's holder, at most 26 letters
UNTIL = {
    '7': N_('to the end of the game'), 'T': N_('until used'), 'J': N_('until the next jack'), 'Q': N_('until the next queen'),
    'K': N_('until the next king'),
}


@told
def said(screen: Screen, view: View) -> Markup:
    """The result line (§3.2): always the word, and the cards."""
    if view.phase not in ('assign', 'do') or view.card is None or view.result is None:
        return Markup('')
    word = Markup('<span class="{}">{}</span>').format(view.result, screen._(RESULTS[view.result]))
    if view.result == 'joker':
        return word
    line = word + Markup('<i>·</i>') + ref(screen.voice, view.card)
    if view.result == 'pass' or view.level == 'colour' or view.open_card is None:
        return line
    return line + Markup('<i>{}</i>').format(screen._('against')) + ref(screen.voice, view.open_card)


def title(screen: Screen, view: View) -> str:
    """What the card is about."""
    if view.card is None:
        return ''
    match letter(view.card):
        case 'X':
            return capital(screen.voice.card('cup')) if view.crown == 2 else screen._('Everybody takes one')
        case 'J':
            return capital(screen.voice.card('mate'))
        case rank:
            return screen._(TITLES[rank])


def doubling(view: View) -> bool:
    """Whether the price counts on this card (§3)."""
    return view.card is not None and letter(view.card) in 'A236'


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@told
def task(screen: Screen, view: View) -> str:
    """What the card says, in the words of the mode."""
    if view.card is None:
        return ''
    card = screen.voice.card
    match letter(view.card):
        case 'X' if view.crown == 2:
            price = min(view.cup, 3)
            return card('value.cup', price) if price else card('value.cup.empty')
        case 'K' if view.options.quiet:
            return card('value.K.quiet')
        case 'A' | '2' | '3' | '6' as rank:
            return card(f'value.{rank}', view.price)
        case rank:
            return card(f'value.{rank}')


def drawn(screen: Screen, view: View) -> list[str]:
    """The tasks of a 6, the theme of an 8."""
    card = screen.voice.card
    return [card(f'task.{n}') for n in view.tasks] if view.tasks else [card(f'theme.{view.theme}')] if view.theme is not None else []


def whose(screen: Screen, view: View) -> tuple[str, str]:
    """The small word and the name of the top line. After the first joker it is everybody's round."""
    if view.phase == 'do' and view.result == 'joker' and view.crown == 1:
        return screen._('Joker'), screen._('Everybody')
    if view.phase == 'do' and view.executor is not None:
        return screen._('Does it'), screen.label(view.executor)
    return screen._('Turn'), screen.label(view.bettor)


def mate(view: View) -> Seat | None:
    """The jack's holder, when somebody else has a penalty to do in this round: the mate joins in, and is never booked for it (§4, J)."""
    holder = next((line.seat for line in view.lasting if line.rank == 'J'), None)
    return holder if holder is not None and any(seat != holder for seat in view.pending) else None


def touched(screen: Screen, view: View) -> list[str]:
    """The rules in force that touch the round in hand."""
    notes = []
    if view.card is not None and letter(view.card) == '9' and any(line.rank == '7' for line in view.lasting):
        notes.append(screen._('Sevens are in force: skip 7 and its multiples.'))
    if (holder := mate(view)) is not None:
        notes.append(screen.voice.card('mate.joins', name=screen.label(holder)))
    return notes


def rule(screen: Screen, view: View, line: Lasting) -> Markup:
    """One rule in force: what it is, who holds it, until when."""
    held = view.immunities[line.seat] + view.laid_in[line.seat] if line.rank == 'T' else 1
    text: Any = decree(line.text) if line.text else screen.voice.card(f'rule.{line.rank}')
    times = f' ×{held}' if held > 1 else ''
    return Markup('{}<div>{}{}<small>{} · {}</small></div>').format(
        ref(screen.voice, line.card), text, times, screen.name(line.seat), screen._(UNTIL[line.rank]))


def penalties(screen: Speaker, n: int) -> str:
    return screen.voice.n('{n} penalty', '{n} penalties', n)
