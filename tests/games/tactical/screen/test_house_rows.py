"""What a house asks of eyes is a chip beside the orders; traits and what was said stand in the panel and on the map."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.tactical.screen.rows.clash import clash_card
from companion.games.tactical.screen.rows.fire import fire_card
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.session import Session
from tests.games.tactical.building import state, unit
from tests.games.tactical.screen.conftest import PEOPLE, OpenBattle, from_state
from tests.rulesets import clubs

IRON = "union:gibbon-a"


@pytest.fixture
def window(open_battle: OpenBattle, tmp_path: Path) -> TacticalWindow:
    """Give a battle by the club's rules, a unit of the Iron Brigade in hand."""
    made = open_battle(a_meeting(clubs.written(tmp_path / "club", clubs.SQUARES)))
    made.ordering.pick(IRON)
    return made


def a_meeting(house: Path) -> Session:
    first = state(
        unit("Gibbon-A", at=(8, 12), facing=5, traits=("iron-brigade",)),
        unit("Early-A", "confederate", at=(9, 12), facing=1),
        control=PEOPLE,
    )
    return from_state(first, house=house)


def test_a_chip_for_each_question_says_it_and_takes_it_back(window: TacticalWindow) -> None:
    panel = window.unit
    chips = {name: chip for name, chip in panel.chips.items() if name.startswith("remark ")}
    assert {chip.text() for chip in chips.values() if not chip.isHidden()} == {"dug in ×0.5", "weary +1"}
    for on in (True, False):
        QTest.mouseClick(chips["remark dug in"], Qt.MouseButton.LeftButton)
        one = window.desk.chosen
        assert one is not None
        assert (one.asked, chips["remark dug in"].isChecked()) == (("dug in",) if on else (), on)
        assert ("Seen: dug in" in shown(window)) is on


def test_traits_stand_in_the_panel_and_on_the_map(window: TacticalWindow) -> None:
    assert "Traits: iron brigade" in shown(window)
    assert any("iron brigade" in line for line in window.map.listing((8, 12)))


def test_the_card_of_fire_has_the_rows_that_count_and_those_that_do_not(window: TacticalWindow) -> None:
    one = window.desk.chosen
    assert one is not None
    rows = {row.label: (row.value, row.counts) for row in fire_card(window.desk.moment, one, (9, 12)).rows}
    assert rows["The Iron Brigade"] == ("×1.50", True)
    assert rows["Target dug in"] == ("×1.00", False)


def test_the_card_of_melee_has_the_rows_of_the_house(window: TacticalWindow) -> None:
    one = window.desk.chosen
    assert one is not None
    card = clash_card(window.desk.moment, one, (9, 12))
    assert card is not None
    rows = {row.label: (row.value, row.counts) for row in card.rows}
    assert rows["The Iron Brigade"] == ("×1.50", True)
    assert "Target dug in" not in rows, "it is of fire alone"


def shown(window: TacticalWindow) -> list[str]:
    """Give the lines of the panel."""
    return [f"{row.label}: {row.value}" for row in window.unit.rows.rows()]
