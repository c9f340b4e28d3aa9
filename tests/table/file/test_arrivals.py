"""Who comes to a battle of the day: given out with hour and edge, asked for on the way back (RTG-R-OFF-ONE)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.table_day import Arrival, FoughtHere
from companion.table.file.battle import BattleFile, Command
from companion.table.file.draft import Draft
from companion.table.file.from_table import filled
from companion.table.file.reckoning import blank, draft_of, draft_of_result, edited, result_of
from companion.table.file.result import Result, Suffered
from companion.table.file.table_roster import turn_of_hour
from companion.table.words import grid
from companion.table.words.page import open_lines, reported_words
from tests.table.file.warring import GETTYSBURG, a_war, each_command, export, reckoning, table_of

HETH, FIRST, FIFTH = "confederate:H", "union:A", "union:D"
AWAY = (12, 10)
MORNING_AT = (1, 2)


def of_day(**more: Any) -> State:
    """Give Heth's division before the I Corps from 11:00 on, and the V Corps on its way, there at 15:20."""
    state = a_war(changes={HETH: {"heading": 3}}, holder={"12,8": "union"})
    assert state.battle is not None
    coming = Arrival(FIFTH, AWAY, ((12, 9), GETTYSBURG), 1, 3, (7, 12))
    corps = state.corps | {FIFTH: replace(state.corps[FIFTH], hex=AWAY)}
    return replace(state, corps=corps, battle=replace(state.battle, arrivals=(coming,), until=4), **more)


def the_file(state: State | None = None) -> BattleFile:
    return export(state or of_day())


def late(battle: BattleFile) -> Command:
    found = battle.command(FIFTH)
    assert found is not None
    return found


def came(battle: BattleFile, said: bool | None) -> BattleFile:
    return each_command(battle, lambda one: replace(one, entered=said) if one.id == FIFTH else one)


# ---- out


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-R-OFF-EXPORT")
def test_a_battle_of_the_day_goes_out_to_dusk_with_who_comes_and_who_holds_the_place() -> None:
    battle = the_file()
    assert (battle.field.starts_at, battle.field.hours, battle.field.daylight) == ("11:00", 10, 10)
    assert [(one.id, one.enters, one.arrives) for one in battle.commands()] == [
        (HETH, "north-west", ""),
        (FIRST, "", ""),
        (FIFTH, "south", "15:20"),
    ]
    assert battle.field.objectives[0].holder == "union"


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_an_attack_among_several_lasts_its_turn_and_nobody_comes() -> None:
    state = of_day()
    assert state.battle is not None
    battle = the_file(replace(state, battle=replace(state.battle, until=0)))
    assert battle.field.hours == 2
    assert battle.command(FIFTH) is None


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_fought_there_the_day_before_stands_there_and_its_end_says_who_holds_it() -> None:
    state = of_day()
    before = {name: FoughtHere(GETTYSBURG, 1, "confederate") for name in (HETH, FIRST)}
    corps = state.corps | {name: replace(state.corps[name], fought_here=here) for name, here in before.items()}
    battle = the_file(replace(state, corps=corps))
    assert [one.enters for one in battle.commands()] == ["", "", "south"]
    assert battle.field.objectives[0].holder == "confederate"


@pytest.mark.clause("RTG-R-OFF-ONE")
@pytest.mark.parametrize(("hour", "turn"), [("11:00", 1), ("11:29", 1), ("11:30", 2), ("15:20", 9), ("", 1)])
def test_an_hour_is_a_turn_of_the_table(hour: str, turn: int) -> None:
    assert turn_of_hour("11:00", hour, minutes=30) == turn


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_on_the_table_it_is_due_in_its_turn_over_its_edge_and_its_status_says_whether_it_came() -> None:
    battle = the_file()
    state = table_of(battle).event.state
    due = [one for one in state.brigades.values() if one.status == "to-arrive" and one.side == "union"]
    assert {(one.arrives.turn, one.arrives.edge) for one in due if one.arrives} == {(9, "south")}
    assert len(due) == len(late(battle).brigades)
    assert late(filled(battle, state)).entered is False
    on = {one.id: replace(one, status="on-table") for one in due[:1]}
    assert late(filled(battle, replace(state, brigades=state.brigades | on))).entered is True


# ---- back


def drafted(said: bool | None, **more: Any) -> Draft:
    own = the_file()
    return draft_of(own, replace(came(own, said), held_by="union"), reckoning(of_day()), **more)


@pytest.mark.clause("RTG-R-OFF-ONE", "RTG-R-OFF-ENTRY")
def test_whether_it_came_is_a_question_until_it_is_said() -> None:
    draft = drafted(None)
    assert draft.questions == ("V Corps was due at 15:20: did it come on to the table?",)
    assert [one.command for one in open_lines(draft)] == [FIFTH]
    assert grid.said(draft.line(FIFTH), grid.column("entered")) == "?"
    for said in (True, False):
        answered = edited(draft, FIFTH, entered=said)
        assert answered.questions == drafted(said).questions == ()
        assert result_of(answered).corps[FIFTH] == Suffered(entered=said)
    assert result_of(edited(draft, FIFTH, entered=True)).corps[FIRST].entered is None


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_lost_anybody_was_there() -> None:
    assert edited(drafted(None), FIFTH, infantry=3, reason="counted").questions == ()


@pytest.mark.clause("RTG-R-OFF-ONE")
def test_who_did_not_come_comes_back_with_zeros() -> None:
    draft = edited(drafted(None), FIFTH, infantry=3, fatigue=1.5, reason="counted")
    draft = edited(draft, FIFTH, entered=False)
    assert result_of(draft).corps[FIFTH] == Suffered(entered=False)
    assert reported_words(draft.line(FIFTH)) == "did not come on to the table"
    with pytest.raises(BadInput, match="did not come on to the table"):
        edited(draft, FIFTH, infantry=1, reason="counted")


def test_nobody_else_is_asked() -> None:
    draft = blank(the_file(), reckoning(of_day()))
    with pytest.raises(BadInput, match="was on the table from the start"):
        edited(draft, FIRST, entered=False)
    assert not grid.asked(draft.line(FIRST), grid.column("entered"))
    assert grid.columns()[0] in grid.shown(draft)
    assert grid.columns()[0] not in grid.shown(blank(export(a_war()), reckoning()))


@pytest.mark.clause("RTG-R-OFF-ONE")
@pytest.mark.parametrize(("said", "asks"), [(None, 1), (True, 0), (False, 0)])
def test_a_result_says_it_too_or_is_asked(said: bool | None, asks: int) -> None:
    own = the_file()
    corps = {one.id: Suffered() for one in own.commands()} | {FIFTH: Suffered(entered=said)}
    draft = draft_of_result(own, Result(battle="2.1", check=own.check, corps=corps), reckoning(of_day()))
    assert len(draft.questions) == asks
