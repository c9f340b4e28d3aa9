"""The fields of the shipped scenarios: they fit their battle, everybody stands in his own area, nobody on another."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
import shapely

from companion.charts.faults import BadInput
from companion.drawing.ground.areas import inside
from companion.field.parts import place_of, rings_of
from companion.field.reading import read_field
from companion.field.shapes import Ground
from companion.field.stands import Stands, in_ranks
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.measuring.ranks import ranks
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.setup.standing import amiss, deployment
from companion.kernel import shelf
from companion.kernel.beginning import begin, laid_out
from companion.kernel.begun import Beginning
from companion.kernel.session import Session

SHIPPED = ("mcphersons-ridge", "the-cornfield")


def ground(name: str) -> Ground:
    return read_field(shelf.resource_bytes("fields", f"{name}.geojson"), name)


def begun(scenario: str) -> Session:
    return begin(None, Beginning(scenario=scenario, seed="1863"))


def at_first(scenario: str) -> State:
    state: State = laid_out(Beginning(scenario=scenario)).event.state
    return state


@pytest.fixture(params=SHIPPED)
def session(request: pytest.FixtureRequest) -> Session:
    return begun(request.param)


def test_it_is_to_the_scale_of_the_rules_and_says_what_is_invented(session: Session) -> None:
    field = ground(session.view.scenario)
    assert field.table == (72.0, 48.0)
    assert field.scale is not None
    assert (field.scale.yards_an_inch, field.scale.men_a_stand, field.scale.guns_a_stand) == (60, 200, 8)
    nameless = [one for one in field.of("woods", "field", "orchard", "rough") if not one.properties.name]
    assert nameless
    assert all(one.properties.invented for one in nameless)
    assert all(one.properties.invented for one in field.of("hill", "deployment", "unit"))


def test_the_whole_deployment_is_laid_out_at_once_each_in_the_area_of_his_side(session: Session) -> None:
    view = session.view
    places = deployment(view)
    assert set(places) == {one.id for one in (*view.units, *view.leaders) if one.status == "on-table"}
    areas = {
        one.properties.side: [rings[0] for rings in rings_of(one)] for one in ground(view.scenario).of("deployment")
    }
    sides = {one.id: one.side for one in (*view.units, *view.leaders)}
    for name, place in places.items():
        assert any(inside((place[0], place[1]), [ring]) for ring in areas[sides[name]]), name
    session.do(cmd.Place(places))
    assert deployment(session.view) == {}, "who has a place is left where he is"


def test_nobody_stands_on_another(session: Session) -> None:
    view = session.view
    size = view.field.stands
    shapes = {}
    for one in view.units:
        if one.status == "on-table":
            x, y, facing = deployment(view)[one.id]
            counts = ranks(one.formation or "unlimbered", one.stands or 0)
            made = Stands(in_ranks(counts, (x, y), facing, size), size)
            shapes[one.id] = shapely.union_all([shapely.Polygon(corners) for corners in made.corners])
    for (one, here), (other, there) in combinations(shapes.items(), 2):
        assert here.intersection(there).area < 1e-6, (one, other)
        assert shapely.box(0, 0, *view.field.extent).covers(here), one


def test_a_deployment_goes_by_side_and_by_division() -> None:
    view = begun("the-cornfield").view
    assert set(deployment(view, division="ricketts")) == {"duryea", "hartsuff", "christian", "ricketts"}
    assert set(deployment(view, division="Ricketts")) == set(deployment(view, division="ricketts"))
    assert len(deployment(view, division="S.D. Lee")) == 6
    sides = {one.id: one.side for one in (*view.units, *view.leaders)}
    assert {sides[name] for name in deployment(view, side="union")} == {"union"}


def test_what_is_worth_holding_lies_where_the_scenario_has_it(session: Session) -> None:
    there = {one.properties.name: one for one in ground(session.view.scenario).of("objective")}
    assert list(there) == [one.name for one in session.view.objectives]
    for one in session.view.objectives:
        assert (there[one.name].properties.points, there[one.name].properties.side or "") == (one.points, one.holder)


def test_who_comes_later_has_a_place_at_the_edge_to_come_over(session: Session) -> None:
    field = ground(session.view.scenario)
    wide, tall = field.table
    for one in field.of("arrival"):
        x, y = place_of(one)
        assert x in (0.0, wide) or y in (0.0, tall)


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ('"units": ["gamble"], "facing"', '"units": ["gambel"], "facing"', "nobody of this battle has the id 'gambel'"),
        ('"name": "Oak Hill", "side"', '"name": "Oak Hills", "side"', "'Oak Hills' is no objective of this battle"),
        ('"edge": "west"', '"edge": "east"', "an edge that has no arrival here: west"),
        ('"units": ["devin"], "facing"', '"units": ["archer"], "facing"', "Archer is of the other side"),
    ],
)
def test_a_field_that_is_not_of_the_battle_is_refused_with_its_place(was: str, now: str, told: str) -> None:
    text = shelf.resource_text("fields", "mcphersons-ridge.geojson")
    assert was in text
    state = at_first("mcphersons-ridge")
    problems = [*amiss(read_field(text.replace(was, now).encode(), "mine.geojson"), state, "mine.geojson")]
    assert any(told in str(one) for one in problems)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_field_fits_its_shipped_scenario(name: str) -> None:
    assert [*amiss(ground(name), at_first(name), name)] == []


def test_a_scenario_of_others_has_its_field_beside_it(tmp_path: Path) -> None:
    text = shelf.resource_text("scenarios", "mcphersons-ridge.toml")
    mine = tmp_path / "ridge.toml"
    mine.write_text(text.replace('field = "mcphersons-ridge"', 'field = "mine.geojson"'), encoding="utf-8")
    with pytest.raises(BadInput, match=r"there is no field 'mine\.geojson'"):
        begun(str(mine))
    field = shelf.resource_text("fields", "mcphersons-ridge.geojson")
    (tmp_path / "mine.geojson").write_text(field.replace('"Oak Hill", "side"', '"Oak", "side"'), encoding="utf-8")
    with pytest.raises(BadInput, match="'Oak' is no objective of this battle"):
        begun(str(mine))
    (tmp_path / "mine.geojson").write_text(field, encoding="utf-8")
    assert begun(str(mine)).view.field.ground == ground("mcphersons-ridge").features
