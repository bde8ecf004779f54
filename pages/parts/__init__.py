"""Elements used by several pages: plain HTML that can be bound, icons, cards."""
from pages.parts.part import Part, Rich, Tap

__all__ = ['Part', 'Rich', 'Tap']
