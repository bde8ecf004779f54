"""Our own markup, read as people do."""
from html import escape
from html.parser import HTMLParser
from itertools import chain

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


VOID = {'img', 'input', 'br'}


class Node:
    """Something on the page, whether NiceGUI's element or a tag in our markup; `owner` is the element that hears of taps on it."""

    def __init__(self, tag, owner, props, classes, marks, parent, text=''):
        self.tag, self.owner, self._props, self._classes, self._markers = tag, owner, props, classes, marks
        self.parent, self.text, self.children = parent, text, []
        self.id = (owner.id, id(self)) if tag else None

    @property
    def is_deleted(self):
        return self.owner.is_deleted

    @property
    def markup(self):
        """What is inside, as markup."""
        return ''.join(e.outside for e in self.children)

    @property
    def outside(self):
        if not self.tag:
            return escape(self.text)
        if self.tag in VOID:
            return ' '
        return f'<{self.tag} {self.worn}>{self.markup}</{self.tag}>'

    @property
    def worn(self):
        names = {**self._props, 'class': ' '.join(self._classes)}
        return ' '.join(f'{name}="{escape(str(names[name]))}"' for name in ('class', *SPOKEN) if names.get(name))


class Tree(HTMLParser):
    """Our markup as nodes below one."""

    def __init__(self, top, markup):
        super().__init__()
        self.at = top
        self.feed(str(markup))

    def handle_starttag(self, tag, attrs):
        props = dict(attrs)
        classes = props.pop('class', '').split()
        marks = [props['data-do']] if 'data-do' in props else []
        node = Node(tag, self.at.owner, props, classes, marks, self.at)
        self.at.children.append(node)
        if tag not in VOID:
            self.at = node

    def handle_startendtag(self, tag, attrs):
        """A drawing's line."""
        self.at.children.append(Node(tag, self.at.owner, dict(attrs), [], [], self.at))

    def handle_endtag(self, tag):
        self.at = self.at.parent

    def handle_data(self, data):
        if data:
            self.at.children.append(Node('', self.at.owner, {}, [], [], self.at, data))


def tree(element, parent=None):
    """What is visible of a NiceGUI element, as a node with all below it; None if nothing is."""
    if not element.visible:
        return None
    props = {name: value for name, value in element._props.items() if name != 'innerHTML'}
    node = Node(element.tag, element, props, [*element._classes], [*element._markers], parent)
    if 'innerHTML' in element._props:
        Tree(node, element._props['innerHTML'])
    if text := getattr(element, 'text', ''):
        node.children.append(Node('', element, {}, [], [], node, text))
    for child in chain.from_iterable(slot.children for slot in element.slots.values()):
        if below := tree(child, node):
            node.children.append(below)
    return node
