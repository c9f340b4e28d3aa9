"""House rules: the rulings that can be switched, with what each changes and what this game chose; others to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from companion.desktop.desk.desk import AnyDesk
from companion.desktop.desk.outcome import Refusal
from companion.desktop.desk.panel import scrolling
from companion.desktop.dialogs.book import KIND, QuestionRows, RulesPage
from companion.desktop.dialogs.house_rule_rows import RulingRows
from companion.desktop.dialogs.texts import Aside
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label, row
from companion.desktop.widgets.plain import tip
from companion.kernel.overriding.orders import SetOption
from companion.kernel.record import Done
from companion.language.tongue import plural, tr
from companion.rows.chart_tables import LINK
from companion.rows.clauses import Pages


class HouseRules(Aside):
    """A row a ruling; a change asks for its reason in place and stands in the journal."""

    def __init__(
        self, desk: AnyDesk, look: Look, parent: QWidget | None = None, *, settings: Sequence[str] = ()
    ) -> None:
        """Take what of the game was chosen besides its rulings when it was begun, each as a sentence."""
        super().__init__(desk, look, tr("House rules"), parent)
        self.pages = self._pages()
        options = self.pages.in_order(desk.session.rules.options.option)
        self.shown = options[0].id
        """The ruling that is read."""
        self.table = RulingRows(look, options, self.pages.at_table, enabled=not desk.session.read_only)
        self.boxes, self.marks = self.table.boxes, self.table.marks
        self.table.read, self.table.chosen = self.show_ruling, self._chosen
        self._here: dict[str, int] = {}
        """What the boxes were last set to: what a person has chosen since stays when the game goes on."""
        self.lines.addWidget(self._told(settings))
        both = QHBoxLayout()
        both.setSpacing(look.px(12))
        left = QVBoxLayout()
        left.setSpacing(look.px(4))
        left.addWidget(self._search_field())
        left.addWidget(label(tr("Rulings that can be switched"), "panel"))
        left.addWidget(scrolling(self.table), 5)
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

    def _search_field(self) -> QLineEdit:
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search the rulings"))
        self.field.setAccessibleName(tr("Search the rulings"))
        self.field.textChanged.connect(self._search)
        return self.field

    def _make_others(self, left: QVBoxLayout) -> None:
        """Make the list of those that cannot be switched: it opens by its head, or where a search finds some."""
        self.others = QListWidget()
        self.others.setAccessibleName(tr("Rulings that cannot be switched"))
        self.others.setItemDelegate(QuestionRows(self.look, self.others))
        self.others.setResizeMode(QListWidget.ResizeMode.Adjust)  # the questions are broken anew
        self.others.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.others.currentItemChanged.connect(self._read_other)
        self.opening = KeyButton(self.look, "", framed=False)
        self.opening.clicked.connect(lambda: self._open_others(not self.others.isVisibleTo(self)))
        left.addWidget(self.opening, 0, Qt.AlignmentFlag.AlignLeft)
        left.addWidget(self.others, 4)
        self._search("")

    def _open_others(self, wish: bool) -> None:
        self.others.setVisible(wish)
        found = self.others.count()
        said = plural(
            found,
            "{n} other ruling: not switchable, use an override",
            "{n} other rulings: not switchable, use an override",
        )
        self.opening.tell(("▾ " if wish else "▸ ") + said)

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
        self.table.show_those_with(text)
        self.others.clear()
        for name, question in self.pages.others(text):
            item = QListWidgetItem(question)
            item.setToolTip(tip(name))
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setData(KIND, tr("not switchable"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{question} {name}")
            self.others.addItem(item)
        self._open_others(bool(text.strip()) and self.others.count() > 0)

    def _read_other(self, item: QListWidgetItem | None, _: object = None) -> None:
        if item is not None:
            self.show_ruling(item.data(Qt.ItemDataRole.UserRole))

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
        for name in self.boxes:
            here = tr("changed") if self._here[name] else ""
            self.table.tell(name, tr("chosen, not yet changed") if name in waiting else here)
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
