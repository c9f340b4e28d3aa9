"""What the prompt of a campaign shows, made from a view: dispatches with their hours, the marks of the map, a window."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.prompt.text.dispatches import dispatches
from companion.games.campaign.prompt.text.moments import when
from companion.games.campaign.prompt.text.window import centred, cornered, marks, picture, terrain_key
from companion.games.campaign.rules.known import ActivitySeen, EnemySeen
from companion.games.campaign.rules.reports import Activity, AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.view import View
from tests.games.campaign.playing import begun, rules, to_phase


@pytest.fixture(scope="module")
def view() -> View:
    """The Confederates' view of the first turn of the campaign, 0500 on June 28."""
    session = to_phase(begun("gettysburg-campaign"), "confederate")
    session.seat = "confederate"
    found: View = session.view
    return found


def with_(view: View, **more: Any) -> View:
    return msgspec.structs.replace(view, **more)


@pytest.mark.clause("RTG-1.4b")
@pytest.mark.parametrize(
    ("turn", "hour"), [(1, "June 28, 0500"), (5, "June 28, 2100"), (6, "June 29, 0500"), (35, "July 4, 2100")]
)
def test_a_turn_is_a_day_and_an_hour(view: View, turn: int, hour: str) -> None:
    assert when(rules(), view, turn) == hour
    later = with_(view, turn=9, day=2, starts="1700")
    assert when(rules(), later, turn) == hour


@pytest.mark.clause("RTG-4.2.3a", "RTG-4.2.4a", "RTG-4.2.5a", "RTG-4.2.5b", "RTG-4.2.5c", "RTG-R-REPORT-TEXT")
def test_each_report_says_all_that_the_book_has_it_say(view: View) -> None:
    to: dict[str, Any] = {"to": "confederate", "arrives": 7}
    corps = ("confederate:A", "confederate:B")
    came: tuple[AnyReport, ...] = (
        Location(
            corps=corps[0],
            hex=(6, 5),
            sent=7,
            combat="stand",
            foraged=3,
            leader_lost="McLaws",
            new_leader="Kershaw",
            **to,
        ),
        Sighting(corps=corps[0], hex=(6, 6), men=12500, sent=5, **to),
        Fought(
            battle="6",
            hex=(6, 6),
            attacked=False,
            corps=corps,
            loss_percent=7,
            enemy_loss_percent=11,
            enemy_strength=9300,
            surrendered="union",
            sent=6,
            **to,
        ),
        Activity(hex=(3, 4), sent=7, **to),
        Activity(hex=(9, 9), sent=6, to="confederate", arrives=6),
    )
    now = with_(view, turn=7, day=2, starts="0900", reports=came)
    assert "\n".join(dispatches(rules(), now)).replace("\n    ", " ").splitlines() == [
        "Activity reports",
        "  Activity in 3,4",
        "Battle reports",
        (
            "  June 29, 0500: McLaws Div and Pickett's Div were attacked in 6,6: 7 % lost; the enemy 9,300 strong, "
            "11 % estimated lost; the Union force surrendered"
        ),
        "Reconnaissance reports",
        "  June 28, 2100: McLaws Div reports 12,500 of the enemy in 6,6",
        "Location reports",
        "  June 29, 0900: McLaws Div reports from 6,5: stand, foraged 3 and its leader McLaws is lost; Kershaw leads it now",
    ]
    assert list(dispatches(rules(), with_(now, turn=8))) == ["No dispatches have come in."]


@pytest.mark.clause("RTG-1.5a", "RTG-R-DISPLAY")
def test_older_reports_are_faded(view: View) -> None:
    now = with_(
        view,
        enemies=(EnemySeen((6, 6), 12000, "confederate:A", 1, 0), EnemySeen((9, 9), 8000, "confederate:A", 1, 3)),
        activity=(ActivitySeen((6, 6), 1, 0), ActivitySeen((1, 1), 1, 2)),
    )
    found = marks(now)
    assert (found[6, 6], found[9, 9], found[1, 1], found[19, 6]) == ("EF*", "e  ", "  :", " f ")
    key = "\n".join(terrain_key(now, cornered(rules(), (1, 4))))
    assert "Enemy: 6,6 12,000 men; 9,9 8,000 men, three turns ago" in key
    assert "York" not in key


def test_rivers_are_drawn_with_the_grid_and_without_it(view: View) -> None:
    window = cornered(rules(), (1, 9))
    for grid in (True, False):
        assert sum(line.count("~") for line in picture(view, window, grid=grid)) > 10


@pytest.mark.clause("RTG-R-MAP-SIZE", "RTG-13.2.7a", "RTG-13.1.1b")
@given(x=st.integers(1, 20), y=st.integers(1, 18))
def test_every_hex_is_in_the_window_that_is_centred_on_it(x: int, y: int) -> None:
    found = centred(rules(), (x, y))
    assert found.holds((x, y))
    assert 1 <= found.corner[0] <= 9
    assert 1 <= found.corner[1] <= 13
    assert len(list(found.hexes())) == 72
    assert max(found.hexes()) <= (20, 18)


@pytest.mark.clause("RTG-13.1.1c")
def test_every_hex_of_a_window_shows_its_place_and_terrain_and_fits_a_terminal(view: View) -> None:
    for corner in ((1, 1), (2, 3), (9, 13), (8, 13)):
        window = cornered(rules(), corner)
        lines = list(picture(view, window, grid=True))
        assert max(map(len, lines)) < 80
        for at in window.hexes():
            row = next(
                n for n, line in enumerate(lines) if f"{at[0]},{at[1]}".ljust(5) in f"{line} ".replace("\\", " ")
            )
            place = lines[row].index(f"{at[0]},{at[1]}")
            kind = {"town": "T", "road": "R", "clear": ".", "mountain": "M"}[view.map.terrain[at[1] - 1][at[0] - 1]]
            assert lines[row + 1][place - 1] == kind, at
