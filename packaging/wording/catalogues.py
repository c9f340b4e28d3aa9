"""What is to be said, and what a language has of it: strings gathered, catalogues merged, translations taken in.

A catalogue keeps its head as it stands; Babel reads and writes the rest.
"""

from __future__ import annotations

import io
import re
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

from wording import charts, code, heard
from wording.po import CATALOGUES

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).with_name("kept")
PLACE = re.compile(r"\{[a-z_]*[^{}]*\}")
PLURAL = "{n}"
Taken = Mapping[tuple[str | None, str], str]
"""{(context or None for any, English): its own}."""


def gathered() -> Catalog:
    """Give every string that is to be said, in the order of the files that say it."""
    found = Catalog()
    methods = [("companion/**.py", code.METHOD)]
    for file, _, text, _, context in extract_from_dir(ROOT, methods, keywords=code.KEYWORDS):
        found.add(text, locations=[(file, 0)], context=context or None)
    there = {texts(one)[0] for one in messages(found) if one.context is None}
    for row in charts.worded():
        found.add(row.text, locations=[(row.file, 0)], context=row.context)
        there.add(row.text)  # it is found without its context too
    for one in (*heard.heard(), *_kept()):
        if one.text not in there:
            found.add(one.text, locations=[(one.where, 0)])
    return found


def _kept() -> Iterator[heard.Heard]:
    """Yield what is not declared where it stands."""
    for words in sorted(KEPT.glob("*.txt")):
        for text in filter(None, words.read_text(encoding="utf-8").splitlines()):
            yield heard.Heard(str(words.relative_to(ROOT)), text)


def messages(catalogue: Catalog) -> Iterator[Message]:
    """Yield the messages of a catalogue without its head."""
    return (one for one in catalogue if one.id)


def texts(one: Message) -> tuple[str, ...]:
    """Give what a message says in English: one form, or two."""
    return (one.id,) if isinstance(one.id, str) else tuple(one.id)


def said(one: Message) -> tuple[str, ...]:
    """Give what a language has for a message."""
    return (one.string or "",) if isinstance(one.string, str | None) else tuple(one.string)


def read(language: str) -> tuple[str, Catalog]:
    """Give the head of a language's catalogue as it stands, and its messages."""
    text = place(language).read_text(encoding="utf-8")
    head, _, _ = text.partition("\n\n")
    return head, read_po(io.StringIO(text), locale=language)


def place(language: str) -> Path:
    """Give where a language's catalogue lies."""
    return CATALOGUES / f"{language}.po"


def written(head: str, catalogue: Catalog) -> str:
    """Give a catalogue as text: files without lines, which change with every other commit."""
    out = io.BytesIO()
    write_po(out, catalogue, width=0, omit_header=True, ignore_obsolete=True, include_lineno=False)
    return f"{head}\n\n{out.getvalue().decode()}".rstrip("\n") + "\n"


def merged(catalogue: Catalog, template: Catalog, taken: Taken) -> Catalog:
    """Give a catalogue of what is to be said now, with the translations it has and those that are taken in.

    What is new and was said in the same words elsewhere, always with one translation, has that one. Where the words of
    one id change, its translation stays, in doubt.
    """
    times = Counter(one.context for one in messages(catalogue) if one.context)
    former = {one.context: one for one in messages(catalogue) if one.context and times[one.context] == 1}
    known = {(one.context, texts(one)) for one in messages(catalogue)}
    elsewhere = _by_words(catalogue)
    catalogue.update(template, no_fuzzy_matching=True)
    for one in messages(catalogue):
        old = former.get(one.context) if one.context else None
        if (one.context, texts(one)) in known:
            pass
        elif old is not None and len(texts(old)) == len(texts(one)):
            one.string = old.string
            one.flags.add("fuzzy")
        else:
            _put(one, [elsewhere.get(text, "") for text in texts(one)], catalogue.num_plurals)
        every = taken if one.context is None or one.fuzzy or not all(said(one)) else {}
        own = [taken.get((one.context, text)) or every.get((None, text), "") for text in texts(one)]
        _put(one, own, catalogue.num_plurals)
    return catalogue


def _by_words(catalogue: Catalog) -> dict[str, str]:
    """Give {English: its own} of all that is finished and has one translation wherever it stands.

    A word in one of its meanings says nothing of the others; its context is no id, which has dots.
    """
    found: dict[str, set[str]] = {}
    for one in messages(catalogue):
        if (one.context is None or "." in one.context) and not one.fuzzy and all(own := said(one)):
            for english, translated in zip(texts(one), (own[0], own[-1]), strict=False):
                found.setdefault(english, set()).add(translated)
    return {english: own.pop() for english, own in found.items() if len(own) == 1}


def _put(one: Message, own: Sequence[str], forms: int) -> None:
    """Put translations of a message's texts into it, those that there are, if the language has no more forms."""
    if not any(own) or len(own) != (1 if isinstance(one.id, str) else forms):
        return
    both = [new or old for new, old in zip(own, said(one), strict=True)]
    one.string = both[0] if isinstance(one.id, str) else tuple(both)
    if all(own):
        one.flags.discard("fuzzy")


def unfinished(catalogue: Catalog) -> list[Message]:
    """Give what is not translated, or in doubt."""
    return [one for one in messages(catalogue) if one.fuzzy or not _complete(one, catalogue.num_plurals)]


def _complete(one: Message, forms: int) -> bool:
    return all(said(one)) and len(said(one)) == (1 if isinstance(one.id, str) else forms)


def wrong(catalogue: Catalog) -> list[Message]:
    """Give every message that has other places in a language than in English; a form may leave the number out."""
    return [one for one in messages(catalogue) if not all(_fits(one, own) for own in said(one) if own)]


def _fits(one: Message, own: str) -> bool:
    places = [Counter(PLACE.findall(text)) for text in texts(one)]
    if len(places) == 1:
        return Counter(PLACE.findall(own)) == places[0]
    there = set(PLACE.findall(own))
    every = set().union(*places)
    return there <= every and there | {PLURAL} >= set.intersection(*map(set, places))


def strange(catalogue: Catalog, template: Catalog) -> list[Message]:
    """Give what differs between what is to be said and what a catalogue has: gone from it, or new."""
    there, wanted = ({(one.context, texts(one)): one for one in messages(it)} for it in (catalogue, template))
    every = there | wanted
    return [every[key] for key in every if (key in there) != (key in wanted)]


def begun(language: str) -> str:
    """Give the head of a new catalogue: its plural forms, its own name and its signs are what Babel's locales say.

    Raises babel.UnknownLocaleError or ValueError for a language that these do not know.
    """
    locale = Locale.parse(language)
    signs = locale.number_symbols["latn"]
    fields = {
        "Project-Id-Version": "companion-referee",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": f"{get_plural(language).plural_forms}",
        "X-Companion-Name": str(locale.get_display_name(language) or language).capitalize(),
        "X-Companion-Thousands": signs["group"],
        "X-Companion-Decimal": signs["decimal"],
    }
    lines = "\n".join(f'"{name}: {value}\\n"' for name, value in fields.items())
    return f'msgid ""\nmsgstr ""\n{lines}'


def tabled(lines: Iterable[str]) -> dict[tuple[str | None, str], str]:
    """Read translations, a line each: English, tab, its own; or its context, tab, before these. Raises ValueError."""
    taken: dict[tuple[str | None, str], str] = {}
    for line in filter(str.strip, lines):
        *context, english, own = (
            one.replace("\\n", "\n").replace("\\t", "\t") for one in line.rstrip("\n").split("\t")
        )
        taken[context[0] if context else None, english] = own
    return taken


warnings.filterwarnings("ignore", category=DeprecationWarning, module="babel")
