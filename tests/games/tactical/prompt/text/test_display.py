"""The unit displays as the book prints them, and the compass beside them."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.tactical.charts.terms import Level
from companion.games.tactical.prompt.text.display import beside_compass, compass, display, head_line, pages, square_line
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.gazetteer import antietam
from tests.games.tactical.ordering import field

ROAD = field(*("." * 40,) * 20, heights={(16, 34): 3}, roads={"Pike": ((15, 34), (16, 34), (17, 34))})


def ripley(**given: Any) -> Unit:
    """Give the book's example: 501 men with rifles on a road of elevation 3."""
    plain: dict[str, Any] = {"men": 501, "effectiveness": 83, "points": 7, "facing": 5, "fire_plot": (17, 34)}
    return unit("Ripley-A", "confederate", (16, 34), **(plain | given))


@pytest.mark.clause("ANT-QS-3.2a")
def test_the_basic_games_page_is_as_printed() -> None:
    assert display(ROAD, "basic", ripley(), page=1) == (
        "CONFED RIPLEY - A INF 501 MEN",
        "RFL   EFF:83 FT:0 MORALE:83",
        "OP:7     MELEE:N  FIRE:17,34",
        "ROAD(3)      X,Y:16,34",
    )


@pytest.mark.clause("ANT-7.2a", "ANT-R-SAMPLE")
def test_the_first_page_is_as_printed() -> None:
    assert display(ROAD, "advanced", ripley(melee_plot=True), page=1) == (
        "CONFED RIPLEY - A INF 501 MEN",
        "DS:N AMMO:Y MEL:Y MRL:83 FIRE:17,34",
        "NORMAL  OP:7 DIR:5 ADV:N ACT:Y",
        "ROAD(3)      X,Y:16,34",
    )


@pytest.mark.clause("ANT-7.2b", "ANT-R-SAMPLE")
def test_the_second_page_is_as_printed() -> None:
    assert display(ROAD, "intermediate", ripley(), page=2) == (
        "CONFED RIPLEY - A INF 501 MEN",
        "FORT:0 NORMAL CC:IN",
        "RFL EFF:83 FT:0",
        "ROAD(3)      X,Y:16,34",
    )


@pytest.mark.parametrize(
    ("level", "page", "given", "told"),
    [
        ("advanced", 1, {"disrupted": True, "ammo": False}, "DS:Y AMMO:N MEL:N"),
        ("advanced", 1, {"fire_plot": None}, "FIRE:NO PLOT"),
        ("advanced", 1, {"fatigue": 20}, "MRL:63"),
        ("advanced", 1, {"activated": False, "advance_plot": True}, "ADV:Y ACT:N"),
        ("advanced", 1, {"mode": "column"}, "COLUMN  OP:7"),
        ("advanced", 1, {"routed": True}, "ROUTED  OP:7"),
        ("advanced", 2, {"fort": 3, "in_command": False}, "FORT:3 NORMAL CC:OUT"),
        ("advanced", 2, {"fatigue": 12, "weapon": "MSK"}, "MSK EFF:83 FT:12"),
        ("basic", 1, {"routed": True, "fatigue": 90}, "FT:90 MORALE:0 ROUTED"),
        ("basic", 1, {"melee_plot": True, "points": 12}, "OP:12    MELEE:Y"),
    ],
)
@pytest.mark.clause("ANT-1.5b")
def test_every_rating_is_shown(level: Level, page: int, given: dict[str, Any], told: str) -> None:
    assert any(told in line for line in display(ROAD, level, ripley(**given), page=page))


@pytest.mark.clause("ANT-1.5a")
@pytest.mark.parametrize(
    ("one", "told"),
    [
        (unit("Cavart", "confederate", arm="artillery", weapon="RG3", guns=11), "CONFED CAVART ART 11 GUNS"),
        (unit("I Corps-A", arm="artillery", weapon="N12", guns=26), "UNION I CORPS - A ART 26 GUNS"),
        (unit("Ross", arm="artillery", weapon="N12", guns=6, men=96), "UNION ROSS ART 6 GUNS 96 MEN"),
        (unit("Whiting", arm="cavalry", weapon="CRB", men=402), "UNION WHITING CAV 402 MEN"),
        (unit("J.A.Walker-B", "confederate", men=352), "CONFED J.A.WALKER - B INF 352 MEN"),
    ],
)
def test_who_a_unit_is(one: Unit, told: str) -> None:
    assert head_line(one) == told


def test_command_control_as_a_factor_where_a_ruleset_has_one() -> None:
    assert display(ROAD, "advanced", ripley(control=1.3), page=2, factor=True)[1] == "FORT:0 NORMAL CC:1.3"


def test_the_basic_game_has_one_page() -> None:
    assert (pages("basic"), pages("intermediate"), pages("advanced")) == (1, 2, 2)
    assert display(ROAD, "basic", ripley(), page=2) == display(ROAD, "basic", ripley(), page=1)


@pytest.mark.clause("ANT-7.1h")
def test_a_square_tells_its_terrain_elevation_and_coordinates() -> None:
    ground: Ground = antietam()
    assert square_line(ground, (31, 19)) == "BRIDGE(1)    X,Y:31,19   Burnside's Bridge"
    assert square_line(ground, (0, 0)) == "CLEAR(3)     X,Y:0,0"


@pytest.mark.clause("ANT-QS-3.1c", "ANT-R-COMPASS")
def test_the_compass_stands_at_the_right() -> None:
    assert compass(ten_keys=False) == ("8 1 2", "7 + 3", "6 5 4")
    assert compass(ten_keys=True) == ("7 8 9", "4 + 6", "1 2 3")
    lines = beside_compass(["one", "two"], ten_keys=False)
    assert [line[-5:] for line in lines] == ["8 1 2", "7 + 3", "6 5 4"]
    assert [line.split()[0] for line in lines[:2]] == ["one", "two"]
