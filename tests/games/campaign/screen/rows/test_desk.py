"""The rows of a campaign's desk, from views alone: the moment, the army, letters, the map, orders, questions, points."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.orders import CD, MV, SU
from companion.games.campaign.rules.reports import Activity, Fought, Location, Sighting
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.view import View
from companion.games.campaign.screen.rows import army, letters, moment, ordered, points, questions, written
from companion.games.campaign.words.map import showing
from tests.games.campaign.playing import begun, ground, laid_out, play, rules
from tests.games.campaign.playing import to_phase as go_to


@cache
def started(scenario: str = "gettysburg-campaign") -> State:
    return laid_out(scenario)


def seen(state: State, seat: Any = "union") -> View:
    from companion.games.campaign.rules.view import view

    return view(rules(), ground(), state, seat)


def at_turn(turn: int, **more: Any) -> State:
    return replace(started(), phase="union", turn=turn, setting_up=(), **more)


# ---- the moment


@pytest.mark.clause("RTG-1.4b")
def test_days_and_turns_are_done_present_or_to_come() -> None:
    view = seen(at_turn(7))  # five turns a day: the second of June 29
    assert [(one.words, one.stage) for one in moment.days(rules(), view)][:4] == [
        ("June 28", "done"),
        ("29", "now"),
        ("30", "to come"),
        ("July 1", "to come"),
    ]
    assert [one.stage for one in moment.turns(rules(), view)] == ["done", "now", "to come", "to come", "to come"]
    assert moment.turns(rules(), view)[4].words == "2100 night"
    assert moment.when(rules(), view, 7) == "June 29, 0900"
    assert moment.when(rules(), view, 5) == "June 28, 2100"
    assert moment.when(rules(), view, 11) == "June 30, 0500"


def test_the_battle_begins_at_its_own_hour() -> None:
    view = seen(replace(started("gettysburg-battle"), phase="union", turn=1))
    assert moment.when(rules(), view, 1) == "July 1, 0900"
    assert moment.when(rules(), view, 5) == "July 2, 0500"
    assert [one.words for one in moment.days(rules(), view)] == ["July 1", "2", "3"]


@pytest.mark.clause("RTG-4.0a")
def test_phases_stand_in_their_order() -> None:
    stages = [one.stage for one in moment.phases(rules(), seen(at_turn(2)))]
    assert stages == ["done", "done", "now", "to come", "to come", "to come"]
    assert moment.phases(rules(), seen(started()))[0].stage == "now"
    assert moment.orders_of(seen(at_turn(2))) == "Union gives orders"
    assert moment.orders_of(seen(at_turn(2, over=True))) == "The game is over"


# ---- the army


def test_a_corps_out_of_reach_is_shown_as_it_was_last_known() -> None:
    view = seen(at_turn(3), "confederate")
    rows = {row.id: row for row in army.rows(view)}
    near, far = rows["confederate:C"], rows["confederate:J"]  # Hood beside Lee, Stuart east of Washington
    assert (near.seen, near.age, near.at) == (True, "now", "6,6")
    assert (far.seen, far.age, far.urgency, far.fatigue) == (False, "−3", "–", "–")
    assert far.infantry == "–"  # how it was seen last is recalled from the journal, and here is none
    assert "nothing is known of its strength" in far.aloud


def test_reports_make_the_age() -> None:
    told = Location(to="confederate", sent=4, arrives=6, corps="confederate:J", hex=(15, 14))
    state = replace(at_turn(7), reports=(told,), phase="confederate")
    row = {row.id: row for row in army.rows(seen(state, "confederate"))}["confederate:J"]
    assert (row.at, row.age) == ("15,14", "−3")


def test_who_is_gone_is_struck_out() -> None:
    state = at_turn(3)
    corps = state.corps | {"union:A": replace(state.corps["union:A"], status="eliminated")}
    row = army.rows(seen(replace(state, corps=corps)))[0]
    assert (row.gone, row.at, row.age) == (True, "–", "lost")


def test_names_are_those_of_the_armies() -> None:
    assert [row.name for row in army.rows(seen(started()))] == [
        "I",
        "II",
        "III",
        "V",
        "VI",
        "XI",
        "XII",
        "Buford",
        "Cavalry",
        "Artillery Res.",
        "Meade, staff",
    ]
    assert army.rows(seen(started(), "confederate"))[1].name == "Pickett"
    assert army.headings("confederate")[1] == "Division"


# ---- the map


def test_the_map_holds_the_seats_own_and_what_is_reported() -> None:
    reports = (
        Sighting(to="union", sent=2, arrives=3, corps="union:A", hex=(8, 8), men=3500),
        Activity(to="union", sent=3, arrives=3, hex=(5, 5)),
        Sighting(to="confederate", sent=2, arrives=3, corps="confederate:A", hex=(9, 9), men=9900),
    )
    marks = showing.marks(rules(), ground(), seen(at_turn(3, reports=reports)), selected="union:B")
    assert {one.side for one in marks.counters} == {"union"}
    assert [(one.at, one.side, one.strength, one.age) for one in marks.sightings] == [((8, 8), "confederate", 35, 1)]
    assert [one.at for one in marks.activity] == [(5, 5)]
    assert marks.radius is not None
    assert (marks.radius.at, marks.radius.hexes) == ((9, 16), 5)
    assert marks.counters[0].id == "union:B"


@pytest.mark.clause("RTG-SC1-B2b")
def test_forage_marks_tell_what_a_hex_still_gives() -> None:
    told = tuple(
        Location(to="confederate", sent=n, arrives=n, corps="confederate:C", hex=(6, 6), foraged=6 - n) for n in (1, 2)
    )
    state = replace(at_turn(3, reports=told), phase="confederate")
    marks = showing.marks(rules(), ground(), seen(state, "confederate"))
    assert [(one.at, one.left) for one in marks.forage] == [((6, 6), 3)]  # Chambersburg, a town: five times
    assert showing.marks(rules(), ground(), seen(state)).forage == ()


# ---- letters


def test_letters_are_gathered_by_writer_and_turn() -> None:
    reports = (
        Location(to="union", sent=2, arrives=3, corps="union:A", hex=(12, 8), combat="stand"),
        Sighting(to="union", sent=2, arrives=3, corps="union:A", hex=(11, 8), men=3500),
        Location(to="union", sent=3, arrives=3, corps="union:B", hex=(9, 16)),
        Location(to="union", sent=3, arrives=3, corps="union:C", hex=(9, 16)),
        Activity(to="union", sent=3, arrives=3, hex=(5, 5)),
        Fought(
            to="union",
            sent=2,
            arrives=3,
            battle="2.1",
            hex=(12, 8),
            attacked=False,
            corps=("union:A",),
            loss_percent=4,
            enemy_loss_percent=7,
            enemy_strength=7100,
        ),
        Location(to="union", sent=1, arrives=2, corps="union:A", hex=(12, 9)),
    )
    rows = letters.box(rules(), ground(), seen(at_turn(3, reports=reports)))
    assert [(row.sort, row.title) for row in rows] == [
        ("battle", "Battle at Gettysburg 12,8"),
        ("letter", "I, at Gettysburg"),
        ("letter", "II, III"),
        ("activity", "Activity"),
        ("letter", "I, at 12,9"),
    ]
    assert "The enemy attacked I. Lost 4 %; the enemy, 7,100 men strong, perhaps 7 %." in rows[0].body
    assert rows[1].body == "Before the enemy, in combat mode stand. Enemy found at 11,8: about 3,500 men."
    assert rows[1].under == "June 28, 0900 · hex 12,8 · 9 hexes away"
    assert rows[1].badge == "one turn old"
    assert len({row.id for row in rows}) == len(rows)


def test_every_report_of_a_game_is_in_some_letter() -> None:
    session = play(begun("gettysburg-battle", players={"confederate": "computer:basic"}), until_turn=6)
    go_to(session, "union", 6)
    session.seat = "union"
    rows = letters.box(rules(), ground(), session.view)
    assert len({row.id for row in rows}) == len(rows)
    told = {row.arrived for row in rows}
    assert told == {one.arrives for one in session.view.reports}
    assert all(row.aloud for row in rows)


# ---- orders


@pytest.mark.clause("RTG-8.7a", "RTG-8.8a", "RTG-8.1a", "RTG-10.4a")
def test_an_estimate_pays_turn_by_turn_from_the_day_that_the_courier_arrives() -> None:
    """Rodes, 8 hexes from Lee, marches 6 hexes of 2 points at 3 a turn, half in the morning, half more by night."""
    state = replace(at_turn(2), phase="confederate")
    corps = state.corps | {"confederate:F": replace(state.corps["confederate:F"], deployment="road")}
    view = seen(replace(state, corps=corps), "confederate")
    rodes = next(one for one in view.corps if one.id == "confederate:F")
    assert rodes.hex == (12, 1)
    path = written.route_to(rules(), ground(), "confederate", ((12, 1),), (12, 6))
    assert path is not None
    order = MV((12, 1), ordered.directions(path))
    assert written.points_of(rules(), ground(), path) == Fraction(12)
    rows = written.estimate(rules(), ground(), view, rodes, (order,))
    assert [(row.turn, row.points, row.left) for row in rows] == [
        ("June 28, 0900", "–", "12"),
        ("June 28, 1300", "3", "9"),
        ("June 28, 1700", "3", "6"),
        ("June 28, 2100", "4½", "1½"),
        ("June 29, 0500", "1½", "0"),
    ]
    assert rows[0].doing == "courier on the road"
    assert rows[-1].doing == "at Heidlersburg"


@pytest.mark.clause("RTG-13.4a", "RTG-8.7b")
def test_a_deployed_corps_forms_column_first() -> None:
    view = seen(at_turn(2))
    second = next(one for one in view.corps if one.id == "union:B")
    assert second.now is not None
    assert second.now.deployment == "deployed"
    march = MV((9, 16), (1,))
    assert written.estimate(rules(), ground(), view, second, (march,))[-1].left == "0"
    assert written._to_pay(rules(), ground(), second, (9, 16), (march,))[0] == 3
    assert written._to_pay(rules(), ground(), second, (9, 16), (CD("road"), march))[0] == 3
    assert written.estimate(rules(), ground(), view, second, (SU(6),)) == ()


def test_a_route_goes_on_is_cut_off_and_never_crosses_what_it_may_not() -> None:
    there = written.route_to(rules(), ground(), "union", ((9, 16),), (9, 13))
    assert there == ((9, 16), (9, 15), (9, 14), (9, 13))
    assert written.route_to(rules(), ground(), "union", there, (9, 15)) == ((9, 16), (9, 15))
    mountain = next(at for at, kind in ground().terrain.items() if kind == "mountain")
    assert written.route_to(rules(), ground(), "union", there, mountain) is None


def test_what_was_chosen_becomes_the_command() -> None:
    def made(code: str, **more: Any) -> Any:
        return ordered.command_of(ordered.Chosen(code, "union:A", **more))

    assert made("MV", path=((5, 5), (5, 4))) == cmd.MV(corps="union:A", start=(5, 5), path=(1,))
    assert made("MV", path=((5, 5),)) is None
    assert made("SU", value="7") == cmd.SU(corps="union:A", urgency=7)
    assert made("SU") is None
    assert made("CM", value="stand", to_force=True) == cmd.CM(corps="force", contact="stand")
    assert made("RT", hex=(3, 4), to_force=True) == cmd.RT(corps="union:A", hex=(3, 4))
    assert made("RT") is None
    assert made("OF", value="normal", together=("union:A", "union:B")) == cmd.OF(
        corps=("union:A", "union:B"), rate="normal"
    )
    for code, kind in (("PT", cmd.PT), ("XU", cmd.XU), ("DC", cmd.DC)):
        assert made(code) == kind(corps="union:A")
    assert ordered.set_up_of(ordered.Chosen("NO", "union:A", "3")) == cmd.SetUp(corps="union:A", number=3)


def test_every_order_of_the_menus_can_be_begun_somewhere() -> None:
    codes = set()
    for seat in ("union", "confederate"):
        view = seen(replace(at_turn(2), phase=seat), seat)
        codes |= {kind.code for one in view.corps for kind in written.kinds(rules(), view, one)}
    assert codes == {"SU", "SM", "CM", "RT", "AT", "RE", "XU", "MV", "PT", "CD", "OF", "DC"}


# ---- questions and points


def test_a_battle_on_the_table_tells_nothing_of_the_battle() -> None:
    asked = questions.of_the_table()
    assert not any(sign.isdigit() for sign in asked.text)
    assert [one.choice for one in asked.answers] == ["result", "out", "computer", "not-fought"]


def test_the_points_stand_row_by_row() -> None:
    session = play(begun("gettysburg-battle"))
    score = session.score()
    rows = points.rows(score)
    assert [row.total for row in rows] == [str(line.total).replace("-", "−") for line in score.lines]
    assert points.level(score) == score.level.replace("-", " ").capitalize()
    assert questions.question(session.view) is None
