"""Commands that have a dialog of their own instead of a form: what opens it, and what fills it in again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QDialog, QWidget

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import settable
from companion.games.miniatures.words.settings import settings

OWN_DIALOGS = ("override", "count-table", "take-objective", "set-dice", "set-option", "photograph")
OF_SEVERAL = ("take-objective", "set-dice", "set-option")
"""Those whose dialog gives several commands at once."""
FIRST = ("stands", "attached", "turn")
"""What an override most often sets: of a unit, of a leader, of the battle."""


def own_dialog(
    tag: str, desk: MiniaturesDesk, look: Look, parent: QWidget, *, target: str = "", given: Sequence[Any] = ()
) -> QDialog:
    """Give the dialog of a command; with commands that were `given` as they were filled in."""
    match tag:
        case "override":
            from companion.desktop.dialogs.override import OverrideDialog

            override = OverrideDialog(desk, look, target, parent, fields=settable, first=FIRST)
            for one in given:
                override.fill(one)
            return override
        case "count-table":
            from companion.games.miniatures.screen.counting import CountDialog

            count = CountDialog(desk, look, parent)
            for one in given:
                count.fill(one)
            return count
        case "photograph":
            from companion.games.miniatures.screen.photograph.dialog import PhotoDialog

            return PhotoDialog(desk, look, parent)
        case "set-option":
            from companion.desktop.dialogs.house_rules import HouseRules

            house = HouseRules(desk, look, parent, settings=settings(desk.rules, desk.view))
            for one in given:
                house.fill(one)
            return house
    from companion.games.miniatures.screen.grids import DiceDialog, ObjectivesDialog

    grid = (DiceDialog if tag == "set-dice" else ObjectivesDialog)(desk, look, parent)
    for one in given:
        if isinstance(one, cmd.SetDice):
            grid.choose((one.side, one.kind), one.mode)
        elif isinstance(one, cmd.TakeObjective):
            grid.choose((one.objective, ""), one.by)
    return grid
