"""What is measured on the table: arc, range, sight, enfilade, cover, and that a slow plain reckoner finds the same."""

from __future__ import annotations

import json
import math
import re
from random import Random
from typing import Any

import msgspec
import pytest

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import FILES, Rules, load
from companion.games.miniatures.rules.measuring.asked import Asked
from companion.games.miniatures.rules.measuring.measure import resolve
from companion.kernel import shelf
from tests.games.miniatures.rules.measuring import plainly, tables

SHORT = 250
"""Random tables of the suite; ten thousand were compared when this was written."""


@pytest.fixture(scope="module")
def rules() -> Rules:
    """Give the installed rules."""
    return load(shelf.ruleset_texts("miniatures", only=tuple(FILES)))


def told(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """Measure a case as JSON, its working apart."""
    found = msgspec.to_builtins(resolve(rules, msgspec.convert(asked, Asked, strict=False)))
    assert found.pop("explain")
    return dict(json.loads(json.dumps(found)))


def line(stands: int, at: tuple[float, float], facing: float, **more: Any) -> dict[str, Any]:
    """Give a unit in its arm's first formation."""
    return {"stands": stands, "at": list(at), "facing": facing, **more}


def feature(kind: str, *places: tuple[float, float], **more: Any) -> dict[str, Any]:
    """Give a piece of ground: an area by its corners, or a line."""
    shape = {"type": "LineString", "coordinates": places}
    if kind in tables.AREAS:
        shape = {"type": "Polygon", "coordinates": [[*places, places[0]]]}
    return {"type": "Feature", "properties": {"kind": kind, **more}, "geometry": shape}


def block(kind: str, west: float, south: float, east: float, north: float, **more: Any) -> dict[str, Any]:
    """Give ground between four edges."""
    return feature(kind, (west, south), (east, south), (east, north), (west, north), **more)


def pair(apart: float, *, stands: int = 4, **more: Any) -> dict[str, Any]:
    """Give two lines that face each other."""
    return {"firer": line(stands, (10, 10), 0), "target": line(stands, (10, 10 + apart), 180), **more}


@pytest.mark.clause(
    "D10-RUL-FIRE-RANGE-EDGE", "D10-RUL-FIRE-ARC", "D10-RUL-FIRE-TARGET-CHOICE", "D10-RUL-FIRE-COVER-HALF"
)
@pytest.mark.parametrize("nth", range(SHORT))
def test_a_slow_plain_reckoner_finds_the_same(rules: Rules, nth: int) -> None:
    asked = tables.table(Random(f"tables/{nth}"))
    assert told(rules, asked) == plainly.measure(asked)


@pytest.mark.clause("D10-RUL-FIRE-RANGE-EDGE", "D10-FIRE-POINTS-INF")
@pytest.mark.parametrize(("inches", "fires"), [(8.0, True), (8.0000005, True), (8.01, False)])
def test_a_heading_is_inclusive(rules: Rules, inches: float, fires: bool) -> None:
    found = told(rules, pair(inches))
    assert found["may_fire"] is fires
    assert found["stands"][0]["range"] == round(inches, 2)  # what is out of range is measured all the same


@pytest.mark.clause("D10-FIRE-HIT-TWO", "D10-RUL-FIRE-HIT-ONE")
def test_two_stands_are_to_be_hit_or_the_only_one(rules: Rules) -> None:
    # One stand reaches past a corner: the second is more than 8 inches away.
    asked = {"firer": line(1, (0, 0), 0), "target": line(2, (8.4, 7.9), 180)}
    found = told(rules, asked)
    assert [one["hits"] for one in found["stands"]] == [[]]
    assert not found["may_fire"]
    assert told(rules, {"firer": line(1, (0, 0), 0), "target": line(1, (0, 7), 180)})["may_fire"]
    assert told(rules, {"firer": line(1, (0, 0), 0), "target": line(3, (0, 7.9), 180, formation="march-column")})[
        "may_fire"
    ]


@pytest.mark.clause("D10-RUL-FIRE-HIT-ONE")
def test_every_line_of_the_working_names_a_clause_of_the_ruleset(rules: Rules) -> None:
    texts = shelf.ruleset_texts("miniatures")
    known = set(re.findall(r'^id = "(.*)"$', texts["clauses.toml"] + texts["rulings.toml"], re.MULTILINE))
    cases = [pair(4), pair(4, stands=1), {"firer": line(1, (10, 5), 0), "target": line(4, (10, 10), 0)}]
    workings = [resolve(rules, msgspec.convert(one, Asked, strict=False)).explain for one in cases]
    assert {said.clause for working in workings for said in working} <= known


@pytest.mark.clause("D10-RUL-FIRE-ARC", "D10-FIRE-ARC-INF")
def test_what_only_touches_the_arc_is_not_in_it(rules: Rules) -> None:
    # The ray from the right corner runs through (4.5, 4): a stand whose left front corner lies there only touches it.
    touching = {"firer": line(1, (0, 0), 0), "target": line(1, (5, 4), 0)}
    assert told(rules, touching)["stands"][0]["range"] is None
    inside = {"firer": line(1, (0, 0), 0), "target": line(1, (4.99, 4), 0)}
    assert told(rules, inside)["stands"][0]["fires"]


@pytest.mark.clause("D10-FORM-DOUBLE-LINE-FIRE")
def test_the_rear_rank_does_not_fire_but_is_measured(rules: Rules) -> None:
    found = told(rules, pair(5) | {"firer": line(4, (10, 10), 0, formation="double-line")})
    assert [(one["rank"], one["fires"], one["range"]) for one in found["stands"]] == [
        (1, True, 5.0),
        (1, True, 5.0),
        (2, False, 5.75),
        (2, False, 5.75),
    ]
    assert found["groups"] == [{"stands": 2, "range": 5.0, "enfilade": False}]


@pytest.mark.clause("D10-RUL-FIRE-ENFILADE-DEF")
def test_from_behind_and_along_the_line_is_enfilade(rules: Rules) -> None:
    behind = {"firer": line(1, (10, 5), 0), "target": line(4, (10, 10), 0)}
    assert told(rules, behind)["stands"][0]["enfilade"]
    # Beyond the right end of a line that faces south, ahead of it by as much as beside it: 45 degrees and no more.
    along = {"firer": line(1, (4, 6), 45), "target": line(4, (10, 10), 180)}
    assert told(rules, along)["stands"][0]["enfilade"]
    before = {"firer": line(1, (4, 5.9), 45), "target": line(4, (10, 10), 180)}
    assert not told(rules, before)["stands"][0]["enfilade"]


@pytest.mark.clause("D10-MOVE-VIS-OPEN-WOOD", "D10-MOVE-VIS-CLOSED-WOOD", "D10-RUL-FIRE-TARGET-CHOICE")
@pytest.mark.parametrize(("density", "inches"), [("open", 4.0), ("closed", 8.0)])
def test_woods_are_seen_through_as_far_as_the_sheet_says(rules: Rules, density: str, inches: float) -> None:
    def through(deep: float) -> dict[str, Any]:
        ground = [block("woods", 0, 11, 20, 11 + deep, density=density, name="East Woods")]
        return told(rules, pair(deep + 2, stands=1, ground=ground) | {"shot": "ball", "firer": gun})

    gun = line(1, (10, 10), 0, arm="rifled")
    assert through(inches)["stands"][0]["fires"]
    beyond = through(inches + 0.01)["stands"][0]
    assert (beyond["fires"], beyond["blocked_by"]) == (False, "East Woods")


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
def test_hills_towns_and_others_stop_a_line(rules: Rules) -> None:
    def by(*ground: dict[str, Any], others: tuple[dict[str, Any], ...] = ()) -> str | None:
        found = told(rules, pair(6, stands=1, ground=list(ground), others=list(others)))["stands"][0]
        assert found["fires"] is (found["blocked_by"] is None)
        stop: str | None = found["blocked_by"]
        return stop

    hill = block("hill", 8, 12, 12, 14, name="Seminary Ridge", level=2)
    assert by(hill) == "Seminary Ridge"
    assert by(hill, block("hill", 0, 8, 20, 11, level=2)) is None  # the firer stands as high
    assert by(block("town", 8, 12, 12, 13)) == "town"
    assert by(block("town", 8, 9, 12, 13)) is None  # the firer stands in it
    assert by(others=(line(1, (10.3, 13), 90, name="1st Maine"),)) == "1st Maine"
    assert by(hill, others=(line(1, (10, 11.5), 0, name="1st Maine"),)) == "1st Maine"  # first from the firer


@pytest.mark.clause("D10-RUL-FIRE-COVER-HALF", "D10-FIRE-COVER-HALF")
def test_half_of_the_target_in_cover_is_enough(rules: Rules) -> None:
    def lying(east: float) -> str:
        return str(told(rules, pair(4, ground=[block("woods", 0, 14, east, 16)]))["cover"])

    # Four stands from 8 to 12: their middles lie at 8.5, 9.5, 10.5, 11.5.
    assert lying(9.6) == "cover"
    assert lying(9.4) == "none"
    assert told(rules, pair(4, ground=[feature("breastworks", (0, 13), (20, 13))]))["cover"] == "works"
    assert told(rules, pair(4, ground=[feature("breastworks", (0, 12.99), (20, 12.99))]))["cover"] == "none"
    assert told(rules, pair(9, ground=[feature("breastworks", (0, 18.5), (20, 18.5))]))["cover"] == "none"  # none fires
    assert told(rules, pair(4, ground=[feature("fence", (0, 13.5), (20, 13.5), cover="works")]))["cover"] == "works"


@pytest.mark.clause("D10-RUL-FIRE-CANISTER", "D10-FIRE-ARC-CANISTER")
def test_canister_reaches_four_inches_and_ball_within_them_says_so(rules: Rules) -> None:
    battery = pair(4, stands=2) | {"firer": line(2, (10, 10), 0, arm="smoothbore")}
    assert told(rules, battery | {"shot": "canister"})["groups"] == [{"stands": 2, "range": 4.0, "enfilade": False}]
    assert told(rules, battery)["groups"] == [{"stands": 2, "range": 4.0, "enfilade": False, "ball": True}]
    farther = battery | {"target": line(4, (10, 14.01), 180)}
    assert not told(rules, farther | {"shot": "canister"})["may_fire"]


def test_a_formation_of_another_arm_is_refused(rules: Rules) -> None:
    asked = pair(4) | {"firer": line(2, (10, 10), 0, arm="rifled", formation="double-line")}
    with pytest.raises(Outside, match="formation"):
        told(rules, asked)


@pytest.mark.parametrize(
    ("kind", "shape"),
    [
        ("woods", {"type": "Polygon", "coordinates": []}),
        ("woods", {"type": "Polygon", "coordinates": [[]]}),
        ("woods", {"type": "Polygon", "coordinates": [[(1, 1), (2, 2)]]}),
        ("woods", {"type": "MultiPolygon", "coordinates": [[]]}),
        ("woods", {"type": "LineString", "coordinates": [(1, 1), (2, 2)]}),
        ("fence", {"type": "LineString", "coordinates": [(1, 1)]}),
        ("ford", {"type": "LineString", "coordinates": []}),
        ("fence", {"type": "Point", "coordinates": (1, 1)}),
    ],
)
def test_ground_that_is_no_shape_is_refused_with_its_place(rules: Rules, kind: str, shape: dict[str, Any]) -> None:
    ground = {"type": "Feature", "properties": {"kind": kind}, "geometry": shape}
    with pytest.raises(Outside, match=r"ground\[0\]"):
        told(rules, pair(4, ground=[ground]))


@pytest.mark.parametrize(
    "ring", [((0, 0), (9, 9), (9, 0), (0, 9), (0, 0)), ((1, 1), (2, 2), (3, 3), (1, 1)), ((1, 1),) * 4]
)
def test_an_outline_that_crosses_itself_or_has_no_area_is_ground_all_the_same(rules: Rules, ring: Any) -> None:
    ground = {
        "type": "Feature",
        "properties": {"kind": "woods"},
        "geometry": {"type": "Polygon", "coordinates": [ring]},
    }
    assert told(rules, pair(4, ground=[ground]))["may_fire"]


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
@pytest.mark.parametrize(
    ("formation", "stands", "facing", "at"),
    [
        ("single-line", 2, 180, (10, 14)),  # between the two files
        ("attack-column", 6, 0, (10, 14)),
        ("march-column", 3, 90, (11, 14.0)),  # along the middle of the column's side: through one stand
        ("double-line", 4, 90, (10.75, 14)),  # along the seam of both ranks
        ("single-line", 4, 217, (10, 14)),
    ],
)
def test_a_line_along_the_seam_of_a_units_stands_runs_inside_it(
    rules: Rules, formation: str, stands: int, facing: float, at: tuple[float, float]
) -> None:
    between = {**line(stands, at, facing), "name": "smith", "formation": formation}
    asked = {"firer": line(1, (10, 10), 0), "target": line(1, (10, 17), 180), "others": [between]}
    found = told(rules, asked)
    assert [(one["fires"], one["blocked_by"]) for one in found["stands"]] == [(False, "smith")]
    assert found == plainly.measure(asked)


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
def test_a_line_along_the_outer_edge_of_a_unit_or_between_two_passes_them(rules: Rules) -> None:
    both = [{**line(2, (x, 14), 0), "name": f"at {x}"} for x in (9, 11)]
    for others in (both[:1], both):
        asked = {"firer": line(1, (10, 10), 0), "target": line(1, (10, 17), 180), "others": others}
        found = told(rules, asked)
        assert [one["fires"] for one in found["stands"]] == [True]
        assert found == plainly.measure(asked)


@pytest.mark.clause("D10-RUL-FIRE-ENFILADE-DEF")
@pytest.mark.parametrize("turn", [0.0, 20.0, 23.5, 113.5])
def test_a_stand_whose_front_touches_a_refused_flank_fires_along_it(rules: Rules, turn: float) -> None:
    # The middle of the firer's front is the left rear corner of a stand that is refused beyond the target's front.
    def turned(x: float, y: float) -> tuple[float, float]:
        around = math.radians(turn)
        return 30 + x * math.cos(around) + y * math.sin(around), 30 - x * math.sin(around) + y * math.cos(around)

    shape = [[*turned(0.5, 0.0), turn], [*turned(1.75, -0.5), turn + 90]]
    target = {"stands": 2, "at": list(turned(0.0, 0.0)), "facing": turn, "shape": shape}
    asked = {"firer": line(1, turned(1.75, 0.0), turn + 180), "target": target}
    found = told(rules, asked)
    assert [one["enfilade"] for one in found["stands"]] == [True]
    assert found["stands"] == plainly.measure(asked)["stands"]


@pytest.mark.clause("D10-MOVE-VIS-OPEN-WOOD")
@pytest.mark.parametrize("aslant", [0.0, 3.0, 20.0])
@pytest.mark.parametrize(("deep", "seen"), [(4.0, True), (4.0000009, True), (4.0000011, False), (3.99, True)])
def test_woods_are_measured_to_their_very_rim(rules: Rules, aslant: float, deep: float, seen: bool) -> None:
    # Both rims run aslant across the line, so that it is as long in the woods wherever it crosses them.
    corners = ((5, 12 - aslant * 5), (15, 12 + aslant * 5), (15, 12 + deep + aslant * 5), (5, 12 + deep - aslant * 5))
    asked = {"firer": line(1, (10, 10), 0), "target": line(1, (10, 17), 180), "ground": [feature("woods", *corners)]}
    found = told(rules, asked)
    assert found["stands"][0]["fires"] is seen
    assert found == plainly.measure(asked)
