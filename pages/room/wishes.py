"""What is of this device alone: its browser keeps it (static/page/wishes.js), and the table never hears of it."""
from __future__ import annotations

from markupsafe import Markup

from pages.games import page_of
from pages.parts import Part, Rich, deck
from pages.parts.markup import join, tag
from pages.screen import Screen
from redblack.refusal import N_

# Translators: four backs of the cards
BACKS = {'halves': N_('halves'), 'rhombs': N_('rhombs'), 'rings': N_('rings'), 'steps': N_('steps')}


def build(screen: Screen) -> None:
    """A section of the settings."""
    _ = screen._
    with Part('section', 'wishes'):
        Part('h2', '', _('On this phone'))
        switch(screen, 'sound', *sounds(screen))
        switch(screen, 'four', _('Four colours'), _('Diamonds in amber, clubs in teal'))
        Part('p', 'note', _('Back of the cards'))
        Rich('div', 'backs', join(*(back(screen, kind) for kind in BACKS)), role='radiogroup', aria_label=_('Back of the cards'))
        Part('p', 'note athome', _("At hand next time: the browser's menu has “Add to home screen”."))


def sounds(screen: Screen) -> tuple[str, str]:
    """What the switch is called, and what one will hear and feel."""
    return screen._('Sound and vibration'), screen._(page_of(screen.session.game).sounds)


def back(screen: Screen, kind: str) -> Markup:
    picture = tag('img', src=deck.place(f'back-{kind}'), aria_hidden='true', data_kind=kind)
    name = screen._('Back: {name}', name=screen._(BACKS[kind]))
    return tag('button', '', picture, type='button', role='radio', aria_checked='false', data_set=f'back-{kind}', aria_label=name)


def switch(screen: Screen, name: str, title: str, note: str) -> None:
    sides = tag('span', 'switch', tag('i', '', screen._('no')), tag('i', '', screen._('yes')), aria_hidden='true')
    words = tag('span', '', tag('b', '', title), tag('span', 'note', note))
    Rich('button', 'pick turnout', words + sides, type='button', role='switch', aria_checked='false', data_set=name).mark(name)
