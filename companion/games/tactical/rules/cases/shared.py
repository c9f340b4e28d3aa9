"""What the cases of square-grid battles share: their numbers, their domain, a unit's mode and strength."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from companion.charts.bounds import Few
from companion.charts.figures import Exact, Outside, Reason, Reasoned, exact
from companion.charts.rounding import figure
from companion.games.tactical.charts.combat import Drawn
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Span
from companion.games.tactical.charts.terms import MODES_OF, Arm, Mode
from companion.games.tactical.rules.combat.factors import Factor
from companion.games.tactical.rules.orders.remarking import not_asked
from companion.language.tongue import tr

Bonuses = Annotated[list[Annotated[int, Meta(ge=0, le=1_000)]], Meta(max_length=100)]
"""Leaders' bonuses, in percent."""
Asked = Annotated[tuple[str, ...], Few]
"""What only eyes know, in the words of the rows that ask for it."""
Control = Annotated[float, Meta(ge=0, le=1_000)]
CaseLevel = Literal["advanced", "intermediate", "basic"]
CaseSide = Literal["union", "confederate"]
CaseMode = Literal["normal", "column", "mounted", "dismounted", "unlimbered", "limbered", "routed"]
"""The two modes of infantry, of cavalry, of artillery; routed is any arm's."""
ShilohTerrain = Literal[
    "clear",
    "light_woods",
    "heavy_woods",
    "woods_church",
    "peach_orchard",
    "ravine",
    "stream",
    "swamp",
    "ford_bridge",
    "sunken_road",
]


class ModeGiven(msgspec.Struct, frozen=True):
    """A unit's mode, and whether it is routed: then the mode does not count."""

    mode: Mode
    routed: bool


def mode_of(arm: Arm, given: CaseMode | UnsetType, where: str) -> ModeGiven:
    """Read a unit's mode, its arm's first by default; raises Outside for another arm's."""
    first, *_ = own = MODES_OF[arm]
    if given is UNSET or given == "routed":
        return ModeGiven(first, given == "routed")
    if given not in own:
        raise Outside(
            f"{where}.mode",
            tr(
                "expected {names} or routed of {arm}, got {given} (ANT-7.8a)",
                names=", ".join(map(tr, own)),
                arm=tr(arm),
                given=given,
            ),
        )
    return ModeGiven(given, routed=False)


def men_of(arm: Arm, given: int | UnsetType, where: str) -> int:
    """Read a unit's men, which only artillery may leave out; raises Outside."""
    if given is not UNSET:
        return given
    if arm != "artillery":
        raise Outside(f"{where}.men", tr("is missing"))
    return 0


def within(place: str, value: int, span: Span) -> int:
    """Give a value that is in a span of the charts; raises Outside."""
    if not span.least <= value <= span.most:
        raise Outside(
            place,
            tr(
                "expected a whole number from {least} to {most}, got {value} ({clause})",
                least=span.least,
                most=span.most,
                value=value,
                clause=span.clause,
            ),
        )
    return value


def drawn_within(place: str, value: float, row: Drawn) -> Exact:
    """Give a drawn factor exactly as it is written; raises Outside beyond what can be drawn."""
    if not figure(row.least) <= exact(value) <= figure(row.most):
        what = tr(
            "expected a number from {least} to {most}, got {value!r}",
            least=figure_text(row.least),
            most=figure_text(row.most),
            value=value,
        )
        raise Outside(place, f"{what} ({row.clause})")
    return exact(value)


def play_level_of(rules: Rules, given: int | UnsetType) -> int:
    """Give a level of play, the historical one by default; raises Outside."""
    row = rules.play_level.historical
    return row.level if given is UNSET else within("$.play_level", given, Span(1, row.most, row.clause))


def points_of(rules: Rules, given: int | UnsetType, where: str) -> int:
    """Give operation points in hand, the allowance by default; raises Outside beyond the most there can be."""
    chart = rules.points
    if given is UNSET:
        return chart.allowance.op
    presses = ceil(chart.force_march.refused_at / chart.force_march.fatigue)
    most = chart.allowance.op + chart.carry_over.op + presses * chart.force_march.op
    return within(f"{where}.operation_points", given, Span(0, most, chart.allowance.clause))


def asked_for(rules: Rules, said: tuple[str, ...], where: str) -> tuple[str, ...]:
    """Give what eyes said of a unit; raises Outside for what no row asks."""
    for index, what in not_asked(rules, said):
        raise Outside(f"{where}.asked[{index}]", what)
    return said


def usual_men(rules: Rules, given: int | UnsetType) -> int:
    """Give the men in a square, by default as many as leave losses as they are."""
    return rules.modifiers.density.men if given is UNSET else given


def terrain_named(name: str) -> str:
    """Give the terrain of the charts for one of a case: fords and bridges are alike in fire and melee."""
    return "ford" if name == "ford_bridge" else name


def refused(place: str, text: str, reasons: Sequence[Reason]) -> None:
    """Raise Outside where the rules forbid what a case asks; `text` says what, with a place for {why}."""
    if reasons:
        why = "; ".join(f"{reason.text} ({reason.clause})" for reason in reasons)
        raise Outside(place, tr(text, why=why))


def values(rules: Rules, found: dict[str, Factor], names: dict[str, tuple[str, ...]]) -> dict[str, float]:
    """Give factors under the names of an answer, each the product of one or more, then those that a house adds."""
    answer: dict[str, float] = {}
    for name, those in names.items():
        value: Exact = 1
        for each in those:
            value *= found[each].value
        answer[name] = float(value)
    return answer | {row.id: float(found[row.id].value) for row in rules.modifiers.factor if row.id in found}


def figure_text(value: float | str) -> str:
    """Write a chart's figure."""
    return f"{float(figure(value)):g}"


def forbidden_lines(reasons: Sequence[Reason]) -> list[Reasoned]:
    """Tell reasons as lines of working."""
    return [Reasoned(reason.clause, reason.what, "P") for reason in reasons]
