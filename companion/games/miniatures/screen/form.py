"""A form for any command: everything that can be done to a game has its place here, with the reasons why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.dialogs.framed import Deciding, reasons
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import grow
from companion.desktop.widgets.form_fields import FlagBox, LineBox, PickBox, editor
from companion.desktop.widgets.form_record import RecordBox
from companion.desktop.widgets.form_rows import RowsBox
from companion.desktop.widgets.lengths import NumberBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip, label, row
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.commands import COMMAND_KEYS
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.reach import Reach
from companion.games.miniatures.words import form_units, form_words, forms
from companion.kernel.overriding.gates import passable
from companion.language.tongue import tr
from companion.rows.form import Field


class CommandForm(Deciding):
    """The form of one command, given by its class or tag; `preset` fills fields; what is None there must be chosen."""

    def __init__(
        self,
        desk: MiniaturesDesk,
        look: Look,
        command: str | type[msgspec.Struct],
        preset: Mapping[str, Any] | None = None,
        parent: QWidget | None = None,
        *,
        title: str = "",
    ) -> None:
        self.tag = forms.tag_of(command)
        super().__init__(desk, look, title or tr(COMMAND_KEYS[self.tag][0]), parent, does=tr("Apply"))
        self.fields = forms.fields(self.tag, desk.view, self._options(), rules=desk.rules)
        self.editors: dict[str, Any] = {}
        self._to_choose = set[str]()
        self._selected = set[str]()
        self._filling = False
        self.word: tuple[QWidget, ...] = ()
        """The field of the referee's word with its name; it is asked for where the rules refuse what it passes."""
        lines = self.lines
        says = label(forms.says(self.tag), "small")
        says.setWordWrap(True)
        lines.addWidget(says)
        lines.addWidget(self._body(), 1)
        self.reach = Reach(look)
        self.reach.setVisible(self.tag == "move")
        lines.addWidget(self.reach)
        lines.addWidget(_steady(self.strip, look))
        self.lacks = label("", "refusal")
        self.lacks.setWordWrap(True)
        self.apply.tells_why = False  # the strip does, or the line above the buttons
        lines.addWidget(self.lacks)
        lines.addLayout(self._buttons())
        desk.changed.connect(self._on_change)
        self._fill(dict(preset or {}))
        self._first_focus(dict(preset or {}))

    def _options(self) -> tuple[Any, ...]:
        return tuple(self.desk.rules.options.option)

    # ---- layout

    def _body(self) -> QWidget:
        """Lay the fields out: one a line, figures and flags two abreast, rows under them."""
        body = QWidget()
        lines, grid, flags = QVBoxLayout(body), QGridLayout(), QGridLayout()
        lines.setContentsMargins(0, 0, self.look.px(4), 0)
        grid.setVerticalSpacing(self.look.px(6))
        grid.setHorizontalSpacing(self.look.px(10))
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        lines.addLayout(grid)
        at = 0  # half lines taken so far
        for field in self.fields:
            made: Any = editor(self.look, field, self.desk.name, form_words.said)
            made.edited.connect(self.check)
            self.editors[field.name] = made
            if isinstance(made, FlagBox):
                flags.addWidget(made, flags.count() // 2, flags.count() % 2)
            elif isinstance(made, RowsBox | RecordBox):
                lines.addWidget(label(field.label, "panel"))
                lines.addWidget(made)
            elif field.kind in ("length", "whole") and not field.hint:
                grid.addWidget(label(field.label), at // 2, at % 2 * 2)
                grid.addWidget(made, at // 2, at % 2 * 2 + 1)
                at += 1
            else:
                at += at % 2
                named = self._named(field)
                grid.addWidget(named, at // 2, 0)
                grid.addWidget(made, at // 2, 1, 1, 3)
                at += 2
                if field.name == forms.BECAUSE:
                    self.word = (named, made)
        lines.addLayout(flags)
        lines.addStretch(1)
        self._area = _Area(self.look, body)
        self._area.setVisible(bool(self.fields))
        return self._area

    def _named(self, field: Field) -> QWidget:
        holder = QWidget()
        lines = QVBoxLayout(holder)
        lines.setContentsMargins(0, self.look.px(3), self.look.px(8), 0)
        lines.setSpacing(0)
        lines.addWidget(label(field.label))
        if field.hint:
            hint = label(field.hint, "hint")
            hint.setWordWrap(True)
            hint.setMinimumWidth(self.look.px(150))
            lines.addWidget(hint)
        lines.addStretch(1)
        return holder

    def _buttons(self) -> Any:
        self.farthest = KeyButton(self.look, tr("As far as it can"), "F9")
        self.farthest.clicked.connect(self._go_farthest)
        self.farthest.setVisible(self.tag == "move")
        return row(self.apply, self.farthest, self.cancel)

    # ---- filling in

    def _fill(self, preset: dict[str, Any]) -> None:
        if self.tag == "delay":
            preset.setdefault("turn", self.desk.view.turn + 1)
        self._filling = True
        for field in self.fields:
            made = self.editors[field.name]
            if field.name in preset and preset[field.name] is not None:
                self._offer(preset)  # what it offers may hang on what is filled in already
                made.put(preset[field.name])
            elif field.name in preset and isinstance(made, PickBox):
                made.nobody()
                self._to_choose.add(field.name)
            elif field.required and isinstance(made, PickBox) and made.findData(self.desk.selection) >= 0:
                made.put(self.desk.selection)
                self._selected.add(field.name)
        self._filling = False
        self.check()

    def _first_focus(self, preset: Mapping[str, Any]) -> None:
        asked = next((name for name, value in preset.items() if value is None and name in self.editors), "")
        own = [one for one in self.fields if one.name != forms.BECAUSE]
        rest = [one for one in own if one.name not in preset and one.name not in self._selected]
        # Whom it is about was chosen before the form was opened.
        what = [one for one in own if one.kind != "one"]
        first = asked or self._lacking() or next((one.name for one in (*rest, *what, *own)), "")
        if first:
            part = self.editors[first]
            (part.first() if isinstance(part, RowsBox | RecordBox) else part).setFocus()
            if isinstance(part, NumberBox | LineBox):
                part.selectAll()

    def _lacking(self) -> str:
        """Give the first field that still wants something, "" when the command can be made."""
        return self._made()[0]

    def _offer(self, values: Mapping[str, Any]) -> None:
        """Offer every field what there is now: it may hang on the game and on other fields."""
        for field in forms.fields(self.tag, self.desk.view, self._options(), values, self.desk.rules):
            made = self.editors[field.name]
            if isinstance(made, RowsBox | RecordBox):
                made.columns(field.columns)
            else:
                made.offer(field.choices)

    def values(self) -> dict[str, Any]:
        """Give what is filled in."""
        return {name: part.answer() for name, part in self.editors.items()}

    def command(self) -> Any:
        """Give the command as it is filled in, or the sentence that says what is missing or does not fit."""
        return self._made()[1]

    def _made(self) -> tuple[str, Any]:
        """Give the field that wants something and the sentence that says it, or "" and the command.

        Never the refusal itself: an exception that is handed on holds the frames it came by, and with them the dialogs.
        """
        # A charge of nobody would be a plain move, and no one has asked for that.
        for field in self.fields:
            if field.name in self._to_choose and not self.editors[field.name].answer():
                return field.name, forms.choose_at_least(field.label)
        values = self.values()
        if same := form_units.unchanged(self.tag, self.desk.view, values):
            return same, tr("{field}: write another", field=form_words.label(self.tag, same))
        asked = forms.fields(self.tag, self.desk.view, (), values, self.desk.rules)
        known = {one.id for one in (*self.desk.view.units, *self.desk.view.leaders)}
        if (unknown := form_units.no_enemy(self.tag, asked, values, known))[0]:
            return unknown
        try:
            return "", forms.build(self.tag, values)
        except forms.Unfit as unfit:
            return unfit.field, str(unfit)

    def check(self) -> None:
        """Say why it may not be done, while it is filled in."""
        if self._filling:
            return
        if self.tag in forms.DEPENDENT:
            self._offer(self.values())
        found = self.command()
        why: tuple[Reason, ...] = ()
        if isinstance(found, str):  # what is only not filled in yet is no refusal
            self.strip.tell("")
            self.lacks.setText(found)
            self.apply.tell(tr("Apply"), found)
        else:
            words, why = reasons(self.desk, found)
            self._tell(words, why)
        for part in self.word:
            part.setVisible(passable(why) or bool(self.values()[forms.BECAUSE]))
        if self.tag == "move":
            self._show_reach()
        self._area.updateGeometry()  # a scroll area does not hear that a field has come into it
        if self.isVisible():
            grow(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Have room for what is told at once."""
        super().showEvent(event)
        grow(self)

    def _tell(self, words: str, why: tuple[Reason, ...] = ()) -> None:
        self.strip.tell(words, why)
        self.lacks.setText("")
        self.apply.tell(tr("Apply"), words)

    # ---- the movement calculator

    def _show_reach(self) -> None:
        """Show how far it can go, whatever else is still missing."""
        values = self.values()
        known = self.desk.unit(values["unit"]) is not None
        charges = values["charges"] if self.desk.unit(values["charges"]) is not None else ""
        # A half-typed target of the charge is left out: how far the unit can go is told all the same.
        move = forms.build("move", {**values, "charges": charges}) if known else None
        promise = self.desk.session.odds(move) if isinstance(move, cmd.Move) else None
        self.reach.tell(promise, values["inches"])
        self.farthest.tell(tr("As far as it can"), "" if self.reach.inches else tr("it cannot move"))

    def _go_farthest(self) -> None:
        if self.reach.inches:
            self.editors["inches"].put(self.reach.inches)

    # ---- doing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter applies, from any field; Esc closes; F9 goes as far as it can."""
        if event.key() == Qt.Key.Key_F9 and self.farthest.isEnabled():
            self._go_farthest()
        else:
            super().keyPressEvent(event)

    def accept(self) -> None:
        """Do it; when it is refused the form stays. A die that is wanted is typed where all dice are."""
        found = self.command()
        if isinstance(found, str):
            self._tell(found)
        else:
            self.carry_out(found)

    def _on_change(self, _: object) -> None:
        """The game changed meanwhile: whom one could choose may be gone, what was refused may be right."""
        self._offer(self.values())
        self.check()


class _Area(QScrollArea):
    """Fields that scroll only where the screen is too low for them."""

    def __init__(self, look: Look, body: QWidget) -> None:
        super().__init__()
        self._look, self._body = look, body
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        self.setStyleSheet("QScrollArea { background: transparent; }")
        self.setMinimumWidth(max(look.px(460), body.minimumSizeHint().width() + look.px(14)))

    def sizeHint(self) -> Any:
        """Give the room for all fields, as far as the screen has it."""
        hint = self._body.sizeHint()
        screen = self.screen().availableGeometry().height()
        hint.setHeight(min(hint.height(), max(self._look.px(120), screen - self._look.px(330))))
        return hint

    def minimumSizeHint(self) -> Any:
        """Give the room for a field or two."""
        hint = self.sizeHint()
        hint.setHeight(min(hint.height(), self._look.px(120)))
        return hint


def _steady(strip: Strip, look: Look) -> Strip:
    """Keep the strip's place free: nothing moves while a person reads."""
    policy = strip.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    strip.setSizePolicy(policy)
    strip.setMinimumHeight(look.px(30))
    return strip
