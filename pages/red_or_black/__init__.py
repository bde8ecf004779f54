"""`/`: the table of Red or Black."""
from pages.red_or_black.table import declare

__all__ = ['declare']
