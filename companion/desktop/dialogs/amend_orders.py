"""The orders of an entry for games whose orders have no forms: one as the form of its fields, several as lines of JSON.

    {"order": "SU", "corps": "union:B", "urgency": 8}

A line is one order, as `companion do` takes it. What does not fit its schema is told while it is typed, with the line's
number; a single order is judged besides as the game was before the entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit

from companion.desktop.dialogs.amend_fields import OrderForm, order_says, order_tag
from companion.desktop.dialogs.amend_giving import Giving, Unread
from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.framed import is_enter
from companion.desktop.dialogs.palette import Find, Palette
from companion.desktop.widgets.parts import label, row
from companion.kernel.game import commands_of
from companion.kernel.lookup import in_words
from companion.kernel.overriding.gates import passable
from companion.kernel.overriding.orders import Command
from companion.kernel.session import Session
from companion.language.messages import told
from companion.language.tongue import tr
from companion.rows.order_form import Offers

OffersOf = Callable[[Any], Offers]
"""(view) -> whom the fields of orders may name."""


class OrderLines(QPlainTextEdit):
    """Orders, one a line. Enter is the dialog's, as in every field; with Shift it begins another line."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setAccessibleName(tr("Orders, one a line"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter and F2 to F8 to the dialog."""
        if is_enter(event) and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        elif is_enter(event):
            self.textCursor().insertBlock()
        else:
            super().keyPressEvent(event)


class OrdersForm(Giving):
    """The orders of an entry as lines."""

    def __init__(self, dialog: AmendDialog, then: Session, lines: str, *, before: bool, title: str) -> None:
        super().__init__(dialog, then, before=before, title=title)
        self.hint = label(tr("One order a line, as JSON. Shift Enter: another line"), "hint")
        self.hint.setWordWrap(True)
        self.text = OrderLines()
        self.text.setPlainText(lines)
        for part in (self.says, self.text, self.hint, self.strip):
            self.lines.addWidget(part)
        self.lines.setStretch(self.lines.indexOf(self.text), 1)
        keys = row(self.apply, self.cancel)
        keys.setStretch(0, 1)
        self.lines.addLayout(keys)
        self.text.textChanged.connect(self.check)
        self.text.cursorPositionChanged.connect(self._explain)
        self.resize(dialog.look.px(560), dialog.look.px(300))
        self.check()
        self._explain()
        self.text.setFocus()

    def commands(self) -> tuple[Any, ...]:
        """Give the orders as they are written; raises Unread."""
        lines = self.text.toPlainText().splitlines()
        read = tuple(_read(self.then, raw, nth) for nth, raw in enumerate(lines, 1) if raw.strip())
        if not read:
            raise Unread(tr("no order is written"))
        return read

    def check(self) -> None:
        """Say what is wrong with the lines, and how the referee lets pass what the rules refuse."""
        why = self.against()
        if passable(why):
            words = self.strip.words().rstrip(".")
            self.strip.tell(tr('{why}. With "because": "…" the referee lets it happen.', why=words), why)

    def _explain(self) -> None:
        """Say what the order of the cursor's line does, and what it holds."""
        line = self.text.textCursor().block().text()
        order = next((one for one in commands_of(self.then.kind) if f'"{order_tag(one)}"' in line), None)
        self.says.setText("" if order is None else f"{order_tag(order)}: {order_says(order)} {_holds(order)}")
        self.says.setVisible(order is not None)


class _Forms(QObject):
    """Opens orders as the game was before a dialog's entry; it lives as long as the dialog."""

    def __init__(self, dialog: AmendDialog, offers: OffersOf) -> None:
        super().__init__(dialog)
        session = dialog.desk.session
        self.then = session.as_it_was(dialog.line().parent or 0)
        self.offers = offers(self.then.view)

    def change(self) -> None:
        """Open the entry's own orders."""
        dialog = self._dialog()
        title = tr("Entry {n}: {label}", n=dialog.entry, label=told(dialog.line().label))
        if len(dialog.commands) == 1:
            (one,) = dialog.commands
            OrderForm(dialog, self.then, type(one), one, offers=self.offers, before=False, title=title).open()
        else:
            lines = "\n".join(_written(one) for one in dialog.commands)
            OrdersForm(dialog, self.then, lines, before=False, title=title).open()

    def precede(self, order: type[msgspec.Struct]) -> None:
        """Open an order that comes before it."""
        dialog = self._dialog()
        title = f"{tr('Before entry {n}', n=dialog.entry)}: {order_tag(order)}"
        OrderForm(dialog, self.then, order, None, offers=self.offers, before=True, title=title).open()

    def _dialog(self) -> AmendDialog:
        dialog = self.parent()
        assert isinstance(dialog, AmendDialog)
        return dialog


def ask_orders(dialog: AmendDialog, before: bool, *, offers: OffersOf) -> None:
    """Open an entry's orders, or the list of all orders, of which one comes before it."""
    opens = _Forms(dialog, offers)
    if before:
        Palette(dialog.look, list(_finds(opens)), dialog, sought=tr("Which order was forgotten?")).open()
    else:
        opens.change()


def _finds(opens: _Forms) -> Iterator[Find]:
    for one in commands_of(opens.then.kind):
        title = f"{order_tag(one)}: {order_says(one)}"
        yield Find(order_tag(one), "command", title, "", "", partial(opens.precede, one), title.lower())


def _read(then: Session, raw: str, nth: int) -> Any:
    """Read one line; raises Unread with its number."""
    where = tr("line {n}", n=nth)
    try:
        return then.decode(raw.encode())
    except RecursionError:
        raise Unread(f"{where}: {tr('is nested too deeply')}") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Unread(f"{where}: {in_words(error).removeprefix('$: ').removeprefix('$.')}") from None


def _written(command: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(command), indent=0).decode()


def _holds(order: type[msgspec.Struct]) -> str:
    """Name what an order must hold and what it may."""
    own = [one for one in msgspec.structs.fields(order) if one.name not in Command.__struct_fields__]
    must = ", ".join(one.encode_name for one in own if one.required)
    may = ", ".join(one.encode_name for one in own if not one.required)
    words = tr("It holds {fields}.", fields=must) if must else ""
    return f"{words} {tr('It may hold {fields}.', fields=may)}".strip() if may else words
