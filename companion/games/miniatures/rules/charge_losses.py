"""What a charge result costs a side: stands, batteries, leaders; and the loss of a desperate struggle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from companion.games.miniatures.charts.charge import ChargeResult
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations
from companion.games.miniatures.rules.combat import Combat, DefenderFate, Fighter

SCOPE, RUN_OUT, STAND_KIND = "D10-RUL-CHARGE-LOSS-SCOPE", "D10-RUL-CHARGE-RUN-OUT", "D10-RUL-CHARGE-STAND-KIND"
TAKEN, PART = "D10-RUL-CHARGE-BATTERY-TAKEN", "D10-RUL-CHARGE-BATTERY-PART"
GUNS_RETREAT, MARCH_MELEE = "D10-RUL-CHARGE-BATTERY-RETREAT", "D10-RUL-FORM-MARCH-MELEE"
READINGS = (SCOPE, RUN_OUT, STAND_KIND, TAKEN, PART, GUNS_RETREAT, MARCH_MELEE)
"""The readings of what a side loses."""


def captured_stands(rules: Rules, row: ChargeResult, difference: int) -> int:
    """Give how many troop stands a result captures (D10-RUL-CHARGE-CAPTURE-COUNT)."""
    if row.captured_extra_beyond is None:
        return row.captured
    from_ten = rules.choice("D10-RUL-CHARGE-CAPTURE-COUNT") == 1
    # The text counts "points beyond" without saying whether the tenth is one of them; by default it is not.
    return row.captured + max(0, abs(difference) - row.captured_extra_beyond + from_ten)


def fate(rules: Rules, row: ChargeResult, units: Sequence[Fighter], difference: int, *, loses: bool) -> DefenderFate:
    """Give what a side suffers; captures come first, capped by the stands there are (D10-RUL-CHARGE-RUN-OUT)."""
    troops = sum(unit.stands for unit in units if unit.arm != "artillery")
    guns = sum(unit.stands for unit in units if unit.arm == "artillery")
    if not loses:
        return DefenderFate(False, "none", 0, 0, 0, False, troops + guns, "none")
    battery, taken = _battery_fate(rules, row, units)
    purses = _purses(rules, units, guns - taken)
    captured, skedaddled = _paid(rules, purses, captured_stands(rules, row, difference), row.skedaddled)
    struggle_loss = sum(min(row.lost_each_side, purse) for purse in _givers(rules, units))
    lost = captured + skedaddled + struggle_loss
    return DefenderFate(
        disordered=troops > 0,
        # A lone battery suffers its own part of the result and nothing of the troops'.
        retreat=row.retreat if troops else row.battery_retreat,
        stands_lost=lost,
        skedaddled=skedaddled,
        captured=captured,
        leader_captured=row.leader_captured and any(unit.leaders for unit in units),
        stands_left=troops + guns - lost - taken,
        battery=battery,
    )


def _purses(rules: Rules, units: Sequence[Fighter], guns: int) -> list[int]:
    """Give what each brigade can lose; a battery without troops beside it nothing, but in one reading its guns."""
    brigades = [exposed(rules, unit) for unit in units if unit.arm != "artillery"]
    if brigades:
        return brigades
    return [guns] if rules.choice(STAND_KIND) == 1 else []


def exposed(rules: Rules, unit: Fighter) -> int:
    """Give how many of a unit's stands a result can take: all, or those that fight (D10-RUL-FORM-MARCH-MELEE)."""
    if rules.choice(MARCH_MELEE) == 0:
        return unit.stands
    return formations.stands_that_fight(
        rules, unit.formation, unit.stands, on_road=unit.on_road, over_bridge=unit.over_bridge
    )


def _paid(rules: Rules, purses: list[int], captured: int, skedaddled: int) -> tuple[int, int]:
    """Give the stands captured and skedaddled of those that a result demands, once for the side or of each brigade."""
    each = rules.choice(SCOPE) == 1
    if not each or rules.choice(RUN_OUT) == 2:  # what one brigade has not, another gives
        times = len(purses) if each else 1
        captured, skedaddled, purses = captured * times, skedaddled * times, [sum(purses)]
    # Captured stands are the enemy's choice and worth more to him: they come off before the ones that run, where there
    # are too few for both.
    running_first = rules.choice(RUN_OUT) == 1
    first, second = (skedaddled, captured) if running_first else (captured, skedaddled)
    ones = [min(first, purse) for purse in purses]
    others = [min(second, purse - one) for one, purse in zip(ones, purses, strict=True)]
    return (sum(others), sum(ones)) if running_first else (sum(ones), sum(others))


def _givers(rules: Rules, units: Sequence[Fighter]) -> list[int]:
    """Give the stands of those who each give one in a struggle: the side as one, or each brigade."""
    if rules.choice(SCOPE) == 0:
        return [sum(unit.stands for unit in units)]
    return [units[index].stands for index in each_gives(units)]


def each_gives(units: Sequence[Fighter]) -> list[int]:
    """Give the places of those who each give a stand where brigades pay: batteries only where there is no brigade."""
    brigades = [index for index, unit in enumerate(units) if unit.arm != "artillery"]
    return brigades or list(range(len(units)))


def _battery_fate(
    rules: Rules, row: ChargeResult, units: Sequence[Fighter]
) -> tuple[Literal["none", "silenced", "damaged", "captured"], int]:
    """Give the worst that befalls the batteries of a side, and the gun stands that leave with it."""
    batteries = [unit for unit in units if unit.arm == "artillery"]
    if not batteries:
        return "none", 0
    # Guns that stand unlimbered where none may limber to retreat.
    stuck = [unit for unit in batteries if is_stuck(rules, row, limbered=unit.limbered)]
    others = [unit for unit in batteries if unit not in stuck]
    taken = sum(unit.stands for unit in stuck)
    if row.battery == "captured":
        # One battery, the attacker's choice among several (D10-RUL-CHARGE-BATTERY-TAKEN). For the odds the greatest is
        # taken off, as that is what an attacker would choose.
        each = (unit.stands for unit in others)
        return "captured", taken + (sum(each) if rules.choice(TAKEN) == 1 else max(each, default=0))
    if row.battery == "damaged":  # an already damaged last stand is captured: D10-RUL-CHARGE-BATTERY-PART
        whole_damaged = sum(unit.damaged >= unit.stands for unit in others)
        if rules.choice(PART) == 0:
            taken += whole_damaged
        if taken:
            return "captured", taken
        return ("damaged" if whole_damaged < len(others) else "silenced"), 0
    return ("captured", taken) if taken else ("silenced", 0)


def is_stuck(rules: Rules, row: ChargeResult, *, limbered: bool) -> bool:
    """Say whether a battery that must retreat cannot, and is captured (D10-RUL-CHARGE-BATTERY-RETREAT)."""
    return rules.choice(GUNS_RETREAT) == 1 and not limbered and row.battery_retreat != "none"


def after_struggle(rules: Rules, combat: Combat) -> Combat:
    """Give the combat after a desperate struggle: one stand off each side, all disordered, batteries silenced.

    The first unit that has a stand of the kind given loses it; which one is the owner's choice at the table.
    """
    return replace(
        combat,
        attackers=_less_one(rules, combat.attackers, given(combat, combat.attackers)),
        defenders=_less_one(rules, combat.defenders, given(combat, combat.defenders)),
        struggles=combat.struggles + 1,
    )


def given(combat: Combat, units: Sequence[Fighter]) -> str:
    """Say what a side gives in a desperate struggle when it has both: "troops" or "gun" (D10-RUL-CHARGE-STRUGGLE)."""
    return "gun" if combat.gives == "gun" or any(unit.gives == "gun" for unit in units) else "troops"


def _less_one(rules: Rules, units: Sequence[Fighter], gives: str) -> list[Fighter]:
    wanted = [index for index, unit in enumerate(units) if (unit.arm == "artillery") == (gives == "gun")]
    # Who has no gun gives troops after all: the stand is owed, its kind is only a wish.
    one = list(wanted or range(len(units)))[:1]
    givers = each_gives(units) if rules.choice(SCOPE) == 1 else one
    left = [
        replace(unit, stands=unit.stands - 1, damaged=min(unit.damaged, unit.stands - 1)) if index in givers else unit
        for index, unit in enumerate(units)
        if not (index in givers and unit.stands == 1)
    ]
    if rules.choice("D10-RUL-CHARGE-STRUGGLE-DISORDER") == 1:
        return left
    return [
        replace(unit, silenced=True) if unit.arm == "artillery" else replace(unit, disordered=True) for unit in left
    ]
