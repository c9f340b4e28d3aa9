"""Override: the referee sets any value, with a reason; it stands in the journal and can be undone."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtWidgets import QFormLayout, QWidget

from companion.charts.figures import Reason
from companion.desktop.desk.desk import AnyDesk
from companion.desktop.dialogs.framed import Deciding, reasons
from companion.desktop.widgets.form_fields import ChoiceBox, LineBox, PickBox, editor
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.kernel.overriding.gates import passable
from companion.kernel.overriding.orders import Override
from companion.language.tongue import tr
from companion.rows.by_hand import NOT_SHOWN, Settable, in_words
from companion.rows.form import written


class OverrideDialog(Deciding):
    """Whose value, which, what it is, what it shall be, and why."""

    def __init__(
        self,
        desk: AnyDesk,
        look: Look,
        target: str = "",
        parent: QWidget | None = None,
        *,
        field: str = "",
        fields: Settable,
        first: tuple[str, ...],
    ) -> None:
        """Take what may be set in a game of this kind, and what most often is."""
        super().__init__(desk, look, tr("Override"), parent, does=tr("Set"))
        self._fields_of, self._first = fields, first
        self.target, self.field, self.reason = PickBox(desk.name), ChoiceBox(), LineBox()
        self.pays = ChoiceBox()
        self.value: Any = LineBox()
        self.reason.setPlaceholderText(tr("for the journal, for example: scenario rule 3"))
        self.was = label("", "small")
        self.was.setWordWrap(True)
        self.form = QFormLayout()
        self.form.setVerticalSpacing(look.px(6))
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        parts: tuple[tuple[str, QWidget], ...] = (
            (tr("Of"), self.target),
            (tr("Value"), self.field),
            (tr("Now"), self.was),
            (tr("New"), self.value),
            (tr("Booked as"), self.pays),
            (tr("Reason"), self.reason),
        )
        for words, part in parts:
            part.setAccessibleName(words)
            self.form.addRow(label(words), part)
        self.lines.addLayout(self.form)
        self.lines.addWidget(self.strip)
        self.lines.addLayout(self.foot())
        self._shown: Any = None
        self.target.offer(self._fields_of.targets(desk.view))
        self.target.put(target or "game")
        self.target.edited.connect(self._fields)
        self.field.edited.connect(self._renew)
        self.pays.edited.connect(self.check)
        self.reason.edited.connect(self.check)
        self._fields()
        if field:
            self.field.put(field)
        desk.changed.connect(self._on_change)
        self.setMinimumWidth(look.px(460))
        self.field.setFocus()

    def _fields(self) -> None:
        """Offer the fields of whom it is about."""
        self.field.offer(self._fields_of.names(self.desk.view, self.target.answer()))
        if self.field.answer() is None and self.field.count():
            names = [one for _, one in self._fields_of.names(self.desk.view, self.target.answer())]
            self.field.put(next(name for name in (*self._first, *names) if name in names))
        self._renew()

    def _renew(self) -> None:
        """Show the field's present value and an editor of its type."""
        target, name, rules = self.target.answer(), self.field.answer(), self.desk.session.rules
        known = name in [one for _, one in self._fields_of.names(self.desk.view, target)]
        found = self._fields_of.field(self.desk.view, target, name, rules) if known else None
        if found is None:
            self._shown = None
            self.form.setRowVisible(self.pays, False)
            self.was.setText(tr("nobody and nothing in particular"))
            self.check()
            return
        old = self._fields_of.old(self.desk.view, target, name, rules)
        self.was.setText(in_words(old, found.choices))
        # A new editor only for another field or another present value: the game goes on behind the dialog, and what is
        # half typed must not vanish for nothing.
        if (target, found) != self._shown:
            self._shown = (target, found)
            self._put_editor(found, old)
        self.check()

    def _put_editor(self, found: Any, old: Any) -> None:
        self._offer_columns()
        had_focus = self.value.hasFocus()
        made: Any = editor(self.look, found, self.desk.name)
        if found.kind == "value":
            made.put("" if old is NOT_SHOWN else written(msgspec.to_builtins(old)))
        made.setAccessibleName(tr("New"))
        made.edited.connect(self.check)
        self.form.replaceWidget(self.value, made)
        self.value.hide()
        self.value.deleteLater()
        self.value = made
        QWidget.setTabOrder(self.field, made)
        QWidget.setTabOrder(made, self.pays)
        QWidget.setTabOrder(self.pays, self.reason)
        if had_focus:
            made.setFocus()

    def _offer_columns(self) -> None:
        """Ask who pays for a figure of the books, the usual one first; of anything else nothing is asked."""
        columns = self._fields_of.columns(self.target.answer(), self.field.answer())
        self.form.setRowVisible(self.pays, bool(columns))
        self.pays.offer(columns)
        if columns:
            self.pays.put(columns[0][1])

    def fill(self, given: Override) -> None:
        """Fill an override in again."""
        self.target.put(given.target)
        self._fields()
        self.field.put(given.field)
        self._renew()
        if self._shown is not None:
            self.value.put(written(given.value) if self._shown[1].kind == "value" else given.value)
        if given.pays:
            self.pays.put(given.pays)
        self.reason.put(given.reason)
        self.check()

    def command(self) -> Any:
        """Give the command, or what is missing."""
        if self._shown is None:
            return tr("choose whose value it is, and which")
        name = self.field.answer()
        target, kind, pays = self.target.answer(), self._shown[1].kind, self.pays.answer() or ""
        return self._fields_of.override(target, name, self.value.answer(), self.reason.answer(), kind, pays=pays)

    def check(self) -> None:
        """Say why it may not be set."""
        found = self.command()
        words, why = (found, ()) if isinstance(found, str) else reasons(self.desk, found)
        # Asked last, after the rules: that a value may not be set at all says more than that it is the same.
        if not isinstance(found, str) and not words and self._fields_of.same(found.value, self._shown[1].default):
            words = tr("that is what it is now")
        self.strip.tell("" if isinstance(found, str) else words, why)
        odd = self._odd(why)
        self.apply.tell(tr("Set all the same") if odd else tr("Set"), "" if odd else words)

    def _odd(self, why: tuple[Reason, ...]) -> bool:
        """Say whether it is only odd: the reason that was given is then the word that lets it happen."""
        return self.desk.session.seat == "referee" and passable(why)

    def accept(self) -> None:
        """Set it; when it is refused the dialog stays."""
        self.check()
        found = self.command()
        if isinstance(found, str) or not self.apply.isEnabled():
            return
        odd = self._odd(reasons(self.desk, found)[1])
        self.carry_out(msgspec.structs.replace(found, because=found.reason) if odd else found)

    def _on_change(self, *_: object) -> None:
        """Values may be others now, units may have come or gone; what was typed stays where its field is the same."""
        self.target.offer(self._fields_of.targets(self.desk.view))
        self._fields()
