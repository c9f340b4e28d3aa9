"""Small parts of every panel: headings over the Oxford rule, strips, buttons, empty boxes, painted widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from companion.charts.figures import Reason
from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role, announce
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import Label, line, mnemonic, tip
from companion.desktop.widgets.second_click import PRESSES

NARROW = 85
"""The letters of a title may be drawn together to so many percent."""


def label(words: str, role: str = "") -> Label:
    """Make a line of text in one of the style sheet's roles: label, small, hint, panel, title, refusal."""
    made = Label(words)
    if role:
        made.setProperty("role", role)
    return made


def button(words: str, *, primary: bool = False) -> QPushButton:
    """Make a button; one a panel is primary."""
    made = QPushButton(mnemonic(words))
    if primary:
        made.setProperty("primary", True)
    return made


_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)


class _Choice(QComboBox):
    """A box whose words stand over as many lines as they need, and whose list is as wide as its words."""

    def _words(self, width: int) -> tuple[QRect, int]:
        """Give the room of the words in a box of such a width, and how high they stand in it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect.setWidth(width)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        lines = self.fontMetrics().boundingRect(QRect(0, 0, room.width(), 9999), _WRAPPED, self.currentText())
        return room, lines.height()

    def sizeHint(self) -> QSize:
        """Give the height of the lines that the words need in the width that there is."""
        hint = super().sizeHint()
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized) or self.isVisible():
            hint.setHeight(hint.height() + max(0, self._words(self.width())[1] - self.fontMetrics().height()))
        return hint

    def minimumSizeHint(self) -> QSize:
        """Give the same height, and the width of a few letters."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for as many lines as the new width needs."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, then the words."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.Text))
        painter.drawText(self._words(self.width())[0].adjusted(0, 0, 2, 0), _WRAPPED, self.currentText())

    def showPopup(self) -> None:
        """Give the list the room of its words."""
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)
        super().showPopup()


def choice_box(name: str, choices: Iterable[tuple[str, object]], *, letters: int = 18) -> QComboBox:
    """Make a box of choices, (words, value), as wide at least as so many letters however long its words are."""
    made = _Choice()
    made.currentIndexChanged.connect(lambda _: made.updateGeometry())
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(letters)
    for words, value in choices:
        made.addItem(line(words), value)
    return made


class Zone(NamedTuple):
    """A place of a picture that answers the mouse."""

    box: QRectF
    act: Callable[[], object] | None
    tip: str
    name: object = None
    """Of what it is the place."""


class Painted(QWidget):
    """A widget that paints itself from the look and is read aloud by its accessible name and description."""

    IS = Role.Graphic
    """What it is to a reader of the screen."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._zones: list[Zone] = []
        look.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint."""
        painter = QPainter(self)
        self._zones.clear()
        self.draw(painter)
        painter.end()

    def zone(self, box: QRectF, act: Callable[[], object] | None, tip: str = "", name: object = None) -> None:
        """Make a place of the picture answer the mouse; asked while drawing."""
        self._zones.append(Zone(box, act, tip, name))

    def zone_at(self, place: QPointF) -> Zone | None:
        """Give the newest zone at a place."""
        return next((one for one in reversed(self._zones) if one.box.contains(place)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Do what the place under the mouse does."""
        found = self.zone_at(event.position())
        if found is not None and found.act is not None and event.button() == Qt.MouseButton.LeftButton:
            if not PRESSES.stray(self, event, (id(self), found.name)):
                found.act()
            event.accept()
            return
        super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the tip of the place under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = self.zone_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), tip(found.tip) if found else self.toolTip(), self)
            return True
        return super().event(event)

    def draw(self, painter: QPainter) -> None:
        """Draw everything; for the widgets that derive from this one."""


LINE = 24
"""Pixels of the design from one line of a title to the next."""
ASIDE = 160
"""Pixels of the design that a button beside a title has at least: its word and why it is off."""


class Heading(Painted):
    """A title over the Oxford rule, with a clause or a note at the right; what is too long for a line stands in two."""

    IS = Role.Heading
    told = Signal(str)
    """What it says now."""

    def __init__(self, look: Look, words: str = "", note: str = "") -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._key = ""
        self._aside: QWidget | None = None
        self._second = ""
        """What of the title stands in its second line."""
        self.tell(words, note)

    def put(self, aside: QWidget) -> None:
        """Put a button at the right of the title, behind the note; it may have stood over other work before."""
        self._aside = aside
        aside.setParent(self)
        self._lay_aside()
        aside.show()
        self._break()

    def _on_look(self) -> None:
        self._break()
        super()._on_look()

    def _lay_aside(self) -> None:
        if (aside := self._aside) is not None and aside.parent() is self:
            wide = max(aside.sizeHint().width(), self.look.px(ASIDE))
            reason = getattr(aside, "reason", "").strip()
            wide = min(max(wide, int(paint.width(self.look, reason, "small")) + self.look.px(20)), self.width() // 2)
            aside.setGeometry(self.width() - wide, 0, wide, self.look.px(26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the right."""
        super().resizeEvent(event)
        self._lay_aside()
        self._break()

    def _end(self) -> float:
        """Give where the line of the title ends."""
        beside = self._aside is not None and self._aside.parent() is self and self._aside.isVisible()
        return self._aside.x() - self.look.px(10.0) if self._aside is not None and beside else float(self.width())

    def _for_title(self) -> float:
        """Give how wide a title may be that pushes its note away; its key stays, and the tip says what it leads to."""
        cap = paint.key_width(self.look, self._key) + self.look.px(6) if self._key else 0
        return self._end() - cap - self.look.px(8)

    def _break(self) -> None:
        second = ""
        room = self._for_title()
        if paint.width(self.look, self._words, "title") * NARROW / 100 > room:
            # As much as fits in the first line, and one word at least.
            words = self._words.split(" ")
            fit = [n for n in range(1, len(words)) if paint.width(self.look, " ".join(words[:n]), "title") <= room]
            second = " ".join(words[max(fit, default=len(words)) :])
        if second != self._second:
            self._second = second
            self.updateGeometry()
        self.update()

    def tell(self, words: str, note: str = "", key: str = "") -> None:
        """Show a title, a note and the key of the note."""
        self._words, self._note, self._key = words, note, key
        self.setAccessibleName(f"{words}. {note}" if note else words)
        self.setToolTip(tip(note))
        self._break()
        self.told.emit(words)

    def sizeHint(self) -> QSize:
        """Give the height of a title row, or of two."""
        return QSize(self.look.px(200), self.look.px(36 + (LINE if self._second else 0)))

    def draw(self, painter: QPainter) -> None:
        """Draw title, note and rules."""
        look, whole, w = self.look, float(self.width()), self._end()
        note = paint.width(look, self._note, "small") if self._note else 0
        cap = paint.key_width(look, self._key) + look.px(6) if self._key else 0
        first = self._words.removesuffix(self._second).rstrip() if self._second else self._words
        if self._second or paint.width(look, first, "title") * NARROW / 100 > w - note - cap - look.px(8):
            note = 0
        title = QRectF(0, 0, w - note - cap - look.px(8), look.px(26))
        paint.text(painter, look, title, first, kind="title", narrow=NARROW)
        if self._second:
            below = QRectF(0, look.px(LINE), whole, look.px(26))
            paint.text(painter, look, below, self._second, kind="title", narrow=NARROW)
        if note:
            paint.text(
                painter,
                look,
                QRectF(w - note, look.px(6), note + 2, look.px(18)),
                self._note,
                kind="small",
                token="ink2",
            )
        if self._key:
            paint.key(painter, look, QPointF(w - note - cap, look.px(7)), self._key)
        paint.oxford_rule(painter, look, 0, whole, look.px(29 + (LINE if self._second else 0)))


class Strip(QWidget):
    """A strip in place: a refusal in wine, read-only or busy in slate. Empty, it is not there."""

    def __init__(self, look: Look, *, tone: str = "wine") -> None:
        super().__init__()
        self._look, self._tone = look, tone
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(12), look.px(4), look.px(8), look.px(4))
        self._text, self._clause = label(""), label("", "hint")
        self._text.setWordWrap(True)
        row.addWidget(self._text, 1)
        row.addWidget(self._clause)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def _dress(self) -> None:
        tint, edge = (self._look.color(name).name() for name in (f"{self._tone}-tint", self._tone))
        wide = self._look.px(4)
        self.setStyleSheet(f"Strip {{ background: {tint}; border-left: {wide}px solid {edge}; }}")

    def tell(self, words: str, reasons: tuple[Reason, ...] = ()) -> None:
        """Show a sentence, or with "" nothing."""
        first = words.partition(" ")[0].rstrip(":")
        self._text.setText(words[:1].upper() + words[1:] if first.isalpha() else words)  # files keep their names
        self._clause.setText(next((reason.clause for reason in reasons if reason.clause), ""))
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        announce(self, words)

    def words(self) -> str:
        """Give what is shown."""
        return "" if self.isHidden() else self._text.text()


class Empty(Painted):
    """A dashed box where nothing is yet: one sentence and the key that fills it."""

    def __init__(self, look: Look, words: str, key: str = "", *, ground: str = "") -> None:
        """`ground` is the colour under it where it lies on a picture, "" for what is there anyway."""
        super().__init__(look)
        self._words, self._key, self._ground = words, key, ground
        self.setAccessibleName(words)

    def tell(self, words: str, key: str = "") -> None:
        """Show another sentence."""
        self._words, self._key = words, key
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Give the size of two lines."""
        return QSize(self.look.px(200), self.look.px(52))

    def draw(self, painter: QPainter) -> None:
        """Draw the box."""
        look = self.look
        if self._ground:
            painter.fillRect(self.rect(), look.color(self._ground))
        painter.setPen(QPen(look.color("edge"), 1, Qt.PenStyle.DashLine))
        painter.drawRect(QRectF(0.5, 0.5, self.width() - 1, self.height() - 1))
        x = float(look.px(12))
        if self._key:
            x = paint.key(painter, look, QPointF(x, self.height() / 2 - look.px(8)), self._key) + look.px(8)
        box = QRectF(x, 0, self.width() - x - look.px(8), self.height())
        paint.text(painter, look, box, self._words, token="ink2", narrow=NARROW)


def column(*parts: QWidget, margin: int = 0, spacing: int = 0) -> QVBoxLayout:
    """Lay widgets out from top to bottom."""
    made = QVBoxLayout()
    made.setContentsMargins(margin, margin, margin, margin)
    made.setSpacing(spacing)
    for part in parts:
        made.addWidget(part)
    return made


def row(*parts: QWidget, margin: int = 0, spacing: int = 8) -> QHBoxLayout:
    """Lay widgets out from left to right."""
    made = QHBoxLayout()
    made.setContentsMargins(margin, margin, margin, margin)
    made.setSpacing(spacing)
    for part in parts:
        made.addWidget(part)
    return made
