"""A battle out to the table and home again: nothing lost, doubled or guessed (RTG-R-OFF-SCALE, RTG-15.0)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.campaign.rules.battle.on_table import BattleResult, apply_result, why_not_result
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.story import Story
from companion.kernel.supply import Supply
from companion.table.away.campaign import corps_result
from companion.table.file.battle import BattleFile, encode
from companion.table.file.gridded import rows
from companion.table.file.reckoning import edited, holding, result_of
from companion.table.file.result import Result
from companion.table.file.returns import read, read_sheet, read_table
from companion.table.way.spreadsheets import csv_bytes, rows_of, xlsx_bytes
from tests.table.file.warring import (
    SCALES,
    export,
    fates,
    fought,
    game,
    reckoning,
    table_ids,
    table_of,
    units,
    wars,
    with_losses,
)


def as_campaign(result: Result) -> BattleResult:
    """Give a result as the campaign's command has it."""
    return BattleResult(battle=result.battle, corps={name: corps_result(one) for name, one in result.corps.items()})


def applied(state: State, result: Result) -> State:
    story = Story(game().rules(state), game().ground, state, Supply("1/1"))
    apply_result(story, as_campaign(result))
    return story.state


def by_the_table(battle: BattleFile, fate: Any, fresh: Any) -> Result:
    table = table_of(battle)
    ids = table_ids(battle, table.event.state)
    after = fought(table.event.state, {ids[name]: stands for name, stands in fate.items()})
    draft = read_table(table.sources["battle.json"], after, "t.companion", fresh, reckoning())
    return result_of(holding(draft, "union"))


def by_the_file(battle: BattleFile, fate: Any, fresh: Any) -> Result:
    filled = replace(with_losses(battle, fate), held_by="union")
    return result_of(read(encode(filled).encode(), "battle.json", fresh, reckoning()))


@pytest.mark.clause("RTG-R-OFF-SCALE", "RTG-15.0e")
@settings(max_examples=15)
@given(wars(), st.sampled_from(SCALES))
def test_an_export_that_comes_back_without_a_shot_changes_nothing(state: State, scale: str) -> None:
    """By file and by table game: no strength, straggler, fatigue or leader is other than before."""

    def fresh(name: str) -> BattleFile:
        return export(state, name)

    battle = export(state, scale)
    for result in (by_the_table(battle, {}, fresh), by_the_file(battle, {}, fresh)):
        after = applied(state, result)
        for name in result.corps:
            was, now = state.corps[name], after.corps[name]
            if now.status == was.status:  # too small a remnant is destroyed after any battle
                assert (now.strength, now.stragglers, now.leader) == (was.strength, was.stragglers, was.leader)
                assert now.fatigue == was.fatigue


@pytest.mark.clause("RTG-R-OFF-SCALE", "RTG-15.0e")
@settings(max_examples=15)
@given(st.data(), wars(), st.sampled_from(SCALES))
def test_the_same_losses_give_the_same_result_by_every_way(data: st.DataObject, state: State, scale: str) -> None:
    def fresh(name: str) -> BattleFile:
        return export(state, name)

    battle = export(state, scale)
    fate = data.draw(fates(battle))
    one = by_the_table(battle, fate, fresh)
    assert by_the_file(battle, fate, fresh) == one
    assert result_of(read(msgspec.json.encode(one), "result.json", fresh, reckoning())) == one
    cells = rows(battle, reckoning())
    cells[2][2] = one.field
    for row in cells[6:]:
        figures = msgspec.structs.asdict(one.corps[str(row[0])])
        row[2:] = [figures.get(str(key), row[nth]) for nth, key in enumerate(cells[5][2:], 2)]
    for raw, name in ((csv_bytes(cells), "form.csv"), (xlsx_bytes(cells), "form.xlsx")):
        assert result_of(read_sheet(rows_of(raw, name), name, fresh, reckoning())) == one
    typed = read(json.dumps(_empty(battle)).encode(), "result.json", fresh, reckoning())
    for name, suffered in one.corps.items():
        typed = edited(typed, name, **msgspec.structs.asdict(suffered))
    assert result_of(holding(typed, "union")) == one


def _empty(battle: BattleFile) -> dict[str, Any]:
    return {"format": "companion-battle-result", "battle": battle.battle, "check": battle.check, "corps": {}}


@pytest.mark.clause("RTG-R-OFF-SCALE", "RTG-R-OFF-ENTRY", "RTG-8.10c")
@settings(max_examples=15)
@given(st.data(), wars(), st.sampled_from(SCALES))
def test_men_and_guns_are_conserved_from_the_campaign_to_the_table_and_back(
    data: st.DataObject, state: State, scale: str
) -> None:
    """What a corps had is what it has, what it lost, and what straggles; every result can be entered."""
    battle = export(state, scale)
    fate = data.draw(fates(battle))
    result = by_the_table(battle, fate, lambda name: export(state, name))
    assert why_not_result(game().rules(state), state, as_campaign(result)) == ()
    after = applied(state, result)
    for name, suffered in result.corps.items():
        was, now = state.corps[name], after.corps[name]
        if now.status != was.status or now.headquarters:  # destroyed with what is left; a headquarters comes back whole
            continue
        assert was.strength.infantry == now.strength.infantry + suffered.infantry + suffered.stragglers
        assert now.stragglers == was.stragglers + suffered.stragglers
        assert was.strength.cavalry == now.strength.cavalry + suffered.cavalry
        assert was.strength.foot_guns == now.strength.foot_guns + suffered.foot_guns
        assert was.strength.horse_guns == now.strength.horse_guns + suffered.horse_guns


@pytest.mark.clause("RTG-R-OFF-SCALE")
@settings(max_examples=15)
@given(st.data(), wars())
def test_a_second_battle_starts_from_the_present_losses(data: st.DataObject, state: State) -> None:
    """The day after, the same corps go out with what the first day has left them, to the man."""
    battle = export(state)
    result = by_the_table(battle, data.draw(fates(battle)), lambda name: export(state, name))
    after = applied(state, result)
    left = {name for name in result.corps if after.corps[name].here}
    if not all(any(name.startswith(side) for name in left) for side in ("confederate", "union")):
        return
    assert state.battle is not None
    again = replace(
        state.battle,
        id="7.1",
        attackers=tuple(name for name in state.battle.attackers if name in left),
        defenders=tuple(name for name in state.battle.defenders if name in left),
    )
    hexes = {name: replace(after.corps[name], hex=state.battle.hex) for name in left}
    next_day = export(replace(after, battle=again, turn=7, corps=after.corps | hexes))
    for one in next_day.commands():
        true = after.corps[one.id]
        assert sum(unit.men for unit in one.brigades) == 100 * (true.strength.infantry + true.strength.cavalry)
        assert (one.stragglers, one.fatigue) == (true.stragglers, true.fatigue)
        assert one.strength.infantry <= state.corps[one.id].strength.infantry or true.headquarters
    assert all(unit.stands >= 1 for unit in units(next_day))
