"""House rules: the rulings that can be switched with question, default and what this game chose; the others to read."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QTextBrowser, QWidget

from companion.desktop.asides import Aside
from companion.desktop.buttons import KeyButton
from companion.desktop.desk import Desk
from companion.desktop.look import Look
from companion.desktop.parts import label, row
from companion.desktop.work.base import scrolling
from companion.miniatures import commands as cmd
from companion.present.clauses import Pages
from companion.tongue import tr


class HouseRules(Aside):
    """A row a ruling; a change asks for its reason in place and stands in the journal."""

    def __init__(self, desk: Desk, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(desk, look, tr("House rules"), parent)
        self.boxes: dict[str, QComboBox] = {}
        self.marks: dict[str, Any] = {}
        self._pages = Pages(desk.session.sources, desk.view.options)
        grid = QGridLayout()
        grid.setVerticalSpacing(look.px(4))
        for place, option in enumerate(desk.sheet.rules.options.option):
            grid.addWidget(label(option.label), place, 0)
            box = QComboBox()
            box.setAccessibleName(option.label)
            for choice in option.choices:
                default = f" ({tr('default')})" if choice.value == 0 else ""
                box.addItem(f"{choice.label}{default}", choice.value)
            box.activated.connect(lambda _=0, name=option.id: self._chosen(name))
            box.highlighted.connect(lambda _=0, name=option.id: self._show(name))
            self.boxes[option.id] = box
            self.marks[option.id] = label("", "small")
            grid.addWidget(box, place, 1)
            grid.addWidget(self.marks[option.id], place, 2)
            read = KeyButton(look, tr("Read"), framed=False)
            read.setAccessibleName(tr("Read the ruling: {name}", name=option.label))
            read.clicked.connect(lambda _=False, name=option.id: self._show(name))
            grid.addWidget(read, place, 3)
        holder = QWidget()
        holder.setLayout(grid)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self._show(url.toString().removeprefix("clause:")))
        self.text.setAccessibleName(tr("The ruling"))
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("reason of the change, for the journal"))
        self.reason.setAccessibleName(tr("Reason"))
        self.apply = KeyButton(look, tr("Change"), "↵", primary=True)
        self.apply.clicked.connect(self.accept)
        close = KeyButton(look, tr("Close"), "Esc")
        close.clicked.connect(self.reject)
        scale = desk.view.intelligence
        self.lines.addWidget(label(tr("Intelligence of this game: {words}", words=scale.replace("-", " ")), "small"))
        self.lines.addWidget(scrolling(holder), 3)
        self.lines.addWidget(self.text, 2)
        self.lines.addLayout(row(self.reason, self.apply, close))
        desk.changed.connect(lambda _: self.refresh())
        self.reason.textChanged.connect(lambda _: self.check())
        self.resize(look.px(860), look.px(620))
        self.refresh()
        self._show(next(iter(self.boxes)))

    def refresh(self) -> None:
        """Show what this game has chosen."""
        for name, box in self.boxes.items():
            here = self.desk.view.options.get(name, 0)
            box.setCurrentIndex(max(0, box.findData(here)))
            self.marks[name].setText(tr("changed") if here else "")
        self._pages = Pages(self.desk.session.sources, self.desk.view.options)
        self.check()

    def changes(self) -> list[cmd.SetOption]:
        """Give a command for every ruling that is to be read otherwise."""
        reason = self.reason.text().strip() or tr("house rule")
        options = self.desk.view.options
        return [
            cmd.SetOption(name, box.currentData(), reason)
            for name, box in self.boxes.items()
            if box.currentData() != options.get(name, 0)
        ]

    def _chosen(self, name: str) -> None:
        self._show(name)
        self.check()

    def _show(self, name: str) -> None:
        self.text.setHtml(self._pages.page(name))

    def check(self) -> None:
        """Say why a change may not be made."""
        found = self.changes()
        why = next((reason for command in found if (reason := self.desk.why_not(command))), "")
        self.strip.tell(why)
        missing = "" if self.reason.text().strip() else tr("give a reason")
        self.apply.tell(tr("Change"), why or (missing if found else tr("nothing is changed")))

    def accept(self) -> None:
        """Change them: one entry, one undo."""
        if self.apply.isEnabled() and self.desk.do(*self.changes()) is not None:
            self.reason.clear()
            self.refresh()
