"""Corps in the order of their numbers where somebody chooses from a list, though they came to the field otherwise."""

from __future__ import annotations

from companion.games.tactical.rules.under import formations
from companion.games.tactical.rules.view import view
from companion.games.tactical.screen.rows import settable
from tests.games.tactical.building import state, unit
from tests.games.tactical.gazetteer import rules

CAME = ("XII", "V", "VI", "II", "IX", "I")
ORDER = ("I", "II", "V", "VI", "IX", "XII")


def test_units_and_commands_are_offered_in_order() -> None:
    there = state(*(unit(f"B{one}-A", corps=f"{one} Corps", division=f"D{one}", brigade=f"B{one}") for one in CAME))
    named = [name for _, name in settable.targets(view(rules(), there, "referee"))]
    assert [name.partition(":")[2] for name in named if ":" in name] == [f"b{one.lower()}-a" for one in ORDER]
    found = [name for name in formations(there, "union") if "Corps" in name]
    assert found == [f"{one} Corps" for one in ORDER]
