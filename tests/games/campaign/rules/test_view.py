"""A side's view: own corps as seen or as reported, reports once they have come, orders as sent, the referee's all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import knowledge
from companion.games.campaign.rules.orders import MV, SU
from companion.games.campaign.rules.reports import Activity, AnyReport, Fought, Location, Sighting
from companion.games.campaign.rules.state import Dispatch, Phase, Prompt, Side, State
from companion.games.campaign.rules.view import CorpsView
from companion.language.messages import kept
from tests.games.campaign.commanding import (
    a_phase,
    laid_out,
    ordered,
    received,
    seen,
    sent,
    the_map,
    the_rules,
    with_corps,
)

J = "confederate:J"
"""Stuart, far away at 16,18."""
PHASES: tuple[Phase, ...] = ("reconnaissance", "confederate", "union", "receipt", "execution", "fatigue")


def told(*reports: AnyReport, turn: int = 3, phase: Phase = "confederate") -> State:
    return a_phase(phase, turn, reports=reports)


def location(at: tuple[int, int], sent: int, arrives: int, **more: Any) -> Location:
    return Location(to="confederate", sent=sent, arrives=arrives, corps=J, hex=at, **more)


def own(state: State, name: str = J, side: Side = "confederate") -> CorpsView:
    return next(one for one in seen(state, side).corps if one.id == name)


# ---- own corps


@pytest.mark.clause("RTG-1.0b", "RTG-13.1.2a", "RTG-13.2.12a", "RTG-R-DELAY")
def test_corps_in_dispatch_distance_are_seen_as_they_are_others_are_not() -> None:
    near = [one.letter for one in seen(a_phase()).corps if one.now is not None]
    assert near == ["A", "B", "C", "G", "H", "I", "HQ"]
    state = with_corps(a_phase(), "confederate:C", hex=(6, 11), fatigue=3.25, orders=(SU(7),), combat="stand")
    one = own(state, "confederate:C").now
    assert one is not None
    assert (one.hex, one.fatigue, one.orders, one.combat) == ((6, 11), 3.25, (SU(7),), "stand")
    assert own(with_corps(state, "confederate:C", hex=(6, 12)), "confederate:C").now is None


@pytest.mark.clause("RTG-3.1c")
def test_in_the_set_up_a_player_sees_all_his_corps() -> None:
    view = seen(laid_out())
    assert all(one.now is not None for one in view.corps)
    assert [one.now.effectiveness for one in view.corps if one.now][-1] == 9.0
    assert {one.side for one in view.corps} == {"confederate"}


@pytest.mark.clause("RTG-4.2.5a", "RTG-10.2a", "RTG-R-REPORT-TEXT")
def test_a_far_corps_is_where_it_reported_itself_last() -> None:
    strayed = with_corps(told(), J, hex=(14, 12))
    assert own(strayed).hex == (16, 18)
    assert own(strayed).reported is None
    reports = (location((16, 17), 1, 3), location((15, 15), 2, 4, combat="attack"), location((14, 14), 3, 5))
    one = own(replace(strayed, reports=reports))
    assert one.reported is not None
    assert (one.hex, one.reported.sent, one.reported.age, one.reported.combat) == ((16, 17), 1, 2, "")
    one = own(replace(strayed, reports=reports, turn=4))
    assert one.reported is not None
    assert (one.hex, one.reported.age, one.reported.combat) == ((15, 15), 2, "attack")


def test_of_two_letters_the_one_sent_last_counts_whichever_came_first() -> None:
    """A corps that came nearer is heard before its older courier arrives."""
    state = told(location((9, 9), 3, 3), location((16, 17), 2, 3))
    assert own(state).hex == (9, 9)


@pytest.mark.clause("RTG-4.2.5c", "RTG-9.10a")
def test_a_fallen_leader_leads_on_until_the_report_arrives() -> None:
    fallen = with_corps(told(), J, leader="Stuart's successor", leadership=3, leader_lost="Stuart")
    assert own(fallen).leader == "Stuart"
    report = location((16, 18), 2, 3, leader_lost="Stuart", new_leader="Stuart's successor")
    assert own(replace(fallen, reports=(report,))).leader == "Stuart's successor"
    assert own(replace(fallen, reports=(report,), turn=2)).leader == "Stuart"
    assert own(with_corps(fallen, J, hex=(6, 6))).leader == "Stuart's successor"


@pytest.mark.clause("RTG-R-SECONDARY", "RTG-R-ELIMINATED")
def test_that_a_corps_is_gone_its_side_knows_but_not_where_it_fell() -> None:
    one = own(with_corps(told(), J, status="eliminated", hex=(6, 7)))
    assert (one.status, one.hex, one.now) == ("eliminated", (16, 18), None)
    assert own(told(), "confederate:C").secondary


@pytest.mark.clause("RTG-13.1.7a")
def test_the_view_names_who_may_join_a_force_and_what_is_written() -> None:
    state = ordered(a_phase(), cmd.OF(corps=("A", "C"), rate="force"), cmd.SU(corps="force", urgency=7))
    view = seen(state)
    assert [one.letter for one in view.corps if one.may_join_force] == ["A", "B", "C", "G", "H", "I", "HQ"]
    assert view.force == ("confederate:A", "confederate:C")
    assert own(state, "confederate:C").draft == (SU(7),)
    assert seen(state, "union").force == ()


# ---- reports


@pytest.mark.clause("RTG-10.0b", "RTG-10.1a", "RTG-10.2a", "RTG-4.2.2a", "RTG-4.2.3a", "RTG-4.2.4a", "RTG-4.3a")
@pytest.mark.parametrize("side", ["confederate", "union"])
def test_reports_are_read_when_the_sides_phase_of_their_turn_opens(side: Side) -> None:
    report = Sighting(to=side, sent=2, arrives=3, corps=f"{side}:A", hex=(9, 9), men=5000)
    for turn in (1, 2, 3, 4):
        for phase in PHASES:
            arrived = turn > 3 or (turn == 3 and PHASES.index(phase) >= PHASES.index(side))
            view = seen(a_phase(phase, turn, reports=(report,)), side)
            assert view.reports == ((report,) if arrived else ())
            assert len(view.enemies) == arrived


@pytest.mark.clause("RTG-13.1.8a", "RTG-R-DISPLAY", "RTG-4.2.1b")
def test_ld_lists_this_turns_the_rest_stays_with_its_age() -> None:
    old, new = location((16, 17), 1, 2), location((15, 16), 1, 3)
    view = seen(told(old, new))
    assert view.reports == (old, new)
    assert view.dispatches_of(3) == (new,)
    assert view.dispatches_of(2) == (old,)


@pytest.mark.clause("RTG-4.2.2a", "RTG-4.2.3a", "RTG-4.2.4a", "RTG-4.2.5a")
def test_the_turns_dispatches_come_in_the_books_order() -> None:
    battle = Fought(
        to="confederate",
        sent=2,
        arrives=3,
        battle="2.4",
        hex=(12, 8),
        attacked=True,
        corps=("confederate:C",),
        loss_percent=6,
        enemy_loss_percent=8,
        enemy_strength=5400,
    )
    sighting = Sighting(to="confederate", sent=3, arrives=3, corps="confederate:C", hex=(12, 8), men=5000)
    smoke = Activity(to="confederate", sent=3, arrives=3, hex=(9, 9))
    found = seen(told(location((15, 16), 3, 3), sighting, battle, smoke)).dispatches_of(3)
    assert [type(one) for one in found] == [Activity, Fought, Sighting, Location]


def test_the_number_of_a_battle_does_not_tell_how_many_others_there_were() -> None:
    battle = Fought(
        to="confederate",
        sent=2,
        arrives=3,
        battle="2.4",
        hex=(12, 8),
        attacked=True,
        corps=(),
        loss_percent=6,
        enemy_loss_percent=8,
        enemy_strength=5400,
    )
    (found,) = seen(told(battle)).reports
    assert isinstance(found, Fought)
    assert found.battle == "2"


@pytest.mark.clause("RTG-1.5a", "RTG-R-DISPLAY")
def test_of_each_hex_the_newest_sighting_and_the_newest_smoke_are_kept_with_their_age() -> None:
    def sighted(turn: int, men: int, at: tuple[int, int] = (12, 8)) -> Sighting:
        return Sighting(to="confederate", sent=turn, arrives=turn, corps="confederate:C", hex=at, men=men)

    smoke = [Activity(to="confederate", sent=turn, arrives=turn, hex=(9, 9)) for turn in (1, 2)]
    view = seen(told(sighted(2, 9000), sighted(3, 4000), sighted(3, 5500), sighted(1, 500, (1, 1)), *smoke))
    assert [(one.hex, one.men, one.age) for one in view.enemies] == [((1, 1), 500, 2), ((12, 8), 5500, 0)]
    assert [(one.hex, one.sent, one.age) for one in view.activity] == [((9, 9), 2, 1)]


@pytest.mark.clause("RTG-SC1-B3", "RTG-4.2.5b")
def test_forage_is_marked_as_far_as_it_is_reported_and_for_the_confederates_only() -> None:
    reports = (
        location((6, 6), 1, 1, foraged=5),
        location((6, 6), 2, 2, foraged=4),
        location((5, 5), 3, 3),
        location((9, 9), 2, 4, foraged=3),
    )
    state = replace(told(*reports), foraged={"6,6": 3, "9,9": 1}, forage_points=15)
    view = seen(state)
    assert [(one.hex, one.times, one.points) for one in view.foraged] == [((6, 6), 2, 9)]
    assert view.forage_points == 9
    union = seen(state, "union")
    assert (union.foraged, union.forage_points, union.exited_points) == ((), 0, 0)


# ---- orders sent


@pytest.mark.clause("RTG-1.0b", "RTG-10.4a")
def test_letters_are_under_way_until_they_should_have_arrived_whether_they_have_or_not() -> None:
    state = sent(with_corps(a_phase(), J, hex=(7, 13)), cmd.SU(corps="J", urgency=9), cmd.SU(corps="C", urgency=2))
    assert [(one.corps[-1], one.sent, one.expected, one.under_way) for one in seen(state).letters] == [
        ("C", 1, 1, True),
        ("J", 1, 3, True),
    ]
    read = received(state, turn=2).state
    assert read.dispatches == received(state, turn=1).state.dispatches[:0]
    again = seen(replace(read, phase="confederate"))
    assert [(one.corps[-1], one.under_way) for one in again.letters] == [("C", False), ("J", True)]
    late = replace(state, turn=3, phase="execution")
    assert not any(one.under_way for one in seen(late).letters)
    assert seen(state, "union").letters == ()


def test_besides_those_under_way_the_last_letter_to_each_corps_is_kept() -> None:
    letters = tuple(
        Dispatch(name, (MV((6, 6), (turn,)),), turn, turn * 10 + place, turn + way, turn + way)
        for turn in (1, 2, 3)
        for place, (name, way) in enumerate((("confederate:C", 0), (J, 2)))
    )
    view = seen(a_phase(turn=3, letters=letters))
    assert [(one.corps[-1], one.sent) for one in view.letters] == [("J", 1), ("J", 2), ("C", 3), ("J", 3)]


# ---- the game


@pytest.mark.clause("RTG-R-HOTSEAT", "RTG-6.2.1l")
def test_a_question_is_read_by_whom_it_is_put_to() -> None:
    asked = replace(a_phase("execution"), pending=Prompt("union", "urgency", kept("Odds 2:1. Which urgency?")))
    assert seen(asked, "union").pending is not None
    assert seen(asked, "referee").pending is not None
    assert seen(asked).pending is None
    assert seen(asked).to_act == seen(asked, "union").to_act == "union"


@pytest.mark.clause("RTG-1.4b", "RTG-R-RAIN")
def test_turn_day_hour_and_weather_are_everybodys() -> None:
    for seat in ("union", "confederate", "referee"):
        view = seen(a_phase("execution", 5, rain=True), seat)
        assert (view.turn, view.last_turn, view.day, view.date, view.starts, view.slot) == (
            5,
            35,
            1,
            "June 28",
            "2100",
            "night",
        )
        assert (view.rain, view.phase, view.to_act) == (True, "execution", "referee")
    assert seen(a_phase("union")).to_act == "union"


def test_the_map_is_everybodys() -> None:
    view, ground = seen(a_phase()), the_map()
    assert view.map == seen(a_phase(), "union").map
    assert all(view.map.terrain[y - 1][x - 1] == ground.terrain[x, y] for x, y in ground.terrain)
    assert ((12, 8), "Gettysburg") in view.map.towns
    assert view.map.exits == ((20, 18),)


def test_the_referee_sees_everything() -> None:
    report = location((16, 17), 1, 9)
    state = replace(told(report), dispatches=(Dispatch(J, (SU(3),), 1, 1, 9),))
    view = seen(state, "referee")
    assert view.truth == state
    assert len(view.corps) == len(state.corps) == 22
    assert all(one.now is not None and one.hex == state.corps[one.id].hex for one in view.corps)
    assert view.reports == (report,)


def test_a_view_can_be_written_as_json() -> None:
    for seat in ("union", "confederate", "referee"):
        for state in (laid_out(), laid_out("battle"), told(location((16, 17), 1, 3))):
            assert msgspec.json.decode(msgspec.json.encode(seen(state, seat)))["seat"] == seat


# ---- what a side knows


def test_a_side_never_knows_more_of_a_corps_than_its_start_and_its_reports() -> None:
    state = with_corps(told(), J, start=None)
    known = knowledge.heard(state, "confederate")
    assert knowledge.known_hex(the_rules(), state, state.corps[J], known) is None
    assert own(state).hex is None
    assert knowledge.expected(the_rules(), state, state.corps[J], known) == 3
