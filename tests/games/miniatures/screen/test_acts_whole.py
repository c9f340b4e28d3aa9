"""A long act of the strip has the two lines of its row: its column grows, and a short one's does not."""

from __future__ import annotations

import pytest
from msgspec import structs

from companion.games.miniatures.screen.outcome import ACT_LINES, act_width, lines_of
from companion.games.miniatures.words.outcome import OutcomeRow
from tests.desktop.conftest import OpenWindow, a_line, a_session

LONG = "die ganze Brigade weicht eine volle Bewegung zurück, vom Feind fort und ohne Freunde zu durchqueren"


@pytest.mark.parametrize("why", ["", "Sturmangriff, Würfel 9 und 3, Unterschied +13: vom Feld gefegt"])
def test_a_long_act_is_whole(open_window: OpenWindow, why: str) -> None:
    look = open_window(a_session(a_line("defensive"))).look
    row = OutcomeRow(nth=0, entry=1, mark="", what="Seymour", why=why, clause="", unit="seymour", to_do=LONG)
    assert lines_of(look, LONG, 680 * 0.34) > ACT_LINES
    wide = act_width(look, row, 680, 620)
    assert lines_of(look, LONG, wide) <= ACT_LINES
    assert wide < 680 * 0.65
    assert act_width(look, structs.replace(row, to_do="1 Base weg"), 680, 620) <= 680 * 0.34
