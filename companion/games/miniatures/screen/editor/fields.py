"""The fields of what is chosen in the editor's tree; under each stands what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import choice_box, label
from companion.games.miniatures.charts.scale import Scale
from companion.games.miniatures.screen.editor.checking import Fault
from companion.games.miniatures.screen.editor.draft import ONLY, Draft, Node
from companion.games.miniatures.screen.editor.lines import strength
from companion.language.tongue import tr
from companion.language.words import capital, plain

Choices = tuple[tuple[str, str], ...]
Changed = Callable[[str, str], object]


class Field(NamedTuple):
    """A cell to edit: its column, its label, and how: in words, as a choice, as a tick, or as a long text."""

    column: str
    label: str
    choices: Choices = ()
    kind: str = "line"


def _words(*names: str) -> Choices:
    return tuple((name, capital(plain(name))) for name in names)


def edges() -> Choices:
    """Give the table's edges."""
    names = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
    return (("", tr("none")), *_words(*names))


def fields(draft: Draft, one: Node, scales: Choices) -> tuple[Field, ...]:
    """Give the fields of a node."""
    match one.kind:
        case "unit":
            arm = one.cells.get("arm", "infantry")
            return tuple(field for field in _unit() if arm in ONLY.get(field.column, (arm,)))
        case "leader":
            above = [other for other in draft.above(one.key) if other.kind in ("division", "corps", "army")]
            ranks = tuple((other.kind, capital(plain(other.kind))) for other in above)
            return (
                Field("name", tr("Name")),
                Field("rank", tr("Leader of the"), ranks),
                Field("exceptional", tr("Exceptional leader"), kind="tick"),
                Field("arrives", tr("Arrives in turn")),
                Field("edge", tr("By the edge"), edges()),
                Field("why", tr("Why, for readers")),
            )
        case "objective":
            sides = (("", tr("nobody")), *_words("union", "confederate"))
            return (
                Field("name", tr("Name")),
                Field("points", tr("Points")),
                Field("holder", tr("Held at first by"), sides),
                Field("asks", tr("Asked for each turn"), kind="tick"),
            )
        case "page":
            guns = (("", tr("pooled by battalion")), ("batteries", tr("one for each battery")))
            return (
                Field("title", tr("Title")),
                Field("date", tr("Date, for example 1863-07-01")),
                Field("description", tr("Description"), kind="long"),
                Field("last_turn", tr("Turns")),
                Field("first", tr("Goes first"), _words("union", "confederate")),
                Field("starts_at", tr("Begins at, for example 08:00")),
                Field("minutes", tr("Minutes a turn")),
                Field("scale", tr("Men a stand"), (("", tr("as the game is set")), *scales)),
                Field("guns", tr("Gun stands"), guns),
                Field("field", tr("Field, a shipped one or a file beside it")),
            )
        case "corps" | "division":
            return (Field("name", tr("Name")),)
    return ()


def _unit() -> tuple[Field, ...]:
    mounted = (("", tr("mounted")), ("no", tr("on foot")))
    limbered = (("", tr("as it comes")), ("yes", tr("limbered")), ("no", tr("unlimbered")))
    formations = (("", capital(plain("single-line"))), *_words("double-line", "attack-column", "march-column"))
    carbines = (("", capital(plain("muzzle-loading"))), *_words("breech-loading"))
    return (
        Field("unit", tr("Name")),
        Field("arm", tr("Arm"), _words("infantry", "cavalry", "artillery")),
        Field("men", tr("Men")),
        Field("guns", tr("Guns")),
        Field("stands", tr("Stands")),
        Field("fresh_at", tr("Fresh from, in stands")),
        Field("worn_at", tr("Worn from, in stands")),
        Field("commander", tr("Commander")),
        Field("exceptional", tr("Exceptional commander"), kind="tick"),
        Field("formation", tr("Formation"), formations),
        Field("mounted", tr("Cavalry is"), mounted),
        Field("carbine", tr("Carbine"), carbines),
        Field("gun_type", tr("Gun"), _words("smoothbore", "rifled")),
        Field("horse", tr("Horse artillery"), kind="tick"),
        Field("battalion", tr("Battalion, guns pooled")),
        Field("limbered", tr("Guns are"), limbered),
        Field("arrives", tr("Arrives in turn")),
        Field("edge", tr("By the edge"), edges()),
        Field("traits", tr("Traits, apart by spaces")),
        Field("emblem", tr("Emblem, or a picture's name")),
        Field("source", tr("Source of the figures")),
    )


def labels(draft: Draft, one: Node) -> dict[str, str]:
    """Give the labels of a node's fields by column."""
    return {field.column: field.label for field in fields(draft, one, ())}


class Tick(QCheckBox):
    """A box that is ticked or empty, drawn as everywhere on the desk."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Give the room of the box and its frame."""
        return QSize(self.look.px(26), self.look.px(26))

    def hitButton(self, pos: QPoint) -> bool:
        """Take a click anywhere in it."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and a frame around it where the keyboard is."""
        painter, look = QPainter(self), self.look
        paint.tick_box(painter, look, QPointF(look.px(5), look.px(5)), done=self.isChecked(), size=16)
        if self.hasFocus():
            wide = look.px(2)
            painter.setPen(QPen(look.color("ink"), wide))
            painter.drawRect(self.rect().adjusted(wide // 2, wide // 2, -wide, -wide))
        painter.end()


class Form(QWidget):
    """The fields of one node; every change is told at once."""

    def __init__(self, look: Look, shown: Sequence[Field], changed: Changed) -> None:
        super().__init__()
        self.shown = tuple(shown)
        self._changed, self._quiet = changed, False
        self.editors: dict[str, QWidget] = {}
        self._faults = {field.column: label("", "refusal") for field in shown}
        form = QFormLayout(self)
        form.setContentsMargins(look.px(2), look.px(8), look.px(12), look.px(8))
        form.setVerticalSpacing(look.px(6))
        form.setHorizontalSpacing(look.px(16))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in shown:
            editor = self.editors[field.column] = self._editor(look, field)
            editor.setAccessibleName(field.label)
            fault = self._faults[field.column]
            fault.setWordWrap(True)
            fault.hide()
            holder = QWidget()
            lines = QVBoxLayout(holder)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(look.px(2))
            lines.addWidget(editor)
            lines.addWidget(fault)
            name = label(field.label)
            name.setBuddy(editor)
            name.setMinimumHeight(look.px(26))
            form.addRow(name, holder)

    def _editor(self, look: Look, field: Field) -> QWidget:
        column = field.column
        if field.choices:
            box = choice_box(field.label, [(words, value) for value, words in field.choices])
            box.setMaximumWidth(look.px(240))
            box.currentIndexChanged.connect(lambda _: self._tell(column, str(box.currentData())))
            return box
        if field.kind == "tick":
            tick = Tick(look)
            tick.toggled.connect(lambda on: self._tell(column, "yes" if on else ""))
            return tick
        if field.kind == "long":
            text = QPlainTextEdit()
            text.setTabChangesFocus(True)
            text.setFixedHeight(look.px(110))
            text.textChanged.connect(lambda: self._tell(column, text.toPlainText()))
            return text
        line = QLineEdit()
        line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line.textEdited.connect(lambda found: self._tell(column, found))
        return line

    def _tell(self, column: str, text: str) -> None:
        if not self._quiet:
            self._changed(column, text)

    def show_node(self, cells: Mapping[str, str], faults: Sequence[Fault], hints: Mapping[str, str]) -> None:
        """Show what is in the cells, what is wrong with them and what they are by default; no cursor jumps."""
        self._quiet = True
        for column, editor in self.editors.items():
            text = cells.get(column, "")
            if isinstance(editor, QComboBox):
                if editor.findData(text) < 0:
                    editor.addItem(text, text)  # what was read and is none of the choices stays to be seen
                editor.setCurrentIndex(editor.findData(text))
            elif isinstance(editor, QCheckBox):
                editor.setChecked(text.casefold() in ("yes", "true", "x", "1"))
            elif isinstance(editor, QPlainTextEdit):
                if editor.toPlainText() != text:
                    editor.setPlainText(text)
            elif isinstance(editor, QLineEdit):
                if editor.text() != text:
                    editor.setText(text)
                editor.setPlaceholderText(hints.get(column, ""))
            said = "; ".join(dict.fromkeys(one.words for one in faults if one.column == column))
            self._faults[column].setText(f"▲ {capital(said)}" if said else "")
            self._faults[column].setVisible(bool(said))
            editor.setAccessibleDescription(said)
        self._quiet = False

    def fault(self, column: str) -> str:
        """Give what stands under a field."""
        return self._faults[column].text()


def hints(one: Node, scale: Scale) -> dict[str, str]:
    """Give what an empty cell comes to."""
    there = tr("empty: on the table from the start")
    if one.kind == "leader":
        return {"arrives": tr("empty: with the first of his troops")}
    if one.kind != "unit":
        return {"date": tr("empty: not told"), "minutes": tr("empty: as the scale says")}
    found = strength(one.cells, scale)
    by_scale = {
        "stands": tr("empty: {n}, by the scale", n=found.stands) if not one.cells.get("stands") else "",
        "fresh_at": tr("empty: {n}, by the scale", n=found.fresh_at),
        "worn_at": tr("empty: {n}, by the scale", n=found.worn_at),
    }
    return {"arrives": there, **(by_scale if found.stands is not None else {})}
