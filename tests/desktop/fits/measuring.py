"""What does not fit in a window: words cut short, controls that nobody reaches, charts that scroll, too large a window.

Painted words are overheard while the window is painted (`Overheard`); those of Qt's own widgets are measured.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemDelegate,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QItemDelegate,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from companion.desktop.widgets import paint
from companion.desktop.widgets.rows import RowList
from companion.games.miniatures.screen import board_canvas
from companion.language.tongue import tr

MENU = 3
"""The menu of the step covers no more than one of so many parts of the screen's width."""
LEAST = 8
"""Pixels below which a control is squeezed away."""
TIGHT = 80
"""Percent of their width below which letters are drawn together too far to be read like the others."""
SMALLEST = 11
"""Pixels of the design: no type is smaller, letters of marks apart."""
SPARE = 1.5
"""Pixels by which a word may be wider than its place: roundings."""
CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QAbstractItemView, QTabBar)
PINNED = (
    "FireChartView",
    "ManeuverChartView",
    "DifferenceLine",
    "DieField",
    "DieStrip",
    "OddsList",
)
"""Charts and dice: nothing that holds them may scroll."""


PAINTING = (paint, board_canvas)
"""Where painted lines are cut to their room."""


class Fault(NamedTuple):
    """Something that does not fit."""

    window: str
    kind: str
    """cut, tight, outside, scrolls, squeezed, too large, small; or of what is heard no name, no role, not said so"""
    where: str
    """The widget, by its class."""
    words: str
    lit: bool
    """Whether it stands in the lit row, column or step."""


class Cut(NamedTuple):
    """A painted word that was cut."""

    widget: QWidget
    words: str
    lit: bool
    kind: str = "cut"


class Overheard:
    """While it is entered, notes every painted word that is cut short or drawn beyond its widget."""

    def __init__(self) -> None:
        self.cuts: list[Cut] = []

    def __enter__(self) -> Overheard:
        heard = self

        class Listening(QFontMetricsF):
            """Metrics that tell which line was cut, by the frame that asks."""

            def elidedText(self, words: str, mode: Any, room: float, flags: int | None = 0) -> str:
                shown = super().elidedText(words, mode, room, flags or 0)
                asking = sys._getframe(1)
                if asking.f_code.co_name in ("text", "say"):
                    heard.note(asking, words, shown, self)
                return shown

        for module in PAINTING:
            vars(module)["QFontMetricsF"] = Listening
        return self

    def __exit__(self, *_: object) -> None:
        for module in PAINTING:
            vars(module)["QFontMetricsF"] = QFontMetricsF

    def note(self, asking: Any, words: str, shown: str, measure: QFontMetricsF) -> None:
        """Note a line where it is cut, or where it leaves its widget."""
        widget, lit, frame = None, False, asking.f_back
        while frame is not None and widget is None:
            lit = lit or bool(frame.f_locals.get("lit") is True)
            found = frame.f_locals.get("self")
            widget = _painted_on(found)
            frame = frame.f_back
        if widget is None or not words.strip():
            return
        lit = lit or asking.f_locals.get("token") == "on.lamp"
        font = asking.f_locals.get("font")
        if isinstance(font, QFont) and 0 < font.stretch() < TIGHT:
            self.cuts.append(Cut(widget, words, lit, "tight"))
        if isinstance(font, QFont) and (look := asking.f_locals.get("look")) and font.pixelSize() < look.px(SMALLEST):
            self.cuts.append(Cut(widget, words, lit, "small"))
        if shown != words or self._leaves(widget, asking, measure.horizontalAdvance(shown)):
            self.cuts.append(Cut(widget, words, lit))

    @staticmethod
    def _leaves(widget: QWidget, asking: Any, wide: float) -> bool:
        box = asking.f_locals.get("box")
        if not isinstance(box, QRectF) or wide <= 0:
            return False
        align = int(asking.f_locals["align"])
        left = box.left()
        if align & int(Qt.AlignmentFlag.AlignRight):
            left = box.right() - wide
        elif align & int(Qt.AlignmentFlag.AlignHCenter):
            left = box.center().x() - wide / 2
        words = QRectF(left, box.center().y() - 5, wide, 10)
        placed = asking.f_locals["painter"].worldTransform().mapRect(words)
        room = QRectF(widget.rect()).adjusted(-SPARE, -2, SPARE, 2)
        # Rows scroll up and down, and the first and the last may stand half in sight.
        over = widget.parentWidget()
        scrolls = isinstance(over, QAbstractScrollArea)
        if isinstance(over, QAbstractScrollArea) and over.horizontalScrollBar().isVisible():
            return False  # a grid that can be moved to the side
        return (
            placed.left() < room.left()
            or placed.right() > room.right()
            or (not scrolls and (placed.top() < room.top() or placed.bottom() > room.bottom()))
        )


def _painted_on(found: object) -> QWidget | None:
    """Give the widget that a painting frame belongs to."""
    if isinstance(found, QAbstractScrollArea):
        return found.viewport()
    if isinstance(found, QWidget):
        return found
    view = found.parent() if isinstance(found, QAbstractItemDelegate) else None
    return view.viewport() if isinstance(view, QAbstractItemView) else None


def faults(window: QWidget, name: str, room: QRect, percent: int) -> list[Fault]:
    """Give what does not fit in a window that is shown, on a screen with so much room and at a scale in percent."""
    if isinstance(window, QMenu):
        wide = f"{window.width()} of {room.width()}"
        steps = name.endswith(tr("Step"))
        large = window.width() > room.width() / (MENU if steps else 1)
        return [Fault(name, "too large", "QMenu", wide, True)] if large else []
    return [*_too_large(window, name, room), *_painted(window, name), *_widgets(window, name, percent)]


def _too_large(window: QWidget, name: str, room: QRect) -> Iterator[Fault]:
    if not room.adjusted(-4, -4, 4, 4).contains(window.geometry()):  # a screen drawn nowhere frames by two pixels
        at = window.geometry()
        words = f"{at.width()}x{at.height()} at {at.x()},{at.y()} on {room.width()}x{room.height()}"
        yield Fault(name, "too large", type(window).__name__, words, True)


def _painted(window: QWidget, name: str) -> Iterator[Fault]:
    with Overheard() as heard:
        window.grab()
    for widget, words, lit, kind in dict.fromkeys(heard.cuts):
        yield Fault(name, kind, _called(widget), words, lit)


def _widgets(window: QWidget, name: str, percent: int) -> Iterator[Fault]:
    for one in window.findChildren(QWidget):
        if not one.isVisible() or one.window() is not window:
            continue
        if _said(one) and 0 < one.font().pixelSize() < round(SMALLEST * percent / 100):
            yield Fault(name, "small", _called(one), _said(one), False)
        if words := _cut(one):
            yield Fault(name, "cut", _called(one), words, False)
        if type(one).__name__ in PINNED:
            yield from _scrolling(one, name)
        if isinstance(one, CONTROLS) and not isinstance(
            one.parentWidget(), QAbstractScrollArea | QComboBox | QAbstractSpinBox
        ):
            if _outside(one):
                yield Fault(name, "outside", _called(one), _said(one), False)
            elif min(one.width(), one.height()) < LEAST:
                yield Fault(name, "squeezed", _called(one), _said(one), False)


def _said(one: QWidget) -> str:
    text = getattr(one, "text", None)
    return (text() if callable(text) else "") or one.accessibleName() or one.objectName()


def _called(one: QWidget) -> str:
    parent = one.parentWidget()
    found = parent if isinstance(parent, QAbstractScrollArea) and one is parent.viewport() else one
    name = type(found).__name__
    if name in ("QLabel", "Label", "QWidget", "RowList", "KeyButton", "Chip"):
        over = found.parentWidget()
        while over is not None and type(over) is QWidget:
            over = over.parentWidget()
        name = f"{type(over).__name__}/{name}"
    return name


def _scrolling(one: QWidget, name: str) -> Iterator[Fault]:
    over = one.parentWidget()
    while over is not None and not over.isWindow():
        if isinstance(over, QAbstractScrollArea):
            bars = (over.verticalScrollBar(), over.horizontalScrollBar())
            if any(bar.maximum() > bar.minimum() for bar in bars):
                by = "+".join(str(bar.maximum()) for bar in bars)
                yield Fault(name, "scrolls", type(one).__name__, f"by {by}", True)
                return
        over = over.parentWidget()


def _outside(one: QWidget) -> bool:
    """Say whether a part of a control lies where nobody reaches it: beyond what holds it, scrolling apart."""
    inner: QWidget = one
    box = one.rect()
    while not inner.isWindow():
        over = inner.parentWidget()
        if over is None:
            return False
        box = QRect(inner.mapToParent(box.topLeft()), box.size())
        area = over.parentWidget()
        if isinstance(area, QAbstractScrollArea) and over is area.viewport():
            barred = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if _beyond(box.left(), box.right(), over.width()) and (barred or not area.horizontalScrollBar().maximum()):
                return True
            inner, box = area, area.rect()
            continue
        if not over.rect().adjusted(-1, -1, 1, 1).contains(box):
            return True
        inner = over
    return False


def _beyond(left: int, right: int, wide: int) -> bool:
    return left < -1 or right > wide + 1


def _cut(one: QWidget) -> str:
    """Give the words of one of Qt's own widgets that are cut, "" when none are."""
    match one:
        case QLabel():
            return _cut_label(one)
        case QPushButton() | QCheckBox() | QRadioButton() | QToolButton():
            lacks = one.width() < one.sizeHint().width() - 2 or one.height() < one.minimumSizeHint().height() - 4
            return one.text() if one.text() and lacks else ""
        case QComboBox():
            return _cut_choice(one)
        case QLineEdit() if not isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox):
            words = one.placeholderText() if not one.text() else ""
            return words if words and _wide(one, words) > one.width() - 14 else ""
        case QMenuBar():
            hidden = [act.text() for act in one.actions() if act.isVisible() and one.actionGeometry(act).isEmpty()]
            extension = one.findChild(QToolButton, "qt_menubar_ext_button")
            return " ".join(hidden) or ("menus" if extension is not None and extension.isVisible() else "")
        case QTabBar():
            asked = [
                one.tabText(n) for n in range(one.count()) if one.tabRect(n).width() < one.tabSizeHint(n).width() - 2
            ]
            return " ".join(asked)
        case QHeaderView() if type(one) is QHeaderView and one.orientation() == Qt.Orientation.Horizontal:
            return _cut_heads(one)
        case QAbstractItemView() if not isinstance(one, RowList) and not isinstance(one, QHeaderView):
            return _cut_cells(one)
    return ""


def _wide(one: QWidget, words: str) -> float:
    return QFontMetricsF(one.font()).horizontalAdvance(words)


def _cut_label(one: QLabel) -> str:
    words = one.text()
    if not words or one.pixmap().width():
        return ""
    if one.wordWrap():
        # The longest word alone must have its room, and all lines theirs.
        longest = max((_wide(one, word) for word in words.split()), default=0)
        lacks = one.height() < one.heightForWidth(one.width()) - 2 or one.width() + SPARE < longest
    else:
        lacks = one.width() < one.sizeHint().width() - SPARE or one.height() < one.sizeHint().height() - 3
    return words if lacks else ""


def _cut_choice(one: QComboBox) -> str:
    option = QStyleOptionComboBox()
    one.initStyleOption(option)
    style = one.style()
    room = style.subControlRect(QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, one)
    wide, wraps = _wide(one, one.currentText()) > room.width() + SPARE, type(one) is not QComboBox
    lacks = one.height() < one.sizeHint().height() - 2 if wraps else wide
    return one.currentText() if lacks else ""


def _cut_heads(one: QHeaderView) -> str:
    model = one.model()
    for n in range(one.count()):
        words = str(model.headerData(n, Qt.Orientation.Horizontal) or "")
        if (
            words
            and not one.isSectionHidden(n)
            and one.sectionSize(n) + SPARE < max(_wide(one, w) for w in words.split())
        ):
            return words
    return ""


def _cut_cells(one: QAbstractItemView) -> str:
    """Give the first text that a view of Qt's own cuts, of the rows in sight."""
    model, seen = one.model(), one.viewport().rect()
    index = one.indexAt(QPoint(2, 2))
    if model is None or type(one.itemDelegate()) not in (QStyledItemDelegate, QItemDelegate):  # painted rows
        return ""
    for row in range(index.row() if index.isValid() else 0, min(model.rowCount(QModelIndex()), 60)):
        for column in range(1 if isinstance(one, QListView) else model.columnCount(QModelIndex())):
            at = model.index(row, column)
            box = one.visualRect(at)
            words = str(at.data() or "")
            if not words or not box.intersects(seen) or "\n" in words:
                continue
            need = one.sizeHintForIndex(at).width()
            if box.width() + SPARE < need - 4 and not getattr(one, "wordWrap", lambda: False)():
                return words
    return ""
