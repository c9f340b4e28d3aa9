"""The rules reference: a list that one searches as one types, and the page of a clause, a ruling or a chart."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QTextBrowser, QVBoxLayout, QWidget

from companion.desktop.look import Look
from companion.present.clauses import Pages
from companion.tongue import tr


class Reference(QWidget):
    """A window of its own, beside the game."""

    def __init__(self, look: Look, sources: Mapping[str, str], chosen: Mapping[str, int]) -> None:
        super().__init__()
        self.look, self.pages = look, Pages(sources, chosen)
        self.setWindowTitle(tr("Rules reference"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search the rules"))
        self.field.setAccessibleName(tr("Search the rules"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Clauses, rulings and charts"))
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("The rule"))
        self._back: list[str] = []
        self._forward: list[str] = []
        self.current = ""
        left = QVBoxLayout()
        left.addWidget(self.field)
        left.addWidget(self.list)
        both = QHBoxLayout(self)
        both.addLayout(left, 2)
        both.addWidget(self.text, 5)
        self.field.textChanged.connect(self._search)
        self.list.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.text.anchorClicked.connect(self._follow)
        for keys, act in (
            ("Alt+Left", self.back),
            ("Alt+Right", self.forward),
            ("Ctrl+F", self.field.setFocus),
            ("Escape", self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        look.changed.connect(self._dress)
        self._dress()
        self._search("")
        self.resize(look.px(980), look.px(640))

    def _dress(self) -> None:
        look = self.look
        self.text.document().setDefaultStyleSheet(
            f"h2 {{ font-family: Besley; font-weight: 600; }} a {{ color: {look.color('union').name()}; }} "
            f"small {{ color: {look.color('ink2').name()}; }}"
        )
        if self.current or self.text.toPlainText():
            self.text.setHtml(self.pages.page(self.current))

    def _search(self, text: str) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for name, title in self.pages.search(text):
            item = QListWidgetItem(f"{title}")
            item.setToolTip(name)
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.list.addItem(item)
        self.list.blockSignals(False)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.show_clause(item.data(Qt.ItemDataRole.UserRole))

    def _follow(self, url: QUrl) -> None:
        self.show_clause(url.toString().removeprefix("clause:"))

    def show_clause(self, name: str) -> None:
        """Show a page; the one before can be gone back to."""
        if name != self.current:
            self._back.append(self.current)
            self._forward.clear()
        self._show(name)

    def _show(self, name: str) -> None:
        self.current = name
        self.text.setHtml(self.pages.page(name))

    def back(self) -> None:
        """Go to the page before."""
        if self._back:
            self._forward.append(self.current)
            self._show(self._back.pop())

    def forward(self) -> None:
        """Go to the page that one came back from."""
        if self._forward:
            self._back.append(self.current)
            self._show(self._forward.pop())
