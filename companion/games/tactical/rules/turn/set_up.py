"""The set-up: where each unit of the first turn stands, how it faces and in which mode (ANT-2.2, ANT-R-SETUP).

A set-up file gives each formation an area and its units their squares; `read_set_up` refuses what the rules would:
a unit outside its area, too many in a square, a square in an enemy's zone of control.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.reading import located, read_toml, references
from companion.charts.upcasting import SET_UP
from companion.games.tactical.charts.map import Area, SetUpFile
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import SIDES, Level, Mode, Side, other
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Direction, Square, around, distance, facing_to
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.upcasts import UPCASTS
from companion.language.messages import told
from companion.language.tongue import tr

STRICTEST: Level = "advanced"
"""A set-up serves every game; the Basic one lets more units share a town, ford or bridge (ANT-QS-3.5a)."""


class SetUp(msgspec.Struct, frozen=True):
    """Where units stand at the start."""

    title: str
    squares: dict[str, Square]
    """{id of a unit: its square}."""


class _Placed(msgspec.Struct, frozen=True):
    """A unit, its square, and where the set-up says so."""

    unit: Unit
    at: Square
    path: str


def read_set_up(text: str, units: Iterable[Unit], ground: Ground, rules: Rules, *, file: str) -> SetUp:
    """Read a set-up for the units of an order of battle; raises BadInput with every problem and its place.

    Every unit that does not arrive later has a square, and no other has one.
    """
    sheet = read_toml(text, SetUpFile, file=file, upcast=UPCASTS.file(SET_UP))
    here = {(one.side, one.name): one for one in units if not one.arrives}
    placed: dict[str, _Placed] = {}
    problems: list[Problem] = []
    for index, area in enumerate(sheet.area):
        path = f"$.area[{index}]"
        known = {name: one for (side, name), one in here.items() if side == area.side}
        problems += _area_problems(area, path, known, ground, file)
        problems += references(file, "", {f"{path}.units.{name}": name for name in area.units}, set(known))
        for name, at in area.units.items():
            found = here.get((area.side, name))
            if found is not None and found.id in placed:
                what = tr("{name} stands at {path} too", name=name, path=placed[found.id].path)
                problems.append(Problem(file, f"{path}.units.{name}", what, tr("keep one")))
            elif found is not None:
                placed[found.id] = _Placed(found, at, f"{path}.units.{name}")
    for one in here.values():
        if one.id not in placed:
            problems.append(
                Problem(file, "$.area", tr("{name} of the {side} army has no square", name=one.name, side=tr(one.side)))
            )
    problems += _square_problems(placed.values(), ground, rules, file)
    if problems:
        raise BadInput(located(problems, {file: text}))
    return SetUp(sheet.title, {one.id: placed[one.id].at for one in here.values()})


def _area_problems(area: Area, path: str, known: Mapping[str, Unit], ground: Ground, file: str) -> Iterator[Problem]:
    """Yield an area that is none, and units that stand outside it or where nobody can be."""
    for name, (least, most) in (("rows", area.rows), ("columns", area.columns)):
        if least > most:
            yield Problem(
                file,
                f"{path}.{name}",
                tr("{least} to {most} is no span", least=least, most=most),
                tr("the lower figure first"),
            )
    (north, south), (west, east) = area.rows, area.columns
    for name, at in area.units.items():
        where = f"{path}.units.{name}"
        if not (north <= at[0] <= south and west <= at[1] <= east):
            hint = tr(
                "rows {north} to {south}, columns {west} to {east}", north=north, south=south, west=west, east=east
            )
            yield Problem(
                file,
                where,
                tr("{x},{y} is outside the area of {formation}", x=at[0], y=at[1], formation=area.formation),
                hint,
            )
        one = known.get(name)
        if unfit := ground.unfit(at, afloat=one is not None and one.gunboat):
            yield Problem(
                file,
                where,
                tr("{why}: no gunboat can be there", why=told(unfit))
                if one and one.gunboat
                else tr("{why}: nobody can stand there", why=told(unfit)),
            )


def _square_problems(placed: Collection[_Placed], ground: Ground, rules: Rules, file: str) -> Iterator[Problem]:
    """Yield squares that hold too many, and units that stand in or next to an enemy's square."""
    there: dict[Square, list[_Placed]] = {}
    for one in placed:
        there.setdefault(one.at, []).append(one)
    for at, found in there.items():
        for side in SIDES:
            own = [one for one in found if one.unit.side == side]
            units = [one.unit for one in own]
            # Off the map is told already; here it would only be told twice.
            reason = crowded(rules, STRICTEST, ground.terrain(at), units) if own and ground.on_map(at) else None
            if reason is not None:
                yield Problem(file, own[-1].path, f"{at[0]},{at[1]}: {reason.text}", reason.clause)
    for one in placed:
        beside = [near.unit for square in (one.at, *around(one.at)) for near in there.get(square, ())]
        ashore = [] if one.unit.gunboat else [unit for unit in beside if not unit.gunboat]
        enemies = sorted(unit.name for unit in ashore if unit.side == other(one.unit.side))
        if enemies:
            what = tr(
                "{x},{y} is in or next to the square of {names}", x=one.at[0], y=one.at[1], names=", ".join(enemies)
            )
            yield Problem(file, one.path, what, tr("start off enemy zones of control (ANT-R-SETUP)"))


# ---- how they stand


def start_facing(ground: Ground, side: Side, at: Square) -> Direction:
    """Give the direction in which units of a side face at the start: towards the enemy's rear corner (ANT-R-SETUP)."""
    return facing_to(at, ground.rears[other(side)])


def start_mode(rules: Rules, one: Unit, at: Square, enemies: Collection[Square]) -> Mode:
    """Give the mode in which a unit starts at a square (ANT-R-SETUP).

    Infantry in normal mode, cavalry mounted; the defender's artillery unlimbered, the other side's only with an enemy
    within the chart's squares.
    """
    if one.arm == "infantry":
        return "normal"
    if one.arm == "cavalry":
        return "mounted"
    if one.gunboat:
        return "unlimbered"
    near = rules.start.unlimbered_within.squares
    ready = one.side == rules.start.defender or any(distance(at, enemy) <= near for enemy in enemies)
    return "unlimbered" if ready else "limbered"


def stand(units: Iterable[Unit], set_up: SetUp, ground: Ground, rules: Rules) -> tuple[Unit, ...]:
    """Give the units with square, facing and mode as the set-up has them; those that arrive later as they are."""
    every = tuple(units)
    of_side: dict[Side, set[Square]] = {side: set() for side in SIDES}
    for one in every:
        if one.id in set_up.squares:
            of_side[one.side].add(set_up.squares[one.id])

    def standing(one: Unit) -> Unit:
        at = set_up.squares.get(one.id)
        if at is None:
            return one
        mode = start_mode(rules, one, at, of_side[other(one.side)])
        return msgspec.structs.replace(one, square=at, facing=start_facing(ground, one.side, at), mode=mode)

    return tuple(map(standing, every))
