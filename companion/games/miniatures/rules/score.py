"""The score sheet: victory points of both sides, counted from the state (score.toml, D10-RUL-SCOPE)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Wording
from companion.charts.reading import located, read_toml
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.miniatures.messages import HOLDS
from companion.games.miniatures.rules.forces.standing import standing as brigades_standing
from companion.games.miniatures.rules.state import SIDES, Battery, Side, State, other
from companion.games.miniatures.upcasts import UPCASTS
from companion.language.messages import Label, Message, Named, bare
from companion.language.tongue import tr

Deed = Literal[
    "brigade-worn",
    "brigade-spent",
    "brigade-destroyed",
    "battery",
    "commander",
    "division-leader",
    "corps-leader",
    "army-leader",
]
DEEDS: tuple[Deed, ...] = get_args(Deed)


class PointsRow(Chart, frozen=True):
    """What one deed is worth."""

    PLACE: ClassVar = "score.points"
    id: Deed
    label: Wording
    points: int
    invented: bool = False


class LevelRow(Chart, frozen=True):
    """What a lead of so many points is called; the row with the greatest lead that is reached holds."""

    PLACE: ClassVar = "score.levels"
    id: str
    label: Wording
    ahead: Annotated[int, Meta(ge=0)]
    invented: bool = False


class ScoreChart(Chart, frozen=True):
    """The score sheet, score.toml."""

    format: Format
    chart: Literal["score"]
    outside: bool
    source: str
    clause: str
    points: list[PointsRow]
    levels: list[LevelRow] = msgspec.field(default_factory=list)
    """From the least lead to the greatest; without rows points alone are told."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a side's score: how many times, points each, and what was counted."""

    label: Message
    count: int
    each: int
    total: int
    what: tuple[str, ...] = ()
    """Names of the brigades, batteries, leaders or the objective."""
    invented: bool = False


class SideScore(msgspec.Struct, frozen=True):
    """A side's points; every row of the sheet has its line, also at nought."""

    side: Side
    lines: tuple[ScoreLine, ...]
    total: int


class Score(msgspec.Struct, frozen=True):
    """Both sides' points, and who leads: "" when they are level, or when nothing has been fought for yet."""

    union: SideScore
    confederate: SideScore
    leads: Side | Literal[""]
    fought: bool = True
    """Whether anything came of the battle: a loss, a fallen leader, an objective in other hands."""
    level: Message | None = None
    """What the lead is called by the sheet's levels."""
    won: Side | Literal[""] = ""
    """Who won by sudden death, whatever the points say."""


def problems(chart: ScoreChart, file: str) -> Iterator[Problem]:
    """Yield the deeds that the sheet lacks or has twice."""
    found = [row.id for row in chart.points]
    for deed in DEEDS:
        if deed not in found:
            yield Problem(file, "$.points", tr("no row for {deed}", deed=deed), tr("0 points is a row too"))
        elif found.count(deed) > 1:
            yield Problem(file, "$.points", tr("{deed} stands {count} times", deed=deed, count=found.count(deed)))
    yield from level_problems(chart.levels, file)


def level_problems(levels: Sequence[LevelRow], file: str) -> Iterator[Problem]:
    """Yield what is wrong with the levels of a lead: they rise from 0, and no two bear one name."""
    if levels and levels[0].ahead:
        yield Problem(file, "$.levels[0].ahead", tr("is not 0: a battle that is level has a name too"))
    for place, (one, after) in enumerate(pairwise(levels), 1):
        if after.ahead <= one.ahead:
            what = tr("{ahead} is not above {before}, the one before", ahead=after.ahead, before=one.ahead)
            yield Problem(file, f"$.levels[{place}].ahead", what)
    for place, one in enumerate(levels):
        if one.id in (row.id for row in levels[:place]):
            yield Problem(file, f"$.levels[{place}].id", tr("{id!r} stands twice", id=one.id))


@lru_cache(maxsize=4)
def read_score_sheet(text: str, file: str = "score.toml") -> ScoreChart:
    """Read the sheet; raises BadInput with every problem."""
    chart = read_toml(text, ScoreChart, file=file, upcast=UPCASTS.file("score.toml"))
    found = tuple(problems(chart, file))
    if found:
        raise BadInput(located(found, {file: text}))
    return chart


def with_points(chart: ScoreChart, points: Mapping[Deed, int], levels: Sequence[LevelRow] = ()) -> ScoreChart:
    """Give the sheet with a scenario's own points for some deeds, and its own levels where it has any."""
    rows = [msgspec.structs.replace(row, points=points.get(row.id, row.points)) for row in chart.points]
    return msgspec.structs.replace(chart, points=rows, levels=list(levels) or chart.levels)


def sheet_text(chart: ScoreChart) -> str:
    """Write the sheet as TOML, for the sources of a document whose scenario changes the points."""
    tables: tuple[tuple[str, Sequence[Chart]], ...] = (("points", chart.points), ("levels", chart.levels))
    head = [f"{name} = {_toml(getattr(chart, name))}" for name in chart.__struct_fields__ if name not in dict(tables)]
    rows = [
        f"\n[[{table}]]\n{chr(10).join(f'{name} = {_toml(getattr(row, name))}' for name in row.__struct_fields__)}"
        for table, of_it in tables
        for row in of_it
    ]
    return "\n".join((*head, *rows, ""))


def _toml(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def score(state: State, chart: ScoreChart) -> Score:
    """Count both sides' victory points: what each has done to the other, and the objectives it holds."""
    union, confederate = (_of(state, chart, side) for side in SIDES)
    # Who holds an objective from the start has won nothing by it yet: nobody leads before a shot.
    fought = state.winner != "" or any(line.count for of in (union, confederate) for line in of.lines[: len(DEEDS)])
    fought = fought or any(one.at_first is not None and one.holder != one.at_first for one in state.objectives.values())
    leads: Side | Literal[""] = ""
    if fought and union.total != confederate.total:
        leads = "union" if union.total > confederate.total else "confederate"
    level = _level(chart, abs(union.total - confederate.total)) if fought else None
    return Score(union, confederate, leads, fought, level, state.winner)


def _level(chart: ScoreChart, lead: int) -> Message | None:
    reached = [row for row in chart.levels if row.ahead <= lead]
    return bare(Label(f"{LevelRow.PLACE}.{reached[-1].id}", reached[-1].label)) if reached else None


def _of(state: State, chart: ScoreChart, side: Side) -> SideScore:
    deeds = _deeds(state, other(side))
    lines = [
        ScoreLine(_of_row(row), len(what), row.points, len(what) * row.points, what, row.invented)
        for row in chart.points
        for what in (tuple(deeds[row.id]),)
    ]
    lines += [
        ScoreLine(HOLDS(objective=Named(one.id, one.name)), 1, one.points, one.points, (one.name,))
        for one in state.objectives.values()
        if one.holder == side
    ]
    return SideScore(side, tuple(lines), sum(line.total for line in lines))


def _of_row(row: PointsRow) -> Message:
    return bare(Label(f"{row.PLACE}.{row.id}", row.label))


def _deeds(state: State, enemy: Side) -> dict[Deed, list[str]]:
    """Name what has happened to a side's brigades, gun stands and leaders."""
    done: dict[Deed, list[str]] = {deed: [] for deed in DEEDS}
    for one in brigades_standing(state):
        if one.side == enemy and one.state in _WORST:
            done[_WORST[one.state]].append(one.name)
    for brigade in state.brigades.values():
        if brigade.side == enemy:
            # Those too who fell before their brigade was merged into this one.
            fell = brigade.commander_fell + sum(share.commander_fell for share in brigade.shares)
            done["commander"] += [brigade.name] * fell
    for battery in state.batteries.values():
        if battery.side == enemy:
            # By the gun stand, since batteries are pooled differently in every order of battle.
            standing = battery.stands if battery.wrecked and battery.status == "on-table" else 0
            gone = battery.lost + battery.captured + _by_hand(battery)
            done["battery"] += [battery.name] * (gone + standing)
    ranks: dict[str, Deed] = {"division": "division-leader", "corps": "corps-leader", "army": "army-leader"}
    for leader in state.leaders.values():
        if leader.side == enemy:
            done[ranks[leader.rank]] += [leader.name] * leader.lost
    return done


def _by_hand(battery: Battery) -> int:
    """Give the gun stands with which the referee said that a battery was wrecked or taken, however he booked them."""
    return (
        max(0, battery.set_aside) + battery.stands
        if battery.status in ("wrecked", "captured", "destroyed", "surrendered")
        else 0
    )


# Once, at its worst: a brigade that quit or was captured counts as destroyed, not as spent as well.
_WORST: dict[str, Deed] = {"worn": "brigade-worn", "spent": "brigade-spent", "gone": "brigade-destroyed"}
