"""The return form: a box for every figure that is asked, none for what cannot be, in the order of the entry grid."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from companion.table.file.battle import BattleFile, Command
from companion.table.papers import form
from tests.table.papers import reading
from tests.table.papers import table_battles as battles

HEADS = (
    " | Infantry | Cavalry | Foot guns | Horse guns | Returning wounded | Stragglers | Fatigue | Leader lost | "
    "Surrendered"
)
every = pytest.mark.parametrize("battle", list(battles.BATTLES))


def lines(battle: BattleFile) -> list[str]:
    return reading.lines(form.deck(battle))


def grids(battle: BattleFile) -> list[tuple[str, str, str]]:
    """Heading, what it had, and what is asked of each command, in the order of the pages."""
    found, heading, had = [], "", ""
    for line in lines(battle):
        if line.startswith("-- "):
            heading = line[3:]
        elif line.startswith("Had | "):
            had = line
        elif line.startswith("Result | "):
            found.append((heading, had, line))
    return found


@every
@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ENTRY")
def test_every_command_is_asked_for_once_in_the_order_of_the_grid(battle: str) -> None:
    one = battles.BATTLES[battle]()
    assert lines(one).count(HEADS) == len(grids(one))
    names = [heading.partition(",")[0] for heading, *_ in grids(one)]
    assert names == [command.name.upper() for command in one.commands()]


@every
@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_box_stands_for_every_arm_that_can_lose_and_for_no_other(battle: str) -> None:
    one = battles.BATTLES[battle]()
    for command, (_, had, asked) in zip(one.commands(), grids(one), strict=True):
        arms = command.strength
        points = (arms.infantry, arms.cavalry, arms.foot_guns, arms.horse_guns)
        assert had.split(" | ")[1:5] == [str(n) if n else "–" for n in points]
        assert had.split(" | ")[6:8] == [str(command.stragglers), f"{command.fatigue:g}"]
        boxes = ["()" if n else "–" for n in (*points, arms.infantry, arms.infantry)]
        assert asked.split(" | ")[1:8] == [*boxes, "()"]
        assert asked.split(" | ")[9] == "(surrendered)"


@every
def test_every_unit_has_boxes_for_its_stands(battle: str) -> None:
    one = battles.BATTLES[battle]()
    found = lines(one)
    for command in one.commands():
        for brigade in command.brigades:
            name = brigade.name if brigade.arm == "infantry" else f"{brigade.name}, cavalry"
            assert f"{name} | {brigade.men:,} | {brigade.stands} | () | () | () | ()" in found
        for guns in command.guns:
            name = guns.name if guns.gun in guns.name else f"{guns.name}, {guns.gun}"
            assert f"{name} | {guns.guns} | {guns.stands} | () | () | ()" in found


def test_units_stand_in_the_order_of_the_battle_file() -> None:
    one = battles.the_largest()
    found = lines(one)
    brigades = [line for line in found if line.endswith(" | () | () | () | ()") and len(line.split(" | ")) == 7]
    assert len(brigades) == sum(len(command.brigades) for command in one.commands())
    names = [line.split(" | ")[0].removesuffix(", cavalry") for line in brigades]
    assert names == [brigade.name for command in one.commands() for brigade in command.brigades]


@pytest.mark.clause("RTG-R-OFF-ENTRY", "RTG-9.10c")
def test_the_leader_who_can_fall_is_named_and_an_armys_is_not_asked_for() -> None:
    one = battles.the_largest()
    for command, (_, had, asked) in zip(one.commands(), grids(one), strict=True):
        leader = command.leader
        assert leader is not None
        of_army = leader.rank == "army"
        assert had.split(" | ")[8] == ("–" if of_army else leader.name)
        assert asked.split(" | ")[8] == ("–" if of_army else "(leader lost)")


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_field_is_asked_with_its_three_answers_and_every_reason_has_a_line() -> None:
    one = battles.the_first_clash()
    found = lines(one)
    assert "(Confederate) | Confederate | (Union) | Union | (Neither) | Neither" in found
    assert found.count("...") == 1 + len(list(one.commands()))


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_worked_line_is_worked_as_the_return_is() -> None:
    (worked,) = [line for line in lines(battles.the_first_clash()) if line.startswith("Worked: ")]
    men, stands = 2749, 14
    gone, away = Fraction(men * 3, stands), Fraction(men * 5, stands)
    assert worked.startswith(f"Worked: Pettigrew, {men:,} men on {stands} stands. Lost 3: {men:,} × 3 ÷ {stands} = ")
    assert f"= {round(gone)} men, alone {int(gone / 100 + Fraction(1, 2))} points." in worked
    assert f"= {round(away)} men lost or run, {int(away / 100 + Fraction(1, 2))} points" in worked
    assert worked.endswith("less the 6 lost, 4 points of stragglers.")


def test_it_speaks_of_the_scales_own_points() -> None:
    one = battles.the_first_clash()
    other = replace(one, scale=replace(one.scale, men_a_point=50, guns_a_point=2))
    assert "Infantry, cavalry | points of 50 men, lost and captured together" in lines(other)
    assert "Foot guns, horse guns | points of 2 guns, lost and captured together" in lines(other)
    assert "Foot guns, horse guns | guns, lost and captured together" in lines(one)


def test_small_brigades_leave_the_worked_line_out() -> None:
    one = battles.the_first_clash()
    sides = tuple(replace(force, commands=tuple(map(shrunk, force.commands))) for force in one.sides)
    assert not any(line.startswith("Worked: ") for line in lines(replace(one, sides=sides)))


def shrunk(command: Command) -> Command:
    return replace(command, brigades=tuple(replace(one, stands=min(one.stands, 5)) for one in command.brigades))
