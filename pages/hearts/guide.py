"""`/rules`: the whole of Hearts on one page that can be printed, with what old hands would tell you."""
from __future__ import annotations

from markupsafe import Markup
from nicegui import ui

from pages.parts import icons
from pages.parts.cards import ref
from pages.parts.markup import join, tag
from pages.screen import Screen
from pages.speaker import told
from redblack.cards import card
from redblack.games.hearts.look import View
from redblack.games.hearts.moves import Options
from redblack.refusal import N_

RULES = (
    (N_('Passing'), (
        N_('Look at your thirteen cards and give three away, face down: in the first deal to the left, in the second to the right, in the third across. '
           'In the fourth everybody keeps what they have, and then it begins again.'),
        N_('All twelve cards change hands at the same moment. So nobody passes on what has just come.'))),
    (N_('A trick'), (
        N_('{two} opens. Then clockwise, one card each: follow suit if you can. If you cannot, throw away whatever you like.'),
        N_('The highest card of the suit that was led takes all four, and whoever took them leads to the next trick. The ace is high, and there are no '
           'trumps.'))),
    (N_('Two things that are not done'), (
        N_('In the first trick: no heart and no {queen}, unless you hold nothing else.'),
        N_('Nobody leads a heart before one has been thrown away in an earlier trick. From then on hearts are open. Whoever holds only hearts may. '
           '{queen} opens nothing.'))),
    (N_('What it costs'), (
        N_('Each heart in your tricks costs 1 point, {queen} alone costs 13. That makes 26 a deal.'),
        N_('The moon: take all 26, and you get none, but everybody else gets 26. With 25 you get 25, and a story to tell.'))),
    (N_('The end'), (
        N_('After the deal in which somebody reaches {target} points, the fewest points win. Are there two with the fewest? Then one more deal, until one '
           'is alone.'),
        N_('A match can be played to another number. It ends the same way, only sooner or later.'))),
    (N_('Taking back'), (
        N_('Three cards that were given away can be taken back as long as no other player has moved since. A card on the table comes back only if the others '
           'agree.'),)),
)
TIPS = (
    N_('Pass {queen} on, unless four small spades guard her. {king}, {ace} and high hearts may go with her.'),
    N_('Empty a short suit. Where you hold nothing, you throw away what you like.'),
    N_('If you duck, duck with the highest card that still loses. The low ones save you later.'),
    N_('No high spades in your hand? Lead low ones. Sooner or later the queen has to come out, and not to you.'),
    N_('Count what is gone, above all spades and hearts. And watch who no longer follows suit.'),
    N_('Does one player take every heart? Take one yourself. One point is cheaper than 26.'),
    N_('Shoot the moon only from strength: many high cards, and no low heart that somebody could catch.'),
)
LEVELS = (
    (N_('Easy'), N_('Plays by the rules and by its mood. Good company for a first evening.')),
    (N_('Medium'), N_('Passes dangerous cards on, ducks, and drops the queen on others as soon as it can.')),
    (N_('Hard'), N_('Counts cards, remembers who has run out of what, hunts the queen, and takes one heart to stop a moon.')),
    (N_('Insane'), N_('All that, and it shoots the moon when the hand is right. The last tricks it thinks through to the end.')),
)


def build(screen: Screen) -> None:
    ui.page_title(f"{screen._('Hearts')}: {screen._('The rules')}")
    screen.section('div', 'guide', 'options', guide)


@told
def guide(screen: Screen, v: View) -> Markup:
    _ = screen._
    return join(
        tag('header', '', tag('h1', '', _('Hearts')), tag('a', 'icon', icons.CLOSE, href=screen.path(), aria_label=_('To the table'))),
        tag('p', 'intro', _('Four players, thirteen cards each, and nobody wants the hearts. Whoever has the fewest points in the end wins.')),
        *(section(screen, title, *(tag('p', '', says(screen, text)) for text in texts)) for title, texts in RULES),
        section(screen, N_('From old hands'), tag('ol', '', *(tag('li', '', tag('span', '', says(screen, tip))) for tip in TIPS))),
        section(screen, N_('The bots'), tag('p', '', _('They take the seats that stay free, and no bot sees more than you would in its place.')),
                tag('ul', 'values', *(level(screen, n, name, text) for n, (name, text) in enumerate(LEVELS, 1)))),
        tag('a', 'go red', _('To the table'), icons.ARROW, href=screen.path()))


def section(screen: Screen, title: str, *inside: Markup) -> Markup:
    return tag('section', '', tag('h2', '', screen._(title)), *inside)


def says(screen: Screen, text: str) -> Markup:
    """A paragraph with its cards."""
    cards = {name: ref(screen.voice, card(code), 'plain') for name, code in (('two', '2C'), ('queen', 'QS'), ('king', 'KS'), ('ace', 'AS'))}
    return screen.rich(text, target=Options().target, **cards)


def level(screen: Screen, n: int, name: str, text: str) -> Markup:
    return tag('li', '', tag('b', 'rank', n), tag('div', '', tag('b', '', screen._(name)), tag('p', '', screen._(text))))
