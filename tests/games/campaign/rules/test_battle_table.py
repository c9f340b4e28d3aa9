"""A battle fought off the computer: asked, listed, entered, refused (RTG-15, RTG-R-OFF-*)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import reports
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.on_table import BattleResult, CorpsResult
from companion.games.campaign.rules.battle.statistics import BattleStatistics
from companion.games.campaign.rules.state import Lines, Side, State, key
from companion.games.campaign.rules.story import Story
from tests.games.campaign.battles import (
    EVEN,
    FIELD,
    TOWN,
    a_game,
    asked,
    attacker,
    corps,
    facts,
    fight,
    folded,
    headquarters,
    of_computers,
    story,
    the_rules,
    under_way,
)
from tests.games.campaign.gazetteer import the_map

CSA: Side = "confederate"
USA: Side = "union"


def a_table(*more: Any, **fields: Any) -> State:
    return a_game(attacker("confederate:A", foot_guns=20), corps("union:A", 80), *more, offline=True, **fields)


def on_the_table(state: State, *faces: int) -> Story:
    """Give a story whose battle everybody wants on the table."""
    told = fight(story(state, *(faces or (EVEN,))))
    while asked(told).kind == "off-line":
        battle.answer(told, "yes")
    return told


def a_result(**corps_results: CorpsResult) -> BattleResult:
    """Give a result: confederate_A, union_A and so on; nothing happened to those that are not named."""
    plain = {"confederate:A": CorpsResult(), "union:A": CorpsResult()}
    return BattleResult(
        battle="2.1", corps=plain | {name.replace("_", ":"): one for name, one in corps_results.items()}
    )


# ---- asked


@pytest.mark.clause("RTG-15.0a", "RTG-15.0b", "RTG-R-OFF-WHEN")
def test_both_are_asked_before_any_estimate_the_attacker_first_and_both_must_agree() -> None:
    told = fight(story(a_table()))
    assert (asked(told).seat, asked(told).kind, asked(told).choices, asked(told).default) == (
        CSA,
        "off-line",
        ("yes", "no"),
        "no",
    )
    assert not under_way(told).estimates
    battle.answer(told, "yes")
    assert (asked(told).seat, under_way(told).offline) == (USA, "asked")
    battle.answer(told, "yes")
    assert (asked(told).seat, asked(told).kind, under_way(told).offline) == ("referee", "off-line-result", "table")
    assert not under_way(told).estimates
    for answers in (["no"], ["yes", "no"]):
        told = fight(story(a_table()))
        for one in answers:
            battle.answer(told, one)
        assert facts(told, ev.BattleFought)
        assert len(facts(told, ev.Asked)) == len(answers)


@pytest.mark.clause("RTG-15.0a")
def test_nobody_is_asked_where_it_was_not_chosen() -> None:
    told = fight(story(replace(a_table(), offline=False)))
    assert not facts(told, ev.Asked)


@pytest.mark.clause("RTG-R-OFF-WHEN", "RTG-R-OFF-AI")
def test_one_person_decides_alone_and_computers_are_not_asked() -> None:
    told = fight(story(of_computers(a_table(), USA)))
    battle.answer(told, "yes")
    assert under_way(told).offline == "table"
    told = fight(story(of_computers(a_table())))
    assert not facts(told, ev.Asked)
    assert told.state.battle is None


@pytest.mark.clause("RTG-15.0e")
def test_a_table_that_was_not_played_is_fought_here_after_all() -> None:
    told = on_the_table(a_table())
    with pytest.raises(Refused):
        battle.answer(told, "yes")
    battle.answer(told, "computer")
    assert facts(told, ev.BattleFought)[0].combat_odds
    assert told.state.battle is None


# ---- listed


@pytest.mark.clause("RTG-15.0c", "RTG-R-OFF-EXPORT", "RTG-R-OFF-AI")
def test_everything_of_a_battle_is_listed() -> None:
    lee = headquarters(CSA, at=TOWN, combat="attack")
    heth = attacker(
        "confederate:A",
        75,
        foot_guns=39,
        at=TOWN,
        leader="Heth",
        unit="Heth's Div",
        heading=3,
        stragglers=4,
        fatigue=2.5,
        original=120,
        deployment="road",
        combat="hasty-attack",
        effectiveness=5.5,
    )
    game = a_game(
        heth,
        lee,
        corps("union:A", 0, cavalry=26, horse_guns=6, at=TOWN, urgency=3),
        secondary={USA: "union:A"},
        offline=True,
        lines={key(TOWN): Lines((1, 5, 6), (2, 3, 4), "union")},
        turn=16,
    )
    told = on_the_table(of_computers(game, USA))
    found = battle.statistics(told.state, the_rules(), the_map())
    assert (found.battle, found.turn, found.day, found.hour, found.date) == ("16.1", 16, 4, "0500", "July 1")
    assert (found.hex, found.terrain, found.place, found.attacker) == (TOWN, "town", "Gettysburg", CSA)
    assert [one.id for one in found.corps] == ["confederate:A", "confederate:HQ", "union:A"]
    listed = found.corps[0]
    assert (listed.leader, listed.strength.foot_guns, listed.men.infantry, listed.men.foot_guns) == (
        "Heth",
        39,
        7500,
        39,
    )
    assert (listed.morale, listed.percent, listed.stragglers, listed.entered) == (5.0, 95, 4, 6)
    assert (listed.combat, listed.deployment, listed.contact) == ("hasty-attack", "road", "attack")
    assert [one.commander for one in found.corps] == ["", "primary", "secondary"]
    assert found.commanding == {CSA: "confederate:HQ", USA: "union:A"}
    assert found.hint == {USA: 3}
    assert [one.lines for one in found.sides] == [CSA, USA, USA, USA, CSA, CSA]
    assert any(one.road for one in found.sides)
    assert msgspec.json.decode(msgspec.json.encode(found), type=BattleStatistics) == found


@pytest.mark.clause("RTG-R-OFF-EXPORT")
def test_rivers_at_the_battle_hex_are_listed() -> None:
    at, direction = next(iter(the_map().rivers))
    told = on_the_table(a_game(attacker("confederate:A", at=at), corps("union:A", at=at), offline=True))
    found = battle.statistics(told.state, the_rules(), the_map())
    assert found.sides[direction - 1].river == the_map().rivers[at, direction]


def test_nothing_is_listed_where_no_battle_is() -> None:
    with pytest.raises(Refused, match="no battle is open"):
        battle.statistics(a_game(), the_rules(), the_map())


# ---- entered


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ENTRY", "RTG-R-OFF-AFTER", "RTG-9.1d")
def test_losses_and_fatigue_are_entered_as_they_are() -> None:
    told = on_the_table(a_table())
    result = a_result(
        confederate_A=CorpsResult(infantry=12, foot_guns=2, fatigue=1.5),
        union_A=CorpsResult(infantry=20, fatigue=2.25, stragglers=6),
    )
    battle.apply_result(told, result)
    ours, theirs = told.state.corps["confederate:A"], told.state.corps["union:A"]
    assert (ours.strength.infantry, ours.strength.foot_guns, ours.fatigue) == (88, 18, 1.5)
    assert (theirs.strength.infantry, theirs.stragglers, theirs.fatigue) == (54, 6, 2.25)
    assert {one.cause for one in facts(told, ev.StrengthLost)} == {"table"}
    assert {one.clause for one in facts(told, ev.FatigueChanged)} == {"RTG-15.0e"}
    assert not facts(told, ev.LeaderLost)
    closed = facts(told, ev.BattleClosed)[0]
    assert (closed.aborted, closed.attackers, closed.fought) == (
        False,
        ("confederate:A", "union:A"),
        ("confederate:A", "union:A"),
    )
    assert ours.attacked
    assert told.state.battle is None
    assert told.state.pending is None
    told_both = {
        one.report.to: one.report for one in facts(told, ev.Reported) if isinstance(one.report, reports.Fought)
    }
    assert (told_both[CSA].loss_percent, told_both[USA].loss_percent) == (11, 32)  # 14 of 120; 26 of 80, stragglers too
    assert told_both[CSA].enemy_loss_percent == 32
    assert facts(told, ev.BattleFought)[0].combat_odds is None
    assert folded(a_table(), told) == told.state


@pytest.mark.clause("RTG-R-OFF-AFTER", "RTG-9.8a", "RTG-11.7a", "RTG-R-DEMORAL")
def test_destruction_and_demoralisation_follow_as_after_every_battle() -> None:
    told = on_the_table(a_table(corps("union:B"), corps("union:C")))
    result = a_result(
        confederate_A=CorpsResult(fatigue=7.0),
        union_A=CorpsResult(infantry=69),
        union_B=CorpsResult(fatigue=15.0),
        union_C=CorpsResult(surrendered=True),
    )
    battle.apply_result(told, result)
    assert [(one.corps, one.cause) for one in facts(told, ev.Eliminated)] == [
        ("union:C", "surrender"),
        ("union:A", "table"),
        ("union:B", "fatigue"),
    ]
    assert told.state.corps["confederate:A"].demoralised
    assert told.state.corps["union:C"].strength.total == 0


@pytest.mark.clause("RTG-R-OFF-AFTER", "RTG-9.9b")
def test_a_whole_side_that_surrendered_is_reported_so_and_headquarters_return() -> None:
    lee = headquarters(CSA, at=FIELD, combat="attack")
    told = on_the_table(a_table(lee))
    taken = CorpsResult(surrendered=True)
    battle.apply_result(told, a_result(confederate_A=taken, confederate_HQ=taken))
    assert facts(told, ev.BattleFought)[0].surrendered == CSA
    assert told.state.corps["confederate:HQ"].hex == (1, 7)
    assert {one.report.to for one in facts(told, ev.Reported)} == {CSA, USA}


@pytest.mark.clause("RTG-R-OFF-AFTER", "RTG-9.10d")
@pytest.mark.parametrize(("counted", "fatigue"), [(False, 1.5), (True, 1.0)])
def test_a_leader_lost_on_the_table_is_replaced_and_tires_his_corps(counted: bool, fatigue: float) -> None:
    told = on_the_table(a_table())
    battle.apply_result(told, a_result(union_A=CorpsResult(fatigue=1.0, leader_lost=True, leader_counted=counted)))
    assert [one.corps for one in facts(told, ev.LeaderLost)] == ["union:A"]
    assert told.state.corps["union:A"].fatigue == fatigue


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-9.10c")
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"confederate_A": CorpsResult(infantry=101)}, "has 100 strength points of infantry; 101 cannot be lost"),
        ({"confederate_A": CorpsResult(cavalry=1)}, "0 strength points of cavalry"),
        ({"confederate_A": CorpsResult(foot_guns=-1)}, "-1 cannot be lost"),
        ({"union_A": CorpsResult(infantry=70, stragglers=11)}, "10 strength points of infantry left; 11 cannot run"),
        ({"union_A": CorpsResult(fatigue=15.25)}, "not within 0 and 15"),
        ({"union_A": CorpsResult(fatigue=-0.25)}, "not within 0 and 15"),
        ({"union_A": CorpsResult(fatigue=0.3)}, "not in steps of 0.25"),
        ({"union_A": CorpsResult(leader_counted=True)}, "no leader was lost"),
        ({"union_B": CorpsResult()}, "union:B is not in battle 2.1"),
        ({"union_HQ": CorpsResult(leader_lost=True)}, "commander cannot be killed"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(wrong: dict[str, CorpsResult], says: str) -> None:
    meade = [headquarters(USA, at=FIELD, combat="stand")] if "union_HQ" in wrong else []
    told = on_the_table(a_table(*meade))
    before = told.state
    with pytest.raises(Refused, match=says):
        battle.apply_result(told, a_result(**wrong))
    assert told.state == before


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_every_reason_is_given_at_once() -> None:
    told = on_the_table(a_table())
    one = {"confederate:A": CorpsResult(infantry=500, fatigue=99.0), "union:J": CorpsResult()}
    reasons = battle.why_not_result(the_rules(), told.state, BattleResult(battle="1.7", corps=one))
    assert len(reasons) == 5  # the battle, a stranger, one left out, men, fatigue
    assert all(reason.clause for reason in reasons)
    with pytest.raises(Refused, match="no battle waits"):
        battle.apply_result(story(a_game()), a_result())


@pytest.mark.clause("RTG-15.0d", "RTG-R-OFF-WHEN")
def test_a_game_saved_at_the_table_goes_on_from_there() -> None:
    """State and facts go through JSON, as the document keeps them."""
    told = on_the_table(a_table())
    saved = msgspec.json.decode(msgspec.json.encode(told.state), type=State)
    assert saved == told.state
    again = story(saved, EVEN)
    result = a_result(union_A=CorpsResult(infantry=20, fatigue=2.25, leader_lost=True))
    battle.apply_result(again, result)
    battle.apply_result(told, result)
    assert again.state == told.state
    for one in told.events:
        read = msgspec.json.decode(msgspec.json.encode(one), type=ev.AnyEvent)
        assert read == one


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_whatever_is_entered_conserves_men_and_replays(data: st.DataObject) -> None:
    state = a_table(corps("union:B", 40, cavalry=10), corps("union:C", 3))
    told = on_the_table(state, 700)
    entered = {}
    for name in ("confederate:A", "union:A", "union:B", "union:C"):
        has = state.corps[name].strength
        lost: dict[str, Any] = {
            arm: data.draw(st.integers(0, getattr(has, arm))) for arm in ("infantry", "cavalry", "foot_guns")
        }
        # Of a corps that has anybody left one point stays with the colours (RTG-R-OFF-STRAGGLERS).
        stays = sum(lost.values()) - lost["infantry"] == has.total - has.infantry
        ran = data.draw(st.integers(0, max(0, has.infantry - lost["infantry"] - stays)))
        quarters = data.draw(st.integers(0, 60))
        entered[name] = CorpsResult(**lost, stragglers=ran, fatigue=quarters / 4, surrendered=data.draw(st.booleans()))
    battle.apply_result(told, BattleResult(battle="2.1", corps=entered))
    for name, one in entered.items():
        before, after = state.corps[name], told.state.corps[name]
        gone = sum(lost.lost.total for lost in facts(told, ev.StrengthLost) if lost.corps == name)
        ran = sum(each.points for each in facts(told, ev.Straggled) if each.corps == name)
        assert after.strength.total + gone + ran == before.strength.total
        assert after.strength.infantry >= 0
        assert one.surrendered <= (not after.here)
    assert folded(state, told) == told.state
