"""What is said and stands nowhere as a string: the program is made to say it, and listened to.

The help of commands is made of docstrings; cards and pages of charts of whatever keys and words a chart has. What the
library of the command line says of itself stands in its code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import click
from babel.messages.extract import extract_from_file

from companion.cards.decks import DECKS, build
from companion.cards.source import of_rules
from companion.cli.app import COMMANDS, companion
from companion.cli.spoken import SPEAKING, said
from companion.kernel import shelf
from companion.kernel.game import commands_of
from companion.kernel.kind import kind_of_ruleset, kinds
from companion.language import tongue
from companion.rows.clauses import Pages
from companion.rows.reference import Reference

CLICK = {"_": None, "ngettext": (1, 2)}
"""How click marks its words."""
WORDS = re.compile(r"[a-z]{2}")
"""What has nothing of the kind is the same in every language: figures, signs, ids of clauses."""
ID = re.compile(r"[A-Z]{3}-\S+")


class Heard(NamedTuple):
    """What was said, of one thing or of one and of several, and by whom."""

    where: str
    text: str | tuple[str, ...]


def heard() -> Iterator[Heard]:
    """Yield whatever is said so."""
    for where, texts in (
        ("companion/cli/app.py", _help()),
        ("companion/kernel/game.py", _commands()),
        ("companion/cards/decks.py", _decks()),
        ("companion/rows/clauses.py", _pages()),
    ):
        yield from (Heard(where, one) for one in dict.fromkeys(texts) if WORDS.search(one) and not ID.fullmatch(one))
    for name in SPEAKING:
        path = Path(click.__file__).with_name(f"{name}.py")
        for _, text, _, _ in extract_from_file("python", path, keywords=CLICK):
            yield Heard(f"click/{path.name}", text)


class _Listening(tongue.English):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def gettext(self, message: str, /) -> str:
        self.texts.append(message)
        return message


@contextmanager
def _listening() -> Iterator[list[str]]:
    """Give the strings that are said within the block."""
    words = _Listening()
    tongue.speak(words)
    try:
        yield words.texts
    finally:
        tongue.speak(tongue.English())


def _help() -> Iterator[str]:
    yield from said(companion)
    for place, line in COMMANDS.values():
        module, _, name = place.partition(":")
        yield line
        yield from said(getattr(import_module(f"companion.cli.{module}"), name))


def _commands() -> Iterator[str]:
    for kind in kinds():
        yield from ((one.__doc__ or "").strip().splitlines()[0] for one in commands_of(kind))


def _decks() -> list[str]:
    """Give what decks are called, and what is printed of the rules alone."""
    with _listening() as texts:
        texts += [kind.title for kind in DECKS.values()]
        for name, kind in DECKS.items():
            if not kind.game:
                build(name, of_rules(kind.ruleset))
    return texts


def _pages() -> list[str]:
    """Give what is said of charts where rules are read; clauses are read as they were written."""
    with _listening() as texts:
        for ruleset in shelf.ruleset_names():
            charts = shelf.ruleset_texts(ruleset)
            pages = Pages({f"rules/{file}": text for file, text in charts.items()}, {}, kind_of_ruleset(ruleset).id)
            for name, _ in pages.names():
                if pages.kind(name) == "chart" and f"{name}.toml" not in shelf.WORDS:
                    pages.page(name)
            for _ in Reference(charts, {}).contents():
                pass
    return texts
