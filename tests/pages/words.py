"""Our own markup, read as people do."""
from html.parser import HTMLParser

SPOKEN = ('aria-label', 'alt', 'title', 'placeholder')  # attributes that are read out or pop up
INLINE = ('bdi', 'q')                                   # stand in a sentence; the other tags of our markup are boxes with a gap between them


class Words(HTMLParser):
    """The text of our markup as it is seen, and what of it is only spoken."""

    def __init__(self, markup):
        super().__init__()
        self.parts, self.spoken, self.gaps = [], [], []
        self.feed(str(markup))

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.spoken += [found[name] for name in SPOKEN if found.get(name)]
        dress = found.get('class', '').split()
        self.parts.append('' if tag in INLINE or 'vh' in dress else ' ')
        if tag != 'br':
            self.gaps.append('' if tag in INLINE or {'ref', 'vh'} & {*dress} else ' ')  # a full stop may follow a card

    def handle_startendtag(self, tag, attrs):
        """A drawing: nothing to read."""

    def handle_endtag(self, tag):
        self.parts.append(self.gaps.pop())

    def handle_data(self, data):
        self.parts.append(data)


def plain(text):
    """One line with single spaces; a sign that holds words together is one too."""
    return ' '.join(text.replace('\xa0', ' ').split())
