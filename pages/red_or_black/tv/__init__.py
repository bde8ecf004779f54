"""Red or Black from the sofa."""
from pages.red_or_black.tv import final, play
from pages.room.entrance import Entrance
from pages.screen import Screen


def build(screen: Screen, entrance: Entrance | None) -> None:
    play.build(screen, entrance)
    final.build(screen)
