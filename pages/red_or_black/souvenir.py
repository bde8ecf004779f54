"""«На память»: what everybody at the table may take home from the final screen."""
from __future__ import annotations

from markupsafe import Markup

from pages.games import filename
from pages.parts import icons
from pages.parts.markup import tag
from pages.screen import Screen
from redblack.evenings import today


def souvenir(screen: Screen) -> Markup:
    """The picture and the page. Without scripts the picture is shown instead of kept."""
    _ = screen._
    picture = tag('a', 'second wide', icons.SAVE, _('Save as a picture'), href=screen.path('poster'), target='_blank',
                  data_picture=filename(screen.session.game, screen.language, today(), 'png'))
    page = tag('a', 'second wide', icons.SAVE, _('Save the evening as one page'), href=f'{screen.path("evening")}?save=1')
    return tag('section', 'paper souvenir', tag('h2', '', _('A souvenir')), picture, page)
