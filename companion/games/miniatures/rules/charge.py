"""Charge combat: the two sides' modifiers, the difference, the result (D10-CHARGE-*).

A combat is all units linked by contact. `ladder` gives a side's modifiers as a list; `resolve` reads one pair of dice;
`after_struggle` gives the combat as it stands when a desperate struggle goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Outside, Reasoned, row_for
from companion.games.miniatures.charts.charge import ChargeResult
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules import charge_modifiers
from companion.games.miniatures.rules.charge_losses import after_struggle, captured_stands, fate
from companion.games.miniatures.rules.charge_modifiers import compared, outnumbered, supported, worked_out_again
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
    "compared",
    "held",
    "outnumbered",
    "pursuit",
    "resolve",
    "result_of",
    "see",
    "supported",
    "total",
    "worked_out_again",
]

STRUGGLE, BREAK_CHAIN = "D10-RUL-CHARGE-STRUGGLE", "D10-RUL-CHARGE-BREAK-CHAIN"
BREAK_WHICH = "D10-RUL-CHARGE-BREAK-WHICH"


class Ladders(msgspec.Struct, frozen=True):
    """Both sides' modifiers. `kept` ones hold through a struggle; the others are worked out before each roll."""

    kept_attacker: tuple[Reasoned, ...]
    kept_defender: tuple[Reasoned, ...]

    @classmethod
    def of(cls, rules: Rules, combat: Combat) -> Ladders:
        """Work out what a combat keeps for as long as it lasts."""
        return cls(
            tuple(charge_modifiers.kept(rules, combat, "attacker")),
            tuple(charge_modifiers.kept(rules, combat, "defender")),
        )


def check(combat: Combat) -> None:
    """Raise Outside, with the place, for a combat that the sheet does not know."""
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


def see(rules: Rules, combat: Combat) -> None:
    """Raise Outside, with the place, for what eyes said and no row has: a ground, an answer that nothing asks for."""
    for place, what in charge_modifiers.not_known(rules, combat.ground, combat.asked, combat.ground_besides):
        raise Outside(place, what)


def of_side(who: Who, line: Reasoned) -> Reasoned:
    """Give a line of working as one side's."""
    return replace(line, label=say.OF_SIDE[who](what=line.label))


def resolve(
    rules: Rules, combat: Combat, *, attacker_die: int, defender_die: int, kept: Ladders | None = None
) -> ChargeOutcome:
    """Resolve one pair of dice (D10-CHARGE-DIFFERENCE). Raises Outside for input that no chart answers.

    `kept` are the lasting modifiers of a struggle's first roll; by default they are worked out now.
    """
    check(combat)
    see(rules, combat)
    # Fresh, spent, leaders and ground were judged when the combat began, and hold however long a struggle goes on, even
    # if the leader has fallen since (D10-RUL-CHARGE-STRUGGLE).
    lasting = kept or Ladders.of(rules, combat)
    attacking = [*lasting.kept_attacker, *worked_out_again(rules, combat, "attacker")]
    defending = [*lasting.kept_defender, *worked_out_again(rules, combat, "defender")]
    attacker_total = attacker_die + total(attacking)
    defender_total = defender_die + total(defending)
    difference = attacker_total - defender_total
    row = result_of(rules, difference, struggles=combat.struggles)
    explain = [
        *(of_side("attacker", line) for line in attacking),
        *(of_side("defender", line) for line in defending),
        Reasoned(rules.charge.clause, say.DIFFERENCE(attacker=attacker_total, defender=defender_total), difference),
        Reasoned(row.clause, say.row("charge.result", row.id, row.name), row.id),
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
        pursuit=pursuit(rules, row, combat.attackers, breakthrough=combat.breakthrough, held_by=held_by),
        again=again,
        held_by=held_by,
        explain=explain,
    )


def result_of(rules: Rules, difference: int, *, struggles: int) -> ChargeResult:
    """Give the row of a difference, after so many struggles: a table may have but one (D10-RUL-CHARGE-STRUGGLE)."""
    row = row_for(rules.charge.result, difference)
    return rules.results["checked"] if is_last(rules, row, struggles) else row


def is_last(rules: Rules, row: ChargeResult, struggles: int) -> bool:
    """Say whether a struggle is one too many, and the assault is checked instead."""
    return bool(row.lost_each_side and struggles and rules.choice(STRUGGLE) == 1)


def total(ladder: Sequence[Reasoned]) -> int:
    """Sum a side's modifiers."""
    return sum(int(line.value) for line in ladder)


def held(attackers_left: int, defenders_left: int) -> Literal["attacker", "defender", "nobody"]:
    """Say who holds the position when a struggle has used up a side (D10-RUL-CHARGE-STRUGGLE)."""
    if attackers_left:
        return "attacker"
    return "defender" if defenders_left else "nobody"


def pursuit(
    rules: Rules, row: ChargeResult, attackers: Sequence[Fighter] = (), *, breakthrough: bool, held_by: str | None
) -> Literal["none", "carry", "may-breakthrough", "must-breakthrough"]:
    """Say what winning attackers do; a breakthrough combat brings no further one (D10-RUL-CHARGE-BREAK-CHAIN)."""
    if held_by == "attacker":
        return "carry"
    if not row.pursuit.endswith("breakthrough"):
        return row.pursuit
    # The phase has three steps and ends with the third: a second breakthrough would have none to be fought in, unless a
    # table goes through them again.
    if breakthrough and rules.choice(BREAK_CHAIN) == 0:
        return "carry"
    # Some tables let none but good order break through; one that may is enough (D10-RUL-CHARGE-BREAK-WHICH).
    if attackers and rules.choice(BREAK_WHICH) == 1 and all(unit.disordered for unit in attackers):
        return "carry"
    return row.pursuit
