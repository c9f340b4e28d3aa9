"""Every charge has a result, and no stand is made or lost in it, whatever the units, the options and the dice."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.charge import Combat, Fighter, InCommand, Ladders, after_struggle, check, resolve
from companion.games.miniatures.rules.state import Effectiveness, Formation
from companion.language.messages import told as in_words

FORMATIONS: tuple[Formation, ...] = get_args(Formation)
STATES: tuple[Effectiveness, ...] = get_args(Effectiveness)
OPTIONS = {
    "D10-RUL-CHARGE-STANDS": 3,
    "D10-RUL-CHARGE-LEADERS": 3,
    "D10-RUL-CHARGE-CONFED-CAV": 2,
    "D10-RUL-CHARGE-FIRE-LOSS": 3,
    "D10-RUL-CHARGE-SILENCED": 2,
    "D10-RUL-CHARGE-STRUGGLE-DISORDER": 2,
    "D10-RUL-CHARGE-CAPTURE-COUNT": 2,
    "D10-RUL-STATE-DAMAGED-COMBAT": 2,
}
"""How many readings each option has."""

leaders = st.lists(st.builds(InCommand, exceptional=st.booleans()), max_size=2)
brigades = st.builds(
    Fighter,
    arm=st.sampled_from(["infantry", "cavalry"]),
    stands=st.integers(1, 9),
    mounted=st.booleans(),
    state=st.sampled_from(STATES),
    disordered=st.booleans(),
    low_ammo=st.booleans(),
    stands_lost_in_fire=st.integers(0, 4),
    exceptional_commander=st.booleans(),
    leaders=leaders,
    supported=st.booleans(),
    confederate=st.booleans(),
    formation=st.sampled_from(FORMATIONS),
    on_road=st.booleans(),
    over_bridge=st.booleans(),
)


@st.composite
def batteries(draw: st.DrawFn) -> Fighter:
    stands = draw(st.integers(1, 3))
    return Fighter(
        arm="artillery",
        stands=stands,
        damaged=draw(st.integers(0, stands)),
        silenced=draw(st.booleans()),
        low_ammo=draw(st.booleans()),
        leaders=draw(leaders),
    )


combats = st.builds(
    Combat,
    attackers=st.lists(brigades, min_size=1, max_size=3),
    defenders=st.lists(brigades | batteries(), min_size=1, max_size=4),
    ground=st.sampled_from(["open", "favorable", "works", "trenches"]),
    outflanked=st.booleans(),
    breakthrough=st.booleans(),
    gives=st.sampled_from(["troops", "gun"]),
)
readings = st.fixed_dictionaries({}, optional={name: st.integers(0, n - 1) for name, n in OPTIONS.items()})
faces = st.integers(1, 10)


def guns_taken(defenders: list[Fighter], result: str, fate: str) -> int:
    """Give the gun stands that leave with a captured battery: a whole one when swept, else each last damaged stand."""
    batteries_there = [unit for unit in defenders if unit.arm == "artillery"]
    if fate != "captured":
        return 0
    if result == "swept":
        return max(unit.stands for unit in batteries_there)
    return sum(unit.damaged == unit.stands for unit in batteries_there)


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
@settings(deadline=None)
@given(combat=combats, one=faces, two=faces, chosen=readings)
def test_every_combat_has_a_result_and_conserves_stands(
    rules: Rules, combat: Combat, one: int, two: int, chosen: dict[str, int]
) -> None:
    found = resolve(rules.choosing(chosen), combat, attacker_die=one, defender_die=two)
    assert found.difference == found.attacker_total - found.defender_total
    for units, side in ((combat.attackers, found.attacker), (combat.defenders, found.defender)):
        taken = guns_taken(combat.defenders, found.result, found.defender.battery) if side is found.defender else 0
        assert side.stands_left >= 0
        assert side.stands_left + side.stands_lost + taken == sum(unit.stands for unit in units)
        troops = sum(unit.stands for unit in units if unit.arm != "artillery")
        assert side.captured + side.skedaddled <= min(troops, side.stands_lost)
        assert not side.leader_captured or any(unit.leaders for unit in units)
    if found.difference > 0:
        assert (found.attacker.stands_lost, found.attacker.disordered, found.attacker.retreat) == (0, False, "none")
    if found.difference < 0:
        assert (found.defender.stands_lost, found.defender.disordered, found.defender.battery) == (0, False, "none")
    assert (found.pursuit == "none") is (found.difference < 0 or (not found.difference and found.held_by != "attacker"))
    assert found.again is (found.difference == 0 and found.held_by is None)
    assert all(line.clause.startswith("D10-") for line in found.explain)


@pytest.mark.clause("D10-RUL-CHARGE-DICE")
@settings(deadline=None)
@given(combat=combats, one=faces, two=faces, chosen=readings)
def test_working_adds_up_to_the_totals(
    rules: Rules, combat: Combat, one: int, two: int, chosen: dict[str, int]
) -> None:
    found = resolve(rules.choosing(chosen), combat, attacker_die=one, defender_die=two)
    for who, die, total in (("attacker", one, found.attacker_total), ("defender", two, found.defender_total)):
        lines = [line for line in found.explain if in_words(line.label).startswith(f"{who}: ")]
        assert die + sum(int(line.value) for line in lines) == total
        assert len({line.clause for line in lines}) == len(lines)  # no modifier twice


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
@settings(deadline=None)
@given(combat=combats, chosen=readings)
def test_struggles_take_one_stand_a_roll_until_a_side_is_gone(
    rules: Rules, combat: Combat, chosen: dict[str, int]
) -> None:
    chart = rules.choosing(chosen)
    kept = Ladders.of(chart, combat)
    attackers, defenders = (sum(u.stands for u in side) for side in (combat.attackers, combat.defenders))
    for roll in range(1, min(attackers, defenders) + 1):
        even = resolve(chart, combat, attacker_die=0, defender_die=0, kept=kept)
        found = resolve(chart, combat, attacker_die=0, defender_die=even.difference, kept=kept)  # dice of any size
        assert (found.attacker.stands_left, found.defender.stands_left) == (attackers - roll, defenders - roll)
        assert found.again is (roll < min(attackers, defenders))
        combat = after_struggle(chart, combat)
        assert sum(u.stands for u in combat.attackers) == attackers - roll
        assert sum(u.stands for u in combat.defenders) == defenders - roll
        assert all(0 <= u.damaged <= u.stands for u in combat.defenders)


WORN = Fighter(stands=6, state="worn")


@pytest.mark.clause("D10-CHARGE-DIFFERENCE")
@pytest.mark.parametrize(
    ("combat", "path"),
    [
        (Combat(attackers=[WORN, Fighter(arm="artillery", stands=1)], defenders=[WORN]), "$.attackers[1].arm"),
        (Combat(attackers=[WORN], defenders=[Fighter(stands=6)]), "$.defenders[0].state"),
        (Combat(attackers=[Fighter(stands=6, state="worn", damaged=1)], defenders=[WORN]), "$.attackers[0].damaged"),
        (Combat(attackers=[WORN], defenders=[Fighter(arm="artillery", stands=1, damaged=2)]), "$.defenders[0].damaged"),
    ],
)
def test_what_the_sheet_does_not_know_is_refused_with_its_place(rules: Rules, combat: Combat, path: str) -> None:
    with pytest.raises(Outside) as refused:
        resolve(rules, combat, attacker_die=5, defender_die=5)
    assert refused.value.path == path
    with pytest.raises(Outside):
        check(combat)


def test_working_names_every_clause_and_its_figure(rules: Rules) -> None:
    attackers = [Fighter(stands=8, state="fresh", leaders=[InCommand()], stands_lost_in_fire=2)]
    defenders = [Fighter(stands=5, state="worn", disordered=True, stands_lost_in_fire=1)]
    combat = Combat(attackers=attackers, defenders=defenders, ground="favorable")
    found = resolve(rules, combat, attacker_die=9, defender_die=4)
    assert [(line.clause, in_words(line.label), line.value) for line in found.explain] == [
        ("D10-CHARGE-MOD-LEADER", "attacker: attached leader", 1),
        ("D10-CHARGE-MOD-FRESH", "attacker: fresh troops", 2),
        ("D10-CHARGE-MOD-FIRE-LOSS", "attacker: troop stands lost in this fire phase, 2 x", -2),
        ("D10-CHARGE-MOD-GROUND", "defender: favorable ground", 1),
        ("D10-CHARGE-MOD-FIRE-LOSS", "defender: troop stands lost in this fire phase", -1),
        ("D10-CHARGE-MOD-OUTNUMBERED-1", "defender: outnumbered 3:2", -1),
        ("D10-CHARGE-MOD-DISORDERED", "defender: disordered", -1),
        ("D10-CHARGE-DIFFERENCE", "10 less 2, difference", 8),
        ("D10-CHARGE-RESULT-SWEPT", "Swept from the field", "swept"),
    ]
