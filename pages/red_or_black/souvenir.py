"""«На память»: what everybody at the table may take home from the final screen."""
from __future__ import annotations

from datetime import date

from markupsafe import Markup

from i18n import Voice
from pages.parts import icons
from pages.parts.markup import tag
from pages.screen import Screen
from redblack.evenings import today


def filename(language: str, day: date, ending: str) -> str:
    """What a file of that *day* is called: «Красное или чёрное 2026-11-30.html»."""
    return f'{Voice(language)._("Red or Black")} {day}.{ending}'


def souvenir(screen: Screen) -> Markup:
    """The picture and the page. Without scripts the picture is shown instead of kept."""
    _ = screen._
    picture = tag('a', 'second wide', icons.SAVE, _('Save as a picture'), href=screen.path('poster'), target='_blank',
                  data_picture=filename(screen.language, today(), 'png'))
    page = tag('a', 'second wide', icons.SAVE, _('Save the evening as one page'), href=f'{screen.path("evening")}?save=1')
    return tag('section', 'paper souvenir', tag('h2', '', _('A souvenir')), picture, page)
