"""Outside rosters that say a command once: in a column of levels, or in the first row of a brigade's regiments."""

from __future__ import annotations

from companion.games.miniatures.setup.outside import Brought
from companion.games.miniatures.setup.outside.bringing import bring

LEVELS = """Level,Name,Men
Army,Army of the Potomac,
Corps,I Corps,
Division,Wadsworth,
Brigade,Cutler,
Regiment,76th New York,375
Regiment,147th New York,380
Brigade,Meredith,1800
Division,Doubleday,
Brigade,Stone,1300
Army,Army of Northern Virginia,
Corps,Third Corps,
Division,Heth,
Brigade,Archer,1197
"""
FIRST = """Side,Corps,Division,Brigade,Regiment,Arm,Men,Guns
Union,I Corps,Wadsworth,Cutler,76th New York,infantry,375,
Union,I Corps,Wadsworth,,147th New York,infantry,380,
Union,I Corps,Wadsworth,Meredith,2nd Wisconsin,infantry,302,
Union,I Corps,Wadsworth,,6th Wisconsin,infantry,344,
Union,I Corps,Wadsworth,,2nd Maine Battery,artillery,,6
"""


def brought(text: str) -> Brought:
    return bring(text.encode(), "theirs.csv")


def test_rows_belong_to_the_levels_above_them() -> None:
    found = brought(LEVELS)
    assert not found.faults
    assert [(one.side, one.corps, one.division, one.unit, one.men) for one in found.rows] == [
        ("union", "I Corps", "Wadsworth", "Cutler", 755),
        ("union", "I Corps", "Wadsworth", "Meredith", 1800),
        ("union", "I Corps", "Doubleday", "Stone", 1300),
        ("confederate", "Third Corps", "Heth", "Archer", 1197),
    ]


def test_a_brigade_of_the_first_row_alone_holds_its_regiments_and_no_guns() -> None:
    found = brought(FIRST)
    assert not found.faults
    assert [(one.unit, one.men, one.guns) for one in found.rows] == [
        ("Cutler", 755, 0),
        ("Meredith", 646, 0),
        ("2nd Maine Battery", 0, 6),
    ]
    assert "an empty cell of side, corps, division or brigade is as the one above it" in found.left


def test_a_brigade_in_every_row_is_carried_to_nobody() -> None:
    whole = FIRST.replace(",,147th", ",Cutler,147th").replace(",,6th", ",Meredith,6th")
    assert not brought(whole).mapping.fill_down
