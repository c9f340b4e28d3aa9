"""What a charge result costs a side: stands, batteries, leaders; and the loss of a desperate struggle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from companion.games.miniatures.charts.charge import ChargeResult
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.combat import Combat, DefenderFate, Fighter


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
    # Captured stands are the enemy's choice and worth more to him: they come off before the ones that run, where there
    # are too few for both.
    captured = min(captured_stands(rules, row, difference), troops)
    skedaddled = min(row.skedaddled, troops - captured)
    battery, taken = _battery_fate(row, units)
    struggle_loss = min(row.lost_each_side, troops + guns)
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


def _battery_fate(
    row: ChargeResult, units: Sequence[Fighter]
) -> tuple[Literal["none", "silenced", "damaged", "captured"], int]:
    """Give the worst that befalls the batteries of a side, and the gun stands that leave with it."""
    batteries = [unit for unit in units if unit.arm == "artillery"]
    if not batteries:
        return "none", 0
    # For the odds the greatest is taken off, as that is what an attacker would choose.
    if row.battery == "captured":  # one battery, the attacker's choice among several: D10-RUL-CHARGE-BATTERY-TAKEN
        return "captured", max(unit.stands for unit in batteries)
    if row.battery == "damaged":  # an already damaged last stand is captured: D10-RUL-CHARGE-BATTERY-PART
        whole_damaged = [unit for unit in batteries if unit.damaged >= unit.stands]
        return ("captured", len(whole_damaged)) if whole_damaged else ("damaged", 0)
    return "silenced", 0


def after_struggle(rules: Rules, combat: Combat) -> Combat:
    """Give the combat after a desperate struggle: one stand off each side, all disordered, batteries silenced.

    The first unit that has a stand of the kind given loses it; which one is the owner's choice at the table.
    """
    return replace(
        combat,
        attackers=_less_one(rules, combat.attackers, given(combat, combat.attackers)),
        defenders=_less_one(rules, combat.defenders, given(combat, combat.defenders)),
    )


def given(combat: Combat, units: Sequence[Fighter]) -> str:
    """Say what a side gives in a desperate struggle when it has both: "troops" or "gun" (D10-RUL-CHARGE-STRUGGLE)."""
    return "gun" if combat.gives == "gun" or any(unit.gives == "gun" for unit in units) else "troops"


def _less_one(rules: Rules, units: Sequence[Fighter], gives: str) -> list[Fighter]:
    wanted = [index for index, unit in enumerate(units) if (unit.arm == "artillery") == (gives == "gun")]
    # Who has no gun gives troops after all: the stand is owed, its kind is only a wish.
    giver = next(iter(wanted or range(len(units))), None)
    left = [
        replace(unit, stands=unit.stands - 1, damaged=min(unit.damaged, unit.stands - 1)) if index == giver else unit
        for index, unit in enumerate(units)
        if not (index == giver and unit.stands == 1)
    ]
    if rules.choice("D10-RUL-CHARGE-STRUGGLE-DISORDER") == 1:
        return left
    return [
        replace(unit, silenced=True) if unit.arm == "artillery" else replace(unit, disordered=True) for unit in left
    ]
