"""Which use of the field a step has: made when it first comes, for what each counts with takes its time to load."""

from __future__ import annotations

from companion.games.miniatures.screen.field.mode import Mode
from companion.games.miniatures.screen.field.stage import Stage
from companion.games.miniatures.screen.work.work import Work
from companion.games.miniatures.words.field.table import Table

EMPTY_TOO = ("fire",)
"""Uses of a field on which nobody stands yet: what is typed is kept there as well."""


def kind_of(inner: Work, table: Table) -> str:
    """Name what the step is about, "" where the field is looked at alone."""
    from companion.games.miniatures.screen.work.charge import ChargeWork
    from companion.games.miniatures.screen.work.fire import FireWork
    from companion.games.miniatures.screen.work.maneuver import ManeuverWork

    kinds = {FireWork: "fire", ManeuverWork: "move", ChargeWork: "charge"}
    found = next((name for kind, name in kinds.items() if isinstance(inner, kind)), "")
    return found if found in EMPTY_TOO or table.standings else ""


def make(kind: str, page: Stage) -> Mode:
    """Make a use of the field."""
    match kind:
        case "fire":
            from companion.games.miniatures.screen.field.firing import Firing

            return Firing(page)
        case "move":
            from companion.games.miniatures.screen.field.moving import Moving

            return Moving(page)
        case _:
            from companion.games.miniatures.screen.field.charging import Charging

            return Charging(page)
