"""The four formation cards as the commands of a running game enforce them."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Brigade, State
from companion.language.messages import told as in_words
from tests.games.miniatures.building import (
    a_battle,
    a_cavalry,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
)

FORMATIONS = ("single-line", "double-line", "attack-column", "march-column")
KINDS: dict[str, dict[str, Any]] = {
    "infantry": {},
    "mounted": {"arm": "cavalry", "mounted": True},
    "dismounted": {"arm": "cavalry"},
}


def handled(unit: Brigade) -> State:
    """Make a battle in which a brigade is well handled."""
    return play(a_battle(unit, step="move"), cmd.Maneuver(unit.id), faces=[9]).state


def iron(formation: str, kind: str = "infantry") -> Brigade:
    return a_worn("iron", formation=formation, **KINDS[kind])


def to(formation: Any) -> cmd.ChangeFormation:
    return cmd.ChangeFormation("iron", formation)


@pytest.mark.parametrize(
    ("formation", "kind", "allowed"),
    [
        pytest.param("single-line", "infantry", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-USE-INF")),
        pytest.param("single-line", "mounted", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-USE-CAV-MTD")),
        pytest.param("single-line", "dismounted", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-USE-CAV-DIS")),
        pytest.param("double-line", "infantry", True, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-USE-INF")),
        pytest.param("double-line", "mounted", True, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-USE-CAV-MTD")),
        pytest.param("double-line", "dismounted", False, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-USE-CAV-DIS")),
        pytest.param("attack-column", "infantry", True, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-USE-INF")),
        pytest.param("attack-column", "mounted", False, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-USE-CAV-MTD")),
        pytest.param(
            "attack-column", "dismounted", False, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-USE-CAV-DIS")
        ),
        pytest.param("march-column", "infantry", True, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-USE-INF")),
        pytest.param("march-column", "mounted", True, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-USE-CAV-MTD")),
        pytest.param(
            "march-column", "dismounted", False, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-USE-CAV-DIS")
        ),
    ],
)
def test_a_change_into_a_formation_is_open_to_the_troops_that_the_card_allows(
    formation: str, kind: str, allowed: bool
) -> None:
    before = "march-column" if formation == "single-line" else "single-line"
    reasons = refusals(handled(iron(before, kind)), to(formation))
    assert (reasons == "") is allowed
    assert allowed or "-USE-" in reasons


@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        pytest.param("single-line", "double-line", 0, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-DOUBLE")),
        pytest.param("single-line", "attack-column", 6, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-ATTACK")),
        pytest.param("single-line", "march-column", 6, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-MARCH")),
        pytest.param("double-line", "single-line", 0, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-SINGLE")),
        pytest.param("double-line", "attack-column", 6, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-ATTACK")),
        pytest.param("double-line", "march-column", 6, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-MARCH")),
        pytest.param(
            "attack-column", "single-line", 0, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-SINGLE")
        ),
        pytest.param(
            "attack-column", "double-line", 0, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-DOUBLE")
        ),
        pytest.param(
            "attack-column", "march-column", 6, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-MARCH")
        ),
        pytest.param("march-column", "single-line", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-SINGLE")),
        pytest.param("march-column", "double-line", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-DOUBLE")),
        pytest.param(
            "march-column", "attack-column", 6, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-ATTACK")
        ),
    ],
)
def test_a_change_takes_half_or_all_of_the_move(before: str, after: str, left: int) -> None:
    changed = play(handled(iron(before)), to(after)).state
    assert changed.brigades["iron"].formation == after
    assert not left or not refusals(changed, cmd.Move("iron", left))
    assert f"the {left} in that are left" in refusals(changed, cmd.Move("iron", left + 0.5))


@pytest.mark.parametrize(
    ("formation", "mode"),
    [
        pytest.param("single-line", "forward", marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FORWARD")),
        pytest.param("single-line", "wheel", marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-WHEEL")),
        pytest.param("single-line", "oblique", marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-OBLIQUE")),
        pytest.param("double-line", "forward", marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-FORWARD")),
        pytest.param("double-line", "wheel", marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-WHEEL")),
        pytest.param("double-line", "oblique", marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-OBLIQUE")),
        pytest.param("attack-column", "forward", marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-FORWARD")),
        pytest.param("attack-column", "wheel", marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-WHEEL")),
        pytest.param("attack-column", "oblique", marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-OBLIQUE")),
        pytest.param("march-column", "forward", marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-FORWARD")),
        pytest.param("march-column", "wheel", marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-WHEEL")),
        pytest.param("march-column", "oblique", marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-OBLIQUE")),
    ],
)
def test_a_move_ahead_wheeling_or_obliquely_goes_up_to_a_full_move(formation: str, mode: Any) -> None:
    state = handled(iron(formation))
    moved = play(state, cmd.Move("iron", 12, mode)).brigade("iron")
    assert (moved.this_turn.used, moved.this_turn.about_faced) == (1.0, False)
    assert "the 12 in that are left" in refusals(state, cmd.Move("iron", 12.5, mode))


@pytest.mark.parametrize(
    "formation",
    [
        pytest.param(
            "single-line",
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-BACKWARD", "D10-FORM-SINGLE-LINE-MODE-ABOUT-FACE"),
        ),
        pytest.param(
            "double-line",
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-BACKWARD", "D10-FORM-DOUBLE-LINE-MODE-ABOUT-FACE"),
        ),
        pytest.param(
            "attack-column",
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-BACKWARD", "D10-FORM-ATTACK-COLUMN-MODE-ABOUT-FACE"),
        ),
        pytest.param(
            "march-column",
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-BACKWARD", "D10-FORM-MARCH-COLUMN-MODE-ABOUT-FACE"),
        ),
    ],
)
def test_back_over_half_the_move_is_an_about_face_which_is_free(formation: str) -> None:
    state = handled(iron(formation))
    assert not play(state, cmd.Move("iron", 6, "backward")).brigade("iron").this_turn.about_faced
    assert play(state, cmd.Move("iron", 7, "backward")).brigade("iron").this_turn.about_faced
    assert not refusals(state, cmd.Move("iron", 12, "backward"))
    faced = play(state, cmd.Face("iron")).state
    assert faced.brigades["iron"].this_turn.about_faced
    assert not refusals(faced, cmd.Move("iron", 12)), "it costs nothing"


@pytest.mark.parametrize(
    ("formation", "inches"),
    [
        pytest.param("single-line", 6, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FLANK")),
        pytest.param("double-line", 6, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-FLANK")),
        pytest.param("attack-column", 0, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-FLANK")),
        pytest.param("march-column", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-FLANK")),
    ],
)
def test_lines_move_by_the_flank_at_half_speed_and_columns_not_at_all(formation: str, inches: int) -> None:
    state = handled(iron(formation))
    assert refusals(state, cmd.Move("iron", inches + 0.5, "by-the-flank"))
    assert (refusals(state, cmd.Move("iron", inches, "by-the-flank")) == "") is (inches > 0)


@pytest.mark.parametrize(
    ("formation", "allowed"),
    [
        pytest.param("single-line", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-DISMOUNT")),
        pytest.param("double-line", True, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-DISMOUNT")),
        pytest.param("attack-column", False, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-DISMOUNT")),
        pytest.param("march-column", True, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-DISMOUNT")),
    ],
)
def test_dismounting_takes_nine_inches_at_the_start_or_the_finish(formation: str, allowed: bool) -> None:
    state = handled(iron(formation, "mounted"))
    if not allowed:
        assert "no dismounting in Attack Column" in refusals(state, cmd.Dismount("iron"))
        return
    first = play(state, cmd.Dismount("iron")).state
    assert not refusals(first, cmd.Move("iron", 6))
    finish = play(state, cmd.Move("iron", 9), cmd.Dismount("iron"))
    assert not finish.brigade("iron").mounted
    assert "too little" in refusals(play(state, cmd.Move("iron", 10)).state, cmd.Dismount("iron"))


@pytest.mark.parametrize(
    ("formation", "allowed"),
    [
        pytest.param("single-line", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MOUNT")),
        pytest.param("double-line", False, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MOUNT")),
        pytest.param("attack-column", False, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MOUNT")),
    ],
)
def test_mounting_takes_nine_inches_and_comes_first(formation: str, allowed: bool) -> None:
    state = handled(iron(formation, "dismounted"))
    if not allowed:
        assert "no mounting in" in refusals(state, cmd.Mount("iron"))
        return
    mounted = play(state, cmd.Mount("iron")).state
    assert not refusals(mounted, cmd.Move("iron", 9))
    assert "the 9 in that are left" in refusals(mounted, cmd.Move("iron", 9.5))
    assert "mounting comes first" in refusals(play(state, cmd.Move("iron", 1)).state, cmd.Mount("iron"))


@pytest.mark.clause("D10-FORM-MARCH-COLUMN-MOUNT")
def test_a_mounted_march_column_rides_half_a_move_after_mounting_which_comes_first() -> None:
    state = handled(iron("single-line", "dismounted"))
    column = play(state, cmd.Mount("iron", "march-column")).state
    assert not refusals(column, cmd.Move("iron", 9))
    assert "the 9 in that are left" in refusals(column, cmd.Move("iron", 9.5))
    moved = play(state, cmd.Move("iron", 1)).state
    assert "mounting comes first" in refusals(moved, cmd.Mount("iron", "march-column"))


@pytest.mark.parametrize(
    ("formation", "stands", "fire"),
    [
        pytest.param("single-line", 7, 7, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-FIRE")),
        pytest.param(
            "double-line", 7, 4, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-FIRE", "D10-RUL-FORM-DOUBLE-RANK")
        ),
        pytest.param("attack-column", 7, 2, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-FIRE")),
        pytest.param("march-column", 7, 1, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-FIRE")),
    ],
)
def test_the_stands_of_the_card_fire(formation: str, stands: int, fire: int) -> None:
    state = a_battle(
        a_worn("iron", stands=stands, formation=formation), a_worn("heth", "confederate"), step="offensive"
    )
    assert play(state, shot("iron", at="heth"), faces=[1]).of(ev.Fired)[0].fire_points == fire
    assert f"stands of Iron that may fire: {fire}" in refusals(state, shot("iron", at="heth", stands=fire + 1))


@pytest.mark.parametrize(
    ("formation", "enemies", "more", "ratio"),
    [
        pytest.param("single-line", 11, {}, "", marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MELEE")),
        pytest.param("double-line", 11, {}, "", marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MELEE")),
        pytest.param("attack-column", 11, {}, "", marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MELEE")),
        pytest.param("march-column", 2, {}, "2:1", marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MELEE")),
        pytest.param("march-column", 3, {"on_road": ("heth",)}, "3:2"),
        pytest.param("march-column", 4, {"over_bridge": ("heth",)}, ""),
    ],
)
def test_the_stands_of_the_card_fight(formation: str, enemies: int, more: dict[str, Any], ratio: str) -> None:
    heth = a_worn("heth", "confederate", formation=formation)
    mine = [in_contact(a_worn("iron", stands=enemies), "heth")]
    fought = play(a_melee(heth, attackers=mine), charge("iron", "heth", **more), faces=[2, 10])
    lines = [in_words(line.label) for line in fought.of(ev.CombatRolled)[0].working]
    found = [line for line in lines if line.startswith("defender") and "outnumbered" in line]
    assert [ratio in line for line in found] == ([True] if ratio else [])


@pytest.mark.clause("D10-RUL-TEXT-ROAD-COLUMN")
def test_the_road_column_of_the_attack_card_is_the_march_column() -> None:
    assert play(handled(iron("attack-column")), to("march-column")).brigade("iron").formation == "march-column"
    assert a_cavalry("horse").formation in FORMATIONS
