"""Small dialogs: a note, each side's dice, the objectives, an entry's working, a unit's history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from companion.desktop.buttons import KeyButton
from companion.desktop.desk import Desk
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, label, row
from companion.miniatures import commands as cmd
from companion.present.tellings import sentences
from companion.present.words import Names, capital
from companion.tongue import tr

DICE_KINDS = ("all", "maneuver", "fire", "charge", "leader", "draw")


class Aside(QDialog):
    """A small dialog with a heading and a strip for refusals."""

    def __init__(self, desk: Desk, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk, self.look = desk, look
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(12))
        self.lines.addWidget(Heading(look, title))
        self.strip = Strip(look)
        self.lines.addWidget(self.strip)
        self.setMinimumWidth(look.px(420))


class NoteDialog(Aside):
    """A line for the journal, about a unit or the battle."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        unit = desk.unit(desk.selection)
        super().__init__(desk, look, tr("Note on {unit}", unit=unit.name) if unit is not None else tr("Note"), parent)
        self._unit = unit.id if unit is not None else ""
        self.text = QLineEdit()
        self.text.setAccessibleName(tr("Note"))
        write = KeyButton(look, tr("Write"), "↵", primary=True)
        write.clicked.connect(self.accept)
        self.lines.addWidget(self.text)
        self.lines.addLayout(row(write))
        self.text.setFocus()

    def accept(self) -> None:
        """Write it."""
        words = self.text.text().strip()
        if not words:
            self.strip.tell(tr("write something first"))
        elif self.desk.do(cmd.Note(words, self._unit)) is not None:
            super().accept()


class DiceDialog(Aside):
    """Whose dice of which kind are real, and which the app rolls."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Dice"), parent)
        grid = QGridLayout()
        self.boxes: dict[tuple[str, str], QComboBox] = {}
        for column, side in enumerate(("union", "confederate"), 1):
            grid.addWidget(label(capital(side), "label"), 0, column)
            for place, kind in enumerate(DICE_KINDS, 1):
                grid.addWidget(label(tr("All dice") if kind == "all" else tr(capital(kind))), place, 0)
                box = QComboBox()
                box.setAccessibleName(tr("{side} dice, {kind}", side=side, kind=kind))
                if kind != "all":
                    box.addItem(tr("as all"), "")
                box.addItem(tr("the app rolls"), "rolled")
                box.addItem(tr("real dice, typed"), "entered")
                box.setCurrentIndex(max(0, box.findData(desk.view.dice.get(f"{side}/{kind}", ""))))
                box.activated.connect(lambda _=0, side=side, kind=kind: self._set(side, kind))
                self.boxes[side, kind] = box
                grid.addWidget(box, place, column)
        self.lines.addLayout(grid)

    def _set(self, side: Any, kind: Any) -> None:
        mode = self.boxes[side, kind].currentData() or self.desk.view.dice.get(f"{side}/all", "rolled")
        self.desk.do(cmd.SetDice(side, mode, kind))


class ObjectivesDialog(Aside):
    """Who holds what, with the points of each place."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Objectives"), parent)
        grid = QGridLayout()
        self.boxes: dict[str, QComboBox] = {}
        for place, one in enumerate(desk.view.objectives):
            points = tr("{n} points", n=one.points) if one.points else ""
            grid.addWidget(label(one.name), place, 0)
            grid.addWidget(label(points, "small"), place, 1)
            box = QComboBox()
            box.setAccessibleName(tr("{place} is held by", place=one.name))
            for words, side in ((tr("nobody"), ""), ("Union", "union"), ("Confederate", "confederate")):
                box.addItem(words, side)
            box.setCurrentIndex(max(0, box.findData(one.holder)))
            box.activated.connect(lambda _=0, name=one.id: self._take(name))
            self.boxes[one.id] = box
            grid.addWidget(box, place, 2)
        if not desk.view.objectives:
            self.strip.tell(tr("this battle has no objectives"))
        self.lines.addLayout(grid)

    def _take(self, name: str) -> None:
        self.desk.do(cmd.TakeObjective(name, self.boxes[name].currentData()))


class TextDialog(Aside):
    """A text to read: an entry's working, a unit's history."""

    def __init__(self, desk: Desk, look: Look, title: str, markdown: str, *, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, title, parent)
        self.text = QTextBrowser()
        self.text.setMarkdown(markdown)
        self.text.setAccessibleName(title)
        self.lines.addWidget(self.text, 1)
        self.resize(look.px(560), look.px(440))


def working_text(desk: Desk, entry: int) -> str:
    """Give an entry's sentences, dice and working as Markdown."""
    line = next(one for one in desk.log if one.entry == entry)
    names = Names(desk.view)
    parts = [f"**{line.label}**", "", *(f"- {text}" for text in sentences(line.events, names))]
    if line.dice:
        parts += ["", *(f"- {roll.why}: **{roll.face}**, {roll.origin}" for roll in line.dice)]
    working = desk.session.explain(entry)
    if working:
        parts += ["", f"| {tr('Working')} | | {tr('Clause')} |", "|---|---:|---|"]
        parts += [f"| {one.label} | {one.value} | {one.clause} |" for one in working]
    return "\n".join(parts)


def history_text(desk: Desk, name: str) -> str:
    """Give every entry that names a unit or leader, newest first, as Markdown; what was undone is struck through."""
    return "\n\n".join(_history(desk, name)) or tr("Nothing has happened to it yet.")


def _history(desk: Desk, name: str) -> Iterator[str]:
    names = Names(desk.view)
    for line in reversed(desk.log):
        those = [event for event in line.events if name in _named(event)]
        told = " ".join(sentences(those, names))
        if told:
            words = f"{line.entry}, {tr('turn')} {line.turn}: {told}"
            yield words if line.current else f"~~{words}~~ ({tr('undone')})"


def _named(event: Any) -> set[str]:
    found = {getattr(event, field, "") for field in ("unit", "leader", "name", "target")}
    for field in ("attackers", "defenders"):
        found |= set(getattr(event, field, ()))
    shot = getattr(event, "shot", None)
    return found | ({shot.target, *shot.firers} if shot is not None else set())
