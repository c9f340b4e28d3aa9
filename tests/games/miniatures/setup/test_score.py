"""The score sheet: what each side has done to the other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.miniatures.rules.score import Score, SideScore, read_score_sheet, score, sheet_text, with_points
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Objective, State
from companion.kernel import shelf
from companion.language.messages import told

TEXT = shelf.ruleset_texts("miniatures", only=["score.toml"])["score.toml"]
SHEET = read_score_sheet(TEXT)


def brigade(name: str, **changes: object) -> Brigade:
    whole = Brigade(
        id=name,
        name=name.title(),
        side="confederate",
        division="d",
        corps="c",
        arm="infantry",
        stands_at_start=8,
        stands=8,
        fresh_at=7,
        worn_at=5,
    )
    return replace(whole, **changes)


def battle(*brigades: Brigade, **changes: object) -> State:
    state = State(
        scenario="s", title="S", last_turn=6, brigades={one.id: one for one in brigades}, batteries={}, leaders={}
    )
    return replace(state, **changes)


def counted(side: SideScore) -> dict[str, tuple[int, int, tuple[str, ...]]]:
    return {told(line.label): (line.count, line.total, line.what) for line in side.lines if line.count}


@pytest.mark.clause("D10-RUL-SCOPE")
def test_each_brigade_counts_once_at_its_worst() -> None:
    found = score(
        battle(
            brigade("fresh"),
            brigade("worn", stands=5),
            brigade("spent", stands=4),
            brigade("gone", stands=0, status="destroyed"),
            brigade("quitter", stands=6, status="quit"),
            brigade("coming", status="to-arrive"),
        ),
        SHEET,
    )
    assert counted(found.union) == {
        "enemy brigades worn": (1, 1, ("Worn",)),
        "enemy brigades spent": (1, 2, ("Spent",)),
        "enemy brigades destroyed or gone": (2, 8, ("Gone", "Quitter")),
    }
    assert (found.union.total, found.confederate.total, found.leads) == (11, 0, "union")


@pytest.mark.clause("D10-RUL-SCOPE")
def test_gun_stands_leaders_and_objectives_count() -> None:
    guns = Battery(
        id="g",
        name="Pegram",
        side="union",
        division="d",
        corps="c",
        gun="rifled",
        stands_at_start=4,
        stands=1,
        lost=1,
        captured=1,
        skedaddled=1,
    )
    leaders = {
        "a": Leader(id="a", name="Heth", side="union", rank="division", status="fallen", lost=1),
        "b": Leader(id="b", name="Hill", side="union", rank="corps", lost=1),  # replaced since: his fall still counts
        "c": Leader(id="c", name="Lee", side="union", rank="army"),
    }
    objectives = {"h": Objective("h", "The Hill", 5, "confederate"), "m": Objective("m", "The Mill", 3)}
    found = score(battle(batteries={"g": guns}, leaders=leaders, objectives=objectives), SHEET)
    assert counted(found.confederate) == {
        "enemy gun stands wrecked or captured": (2, 2, ("Pegram", "Pegram")),
        "enemy division leaders fallen or captured": (1, 1, ("Heth",)),
        "enemy corps leaders fallen or captured": (1, 1, ("Hill",)),
        "holds The Hill": (1, 5, ("The Hill",)),
    }
    assert (found.confederate.total, found.union.total, found.leads) == (9, 0, "confederate")


def test_nothing_done_is_level_and_every_row_has_its_line() -> None:
    found = score(battle(brigade("fresh")), SHEET)
    assert found == Score(found.union, found.confederate, "", fought=False)
    assert len(found.union.lines) == len(SHEET.points)
    assert {told(line.label) for line in found.union.lines if line.invented} == {
        "enemy army leaders fallen or captured"
    }


def test_a_scenario_changes_points_and_the_sheet_is_written_for_the_document() -> None:
    own = with_points(SHEET, {"brigade-worn": 3})
    assert score(battle(brigade("worn", stands=5)), own).union.total == 3
    assert read_score_sheet(sheet_text(own)) == own


def test_the_sheet_needs_every_row_once() -> None:
    with pytest.raises(BadInput) as caught:
        read_score_sheet(TEXT.replace('id = "battery"', 'id = "brigade-worn"'))
    assert [problem.what for problem in caught.value.problems] == ["brigade-worn stands 2 times", "no row for battery"]
