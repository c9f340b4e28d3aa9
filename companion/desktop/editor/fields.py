"""The fields of what is selected in the editor: of a unit, of a leader, or of the battle itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from companion.desktop.look import Look
from companion.desktop.parts import label
from companion.present.draft import Draft, DraftLeader, DraftUnit
from companion.present.words import capital, plain
from companion.tongue import tr

EDGES = ("", "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
FORMATIONS = ("single-line", "double-line", "attack-column", "march-column")


class Editable(NamedTuple):
    """A field: its name, its label, and the words that it takes, for a choice."""

    name: str
    label: str
    choices: tuple[str, ...] = ()


def of(one: object) -> tuple[Editable, ...]:
    """Give the fields of a unit, a leader or the battle."""
    if isinstance(one, DraftUnit):
        return _of_unit(one)
    if isinstance(one, DraftLeader):
        return (
            Editable("name", tr("Name")),
            Editable("exceptional", tr("Exceptional")),
            Editable("corps", tr("Corps")),
            Editable("division", tr("Division")),
            Editable("arrives", tr("Arrives in turn (0: there from the start)")),
            Editable("edge", tr("Edge"), EDGES),
        )
    return (
        Editable("name", tr("Name of the files")),
        Editable("title", tr("Title")),
        Editable("description", tr("Description")),
        Editable("last_turn", tr("Turns")),
        Editable("first", tr("Goes first"), ("union", "confederate")),
        Editable("starts_at", tr("Begins at, for example 08:00")),
        Editable("minutes", tr("Minutes a turn")),
    )


def _of_unit(unit: DraftUnit) -> tuple[Editable, ...]:
    guns = unit.arm == "artillery"
    found = [Editable("name", tr("Name")), Editable("arm", tr("Arm"), ("infantry", "cavalry", "artillery"))]
    found.append(Editable("stands", tr("Gun stands") if guns else tr("Stands")))
    if guns:
        found += [
            Editable("gun_type", tr("Guns"), ("smoothbore", "rifled")),
            Editable("horse", tr("Horse artillery")),
            Editable("limbered", tr("Limbered at the start")),
        ]
    else:
        found += [
            Editable("fresh_at", tr("Fresh from (0: by the scale)")),
            Editable("worn_at", tr("Worn from (0: by the scale)")),
            Editable("commander", tr("Commander")),
            Editable("exceptional", tr("Exceptional commander")),
            Editable("formation", tr("Formation"), FORMATIONS),
        ]
    if unit.arm == "cavalry":
        found += [
            Editable("carbine", tr("Carbine"), ("muzzle-loading", "breech-loading")),
            Editable("mounted", tr("Mounted")),
        ]
    found += [
        Editable("corps", tr("Corps")),
        Editable("division", tr("Division")),
        Editable("arrives", tr("Arrives in turn (0: there from the start)")),
        Editable("edge", tr("Edge"), EDGES),
    ]
    return tuple(found)


class Fields(QWidget):
    """A form of the fields of one thing; every change is told at once."""

    def __init__(self, look: Look, one: DraftUnit | DraftLeader | Draft, changed: Callable[[str, Any], None]) -> None:
        super().__init__()
        self.editors: dict[str, QWidget] = {}
        form = QFormLayout(self)
        form.setVerticalSpacing(look.px(5))
        for field in of(one):
            editor = self._editor(field, getattr(one, field.name), changed)
            editor.setAccessibleName(field.label)
            self.editors[field.name] = editor
            form.addRow(label(field.label), editor)

    def _editor(self, field: Editable, value: Any, changed: Callable[[str, Any], None]) -> QWidget:
        name = field.name
        if field.choices:
            box = QComboBox()
            for choice in field.choices:
                box.addItem(capital(plain(choice)) or tr("none"), choice)
            box.setCurrentIndex(max(0, box.findData(value)))
            box.activated.connect(lambda _: changed(name, box.currentData()))
            return box
        if isinstance(value, bool):
            tick = QCheckBox()
            tick.setChecked(value)
            tick.toggled.connect(lambda on: changed(name, on))
            return tick
        if isinstance(value, int):
            number = QSpinBox()
            number.setRange(0, 999)
            number.setValue(value)
            number.valueChanged.connect(lambda found: changed(name, found))
            return number
        if name == "description":
            text = QPlainTextEdit(str(value))
            text.setTabChangesFocus(True)
            text.textChanged.connect(lambda: changed(name, text.toPlainText()))
            return text
        line = QLineEdit(str(value))
        line.textEdited.connect(lambda found: changed(name, found))
        return line
