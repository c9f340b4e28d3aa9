"""Charge combat: the two sides' modifiers, the difference, the result (D10-CHARGE-*).

A combat is all units linked by contact. `ladder` gives a side's modifiers as a list; `resolve` reads one pair of dice;
`after_struggle` gives the combat as it stands when a desperate struggle goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.charts.bounds import STANDS
from companion.charts.figures import Exact, Outside, Reasoned, row_for
from companion.games.miniatures.charts.charge import ChargeModifier, ChargeResult
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations
from companion.games.miniatures.rules.charge_losses import after_struggle, captured_stands, fate
from companion.games.miniatures.rules.combat import (
    AttackerFate,
    ChargeOutcome,
    Combat,
    DefenderFate,
    Fighter,
    InCommand,
    RolledCombat,
    Who,
)
from companion.language.tongue import tr

__all__ = [
    "AttackerFate",
    "ChargeOutcome",
    "Combat",
    "DefenderFate",
    "Fighter",
    "InCommand",
    "Ladders",
    "RolledCombat",
    "Who",
    "after_struggle",
    "captured_stands",
    "check",
    "held",
    "outnumbered",
    "pursuit",
    "resolve",
    "supported",
    "total",
    "worked_out_again",
]


class Ladders(msgspec.Struct, frozen=True):
    """Both sides' modifiers. `kept` ones hold through a struggle; the others are worked out before each roll."""

    kept_attacker: tuple[Reasoned, ...]
    kept_defender: tuple[Reasoned, ...]

    @classmethod
    def of(cls, rules: Rules, combat: Combat) -> Ladders:
        """Work out what a combat keeps for as long as it lasts."""
        return cls(tuple(_kept(rules, combat, "attacker")), tuple(_kept(rules, combat, "defender")))


def check(combat: Combat) -> None:
    """Raise Outside, with the place, for a combat that the sheet does not know, or with more stands than a unit has."""
    for name, side in (("attackers", combat.attackers), ("defenders", combat.defenders)):
        if sum(unit.stands for unit in side) > STANDS:
            raise Outside(f"$.{name}", tr("expected stands <= {most} in all", most=STANDS))
    for index, unit in enumerate(combat.attackers):
        if unit.arm == "artillery":
            raise Outside(f"$.attackers[{index}].arm", tr("batteries may not charge") + " (D10-RUL-SEQ-CHARGE-WHO)")
    for name in ("attackers", "defenders"):
        for index, unit in enumerate(getattr(combat, name)):
            where = f"$.{name}[{index}]"
            if unit.arm != "artillery" and unit.state is None:
                raise Outside(f"{where}.state", tr("is missing: troops are fresh, worn or spent"))
            if unit.arm != "artillery" and unit.damaged:
                raise Outside(f"{where}.damaged", tr("only gun stands can be damaged"))
            if unit.damaged > unit.stands:
                what = "{damaged} of {stands} gun stands cannot be damaged"
                raise Outside(f"{where}.damaged", tr(what, damaged=unit.damaged, stands=unit.stands))


def resolve(
    rules: Rules, combat: Combat, *, attacker_die: int, defender_die: int, kept: Ladders | None = None
) -> ChargeOutcome:
    """Resolve one pair of dice (D10-CHARGE-DIFFERENCE). Raises Outside for input that no chart answers.

    `kept` are the lasting modifiers of a struggle's first roll; by default they are worked out now.
    """
    check(combat)
    kept = kept or Ladders.of(rules, combat)
    attacking = [*kept.kept_attacker, *worked_out_again(rules, combat, "attacker")]
    defending = [*kept.kept_defender, *worked_out_again(rules, combat, "defender")]
    attacker_total = attacker_die + total(attacking)
    defender_total = defender_die + total(defending)
    difference = attacker_total - defender_total
    row = row_for(rules.charge.result, difference)
    explain = [
        *(replace(line, label=f"attacker: {line.label}") for line in attacking),
        *(replace(line, label=f"defender: {line.label}") for line in defending),
        Reasoned(rules.charge.clause, f"{attacker_total} less {defender_total}, difference", difference),
        Reasoned(row.clause, row.name, row.id),
    ]
    attacker = fate(rules, row, combat.attackers, difference, loses=row.loser in ("attacker", "both"))
    defender = fate(rules, row, combat.defenders, difference, loses=row.loser in ("defender", "both"))
    again = row.id == "struggle" and bool(attacker.stands_left and defender.stands_left)
    held_by = None if again or row.id != "struggle" else held(attacker.stands_left, defender.stands_left)
    return ChargeOutcome(
        attacker_total=attacker_total,
        defender_total=defender_total,
        difference=difference,
        result=row.id,
        attacker=AttackerFate(**{f: getattr(attacker, f) for f in AttackerFate.__struct_fields__}),
        defender=defender,
        pursuit=pursuit(row, breakthrough=combat.breakthrough, held_by=held_by),
        again=again,
        held_by=held_by,
        explain=explain,
    )


def total(ladder: Sequence[Reasoned]) -> int:
    """Sum a side's modifiers."""
    return sum(int(line.value) for line in ladder)


def held(attackers_left: int, defenders_left: int) -> Literal["attacker", "defender", "nobody"]:
    """Say who holds the position when a struggle has used up a side (D10-RUL-CHARGE-STRUGGLE)."""
    if attackers_left:
        return "attacker"
    return "defender" if defenders_left else "nobody"


def pursuit(
    row: ChargeResult, *, breakthrough: bool, held_by: str | None
) -> Literal["none", "carry", "may-breakthrough", "must-breakthrough"]:
    """Say what winning attackers do; a breakthrough combat brings no further one (D10-RUL-CHARGE-BREAK-CHAIN)."""
    if held_by == "attacker":
        return "carry"
    if breakthrough and row.pursuit.endswith("breakthrough"):
        return "carry"
    return row.pursuit


# ---- modifiers


def _side(combat: Combat, who: Who) -> list[Fighter]:
    return combat.attackers if who == "attacker" else combat.defenders


def _half(rules: Rules, units: Sequence[Fighter], holds: Callable[[Fighter], bool]) -> bool:
    """Say whether at least half of a side's stands are in a state (D10-CHARGE-NOTE-HALF, D10-RUL-CHARGE-HALF)."""
    those = sum(unit.stands for unit in units if holds(unit))
    return those > 0 and those >= sum(unit.stands for unit in units) * rules.half_rule


def _line(row: ChargeModifier, times: int = 1) -> Reasoned:
    label = row.label if times == 1 else f"{row.label}, {times} x"
    return Reasoned(row.clause, label, row.value * times)


def _kept(rules: Rules, combat: Combat, who: Who) -> list[Reasoned]:
    """Give the modifiers that hold through the whole combat."""
    rows, units = rules.charge_modifiers, _side(combat, who)
    lines = _leader_lines(rules, units)
    states: list[tuple[str, Callable[[Fighter], bool]]] = [
        ("exceptional-commander", lambda unit: unit.exceptional_commander),
        ("fresh", lambda unit: unit.state == "fresh"),
        ("spent", lambda unit: unit.state == "spent"),
        ("confederate", lambda unit: unit.confederate and not _mounted_excluded(rules, unit)),
        ("mounted", lambda unit: unit.arm == "cavalry" and unit.mounted),
        ("low-ammo", lambda unit: unit.low_ammo),
    ]
    for name, holds in states:
        if rows[name].side in ("both", who) and _half(rules, units, holds):
            lines.append(_line(rows[name]))
    if who == "attacker" and combat.breakthrough:
        lines.append(_line(rows["breakthrough"]))
    if who == "defender" and combat.ground != "open":
        lines.append(_line(rows[{"favorable": "ground"}.get(combat.ground, combat.ground)]))
    if who == "defender" and combat.outflanked:
        lines.append(_line(rows["outflanked"]))
    if lost := _fire_losses(rules, combat, who):
        lines.append(_line(rows["fire-loss"], lost))
    return lines


def _mounted_excluded(rules: Rules, unit: Fighter) -> bool:
    return rules.choice("D10-RUL-CHARGE-CONFED-CAV") == 1 and unit.arm == "cavalry" and unit.mounted


def _leader_lines(rules: Rules, units: Sequence[Fighter]) -> list[Reasoned]:
    """Attached leaders: the best one, or as the option says (D10-RUL-CHARGE-LEADERS)."""
    attached = [leader for unit in units for leader in unit.leaders]
    exceptional = sum(leader.exceptional for leader in attached)
    ordinary = len(attached) - exceptional
    rows, reading = rules.charge_modifiers, rules.choice("D10-RUL-CHARGE-LEADERS")
    if reading == 0:
        exceptional, ordinary = min(exceptional, 1), 0 if exceptional else min(ordinary, 1)
    elif reading == 2:
        exceptional, ordinary = min(exceptional, 1), min(ordinary, 1)
    lines = [_line(rows["exceptional-leader"], exceptional)] if exceptional else []
    return [*lines, _line(rows["leader"], ordinary)] if ordinary else lines


def _fire_losses(rules: Rules, combat: Combat, who: Who) -> int:
    """Count the troop stands a side lost in the fire phase just played (D10-RUL-CHARGE-FIRE-LOSS)."""
    own, enemy = (
        sum(unit.stands_lost_in_fire for unit in _side(combat, side) if unit.arm != "artillery") for side in _both(who)
    )
    match rules.choice("D10-RUL-CHARGE-FIRE-LOSS"):
        case 1:
            return min(own, abs(rules.charge.fire_loss_limit.value))
        case 2:
            return max(0, own - enemy)
        case _:
            return own


def _both(who: Who) -> tuple[Who, Who]:
    return ("attacker", "defender") if who == "attacker" else ("defender", "attacker")


def worked_out_again(rules: Rules, combat: Combat, who: Who) -> list[Reasoned]:
    """Give the modifiers that are worked out before each roll: supported, outnumbered, disordered."""
    rows, units = rules.charge_modifiers, _side(combat, who)
    lines = []
    flanked = (
        who == "defender" and combat.outflanked
    )  # an outflanked defender has no support: D10-RUL-CHARGE-SUPPORT-FLANK
    if not flanked and _half(rules, units, lambda unit: supported(rules, unit)):
        lines.append(_line(rows["supported"]))
    if (row := outnumbered(rules, combat, who)) is not None:
        lines.append(_line(row))
    silenced_counts = rules.choice("D10-RUL-CHARGE-SILENCED") == 0
    if _half(rules, units, lambda unit: unit.disordered or (unit.silenced and silenced_counts)):
        lines.append(_line(rows["disordered"]))
    return lines


def supported(rules: Rules, unit: Fighter) -> bool:
    """Say whether a unit is supported: by its formation, or by another unit (D10-CHARGE-NOTE-SUPPORT-AUTO, -LINE)."""
    in_depth = unit.arm != "artillery" and rules.cards[unit.formation].always_supported
    return unit.supported or in_depth


def outnumbered(rules: Rules, combat: Combat, who: Who) -> ChargeModifier | None:
    """Give the worst outnumbered modifier of a side, or None (D10-RUL-CHARGE-RATIO)."""
    own, enemy = (sum((compared(rules, unit) for unit in _side(combat, side)), start=0) for side in _both(who))
    if not own:
        return None
    return next((row for ratio, row in rules.outnumbered if enemy >= own * ratio), None)


def compared(rules: Rules, unit: Fighter) -> Exact:
    """Count a unit's stands for outnumbering (D10-RUL-CHARGE-STANDS, D10-RUL-STATE-DAMAGED-COMBAT)."""
    reading = rules.choice("D10-RUL-CHARGE-STANDS")
    if unit.arm == "artillery":
        if reading == 2:
            return 0
        if rules.choice("D10-RUL-STATE-DAMAGED-COMBAT"):
            return unit.stands
        return unit.stands - unit.damaged + unit.damaged * rules.damaged_gun_stand
    if reading == 1:
        return unit.stands
    return formations.stands_that_fight(
        rules, unit.formation, unit.stands, on_road=unit.on_road, over_bridge=unit.over_bridge
    )
