"""The field of a scenario that is being made: opened from its file, written beside the scenario as one of its own."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QWidget

from companion.charts.faults import BadInput
from companion.desktop.widgets.look import Look
from companion.field.bare import bare
from companion.field.reading import read_field
from companion.field.shapes import Ground
from companion.field.writing import written
from companion.games.miniatures.beginning import GEOJSON, field_text
from companion.games.miniatures.screen.editor import draft as drafts
from companion.games.miniatures.screen.editor.draft import PAGE, Draft
from companion.games.miniatures.screen.editor.field.window import FieldWindow
from companion.language.tongue import tr


class Editor(Protocol):
    """What is asked of the window that the scenario is made in."""

    path: Path | None
    look: Look

    @property
    def draft(self) -> Draft:
        """The scenario as it is now."""

    def put(self, draft: Draft, words: str) -> None:
        """Make a new draft the present one."""

    def tell(self, words: str) -> None:
        """Tell in place what could not be done."""


def ground_of(draft: Draft, folder: Path | None) -> Ground:
    """Give the field that a draft names, a bare table where it names none; raises BadInput for a faulty file."""
    page = draft.node(PAGE)
    name = page.cells.get("field", "").strip() if page is not None else ""
    if not name:
        return bare()
    return read_field(field_text(name, folder, name).encode(), name)


def opened(window: Editor, parent: QWidget) -> FieldWindow | None:
    """Open the scenario's field to be drawn; None, and told why, where it cannot be."""
    if window.path is None:
        window.tell(tr("Save the scenario first: its field is a file beside it."))
        return None
    scenario = window.path
    try:
        ground = ground_of(window.draft, scenario.absolute().parent)
    except BadInput as error:
        window.tell(str(error.problems[0]))
        return None

    def keep(found: Ground) -> None:
        to = scenario.with_name(f"{scenario.stem}{GEOJSON}")
        building = to.with_name(f".{to.name}.new")
        try:
            building.write_text(written(found), encoding="utf-8", newline="\n")
            building.replace(to)
        finally:
            with suppress(OSError):
                building.unlink(missing_ok=True)
        window.put(drafts.change(window.draft, PAGE, "field", to.name), tr("its field"))

    made = FieldWindow(window.look, ground, keep, parent)
    made.show()
    return made
