"""What the field is used for just now: to look, to place, to fire, to move. A mode has its chips, keys and strip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.panel import KeyHint
from companion.drawing.shapes import Box, Point
from companion.games.miniatures.screen.field.head import Turn
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.words.field.lying import Drawn
from companion.games.miniatures.words.step import DutyRow
from companion.language.tongue import tr


class Mode:
    """A use of the field; those that derive from it say what they do otherwise."""

    def __init__(self, page: Stage) -> None:
        self.page, self.desk, self.look = page, page.desk, page.look
        self.strip: QWidget | None = None
        """What stands below the table, None for nothing."""
        self.on: dict[str, bool] = {}
        """Which chips are on."""

    def begin(self) -> None:
        """Begin, when the field is first used so or the game has changed."""

    def title(self) -> str:
        """Give what the field is called while it is used so."""
        return tr("The field")

    def note(self) -> str:
        """Give what stands beside the title; "" for how much of the table is shown."""
        return ""

    def turns(self) -> Sequence[Turn]:
        """Give the chips."""
        return ()

    def turn(self, name: str) -> None:
        """Turn a chip."""
        self.on[name] = not self.on.get(name)
        self.page.show_all()

    def firers(self) -> tuple[str, ...]:
        """Give who has a frame of ink."""
        return ()

    def chosen(self) -> str:
        """Give the unit in gold."""
        return str(self.desk.selection)

    def without(self) -> frozenset[str]:
        """Give who is painted with every frame, and not with the picture."""
        return frozenset()

    def under(self) -> tuple[Drawn, ...]:
        """Give what lies under the units."""
        return ()

    def over(self) -> tuple[Drawn, ...]:
        """Give what lies over them."""
        return ()

    def covered(self) -> tuple[Box, ...]:
        """Give the room that boxes of its own take, in inches of the drawing: names give way to it."""
        return ()

    def refresh(self) -> None:
        """Show in the strip what is so now."""

    def duty_rows(self) -> tuple[DutyRow, ...]:
        """Give what the field tells of who may act; nothing where the rules alone say it."""
        return ()

    def keys(self) -> list[KeyHint]:
        """Give the keys of the moment."""
        return []

    def on_key(self, event: QKeyEvent) -> bool:
        """Take a key; true when it meant something."""
        del event
        return False

    def on_tab(self, by: int) -> bool:
        """Take Tab: the next unit that stands on the table."""
        return self.page.walk(by)

    def grabs(self, name: str) -> bool:
        """Say whether a unit is carried when it is dragged."""
        del name
        return False

    def pick(self, name: str, place: Point) -> None:
        """Take a click on somebody, or on a place where nobody is."""
        del place
        if name:
            self.desk.select(name)

    def carry(self, name: str, place: Point) -> None:
        """Show somebody who is being dragged."""

    def drop(self, name: str, place: Point) -> None:
        """Let go of who was dragged."""
