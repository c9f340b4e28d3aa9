"""Operation points: what a step and every action costs, part by part (ANT-T-OPCOST, SHI-T-OPCOST).

The parts of a working add up to the cost: what multiplies stands in it as what it adds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from companion.charts.figures import Reason, Reasoned, shown
from companion.charts.modifiers import Modifier, Reading, Whom, modifier
from companion.charts.rounding import figure
from companion.charts.ruleset import labelled
from companion.games.tactical.charts.costs import Multiplied
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Cells, Column
from companion.games.tactical.charts.terms import MODES_OF, Arm, Level, Mode
from companion.games.tactical.charts.vocabulary import COSTS
from companion.games.tactical.messages import working as say
from companion.games.tactical.messages.words import ARMS, MODES, both, either
from companion.language.messages import Message, bare, says, term

ROUTED_NEAR = says("tactical.why.routed-near", "a routed unit may not enter an enemy zone of control")
LIMBER_FIRST = says("tactical.why.limber-first", "artillery moves only when it is limbered")
MAY_NOT_ENTER = says("tactical.why.may-not-enter", "{arm} may not enter {terrain}")
BRIDGE_ONLY = says("tactical.why.bridge-only", "{arm} crosses a bridge only when {modes}")
NO_GUNS_BETWEEN = says(
    "tactical.why.no-guns-between", "artillery may not move from enemy zone of control to enemy zone of control"
)
TO_FRIENDS = says(
    "tactical.why.to-friends",
    "from enemy zone of control to enemy zone of control a unit moves only to where a friendly unit stands",
)
NO_REORGANISING = says("tactical.why.no-reorganising", "brigades are not reorganised")
NOT_FOR = says("tactical.why.not-for", "{label} is not for {mode} {arm}")
NO_MODES = says("tactical.why.no-modes", "there are no modes in the Basic game")
NO_MODES_AFLOAT = says("tactical.why.no-modes-afloat", "a gunboat has no modes")
HAS_MODES = says("tactical.why.has-modes", "{arm} has the modes {names}")
NO_MODE_ROUTED = says("tactical.why.no-mode-routed", "a routed unit has no mode")
IN_IT = says("tactical.why.in-mode", "it is {mode} already")
NO_CHANGE_IN = says("tactical.why.no-change-in", "{arm} may not change its mode in {terrain}")
COLUMNS = {**MODES, "foot": term("tactical.mode.foot", "foot")}

ROUTED = "ANT-R-ROUTED-MOVE"
AFLOAT = "SHI-R-GUNBOAT"
_MOVES_AS: dict[Arm, Mode] = {"infantry": "normal", "cavalry": "mounted", "artillery": "limbered"}
"""The mode by whose column a unit pays that has none: in rout and in the Basic game."""


class Payer(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that pays, as far as costs rest on it."""

    level: Level
    arm: Arm
    mode: Mode
    routed: bool = False
    cavalry_artillery: bool = False
    gunboat: bool = False
    weapon: str = ""
    traits: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """What only eyes know of it."""
    night: bool = False
    """The turn is one at night (SHI-N-night)."""

    @property
    def moves_as(self) -> Mode:
        """Give the mode that it moves in (ANT-R-BASIC-BLUE, ANT-R-ROUTED-MOVE)."""
        plain = (self.routed or self.level == "basic") and not self.gunboat
        return _MOVES_AS[self.arm] if plain else self.mode


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step into the next square."""

    terrain: str
    """Of the square entered."""
    diagonal: bool = False
    by_road: bool = False
    """Every condition of the road bonus but the unit's mode is met: joined by road, nobody there, half a brigade."""
    uphill: int = 0
    """Levels that the square entered lies higher."""
    from_zone: bool = False
    """Out of a square in an enemy zone of control."""
    to_zone: bool = False
    friend: bool = False
    """A friendly unit stands in the square entered."""


Paid = tuple[Payer, Step]
"""Who makes a step, and which."""


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """Operation points; None, with the reasons, where it is prohibited."""

    points: int | None
    reasons: tuple[Reason, ...] = ()
    working: tuple[Reasoned, ...] = ()


# ---- a step


def step_cost(rules: Rules, payer: Payer, step: Step) -> Cost:
    """Give the uncapped cost of a step: the always-one-square rule (ANT-7.5b) and other moves are not looked at."""
    if payer.gunboat:
        return _afloat(rules, payer)
    column = rules.column(payer.arm, payer.moves_as)
    if reasons := tuple(_forbidden(rules, payer, step, column)):
        return Cost(points=None, reasons=reasons)
    # All the points there are, whatever the ground: nothing is added to it.
    if payer.level == "basic" and step.from_zone and step.to_zone and rules.choice("ANT-R-ZOC-BASIC") != 2:
        all_of_it = rules.costs.basic.zone_to_zone
        line = Reasoned(all_of_it.clause, say.ZONE_TO_ZONE(), all_of_it.op)
        return Cost(points=all_of_it.op, working=(line,))
    if payer.routed and rules.choice(ROUTED) == 1:
        return Cost(points=0)
    ground = [_ground(rules, payer, step, column)]
    if not takes_road(rules, payer, step):
        _multiply(ground, _multipliers(rules, payer, step, ("terrain",)))
    parts = [*ground, *_uphill(rules, payer, step, column), *_zones(rules, payer, step, column)]
    parts += [one.why for one in rules.once(added) if one.holds((payer, step))]
    return _sum(parts, _multipliers(rules, payer, step, ("step", "all")))


def added(rules: Rules) -> tuple[Modifier, ...]:
    """Give what a house lets a step cost besides, in the order of the chart."""

    def how(case: Paid) -> Collection[str]:
        payer, step = case
        held = {
            "by-road": takes_road(rules, payer, step),
            "diagonal": step.diagonal,
            "uphill": step.uphill > 0,
            "from-enemy-zone": step.from_zone,
            "to-enemy-zone": step.to_zone,
            "by-night": payer.night,
        }
        return [name for name, so in held.items() if so]

    reading: Reading[Paid] = Reading(
        rules={},
        case={
            "level": lambda case: (case[0].level,),
            "terrain": lambda case: (case[1].terrain,),
            "state": how,
        },
        of={
            "mover": Whom.one(
                lambda case: case[0],
                {
                    "arm": lambda payer: (payer.arm,),
                    "mode": lambda payer: () if payer.routed else (payer.mode,),
                    "weapon": lambda payer: (payer.weapon,),
                    "marker": lambda payer: ("routed",) if payer.routed else (),
                    "trait": lambda payer: payer.traits,
                    "asked": lambda payer: payer.asked,
                },
            )
        },
    )
    return tuple(modifier("costs.added", row, row.op, COSTS, reading) for row in rules.costs.added)


def _afloat(rules: Rules, payer: Payer) -> Cost:
    """Give what a gunboat pays for a square of its water, in any direction (SHI-N-gunboat, SHI-R-GUNBOAT)."""
    boats = rules.costs.gunboat
    assert boats is not None
    return _sum([Reasoned(boats.clause, say.GUNBOAT(), boats.op)], _multipliers(rules, payer, None, ("all",)))


def takes_road(rules: Rules, payer: Payer, step: Step) -> bool:
    """Say whether a step has the road bonus (ANT-R-ROAD-USE, ANT-T-OPCOST-N2, ANT-R-BASIC-BLUE, SHI-R-ROAD-DIAG)."""
    road = rules.costs.road
    every_way = road.diagonal and rules.choice(road.diagonal_clause) == 0
    if payer.level == "basic" and payer.arm == "infantry" and rules.choice("ANT-R-BASIC-BLUE") == 1:
        return False
    if payer.routed or not step.by_road or (step.diagonal and not every_way):
        return False
    return payer.level == "basic" or payer.mode in road.modes


def _forbidden(rules: Rules, payer: Payer, step: Step, column: Column) -> Iterable[Reason]:
    """Yield what no points can buy."""
    row, chart = rules.terrain_cost(step.terrain), rules.costs
    name = labelled(rules.kinds[step.terrain])
    by_road = takes_road(rules, payer, step)
    if payer.routed and step.to_zone:
        yield Reason(ROUTED_NEAR(), ROUTED)
    if column == "unlimbered":
        yield Reason(LIMBER_FIRST(), "ANT-7.5f")
    elif not rules.enterable(step.terrain) or (not by_road and row.cost(column, diagonal=step.diagonal) == "P"):
        yield Reason(MAY_NOT_ENTER(arm=ARMS[payer.arm], terrain=name), row.clause)
    elif rules.kinds[step.terrain].kind == "bridge" and not _crosses(rules, payer):
        modes = either(MODES[mode] for mode in MODES_OF[payer.arm] if mode in chart.bridge.modes)
        yield Reason(
            BRIDGE_ONLY(arm=ARMS[payer.arm], modes=modes),
            ROUTED if payer.routed else chart.bridge.clause,
        )
    if step.from_zone and step.to_zone:
        yield from _zone_to_zone_forbidden(rules, payer, step, column)


def _crosses(rules: Rules, payer: Payer) -> bool:
    """Say whether a unit's mode lets it onto a bridge; the Basic game asks for none (ANT-7.8e, ANT-R-BASIC-SCOPE)."""
    return not payer.routed and (payer.level == "basic" or payer.mode in rules.costs.bridge.modes)


def _zone_to_zone_forbidden(rules: Rules, payer: Payer, step: Step, column: Column) -> Iterable[Reason]:
    zones = rules.costs.zone_to_zone
    if zones.cells.cell(column) == "P" and column != "unlimbered":
        clause = "ANT-QS-3.6e" if payer.level == "basic" else "ANT-7.6e"
        yield Reason(NO_GUNS_BETWEEN(), clause)
    if zones.needs == "friend" and payer.level != "basic" and not step.friend:
        yield Reason(TO_FRIENDS(), zones.needs_clause)


def _ground(rules: Rules, payer: Payer, step: Step, column: Column) -> Reasoned:
    """Give what the terrain costs, or the road instead (ANT-T-OPCOST-N1, SHI-N-road)."""
    row, road = rules.terrain_cost(step.terrain), rules.costs.road
    kind = rules.kinds[step.terrain]
    if not takes_road(rules, payer, step):
        ground = say.DIAGONAL(ground=labelled(kind)) if step.diagonal else bare(labelled(kind))
        return Reasoned(row.clause, ground, _number(row.cost(column, diagonal=step.diagonal)))
    for slow in road.slow:
        if slow.terrain == step.terrain:
            return Reasoned(slow.clause, say.ROAD_IN(ground=labelled(kind)), slow.op)
    if road.bridge is not None and kind.kind == "bridge":
        return Reasoned(road.bridge.clause, say.BRIDGE(), road.bridge.op)
    return Reasoned(road.cells.clause, say.ROAD(), _number(road.cells.cell(column)))


def _uphill(rules: Rules, payer: Payer, step: Step, column: Column) -> Iterable[Reasoned]:
    """Yield what higher ground adds, once however high (ANT-R-HIGHER), less along some roads (ANT-R-ROAD-UP)."""
    if not step.uphill:
        return
    by_road = rules.costs.road.uphill
    if by_road is not None and takes_road(rules, payer, step):
        if rules.choice("ANT-R-ROAD-UP") == 0:
            yield Reasoned(by_road.clause, say.UPHILL_ROAD(), by_road.op)
    else:
        levels = step.uphill if rules.choice("ANT-R-HIGHER") == 1 else 1
        yield Reasoned(rules.costs.higher.clause, say.UPHILL(), levels * _number(rules.costs.higher.cell(column)))


def _zones(rules: Rules, payer: Payer, step: Step, column: Column) -> Iterable[Reasoned]:
    """Yield what enemy zones of control add: entering, leaving, or both at once (ANT-R-ZOC-COST, ANT-R-ZOC-BASIC)."""
    chart, every = rules.costs, 1 in (rules.choice("ANT-R-ZOC-COST"), rules.choice("SHI-R-ZOC"))
    if step.from_zone and step.to_zone:
        cells = chart.zone_to_zone.cells
        yield Reasoned(cells.clause, say.ZONE_TO_ZONE(), _number(cells.cell(column)))
        for what in (say.OUT_OF_ZONE(), say.INTO_ZONE()) if every else ():
            yield Reasoned(chart.zone.clause, what, _number(chart.zone.cell(column)))
    elif step.to_zone and payer.level == "basic" and rules.choice("ANT-R-ZOC-BASIC") == 1:
        yield Reasoned(chart.zone.clause, say.INTO_ZONE(), int(rules.figure("ANT-R-ZOC-BASIC", 0)))
    elif step.to_zone:
        yield Reasoned(chart.zone.clause, say.INTO_ZONE(), _number(chart.zone.cell(column)))
    elif step.from_zone and payer.level == "basic" and rules.choice("ANT-R-ZOC-BASIC") != 2:
        yield Reasoned(chart.basic.leave_zone.clause, say.OUT_OF_ZONE(), chart.basic.leave_zone.op)
    elif step.from_zone:
        yield Reasoned(chart.zone.clause, say.OUT_OF_ZONE(), _number(chart.zone.cell(column)))


# ---- actions


def mode_cost(rules: Rules, payer: Payer, to: Mode, *, terrain: str, in_zone: bool) -> Cost:
    """Give the cost of changing to a mode in a terrain, in an enemy zone of control or not.

    ANT-7.8c, ANT-R-MODE-COST, SHI-R-NOTES, SHI-R-MODE-CELL.
    """
    if reasons := tuple(_no_change(rules, payer, to, terrain)):
        return Cost(points=None, reasons=reasons)
    row = next(each for each in rules.costs.mode_change if to in each.to)
    column, special = rules.column(payer.arm, payer.mode), rules.costs.unlimber_in_zone
    between = {"mode": MODES[payer.mode], "now": MODES[to]}
    horse = row.cavalry_artillery is not None and payer.cavalry_artillery and rules.choice("ANT-R-MODE-COST") == 1
    if special is not None and to == "unlimbered" and in_zone and not horse:
        parts = [Reasoned(special.clause, say.FROM_TO_IN_ZONE(**between), _number(special.cell(column)))]
    elif row.cavalry_artillery is not None and payer.cavalry_artillery:
        parts = [Reasoned(row.cavalry_artillery.clause, say.FROM_TO_HORSE(**between), row.cavalry_artillery.op)]
    elif row.in_woods is not None and rules.is_woods(terrain):
        parts = [Reasoned(row.in_woods.clause, say.FROM_TO_WOODS(**between), row.in_woods.op)]
    else:
        parts = [Reasoned(row.cells.clause, say.FROM_TO(**between), _number(row.cells.cell(column)))]
    if row.zone_adds is not None and in_zone:
        parts.append(Reasoned(row.zone_adds.clause, say.IN_ZONE(), row.zone_adds.op))
    return _sum(parts, _multipliers(rules, payer, None, ("all",)))


def fortify_cost(rules: Rules, payer: Payer) -> Cost:
    """Give the cost of a level of fortification (ANT-7.11b), in one reading but what a phase gives (ANT-R-FORT-12)."""
    what, column = say.ACTIONS["fortify"](), rules.column(payer.arm, payer.moves_as)
    found = _action(rules, payer, rules.costs.fortify, what, column)
    most = int(rules.figure("ANT-R-FORT-12", found.points or 0))
    if found.points is None or found.points <= most:
        return found
    return Cost(points=most, working=(Reasoned("ANT-R-FORT-12", what, most),))


def fire_cost(rules: Rules, payer: Payer) -> Cost:
    """Give the cost of firing in a fire phase; the last fire before melee is paid by `melee_cost` (ANT-T-FIRECOST)."""
    column = rules.column(payer.arm, payer.moves_as)
    if payer.level == "basic" and payer.arm == "artillery":
        column = "unlimbered"
    return _action(rules, payer, rules.costs.fire, say.ACTIONS["fire"](), column)


def melee_cost(rules: Rules, payer: Payer, *, attacks: bool) -> Cost:
    """Give the cost of a melee to an attacker or a defender (ANT-8.4e)."""
    cells = rules.costs.melee_attacker if attacks else rules.costs.melee_defender
    what = say.ACTIONS["attack" if attacks else "defend"]()
    return _action(rules, payer, cells, what, rules.column(payer.arm, payer.moves_as))


def reorganise_cost(rules: Rules, payer: Payer) -> Cost:
    """Give the cost of splitting or joining a brigade; prohibited where a ruleset has no such thing (SHI-R-REORG)."""
    if rules.costs.reorganise is None:
        return Cost(points=None, reasons=(Reason(NO_REORGANISING()),))
    column = rules.column(payer.arm, payer.moves_as)
    return _action(rules, payer, rules.costs.reorganise, say.ACTIONS["reorganise"](), column)


def _action(rules: Rules, payer: Payer, cells: Cells, what: Message, column: Column) -> Cost:
    cell = cells.cell(column)
    if isinstance(cell, str):
        mode = column if payer.arm == "artillery" else payer.moves_as
        text = NOT_FOR(label=what, mode=COLUMNS[mode], arm=ARMS[payer.arm])
        return Cost(points=None, reasons=(Reason(text, cells.clause),))
    return _sum([Reasoned(cells.clause, what, cell)], _multipliers(rules, payer, None, ("all",)))


def _no_change(rules: Rules, payer: Payer, to: Mode, terrain: str) -> Iterable[Reason]:
    """Yield why a unit may not change to a mode at all."""
    if payer.level == "basic":
        yield Reason(NO_MODES(), "ANT-R-BASIC-SCOPE")
    elif payer.gunboat:
        yield Reason(NO_MODES_AFLOAT(), AFLOAT)
    elif to not in MODES_OF[payer.arm]:
        yield Reason(
            HAS_MODES(arm=ARMS[payer.arm], names=both(MODES[mode] for mode in MODES_OF[payer.arm])),
            "ANT-7.8a",
        )
    elif payer.routed:
        yield Reason(NO_MODE_ROUTED(), "ANT-R-RALLY-MODE")
    elif to == payer.mode:
        yield Reason(IN_IT(mode=MODES[to]), "ANT-7.8a")
    for row in rules.costs.no_mode_change:
        if (row.terrain, row.arm) == (terrain, payer.arm):
            yield Reason(
                NO_CHANGE_IN(arm=ARMS[row.arm], terrain=labelled(rules.kinds[terrain])),
                row.clause,
            )


# ---- what multiplies


def _multipliers(rules: Rules, payer: Payer, step: Step | None, covers: tuple[str, ...]) -> list[Multiplied]:
    """Give what multiplies this payer's costs, of those that cover what is asked, in the chart's order."""
    terrain = "" if step is None else step.terrain
    return [
        row
        for row in rules.costs.multiplied
        if row.covers in covers
        and row.terrain in ("", terrain)
        and (not row.modes or payer.moves_as in row.modes)
        and row.weapon in ("", payer.weapon)
        and (not row.night or (payer.night and (step is not None or rules.choice("SHI-R-NIGHT") == 0)))
    ]


def _multiply(parts: list[Reasoned], rows: Iterable[Multiplied]) -> None:
    """Add to the parts what each multiplier makes them more."""
    for row in rows:
        times = figure(row.times)
        # Told as what it adds, so that the lines of a working sum up to the cost.
        before = sum(int(part.value) for part in parts)
        parts.append(
            Reasoned(
                row.clause,
                say.SO_MUCH(what=say.multiplied(row.id), times=shown(times)),
                int(before * (times - 1)),
            )
        )


def _sum(parts: list[Reasoned], rows: Iterable[Multiplied]) -> Cost:
    _multiply(parts, rows)
    return Cost(points=sum(int(part.value) for part in parts), working=tuple(parts))


def _number(cell: int | str) -> int:
    """Give a cell that is known to hold points."""
    if isinstance(cell, str):
        raise TypeError(cell)
    return cell
