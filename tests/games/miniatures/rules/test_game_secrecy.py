"""What a seat may know: nothing hidden leaves by the view or the duties; open hides nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import SIDES, Side, State, units
from companion.games.miniatures.rules.view import Seat, UnitView, knows
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    a_worn,
    charge,
    play,
    the_rules,
)
from tests.games.miniatures.playing import random_play

SEEDS = st.integers(0, 2**32)
HIDDEN = (
    "stands_at_start",
    "stands",
    "fresh_at",
    "worn_at",
    "state",
    "low_ammo",
    "damaged",
    "lost",
    "skedaddled",
    "captured",
    "commander",
    "exceptional_commander",
    "carbine",
    "gun",
    "arrives",
    "edge",
    "label",
    "note",
)


def of_unit(state: State, seat: Seat, name: str) -> UnitView | None:
    return next((one for one in the_rules().view(state, seat).units if one.id == name), None)


def told(state: State, seat: Seat) -> str:
    """Everything a seat is told, as one text."""
    view, duties = the_rules().view(state, seat), the_rules().duties(state, seat)
    return msgspec.json.encode([view, duties]).decode()


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS, marked=st.sets(st.sampled_from(["c-first", "c-guns", "u-second"])))
def test_units_hidden_tells_neither_id_nor_name_of_an_unseen_enemy(seed: int, marked: set[str]) -> None:
    for *_, state in random_play(seed, 50, intelligence="units-hidden"):
        for name in marked:
            state = play(state, cmd.MarkSeen(unit=name)).state  # noqa: PLW2901
        for side, seat in (("confederate", "union"), ("union", "confederate")):
            text = told(state, seat)  # type: ignore[arg-type]
            for one in units(state):
                if one.side == side and not one.seen:
                    assert f'"{one.id}"' not in text
                    assert one.name not in text
            for leader in state.leaders.values():
                if leader.side == side and not knows(state, seat, leader.id):  # type: ignore[arg-type]
                    assert leader.name not in text


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, seat=st.sampled_from(SIDES))
def test_strengths_hidden_gives_none_for_the_enemys_numbers_and_its_own_in_full(seed: int, seat: Side) -> None:
    for *_, state in random_play(seed, 30, intelligence="strengths-hidden"):
        for one in the_rules().view(state, seat).units:
            if one.side != seat:
                assert {getattr(one, field) for field in HIDDEN} == {None}
                assert one.invented == ()
            else:
                assert one == of_unit(state, "referee", one.id)


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_open_hides_nothing_and_the_referee_sees_everything_always(seed: int) -> None:
    for *_, state in random_play(seed, 30):
        referee = without_tags(the_rules().view(state, "referee"))
        for seat in SIDES:
            assert without_tags(msgspec.structs.replace(the_rules().view(state, seat), seat="referee")) == referee
            assert the_rules().duties(state, seat) == the_rules().duties(state, "referee")
        hidden = msgspec.structs.replace(state, intelligence="units-hidden")
        assert {one.id for one in the_rules().view(hidden, "referee").units} == {one.id for one in units(state)}
        assert len(the_rules().view(hidden, "referee").leaders) == len(state.leaders)


def without_tags(view: Any) -> Any:
    """Give a view without the tags of bases, of which each side prints its own whatever is open."""
    return msgspec.structs.replace(view, field=msgspec.structs.replace(view.field, tags={}))


def test_an_enemy_still_to_arrive_is_unknown_unless_everything_is_open() -> None:
    late = a_brigade("late", "confederate", status="to-arrive")
    for intelligence, known in [("open", True), ("strengths-hidden", False), ("units-hidden", False)]:
        state = a_battle(a_brigade("iron"), late, intelligence=intelligence)
        assert (of_unit(state, "union", "late") is not None) is known


def test_a_seen_unit_is_known_with_its_leader_and_lost_again_when_marked_so() -> None:
    state = a_battle(
        a_brigade("iron"),
        a_brigade("heth", "confederate"),
        a_leader("pettigrew", "confederate", attached="heth"),
        intelligence="units-hidden",
    )
    assert "Pettigrew" not in told(state, "union")
    seen = play(state, cmd.MarkSeen(unit="heth"))
    assert {"Heth", "Pettigrew"} <= set(told(seen.state, "union").split('"'))
    lost = play(seen.state, cmd.MarkSeen(unit="heth", seen=False)).state
    assert "Pettigrew" not in told(lost, "union")


def test_contact_makes_hidden_units_seen_by_each_other() -> None:
    state = a_battle(
        a_worn("iron"),
        a_worn("heth", "confederate"),
        a_worn("pender", "confederate"),
        step="move",
        intelligence="units-hidden",
    )
    ordered = play(state, cmd.Maneuver(unit="iron"), cmd.Move(unit="iron", inches=4, charges="heth"), faces=[9]).state
    assert {one.id for one in units(ordered) if one.seen} == {"iron", "heth"}
    opened = play(a_battle(*units(state), step="move"), cmd.Maneuver(unit="iron"), faces=[9]).state
    assert not play(opened, cmd.Move(unit="iron", inches=4, charges="heth")).state.brigades["heth"].seen


@pytest.mark.parametrize(("intelligence", "may_read"), [("open", True), ("strengths-hidden", False)])
def test_a_question_is_read_by_the_seat_that_answers_it(intelligence: str, may_read: bool) -> None:
    state = a_melee(a_worn("heth", "confederate"), a_battery("guns", "confederate"), intelligence=intelligence)
    asked = play(state, charge("iron", "heth guns"), faces=[5, 5]).state
    question = say.ASKS["struggle"].key
    assert question in told(asked, "confederate")
    assert question in told(asked, "referee")
    assert (question in told(asked, "union")) is may_read
    assert the_rules().view(asked, "union").to_act == "confederate", "who acts is no secret"


def test_what_to_do_with_the_enemys_models_is_told_only_to_who_may_know_their_losses() -> None:
    more: dict[str, Any] = {"intelligence": "strengths-hidden"}
    swept = play(a_melee(a_worn("heth", "confederate"), **more), charge("iron", "heth"), faces=[10, 1]).state
    assert not the_rules().view(swept, "union").acts
    assert [act.unit for act in the_rules().view(swept, "confederate").acts] == ["heth"] * 4


def test_fire_at_a_unit_that_a_side_does_not_know_of_is_not_its_to_read_though_its_own_unit_fires() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("heth", "confederate"), intelligence="units-hidden")
    fire = cmd.Fire(firers=(cmd.FiringUnit("iron", (cmd.FiringGroup(6.0),)),), target="heth")
    assert not the_rules().owns(state, "union", (fire,))
    assert not the_rules().opens(state, "union", (fire,))
    seen = play(state, cmd.MarkSeen(unit="heth")).state
    assert the_rules().owns(seen, "union", (fire,))
