"""What a house asks of eyes is a chip beside the orders to a corps; its traits are told in the army's row and on the map."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.campaign.screen.rows import army
from tests.games.campaign.battles import a_game, corps
from tests.games.campaign.screen.conftest import UNION_ALONE, OpenCampaign, from_state
from tests.rulesets import clubs


def test_a_chip_says_it_of_the_corps_and_takes_it_back(open_campaign: OpenCampaign, tmp_path: Path) -> None:
    first = a_game(
        corps("union:A", traits=("iron-brigade",)), phase="union", control=UNION_ALONE, setting_up=(), title="A game"
    )
    window = open_campaign(from_state(first, house=clubs.written(tmp_path / "club", clubs.CAMPAIGN)))
    window.desk.select("union:A")
    [(word, chip)] = window.orders.asks.chips.items()
    assert (word, chip.text(), chip.value, chip.isVisibleTo(window)) == ("dug in", "dug in", "+2", True)
    for on in (True, False):
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
        one = window.desk.chosen
        assert one is not None
        assert (one.asked, chip.isChecked()) == (("dug in",) if on else (), on)
        [row] = [row for row in army.rows(window.desk.view) if row.id == "union:A"]
        assert ("iron brigade, dug in" in row.aloud) is on
        assert "iron brigade" in row.aloud
        assert one.hex is not None
        on_the_map = " ".join(window.map.listing(one.hex))
        assert ("iron brigade, dug in" in on_the_map, "iron brigade" in on_the_map) == (on, True)


def test_without_such_a_row_there_is_none(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.desk.select("union:E")
    assert window.orders.asks.chips == {}
    assert window.orders.asks.isHidden()
