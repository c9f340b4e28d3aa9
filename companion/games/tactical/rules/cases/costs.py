"""One step as JSON, without a game: its shape, its answer (`resolve antietam.move-cost`, `shiloh.move-cost`)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from companion.charts.bounds import Whole
from companion.charts.figures import Reasoned
from companion.charts.traits import Traits
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm
from companion.games.tactical.rules.cases import shared
from companion.games.tactical.rules.cases.shared import Asked, CaseLevel, CaseMode
from companion.games.tactical.rules.orders.costs import Payer, Step, step_cost

HEAVY_GUNS = "heavy-guns"


class MoveCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step; `by_road` says that every condition of the road bonus but the mode is met, `uphill` that it rises."""

    level: CaseLevel = "advanced"
    unit: Arm = "infantry"
    mode: CaseMode | UnsetType = UNSET
    diagonal: bool = False
    by_road: bool = False
    uphill: bool = False
    from_enemy_zoc: bool = False
    to_enemy_zoc: bool = False
    traits: Traits = ()
    asked: Asked = ()
    """What only eyes know of the unit, in the words of the rows that ask for it."""
    options: dict[str, Whole] = {}


class AntietamMove(MoveCase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step at Antietam; `terrain` is that of the square entered."""

    terrain: Literal["clear", "town", "woods", "cornfield", "river", "stream", "ford", "bridge"] = "clear"


class ShilohMove(MoveCase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step at Shiloh; `by_road` includes that infantry is half a brigade, `unit_107` is the heavy battery."""

    terrain: Literal[
        "clear",
        "light_woods",
        "heavy_woods",
        "woods_church",
        "peach_orchard",
        "ravine",
        "stream",
        "swamp",
        "ford",
        "bridge",
        "sunken_road",
        "river",
    ] = "clear"
    friendly_occupied: bool = False
    night: bool = False
    unit_107: bool = False


class MoveAnswer(msgspec.Struct, frozen=True):
    """Whether a step is allowed, and its operation points before any cap."""

    allowed: bool
    cost: int | None
    explain: list[Reasoned]


def resolve_antietam(rules: Rules, case: AntietamMove) -> MoveAnswer:
    """Give the cost of a step at Antietam; raises Outside for a mode that the unit does not have."""
    return _answer(rules, _payer(rules, case), _step(case, case.terrain))


def resolve_shiloh(rules: Rules, case: ShilohMove) -> MoveAnswer:
    """Give the cost of a step at Shiloh; raises Outside for a mode that the unit does not have."""
    heavy = next((row.weapon for row in rules.costs.multiplied if row.id == HEAVY_GUNS), "")
    payer = msgspec.structs.replace(_payer(rules, case), night=case.night, weapon=heavy if case.unit_107 else "")
    step = msgspec.structs.replace(_step(case, case.terrain), friend=case.friendly_occupied)
    return _answer(rules, payer, step)


def _payer(rules: Rules, case: MoveCase) -> Payer:
    mode = shared.mode_of(case.unit, case.mode, "$")
    return Payer(
        level=case.level,
        arm=case.unit,
        mode=mode.mode,
        routed=mode.routed,
        traits=case.traits,
        asked=shared.asked_for(rules, case.asked, "$"),
    )


def _step(case: MoveCase, terrain: str) -> Step:
    return Step(
        terrain=terrain,
        diagonal=case.diagonal,
        by_road=case.by_road,
        uphill=int(case.uphill),
        from_zone=case.from_enemy_zoc,
        to_zone=case.to_enemy_zoc,
    )


def _answer(rules: Rules, payer: Payer, step: Step) -> MoveAnswer:
    cost = step_cost(rules, payer, step)
    lines = list(cost.working) if cost.points is not None else shared.forbidden_lines(cost.reasons)
    return MoveAnswer(cost.points is not None, cost.points, lines)
