from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.cards.content import Deck, Disc, Letters, Path, Tile
from companion.cards.decks import build
from companion.cards.shapes.sides import flag
from companion.cards.source import Source, of_session
from companion.charts.faults import BadInput
from companion.drawing.paths import points
from companion.kernel.beginning import Beginning, begin

GAME = of_session(begin(None, Beginning(scenario="mcphersons-ridge", seed="1")))
VIEW: Any = GAME.view


def deck(source: Source = GAME) -> Deck:
    return build("labels", source)


def letters(tile: Tile) -> list[str]:
    return [shape.text for shape in tile.drawing.shapes if isinstance(shape, Letters)]


def of(unit: str, made: Deck) -> list[Tile]:
    return [tile for tile in made.tiles if tile.id == unit or tile.id.rpartition("-")[0] == unit]


def test_every_stand_of_every_unit_has_its_label() -> None:
    made = deck()
    assert made.kind == "tiles"
    for unit in VIEW.units:
        those = of(unit.id, made)
        numbers = [letters(tile)[-1] for tile in those]
        assert numbers == [f"{nth}/{unit.stands_at_start}" for nth in range(1, unit.stands_at_start + 1)]
        bare = "".join(unit.name.split())
        for tile in those:
            whole = ("".join("".join(letters(tile)[:count]).split()) for count in (1, 2))
            assert bare.replace("-", "") in [one.replace("-", "") for one in whole]


def test_stands_that_are_lost_have_theirs_too() -> None:
    units = tuple(replace(unit, stands=0, status="destroyed") for unit in VIEW.units)
    assert [tile.id for tile in deck(GAME._replace(view=replace(VIEW, units=units))).tiles] == [
        tile.id for tile in deck().tiles
    ]


def test_every_leader_has_one_unless_he_is_gone() -> None:
    ids = [tile.id for tile in deck().tiles]
    assert all(ids.count(one.id) == 1 for one in VIEW.leaders)
    leaders = (replace(VIEW.leaders[0], status="fallen"), *VIEW.leaders[1:])
    gone = [tile.id for tile in deck(GAME._replace(view=replace(VIEW, leaders=leaders))).tiles]
    assert sorted([*gone, VIEW.leaders[0].id]) == sorted(ids)


def test_a_leader_of_no_known_formation_is_not_forgotten() -> None:
    leaders = (replace(VIEW.leaders[0], commands="nowhere"), *VIEW.leaders[1:])
    assert VIEW.leaders[0].id in [tile.id for tile in deck(GAME._replace(view=replace(VIEW, leaders=leaders))).tiles]


def test_ids_are_those_of_one_tile_each() -> None:
    ids = [tile.id for tile in deck().tiles]
    assert len(set(ids)) == len(ids)


def test_the_first_stand_of_a_brigade_is_the_command_stand() -> None:
    pennant = len(flag(2.0)[0].steps)  # type: ignore[union-attr]
    for unit in VIEW.units:
        flags = [
            any(isinstance(one, Path) and len(one.steps) == pennant for one in tile.drawing.shapes)
            for tile in of(unit.id, deck())
        ]
        assert flags == [unit.kind == "brigade" and nth == 0 for nth in range(len(flags))]


def test_guns_are_discs_and_cavalry_is_slanted() -> None:
    for unit in VIEW.units:
        last = of(unit.id, deck())[-1].drawing.shapes
        discs = any(isinstance(one, Disc) for one in last)
        assert discs is (unit.kind == "battery")
        if not discs:
            sign = last[-1]
            assert isinstance(sign, Path)
            assert (sign.steps[0][1] != sign.steps[3][1]) is (unit.arm == "cavalry")


def test_order_is_side_corps_division_brigade() -> None:
    made = deck()
    assert [tile.chapter for tile in made.tiles] == sorted((tile.chapter for tile in made.tiles), reverse=True)
    units = {unit.id: unit for unit in VIEW.units}
    places = [units[tile.id.rpartition("-")[0]] for tile in made.tiles if tile.id.rpartition("-")[0] in units]
    for key in (lambda one: (one.side, one.corps), lambda one: (one.side, one.corps, one.division)):
        runs = [key(one) for one in places]
        breaks = sum(one != other for one, other in pairwise(runs))
        assert breaks == len(set(runs)) - 1, "each stands in one piece"


@pytest.mark.parametrize("side", ["union", "confederate"])
def test_one_side_has_its_own_and_its_own_bar(side: Any) -> None:
    made = deck(GAME._replace(side=side))
    mine = {one.id for one in (*VIEW.units, *VIEW.leaders) if one.side == side}
    assert {tile.id if tile.id in mine else tile.id.rpartition("-")[0] for tile in made.tiles} == mine
    for tile in made.tiles:
        bar = tile.drawing.shapes[0]
        assert isinstance(bar, Path)
        assert bar.hatch is (side == "confederate")
        assert bool(bar.fill) is (side == "union")


def test_hidden_strengths_are_not_told() -> None:
    hidden = {
        "stands": None,
        "stands_at_start": None,
        "fresh_at": None,
        "worn_at": None,
        "state": None,
        "commander": None,
    }
    units = tuple(replace(unit, **hidden) if unit.side == "confederate" else unit for unit in VIEW.units)
    made = deck(GAME._replace(view=replace(VIEW, units=units)))
    for unit in units:
        those = of(unit.id, made)
        if unit.side == "confederate":
            (tile,) = those
            assert not any("/" in text for text in letters(tile))
        else:
            assert len(those) == unit.stands_at_start


@given(st.text(min_size=1, max_size=200), st.integers(1, 40))
def test_words_keep_to_their_room_and_shapes_to_their_label(name: str, stands: int) -> None:
    unit = replace(VIEW.units[0], name=name, stands=stands, stands_at_start=stands)
    made = deck(GAME._replace(view=replace(VIEW, units=(unit,), leaders=())))
    assert len(made.tiles) == stands
    for tile in made.tiles:
        wide, tall = tile.drawing.width, tile.drawing.height
        assert (wide, tall, tile.drawing.true) == (25.0, 7.0, True)
        spots = [point for one in tile.drawing.shapes if isinstance(one, Path) for point in points(one.steps)]
        assert all(0 <= x <= wide and 0 <= y <= tall for x, y in spots)
        top, under, number = (one for one in tile.drawing.shapes if isinstance(one, Letters))
        assert top.x + top.widest <= wide
        sign = min(x for x, _ in spots if x > 4)
        assert under.x + under.widest <= sign
        assert sign < number.x - len(number.text) * number.size * 0.42
        assert top.y < under.y - under.size * 0.7
        assert under.y + under.size * 0.25 <= tall


def test_without_a_game_there_are_none() -> None:
    with pytest.raises(BadInput, match="tells of a game"):
        build("labels", GAME._replace(view=None))


def test_the_first_stand_bears_its_emblem_where_a_base_has_room() -> None:
    badged = replace(VIEW, units=tuple(replace(unit, emblem="sphere") for unit in VIEW.units))

    def drawn(view: Any, base: int, nth: int) -> int:
        made = deck(GAME._replace(view=view, base=base))
        return len(next(tile for tile in made.tiles if tile.id == f"davis-{nth}").drawing.shapes)

    assert drawn(badged, 25, 1) == drawn(VIEW, 25, 1) + 1
    assert drawn(badged, 25, 2) == drawn(VIEW, 25, 2)
    assert drawn(badged, 20, 1) == drawn(VIEW, 20, 1)
