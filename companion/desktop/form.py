"""A form for any command: everything that can be done to a game has its place here, with the reasons why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from companion.desktop.buttons import KeyButton
from companion.desktop.desk import Desk
from companion.desktop.look import Look
from companion.desktop.parts import Heading, Strip, label, row
from companion.miniatures import commands as cmd
from companion.present import forms
from companion.present.forms import Field
from companion.tongue import tr


class CommandForm(QDialog):
    """The form of one command."""

    def __init__(
        self, desk: Desk, look: Look, tag: str, *, preset: Mapping[str, Any], title: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.desk, self.look, self.tag = desk, look, tag
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self._read: dict[str, Callable[[], Any]] = {}
        self.editors: dict[str, QWidget] = {}
        options = {one.id: () for one in desk.sheet.rules.options.option}
        self.fields = forms.fields(tag, desk.view, options)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(look.px(16), look.px(12), look.px(16), look.px(12))
        lines.setSpacing(look.px(8))
        lines.addWidget(Heading(look, title))
        form = QFormLayout()
        form.setVerticalSpacing(look.px(6))
        for field in self.fields:
            editor = self._editor(field, preset)
            editor.setAccessibleName(field.label)
            self.editors[field.name] = editor
            form.addRow(label(field.label), editor)
        lines.addLayout(form)
        self.reach = label("", "small")
        self.reach.setWordWrap(True)
        self.reach.setVisible(tag == "move")
        lines.addWidget(self.reach)
        self.strip = Strip(look)
        lines.addWidget(self.strip)
        self.apply = KeyButton(look, tr("Apply"), "↵", primary=True)
        self.apply.clicked.connect(self.accept)
        cancel = KeyButton(look, tr("Cancel"), "Esc")
        cancel.clicked.connect(self.reject)
        lines.addLayout(row(self.apply, cancel))
        desk.changed.connect(self._on_change)
        self.setMinimumWidth(look.px(420))
        self.check()
        self._first_focus(preset)

    def _first_focus(self, preset: Mapping[str, Any]) -> None:
        wanted = next((name for name, value in preset.items() if value is None and name in self.editors), "")
        empty = wanted or next((one.name for one in self.fields if one.name not in preset), "")
        if empty:
            self.editors[empty].setFocus()

    # ---- editors

    def _editor(self, field: Field, preset: Mapping[str, Any]) -> QWidget:
        value = preset.get(field.name, field.default)
        match field.kind:
            case "flag":
                return self._flag(field, value)
            case "number" | "whole":
                return self._number(field, value)
            case "units" | "leaders" | "arrivals":
                return self._many(field, value)
            case "text":
                return self._text(field, value)
            case _:
                return self._one(field, value, chosen=field.name in preset)

    def _flag(self, field: Field, value: Any) -> QWidget:
        made = QCheckBox()
        made.setChecked(bool(value))
        made.toggled.connect(self.check)
        self._read[field.name] = made.isChecked
        return made

    def _number(self, field: Field, value: Any) -> QWidget:
        made: QDoubleSpinBox | QSpinBox
        if field.kind == "number":
            made = QDoubleSpinBox()
            made.setDecimals(1)
            made.setSingleStep(0.5)
            made.setSuffix(" ″")
        else:
            made = QSpinBox()
        made.setRange(0, 999)
        made.setValue(value or 0)
        made.valueChanged.connect(self.check)
        self._read[field.name] = made.value
        return made

    def _text(self, field: Field, value: Any) -> QWidget:
        made = QLineEdit(str(value or ""))
        made.textChanged.connect(self.check)
        self._read[field.name] = made.text
        return made

    def _one(self, field: Field, value: Any, *, chosen: bool) -> QWidget:
        made = QComboBox()
        made.setEditable(True)
        made.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for words, one in field.choices:
            made.addItem(words, one)
        at = made.findData(value) if value is not None else -1
        if at < 0 and chosen and value is None and made.count() > 1:
            at = 1  # asked for: the first that there is, not nobody
        if at < 0 and value is None and self.desk.selection:
            at = made.findData(self.desk.selection)
        made.setCurrentIndex(max(at, 0))
        made.currentIndexChanged.connect(self.check)
        self._read[field.name] = lambda: made.currentData() if made.currentIndex() >= 0 else ""
        return made

    def _many(self, field: Field, value: Any) -> QWidget:
        made = QListWidget()
        made.setMaximumHeight(self.look.px(130))
        for words, one in field.choices:
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, one)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Checked if value and one in value else Qt.CheckState.Unchecked)
            made.addItem(item)
        made.itemChanged.connect(lambda _: self.check())

        def chosen() -> tuple[str, ...]:
            items = [made.item(nth) for nth in range(made.count())]
            return tuple(
                item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() == Qt.CheckState.Checked
            )

        self._read[field.name] = chosen
        return made

    # ---- doing

    def command(self) -> Any:
        """Give the command as it is filled in, or the sentence that says what is missing."""
        values = {name: read() for name, read in self._read.items()}
        values = {name: value for name, value in values.items() if value not in ("", (), None) or self._needed(name)}
        try:
            return forms.build(self.tag, values)
        except msgspec.ValidationError as error:
            place = str(error).partition("$.")[2].rstrip("`")
            field = next((one.label for one in self.fields if one.name == place.partition("[")[0]), "")
            return tr("{field} is missing or does not fit", field=field or tr("a field"))

    def _needed(self, name: str) -> bool:
        return next(one.required for one in self.fields if one.name == name)

    def check(self) -> None:
        """Say why it may not be done, while it is filled in."""
        found = self.command()
        reason = found if isinstance(found, str) else self.desk.why_not(found)
        self.strip.tell(reason)
        self.apply.tell(tr("Apply"), reason)
        if self.tag == "move" and isinstance(found, cmd.Move):
            self._show_reach(found)

    def _show_reach(self, command: cmd.Move) -> None:
        promise = self.desk.session.odds(command)
        if promise is None:
            self.reach.setText("")
            return
        working = "; ".join(f"{one.label}: {one.value}" for one in promise.explain)
        self.reach.setText(tr("It can go {n} inches. {working}", n=f"{promise.inches:g}", working=working))

    def accept(self) -> None:
        """Do it; when it is refused the form stays."""
        found = self.command()
        if isinstance(found, str):
            self.strip.tell(found)
            return
        if self.desk.do(found) is not None or self.desk.waiting is not None:
            super().accept()
        else:
            self.check()

    def _on_change(self, _: object) -> None:
        """The game changed meanwhile: what was chosen may be gone."""
        self.check()
