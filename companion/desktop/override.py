"""Override: the referee sets any value, with a reason; it stands in the journal and can be undone."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from companion.desktop.buttons import KeyButton
from companion.desktop.desk import Desk
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, label, row
from companion.miniatures import commands as cmd
from companion.miniatures.legal import FIXED
from companion.miniatures.state import Battery, Brigade, Leader, State
from companion.present.words import capital, plain
from companion.tongue import tr


def settable(desk: Desk, target: str) -> list[str]:
    """Name the fields of a unit, a leader or the battle that may be set."""
    kind: type[msgspec.Struct] = State
    unit = desk.unit(target)
    if unit is not None:
        kind = Brigade if unit.kind == "brigade" else Battery
    elif desk.leader(target) is not None:
        kind = Leader
    return [name for name in kind.__struct_fields__ if name not in FIXED]


def read(text: str) -> Any:
    """Read a value as people write it: a number, yes or no, JSON, else the words themselves."""
    if text.strip().lower() in ("yes", "no"):
        return text.strip().lower() == "yes"
    try:
        return msgspec.json.decode(text.encode())
    except msgspec.DecodeError:
        return text.strip()


class OverrideDialog(QDialog):
    """Target, field, value, reason."""

    def __init__(self, desk: Desk, look: Look, target: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Override"))
        self.target, self.field = QComboBox(), QComboBox()
        self.target.addItem(tr("The battle itself"), "game")
        for one in (*desk.view.units, *desk.view.leaders):
            self.target.addItem(one.name, one.id)
        self.value, self.reason = QLineEdit(), QLineEdit()
        self.reason.setPlaceholderText(tr("for the journal, for example: scenario rule 3"))
        self.was, self.strip = label("", "small"), Strip(look)
        self.apply = KeyButton(look, tr("Set"), "↵", primary=True)
        self.apply.clicked.connect(self.accept)
        cancel = KeyButton(look, tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        form = QFormLayout()
        parts: tuple[tuple[str, QWidget], ...] = (
            (tr("Of"), self.target), (tr("Value"), self.field), (tr("Now"), self.was), (tr("New"), self.value),
            (tr("Reason"), self.reason),
        )  # fmt: skip
        for words, part in parts:
            part.setAccessibleName(words)
            form.addRow(label(words), part)
        lines = QVBoxLayout(self)
        lines.addWidget(Heading(look, tr("Override")))
        lines.addLayout(form)
        lines.addWidget(self.strip)
        lines.addLayout(row(self.apply, cancel))
        self.target.currentIndexChanged.connect(self._fields)
        self.field.currentIndexChanged.connect(self._now)
        for line in (self.value, self.reason):
            line.textChanged.connect(self.check)
        self.target.setCurrentIndex(max(0, self.target.findData(target)))
        self._fields()
        desk.changed.connect(lambda _: self._now())
        self.setMinimumWidth(look.px(440))
        self.field.setFocus()

    def _fields(self) -> None:
        self.field.clear()
        for name in settable(self.desk, self.target.currentData()):
            self.field.addItem(tr(capital(plain(name.replace("_", " ")))), name)
        self._now()

    def _now(self) -> None:
        name, field = self.target.currentData(), self.field.currentData()
        one = self.desk.view if name == "game" else self.desk.unit(name) or self.desk.leader(name)
        value = getattr(one, field, None) if field else None
        words = {True: tr("yes"), False: tr("no"), None: tr("not shown")}
        said = words[value] if value is None or isinstance(value, bool) else str(value)
        self.was.setText(said)
        self.check()

    def command(self) -> cmd.Override | None:
        """Give the command, or None while something is missing."""
        if not self.value.text().strip() or not self.reason.text().strip() or not self.field.currentData():
            return None
        return cmd.Override(
            self.target.currentData(), self.field.currentData(), read(self.value.text()), self.reason.text().strip()
        )

    def check(self) -> None:
        """Say why it may not be set."""
        found = self.command()
        why = self.desk.why_not(found) if found is not None else ""
        self.strip.tell(why)
        missing = tr("give a value and a reason") if found is None else ""
        self.apply.tell(tr("Set"), why or missing)

    def accept(self) -> None:
        """Set it."""
        found = self.command()
        if found is not None and self.desk.do(found) is not None:
            super().accept()
        else:
            self.check()
