"""Every mistake of a map is told with its line and column, all at once; any text is a map or bad input."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.shelf import resource_text
from tests.games.tactical.gazetteer import FOLDER, terrains

TEXT = resource_text(*FOLDER, "map.txt")

SMALL = """\
# a note
title: Small
[legend]
. clear
T town
~ stream
B bridge
F ford
[terrain]
..~.
T.B.
..F.
..~.
[elevation]
1112
2112
2111
3211
[waters]
Run: 0,2 1,2 2,2 3,2
[bridges]
1,2 Old Bridge
[fords]
2,2 Low Ford
[roads]
Pike: 1,0 1,1 1,2 1,3
[objectives]
1,0 Little York
[entries]
union 2: 0,3 1,3
[rears]
confederate: 3,0
union: 0,3
[places]
1,0 York
"""


@pytest.mark.clause("ANT-R-COORDS")
def test_a_small_map_is_read() -> None:
    ground = read_map(SMALL, terrains(), file="small")
    assert (ground.title, ground.rows, ground.columns) == ("Small", 4, 4)
    assert ground.terrain((1, 0)) == "town"
    assert ground.elevation((3, 0)) == 3
    assert ground.elevation((0, 3)) == 2
    assert ground.waters == {"Run": ((0, 2), (1, 2), (2, 2), (3, 2))}
    assert ground.bridges == {(1, 2): "Old Bridge"}
    assert ground.fords == {(2, 2): "Low Ford"}
    assert ground.roads == {"Pike": ((1, 0), (1, 1), (1, 2), (1, 3))}
    assert ground.objectives == {(1, 0): "Little York"}
    assert ground.entries == {"union 2": ((0, 3), (1, 3))}
    assert ground.rears == {"confederate": (3, 0), "union": (0, 3)}
    assert ground.places == {(1, 0): "York"}
    assert read_map("\ufeff" + SMALL.replace("\n", "\r\n"), terrains(), file="small") == ground


CASES = [
    ("title: Small\n", "", "line 1, column 1", "the map has no title"),
    ("[fords]", "[ford]", "line 23, column 1", "is no section of a map (did you mean 'fords'?)"),
    ("[places]\n1,0 York\n", "", "line 34, column 1", "the section places is missing"),
    ("[places]", "[places]\n[roads]", "line 35, column 1", "the section roads stands here again"),
    ("T town", "T towm", "line 5, column 3", "'towm' is no terrain (did you mean 'town'?)"),
    ("T town", "Ttown", "line 5, column 1", "a line of the legend wants a sign, a space and a terrain"),
    ("T town", ". town", "line 5, column 1", "'.' is clear already"),
    ("T town", "T town\nC town", "line 6, column 3", "town has two signs"),
    ("..~.\nT", ". ~.\nT", "line 10, column 2", "the map has a hole at 0,1"),
    ("..~.\nT", "..~\nT", "line 10, column 4", "the row has 3 squares, the others have 4"),
    ("..~.\nT", "..~..\nT", "line 10, column 5", "the row has 5 squares, the others have 4"),
    ("..~.\nT", "x.~.\nT", "line 10, column 1", "'x' is no sign of the legend (. clear, T town"),
    ("1112\n", "1152\n", "line 15, column 3", "'5' is no elevation of 0,2 (1 to 4)"),
    ("1112\n", "1102\n", "line 15, column 3", "'0' is no elevation"),
    ("1112\n", "", "line 15, column 1", "3 rows of 4 squares; the terrain has 4 of 4"),
    ("Run: 0,2 1,2 2,2 3,2", "Run: 0,2 2,2 3,2", "line 20, column 10", "2,2 does not touch 0,2"),
    ("Run: 0,2 1,2", "Run: 0,1 1,2", "line 20, column 6", "Run runs through 0,1, which is clear"),
    ("Run: 0,2 1,2", "Run: 0,1 1,2", "line 20, column 10", "1,2 touches 0,1 only at a corner"),
    ("Run: 0,2 1,2", "Run: 1,2", "line 10, column 3", "the water at 0,2 has no name"),
    ("Run: 0,2 1,2", "Run 0,2 1,2", "line 20, column 1", "the line has no name"),
    ("Run: 0,2 1,2 2,2 3,2", "Run:", "line 20, column 5", "Run has no squares"),
    ("Run: 0,2 1,2 2,2 3,2", "Run: 0,2\nRun: 0,2 1,2 2,2 3,2", "line 21, column 1", "Run is named twice"),
    ("Run: 0,2", "Run: 0.2", "line 20, column 6", "'0.2' is not a square"),
    ("Run: 0,2", "Run: 9,9", "line 20, column 6", "9,9 is off the map (rows 0 to 3, columns 0 to 3)"),
    ("1,2 Old Bridge\n", "", "line 11, column 3", "the bridge at 1,2 has no name"),
    ("1,2 Old Bridge", "1,2", "line 22, column 4", "the name is missing"),
    ("1,2 Old Bridge", "1,1 Old Bridge", "line 22, column 1", "Old Bridge is clear in the terrain, not a bridge"),
    ("1,2 Old Bridge", "1,2 Old Bridge\n1,2 New", "line 23, column 1", "1,2 is Old Bridge already"),
    ("Pike: 1,0 1,1 1,2 1,3", "Pike: 1,0 1,1", "line 11, column 3", "the bridge at 1,2 goes nowhere: no road leads"),
    ("Pike: 1,0 1,1 1,2 1,3", "Pike: 1,1 1,2", "line 11, column 3", "goes nowhere: only one road leads"),
    ("T.B.", "TFB.", "line 11, column 2", "the ford at 1,1 is on no stream or river"),
    ("T.B.", "TFB.", "line 11, column 2", "the ford at 1,1 has no name"),
    ("2,2 Low Ford", "2,1 Low Ford", "line 24, column 1", "Low Ford is clear in the terrain, not a ford"),
    ("Pike: 1,0 1,1 1,2 1,3", "Pike: 1,0 1,2 1,3", "line 26, column 11", "1,2 does not touch 1,0"),
    ("Pike: 1,0 1,1", "Pike: 2,0 1,1", "line 26, column 11", "1,1 touches 2,0 only at a corner"),
    ("1,2 1,3\n[ob", "1,2 1,3 1,4\n[ob", "line 26, column 23", "1,4 is off the map"),
    ("1,2 1,3\n[ob", "1,2 0,2\n[ob", "line 26, column 19", "0,2 of Pike is stream, where nobody can be"),
    ("Pike: 1,0 1,1 1,2 1,3", "Pike: 1,0", "line 26, column 7", "Pike is shorter than two squares"),
    ("1,0 Little York", "3,2 Little York", "line 28, column 1", "3,2 of Little York is stream, where nobody can be"),
    ("union 2: 0,3", "union 2: 0,2", "line 30, column 10", "0,2 of union 2 is stream, where nobody can be"),
    ("union 2: 0,3 1,3", "union 2: 0,3 0,3", "line 30, column 14", "union 2 names 0,3 twice"),
    ("union: 0,3", "onion: 0,3", "line 33, column 8", "onion is no side"),
    ("union: 0,3", "onion: 0,3", "line 33, column 1", "the rear of union is missing"),
    ("union: 0,3", "union: 0,3 0,0", "line 33, column 12", "0,0 is a second rear of union"),
]


@pytest.mark.parametrize(("old", "new", "place", "words"), CASES)
def test_every_mistake_is_told_with_line_column_and_cure(old: str, new: str, place: str, words: str) -> None:
    assert old in SMALL
    with pytest.raises(BadInput) as caught:
        read_map(SMALL.replace(old, new, 1), terrains(), file="small")
    assert any(one.path == place and words in str(one) for one in caught.value.problems), str(caught.value)
    assert all(one.file == "small" for one in caught.value.problems)


def test_all_mistakes_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = SMALL.replace("..~.\nT", "x.~.\nT").replace("1112\n", "1152\n").replace("2,2 Low", "2,9 Low")
    with pytest.raises(BadInput) as caught:
        read_map(text.replace("1,0 Little", "3,2 Little"), terrains(), file="small")
    assert [one.path for one in caught.value.problems] == [
        "line 10, column 1",
        "line 12, column 3",
        "line 15, column 3",
        "line 24, column 1",
        "line 28, column 1",
    ]


@given(
    st.text() | st.lists(st.sampled_from([*SMALL.splitlines(), "", "1,1", "[", "x y z", "9,9 Q", " "])).map("\n".join)
)
def test_any_text_is_a_map_or_bad_input(text: str) -> None:
    try:
        ground = read_map(text, terrains(), file="any")
    except BadInput as error:
        assert error.problems
    else:
        assert ground.rows * ground.columns == len(ground.kinds) == len(ground.levels)


@given(st.integers(0, len(TEXT) - 1), st.sampled_from(["", "\n", "#", "W", "~", "B", ",", " ", "99", "[", "é"]))
def test_the_real_map_with_one_slip_is_a_map_or_bad_input(place: int, slip: str) -> None:
    try:
        ground = read_map(TEXT[:place] + slip + TEXT[place + 1 :], terrains(), file="map.txt")
    except BadInput as error:
        assert all(one.path.startswith("line ") for one in error.problems)
    else:
        assert (ground.rows, ground.columns) == (42, 36)
