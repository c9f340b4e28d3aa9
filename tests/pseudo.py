"""A language that marks what was said: every string of the catalogues in ⟦⟧, with three plural forms, which are Polish's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from wording.po import CATALOGUES, Entry, compiled, entries

from companion.language import tongue
from companion.language.catalogue import Catalogue

HEAD = (
    "Content-Type: text/plain; charset=UTF-8",
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    "X-Companion-Name: ⟦Pseudo⟧",
    "X-Companion-Thousands: ’",
    "X-Companion-Decimal: ·",
)
FEW, MANY = "²", "³"
"""What marks the forms that English has not."""


@contextmanager
def spoken() -> Iterator[Catalogue]:
    """Speak it."""
    words = catalogue()
    tongue.speak(words, thousands=words.thousands, decimal=words.decimal)
    try:
        yield words
    finally:
        tongue.speak(tongue.English())


@cache
def catalogue() -> Catalogue:
    """Give the language, made of whatever another has to translate."""
    head, *rest = entries((CATALOGUES / "de.po").read_text(encoding="utf-8"))
    assert not head.one
    return Catalogue(
        compiled("\n\n".join((_written(Entry(said=("".join(f"{one}\n" for one in HEAD),))), *map(_one, rest))))
    )


def wrapped(text: str) -> str:
    """Wrap what stands between the places that are filled in."""
    parts = re.split(r"(\{[^}]*\})", text)
    return "".join(part if part.startswith("{") or not part.strip() else f"⟦{part}⟧" for part in parts)


def _one(entry: Entry) -> str:
    one, many = wrapped(entry.one), wrapped(entry.many)
    return _written(entry._replace(said=(one, f"{FEW}{many}", f"{MANY}{many}") if entry.many else (one,), fuzzy=False))


def _written(entry: Entry) -> str:
    """Give an entry as a translator writes it."""
    lines = [f"msgctxt {_quoted(entry.context)}"] * bool(entry.context) + [f"msgid {_quoted(entry.one)}"]
    if entry.many:
        lines += [f"msgid_plural {_quoted(entry.many)}"]
        lines += [f"msgstr[{at}] {_quoted(said)}" for at, said in enumerate(entry.said)]
    else:
        lines += [f"msgstr {_quoted(entry.said[0])}"]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
