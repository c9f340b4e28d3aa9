"""The field in characters: terrain, units by their signs, what is marked, and the window about the cursor."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.prompt.text.window import (
    TERRAIN,
    Looks,
    Mark,
    Window,
    by_square,
    centred,
    key_lines,
    picture,
    unit_signs,
)
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.gazetteer import antietam
from tests.games.tactical.ordering import field

GUNS: dict[str, Any] = {"arm": "artillery", "weapon": "N12"}
SMALL = field(".W.", "C~T", "FB.", heights={(0, 1): 4})


def drawn(*units: Unit, mark: Mark | None = None, looks: Looks | None = None) -> list[str]:
    window = Window((0, 0), 3, 3)
    lines = picture(SMALL, by_square(units), window, mark or Mark(), looks or Looks())
    return ["".join(piece.text for piece in line).rstrip() for line in lines]


@pytest.mark.clause("ANT-F1.4")
def test_each_terrain_has_a_sign_of_its_own() -> None:
    assert drawn() == ["X,Y 0   1   2", " 0  .   ^   .", ' 1  "   ~   #', " 2  -   ]   ."]
    kinds = ("clear", "road", "town", "woods", "cornfield", "stream", "river", "ford", "bridge")
    assert len({TERRAIN[kind] for kind in kinds}) == len(kinds)


@pytest.mark.clause("ANT-7.1d", "ANT-QS-3.1d", "ANT-7.3m", "ANT-QS-3.3f")
def test_bare_ground_shows_terrain_and_elevation_under_the_units() -> None:
    one = unit("A", at=(0, 1))
    assert drawn(one)[1] == " 0  .   I-1 ."
    assert drawn(one, looks=Looks(bare=True))[1] == " 0  .1  ^4  .1"


@pytest.mark.clause("ANT-F1.5", "ANT-7.7c", "ANT-7.8b", "ANT-QS-3.2b")
def test_shapes_tell_arm_stack_and_mode() -> None:
    infantry, other, battery = unit("A"), unit("B"), unit("G", **GUNS)
    shapes = {
        "infantry": (infantry,),
        "two infantry": (infantry, other),
        "one and a battery": (infantry, battery),
        "two and a battery": (infantry, other, battery),
        "unlimbered": (battery,),
        "limbered": (unit("G", mode="limbered", **GUNS),),
        "column": (unit("A", mode="column"),),
        "mounted": (unit("A", arm="cavalry"),),
        "dismounted": (unit("A", arm="cavalry", mode="dismounted"),),
        "routed": (unit("A", routed=True),),
    }
    signs = {what: unit_signs(there, symbols=True) for what, there in shapes.items()}
    assert signs == {
        "infantry": "I-1",
        "two infantry": "I=1",
        "one and a battery": "I*1",
        "two and a battery": "I#1",
        "unlimbered": "Ao1",
        "limbered": "A.1",
        "column": "I:1",
        "mounted": "C:1",
        "dismounted": "C-1",
        "routed": "I!1",
    }
    assert len(set(signs.values())) == len(signs)


@pytest.mark.clause("ANT-1.5d", "ANT-7.9f")
def test_a_shape_shows_its_facing() -> None:
    for facing in range(1, 9):
        assert unit_signs((unit("A", facing=facing), unit("B", facing=facing)), symbols=True) == f"I={facing}"


@pytest.mark.clause("ANT-1.5c")
def test_the_sides_are_told_apart_by_colour_and_by_letter() -> None:
    ours, theirs = unit("A", at=(0, 0)), unit("B", "confederate", (0, 2))
    assert drawn(ours, theirs)[1] == " 0  I-1 ^   i-1"
    pieces = list(picture(SMALL, by_square((ours, theirs)), Window((0, 0), 3, 3), Mark(), Looks()))[1]
    assert {piece.text.strip(): piece.colour for piece in pieces if "-" in piece.text} == {
        "I-1": "union",
        "i-1": "confederate",
    }


@pytest.mark.clause("ANT-2.1p", "ANT-2.1q")
def test_icons_show_neither_facing_nor_mode_but_rout() -> None:
    same = {
        unit_signs((unit("A", mode=mode, facing=facing),), symbols=False)
        for mode in ("normal", "column")
        for facing in (1, 5)
    }
    assert same == {"I"}
    assert unit_signs((unit("A", routed=True),), symbols=False) == "I!"
    assert unit_signs((unit("A"), unit("B")), symbols=False) == "I="


def test_the_cursor_and_what_is_marked_are_seen_on_paper() -> None:
    mark = Mark(cursor=(1, 2), inverse={(0, 0), (1, 1)}, blinking=(0, 0))
    assert drawn(mark=mark) == ["X,Y 0   1   2", " 0 @.   ^   .", ' 1  "  >~  [#  ]', " 2  -   ]   ."]
    assert drawn(mark=Mark(cursor=(1, 0)))[2] == ' 1 ["  ]~   #'


@pytest.mark.clause("ANT-7.1b", "ANT-QS-3.1b", "ANT-7.3a", "ANT-QS-3.3a")
def test_the_window_lies_about_the_cursor_as_far_as_the_map_reaches() -> None:
    ground = antietam()
    assert centred(ground, (20, 18), 11, 9) == Window((15, 14), 11, 9)
    assert centred(ground, (0, 0), 11, 9).corner == (0, 0)
    assert centred(ground, (41, 35), 11, 9).corner == (31, 27)
    whole = centred(ground, (20, 18), 99, 99)
    assert (whole.corner, whole.rows, whole.columns) == ((0, 0), 42, 36)


@pytest.mark.clause("ANT-F1.4", "ANT-F1.5")
def test_the_key_names_what_is_in_the_window() -> None:
    window = Window((0, 0), 3, 3)
    plain = list(key_lines(SMALL, {}, window, Looks()))
    assert plain == ['. clear   # town   ^ woods   " cornfield   ~ stream   - ford   ] bridge']
    units = by_square((unit("A", at=(0, 0)),))
    assert len(list(key_lines(SMALL, units, window, Looks()))) == 4
    assert "facing" not in " ".join(key_lines(SMALL, units, window, Looks(symbols=False)))
    assert "$ objective" in next(iter(key_lines(antietam(), {}, Window((17, 0), 5, 20), Looks())))


def test_objectives_are_marked_where_nobody_stands() -> None:
    lines = picture(antietam(), {}, Window((18, 9), 1, 1), Mark(), Looks())
    assert ["".join(piece.text for piece in line).rstrip() for line in lines][1] == "18  +$"
