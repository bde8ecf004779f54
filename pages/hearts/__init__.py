"""Hearts on phones and on the TV."""
from pages.games import GamePage
from pages.hearts import guide, table, tv

PAGE = GamePage(table=table.build, tv=tv.build, rules=guide.build)
