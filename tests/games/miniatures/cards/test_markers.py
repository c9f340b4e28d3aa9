from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.cards.content import Deck, Disc, Letters, Path, Raster, Tile
from companion.cards.decks import build
from companion.cards.source import Source, of_rules, of_session
from companion.drawing.marks import MARKS
from companion.drawing.paths import points
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.kernel.beginning import Beginning, begin

RULES = of_rules("miniatures")
GAME = of_session(begin(None, Beginning(scenario="mcphersons-ridge", seed="1")))


def deck(source: Source = RULES) -> Deck:
    return build("markers", source)


def kinds(made: Deck) -> Counter[str]:
    """How many of each: what a tile's id begins with."""
    return Counter(tile.id.rpartition("-")[0] for tile in made.tiles)


def letters(tile: Tile) -> list[str]:
    return [shape.text for shape in tile.drawing.shapes if isinstance(shape, Letters)]


def inside(tile: Tile) -> bool:
    """Whether all that is drawn lies on the tile, letters with their height and room."""
    size = tile.drawing.width
    for shape in tile.drawing.shapes:
        if isinstance(shape, Path):
            spots = list(points(shape.steps))
            half = shape.width / 2 if shape.line else 0.0
        elif isinstance(shape, Disc):
            spots, half = [(shape.x, shape.y)], shape.radius + shape.width / 2
        elif isinstance(shape, Raster):
            spots, half = [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)], 0.0
        else:
            wide = min(shape.widest or size, len(shape.text) * shape.size) / 2
            spots, half = (
                [(shape.x - wide, shape.y - shape.size * 0.72), (shape.x + wide, shape.y + shape.size * 0.2)],
                0.0,
            )
        if any(not (half <= x <= size - half and half <= y <= size - half) for x, y in spots):
            return False
    return True


def test_a_sheet_is_full_of_tiles_of_22_millimetres() -> None:
    made = deck()
    assert made.kind == "tiles"
    assert len(made.tiles) == 8 * 12
    assert {(tile.drawing.width, tile.drawing.height, tile.drawing.true) for tile in made.tiles} == {(22.0, 22.0, True)}
    assert len({tile.id for tile in made.tiles}) == len(made.tiles)
    assert kinds(made) == {
        "disordered": 16,
        "low-ammunition": 8,
        "silenced": 8,
        "damaged": 5,
        "wrecked": 3,
        "charging": 8,
        "worn": 8,
        "spent": 8,
        "changed": 8,
        "breakthrough": 4,
        "leader-union": 2,
        "leader-confederate": 2,
        "objective-union": 4,
        "objective-confederate": 4,
        "turn": 8,
    }


def test_letters_are_those_of_the_screen() -> None:
    shown = {tile.id.rpartition("-")[0]: letters(tile) for tile in deck().tiles}
    for name, mark in MARKS.items():
        assert shown[name][0] == mark.letter
    assert shown["worn"][0] == "W"
    assert shown["spent"][0] == "S"


@pytest.mark.parametrize("source", [RULES, GAME], ids=["rules", "game"])
def test_everything_lies_on_its_tile(source: Source) -> None:
    for tile in deck(source).tiles:
        assert inside(tile), tile.id


def test_every_marker_of_the_ruleset_is_there_and_none_that_it_has_not() -> None:
    names = kinds(deck())
    assert all(names[{"low-ammo": "low-ammunition"}.get(row.id, row.id)] for row in RULES.rules.markers.marker)
    markers = replace(RULES.rules.markers, marker=[row for row in RULES.rules.markers.marker if row.id != "silenced"])
    fewer = kinds(deck(RULES._replace(rules=RULES.rules.having(markers=markers))))
    assert "silenced" not in fewer
    assert fewer["wrecked"] == names["wrecked"]


def test_the_figure_of_a_changed_unit_is_the_rules() -> None:
    def caption(source: Source) -> str:
        return next(letters(tile)[-1] for tile in deck(source).tiles if tile.id == "changed-1")

    assert caption(RULES) == "CHANGED, +1"
    text = RULES.texts["musketry.toml"]
    head, tail = text.split('id = "changing"')
    texts = dict(RULES.texts) | {"musketry.toml": head + 'id = "changing"' + tail.replace("value = 1", "value = 2", 1)}
    assert caption(Source(load({name: texts[name] for name in FILES}), texts)) == "CHANGED, +2"


# ---- of a game


def test_a_game_has_its_leaders_objectives_and_turns_by_name() -> None:
    view = GAME.view
    assert view is not None
    made = {tile.id: letters(tile) for tile in deck(GAME).tiles}
    for one in view.leaders:
        assert made[f"leader-{one.id}"][0] == one.name.upper()
    for place in view.objectives:
        assert made[f"objective-union-{place.id}"][1:] == [place.name.upper(), f"{place.points} points"]
        assert f"objective-confederate-{place.id}" in made
    assert [name for name in made if name.startswith("turn-")] == [
        f"turn-{nth}" for nth in range(1, view.last_turn + 1)
    ]


def test_an_exceptional_leader_is_a_filled_star() -> None:
    view = GAME.view
    assert view is not None
    for one in view.leaders:
        tile = next(tile for tile in deck(GAME).tiles if tile.id == f"leader-{one.id}")
        star = next(shape for shape in tile.drawing.shapes if isinstance(shape, Path) and len(shape.steps) == 11)
        assert bool(star.fill) is one.exceptional


def test_a_game_has_as_many_as_its_units_could_need() -> None:
    view = GAME.view
    assert view is not None
    brigades = sum(unit.kind == "brigade" for unit in view.units)
    batteries = sum(unit.kind == "battery" for unit in view.units)
    found = kinds(deck(GAME))
    assert found["disordered"] == -(-brigades // 2)
    assert found["worn"] == brigades
    assert found["silenced"] == -(-batteries // 2)


def test_what_stands_on_the_table_now_always_suffices() -> None:
    view = GAME.view
    assert view is not None
    all_low = GAME._replace(view=replace(view, units=tuple(replace(unit, low_ammo=True) for unit in view.units)))
    assert kinds(deck(all_low))["low-ammunition"] == len(view.units)


def test_one_side_has_its_own_only() -> None:
    view = GAME.view
    assert view is not None
    mine = deck(GAME._replace(side="union"))
    enemies = {f"leader-{one.id}" for one in view.leaders if one.side == "confederate"}
    assert not enemies & {tile.id for tile in mine.tiles}
    assert not any(tile.id.startswith("objective-confederate") for tile in mine.tiles)
    brigades = sum(unit.kind == "brigade" and unit.side == "union" for unit in view.units)
    assert kinds(mine)["worn"] == brigades


@given(st.text(min_size=1, max_size=200))
def test_long_names_have_a_room_that_they_keep_to(name: str) -> None:
    view = GAME.view
    assert view is not None
    named = GAME._replace(view=replace(view, leaders=tuple(replace(one, name=name) for one in view.leaders[:1])))
    tile = next(tile for tile in deck(named).tiles if tile.id.startswith("leader-"))
    for shape in tile.drawing.shapes:
        if isinstance(shape, Letters):
            assert 0 < shape.widest <= tile.drawing.width - 1


def test_the_same_game_gives_the_same_tiles() -> None:
    assert deck(GAME) == deck(of_session(begin(None, Beginning(scenario="mcphersons-ridge", seed="2"))))
