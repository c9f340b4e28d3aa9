"""The orders of an entry as lines of JSON, for games whose orders have no form: they are changed, or put before it.

    {"order": "SU", "corps": "union:B", "urgency": 8}

A line is one order, as `companion do` takes it. What does not fit its schema is told while it is typed, with the line's
number; a single order is judged besides as the game was before the entry.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QPlainTextEdit

from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.dialogs.palette import Find, Palette
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.parts import Strip, label, row
from companion.kernel.game import commands_of
from companion.kernel.lookup import in_words
from companion.kernel.overriding.gates import passable
from companion.kernel.overriding.orders import Command
from companion.kernel.session import Session
from companion.language.messages import told
from companion.language.tongue import tr


class Unread(Exception):
    """Lines that are no orders, in people's words."""


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


class OrdersForm(Framed):
    """The orders of an entry, or one that comes before it: what is written is given to the dialog behind."""

    def __init__(self, dialog: AmendDialog, then: Session, lines: str, *, before: bool, title: str) -> None:
        super().__init__(dialog.look, title, dialog)
        self.then, self.before = then, before
        self._behind = dialog
        self.says, self.hint = label("", "small"), label("", "hint")
        for one in (self.says, self.hint):
            one.setWordWrap(True)
        self.hint.setText(tr("One order a line, as JSON. Shift Enter: another line"))
        self.text, self.strip = OrderLines(), Strip(dialog.look)
        self.text.setPlainText(lines)
        self.apply = KeyButton(dialog.look, tr("Take it"), "↵", primary=True)
        self.cancel = KeyButton(dialog.look, tr("Cancel"), "Esc")
        self.apply.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        for part in (self.says, self.text, self.hint, self.strip):
            self.lines.addWidget(part)
        self.lines.setStretch(self.lines.indexOf(self.text), 1)
        keys = row(self.apply, self.cancel)
        keys.setStretch(0, 1)
        self.lines.addLayout(keys)
        self.text.textChanged.connect(self.check)
        self.text.cursorPositionChanged.connect(self._explain)
        self.resize(dialog.look.px(560), dialog.look.px(300))
        self._to_first_gap()
        self.check()
        self._explain()
        self.text.setFocus()

    def _to_first_gap(self) -> None:
        """Put the cursor where something is to be filled in, else at the end."""
        text = self.text.toPlainText()
        gap = next((at + 1 for at in (text.find('""'), text.find("[]")) if at >= 0), len(text))
        cursor = self.text.textCursor()
        cursor.setPosition(gap)
        self.text.setTextCursor(cursor)

    def commands(self) -> tuple[Any, ...]:
        """Give the orders as they are written; raises Unread."""
        lines = self.text.toPlainText().splitlines()
        read = tuple(_read(self.then, raw, nth) for nth, raw in enumerate(lines, 1) if raw.strip())
        if not read:
            raise Unread(tr("no order is written"))
        return read

    def check(self) -> None:
        """Say what is wrong with the lines, while they are typed."""
        try:
            written = self.commands()
        except Unread as unread:
            self._tell(str(unread))
            return
        # Of several the later ones hang on the earlier: the preview of the dialog behind decides them all together.
        why = self.then.why_not(written[0]) if len(written) == 1 else ()
        self._tell("; ".join(one.text for one in why))
        if passable(why):
            self.strip.tell(
                tr('{why}. With "because": "…" the referee lets it happen.', why=self.strip.words().rstrip(".")), why
            )

    def _tell(self, words: str) -> None:
        self.strip.tell(words)
        self.apply.tell(tr("Take it"), words)

    def _explain(self) -> None:
        """Say what the order of the cursor's line does, and what it holds."""
        line = self.text.textCursor().block().text()
        order = next((one for one in commands_of(self.then.kind) if f'"{_tag(one)}"' in line), None)
        self.says.setText("" if order is None else f"{_tag(order)}: {_says(order)} {_holds(order)}")
        self.says.setVisible(order is not None)

    def accept(self) -> None:
        """Give the orders on."""
        self.check()
        if self.apply.isEnabled():
            self.done(QDialog.DialogCode.Accepted)
            self._behind.put(self.commands(), before=self.before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes them."""
        if is_enter(event):
            self.accept()
        else:
            super().keyPressEvent(event)


class _Forms(QObject):
    """Opens lines of orders as the game was before a dialog's entry; it lives as long as the dialog."""

    def __init__(self, dialog: AmendDialog) -> None:
        super().__init__(dialog)
        session = dialog.desk.session
        self.then = session.as_it_was(dialog.line().parent or 0)

    def change(self) -> None:
        """Open the entry's own orders."""
        dialog = self._dialog()
        lines = "\n".join(_written(one) for one in dialog.commands)
        title = tr("Entry {n}: {label}", n=dialog.entry, label=told(dialog.line().label))
        OrdersForm(dialog, self.then, lines, before=False, title=title).open()

    def precede(self, order: type[msgspec.Struct]) -> None:
        """Open an order that comes before it."""
        dialog = self._dialog()
        title = f"{tr('Before entry {n}', n=dialog.entry)}: {_tag(order)}"
        OrdersForm(dialog, self.then, _blank(order), before=True, title=title).open()

    def _dialog(self) -> AmendDialog:
        dialog = self.parent()
        assert isinstance(dialog, AmendDialog)
        return dialog


def ask_orders(dialog: AmendDialog, before: bool) -> None:
    """Open an entry's orders, or the list of all orders, of which one comes before it."""
    opens = _Forms(dialog)
    if before:
        Palette(dialog.look, list(_finds(opens)), dialog).open()
    else:
        opens.change()


def _finds(opens: _Forms) -> Iterator[Find]:
    for one in commands_of(opens.then.kind):
        title = f"{_tag(one)}: {_says(one)}"
        yield Find(_tag(one), "command", title, "", "", partial(opens.precede, one), title.lower())


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


def _blank(order: type[msgspec.Struct]) -> str:
    """Give an order with what must be filled in, empty as yet."""
    empty = {one.encode_name: _EMPTY.get(type(msgspec.inspect.type_info(one.type)), "") for one in _own(order)[0]}
    return msgspec.json.format(msgspec.json.encode({"order": _tag(order), **empty}), indent=0).decode()


_EMPTY: dict[type, Any] = {
    msgspec.inspect.IntType: 0,
    msgspec.inspect.BoolType: False,
    msgspec.inspect.VarTupleType: [],
    msgspec.inspect.TupleType: [],
    msgspec.inspect.ListType: [],
    msgspec.inspect.DictType: {},
}
"""What stands in a field before it is filled in, by its type; words where it is none of these."""


def _own(order: type[msgspec.Struct]) -> tuple[list[Any], list[Any]]:
    """Give an order's own fields: those that must be filled in, and those that may."""
    own = [one for one in msgspec.structs.fields(order) if one.name not in Command.__struct_fields__]
    return [one for one in own if one.required], [one for one in own if not one.required]


def _holds(order: type[msgspec.Struct]) -> str:
    must, may = (", ".join(one.encode_name for one in those) for those in _own(order))
    words = tr("It holds {fields}.", fields=must) if must else ""
    return f"{words} {tr('It may hold {fields}.', fields=may)}".strip() if may else words


def _tag(order: type[msgspec.Struct]) -> str:
    return str(order.__struct_config__.tag)


def _says(order: type[msgspec.Struct]) -> str:
    return tr((order.__doc__ or "").strip().splitlines()[0])
