"""Units of which some are limbered or mounted and some are not: made one, some would be so without having done it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Unit
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, play, refusals


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (
            a_battery("left", limbered=True),
            a_battery("right", limbered=False),
            "some of them are limbered and some are not: merged, all are as Right is; limber or unlimber first [D10-RUL-MOVE-LIMBER]",
        ),
        (
            a_cavalry("left", mounted=True),
            a_cavalry("right", mounted=False),
            (
                "some of them are mounted and some are not: merged, all are as Right is; mount or dismount first "
                "[D10-FORM-SINGLE-LINE-MOUNT]"
            ),
        ),
        (a_battery("left", limbered=True), a_battery("right", limbered=True), ""),
        (a_battery("left", limbered=False), a_battery("right", limbered=False), ""),
        (a_brigade("left"), a_brigade("right"), ""),
    ],
)
@pytest.mark.clause("D10-RUL-MOVE-LIMBER", "D10-FORM-SINGLE-LINE-MOUNT")
def test_only_those_join_for_nothing_that_are_limbered_or_mounted_alike(one: Unit, other: Unit, said: str) -> None:
    state = a_battle(one, other)
    order = cmd.Merge(("left", "right"), "right")
    assert refusals(state, order) == said
    merged = play(state, replace(order, because="as at the table")).unit("right")
    assert getattr(merged, "limbered", None) == getattr(other, "limbered", None), "the referee lets it happen"
    assert getattr(merged, "mounted", None) == getattr(other, "mounted", None)
