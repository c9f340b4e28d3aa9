"""Small dialogs: their common ground, and a text to read, as the working of an entry."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QWidget

from companion.desktop.desk.desk import AnyDesk
from companion.desktop.dialogs.framed import Framed
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip
from companion.desktop.widgets.reader import Reader
from companion.kernel.kind import kind_of
from companion.language.escaping import markdown
from companion.language.tongue import tr

_CORPS = re.compile(r"\b(?:union|confederate):\w+")
"""What files call a corps."""


class Aside(Framed):
    """A small dialog with a heading and a strip for refusals."""

    def __init__(self, desk: AnyDesk, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self.desk = desk
        self.strip = Strip(look)
        self.lines.addWidget(self.strip)
        self.setMinimumWidth(look.px(420))


class TextDialog(Aside):
    """A text to read, as the working of an entry."""

    def __init__(self, desk: AnyDesk, look: Look, title: str, text: str, *, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, title, parent)
        self.text = Reader(title)
        self.text.read(text)
        self.lines.addWidget(self.text, 1)
        self.resize(look.px(560), look.px(440))


def working_text(desk: AnyDesk, entry: int) -> str:
    """Give an entry's sentences, dice and working as Markdown, corps by their names."""

    def named(words: str) -> str:
        return _CORPS.sub(lambda found: desk.name(found.group()), words)

    line = next(one for one in desk.log if one.entry == entry)
    words, working = kind_of(desk.session.kind).journal.open(), desk.session.explain(entry)
    names = words.names(desk.view, desk.log)
    apart = words.APART  # each figure stands below its own sentence, else all of them in a table
    parts = [f"**{markdown(words.label(line.label))}**", ""]
    for text, lines in words.paragraphs(line.events, names.then(line.called), working if apart else ()):
        parts += [f"- {markdown(text)}"] if text else []
        for what, value, clause in ((*words.worded(one), one.clause) for one in lines):
            parts.append(f"    - {markdown(what)}: **{markdown(value)}** {markdown(clause)}")
    if line.dice:
        said = ((named(words.purpose(roll.why)), roll.face, tr(roll.origin)) for roll in line.dice)
        parts += ["", *(f"- {markdown(purpose)}: **{face}**, {markdown(origin)}" for purpose, face, origin in said)]
    if working and not apart:
        parts += ["", f"| {tr('Working')} | | {tr('Clause')} |", "|---|---:|---|"]
        for one in working:
            what, value = words.worded(one)
            cells = (named(what), value, one.clause)
            parts.append(f"| {' | '.join(map(markdown, cells))} |")
    return "\n".join(parts)
