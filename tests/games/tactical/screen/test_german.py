"""A square-grid battle's window in German: nothing that it says itself is left in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.tactical.screen.window import TacticalWindow
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, to_operations
from tests.german import spoken

OWN = (
    "companion.games.tactical.screen",
    "companion.games.tactical.screen.map",
    "companion.games.tactical.screen.rows",
    "companion.games.tactical.words.map",
    "companion.drawing",
)


@pytest.fixture
def unknown() -> Iterator[set[str]]:
    with spoken(*OWN) as found:
        yield found


def foremost(window: TacticalWindow) -> str:
    """Give the first unit of the Union that stands on the map."""
    return next(one.id for one in window.desk.view.units if one.side == "union" and one.square is not None)


@pytest.mark.parametrize("scenario", ["antietam-basic", "antietam-advanced", "shiloh-sunken-road"])
def test_units_squares_and_layers(unknown: set[str], open_battle: OpenBattle, scenario: str) -> None:
    window = open_battle(to_operations(a_battle(scenario=scenario), activate=3))
    window.ordering.pick(foremost(window))
    for name in ("sight", "fire", "reach", "zones", "command"):
        window.layers.turn(name)
    for row in range(8, 24, 2):
        for column in range(4, 30, 3):
            window.map.select((row, column))
    window.unit.turn_page()
    assert window.header.next.accessibleName().startswith("Nächste Einheit")
    assert unknown == set()


@pytest.mark.parametrize("act", ["end", "points", "keys", "note", "set-option", "resign", "journal"])
def test_questions(unknown: set[str], open_battle: OpenBattle, act: str) -> None:
    window = open_battle(to_operations(a_battle(settings={"time-limit": "10"}), activate=3))
    window.run(act)
    assert unknown == set()


def test_the_cover_of_hidden_units(unknown: set[str], open_battle: OpenBattle) -> None:
    window = open_battle(a_battle(settings={"hidden": "yes"}))
    assert window.desk.covered
    assert unknown == set()
