"""What a return leaves out, leaves open and says: nought, proposed, asked, whichever way it comes (RTG-R-OFF-ENTRY)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.table.file.battle import encode, to_fill_in
from companion.table.file.draft import Draft
from companion.table.file.from_table import filled
from companion.table.file.reckoning import blank, draft_of, edited, holding, result_of
from companion.table.file.returns import read
from companion.table.words import grid
from tests.table.file.warring import a_war, each_command, export, reckoning, table_of

HETH, CORPS = "confederate:H", "union:A"


def a_result(**heth: Any) -> Draft:
    """Read a result in which the I Corps is named and nothing else said of it, and Heth's division is as given."""
    own = export(a_war())
    text = {
        "format": "companion-battle-result",
        "battle": own.battle,
        "check": own.check,
        "field": "union",
        "corps": {CORPS: {}, HETH: heth},
    }
    return read(json.dumps(text).encode(), "result.json", lambda _: own, reckoning())


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-R-OFF-FATIGUE")
def test_the_same_losses_are_the_same_outcome_whatever_brings_them() -> None:
    """What a result leaves out is nought, and fatigue is proposed as for a form or a battle file."""
    own = export(a_war())
    told = a_result(infantry=14, foot_guns=2)
    form = edited(edited(blank(own, reckoning()), HETH, infantry=14, foot_guns=2), CORPS)
    assert told.questions == ()
    assert result_of(told).corps == result_of(holding(form, "union")).corps
    assert told.line(HETH).fatigue == told.line(HETH).fatigue_by_losses == 1.5  # 16 of 114 points are 14 %, half of it


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_nought_that_is_written_is_a_nought() -> None:
    told = a_result(infantry=14, fatigue=0)
    assert (told.line(HETH).fatigue, told.line(HETH).fatigue_by_losses) == (0, 1.25)
    assert result_of(told).corps[HETH].fatigue == 0


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-15.0e")
def test_null_is_asked_figure_by_figure() -> None:
    told = a_result(infantry=None, fatigue=None, leader_lost=None)
    assert told.questions == ("Heth's Div: left open: infantry lost, fatigue, whether its leader was lost",)
    assert grid.said(told.line(HETH), grid.column("infantry")) == "?"
    told = edited(told, HETH, infantry=3)
    assert told.line(HETH).unsaid == ("fatigue", "leader_lost")
    assert edited(told, HETH, fatigue=0.0, leader_lost=False).questions == ()
    assert edited(told, HETH).questions == ()  # taken as it stands, fatigue as proposed


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_who_holds_the_field_may_be_left_open_too() -> None:
    own = export(a_war())
    text: dict[str, Any] = {"format": "companion-battle-result", "battle": own.battle, "check": own.check}
    text |= {"field": None, "corps": {}}
    told = read(json.dumps(text).encode(), "result.json", lambda _: own, reckoning())
    assert told.questions[0] == "Who holds the field?"


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_overriding_follows_the_same_rule() -> None:
    """Named without a figure it had no losses; null asks; a figure leaves the others nought."""
    own = export(a_war())
    form = blank(own, reckoning())
    assert edited(form, HETH).line(HETH).lost == 0
    asked = edited(form, HETH, infantry=3, fatigue=None)
    assert asked.line(HETH).unsaid == ("fatigue",)
    assert edited(form, HETH, infantry=3).line(HETH).fatigue == 0.25
    with pytest.raises(BadInput, match="is no figure of a return"):
        edited(form, HETH, horses=None)


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-15.0e")
def test_a_battle_file_goes_out_with_nothing_written_and_asks_for_what_nobody_wrote() -> None:
    own = export(a_war())
    out = to_fill_in(own)
    assert out.check == own.check
    written = msgspec.json.decode(encode(out))
    assert written["held_by"] is None
    assert {one["lost"] for force in written["sides"] for each in force["commands"] for one in each["brigades"]} == {
        None
    }
    draft = draft_of(own, out, reckoning())
    assert [one.partition(":")[0] for one in draft.questions] == ["Who holds the field?", "Heth's Div", "I Corps"]

    def davis(one: Any) -> Any:
        if one.id != HETH:
            return one
        units = tuple(replace(each, lost=2) if each.name == "Davis" else each for each in one.brigades)
        return replace(one, brigades=units)

    begun = draft_of(own, each_command(out, davis), reckoning())
    left = begun.line(HETH).unreported
    assert "Davis" not in left  # of whom one figure is written has none of the others
    assert {"Archer", "Pettigrew", "Brockenbrough"} <= set(left)
    assert not begun.line(CORPS).reported


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_table_game_is_held_to_its_books() -> None:
    own = export(a_war())
    state = table_of(own).event.state
    davis = next(one for one in state.brigades.values() if one.name == "Davis")
    wrong = replace(state, brigades=state.brigades | {davis.id: replace(davis, stands=davis.stands - 1)})
    with pytest.raises(BadInput, match="the stands that went to the table are not those that are there"):
        filled(own, wrong)


@pytest.mark.clause("RTG-8.10a", "RTG-R-OFF-ENTRY")
def test_cavalry_cannot_straggle_and_it_is_said_where_it_is_typed() -> None:
    own = export(a_war(HETH, "union:H"))
    form = blank(own, reckoning())
    with pytest.raises(BadInput, match="it has no infantry; cavalry and guns that ran are back at once"):
        edited(form, "union:H", stragglers=2)
