"""Elements used by several pages: plain HTML that can be bound, markup, icons, cards."""
from pages.parts.markup import tag
from pages.parts.part import Part, Rich, Tap, number

__all__ = ['Part', 'Rich', 'Tap', 'number', 'tag']
