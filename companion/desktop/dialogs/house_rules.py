"""House rules: the rulings that can be switched, with what each changes and what this game chose; others to read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from companion.desktop.desk.desk import AnyDesk
from companion.desktop.desk.outcome import Refusal
from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.reference import KIND, RuleRows, RulesPage
from companion.desktop.dialogs.texts import Aside
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, label, row
from companion.desktop.widgets.plain import tip
from companion.kernel.overriding.orders import SetOption
from companion.kernel.record import Done
from companion.language.tongue import tr
from companion.rows.chart_tables import LINK
from companion.rows.clauses import Pages


class HouseRules(Aside):
    """A row a ruling; a change asks for its reason in place and stands in the journal."""

    def __init__(
        self, desk: AnyDesk, look: Look, parent: QWidget | None = None, *, settings: Sequence[str] = ()
    ) -> None:
        """Take what of the game was chosen besides its rulings when it was begun, each as a sentence."""
        super().__init__(desk, look, tr("House rules"), parent)
        self.shown = desk.session.rules.options.option[0].id
        """The ruling that is read."""
        self.boxes: dict[str, QComboBox] = {}
        self.marks: dict[str, QLabel] = {}
        self._here: dict[str, int] = {}
        """What the boxes were last set to: what a person has chosen since stays when the game goes on."""
        self.pages = self._pages()
        self.lines.addWidget(self._told(settings))
        both = QHBoxLayout()
        both.setSpacing(look.px(12))
        left = QVBoxLayout()
        left.setSpacing(look.px(4))
        left.addWidget(label(tr("Rulings that can be switched"), "panel"))
        left.addWidget(scrolling(self._table()), 5)
        self._make_others(left)
        self.text = RulesPage(look, tr("The ruling"))
        self.text.anchorClicked.connect(self._follow)
        both.addLayout(left, 5)
        both.addWidget(self.text, 4)
        self.lines.addLayout(both, 1)
        self._make_foot()
        desk.changed.connect(self._on_change)
        self.resize(look.px(1060), look.px(680))
        self.stand(look.places, "house-rules")
        self.refresh()

    # ---- parts

    def _pages(self) -> Pages:
        return Pages(self.desk.session.sources, self.desk.view.options, self.desk.session.kind)

    def _told(self, settings: Sequence[str]) -> QLabel:
        self.settings = label(" · ".join(settings), "small")
        self.settings.setWordWrap(True)
        return self.settings

    def _table(self) -> QWidget:
        look, holder = self.look, QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, look.px(8), 0)
        grid.setHorizontalSpacing(look.px(10))
        grid.setVerticalSpacing(look.px(2))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        for column, head in enumerate((tr("Ruling and what it changes at the table"), tr("This game reads"))):
            grid.addWidget(label(head, "label"), 0, column)
        for place, option in enumerate(self.desk.session.rules.options.option):
            name, line = option.id, 3 * place + 1
            grid.setRowMinimumHeight(line, look.px(30))
            read = KeyButton(look, tr(option.label), framed=False, primary=True)
            read.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its box shows the same as soon as it has the keys
            read.setToolTip(tip(name))
            read.setAccessibleName(tr("Read the ruling: {name}", name=tr(option.label)))
            read.clicked.connect(partial(self.show_ruling, name))
            changes = label(self.pages.at_table(name), "small")
            changes.setWordWrap(True)
            changes.setIndent(look.px(4))
            box = self._box(option)
            mark = label("", "small")
            self.boxes[name], self.marks[name] = box, mark
            default = label(tr("default: {reading}", reading=tr(option.choices[0].label)), "small")
            default.setWordWrap(True)
            under = QVBoxLayout()
            under.addWidget(default)
            under.addWidget(mark)
            under.addStretch(1)
            grid.addWidget(read, line, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(box, line, 1)
            grid.addWidget(changes, line + 1, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(under, line + 1, 1)
            grid.setRowMinimumHeight(line + 2, look.px(8))
        return holder

    def _box(self, option: Any) -> QComboBox:
        box = choice_box(tr(option.label), [(tr(choice.label), choice.value) for choice in option.choices])
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.setEnabled(not self.desk.session.read_only)
        box.activated.connect(partial(self._chosen, option.id))
        box.installEventFilter(self)
        return box

    def _make_others(self, left: QVBoxLayout) -> None:
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search the other rulings"))
        self.field.setAccessibleName(tr("Search the other rulings"))
        self.field.textChanged.connect(self._search)
        self.others = QListWidget()
        self.others.setAccessibleName(tr("Rulings that cannot be switched"))
        self.others.setItemDelegate(RuleRows(self.look, self.others))
        self.others.setUniformItemSizes(True)
        self.others.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.others.currentItemChanged.connect(self._read_other)
        left.addWidget(label(tr("All other rulings: not switchable, use an override"), "panel"))
        left.addWidget(self.field)
        left.addWidget(self.others, 3)
        self._search("")

    def _make_foot(self) -> None:
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("reason of the change, for the journal"))
        self.reason.setAccessibleName(tr("Reason"))
        self.reason.textChanged.connect(self.check)
        self.reason.returnPressed.connect(self.accept)
        self.wanted = label("", "small")
        self.wanted.setWordWrap(True)
        self.apply = KeyButton(self.look, tr("Change"), "↵", primary=True)
        self.apply.setMinimumWidth(self.look.px(210))  # room for the reason why it is off
        self.apply.clicked.connect(self.accept)
        close = KeyButton(self.look, tr("Close"), "Esc")
        close.clicked.connect(self.reject)
        self.lines.addWidget(self.wanted)
        foot = row(self.reason, self.apply, close)
        foot.setStretch(0, 1)
        self.lines.addLayout(foot)

    # ---- reading

    def show_ruling(self, name: str, *_: object) -> None:
        """Show the page of a ruling, or of a clause that one names."""
        self.shown = name
        self.text.tell(self.pages.page(name))

    def _follow(self, url: QUrl) -> None:
        self.show_ruling(url.toString().removeprefix(LINK))

    def _search(self, text: str) -> None:
        self.others.clear()
        for name, question in self.pages.others(text):
            item = QListWidgetItem(question)
            item.setToolTip(tip(name))
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setData(KIND, tr("not switchable"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{question} {name}")
            self.others.addItem(item)

    def _read_other(self, item: QListWidgetItem | None, _: object = None) -> None:
        if item is not None:
            self.show_ruling(item.data(Qt.ItemDataRole.UserRole))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the ruling whose box has the keys; the wheel scrolls the table and changes no rule."""
        if isinstance(watched, QComboBox):
            if event.type() == QEvent.Type.FocusIn:
                self.show_ruling(next(name for name, box in self.boxes.items() if box is watched))
            elif event.type() == QEvent.Type.Wheel:
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    # ---- changing

    def _on_change(self, *_: object) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Show what this game has chosen."""
        options = self.desk.view.options
        self.pages = self._pages()
        for name, box in self.boxes.items():
            here = options.get(name, 0)
            # Only what the game itself has changed: a choice that is not applied yet outlives the change of another
            # ruling.
            if self._here.get(name) != here:
                box.setCurrentIndex(box.findData(here))
                self._here[name] = here
        self.show_ruling(self.shown)
        self.check()

    def changes(self) -> list[Any]:
        """Give a command for every ruling that is to be read otherwise."""
        reason = self.reason.text().strip() or tr("house rule")
        return [
            SetOption(option=name, value=box.currentData(), reason=reason)
            for name, box in self.boxes.items()
            # A game may hold a reading that its charts do not offer any more; its box then shows none, and none is no
            # change.
            if box.currentData() not in (None, self._here[name])
        ]

    def fill(self, given: SetOption) -> None:
        """Choose a reading again, with its reason."""
        if (box := self.boxes.get(given.option)) is not None:
            box.setCurrentIndex(box.findData(given.value))
            self.reason.setText(given.reason)
            self._chosen(given.option)

    def _chosen(self, name: str, *_: object) -> None:
        self.show_ruling(name)
        self.check()

    def check(self) -> None:
        """Say what is to be changed, and why it may not be."""
        found = self.changes()
        waiting = {command.option for command in found}
        for name, mark in self.marks.items():
            here = tr("changed") if self._here[name] else ""
            mark.setText(tr("chosen, not yet changed") if name in waiting else here)
            mark.setVisible(bool(mark.text()))
            mark.setStyleSheet("font-weight: 600;")
        told = [f"{self.boxes[one.option].accessibleName()}: {self.boxes[one.option].currentText()}" for one in found]
        self.wanted.setText(tr("To change: {changes}", changes="; ".join(told)) if told else "")
        why = next((reason for command in found if (reason := self.desk.why_not(command))), "")
        self.strip.tell(why or self.desk.session.read_only or "")
        missing = "" if self.reason.text().strip() else tr("give a reason")
        self.apply.tell(tr("Change"), why or (missing if found else tr("nothing is changed")))

    def accept(self) -> None:
        """Change them: one entry, one undo."""
        if not self.apply.isEnabled():
            return
        outcome = self.desk.do(*self.changes())
        if isinstance(outcome, Refusal):
            self.strip.tell(outcome.text, outcome.reasons)
        elif isinstance(outcome, Done):
            self.reason.clear()
