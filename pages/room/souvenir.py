"""«На память»: what everybody at the table may take home when a game is over."""
from __future__ import annotations

from markupsafe import Markup

from pages.games import filename, page_of
from pages.parts import icons
from pages.parts.markup import NOTHING, tag
from pages.screen import Screen
from redblack.evenings import today


def souvenir(screen: Screen, *more: Markup) -> Markup:
    """The picture, where the game draws one, and the page; *more* of the game's own. Without scripts the picture is shown instead of kept."""
    _, game = screen._, screen.session.game
    picture = tag('a', 'second wide', icons.SAVE, _('Save as a picture'), href=screen.path('poster'), target='_blank',
                  data_picture=filename(game, screen.language, today(), 'png')) if page_of(game).poster else NOTHING
    page = tag('a', 'second wide', icons.SAVE, _('Save the evening as one page'), href=f'{screen.path("evening")}?save=1')
    return tag('section', 'paper souvenir', tag('h2', '', _('A souvenir')), picture, page, *more)
