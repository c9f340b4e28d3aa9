"""The editors of a form's fields. Each has `answer`, `put`, `offer` and the signal `edited`; all work by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QListWidget, QListWidgetItem, QSpinBox, QWidget

from companion.desktop.widgets.form_record import RecordBox
from companion.desktop.widgets.form_rows import RowsBox
from companion.desktop.widgets.lengths import MOST, LengthBox, keep_off_the_frame
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.ticks import TickBox, TickLines
from companion.language.tongue import tr
from companion.rows.form import Choices, Field, said

Naming = Callable[[str], str]
Wording = Callable[[object], str]


class FlagBox(TickBox):
    """Yes or no."""

    edited = Signal()

    def __init__(self, look: Look, words: str) -> None:
        super().__init__(look, words)
        self.toggled.connect(self.edited)

    def answer(self) -> bool:
        """Give yes or no."""
        return self.isChecked()

    def put(self, value: Any) -> None:
        """Show yes or no."""
        self.setChecked(bool(value))

    def offer(self, choices: Choices) -> None:
        """Nothing is chosen here."""


class WholeBox(QSpinBox):
    """A whole number; where nothing is a value of its own, it stands below the least."""

    edited = Signal()

    def __init__(self, *, empty: str = "") -> None:
        super().__init__()
        self._empty = bool(empty)
        self.setRange(0, MOST)
        self.setSpecialValueText(empty)
        self.valueChanged.connect(self.edited)

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the figures off the frame."""
        super().showEvent(event)
        keep_off_the_frame(self)

    def answer(self) -> int | None:
        """Give the number, or nothing."""
        return None if self._empty and self.value() == self.minimum() else self.value()

    def put(self, value: Any) -> None:
        """Show a number."""
        self.setValue(int(value or 0))

    def offer(self, choices: Choices) -> None:
        """Nothing is chosen here."""


class LineBox(QLineEdit):
    """Words; choices are suggestions."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._choices: Choices = ()
        self.textChanged.connect(self.edited)

    def answer(self) -> str:
        """Give the words."""
        return self.text().strip()

    def put(self, value: Any) -> None:
        """Show words, from their beginning."""
        self.setText(str(value or ""))
        if not self.hasFocus():
            self.home(False)

    def offer(self, choices: Choices) -> None:
        """Suggest words."""
        if choices != self._choices:
            self._choices = choices
            found = QCompleter([words for words, _ in choices], self)
            found.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.setCompleter(found)


class ChoiceBox(QComboBox):
    """One of few choices; with none chosen it says so."""

    edited = Signal()

    def __init__(self, wording: Wording = said) -> None:
        super().__init__()
        self._wording = wording
        """Says a value that is not offered."""
        self._choices: Choices = ()
        self._values: list[Any] = []
        self.setPlaceholderText(tr("choose"))
        self.currentIndexChanged.connect(self.edited)

    def answer(self) -> Any:
        """Give the choice, None for none."""
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def put(self, value: Any) -> None:
        """Show a choice; one that is not offered is kept and may be refused."""
        place = next((nth for nth, one in enumerate(self._values) if one == value), -1)
        if place < 0 and value not in (None, ""):
            self._values.append(value)
            self.addItem(self._wording(value))
            place = self.count() - 1
        self.setCurrentIndex(place)

    def offer(self, choices: Choices) -> None:
        """Offer choices."""
        if choices == self._choices:
            return
        chosen = self.answer()
        known = {str(one) for _, one in self._choices}
        with QSignalBlocker(self):
            self._choices, self._values = choices, [one for _, one in choices]
            self.clear()
            self.addItems([words for words, _ in choices])
            # What was offered and is no more is dropped; what never was offered, and came by `put`, stays and may be
            # refused.
            self.put(chosen if chosen in self._values or str(chosen) not in known else None)


class PickBox(QComboBox):
    """A unit, leader or place by name, completed while one types. What is not offered is kept and may be refused."""

    edited = Signal()

    def __init__(self, naming: Naming) -> None:
        super().__init__()
        self._naming = naming
        self._choices: Choices = ()
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        line, completer = self.lineEdit(), self.completer()
        assert line is not None
        assert completer is not None
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        line.setPlaceholderText(tr("type a name"))
        line.editingFinished.connect(self._complete)
        self.editTextChanged.connect(self.edited)

    def setAccessibleName(self, name: str) -> None:
        """Name the field in which one types as well."""
        super().setAccessibleName(name)
        line = self.lineEdit()
        if line is not None:
            line.setAccessibleName(name)

    def answer(self) -> str:
        """Give the id of whom the text names; the text itself where it names nobody or several."""
        text = self.currentText().strip().casefold()
        if not text:
            return ""
        here, words, name = self.currentIndex(), self.currentText().strip(), self._named()
        # Before the names are searched: two units may be called alike, and the one that was picked from the list is
        # meant.
        if here >= 0 and self.itemText(here).casefold() == text:
            return str(self.itemData(here))
        for one in name:
            if text in (one[0].casefold(), str(one[1]).casefold()):
                return str(one[1])
        within = [one for one in name if text in one[0].casefold()]
        # Of several none is guessed: the words go on as they are, and the refusal says that they name nobody.
        return str(within[0][1]) if len(within) == 1 else words

    def _named(self) -> list[tuple[str, Any]]:
        return [(self.itemText(nth), self.itemData(nth)) for nth in range(self.count())]

    def _complete(self) -> None:
        """Write the whole name of whom the text names."""
        place = self.findData(self.answer())
        if place >= 0 and self.currentText().strip():
            self.setCurrentIndex(place)

    def put(self, value: Any) -> None:
        """Show somebody, offered or not."""
        wanted = "" if value is None else str(value)
        place = self.findData(wanted)
        if place < 0 and wanted:
            self.addItem(self._naming(wanted), wanted)
            place = self.count() - 1
        self.setCurrentIndex(place)
        if place < 0:
            self.clearEditText()

    def offer(self, choices: Choices) -> None:
        """Offer others; who is chosen or half typed stays."""
        if choices == self._choices:
            return
        chosen, text = self.answer(), self.currentText()
        with QSignalBlocker(self):
            known = {one for _, one in self._choices}
            self._choices = choices
            self.clear()
            for words, one in choices:
                self.addItem(words, one)
            if chosen in known or self.findData(chosen) >= 0:
                self.put(chosen)
            else:
                self.setCurrentIndex(-1)
                self.setEditText(text)

    def nobody(self) -> None:
        """Have nobody chosen, so that somebody must be."""
        self.setCurrentIndex(-1)
        self.clearEditText()


class CheckList(QListWidget):
    """Several of those offered; Space ticks. Where nothing is a value of its own, it holds until one is touched."""

    edited = Signal()

    def __init__(self, look: Look, naming: Naming, *, empty: bool = False) -> None:
        super().__init__()
        self._look, self._naming, self._empty = look, naming, empty
        self._choices: Choices | None = None
        self._first: tuple[Any, ...] = ()
        """Those that were ticked when the list was filled: they stand first, in sight."""
        self.itemChanged.connect(self._touched)
        self.setItemDelegate(TickLines(look, self))
        look.changed.connect(self._fit)

    def _touched(self) -> None:
        self._empty = False
        self.edited.emit()

    def _fit(self) -> None:
        """Be as tall as what is offered, up to five lines."""
        lines = max(1, min(5, self.count()))
        edge, look = self._look.color("edge").name(), self._look
        self.setStyleSheet(
            f"QListWidget {{ background: {look.color('sheet').name()}; border: 1px solid {edge}; "
            f"border-radius: {look.px(3)}px; }} QListWidget:focus {{ border: {look.px(2)}px solid "
            f"{look.color('ink').name()}; }}"
        )
        self.setFixedHeight(look.px(22) * lines + look.px(6))

    def answer(self) -> tuple[Any, ...] | None:
        """Give those that are ticked."""
        return None if self._empty else self._ticked()

    def _ticked(self) -> tuple[Any, ...]:
        items = [self.item(nth) for nth in range(self.count())]
        ticked = (item for item in items if item.checkState() == Qt.CheckState.Checked)
        return tuple(item.data(Qt.ItemDataRole.UserRole) for item in ticked if item.flags())

    def put(self, value: Any) -> None:
        """Tick some, offered or not."""
        if value is None:
            return
        self._first = tuple(value)
        with QSignalBlocker(self):
            self._show(self._choices or (), self._first)
        self._empty = False

    def offer(self, choices: Choices) -> None:
        """Offer others; those ticked stay ticked."""
        if choices != self._choices:
            with QSignalBlocker(self):
                self._show(choices, self._ticked())

    def _show(self, choices: Choices, ticked: tuple[Any, ...]) -> None:
        here = self.currentRow()
        self._choices = choices
        self.clear()
        known = [one for _, one in choices]
        gone = tuple((self._naming(str(one)), one) for one in ticked if one not in known)
        # Not by what is ticked now: a line must not run away under the key that ticks it.
        lines = sorted((*choices, *gone), key=lambda line: line[1] not in self._first)
        for words, one in lines:
            item = QListWidgetItem(words, self)
            item.setData(Qt.ItemDataRole.UserRole, one)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Checked if one in ticked else Qt.CheckState.Unchecked)
        if not self.count():
            QListWidgetItem(tr("nobody to choose"), self).setFlags(Qt.ItemFlag.NoItemFlags)
        elif 0 <= here < self.count():
            self.setCurrentRow(here)
        self._fit()

    def focusInEvent(self, event: Any) -> None:
        """Stand on the first line when one comes by Tab."""
        super().focusInEvent(event)
        if event.type() == QEvent.Type.FocusIn and self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)


def editor(look: Look, field: Field, naming: Naming, wording: Wording = said) -> QWidget:
    """Make the editor of a field, its choices offered and its default shown."""
    made: Any
    match field.kind:
        case "flag":
            made = FlagBox(look, field.label)
        case "length":
            made = LengthBox()
        case "whole":
            made = WholeBox(empty=(field.nothing or tr("all")) if field.empty else "")
        case "several":
            made = CheckList(look, naming, empty=field.empty)
        case "choice":
            made = ChoiceBox(wording)
        case "text" | "value":
            made = LineBox()
        case "rows":
            made = RowsBox(look, field, partial(editor, look, naming=naming, wording=wording))
        case "record":
            made = RecordBox(look, field, partial(editor, look, naming=naming, wording=wording))
        case _:
            made = PickBox(naming)
    made.setAccessibleName(field.label)
    made.setAccessibleDescription(field.hint)
    made.setToolTip(tip(field.hint))
    made.offer(field.choices)
    made.put(field.default)
    widget: QWidget = made
    return widget
