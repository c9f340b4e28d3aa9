"""The briefing: what one side may know and not a word more."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.book import pdf
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import Source
from companion.charts.faults import BadInput
from companion.games.miniatures.rules.state import Objective, Placed, State, Told
from companion.kernel.beginning import Beginning, begin
from tests.cards import games, told
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

LEVELS = ("open", "strengths-hidden", "units-hidden")
SIDES: tuple[games.SideOf, ...] = ("union", "confederate")
LATE = Placed(9, "north")
LEAD = (
    "Whoever holds an objective when the battle ends has its points. The side with more points wins: marginal victory "
    "from 3 ahead; substantial victory from 8 ahead; decisive victory from 15 ahead."
)


def lines(source: Source) -> list[str]:
    (card,) = build("briefing", source).cards
    return list(told.face_lines(card.front))


def written(source: Source) -> str:
    """Everything of the deck: every string, also what is said of drawings, and every length."""
    return msgspec.json.encode(build("briefing", source)).decode()


def a_front(
    intelligence: str,
    *,
    arrives: Placed = LATE,
    more: int = 0,
    told: str = "TELLTALE-TOLD",
    **secret: Any,
) -> State:
    """A small battle with one Confederate brigade in sight, one out of it, one to come."""
    hidden: dict[str, Any] = {
        "stands": 23,
        "stands_at_start": 29,
        "fresh_at": 27,
        "worn_at": 22,
        "lost": 37,
        "skedaddled": 38,
        "captured": 39,
        "note": "TELLTALE-NOTE",
        "commander": "TELLTALE-COMMANDER",
        "low_ammo": True,
        "exceptional_commander": True,
        **secret,
    }
    return a_battle(
        a_brigade("cutler", stands=6),
        a_leader("wadsworth", attached="cutler"),
        a_brigade("davis", "confederate", seen=True, **hidden),
        a_brigade("telltale-unseen", "confederate", division="telltale-division", **hidden),
        a_brigade("telltale-late", "confederate", status="to-arrive", arrives=arrives, **hidden),
        *(
            a_brigade(f"telltale-{nth}", "confederate", status="to-arrive", arrives=Placed(7, "west"))
            for nth in range(more)
        ),
        a_battery("telltale-guns", "confederate", note="TELLTALE-NOTE", label="TELLTALE-LABEL", gun="rifled"),
        a_leader("telltale-leader", "confederate", attached="telltale-unseen", exceptional=True),
        names={"telltale-division": "TELLTALE-DIVISION"},
        objectives={"ridge": Objective("ridge", "The Ridge", 3, "union")},
        intelligence=intelligence,
        briefings={
            "union": Told(situation="Cavalry before you.", mission="Stand."),
            "confederate": Told(situation=told, mission=told),
        },
    )


@pytest.mark.parametrize("seat", ["referee", "confederate"])
def test_another_seats_knowledge_is_refused(seat: str) -> None:
    with pytest.raises(BadInput, match=r"open the game for that side: --as union"):
        build("briefing", games.source(a_front("open"), seat=seat, side="union"))


def test_hidden_units_are_absent() -> None:
    source = games.source(a_front("units-hidden"), seat="union", side="union")
    assert "telltale" not in written(source).lower()
    found = lines(source)
    begins = found.index("-- THE ENEMY")
    assert found[begins : begins + 3] == [
        "-- THE ENEMY",
        "  Command | Known",
        "  confederate-1, confederate-I | Davis, infantry brigade",
    ]


def test_hidden_strengths_leave_the_names() -> None:
    source = games.source(a_front("strengths-hidden"), seat="union", side="union")
    said = written(source)
    assert "TELLTALE-" not in said.replace("TELLTALE-DIVISION", "")
    assert not [figure for figure in (23, 27, 29, 22, 37, 38, 39) if f"{figure} of" in said or f"of {figure}" in said]
    found = "\n".join(lines(source))
    assert "confederate-1, confederate-I | Telltale-Leader; Davis, infantry brigade; Telltale-Guns" in found
    assert "Telltale-Late" not in found
    assert "exceptional" not in found


def test_an_open_game_shows_the_enemy_in_full() -> None:
    found = lines(games.source(a_front("open"), seat="union", side="union"))
    davis = "  Davis | W | (23 of 29 stands) | 23 of 29 | SL | (low on ammunition) | exceptional commander | "
    assert f"{davis}37 lost, 38 skedaddled, 39 captured" in found
    assert "  Turn 9, north | Telltale-Late" in found


_SECRETS = st.fixed_dictionaries(
    {
        "stands": st.integers(1, 40),
        "stands_at_start": st.integers(40, 45),
        "fresh_at": st.integers(20, 30),
        "worn_at": st.integers(1, 19),
        "lost": st.integers(0, 40),
        "skedaddled": st.integers(0, 40),
        "captured": st.integers(0, 40),
        "note": st.text(max_size=9),
        "commander": st.text(max_size=9),
        "low_ammo": st.booleans(),
        "exceptional_commander": st.booleans(),
        "arrives": st.builds(Placed, st.integers(1, 9), st.sampled_from(("north", "west", "south-east"))),
        "more": st.integers(0, 3),
        "told": st.text(max_size=9),
    }
)


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(LEVELS[1:]), _SECRETS, _SECRETS)
def test_what_is_hidden_changes_nothing(level: str, one: dict[str, Any], two: dict[str, Any]) -> None:
    first, second = (games.source(a_front(level, **secret), seat="union", side="union") for secret in (one, two))
    assert written(first) == written(second)


@settings(max_examples=40, deadline=None)
@given(st.data(), st.sampled_from(LEVELS), st.sampled_from(SIDES))
def test_own_units_once_and_nobody_raises(draw: Any, level: str, side: games.SideOf) -> None:
    state = draw.draw(games.battles(level))
    source = games.source(state, seat=side, side=side)
    assert source.view is not None
    found = "\n".join(lines(source))
    for unit in source.view.units:
        assert unit.name in found


@settings(max_examples=5, deadline=None)
@given(st.sampled_from(LEVELS[1:]), _SECRETS, _SECRETS)
def test_the_printed_bytes_are_the_same_whatever_the_enemy_has_and_awaits(
    level: str, one: dict[str, Any], two: dict[str, Any]
) -> None:
    first, second = (games.source(a_front(level, **secret), seat="union", side="union") for secret in (one, two))
    assert pdf(build("briefing", first), Layout()) == pdf(build("briefing", second), Layout())


def test_the_situation_in_mid_game() -> None:
    session = games.in_mid_game()
    source = games.of_ridge(session, "union")
    assert source.view is not None
    told_to = session._state.briefings["union"]
    view = msgspec.structs.replace(source.view, seat="union", briefing=told_to)
    assert lines(source._replace(view=view))[:27] == [
        "== Briefing: Union | McPherson's Ridge, 1 July 1863 | ",
        "  |",
        "  | -- SITUATION",
        f"  | {told_to.situation}",
        "  |   Turn | 3 of 14",
        "  |   Time | 09:00",
        "  |   Moves first | Union",
        "  |   Player turn | Union",
        "  |   Phase | Maneuver, step 1: replace fallen leaders; attach and detach leaders",
        "  |   Enemy | nothing is hidden",
        "  |",
        "  | -- MISSION",
        f"  | {told_to.mission}",
        "  | -- OBJECTIVES",
        "  |   Place | Points | Held by",
        "  |   McPherson's Ridge | 3 | Confederate",
        "  |   Oak Hill | 2 | Union",
        "  |   Seminary Ridge | 4 | Union",
        "  |   Gettysburg | 6 | Union",
        "  |   Points held |  | Union 12, Confederate 3",
        "-- VICTORY",
        "  Points for each of |  |  | ",
        "  enemy brigades worn | 1 | exceptional enemy brigade commanders fallen | 1",
        "  enemy brigades spent | 2 | enemy division leaders fallen or captured | 1",
        "  enemy brigades destroyed or gone | 4 | enemy corps leaders fallen or captured | 1",
        "  enemy gun stands wrecked or captured | 1 | enemy army leaders fallen or captured | 1",
        LEAD,
    ]


def test_what_ends_the_battle_at_once_stands_there_for_both_sides() -> None:
    source = games.of_ridge(games.at_the_start(), "confederate")
    view = msgspec.structs.replace(source.view, seat="confederate")
    found = lines(source._replace(view=view))
    begins = found.index("  Wins at once | At a turn's end | When")
    assert found[begins + 1 : begins + 4] == [
        "  Confederate | from turn 6 | Holds Oak Hill, Seminary Ridge, Gettysburg",
        "  Union | any turn | 80 % of the enemy's brigades are spent or gone",
        "  Confederate | any turn | 80 % of the enemy's brigades are spent or gone",
    ]


def test_without_words_of_its_own_a_mission_is_made_of_the_objectives() -> None:
    places = {
        "ridge": Objective("ridge", "The Ridge", 3, "union"),
        "mill": Objective("mill", "The Mill", 1, "confederate"),
        "ford": Objective("ford", "The Ford", 1),
    }

    def of(**more: Any) -> list[str]:
        source = games.source(a_battle(a_brigade("cutler"), **more), seat="union", side="union")
        found = lines(source)
        begins = next(nth for nth, line in enumerate(found) if line.endswith("-- MISSION"))
        return [line.removeprefix("  | ") for line in found[begins + 1 : begins + 3]]

    assert of(objectives=places) == ["Hold The Ridge.", "Take The Mill and The Ford."]
    assert of()[0] == "Beat the enemy: break his brigades and keep your own."


def test_each_side_reads_its_own_words_and_a_referee_none() -> None:
    state = a_front("open", told="Only for Gray.")
    seen = {seat: games.source(state, seat=seat).view.briefing for seat in ("union", "confederate", "referee")}
    assert seen["union"] == Told(situation="Cavalry before you.", mission="Stand.")
    assert seen["confederate"].mission == "Only for Gray."
    assert seen["referee"] == Told()


@pytest.mark.parametrize("scenario", ["mcphersons-ridge", "the-cornfield"])
@pytest.mark.parametrize("side", SIDES)
def test_a_shipped_battle_tells_each_side_its_situation_and_mission(scenario: str, side: games.SideOf) -> None:
    session = begin(None, Beginning(scenario=scenario, seed="1"))
    told_to = session._state.briefings[side]
    assert told_to.situation
    assert told_to.mission


def test_house_rules_with_what_they_change_or_their_question_where_it_is_carried() -> None:
    state = a_battle(a_brigade("cutler"), options={"D10-RUL-MOVE-CAV-ROAD": 1})
    bare = {name: text for name, text in games.texts().items() if name != "rulings.toml"}
    row = "  Cavalry on a road | x 3, the March Column card"
    assert row in lines(games.source(state, seat="union", side="union", carried=bare))
    (told,) = [one for one in lines(games.source(state, seat="union", side="union")) if one.startswith(row)]
    assert "Says how far mounted cavalry goes on a road" in told
    older = {name: re.sub(r"(?m)^at_table = .*\n", "", text) for name, text in games.texts().items()}
    found = lines(games.source(state, seat="union", side="union", carried=older))
    (asked,) = [one for one in found if one.startswith(row)]
    assert "The movement chart doubles cavalry on a road" in asked
    assert "None: every ruling is read as by default." in lines(
        games.source(a_battle(a_brigade("a")), seat="union", side="union")
    )


def test_nothing_known_of_the_enemy() -> None:
    state = a_battle(a_brigade("cutler"), a_brigade("davis", "confederate"), intelligence="units-hidden")
    assert "Nothing is known of him." in lines(games.source(state, seat="union", side="union"))


def test_many_objectives_stand_under_the_situation() -> None:
    places = {f"p{n}": Objective(f"p{n}", f"Place {n}") for n in range(60)}
    found = lines(games.source(a_battle(a_brigade("cutler"), objectives=places), seat="union", side="union"))
    assert "  Place 59 | 0 | nobody" in found
