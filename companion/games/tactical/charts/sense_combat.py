"""What must hold in the charts of fire and melee: no gaps, a modifier for everything, nothing below nought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.charts.faults import Problem
from companion.charts.figures import Number, band_problems, exact
from companion.charts.reading import references
from companion.charts.ruleset import rows
from companion.charts.sense import not_below_nought
from companion.games.tactical.charts.combat import LocationRow, Melee, ModeRow, Modifiers, PlayLevel, TargetRow, Weapons
from companion.games.tactical.charts.terms import ARMS, MODES
from companion.language.tongue import tr

TAKEN = frozenset(
    (
        *("terrain", "target_terrain", "elevation", "location", "firer_terrain", "disruption", "condition", "mode"),
        *("fatigue", "leaders", "flank", "density", "target_density", "own_density", "firer_density", "crew"),
        *("fortification", "efficiency", "command_control", "outmaneuvered", "successful_attack", "battle_time"),
        *("random", "play_level", "ammo"),
    )
)
"""What the book's own factors are called, in a working or an answer: a house's have names of their own."""


def weapon_problems(chart: Weapons, file: str) -> Iterator[Problem]:
    """Yield what is wrong with the weapons: ranges with gaps, losses below nought or for other bands."""
    yield from rows(file, "$.weapon", (row.code for row in chart.weapon), (), "weapon")
    if chart.band[0].min != 1:
        yield Problem(file, "$.band[0].min", tr("begins at {min}", min=chart.band[0].min), tr("the first range is 1"))
    for index, (one, above) in enumerate(pairwise(chart.band), 1):
        if above.min != one.max + 1:
            yield Problem(file, f"$.band[{index}]", tr("{min} does not follow {max}", min=above.min, max=one.max))
    for index, band in enumerate(chart.band):
        if band.max < band.min:
            yield Problem(
                file, f"$.band[{index}]", tr("ends at {max}, before it begins at {min}", max=band.max, min=band.min)
            )
    for index, row in enumerate(chart.weapon):
        place = f"$.weapon[{index}].losses"
        if len(row.losses) != len(chart.band):
            yield Problem(
                file, place, tr("{losses} figures for {band} bands", losses=len(row.losses), band=len(chart.band))
            )
        yield from not_below_nought(file, {f"{place}[{band}]": one for band, one in enumerate(row.losses)})


def melee_problems(chart: Melee, file: str) -> Iterator[Problem]:
    """Yield what is wrong with the results of melee: gaps and overlaps."""
    yield from band_problems(chart.row, file=file, path="$.row")


def modifier_problems(chart: Modifiers, known: set[str], file: str) -> Iterator[Problem]:
    """Yield what is wrong with the modifiers: terrain or modes without a row, figures below nought, spans that fall."""
    yield from rows(file, "$.mode", (row.mode for row in chart.mode), MODES, "mode")
    yield from rows(file, "$.target", (row.terrain for row in chart.target), (), "terrain")
    places = (f"{row.terrain} {arm}" for row in chart.location for arm in ARMS if row.arm in (None, arm))
    yield from rows(file, "$.location", places, (), "terrain")
    if known:
        named = {f"$.target[{index}].terrain": row.terrain for index, row in enumerate(chart.target)}
        named |= {f"$.location[{index}].terrain": row.terrain for index, row in enumerate(chart.location)}
        yield from references(file, "", named, known)
    yield from rows(file, "$.factor", (row.id for row in chart.factor), (), "factor")
    figures: dict[str, Number] = {}
    for index, factor in enumerate(chart.factor):
        place = f"$.factor[{index}]"
        if factor.id in TAKEN:
            yield Problem(file, f"{place}.id", tr("{id!r} is the name of a factor of the book", id=factor.id))
        told = {f"{place}.fire": factor.fire, f"{place}.melee": factor.melee}
        figures |= {path: value for path, value in told.items() if value is not None}
        if factor.fire is None and factor.melee is None:
            yield Problem(file, place, tr("multiplies nothing"), tr("write fire = 1.5 or melee = 0.8"))
    groups: dict[str, Sequence[ModeRow | TargetRow | LocationRow]] = {
        "mode": chart.mode,
        "target": chart.target,
        "location": chart.location,
    }
    for name, group in groups.items():
        for index, row in enumerate(group):
            figures |= {f"$.{name}[{index}].fire": row.fire, f"$.{name}[{index}].melee": row.melee}
    figures |= {"$.flank.attacker": chart.flank.attacker, "$.flank.defender": chart.flank.defender}
    figures |= {"$.higher.fire": chart.higher.fire, "$.higher.melee": chart.higher.melee}
    figures |= {"$.routed.fire": chart.routed.fire, "$.routed.melee": chart.routed.melee}
    yield from not_below_nought(file, figures)
    spans = [("random", chart.random)] + ([("clamp", chart.clamp)] if chart.clamp else [])
    for name, span in spans:
        if exact(span.least) > exact(span.most):
            yield Problem(
                file,
                f"$.{name}",
                tr("{least}, {most} do not rise", least=span.least, most=span.most),
                tr("put the lower figure first"),
            )
    for name, grain in (("clamp", chart.clamp), ("crew", chart.crew)):
        if grain is not None and exact(grain.grain) <= 0:
            yield Problem(
                file, f"$.{name}.grain", tr("{grain} is not above 0", grain=grain.grain), tr("figures are cut to it")
            )


def play_level_problems(chart: PlayLevel, file: str) -> Iterator[Problem]:
    """Yield what is wrong with the levels of play: losses below nought at the farthest."""
    level = chart.historical
    if not 1 <= level.level <= level.most:
        yield Problem(
            file, "$.historical", tr("level {level} is not from 1 to {most}", level=level.level, most=level.most)
        )
    elif exact(chart.each.each) * max(level.level - 1, level.most - level.level) >= 1:
        yield Problem(file, "$.each.each", tr("{each} leaves no losses at the farthest level", each=chart.each.each))
