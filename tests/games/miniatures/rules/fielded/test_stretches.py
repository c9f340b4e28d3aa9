"""A way in stretches: where the ground changes under it, and what an inch of each takes."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules.fielded.stretches import Stretch
from tests.games.miniatures.rules.fielded import grounds
from tests.games.miniatures.rules.fielded.test_moves import battle

WOODS = grounds.block("woods", 10, 12, 30, 14, name="Herbst Woods")
STRIPS = (grounds.block("woods", 10, 11.5, 30, 13), grounds.block("rough", 10, 7, 30, 8.5))


def stretches(*path: tuple[float, float, float], on: tuple[dict[str, Any], ...] = ()) -> tuple[Stretch, ...]:
    """Give the stretches of a way of the brigade at 20, 10 that looks north."""
    field = grounds.of(battle(), *on)
    return field.stretches(field.moves("iron", path))


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")
def test_a_leg_is_parted_where_its_ground_changes_and_each_rough_inch_counts_more() -> None:
    found = stretches((20, 16, 0), on=(WOODS,))
    assert [(one.inches, one.times, one.name) for one in found] == [
        (2.0, 1.0, ""),
        (2.0, 2.0, "Herbst Woods"),
        (2.0, 1.0, ""),
    ]
    ends = [tuple(tuple(round(at, 3) for at in place) for place in one.line) for one in found]
    assert ends == [((20, 10), (20, 12)), ((20, 12), (20, 14)), ((20, 14), (20, 16))]


def test_the_stretches_take_as_much_as_the_way_uses() -> None:
    field = grounds.of(battle(), WOODS)
    way = field.moves("iron", ((20, 16, 0),))
    assert sum(one.inches * one.times for one in field.stretches(way)) == pytest.approx(way.used)


@pytest.mark.parametrize("facing", [5, 17, 33, 185, 341])
def test_on_a_slanting_way_no_inch_is_told_twice(facing: float) -> None:
    turn = math.radians(facing)
    end = (20 + 6 * math.sin(turn), 10 + 6 * math.cos(turn), facing)
    field = grounds.of(battle(facing=facing), *STRIPS)
    way = field.moves("iron", (end,))
    found = field.stretches(way)
    assert sum(one.inches for one in found) == pytest.approx(sum(leg.inches for leg in way.legs), abs=0.03)
    assert sum(one.inches * one.times for one in found) == pytest.approx(way.used, abs=0.03)
    assert {bool(one.kind) for one in found} == {True, False}


def test_in_the_open_a_leg_is_one_stretch_and_no_way_has_none() -> None:
    (one,) = stretches((20, 16, 0))
    assert (one.inches, one.times, one.kind) == (6.0, 1.0, "")
    assert stretches() == ()


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")
def test_where_a_table_counts_the_whole_move_every_stretch_counts_alike() -> None:
    field = grounds.of(replace(battle(), options={"D10-RUL-MOVE-ROUGH-PART": 1}), WOODS)
    found = field.stretches(field.moves("iron", ((20, 13, 0),)))
    assert {one.times for one in found} == {2.0}
