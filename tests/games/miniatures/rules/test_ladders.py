"""The ladders of modifiers against the charts: they sum to the same, and every line says why it counts or not."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import FILES, Rules, load
from companion.games.miniatures.rules import charge as sheet
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import ladders, maneuver, musketry
from companion.games.miniatures.rules.combat_terms import as_combat
from companion.games.miniatures.rules.decide_maneuver import as_check
from companion.games.miniatures.rules.ladders import Rung
from companion.games.miniatures.rules.legal_fire import as_attack
from companion.games.miniatures.rules.state import Battery, Brigade, Combat, Leader, Side, State, Unit
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.kernel.shelf import ruleset_texts
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    a_melee,
    a_worn,
    in_contact,
    play,
    shot,
    the_rules,
)

RULES = load(ruleset_texts("miniatures", only=tuple(FILES)))
FACES = st.integers(1, 10)
FORMATIONS: tuple[Any, ...] = ("single-line", "double-line", "attack-column", "march-column")
OWN, ENEMY, CHAIN = ("iron", "stone", "reynolds"), ("heth", "lane", "pegram"), ("chief", "corps", "army", "elsewhere")

# ---- random battles: two brigades and a battery a side, in every state that a modifier asks for


@cache  # a strategy is examined when it is first drawn from, which costs more than many draws
def readings(*families: str) -> st.SearchStrategy[dict[str, int]]:
    """Choose any readings of the rulings that belong to some families."""
    places = {
        option.id: st.sampled_from([choice.value for choice in option.choices])
        for option in RULES.options.option
        if option.id.startswith(tuple(f"D10-RUL-{family}-" for family in families))
    }
    return st.fixed_dictionaries({}, optional=places)


turns = st.builds(
    ThisTurn,
    changed_formation=st.booleans(),
    changed_mode=st.booleans(),
    about_faced=st.booleans(),
    lost_in_fire=st.integers(0, 4),
    breakthrough=st.sampled_from(["", "", "", "done"]),
)


@cache
def brigades(name: str, side: Side) -> st.SearchStrategy[Brigade]:
    common: dict[str, Any] = {
        "stands": st.integers(1, 9),
        "formation": st.sampled_from(FORMATIONS),
        "disordered": st.booleans(),
        "low_ammo": st.booleans(),
        "exceptional_commander": st.booleans(),
        "this_turn": turns,
    }
    foot = st.builds(a_brigade, st.just(name), st.just(side), **common)
    return foot | st.builds(a_cavalry, st.just(name), st.just(side), mounted=st.booleans(), **common)


@cache
def batteries(name: str, side: Side) -> st.SearchStrategy[Battery]:
    return st.integers(1, 3).flatmap(
        lambda stands: st.builds(
            a_battery,
            st.just(name),
            st.just(side),
            stands=st.just(stands),
            damaged=st.integers(0, stands),
            limbered=st.booleans(),
            silenced=st.booleans(),
            low_ammo=st.booleans(),
            this_turn=turns,
        )
    )


@cache
def leaders(name: str, side: Side, names: tuple[str, ...], **post: Any) -> st.SearchStrategy[Leader]:
    on_table = st.builds(
        a_leader,
        st.just(name),
        st.just(side),
        exceptional=st.booleans(),
        attached=st.sampled_from(["", *names]),
        **{field: st.just(value) for field, value in post.items()},
    )
    away = on_table.flatmap(
        lambda leader: st.sampled_from(["to-arrive", "fallen", "captured"]).map(
            lambda status: replace(leader, status=status, attached="")
        )
    )
    return on_table | away


@st.composite
def battles(draw: st.DrawFn, *families: str) -> State:
    """Draw a battle; `families` are those of the rulings that may be read otherwise."""
    units: list[Unit] = []
    chains: list[Leader] = []
    sides: tuple[tuple[Side, tuple[str, ...]], ...] = (("union", OWN), ("confederate", ENEMY))
    for side, names in sides:
        units += [draw(brigades(name, side)) for name in names[:2]]
        units.append(draw(batteries(names[2], side)))
        mark = "" if side == "union" else "c-"
        chains += [
            draw(leaders(f"{mark}chief", side, names)),
            draw(leaders(f"{mark}corps", side, names, rank="corps", commands=f"{side}-I")),
            draw(leaders(f"{mark}army", side, names, rank="army", commands="")),
            draw(leaders(f"{mark}elsewhere", side, names, commands=f"{side}-2")),
        ]
    return a_battle(*units, *chains, options=draw(readings(*families)))


checks = st.builds(
    cmd.Maneuver,
    unit=st.sampled_from(OWN[:2]),
    in_radius=st.lists(st.sampled_from(CHAIN), max_size=4).map(tuple),
    in_fieldworks=st.booleans(),
)
"""Lawful or not: a screen asks while the order is being put together."""
volleys = st.builds(
    cmd.Fire,
    target=st.sampled_from(ENEMY),
    firers=st.lists(
        st.builds(
            cmd.FiringUnit,
            unit=st.sampled_from(OWN),
            groups=st.builds(cmd.FiringGroup, range=st.sampled_from([0.0, 2.0, 4.0]), enfilade=st.booleans()).map(
                lambda group: (group,)
            ),
        ),
        min_size=1,
        max_size=3,
        unique_by=lambda firer: firer.unit,
    ).map(tuple),
    cover=st.sampled_from(["none", "cover", "works"]),
)
everybody = st.lists(st.sampled_from((*OWN, *ENEMY)), unique=True).map(tuple)
combats = st.builds(
    Combat,
    attackers=st.lists(st.sampled_from(OWN[:2]), min_size=1, unique=True).map(tuple),
    defenders=st.lists(st.sampled_from(ENEMY), min_size=1, unique=True).map(tuple),
    ground=st.sampled_from(["open", "favorable", "works", "trenches"]),
    outflanked=st.booleans(),
    breakthrough=st.booleans(),
    supported=everybody,
    on_road=everybody,
    over_bridge=everybody,
)


def rung(ladder: tuple[Rung, ...], label: str) -> tuple[int | None, str]:
    """Give the figure and the reason of the one line with this label."""
    [found] = [one for one in ladder if one.label == label]
    return found.value, found.reason


# ---- what counts is what the charts sum


@given(battles("MAN"), checks, FACES)
@settings(max_examples=50, deadline=None)
@pytest.mark.clause("D10-MAN-DIE", "D10-MAN-MOD-LEADER-EACH", "D10-RUL-MAN-LEADERS-CUMULATE")
def test_a_maneuver_ladder_sums_to_what_the_table_adds_to_the_die(
    state: State, command: cmd.Maneuver, face: int
) -> None:
    rules = the_rules().rules(state)
    result = maneuver.resolve(rules, as_check(rules, state, command), face)
    ladder = ladders.of_maneuver(rules, state, command)
    assert face + ladders.total(ladder) == result.result
    assert all(one.reason for one in ladder)


@given(battles("FIRE"), volleys, FACES)
@settings(max_examples=50, deadline=None)
@pytest.mark.clause("D10-FIRE-ROLL", "D10-RUL-FIRE-DIE-PLUS-ONCE", "D10-RUL-FIRE-DISMOUNTED")
def test_a_fire_ladder_sums_to_what_the_table_adds_to_the_die(state: State, command: cmd.Fire, face: int) -> None:
    rules = the_rules().rules(state)
    attack = as_attack(rules, state, command)
    steady = musketry.Firer(groups=[musketry.Group(9, 2.0)])  # so that there is a row to read, whoever fires besides
    attack = replace(attack, firers=[steady, *attack.firers])
    result = musketry.resolve(rules, attack, face)
    assert result.result == face + ladders.total(ladders.of_fire(rules, attack))


@given(battles("CHARGE", "STATE"), combats, FACES, FACES)
@settings(max_examples=50, deadline=None)
@pytest.mark.clause("D10-CHARGE-DIFFERENCE", "D10-RUL-CHARGE-LEADERS", "D10-RUL-CHARGE-FIRE-LOSS")
def test_charge_ladders_sum_to_what_the_table_adds_to_both_dice(
    state: State, combat: Combat, one: int, two: int
) -> None:
    rules = the_rules().rules(state)
    outcome = sheet.resolve(rules, as_combat(state, combat), attacker_die=one, defender_die=two)
    attacker, defender = ladders.of_charge(rules, state, combat)
    assert (one + ladders.total(attacker), two + ladders.total(defender)) == (
        outcome.attacker_total,
        outcome.defender_total,
    )


NO = ("none", "none: outflanked", "no", "open")
"""What a line says that does not count because nothing like it holds."""
OTHERWISE = ("Outnumbered", "Stands lost in fire")
"""Lines that give both sides' figures instead."""


@given(battles("CHARGE", "STATE"), combats)
@settings(max_examples=50, deadline=None)
@pytest.mark.clause("D10-CHARGE-NOTE-HALF", "D10-RUL-CHARGE-HALF")
def test_a_charge_line_that_does_not_count_says_why_not_and_one_that_counts_does_not(
    state: State, combat: Combat
) -> None:
    for ladder in ladders.of_charge(the_rules().rules(state), state, combat):
        for one in ladder:
            if not one.label.startswith(OTHERWISE):
                denied = one.reason in NO or one.reason.endswith(", under half")
                assert denied is (one.value is None), one


@given(battles("CHARGE", "STATE"), combats)
@settings(max_examples=25, deadline=None)
def test_the_lines_of_a_charge_are_the_same_whatever_counts(state: State, combat: Combat) -> None:
    shown = [
        [one.label for one in ladder if one.value is None]
        for ladder in ladders.of_charge(the_rules().rules(state), state, combat)
    ]
    nothing = a_melee(a_worn("heth", "confederate"))
    plain = ladders.of_charge(RULES, nothing, Combat(attackers=("iron",), defenders=("heth",)))
    for labels, ladder in zip(shown, plain, strict=True):
        assert set(labels) <= {one.label for one in ladder}
        assert [one.value for one in ladder] == [None] * len(ladder)


# ---- maneuver, in words


def of_maneuver(*those: Unit | Leader, reading: int = 0, **order: Any) -> tuple[Rung, ...]:
    state = a_battle(*those, options={"D10-RUL-MAN-LEADERS-CUMULATE": reading})
    return ladders.of_maneuver(the_rules().rules(state), state, cmd.Maneuver(unit="iron", **order))


@pytest.mark.parametrize(("stands", "label", "value"), [(7, "Fresh", 2), (6, "Worn", 0), (4, "Spent", -2)], ids=str)
@pytest.mark.clause("D10-MAN-MOD-FRESH", "D10-MAN-MOD-WORN", "D10-MAN-MOD-SPENT", "D10-RUL-MAN-FRESH-WORN-SPENT")
def test_effectiveness_stands_first_with_the_thresholds(stands: int, label: str, value: int) -> None:
    ladder = of_maneuver(a_brigade("iron", stands=stands))
    assert (ladder[0].label, ladder[0].value) == (label, value)
    assert ladder[0].reason == f"{stands} of 8; fresh from 7, spent under 5"


@pytest.mark.clause("D10-MAN-RADIUS", "D10-RUL-MAN-LEADER-ELSEWHERE", "D10-MAN-MOD-LEADER-ATTACHED-NORMAL")
def test_every_leader_of_the_chain_has_a_line_with_where_he_is() -> None:
    ladder = of_maneuver(
        a_brigade("iron"),
        a_brigade("stone"),
        a_leader("chief", attached="iron"),
        a_leader("wadsworth", rank="corps", commands="union-I"),
        a_leader("meade", rank="army", commands=""),
        a_leader("other", commands="union-2", attached="iron"),
        in_radius=("wadsworth",),
    )
    assert rung(ladder, "Chief, division leader") == (2, "attached")
    assert rung(ladder, "Wadsworth, corps leader") == (1, "within 18″")
    assert rung(ladder, "Meade, army leader") == (None, "beyond his radius")
    assert not [one for one in ladder if "Other" in one.label], "he is of another division"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"status": "to-arrive"}, "not on the table yet"),
        ({"status": "fallen", "returns": 5}, "fallen"),
        ({"status": "captured", "returns": 5}, "captured"),
        ({"attached": "stone"}, "attached to another unit"),
        ({}, "beyond his radius"),
    ],
    ids=["to-arrive", "fallen", "captured", "elsewhere", "far"],
)
@pytest.mark.clause("D10-RUL-MAN-LEADER-ELSEWHERE")
def test_a_leader_who_does_not_count_says_why_not(changes: dict[str, Any], why: str) -> None:
    ladder = of_maneuver(a_brigade("iron"), a_brigade("stone"), a_leader("chief", **changes))
    assert rung(ladder, "Chief, division leader") == (None, why)


@pytest.mark.parametrize(
    ("reading", "chief", "corps"),
    [
        (0, (2, "attached"), (2, "within 18″")),
        (1, (2, "attached"), (None, "only the best leader counts")),
        (3, (3, "attached"), (2, "within 18″")),
    ],
)
@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_each_reading_of_the_leaders_shows_who_counts(
    reading: int, chief: tuple[int, str], corps: tuple[int | None, str]
) -> None:
    ladder = of_maneuver(
        a_brigade("iron"),
        a_leader("chief", attached="iron"),
        a_leader("corps", rank="corps", commands="union-I", exceptional=True),
        reading=reading,
        in_radius=("corps",),
    )
    assert rung(ladder, "Chief, division leader") == chief
    assert rung(ladder, "Corps, corps leader") == corps


@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_a_leader_named_though_he_may_not_help_has_a_line_of_his_own() -> None:
    ladder = of_maneuver(a_brigade("iron"), a_leader("stranger", commands="union-2"), in_radius=("stranger",))
    assert ladders.total(ladder) == 2 + 1
    assert len([one for one in ladder if one.clause == "D10-MAN-MOD-LEADER-RADIUS-NORMAL"]) == 1


@pytest.mark.parametrize(
    ("formation", "works", "said"),
    [
        ("march-column", False, (1, "March Column")),
        ("attack-column", True, (1, "Attack Column")),
        ("single-line", True, (1, "in fieldworks")),
        ("double-line", False, (None, "neither")),
    ],
)
@pytest.mark.clause("D10-MAN-MOD-COLUMN")
def test_a_column_or_fieldworks_count_once(formation: str, works: bool, said: tuple[int | None, str]) -> None:
    ladder = of_maneuver(a_brigade("iron", formation=formation), in_fieldworks=works)
    assert rung(ladder, "Column or fieldworks") == said


@pytest.mark.clause("D10-MAN-MOD-EXC-BRIGADE")
def test_an_exceptional_commander_is_named() -> None:
    meredith = a_brigade("iron", exceptional_commander=True, commander="Meredith")
    assert rung(of_maneuver(meredith), "Exceptional commander") == (1, "Meredith")
    assert rung(of_maneuver(a_brigade("iron")), "Exceptional commander") == (None, "an ordinary one")


# ---- fire, in words


def of_fire(target: Unit, *, cover: Literal["none", "cover", "works"] = "none", **readings: int) -> tuple[Rung, ...]:
    options = {f"D10-RUL-FIRE-{name.replace('_', '-')}": value for name, value in readings.items()}
    state = a_battle(a_brigade("iron"), target, options=options)
    rules: Rules = the_rules().rules(state)
    return ladders.of_fire(rules, as_attack(rules, state, shot("iron", at=target.id, cover=cover)))


HORSE = a_cavalry("heth", "confederate", formation="march-column", this_turn=ThisTurn(changed_formation=True))


@pytest.mark.clause(
    "D10-RUL-FIRE-DIE-PLUS-ONCE", "D10-FIRE-DIE-COLUMN", "D10-FIRE-DIE-MOUNTED", "D10-FIRE-DIE-CHANGING"
)
def test_several_conditions_of_a_target_count_once_and_the_others_say_so() -> None:
    ladder = of_fire(HORSE)
    assert rung(ladder, "In column") == (1, "")
    assert rung(ladder, "Mounted cavalry") == (None, "+1 counts once")
    assert rung(ladder, "Changing formation or movement mode") == (None, "+1 counts once")
    assert rung(ladder, "Limbered") == (None, ""), "it does not hold at all"
    assert ladders.total(ladder) == 1


@pytest.mark.clause("D10-RUL-FIRE-DIE-PLUS-ONCE", "D10-RUL-FIRE-MARCH-COLUMN")
def test_by_option_each_condition_counts_and_a_march_column_has_its_factor_instead() -> None:
    each = of_fire(HORSE, DIE_PLUS_ONCE=1)
    assert [one.label for one in each if one.value] == [
        "In column",
        "Mounted cavalry",
        "Changing formation or movement mode",
    ]
    in_place = of_fire(HORSE, MARCH_COLUMN=1)
    assert rung(in_place, "In column") == (None, "")
    assert rung(in_place, "Mounted cavalry") == (1, "")


@pytest.mark.parametrize(("reading", "counts"), [(0, -1), (1, None), (2, None)])
@pytest.mark.clause("D10-RUL-FIRE-DISMOUNTED", "D10-FIRE-DIE-DISMOUNTED", "D10-FIRE-DIE-COVER")
def test_cover_and_open_order(reading: int, counts: int | None) -> None:
    ladder = of_fire(replace(HORSE, mounted=False), cover="cover", DISMOUNTED=reading)
    assert rung(ladder, "In cover") == (-1, "")
    assert rung(ladder, "Dismounted cavalry") == (counts, "")
    assert rung(ladder, "Behind breastworks") == (None, "")


# ---- charge, in words


def of_charge(
    attackers: tuple[Unit | Leader, ...],
    defenders: tuple[Unit | Leader, ...],
    *,
    reading: dict[str, int] | None = None,
    **more: Any,
) -> tuple[tuple[Rung, ...], tuple[Rung, ...]]:
    state = a_battle(*attackers, *defenders, options=reading or {})
    charging, charged = (tuple(one.id for one in x if not isinstance(one, Leader)) for x in (attackers, defenders))
    return ladders.of_charge(the_rules().rules(state), state, Combat(charging, charged, **more))


HETH = a_worn("heth", "confederate")
IRON = a_worn("iron")


@pytest.mark.parametrize(
    ("stands", "others", "said"),
    [(4, 5, (None, "4 of 9, under half")), (5, 5, (-1, "5 of 10")), (5, 4, (-1, "5 of 9"))],
)
@pytest.mark.clause("D10-CHARGE-NOTE-HALF", "D10-RUL-CHARGE-HALF", "D10-CHARGE-MOD-DISORDERED")
def test_the_half_rule_is_shown_with_its_count(stands: int, others: int, said: tuple[int | None, str]) -> None:
    attackers = (a_worn("iron", stands=stands, disordered=True), a_worn("stone", stands=others))
    attacker, defender = of_charge(attackers, (HETH,))
    assert rung(attacker, "Disordered") == said
    assert rung(defender, "Disordered") == (None, "none")


@pytest.mark.clause("D10-CHARGE-MOD-LEADER", "D10-CHARGE-MOD-LEADER-EXC", "D10-RUL-CHARGE-LEADERS")
@pytest.mark.parametrize(
    ("reading", "label", "value"),
    [
        (0, "Attached exceptional leader", 2),
        (1, "Attached exceptional leader", 4),
        (2, "Attached exceptional leader", 3),
    ],
)
def test_attached_leaders_are_named_in_one_line(reading: int, label: str, value: int) -> None:
    those = (
        IRON,
        a_leader("chief", attached="iron"),
        a_leader("second", commands="union-2", attached="iron"),
        a_leader("corps", rank="corps", commands="union-I", exceptional=True, attached="iron"),
    )
    attacker, defender = of_charge(those, (HETH,), reading={"D10-RUL-CHARGE-LEADERS": reading})
    assert rung(attacker, label) == (value, "Chief, Second, Corps")
    assert rung(defender, "Attached leader") == (None, "none")


@pytest.mark.clause(
    "D10-CHARGE-MOD-OUTNUMBERED-1",
    "D10-CHARGE-MOD-OUTNUMBERED-2",
    "D10-CHARGE-MOD-OUTNUMBERED-3",
    "D10-RUL-STATE-DAMAGED-COMBAT",
)
def test_the_numbers_compared_are_shown_halves_too() -> None:
    attacker, defender = of_charge((a_worn("iron", stands=9),), (a_battery("pegram", "confederate", damaged=1),))
    assert rung(attacker, "Outnumbered") == (None, "9 to 1.5")
    assert rung(defender, "Outnumbered 3:1 or more") == (-3, "1.5 to 9")


@pytest.mark.clause("D10-CHARGE-MOD-FIRE-LOSS", "D10-RUL-CHARGE-FIRE-LOSS")
@pytest.mark.parametrize(
    ("reading", "attackers", "defenders"),
    [
        (0, (-4, "Iron, 3; Stone, 1"), (-1, "Heth, 1")),
        (1, (-3, "Iron, 3; Stone, 1"), (-1, "Heth, 1")),
        (2, (-3, "Iron, 3; Stone, 1; 1 against it"), (None, "Heth, 1; 4 against it")),
    ],
)
def test_stands_lost_in_the_fire_are_counted_by_unit(
    reading: int, attackers: tuple[int, str], defenders: tuple[int | None, str]
) -> None:
    shot_at = (a_worn("iron", this_turn=ThisTurn(lost_in_fire=3)), a_worn("stone", this_turn=ThisTurn(lost_in_fire=1)))
    hit = replace(HETH, this_turn=ThisTurn(lost_in_fire=1))
    attacker, defender = of_charge(shot_at, (hit,), reading={"D10-RUL-CHARGE-FIRE-LOSS": reading})
    assert rung(attacker, "Stands lost in fire") == attackers
    assert rung(defender, "Stands lost in fire") == defenders


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT-FLANK", "D10-CHARGE-MOD-SUPPORTED", "D10-CHARGE-MOD-OUTFLANKED")
def test_an_outflanked_defender_is_not_supported() -> None:
    in_depth = replace(HETH, formation="double-line")
    assert rung(of_charge((IRON,), (in_depth,))[1], "Supported") == (1, "8 of 8")
    _, defender = of_charge((IRON,), (in_depth,), outflanked=True)
    assert rung(defender, "Supported") == (None, "none: outflanked")
    assert rung(defender, "Outflanked") == (-3, "yes")


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-SIDE", "D10-CHARGE-MOD-WORKS")
def test_works_that_are_turned_are_shown_as_not_counting() -> None:
    assert rung(of_charge((IRON,), (HETH,), ground="works")[1], "Breastworks, town or stone wall") == (2, "works")
    _, turned = of_charge((IRON,), (HETH,), ground="works", outflanked=True)
    assert rung(turned, "Ground") == (None, "none: outflanked")
    reading = {"D10-RUL-CHARGE-TERRAIN-SIDE": 1}
    _, helped = of_charge((IRON,), (HETH,), ground="works", outflanked=True, reading=reading)
    assert rung(helped, "Breastworks, town or stone wall") == (2, "works")


@pytest.mark.clause("D10-RUL-CHARGE-CONFED-CAV", "D10-CHARGE-MOD-CONFEDERATE", "D10-CHARGE-MOD-MOUNTED")
@pytest.mark.parametrize(("reading", "said"), [(0, (1, "8 of 8")), (1, (None, "none"))])
def test_charging_confederate_cavalry(reading: int, said: tuple[int | None, str]) -> None:
    horse = a_cavalry("heth", "confederate")
    attacker, defender = of_charge((horse,), (IRON,), reading={"D10-RUL-CHARGE-CONFED-CAV": reading})
    assert rung(attacker, "Confederates charging") == said
    assert rung(attacker, "Mounted charge") == (1, "8 of 8")
    assert not [one for one in defender if one.label in ("Confederates charging", "Mounted charge")]


@pytest.mark.clause("D10-RUL-CHARGE-SILENCED")
@pytest.mark.parametrize(("reading", "said"), [(0, (-1, "2 of 2")), (1, (None, "none"))])
def test_a_silenced_battery_is_disordered_or_not(reading: int, said: tuple[int | None, str]) -> None:
    silenced = a_battery("pegram", "confederate", silenced=True)
    _, defender = of_charge((IRON,), (silenced,), reading={"D10-RUL-CHARGE-SILENCED": reading})
    assert rung(defender, "Disordered") == said


@pytest.mark.parametrize(
    ("ground", "label", "value"),
    [
        ("open", "Ground", None),
        ("favorable", "Favorable ground", 1),
        ("works", "Breastworks, town or stone wall", 2),
        ("trenches", "Trenches", 3),
    ],
)
@pytest.mark.clause("D10-CHARGE-MOD-GROUND", "D10-CHARGE-MOD-WORKS", "D10-CHARGE-MOD-TRENCHES")
def test_ground_is_one_line_of_the_defenders(ground: str, label: str, value: int | None) -> None:
    attacker, defender = of_charge((IRON,), (HETH,), ground=ground)
    assert rung(defender, label) == (value, ground)
    assert "Ground" not in {one.label for one in attacker}


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE", "D10-CHARGE-MOD-LOW-AMMO", "D10-RUL-CHARGE-FRESH-TIME")
def test_a_struggle_keeps_what_lasts_and_works_out_the_rest_again() -> None:
    attackers = (in_contact(a_brigade("iron", low_ammo=True), "heth"), a_leader("chief", attached="iron"))
    state = a_melee(replace(HETH, stands=4), attackers=attackers, judged={"iron": "fresh", "heth": "worn"})
    first, _ = ladders.of_charge(RULES, state, Combat(attackers=("iron",), defenders=("heth",)))
    assert rung(first, "Disordered") == (None, "none")
    even = play(
        state,
        cmd.ResolveCharge(attackers=("iron",), defenders=("heth",)),
        cmd.Override(target="iron", field="low_ammo", value=False, reason="a mistake"),
        faces=[1, 5],
    ).state
    [combat] = even.combats
    assert combat.struggles == 1
    again, defenders = ladders.of_charge(RULES, even, combat)
    kept = ("Fresh", "Attached leader", "Low on ammunition")
    assert {label: rung(again, label)[0] for label in kept} == {label: rung(first, label)[0] for label in kept}
    assert [rung(first, label)[0] for label in kept] == [2, 1, -1]
    assert rung(again, "Disordered") == (-1, "7 of 7")
    assert rung(defenders, "Outnumbered 2:1")[1] == "3 to 7"
