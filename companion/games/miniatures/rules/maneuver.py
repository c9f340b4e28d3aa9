"""The maneuver check: modifiers, column, outcome (D10-MAN-*)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few, Inches, SomeStands, Whole
from companion.charts.figures import Exact, Reasoned, exact, row_for
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import DieModifier
from companion.games.miniatures.rules.state import Effectiveness, Formation, Rank

Face = Annotated[int, Meta(ge=1, le=10)]
COLUMNS: frozenset[str] = frozenset({"march-column", "attack-column"})
"""Field column is Attack Column (D10-RUL-TEXT-FIELD-COLUMN)."""


class ChainLeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A leader of the brigade's own chain, detached or attached to this brigade."""

    rank: Rank = "division"
    exceptional: bool = False
    attached: bool = False
    distance: Inches = 0.0
    """Inches to the brigade's nearest stand; of no account when attached."""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A brigade that checks, before its die."""

    stands: SomeStands
    disordered: bool = False
    state: Effectiveness
    exceptional_commander: bool = False
    formation: Formation = "single-line"
    in_fieldworks: bool = False
    leaders: Annotated[list[ChainLeader], Few] = []
    options: dict[str, Whole] = {}


class RolledCheck(Check, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A check and its die."""

    die: Face


class CheckResult(msgspec.Struct, frozen=True):
    """What a check came to."""

    modifier: int
    result: int
    outcome: str
    move: Literal["none", "half", "full", "retreat-full", "beyond-musketry", "leaves-table"]
    may_change_formation: bool
    disordered: bool
    skedaddled: int
    explain: list[Reasoned]


def resolve(rules: Rules, check: Check, die: int) -> CheckResult:
    """Resolve a maneuver check with the face of its die (D10-MAN-DIE)."""
    lines = modifiers(rules, check)
    modifier = sum(int(line.value) for line in lines)
    result = die + modifier
    row = row_for(rules.maneuver.row, result)
    name, clause = (
        (row.disordered, row.disordered_clause) if check.disordered else (row.good_order, row.good_order_clause)
    )
    outcome = rules.outcomes[name]
    skedaddled = check.stands if outcome.skedaddle == "all" else outcome.skedaddle
    gone = outcome.skedaddle != "all" and skedaddled >= check.stands  # its last stand goes: nothing is left to retreat
    retires_disordered = name == "retire" and rules.choice("D10-RUL-MAN-RETREAT-ORDER") == 1
    return CheckResult(
        modifier=modifier,
        result=result,
        outcome=name,
        move="none" if gone else outcome.move,
        may_change_formation=outcome.may_change_formation,
        disordered=outcome.ends_disordered or retires_disordered,
        skedaddled=skedaddled,
        explain=[*lines, Reasoned(clause, f"die {die}, total {result}: {outcome.name}", result)],
    )


def modifiers(rules: Rules, check: Check) -> list[Reasoned]:
    """Give every modifier that applies to the check (D10-MAN-MOD-*)."""
    names = [*_leaders(rules, check.leaders)]
    if check.exceptional_commander:
        names.append("exceptional-brigade-commander")
    names.append(check.state)
    if check.formation in COLUMNS or check.in_fieldworks:
        names.append("column-or-fieldworks")
    rows = [rules.maneuver_modifiers[name] for name in names]
    return [Reasoned(row.clause, row.label, row.value) for row in rows]


def _leaders(rules: Rules, leaders: list[ChainLeader]) -> list[str]:
    """Name each leader's figure (D10-MAN-MOD-LEADER-EACH, D10-RUL-MAN-LEADERS-CUMULATE)."""
    names = [name for leader in leaders for name in _leader(rules, leader)]
    if rules.choice("D10-RUL-MAN-LEADERS-CUMULATE") == 1 and names:
        return [max(names, key=lambda name: rules.maneuver_modifiers[name].value)]
    return names


def _leader(rules: Rules, leader: ChainLeader) -> list[str]:
    kind = "exceptional-leader" if leader.exceptional else "leader"
    names = [f"{kind}-attached"] if leader.attached else []
    radius: Exact = exact(rules.maneuver.command_radius.inches)
    if rules.choice("D10-RUL-MAN-LEADERS-CUMULATE") == 3 if leader.attached else leader.distance <= radius:
        names.append(f"{kind}-in-radius")
    return names


def leader_rows(rules: Rules, leader: ChainLeader) -> list[DieModifier]:
    """Give the modifiers that one leader brings on his own."""
    return [rules.maneuver_modifiers[name] for name in _leader(rules, leader)]
