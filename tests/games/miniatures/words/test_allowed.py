"""What a maneuver roll allows, outcome by outcome: the inches of the movement chart, the changes of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words.allowed import Allowed, allowed
from companion.games.miniatures.words.guns import how_far
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, play, the_rules

RULES = the_rules()


def shown(unit: Any, *, rolled: int | None = None) -> tuple[Any, Allowed | None]:
    state = a_battle(unit, a_brigade("davis", "confederate"), step="move")
    if rolled is not None:
        state = play(state, cmd.Maneuver(unit.id), faces=(rolled,)).state
    view = RULES.view(state, "referee")
    found = next(one for one in view.units if one.id == unit.id)
    return found, allowed(RULES.rules(state), found)


def cells(found: Allowed | None) -> dict[str, tuple[str, ...]]:
    assert found is not None
    return {row.what: row.cells for row in found.rows}


@pytest.mark.clause("D10-MOVE-RATE-INF", "D10-MOVE-ROAD-INF", "D10-MOVE-ROUGH-INF", "D10-MOVE-LINEAR-TROOPS")
def test_a_march_column_goes_twice_as_far_by_road_and_half_as_far_where_it_is_rough() -> None:
    _, found = shown(a_brigade("pettigrew", formation="march-column"))
    assert found is not None
    assert found.formation == "March Column"
    assert [(one.name, one.halved) for one in found.outcomes] == [("Well Handled", False), ("Tardy", True)]
    assert cells(found) == {
        "By road, whole move": ("24″", "12″"),
        "Forward or oblique": ("12″", "6″"),
        "Rough ground": ("6″", "3″"),
        "Over a fence": ("9″", "3″"),
        "To Single Line": ("yes", "–"),
        "To Double Line": ("yes", "–"),
        "To Attack Column": ("6″", "–"),
    }
    assert [row.how for row in found.rows][:3] == ["× 2", "up to 45°", "only what lies in it, × ½"]


@pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FLANK", "D10-FORM-SINGLE-LINE-MOUNT")
def test_cavalry_on_foot_may_mount_and_a_line_goes_by_the_flank() -> None:
    _, found = shown(a_cavalry("gamble", mounted=False))
    table = cells(found)
    assert "By road, whole move" not in table
    assert table["By the flank"] == ("6″", "3″")
    assert table["Mount"][0] == "9″"
    assert "To Double Line" not in table


def test_a_disordered_brigade_goes_by_what_rallies_it() -> None:
    _, found = shown(a_brigade("cutler", disordered=True))
    assert found is not None
    assert [(one.letter, one.halved) for one in found.outcomes] == [("É", False), ("R", True)]


def test_once_it_has_rolled_only_its_own_outcome_is_told() -> None:
    unit, found = shown(a_brigade("cutler"), rolled=10)
    assert found is not None
    assert [one.id for one in found.outcomes] == [unit.outcome]
    assert "Forward or oblique, Well Handled 12″" in found.aloud


@pytest.mark.clause("D10-MOVE-RATE-FOOT-ART", "D10-MOVE-ROAD-FOOT-ART", "D10-RUL-MOVE-LIMBER")
def test_guns_say_how_far_they_go_without_a_roll() -> None:
    limbered, table = shown(a_battery("hall", limbered=True))
    assert table is None
    assert how_far(RULES.rules(a_battle()), limbered) == "limbered: 8″, 24″ by road"
    there, _ = shown(a_battery("hall"))
    assert how_far(RULES.rules(a_battle()), there) == "unlimbered: ½ move to limber"
