"""A book to look things up in: a list that one searches as one types, the page of what is chosen, back and forward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut, QTextOption
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, label, row
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.reader import Reader
from companion.language.tongue import tr
from companion.rows.clauses import style


class Pages(Protocol):
    """What a book leafs through."""

    def names(self) -> Sequence[tuple[str, str]]:
        """Give every page with what it is called."""

    def search(self, text: str) -> Sequence[tuple[str, str]]:
        """Give the pages that a search finds, those that are called so first."""

    def page(self, name: str) -> str:
        """Give a page as HTML; "" is the contents."""


KIND = Qt.ItemDataRole.UserRole + 1
WALK = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class RulesPage(Reader):
    """A page of a book in the look's colours; Tab walks the links, Enter follows one."""

    sheet = staticmethod(style)
    """The style sheet from colours and sizes."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(name)
        self.look, self._html = look, ""
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)  # a chart would rather be wide than break its words
        look.changed.connect(self._dress)
        self._dress()

    def tell(self, html: str) -> None:
        """Show a page from its top."""
        self._html = html
        self.setHtml(html)

    def _dress(self) -> None:
        look = self.look
        self.document().setDefaultStyleSheet(self.sheet(lambda token: look.color(token).name(), look.px))
        self.document().setDocumentMargin(look.px(12))
        self.setHtml(self._html)


class RuleRows(QStyledItemDelegate):
    """Paints a line of the list: what the page is called, and in small its name and kind."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: Any, index: Any) -> QSize:
        """Give the room of two lines."""
        return QSize(self._look.px(120), self._look.px(42))

    def paint(self, painter: QPainter, option: Any, index: Any) -> None:
        """Paint both lines; the chosen one is lit and has a bar at its left."""
        look, box = self._look, QRectF(option.rect)
        lit = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if lit:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(3), box.height()), look.color("ink"))
        line = QRectF(box.left() + look.px(10), box.top() + look.px(3), box.width() - look.px(16), look.px(20))
        high = self.title(painter, line, index.data(), lit=lit)
        kind, name = index.data(KIND), index.data(Qt.ItemDataRole.UserRole)
        under = line.translated(0, high - look.px(2))
        words = kind if name.islower() else f"{name}  {kind}"  # a chart is called by its name already
        paint.text(painter, look, under, words, kind="small", token="ink2")
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 0.5)

    def title(self, painter: QPainter, line: QRectF, words: str, *, lit: bool) -> float:
        """Paint what the page is called, in one line; gives its height."""
        paint.text(painter, self._look, line, words, bold=lit)
        return line.height()


class QuestionRows(RuleRows):
    """Paints pages that are called by whole questions: over as many lines as each needs."""

    def sizeHint(self, option: Any, index: Any) -> QSize:
        """Give the room of the question, and of the line in small."""
        look, wide = self._look, option.widget.viewport().width() if option.widget is not None else 0
        question = tall(look, str(index.data()), wide - look.px(16), bold=True)
        return QSize(look.px(120), round(question) + look.px(22))

    def title(self, painter: QPainter, line: QRectF, words: str, *, lit: bool) -> float:
        """Paint the question; gives its height."""
        high = tall(self._look, words, line.width(), bold=True)  # as if it were lit: the rows stand still
        block(painter, self._look, QRectF(line.topLeft(), QSizeF(line.width(), high)), words, bold=lit)
        return high


class Book(Standing, QWidget):
    """A window of its own, beside the game; each book says below what is in it."""

    title: ClassVar[str]
    seek: ClassVar[str]
    """What its field says; this, the title and what follows are declared words of the catalogue."""
    listed: ClassVar[str]
    read_aloud: ClassVar[str]
    all_of_it: ClassVar[str]
    place: ClassVar[str]
    """The name under which it is remembered where the window stood."""

    def __init__(self, look: Look, pages: Pages, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.look, self.leaves = look, pages
        self.setWindowTitle(tr(self.title))
        self._back: list[str] = []
        self._forward: list[str] = []
        self.current = ""
        self._make()
        self._lay_out()
        for keys, act in (
            ("Alt+Left", self.back),
            ("Alt+Right", self.forward),
            ("Ctrl+F", self._to_field),
            ("Escape", self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        look.changed.connect(self._dress)
        self._dress()
        self._search("")
        self._show("")
        self.resize(look.px(980), look.px(640))
        self.stand(look.places, self.place)

    def kind(self, name: str) -> str:
        """Say in small what a page is."""
        raise NotImplementedError

    def paper(self) -> RulesPage:
        """Give what a page is shown on."""
        return RulesPage(self.look, tr(self.read_aloud))

    def _make(self) -> None:
        look = self.look
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr(self.seek))
        self.field.setAccessibleName(tr(self.seek))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._search)
        self.count = label("", "small")
        self.text = self.paper()
        self.text.anchorClicked.connect(self._follow)
        self.list = QListWidget()
        self.list.setAccessibleName(tr(self.listed))
        self.list.setItemDelegate(RuleRows(look, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(lambda item, _: self._choose(item))
        self.list.itemActivated.connect(lambda _: self.text.setFocus())
        self.empty = Empty(look, tr("No page has all these words."))
        self.to_back = KeyButton(look, tr("Back"), "Alt ←")
        self.to_forward = KeyButton(look, tr("Forward"), "Alt →")
        self.to_all = KeyButton(look, tr(self.all_of_it), framed=False)
        self.to_back.clicked.connect(self.back)
        self.to_forward.clicked.connect(self.forward)
        self.to_all.clicked.connect(lambda: self.turn_to(""))

    def _lay_out(self) -> None:
        self._left, self._right, self._both = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        for part in (self.field, self.count, self.empty):
            self._left.addWidget(part)
        self._left.addWidget(self.list, 1)
        self._left.addStretch(0)
        walk = row(self.to_back, self.to_forward, self.to_all)
        walk.addStretch(1)
        self._right.addLayout(walk)
        self._right.addWidget(self.text, 1)
        self._both.addLayout(self._left, 2)
        self._both.addLayout(self._right, 5)

    def _dress(self) -> None:
        px = self.look.px
        self._both.setContentsMargins(px(12), px(12), px(12), px(12))
        self._both.setSpacing(px(12))
        for lines in (self._left, self._right):
            lines.setSpacing(px(6))
        self.list.doItemsLayout()

    def again(self) -> None:
        """Look the present search and page up again: what the book holds has changed."""
        self._search(self.field.text())
        self._show(self.current)

    # ---- the list

    def _search(self, text: str) -> None:
        found = self.leaves.search(text)
        self.list.blockSignals(True)
        self.list.clear()
        for name, title in found:
            item = QListWidgetItem(title)
            item.setToolTip(tip(name))
            kind = self.kind(name)
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setData(KIND, kind)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {kind} {name}")
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.count.setText(tr("{n} of {all} pages", n=len(found), all=len(self.leaves.names())))
        self.list.setVisible(bool(found))
        self.empty.setVisible(not found)
        self._point()

    def _point(self) -> None:
        """Light the line of the page that is shown, where the list holds it."""
        self.list.blockSignals(True)
        self.list.setCurrentItem(None)  # type: ignore[call-overload]
        for place in range(self.list.count()):
            item = self.list.item(place)
            if item.data(Qt.ItemDataRole.UserRole) == self.current:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.turn_to(item.data(Qt.ItemDataRole.UserRole))

    def _to_field(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the field, arrows walk the list and Enter goes to the page: of the first line, where none is lit."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in WALK and self.list.count():
                self.list.setCurrentRow(self._next(event.key()))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.list.count():
                self.list.setCurrentRow(max(0, self.list.currentRow()))
                self.text.setFocus()
                return True
        return super().eventFilter(watched, event)

    def _next(self, key: int) -> int:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}[Qt.Key(key)]
        return max(0, min(self.list.count() - 1, self.list.currentRow() + step))

    # ---- the page

    def _follow(self, url: QUrl) -> None:
        raise NotImplementedError

    def turn_to(self, name: str) -> None:
        """Show a page; the one before can be gone back to."""
        if name != self.current:
            self._back.append(self.current)
            self._forward.clear()
        self._show(name)

    def _show(self, name: str) -> None:
        self.current = name
        self.text.tell(self.leaves.page(name))
        self._point()
        self.to_back.tell(tr("Back"), "" if self._back else tr("nothing before"))
        self.to_forward.tell(tr("Forward"), "" if self._forward else tr("nothing after"))

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
