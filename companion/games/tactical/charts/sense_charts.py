"""What must hold between the rows of each chart, and between charts; every figure in them is a number by now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import TypeVar, get_args

from companion.charts.faults import Problem
from companion.charts.figures import band_problems, exact
from companion.charts.reading import references
from companion.charts.ruleset import Chart, rising, rows
from companion.games.tactical.charts.combat import Melee, Modifiers, PlayLevel, WeaponAliases, Weapons
from companion.games.tactical.charts.condition import Ammo, Disruption, Fatigue, Rout
from companion.games.tactical.charts.costs import Costs
from companion.games.tactical.charts.ground import Scale, Terrain
from companion.games.tactical.charts.sense_combat import (
    melee_problems,
    modifier_problems,
    play_level_problems,
    weapon_problems,
)
from companion.games.tactical.charts.sight import Sight, Visibility
from companion.games.tactical.charts.terms import ARMS, MODES, SIDES, PhaseKind, SubPhase
from companion.games.tactical.charts.turn import (
    Activation,
    ActivationLimit,
    Clock,
    CommandControl,
    Early,
    Reinforcements,
    Sequence,
)
from companion.games.tactical.charts.victory import DEEDS, VICTORY_LEVELS, Objectives, Options, Victory
from companion.language.tongue import tr

C = TypeVar("C", bound=Chart)
Place = tuple[str, list[int]]


def chart_problems(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield what is wrong between the rows of sound charts."""
    terrain, scale = _of(charts, Terrain), _of(charts, Scale)
    known = {row.id for row in terrain.row} if terrain else set()
    for file, chart in charts.items():
        match chart:
            case Scale():
                yield from _scale_problems(chart, file)
            case Terrain():
                yield from rows(file, "$.row", (row.id for row in chart.row), (), "terrain")
            case Sight():
                yield from _sight_problems(chart, scale, known, file)
            case Visibility():
                yield from _visibility_problems(chart, file)
            case Sequence():
                yield from _sequence_problems(chart, file)
            case Costs():
                yield from _costs_problems(chart, known, file)
            case Weapons():
                yield from weapon_problems(chart, file)
            case WeaponAliases():
                yield from _alias_problems(chart, _of(charts, Weapons), file)
            case Melee():
                yield from melee_problems(chart, file)
            case Modifiers():
                yield from modifier_problems(chart, known, file)
            case PlayLevel():
                yield from play_level_problems(chart, file)
            case Ammo():
                yield from _ammo_problems(chart, file)
            case Fatigue():
                yield from _fatigue_problems(chart, file)
            case Disruption():
                chances = (chart.both_against, chart.one_against, chart.with_leader)
                yield from rising(file, "$.both_against, one_against, with_leader", (one.percent for one in chances))
            case Rout():
                yield from rows(file, "$.rally_men", (row.side for row in chart.rally_men), SIDES, "side")
                yield from rising(file, "$.melee_retreat", (chart.melee_retreat.least, chart.melee_retreat.most))
            case CommandControl():
                yield from rows(file, "$.trace", (row.side for row in chart.trace), SIDES, "side")
                yield from rows(file, "$.automatic", (row.who for row in chart.automatic), (), "kind of unit")
            case Victory():
                yield from _victory_problems(chart, file)
            case Objectives():
                squares = ((f"$.row[{index}]", row.square) for index, row in enumerate(chart.row))
                yield from _square_problems(squares, scale, file)
                yield from rows(file, "$.row", (tuple(row.square) for row in chart.row), (), "square")
            case Activation():
                yield from rows(file, "$.hold", (row.formation for row in chart.hold), (), "formation")
            case ActivationLimit():
                yield from rising(file, "$.random", (chart.random.least, chart.random.most))
                yield from rising(file, "$.hold_shift", (chart.hold_shift.least, chart.hold_shift.most))
            case Reinforcements():
                yield from _reinforcement_problems(chart, scale, file)
            case Early():
                yield from rows(file, "$.chance", (row.turn for row in chart.chance), (), "turn")
            case Clock():
                for key, row in (("limit", chart.limit), ("delay", chart.delay)):
                    yield from rising(file, f"$.{key}", (row.least, row.default, row.most))
            case Options():
                yield from rows(file, "$.option", (row.id for row in chart.option), (), "option")
            case _:
                pass


def _of(charts: Mapping[str, Chart], kind: type[C]) -> C | None:
    return next((chart for chart in charts.values() if isinstance(chart, kind)), None)


# ---- ground


def _scale_problems(chart: Scale, file: str) -> Iterator[Problem]:
    spans = {"rating": chart.rating, "fortification": chart.fortification, "random_fords": chart.random_fords}
    for name, span in spans.items():
        if span is not None:
            yield from rising(file, f"$.{name}", (span.least, span.most))


def _sight_problems(chart: Sight, scale: Scale | None, known: set[str], file: str) -> Iterator[Problem]:
    wanted = range(1, scale.elevations.number + 1) if scale else ()
    yield from rows(file, "$.limit", (row.elevation for row in chart.limit), wanted, "elevation")
    yield from rising(file, "$.limit", (row.squares for row in sorted(chart.limit, key=lambda row: row.elevation)))
    yield from rows(file, "$.obstacle", (row.terrain for row in chart.obstacle), (), "terrain")
    yield from _terrain_problems(file, "obstacle", (row.terrain for row in chart.obstacle), known)
    yield from rising(file, "$.a_level", (chart.a_level.least, chart.a_level.most))


def _visibility_problems(chart: Visibility, file: str) -> Iterator[Problem]:
    turns = [row.from_turn for row in chart.turn]
    if turns[0] != 1 or any(one >= other for one, other in pairwise(turns)):
        yield Problem(
            file, "$.turn", tr("turns {names}", names=", ".join(map(str, turns))), tr("begin with turn 1 and rise")
        )


def _terrain_problems(file: str, name: str, found: Iterable[str], known: set[str]) -> Iterator[Problem]:
    """Yield each terrain that terrain.toml does not have."""
    if known:
        named = {f"$.{name}[{index}].terrain": terrain for index, terrain in enumerate(found)}
        yield from references(file, "", named, known)


def _square_problems(squares: Iterable[Place], scale: Scale | None, file: str) -> Iterator[Problem]:
    """Yield each square beyond the map, where the scale has one."""
    if scale is None or scale.map is None:
        return
    for place, (x, y) in squares:
        if x >= scale.map.rows or y >= scale.map.columns:
            size = tr("{rows} rows and {columns} columns, from 0", rows=scale.map.rows, columns=scale.map.columns)
            yield Problem(file, place, tr("{x},{y} is not on the map", x=x, y=y), size)


# ---- the turn


OPTIONAL = ("activation", "end-of-day")
"""Phases that not every ruleset has."""


def _sequence_problems(chart: Sequence, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.phase", (row.id for row in chart.phase), (), "phase")
    kinds = {row.kind for row in chart.phase}
    for kind in get_args(PhaseKind):
        if kind not in kinds and kind not in OPTIONAL:
            yield Problem(file, "$.phase", tr("there is no {kind} phase", kind=tr(kind)))
    halves = [f"{row.kind} {row.side} {row.half}" for row in chart.phase if row.kind in ("operation", "combat")]
    wanted = [f"{kind} {side} {half}" for kind in ("operation", "combat") for side in SIDES for half in (1, 2)]
    yield from rows(file, "$.phase", halves, wanted, "phase")
    for one, after in pairwise(chart.phase):
        # What was plotted in an operation phase is fought in the next one; anything between would act on plots not yet
        # carried out.
        if one.kind == "operation" and (after.kind, after.side, after.half) != ("combat", one.side, one.half):
            yield Problem(
                file,
                "$.phase",
                tr("{id} is followed by {other}", id=one.id, other=after.id),
                tr("its own combat follows"),
            )
    subs = [row.id for row in chart.sub_phase]
    if subs != list(get_args(SubPhase)):
        what = tr("{names} is not the sequence of combat", names=", ".join(subs))
        yield Problem(file, "$.sub_phase", what, tr("each sub-phase once, in order"))
    for index, row in enumerate(chart.phase):
        if row.at_night and (not index or row.kind != "end-of-day"):
            yield Problem(
                file,
                f"$.phase[{index}].at_night",
                tr("{id} is no phase of nights alone", id=row.id),
                tr("end-of-day is"),
            )
    for turn in chart.night_turns:
        if turn > chart.turns.number:
            yield Problem(file, "$.night_turns", tr("there is no turn {turn}", turn=turn))


def _reinforcement_problems(chart: Reinforcements, scale: Scale | None, file: str) -> Iterator[Problem]:
    groups = (f"{row.side} turn {row.turn}" for row in chart.entry)
    yield from rows(file, "$.entry", groups, (), "group")
    for index, row in enumerate(chart.entry):
        place = f"$.entry[{index}]"
        yield from _square_problems(((f"{place}.squares", one) for one in row.squares), scale, file)
        yield from rows(file, f"{place}.squares", (tuple(one) for one in row.squares), (), "square")
        if row.delayed_by is not None and row.delayed_by not in row.squares:
            x, y = row.delayed_by
            yield Problem(file, f"{place}.delayed_by", tr("{x},{y} is none of its squares", x=x, y=y))


# ---- costs and condition


def _costs_problems(chart: Costs, known: set[str], file: str) -> Iterator[Problem]:
    yield from rows(file, "$.terrain", (row.terrain for row in chart.terrain), sorted(known), "terrain")
    yield from _terrain_problems(file, "terrain", (row.terrain for row in chart.terrain), known)
    yield from _terrain_problems(file, "no_mode_change", (row.terrain for row in chart.no_mode_change), known)
    yield from _terrain_problems(file, "road.slow", (row.terrain for row in chart.road.slow), known)
    if chart.gunboat is not None:
        yield from references(file, "", {"$.gunboat.terrain": chart.gunboat.terrain}, known)
    changes = [mode for row in chart.mode_change for mode in row.to]
    yield from rows(file, "$.mode_change", changes, MODES, "a change to mode")
    for index, row in enumerate(chart.multiplied):
        if exact(row.times) <= 0:
            yield Problem(file, f"$.multiplied[{index}].times", tr("{times} is not above 0", times=row.times))


def _alias_problems(chart: WeaponAliases, weapons: Weapons | None, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.alias", (row.printed for row in chart.alias), (), "code")
    if weapons:
        named = {f"$.alias[{index}].weapon": row.weapon for index, row in enumerate(chart.alias)}
        yield from references(file, "", named, {row.code for row in weapons.weapon})


def _ammo_problems(chart: Ammo, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.run_out", (row.arm for row in chart.run_out), ARMS, "arm")
    yield from band_problems(chart.eligibility, file=file, path="$.eligibility", lowest=0)
    found = (f"{row.side} {arm}" for row in chart.resupply for arm in row.arms)
    yield from rows(file, "$.resupply", found, [f"{side} {arm}" for side in SIDES for arm in ARMS], "arm")


def _fatigue_problems(chart: Fatigue, file: str) -> Iterator[Problem]:
    # Unlimbered guns do not move at all, so there is no step of theirs to tire them.
    moving = [mode for mode in MODES if mode != "unlimbered"]
    yield from rows(file, "$.enter", (row.mode for row in chart.enter), moving, "mode")
    yield from rising(file, "$.losses.from_men, to_men", (chart.losses.from_men, chart.losses.to_men))


def _victory_problems(chart: Victory, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.level", (row.id for row in chart.level), VICTORY_LEVELS, "level")
    yield from band_problems(chart.level, file=file, path="$.level")
    wanted = [f"{deed} of {side}" for deed in DEEDS for side in SIDES]
    yield from rows(file, "$.points", (f"{row.id} of {row.of}" for row in chart.points), wanted, "deed")
