"""Stands to points: a battle file filled in becomes a draft (RTG-R-OFF-SCALE, RTG-15.0e)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from math import floor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import State
from companion.language.messages import told as in_words
from companion.table.file.battle import BattleFile, Brigade, Guns
from companion.table.file.draft import Draft, Line
from companion.table.file.reckoning import blank, draft_of, draft_of_result, edited, on_grain, result_of
from companion.table.file.result import Result, Suffered
from companion.table.file.returns import read
from tests.table.file.warring import SCALES, a_war, each_command, export, fates, reckoning, wars, with_losses

HETH, CORPS = "confederate:H", "union:A"
Gone = Mapping[str, Mapping[str, int]]


def drafted(gone: Gone, *, battle: BattleFile | None = None, wounded: str = "0", **more: Any) -> Draft:
    own = battle or export(a_war())
    return draft_of(own, with_losses(own, gone), reckoning(wounded=wounded), **more)


def line(gone: Gone, command: str = HETH, **more: Any) -> Line:
    return drafted(gone, **more).line(command)


# ---- points


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_lost_and_captured_stands_are_losses_and_those_that_ran_are_stragglers() -> None:
    """Of Heth's 7500 men: Davis 2450 men on 12 stands, Archer 1271 on 6, Pettigrew 2749 on 14."""
    found = line({f"{HETH}/davis": {"lost": 4, "captured": 2}, f"{HETH}/archer": {"lost": 1, "skedaddled": 2}})
    assert found.infantry == 14  # 1225 + 211.8 = 1436.8 men
    assert found.stragglers == 5  # with 423.7 more 1860.5 men: 19, less 14
    assert found.captured == 4  # without 408.3 men 1028.5: 10
    assert (found.cavalry, found.foot_guns, found.horse_guns, found.returning) == (0, 0, 0, 0)


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_stands_that_the_referee_set_aside_or_put_on_are_told_and_no_loss() -> None:
    found = line({f"{HETH}/davis": {"set_aside": 4}, f"{HETH}/pegram-rifled": {"set_aside": -1}})
    assert (found.infantry, found.foot_guns, found.stragglers) == (0, 0, 0)
    told = [(in_words(one.label), one.value) for one in found.working]
    assert ("Davis: stands that the referee set aside: no loss", 4) in told
    assert any("stands that the referee put on: they are none the more" in words for words, n in told if n == 1)


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_guns_lost_or_captured_are_losses_and_damaged_or_run_ones_are_not() -> None:
    gone = {
        f"{HETH}/pegram-smoothbore": {"lost": 1, "damaged": 1},
        f"{HETH}/pegram-rifled": {"skedaddled": 1},
        f"{HETH}/garnett-rifled": {"captured": 1},
    }
    assert line(gone).foot_guns == 17  # 14 guns on 2 stands, half of them: 7, and 10
    assert line(gone).stragglers == 0


def test_horse_guns_and_cavalry_are_reckoned_apart_and_cavalry_that_ran_rejoins() -> None:
    battle = export(a_war(HETH, "union:H"))
    gone = {
        "union:H/gamble": {"lost": 1, "skedaddled": 3},
        "union:H/calef-a-2nd-us": {"captured": 1},
        "union:H/devin": {"captured": 1},
    }
    found = line(gone, "union:H", battle=battle)
    men = {one.name: Fraction(one.men, one.stands) for one in battle.sides[1].commands[0].brigades}
    assert found.cavalry == floor((men["Gamble"] + men["Devin"]) / 100 + Fraction(1, 2))
    assert (found.infantry, found.foot_guns, found.horse_guns, found.stragglers) == (0, 0, 6, 0)
    assert any("Gamble: stands skedaddled, which rejoin" in in_words(one.label) for one in found.working)


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize(("wounded", "returning"), [("0", 0), ("1/4", 3), ("1", 10)])
def test_a_share_of_the_lost_but_no_prisoner_returns_before_the_loss_counts(wounded: str, returning: int) -> None:
    """14 points lost, 4 of them captured: of 10 a quarter is 2.5, rounded half up."""
    draft = drafted({f"{HETH}/davis": {"lost": 4, "captured": 2}, f"{HETH}/archer": {"lost": 1}}, wounded=wounded)
    assert (draft.line(HETH).infantry, draft.line(HETH).captured, draft.line(HETH).returning) == (14, 4, returning)
    held = replace(draft, held_by="neither")
    assert result_of(held).corps[HETH].infantry == 14 - returning


@pytest.mark.clause("RTG-R-OFF-SCALE")
@settings(max_examples=30)
@given(st.data(), wars(), st.sampled_from(SCALES))
def test_points_are_the_share_of_stands_by_brigade_summed_and_rounded_once(
    data: st.DataObject, state: State, scale: str
) -> None:
    battle = export(state, scale)
    fate = data.draw(fates(battle))
    draft = drafted(fate, battle=battle)
    for one in battle.commands():
        had, found = one.strength, draft.line(one.id)

        def points(units: list[Any], size: str, a_point: int, *ways: str) -> int:
            away = sum(
                (
                    Fraction(getattr(unit, size), unit.stands) * sum(fate.get(unit.id, {}).get(way, 0) for way in ways)
                    for unit in units
                ),
                start=Fraction(0),
            )
            return floor(away / a_point + Fraction(1, 2))

        foot = [unit for unit in one.brigades if unit.arm == "infantry"]
        lost = points(foot, "men", 100, "lost", "captured")
        assert found.infantry == lost <= had.infantry
        away = points(foot, "men", 100, "lost", "captured", "skedaddled")
        last = away == had.infantry and found.stragglers < away - lost  # one point stays with the colours
        assert lost + found.stragglers + last == away <= had.infantry
        riders = [unit for unit in one.brigades if unit.arm == "cavalry"]
        assert found.cavalry == points(riders, "men", 100, "lost", "captured") <= had.cavalry
        for horse, name in ((False, "foot_guns"), (True, "horse_guns")):
            pieces = points([unit for unit in one.guns if unit.horse == horse], "guns", 1, "lost", "captured")
            assert getattr(found, name) == pieces <= getattr(had, name)


@pytest.mark.clause("RTG-R-OFF-SCALE")
@settings(max_examples=40)
@given(wars(), st.sampled_from(SCALES))
def test_all_that_is_lost_is_all_there_was(state: State, scale: str) -> None:
    battle = export(state, scale)
    everything = each_command(
        battle,
        lambda one: replace(
            one,
            brigades=tuple(replace(unit, lost=unit.stands) for unit in one.brigades),
            guns=tuple(replace(unit, captured=unit.stands) for unit in one.guns),
        ),
    )
    for found in draft_of(battle, everything, reckoning()).lines:
        assert (found.infantry, found.cavalry) == (found.had.infantry, found.had.cavalry)
        assert (found.foot_guns, found.horse_guns) == (found.had.foot_guns, found.had.horse_guns)


# ---- fatigue


@pytest.mark.clause("RTG-11.1a", "RTG-R-OFF-FATIGUE", "RTG-R-FATIGUE-PCT")
@pytest.mark.parametrize(("option", "expected"), [(0, 1.25), (1, 2.5)])
def test_losses_propose_fatigue_on_half_of_their_share_or_as_printed_and_it_is_in_force(
    option: int, expected: float
) -> None:
    """Of 114 points 14 are 12.3 %: 2.46 points of fatigue, up to the next half; of half of it 1.23, to the quarter."""
    state = a_war(options={"RTG-R-OFF-FATIGUE": option})
    own, gone = export(state), {f"{HETH}/davis": {"lost": 4, "captured": 2}, f"{HETH}/archer": {"lost": 1}}
    found = draft_of(own, with_losses(own, gone), reckoning(state)).line(HETH)
    assert (found.had.infantry, found.lost) == (75, 14)
    assert (found.fatigue_by_losses, found.fatigue) == (expected, expected)
    assert found.fatigue_by_table is None


@pytest.mark.clause("RTG-8.10c", "RTG-11.1a", "RTG-R-OFF-STRAGGLERS")
@pytest.mark.parametrize(("option", "expected"), [(0, 0.0), (1, 1.0)])
def test_stragglers_tire_nobody_or_as_losses_do_and_the_wounded_who_return_never_do(
    option: int, expected: float
) -> None:
    """Of 114 points 12 are 10.5 %, and half of that is a point."""
    state = a_war(options={"RTG-R-OFF-STRAGGLERS": option})
    own = export(state)
    ran = draft_of(own, with_losses(own, {f"{HETH}/davis": {"skedaddled": 6}}), reckoning(state)).line(HETH)
    assert (ran.infantry, ran.stragglers, ran.fatigue_by_losses) == (0, 12, expected)
    back = line({f"{HETH}/davis": {"lost": 6}}, wounded="1")
    assert (back.infantry, back.returning, back.fatigue_by_losses) == (12, 12, 0.0)


@pytest.mark.clause("RTG-R-OFF-STRAGGLERS")
def test_of_a_corps_that_ran_whole_a_point_stays_with_the_colours_and_it_is_told() -> None:
    own = export(a_war())
    away = each_command(
        own,
        lambda one: replace(
            one,
            brigades=tuple(replace(unit, skedaddled=unit.stands) for unit in one.brigades),
            guns=tuple(replace(unit, lost=unit.stands) for unit in one.guns),
        ),
    )
    found = draft_of(own, away, reckoning()).line(HETH)
    assert (found.infantry, found.stragglers) == (0, 74)
    assert any(in_words(one.label) == "infantry that ran: one point stays with the colours" for one in found.working)
    counts = a_war(options={"RTG-R-OFF-STRAGGLERS": 1})
    assert draft_of(export(counts), away, reckoning(counts)).line(HETH).stragglers == 75


@pytest.mark.clause("RTG-R-OFF-STRAGGLERS")
def test_a_result_by_which_all_of_a_corps_ran_is_refused_as_it_is_on_the_form() -> None:
    own = export(a_war())
    corps = {HETH: {"foot_guns": 39, "stragglers": 75}, "union:A": {}}
    result = {"format": "companion-battle-result", "battle": "2.1", "check": own.check, "corps": corps}
    with pytest.raises(BadInput, match="at least one point stays with the colours"):
        read(json.dumps(result).encode(), "r.json", lambda _: own, reckoning())
    with pytest.raises(BadInput, match="at least one point stays with the colours"):
        edited(blank(own, reckoning()), HETH, foot_guns=39, stragglers=75)
    counts = a_war(options={"RTG-R-OFF-STRAGGLERS": 1})
    draft = read(json.dumps(result).encode(), "r.json", lambda _: own, reckoning(counts))
    assert draft.line(HETH).stragglers == 75


@pytest.mark.clause("RTG-R-FATIGUE-PCT")
@pytest.mark.parametrize(("option", "expected"), [(0, 1.0), (1, 0.5), (2, 0.75)])
def test_the_reading_of_the_game_decides_and_the_grain_is_kept(option: int, expected: float) -> None:
    state = a_war(options={"RTG-R-FATIGUE-PCT": option, "RTG-R-OFF-FATIGUE": 1})
    battle = export(state)
    gone = {f"{HETH}/davis": {"lost": 1}, f"{HETH}/archer": {"lost": 0}}
    found = draft_of(battle, with_losses(battle, gone), reckoning(state)).line(HETH)
    assert (found.lost, found.tiring[3]) == (2, expected)  # 3 of 114 are 2.6 %: 0.53
    assert {value * 4 % 1 for value in found.tiring} == {0}


def test_fatigue_is_never_proposed_beyond_the_most() -> None:
    state = a_war(options={"RTG-R-OFF-FATIGUE": 1})
    found = draft_of(export(state), export(state), reckoning(state)).line(HETH)
    assert found.tiring[0] == 0
    assert max(found.tiring) == 15.0


def test_the_tables_states_propose_fatigue_by_the_share_of_brigades() -> None:
    """Of four brigades one fell by a state and one by two: (1.5 + 3) / 4 = 1.125, the grain is a quarter."""
    own = export(a_war())
    states = {f"{HETH}/davis": 2, f"{HETH}/archer": 1, f"{HETH}/pettigrew": 0, f"{HETH}/brockenbrough": 0}
    found = line({}, origin="table", fallen=states)
    assert found.fatigue_by_table == 1.25
    assert found.fatigue == 0.0
    assert drafted({}, battle=own, fallen=states).line(CORPS).fatigue_by_table is None


@pytest.mark.parametrize(
    ("value", "expected"),
    [(Fraction(1, 8), Fraction(1, 4)), (Fraction(9, 80), 0), (3, 3), (Fraction(7, 5), Fraction(3, 2))],
)
def test_a_proposal_goes_to_the_nearest_step(value: Fraction, expected: Fraction) -> None:
    assert on_grain(value, Fraction(1, 4)) == expected
    assert on_grain(value, 0) == value


# ---- leaders


def with_leader_lost(battle: BattleFile, name: str) -> BattleFile:
    return each_command(
        battle,
        lambda one: replace(one, leaders=tuple(replace(leader, lost=leader.name == name) for leader in one.leaders)),
    )


def test_only_the_leader_of_the_corps_itself_is_lost_to_the_campaign() -> None:
    own = export(a_war())
    assert draft_of(own, with_leader_lost(own, "Reynolds"), reckoning()).line(CORPS).leader_lost
    found = draft_of(own, with_leader_lost(own, "Wadsworth"), reckoning()).line(CORPS)
    assert not found.leader_lost
    assert any("Wadsworth" in in_words(one.label) for one in found.working)


@pytest.mark.clause("RTG-9.10c")
def test_an_armys_commander_who_falls_on_the_table_is_not_lost_and_the_working_says_so() -> None:
    own = export(a_war(HETH, "union:HQ"))
    found = draft_of(own, with_leader_lost(own, "Meade"), reckoning()).line("union:HQ")
    assert (found.leader, found.leader_lost) == ("", False)
    assert [one.clause for one in found.working if "Meade" in in_words(one.label)] == ["RTG-9.10c"]


# ---- the working


def test_the_working_says_how_stands_became_points() -> None:
    found = line({f"{HETH}/davis": {"lost": 4, "captured": 2}, f"{HETH}/archer": {"lost": 1, "skedaddled": 2}})
    told = [(in_words(one.label), one.value) for one in found.working]
    assert ("Davis: 4 lost and 2 captured of 12 stands, of 2,450 men", 1225) in told
    assert ("Archer: 1 lost of 6 stands, of 1,271 men", 211.8) in told
    assert ("infantry: points lost, 100 men each, rounded half up", 14) in told
    assert ("Archer: 2 of 6 stands skedaddled", 423.7) in told
    assert ("infantry: 19 points lost and run in all, less 14 lost, are proposed as stragglers", 5) in told
    assert told[-1] == ("fatigue for 14 of 114 points", 1.25)
    assert found.told == len(told) - 1


# ---- what is not there


@pytest.mark.clause("RTG-15.0e")
@settings(max_examples=30)
@given(wars(), st.sampled_from(SCALES))
def test_an_untouched_export_is_reported_and_all_nought(state: State, scale: str) -> None:
    battle = export(state, scale)
    draft = draft_of(battle, battle, reckoning())
    assert draft.questions == ()
    assert draft.battle == battle
    result = result_of(draft)
    assert result == Result(battle="2.1", check=battle.check, corps={one.id: Suffered() for one in battle.commands()})


def test_a_corps_that_the_return_leaves_out_is_a_question_and_no_loss() -> None:
    own = export(a_war())
    draft = draft_of(own, each_command(own, lambda one: one if one.id == HETH else None), reckoning())
    assert draft.questions == (
        f"{own.sides[1].commands[0].name}: nothing is reported; enter its losses, or that it had none",
    )
    assert not draft.line(CORPS).reported
    assert draft.line(CORPS).fatigue_by_losses is None
    assert draft.line(HETH).reported


def test_a_brigade_battery_or_leader_that_the_return_leaves_out_is_a_question_that_names_it() -> None:
    own = export(a_war())

    def short(one: Any) -> Any:
        if one.id == HETH:
            return one
        kept: tuple[Brigade, ...] = tuple(unit for unit in one.brigades if unit.name != "Paul")
        guns: tuple[Guns, ...] = tuple(unit for unit in one.guns if unit.gun == "rifled")
        return replace(one, brigades=kept, guns=guns, leaders=one.leaders[1:])

    draft = draft_of(own, each_command(own, short), reckoning())
    assert draft.questions == ("I Corps: not reported: Paul, Wainwright, smoothbore, Reynolds",)
    assert draft.line(CORPS).infantry == 0
    assert draft.line(CORPS).stated == ()


def test_the_form_asks_everything() -> None:
    own = export(a_war())
    draft = blank(own, reckoning())
    assert (draft.origin, draft.held_by) == ("form", None)
    assert [asked.partition(":")[0] for asked in draft.questions] == ["Who holds the field?", "Heth's Div", "I Corps"]


def test_a_result_is_taken_as_it_is_and_what_it_leaves_out_is_a_question() -> None:
    own = export(a_war())
    given_ = Suffered(infantry=12, foot_guns=2, fatigue=0.25, stragglers=3, leader_lost=True)
    draft = draft_of_result(
        own, Result(battle="2.1", check=own.check, field="union", corps={HETH: given_}), reckoning(wounded="1")
    )
    assert (draft.held_by, draft.origin) == ("union", "result")
    assert [asked.partition(":")[0] for asked in draft.questions] == ["I Corps"]
    found = draft.line(HETH)
    assert (found.infantry, found.returning, found.stragglers, found.fatigue, found.leader_lost) == (
        12,
        0,
        3,
        0.25,
        True,
    )
    assert found.fatigue_by_losses == 1.25  # 14 of 114 points are 12.3 %, half of that 6.1 %


def test_log_and_journal_go_with_the_draft() -> None:
    draft = drafted({}, log="# A report", journal="[]", origin="table")
    assert (draft.log, draft.journal, draft.origin) == ("# A report", "[]", "table")
