"""The map around a battle: seven hexes with what runs through them, whose lines, who comes whence."""

from __future__ import annotations

import math

import pytest
from msgspec.structs import replace

from companion.cards.content import Drawing, Letters, Path
from companion.games.campaign.cards import extract
from companion.games.campaign.rules.hexes import NAMES, Direction, Hex, neighbours
from companion.games.campaign.words.map.geometry import centre
from companion.games.campaign.words.map.installed import drawing_of
from companion.table.file.battle import BattleFile, Edge, Field
from tests.games.campaign.building import a_plain
from tests.table.papers import table_battles as battles

GROUND = battles.game().ground
AT = (12, 8)


def drawn(at: Hex = AT, battle: BattleFile | None = None) -> Drawing:
    one = battle or battles.a_battle("confederate:H", "union:A", at=at)
    made = extract.extract(one.field, GROUND, one.sides)
    assert made is not None
    return made


def words(made: Drawing) -> set[str]:
    return {one.text for one in made.shapes if isinstance(one, Letters)}


def paths(made: Drawing, **wanted: object) -> list[Path]:
    """The paths with these fills, lines and hatches."""
    return [
        one
        for one in made.shapes
        if isinstance(one, Path) and all(getattr(one, name) == value for name, value in wanted.items())
    ]


def middle(one: Path) -> tuple[float, float]:
    points = [(float(step[1]), float(step[2])) for step in one.steps if len(step) > 2]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def direction(made: Drawing, one: Path) -> Direction:
    """Give the hexside towards which a shape lies from the middle of the drawing."""
    x, y = middle(one)
    turn = math.degrees(math.atan2(y - made.height / 2, x - made.width / 2))
    return round((turn + 90) / 60) % 6 + 1


@pytest.mark.clause("RTG-15.0c")
@pytest.mark.parametrize("at", [(12, 8), (9, 16), (5, 17), (1, 1), (20, 18), (16, 1)])
def test_it_shows_the_hex_and_its_neighbours_and_nothing_beyond(at: Hex) -> None:
    near = {one for one in (at, *neighbours(at)) if GROUND.on_map(one)}
    said = words(drawn(at))
    numbers = {text for text in said if "," in text}
    hidden = {f"{at[0]},{at[1]}"} if at in GROUND.towns else set()
    assert numbers == {f"{x},{y}" for x, y in near} - hidden
    assert said - numbers - {"N"} == {town for one, town in GROUND.towns.items() if one in near}


@pytest.mark.parametrize("at", [(12, 8), (5, 17), (1, 1), (20, 18)])
def test_nothing_is_drawn_outside_the_drawing(at: Hex) -> None:
    made = drawn(at)
    for one in made.shapes:
        if isinstance(one, Path):
            for step in one.steps:
                if len(step) > 2:
                    assert 0 <= float(step[1]) <= made.width
                    assert 0 <= float(step[2]) <= made.height


def test_roads_and_rivers_run_through_and_a_little_beyond() -> None:
    made = drawn((5, 17))
    assert paths(made, line="map.river")
    assert paths(made, line="map.road")
    plain = extract.extract(field((5, 5)), a_plain())
    assert plain is not None
    assert not paths(plain, line="map.river")
    assert not paths(plain, line="map.road")


def field(at: Hex, *edges: Edge) -> Field:
    facts = battles.the_first_clash().field.facts
    said = tuple(replace(one, value=f"{at[0]},{at[1]}") if one.label == "Hex" else one for one in facts)
    return replace(battles.the_first_clash().field, facts=said, edges=edges, place="")


@pytest.mark.clause("RTG-R-OFF-EXPORT")
@pytest.mark.parametrize("way", list(NAMES))
def test_a_bar_lies_along_each_line_solid_for_the_union_hatched_for_the_confederates(way: Direction) -> None:
    for side, wanted in (
        ("union", {"fill": "union", "hatch": False}),
        ("confederate", {"line": "conf", "hatch": True}),
    ):
        made = extract.extract(field((5, 5), Edge(direction=NAMES[way], lines=side)), a_plain())  # type: ignore[arg-type]
        assert made is not None
        (bar,) = paths(made, **wanted)
        assert direction(made, bar) == way


def test_an_arrow_comes_over_every_edge_that_troops_come_over() -> None:
    battle = battles.the_first_clash()
    bare = replace(battle.field, edges=())
    made = extract.extract(bare, GROUND, battle.sides)
    assert made is not None
    (arrow,) = paths(made, hatch=True)
    assert NAMES[direction(made, arrow)] == "north-west"
    none = extract.extract(bare, GROUND, battle.sides[1:])
    assert none is not None
    assert not paths(none, hatch=True)


def test_the_middle_is_the_battles_hex() -> None:
    made = drawn()
    (round_it,) = paths(made, line="wine")
    assert middle(round_it) == pytest.approx((made.width / 2, made.height / 2), abs=0.01)
    (town,) = [one for one in made.shapes if isinstance(one, Letters) and one.text == "Gettysburg"]
    assert math.dist((town.x, town.y), (made.width / 2, made.height / 2)) < extract.HEX / 2


def test_another_map_is_drawn_from_its_ground_alone() -> None:
    assert drawing_of(a_plain()).stream == ()
    assert drawing_of(GROUND).stream != ()


def test_no_map_where_there_is_none() -> None:
    battle = battles.the_first_clash()
    assert extract.extract(battle.field, None) is None
    assert extract.extract(replace(battle.field, facts=()), GROUND) is None
    assert extract.extract(field((99, 99)), GROUND) is None
    assert extract.hex_of(battle.field) == AT
    assert centre(AT)


def test_it_is_said_in_words() -> None:
    assert drawn().said == "Map of Gettysburg and the hexes around it"
    assert "Harpers Ferry" in drawn((5, 17)).said
