"""The help of the commands, and what click says of itself, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from importlib import import_module
from typing import TypeVar

import click

from companion.language.tongue import form_of, tr

C = TypeVar("C", bound=click.Command)
SPEAKING = ("core", "decorators", "exceptions", "formatting", "parser", "types")
"""The modules of click that say something."""


def speak() -> None:
    """Let click speak through tr: it asks the system's catalogues, which know nothing of ours."""
    for name in SPEAKING:
        module = import_module(f"click.{name}")
        for asked, said in (("_", tr), ("ngettext", form_of)):
            if hasattr(module, asked):
                setattr(module, asked, said)


def spoken(command: C) -> C:
    """Give a copy of a command whose help, with that of its options and its own commands, is in the language."""
    made = copy(command)
    vars(made)["_help_option"] = None  # click keeps it once it is made
    made.help = "\n\n".join(map(tr, paragraphs(command.help or "")))
    made.params = [copy(one) for one in command.params]
    for one in made.params:
        if isinstance(one, click.Option) and one.help:
            one.help = tr(one.help)
    if isinstance(made, click.Group):
        made.commands = {name: spoken(part) for name, part in made.commands.items()}
    return made


def paragraphs(text: str) -> list[str]:
    """Give the paragraphs of a help text, each as one line."""
    return [" ".join(one.split()) for one in text.split("\n\n") if one.strip()]


def said(command: click.Command) -> Iterator[str]:
    """Yield every string of a command's help, those that `spoken` passes to tr."""
    yield from paragraphs(command.help or "")
    yield from (one.help for one in command.params if isinstance(one, click.Option) and one.help)
    if isinstance(command, click.Group):
        for part in command.commands.values():
            yield from said(part)
