"""Why a path cannot be gone: ground, rivers, steps that lead nowhere, too many or none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import DIRECTIONS, NAMES, neighbour, neighbours
from companion.games.campaign.rules.state import Side
from tests.games.campaign.commanding import (
    a_phase,
    gathered,
    refused,
    the_map,
    the_rules,
)


@pytest.mark.clause("RTG-R-MV-PATH", "RTG-13.2.7a", "RTG-13.2.7b", "RTG-8.5a", "RTG-8.4b", "RTG-R-RIVER-CSA")
@pytest.mark.parametrize("side", ["confederate", "union"])
@given(st.tuples(st.integers(0, 21), st.integers(0, 19)), st.lists(st.integers(1, 6), max_size=12))
def test_a_path_is_laid_over_passable_ground_step_by_step(side: Side, start: tuple[int, int], path: list[int]) -> None:
    ground = the_map()
    wrong, at = not ground.passable(start), start
    for direction in path:
        to = neighbour(at, direction)
        wrong = wrong or not ground.passable(to)
        wrong = wrong or (side == "confederate" and ground.river_between(at, to))
        at = to
    reasons = refused(a_phase(side), cmd.MV(corps="C", start=start, path=tuple(path)))
    can_come = side == "union" or any(start == one for one in reached())
    assert bool(reasons) == (wrong or not can_come)
    assert len(reasons) <= 1


def reached() -> set[tuple[int, int]]:
    """Where Hood can get to at all: by a flood that crosses no river."""
    ground, found, edge = the_map(), {(6, 6)}, [(6, 6)]
    while edge:
        at = edge.pop()
        for to in neighbours(at):
            if to not in found and ground.passable(to) and not ground.river_between(at, to):
                found.add(to)
                edge.append(to)
    return found


@pytest.mark.clause("RTG-R-MV-PATH")
def test_a_step_that_leads_nowhere_is_named_with_the_steps_there_are() -> None:
    ground = the_map()
    at, direction = next(
        (at, one)
        for at in sorted(ground.terrain)
        for one in DIRECTIONS
        if ground.passable(at)
        and ground.on_map(neighbour(at, one))
        and not ground.passable(neighbour(at, one))
        and neighbour(neighbour(at, 4), 1) == at
        and ground.passable(neighbour(at, 4))
        and at in reached()
    )
    path = (4, 1, direction)
    (reason,) = refused(a_phase(), cmd.MV(corps="C", start=at, path=path))
    assert f"step 3, {direction} ({NAMES[direction]}) from {at[0]},{at[1]}" in reason.text
    assert "mountains" in reason.text
    assert "4 (south)" in reason.text
    assert reason.clause == "RTG-8.5a"
    (reason,) = refused(a_phase(), cmd.MV(corps="C", start=(6, 1), path=(1,)))
    assert "off the map" in reason.text


@pytest.mark.clause("RTG-8.4b", "RTG-R-MV-PATH")
def test_a_river_stops_a_confederate_path_and_no_union_one() -> None:
    ground = the_map()
    at, direction = next(
        (at, way)
        for at, way in sorted(ground.rivers)
        if at in reached() and ground.passable(neighbour(at, way)) and ground.passable(at)
    )
    (reason,) = refused(a_phase(), cmd.MV(corps="C", start=at, path=(direction,)))
    assert reason.clause == "RTG-8.4b"
    assert "river" in reason.text
    assert refused(a_phase("union"), cmd.MV(corps="C", start=at, path=(direction,))) == ()


@pytest.mark.clause("RTG-R-MV-PATH")
def test_no_path_is_too_long_and_none_too_short() -> None:
    assert refused(a_phase(), cmd.MV(corps="C", start=(6, 6), path=(4, 1) * 100)) == ()
    assert refused(a_phase(), cmd.MV(corps="C", start=(7, 7), path=())) == ()
    assert refused(a_phase(), cmd.MV(corps="C", start=(6, 6), path=(4, 7)))


def test_the_enemy_in_the_way_is_no_reason_against_a_path() -> None:
    state = gathered(a_phase(), "union", (6, 7))
    assert refused(state, cmd.MV(corps="C", start=(6, 6), path=(4,))) == ()


@pytest.mark.clause("RTG-R-LC", "RTG-13.1a", "RTG-13.2a", "RTG-13.3a")
def test_no_menu_has_lc_and_every_order_that_is_one_has_its_command() -> None:
    codes = {code for _, code in the_rules().commands}
    assert "LC" not in codes
    tags = {kind.__struct_config__.tag for kind in (*cmd.TO_CORPS, cmd.ET, cmd.DC, cmd.OC, cmd.OF, cmd.SM)}
    assert codes - tags == {"LM", "SR", "SG", "LD", "CS", "EX"}
    assert tags <= codes
