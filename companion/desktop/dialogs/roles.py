"""Who commands what: commanders named, their commands ticked in the order of battle, what each knows; and dismissed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFormLayout, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from companion.desktop.desk.outcome import Refusal
from companion.desktop.dialogs.framed import Deciding
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.kernel.kind import kind_of
from companion.kernel.overriding.commanding import LONGEST, Commander, Dismiss, Formations, NameCommander
from companion.language.tongue import tr
from companion.language.words import capital, side_words

SIDES = ("union", "confederate")
ID = int(Qt.ItemDataRole.UserRole)


def knowing() -> dict[str, str]:
    """Give what a commander may know, each in words."""
    return {"side": tr("What his side knows"), "own": tr("His own command alone")}


def shape(there: Formations) -> dict[str, str]:
    """Give in which formation each stands, "" for that which is in none, in the order of battle."""
    wide = {one: members for one, members in there.items() if len(members) > 1}
    found: dict[str, str] = {}
    for one, members in there.items():
        above = [other for other, those in wide.items() if other != one and members < those]
        found[one] = min(above, key=lambda other: len(wide[other]), default="")
    return found


class Role(NamedTuple):
    """A commander as his row tells it."""

    name: str
    side: str
    commands: str
    knows: str


class RoleBrush:
    """How rows of commanders are painted and read aloud."""

    def height(self, look: Look, row: Role, width: int) -> int:
        """Give the height of a row."""
        return int(look.px(48) + tall(look, row.commands, width - look.px(30), "small"))

    def paint(self, painter: QPainter, look: Look, row: Role, box: QRectF, *, lit: bool) -> None:
        """Paint side, name, commands, and what he knows."""
        px, room = look.px, box.adjusted(look.px(22), look.px(4), -look.px(8), 0)
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if lit:
            painter.fillRect(QRectF(box.left(), box.top(), px(3), box.height()), look.color("lamp"))
        paint.side_bar(painter, look, QRectF(box.left() + px(10), box.top() + px(6), px(5), px(17)), row.side)
        paint.text(painter, look, QRectF(room.left(), room.top(), room.width(), px(20)), row.name, bold=True)
        high = tall(look, row.commands, room.width(), "small")
        block(painter, look, QRectF(room.left(), room.top() + px(20), room.width(), high), row.commands, "small")
        below = QRectF(room.left(), room.top() + px(20) + high, room.width(), px(18))
        paint.text(painter, look, below, row.knows, kind="small", token="ink2", narrow=80)
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 0.5)

    def aloud(self, row: Role) -> str:
        """Give a row in words."""
        return f"{row.name}. {side_words(row.side)}. {row.commands}. {row.knows}"


class RolesDialog(Deciding):
    """Stays open while one seat after the other is given; every act is an entry of the journal."""

    def __init__(self, desk: Any, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("Commanders and their commands"), parent, does=tr("Give the seat"))
        self.names = kind_of(desk.session.kind).journal.open().names(desk.view)
        brush = RoleBrush()
        self.model: RowModel[Role] = RowModel(lambda one: one.name, brush.aloud)
        self.list: RowList[Role] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Commanders"))
        self.list.setMinimumWidth(look.px(230))
        self.name, self.side, self.knows = QLineEdit(), ChoiceBox(), ChoiceBox()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(tr("Name"))
        self.name.setPlaceholderText(tr("as the player is called tonight"))
        self.side.setAccessibleName(tr("Side"))
        self.side.offer(tuple((capital(side_words(one)), one) for one in SIDES))
        self.side.put(SIDES[0])
        self.knows.setAccessibleName(tr("Knows"))
        self.knows.offer(tuple((words, one) for one, words in knowing().items()))
        self.knows.put("side")
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("His commands in the order of battle"))
        self.new = KeyButton(look, tr("Another"), "Ins")
        self.dismiss = KeyButton(look, tr("Dismiss"), "Del")
        self.cancel.tell(tr("Close"))
        self._lay_out()
        self.new.clicked.connect(self.begin_anew)
        self.dismiss.clicked.connect(self.let_go)
        self.list.picked.connect(lambda _: self._fill())
        self.side.edited.connect(self._plant)
        self.name.textChanged.connect(self.check)
        self.knows.edited.connect(self.check)
        self.tree.itemChanged.connect(self._on_tick)
        desk.changed.connect(self._on_change)
        self._plant()
        self._list()
        self.begin_anew()

    def _lay_out(self) -> None:
        look, form = self.look, QFormLayout()
        form.setVerticalSpacing(look.px(6))
        for words, field in ((tr("Name"), self.name), (tr("Side"), self.side), (tr("Knows"), self.knows)):
            form.addRow(label(words), field)
        left = column(self.list, spacing=look.px(6))
        left.addLayout(row(self.new, self.dismiss, spacing=look.px(6)))
        right = column(spacing=look.px(6))
        right.addLayout(form)
        right.addWidget(label(tr("His commands; what is under one is his as well").upper(), "label"))
        right.addWidget(self.tree, 1)
        both = row(spacing=look.px(16))
        both.addLayout(left, 2)
        both.addLayout(right, 3)
        self.lines.addLayout(both, 1)
        self.lines.addWidget(self.strip)
        self.lines.addLayout(self.foot())
        self.setMinimumSize(look.px(640), look.px(470))
        self.resize(look.px(760), look.px(580))

    # ---- what there is

    def _commanders(self) -> Mapping[str, Commander]:
        found: Mapping[str, Commander] = self.desk.session.commanders
        return found

    def _words(self, one: str) -> str:
        return capital(side_words(one)) if one in SIDES else str(self.names(one))

    def _list(self) -> None:
        self.model.show([self._role(one) for one in self._commanders().values()])

    def _role(self, one: Commander) -> Role:
        commands = ", ".join(self._words(command) for command in one.commands)
        return Role(one.name, one.side, commands, knowing()[one.knows])

    def _lit(self) -> str:
        found = self.list.current()
        return "" if found is None else found.name

    def _plant(self) -> None:
        """Show the order of battle of the side, with nothing ticked."""
        there = self.desk.session.formations(self.side.answer() or SIDES[0])
        with QSignalBlocker(self.tree):
            self.tree.clear()
            items: dict[str, QTreeWidgetItem] = {}
            for one, above in sorted(shape(there).items(), key=lambda found: -len(there[found[0]])):
                item = QTreeWidgetItem([self._words(one)])
                item.setData(0, ID, one)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(0, Qt.CheckState.Unchecked)
                items[one] = item
                if not above:
                    self.tree.addTopLevelItem(item)
            order = list(there)
            for one in order:  # in the order of battle, whoever holds more
                if above := shape(there)[one]:
                    items[above].addChild(items[one])
            self.tree.expandToDepth(1)
        self.check()

    def _items(self) -> Iterator[QTreeWidgetItem]:
        ahead = [self.tree.topLevelItem(nth) for nth in range(self.tree.topLevelItemCount())]
        while ahead:
            item = ahead.pop(0)
            if item is not None:
                yield item
                ahead = [item.child(nth) for nth in range(item.childCount())] + ahead

    def _on_tick(self, item: QTreeWidgetItem) -> None:
        """What is under a ticked command is ticked with it, and cannot be taken out of it."""
        with QSignalBlocker(self.tree):
            self._shade(item)
        self.check()

    def _shade(self, item: QTreeWidgetItem) -> None:
        on = item.checkState(0) == Qt.CheckState.Checked or item.isDisabled()
        for nth in range(item.childCount()):
            child = item.child(nth)
            assert child is not None  # it was counted
            if on:
                child.setCheckState(0, Qt.CheckState.PartiallyChecked)
            elif child.isDisabled():
                child.setCheckState(0, Qt.CheckState.Unchecked)
            child.setDisabled(on)
            self._shade(child)

    def ticked(self) -> tuple[str, ...]:
        """Give the commands that are ticked themselves."""
        found = (item for item in self._items() if item.checkState(0) == Qt.CheckState.Checked)
        return tuple(str(item.data(0, ID)) for item in found)

    # ---- what is filled in

    def begin_anew(self) -> None:
        """Begin with another commander."""
        self.list.choose("")
        self.name.clear()
        self.knows.put("side")
        self._tick(())
        self.name.setFocus()

    def _fill(self) -> None:
        one = self._commanders().get(self._lit())
        if one is None:
            return
        self.name.setText(one.name)
        if self.side.answer() != one.side:
            self.side.put(one.side)
            self._plant()
        self.knows.put(one.knows)
        self._tick(one.commands)

    def _tick(self, commands: tuple[str, ...]) -> None:
        with QSignalBlocker(self.tree):
            for item in self._items():
                item.setDisabled(False)
                on = item.data(0, ID) in commands
                item.setCheckState(0, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            for item in list(self._items()):
                if item.checkState(0) == Qt.CheckState.Checked and not item.isDisabled():
                    self._shade(item)
        self.check()

    def command(self) -> NameCommander:
        """Give the order as it is filled in."""
        return NameCommander(self.name.text().strip(), self.side.answer(), self.ticked(), self.knows.answer())

    def check(self) -> None:
        """Say why it may not be done while it is filled in."""
        known = self._commanders().get(self.name.text().strip())
        words = tr("Change his command") if known is not None else tr("Give the seat")
        order = self.command()
        if not self.name.text().strip():
            why = tr("his name")
        elif not self.ticked():
            why = tr("tick what he commands")
        elif known == Commander(order.name, order.side, order.commands, order.knows):
            why = " "  # he was lit, and nothing of his was changed yet
        else:
            why = self.desk.why_not(order)
        short = why if len(why) <= len(tr("tick what he commands")) else " "
        self.strip.tell("" if short == why else why)
        self.apply.tell(words, short if why else "")
        self.dismiss.tell(tr("Dismiss"), "" if self._lit() else " ")

    # ---- doing

    def accept(self) -> None:
        """Give the seat, or change it; the dialog stays for the next."""
        if not self.apply.isEnabled():
            return
        order = self.command()
        outcome = self.desk.do(order)
        if isinstance(outcome, Refusal):
            self.strip.tell(outcome.text, outcome.reasons)
        else:
            self.begin_anew()

    def let_go(self) -> None:
        """Dismiss the lit one."""
        if name := self._lit():
            outcome = self.desk.do(Dismiss(name))
            if isinstance(outcome, Refusal):
                self.strip.tell(outcome.text, outcome.reasons)
            else:
                self.begin_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ins begins with another, Del dismisses the lit one; in the name's field both are its own."""
        if event.key() == Qt.Key.Key_Insert:
            self.begin_anew()
        elif event.key() == Qt.Key.Key_Delete and self.focusWidget() is self.list:
            self.let_go()
        else:
            super().keyPressEvent(event)

    def _on_change(self, *_: object) -> None:
        self.names = kind_of(self.desk.session.kind).journal.open().names(self.desk.view)
        self._list()
        self.check()
