"""For those who change texts and for those who translate.

``python -m i18n update`` after a text was changed in the code or in English: every catalog gets the new messages, empty, and loses the gone ones.
``python -m i18n check`` after translating: what is still missing or does not fit, in one line each.
"""
from __future__ import annotations

import string
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.pofile import read_po, write_po

from i18n import HERE, LANGUAGES, SOURCE

ROOT = HERE.parent
KEYWORDS = {'_': None, 'N_': None, 'n': (1, 2)}
GAMES = sorted(path.parent.name for path in (ROOT / 'redblack' / 'games').glob('*/__init__.py'))
CODE = {  # domains of the table: their messages are English sentences in these files and folders; one said in both belongs to the first
    'room': ('options.py', 'main.py', 'network.py', 'kiosk.py',
             *(f'pages/{name}' for name in ('frame.py', 'refused.py', 'screen.py', 'parts', 'room', 'guard')),
             *(f'redblack/{name}.py' for name in ('refusal', 'host', 'session', 'table', 'consent', 'deadline', 'room', 'evenings'))),
    'red_or_black': ('pages/red_or_black', 'pages/tv', 'redblack/games/red_or_black'),
}
CODE |= {'banking': ('pages/banking', 'redblack/banking')}  # what a family of games says in all of them
CODE |= {game: tuple(name for name in (f'pages/{game}', f'redblack/games/{game}') if (ROOT / name).is_dir()) for game in GAMES if game not in CODE}
KEYED = ('alcohol', 'sober', 'story', 'guide')  # their messages are keys: the English catalog is the model


def template(domain: str) -> Catalog:
    """All messages of a domain as the code or the English catalog has them now, each with a note on where it stands."""
    if domain in KEYED:
        return stored(SOURCE, domain)
    found = said_in(domain)
    for earlier in [*CODE][:[*CODE].index(domain)]:
        for message in said_in(earlier):
            if message.id:
                found.delete(message.id)
    return found


def said_in(domain: str) -> Catalog:
    """All messages in the code of a domain, those too that an earlier one says as well."""
    found = Catalog(domain=domain)
    for name in CODE[domain]:
        path = ROOT / name
        if path.is_dir():
            messages = [(f'{name}/{file}', message, notes) for file, _, message, notes, _ in extract_from_dir(
                path, [('**.py', 'python')], keywords=KEYWORDS, comment_tags=['Translators:'], strip_comment_tags=True)]
        else:
            messages = [(name, message, notes) for _, message, notes, _ in extract_from_file(
                'python', path, keywords=KEYWORDS, comment_tags=['Translators:'], strip_comment_tags=True)]
        for file, message, notes in sorted(messages, key=lambda found: found[0]):
            found.add(message, locations=[(file, 0)], auto_comments=notes)
    return found


def stored(language: str, domain: str) -> Catalog:
    """A catalog as its file has it; an empty one where there is none yet."""
    path = file_of(language, domain)
    if not path.exists():
        return Catalog(locale=language, domain=domain, fuzzy=False)
    with path.open('rb') as f:
        return read_po(f, locale=language, domain=domain, abort_invalid=True)


def file_of(language: str, domain: str) -> Path:
    return HERE / language / 'LC_MESSAGES' / f'{domain}.po'


def domains(language: str) -> tuple[str, ...]:
    """English needs no catalog for what is English in the code."""
    return KEYED if language == SOURCE else (*CODE, *KEYED)


def update() -> None:
    for language in LANGUAGES:
        known = {m.id: m.string for domain in domains(language) if domain in CODE for m in stored(language, domain) if m.id and done(m)}
        for domain in domains(language):
            catalog, model = stored(language, domain), template(domain)
            for message in model if language != SOURCE else ():
                if message.id:  # what is new is empty, and not English
                    message.string = ('',) * catalog.num_plurals if isinstance(message.id, tuple) else ''
            catalog.update(model, no_fuzzy_matching=True)
            catalog.obsolete.clear()
            for message in catalog:  # whoever moves a text to another file of the code does not lose its translation
                if not done(message) and message.id in known and domain in CODE:
                    message.string = known[message.id]
            file_of(language, domain).write_text(text_of(catalog))
            print(f'{language}/{domain}: {len(catalog)} messages, {sum(not done(m) for m in catalog if m.id)} to translate')


def text_of(catalog: Catalog) -> str:
    """As it is kept: no dates and no addresses in the header, no line broken, so that a changed text is one changed line."""
    body = BytesIO()
    write_po(body, catalog, width=0, include_lineno=False, omit_header=True)
    fields = f'Language: {catalog.locale}', 'Content-Type: text/plain; charset=utf-8', f'Plural-Forms: {catalog.plural_forms}'
    about = catalog.header_comment if catalog.header_comment.startswith('# ') and 'Translations template' not in catalog.header_comment else ''
    head = '\n'.join([*filter(None, [about]), 'msgid ""', 'msgstr ""', *(f'"{field}\\n"' for field in fields)])
    return f'{head}\n\n{body.getvalue().decode().strip()}\n'


def check() -> Iterator[str]:
    """What a translator still has to do."""
    for language in LANGUAGES:
        for domain in domains(language):
            catalog, model = stored(language, domain), template(domain)
            for message in model:
                if message.id:
                    yield from (f'{language}/{domain} “{name(message)}”: {what}' for what in faults(catalog.get(message.id), message, catalog.num_plurals))
            yield from (f'{language}/{domain} “{name(m)}”: is no longer used' for m in catalog if m.id and m.id not in model)


def faults(translated: Message | None, model: Message, forms: int) -> Iterator[str]:
    """What is wrong with one message."""
    if translated is None or not done(translated):
        yield 'is not translated'
        return
    texts = written(translated)
    if isinstance(model.id, tuple) and len(texts) != forms:
        yield f'needs {forms} forms'
    wanted = fields(written(model)[-1] if done(model) else str(model.id[-1] if isinstance(model.id, tuple) else model.id))
    for text in texts:
        if fields(text) - wanted or (text is texts[-1] and wanted - fields(text)):
            yield f'has the blanks {sorted(fields(text))} where {sorted(wanted)} are filled in'


def written(message: Message) -> list[str]:
    """The translation, each plural form for itself."""
    return [*message.string] if isinstance(message.string, (tuple, list)) else [message.string or '']


def done(message: Message) -> bool:
    return all(written(message)) and not message.fuzzy


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def name(message: Message) -> str:
    return str(message.id[0] if isinstance(message.id, tuple) else message.id)


def main(arguments: list[str]) -> int:
    match arguments:
        case ['update']:
            update()
            return 0
        case ['check']:
            found = [*check()]
            print(*found, sep='\n') if found else print('Every text is translated:', ', '.join(LANGUAGES))
            return 1 if found else 0
    print(__doc__)
    return 2


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
