"""One order as the form of its fields, at an earlier time: as it was given, or empty for one that was forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtWidgets import QFormLayout, QWidget

from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.amend_giving import Giving, Unfinished, Unread
from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.widgets.form_fields import editor
from companion.desktop.widgets.parts import label, row
from companion.kernel.kind import kind_of
from companion.kernel.lookup import in_words
from companion.kernel.overriding.gates import passable
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.language.words import capital
from companion.rows import order_form
from companion.rows.order_form import Offers


class OrderForm(Giving):
    """The fields of one order; the referee's word is asked for where the rules refuse what it passes."""

    def __init__(
        self,
        dialog: AmendDialog,
        then: Session,
        order: type[msgspec.Struct],
        given: Any,
        *,
        offers: Offers,
        before: bool,
        title: str,
    ) -> None:
        super().__init__(dialog, then, before=before, title=title)
        names = kind_of(then.kind).journal.open().names(then.view)
        self.order = order
        self.fields = order_form.fields(order, offers, given)
        self.editors: dict[str, Any] = {}
        self.says.setText(order_says(order))
        self.form = QFormLayout()
        self.form.setVerticalSpacing(dialog.look.px(6))
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for one in self.fields:
            made: Any = editor(dialog.look, one, names)
            if one.hint:
                made.setPlaceholderText(one.hint)
            self.editors[one.name] = made
            self.form.addRow(label("" if one.kind == "flag" else one.label), made)
            made.edited.connect(self.check)
        inside = QWidget()
        inside.setLayout(self.form)
        self.lines.addWidget(self.says)
        self.lines.addWidget(scrolling(inside), 1)
        self.lines.addWidget(self.strip)
        keys = row(self.apply, self.cancel)
        keys.setStretch(0, 1)
        self.lines.addLayout(keys)
        self.resize(dialog.look.px(520), dialog.look.px(320))
        self.check()
        first = next((one for one in self.fields if one.name != order_form.BECAUSE), None)
        (self.apply if first is None else self.editors[first.name]).setFocus()

    def commands(self) -> tuple[Any, ...]:
        """Give the order as it is filled in; raises Unread."""
        values = {name: made.answer() for name, made in self.editors.items()}
        if missing := order_form.missing(self.fields, values):
            raise Unfinished(missing)
        try:
            return (self.then.decode(order_form.as_json(self.order, values)),)
        except (msgspec.MsgspecError, ValueError) as error:
            raise Unread(self._named(in_words(error))) from None

    def _named(self, words: str) -> str:
        """Say what does not fit by the words of its field."""
        path, _, wrong = words.partition(": ")
        name = path.removeprefix("$").strip(".").partition("[")[0]
        found = next((one.label for one in self.fields if one.name == name), name)
        return f"{found}: {wrong}" if found else capital(wrong)

    def check(self) -> None:
        """Say what is wrong, while it is filled in."""
        why = self.against()
        word = self.editors[order_form.BECAUSE]
        self.form.setRowVisible(word, passable(why) or bool(word.answer()))


def order_tag(order: type[msgspec.Struct]) -> str:
    """Give what an order is called in its JSON."""
    return str(order.__struct_config__.tag)


def order_says(order: type[msgspec.Struct]) -> str:
    """Give what an order does, in one sentence."""
    return tr((order.__doc__ or "").strip().splitlines()[0])
