"""The Basic game by its own rules, and what sets the three games apart."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.melee_groups import groups
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.orders.points import set_points
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.state import Phase
from companion.games.tactical.rules.turn.recovery import recover
from companion.games.tactical.rules.turn.reinforcing import reinforce
from companion.language.messages import told as in_words
from tests.games.tactical.beginning import at, laid_out, played
from tests.games.tactical.building import unit
from tests.games.tactical.fighting import story as fighting
from tests.games.tactical.fighting import told
from tests.games.tactical.ordering import AT, after, clauses, go, moment
from tests.games.tactical.turning import RECOVERY, REINFORCEMENT, story

A = unit("A", at=AT)
LEVELS: tuple[Level, ...] = ("basic", "intermediate", "advanced")
MORE_THAN_BASIC: tuple[cmd.AnyCommand, ...] = (
    cmd.ChangeMode(unit=A.id, mode="column"),
    cmd.Face(unit=A.id, direction=5),
    cmd.ForceMarch(unit=A.id),
    cmd.Fortify(unit=A.id),
    cmd.PlotAdvance(unit=A.id),
    cmd.Transfer(unit=A.id, leader="Meade"),
)


@pytest.mark.clause("ANT-QS-1.0", "ANT-2.1i")
def test_the_basic_game_stands_alone_and_the_others_know_more() -> None:
    """Orders that only the larger games have are refused in it; whole battles of all three are played to their end."""
    for order in MORE_THAN_BASIC:
        assert clauses(moment(A, level="basic"), order) == {"ANT-R-BASIC-SCOPE"}
    assert not any(clauses(moment(A), order) for order in MORE_THAN_BASIC[:3])
    for level in LEVELS:
        *_, (_, _, last) = played(laid_out(level))
        assert (last.over, last.level) == (True, level)


@pytest.mark.clause("ANT-QS-3.4b", "ANT-QS-3.4c")
@pytest.mark.parametrize(("half", "left", "has"), [(1, 9, 10), (2, 0, 10), (2, 1, 11), (2, 2, 12), (2, 9, 12)])
def test_ten_points_and_at_most_two_that_were_left(half: int, left: int, has: int) -> None:
    of = story(replace(A, points=left), level="basic", phase=Phase(4, "operation", "union", half))
    set_points(of, "union")
    assert of.unit(A.id).points == has


@pytest.mark.clause("ANT-QS-3.8b", "ANT-T-OPCOST-N4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("fired_at", "square"), [((4, 5), (4, 5)), ((4, 6), None), (None, None), ((3, 5), None)])
def test_melee_is_with_those_that_were_fired_at_beside_the_unit(level: Level, fired_at: Any, square: Any) -> None:
    foes = [unit("E", "confederate", (4, 5)), unit("F", "confederate", (4, 6))]
    one = replace(A, facing=3, melee_plot=True, fired_at=fired_at)
    found = groups(fighting(one, *foes, level=level), "union")
    assert found == ({square: [one.id]} if square else {})


@pytest.mark.clause("ANT-QS-4.1c", "ANT-8.1a")
def test_a_combat_phase_is_resolved_without_a_question() -> None:
    foes = [unit(f"E{row}", "confederate", (row, 6), facing=7, points=10) for row in (4, 5, 6)]
    own = [unit(f"A{row}", at=(row, 5), facing=3, melee_plot=True, fire_plot=(row, 6)) for row in (4, 5, 6)]
    of = fighting(*own, *foes, level="basic")
    combat_phase(of)
    kinds = {type(event) for event in of.events}
    assert {ev.Fired, ev.MeleeFought} <= kinds
    assert ev.Asked not in kinds
    assert of.state.pending is None


@pytest.mark.clause("ANT-QS-4.3b", "ANT-R-BASIC-RALLY")
@pytest.mark.parametrize(
    ("change", "rallies"),
    [({}, True), ({"fatigue": 47}, True), ({"fatigue": 48}, False), ({"men": 300}, False), ({"men": 301}, True)],
)
def test_a_routed_unit_that_has_rested_has_its_ranks_again(change: dict[str, Any], rallies: bool) -> None:
    """It needs a morale of 40 after it has recovered, and more than 300 men of the Union's."""
    one = replace(A, **({"routed": True, "men": 400, "effectiveness": 75} | change))
    of = story(one, level="basic", phase=RECOVERY)
    recover(of)
    assert of.unit(A.id).routed != rallies


@pytest.mark.clause("ANT-QS-5.0a")
def test_moving_and_losses_tire_rest_helps_and_fatigue_is_that_much_less_morale() -> None:
    moved = after(moment(A, level="basic"), go(A, 1)).state.units[A.id]
    assert moved.fatigue > A.fatigue
    assert moved.morale == A.morale - moved.fatigue
    of = fighting(
        unit("A", at=AT, facing=3),
        unit("E", "confederate", (4, 5), facing=7, men=2000, points=10),
        level="basic",
        side="confederate",
    )
    combat_phase(of)
    lost = next(event for event in told(of, ev.Lost) if event.unit == A.id)
    assert lost.men > 0
    assert lost.fatigue > 0
    rested = story(replace(A, fatigue=50), level="basic", phase=RECOVERY)
    recover(rested)
    assert rested.unit(A.id).fatigue == 50 - A.effectiveness // 6


@pytest.mark.clause("ANT-QS-6.0", "ANT-6.0a")
def test_reinforcements_of_both_sides_come_on_by_the_order_of_battle() -> None:
    begun = laid_out("basic")
    due = {one.id: one.arrives for one in begun.units.values() if one.arrives}
    assert {one.partition(":")[0] for one in due} == {"union", "confederate"}
    first: dict[str, int] = {}
    for _, events, now in played(begun):
        for event in events:
            if isinstance(event, ev.Arrived):
                first[event.unit] = now.turn
    assert set(first) <= set(due)
    assert {one.partition(":")[0] for one in first} == {"union", "confederate"}
    assert len(first) > len(due) // 2  # nobody moves away from the entries
    late = story(unit("Late", at=None, status="to-arrive", arrives=9), level="basic", turn=8, phase=REINFORCEMENT)
    reinforce(late)
    assert not told(late, ev.Arrived)


@pytest.mark.clause("ANT-T-OPCOST-BASIC", "ANT-R-BASIC-BLUE")
def test_what_is_printed_in_blue_is_left_out_of_the_basic_game() -> None:
    guns = unit("G", at=AT, arm="artillery", weapon="N12", mode="unlimbered")
    assert clauses(moment(guns), go(guns, 1)) == {"ANT-7.5f"}
    done = after(moment(guns, level="basic"), go(guns, 1)).state.units[guns.id]
    assert (done.square, done.points) == ((3, 4), 8)


@pytest.mark.clause("ANT-1.1b", "ANT-10.0a")
def test_a_turn_has_all_that_the_book_names_and_ends_with_the_points() -> None:
    turns: dict[int, list[str]] = {}
    for _, events, _ in played(laid_out("advanced")):
        for event in events:
            if isinstance(event, ev.PhaseBegan):
                turns.setdefault(event.turn, []).append(event.phase.kind)
            elif isinstance(event, ev.SubPhaseBegan):
                turns[max(turns)].append(event.sub_phase)
    assert sorted(turns) == list(range(1, 12))
    for kinds in turns.values():
        assert {"activation", "recovery", "operation", "combat", "melee"} <= set(kinds)
        assert {"defensive-artillery-fire", "offensive-artillery-fire", "defensive-fire", "offensive-fire"} <= set(
            kinds
        )
        assert kinds[-1] == "victory"


@pytest.mark.clause("ANT-10.0a", "ANT-R-ACCUMULATE")
def test_the_points_of_a_turn_are_those_of_its_losses_and_its_ground() -> None:
    *_, (_, events, last) = played(laid_out("intermediate"))
    found = score(at(last).rules, last)
    assert isinstance(events[-1], ev.Ended)
    assert events[-1].why is not None
    assert f"{found.points:+,}" in in_words(events[-1].why)
    assert {in_words(line.label).partition(" ")[0] for line in found.lines} >= {"objective", "union", "confederate"}
