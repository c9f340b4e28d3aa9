"""A scenario as it is edited: immutable, every edit gives a new one, so that undo is going back to the one before.

It is written as a scenario file with its order of battle beside it, and read back by the same reader as any other.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.data import BadInput
from companion.miniatures.roster import read_roster
from companion.miniatures.scale import Scale
from companion.miniatures.setup import read_scenario, start
from companion.miniatures.setup_ids import slug
from companion.present.words import Names

SIDES = ("union", "confederate")
COLUMNS = (
    "side", "corps", "division", "unit", "arm", "stands", "gun_type", "horse", "fresh_at", "worn_at", "exceptional",
    "commander", "carbine", "formation", "mounted", "limbered", "arrives", "edge",
)  # fmt: skip


class DraftUnit(msgspec.Struct, frozen=True):
    """A brigade or battery; figures of 0 are left to the scale."""

    key: int
    side: str
    corps: str
    division: str
    name: str
    arm: str = "infantry"
    stands: int = 6
    fresh_at: int = 0
    worn_at: int = 0
    exceptional: bool = False
    commander: str = ""
    carbine: str = "muzzle-loading"
    formation: str = "single-line"
    mounted: bool = False
    gun_type: str = ""
    horse: bool = False
    limbered: bool = False
    arrives: int = 0
    edge: str = ""


class DraftLeader(msgspec.Struct, frozen=True):
    """A leader of a division, a corps or the army."""

    key: int
    side: str
    rank: str
    corps: str
    division: str
    name: str
    exceptional: bool = False
    arrives: int = 0
    edge: str = ""


class DraftObjective(msgspec.Struct, frozen=True):
    """A place worth points."""

    name: str
    points: int = 0
    holder: str = ""


class Draft(msgspec.Struct, frozen=True):
    """A scenario being made."""

    name: str = "my-battle"
    title: str = "My battle"
    description: str = ""
    last_turn: int = 10
    first: str = "union"
    starts_at: str = ""
    minutes: int = 30
    units: tuple[DraftUnit, ...] = ()
    leaders: tuple[DraftLeader, ...] = ()
    objectives: tuple[DraftObjective, ...] = ()
    next_key: int = 1


def of_view(view: Any, description: str, name: str, minutes: int, starts_at: str) -> Draft:
    """Give the draft of a battle at its start."""
    names = Names(view)
    units: list[DraftUnit] = []
    for one in view.units:
        battery = one.kind == "battery"
        units.append(
            DraftUnit(
                key=len(units) + 1,
                side=one.side,
                corps=names(one.corps),
                division=names(one.division) if one.division else "",
                name=one.name,
                arm="artillery" if battery else one.arm,
                stands=one.stands_at_start,
                fresh_at=0 if battery else one.fresh_at,
                worn_at=0 if battery else one.worn_at,
                exceptional=bool(one.exceptional_commander),
                commander=one.commander or "",
                carbine=one.carbine or "muzzle-loading",
                formation=one.formation or "single-line",
                mounted=bool(one.mounted),
                gun_type=one.gun or "",
                horse=one.arm == "horse-artillery",
                limbered=bool(one.limbered),
                arrives=one.arrives if one.status == "to-arrive" else 0,
                edge=one.edge or "",
            )
        )
    leaders = _leaders_of(view, names, len(units) + 1)
    objectives = tuple(DraftObjective(one.name, one.points, one.holder) for one in view.objectives)
    return Draft(
        name=name, title=view.title, description=description, last_turn=view.last_turn, first=view.first,
        starts_at=starts_at, minutes=minutes, units=tuple(units), leaders=leaders, objectives=objectives,
        next_key=len(units) + len(leaders) + 1,
    )  # fmt: skip


def _leaders_of(view: Any, names: Names, key: int) -> tuple[DraftLeader, ...]:
    corps_of = {one.division: one.corps for one in view.units if one.division}
    found = []
    for nth, one in enumerate(view.leaders):
        corps = corps_of.get(one.commands, one.commands) if one.rank != "army" else ""
        found.append(
            DraftLeader(
                key=key + nth,
                side=one.side,
                rank=one.rank,
                corps=names(corps) if corps else "",
                division=names(one.commands) if one.rank == "division" else "",
                name=one.name,
                exceptional=one.exceptional,
                arrives=one.arrives.turn if one.status == "to-arrive" else 0,
                edge=one.arrives.edge,
            )
        )
    return tuple(found)


# ---- edits


def change(draft: Draft, key: int, **values: Any) -> Draft:
    """Change a unit or a leader."""
    return replace(
        draft,
        units=tuple(replace(one, **values) if one.key == key else one for one in draft.units),
        leaders=tuple(replace(one, **values) if one.key == key else one for one in draft.leaders),
    )


def add_unit(draft: Draft, side: str, corps: str, division: str, arm: str) -> Draft:
    """Add a brigade or battery at the end of its formation."""
    guns = arm == "artillery"
    unit = DraftUnit(
        draft.next_key, side, corps or "Corps", division, f"New {'battery' if guns else 'brigade'} {draft.next_key}",
        arm, stands=1 if guns else 6, gun_type="smoothbore" if guns else "", mounted=arm == "cavalry",
    )  # fmt: skip
    return replace(draft, units=(*draft.units, unit), next_key=draft.next_key + 1)


def add_leader(draft: Draft, side: str, corps: str, division: str) -> Draft:
    """Add a leader for a formation."""
    rank = "division" if division else "corps" if corps else "army"
    leader = DraftLeader(draft.next_key, side, rank, corps, division, f"New leader {draft.next_key}")
    return replace(draft, leaders=(*draft.leaders, leader), next_key=draft.next_key + 1)


def remove(draft: Draft, keys: Sequence[int]) -> Draft:
    """Remove units and leaders."""
    return replace(
        draft,
        units=tuple(one for one in draft.units if one.key not in keys),
        leaders=tuple(one for one in draft.leaders if one.key not in keys),
    )


def move(draft: Draft, keys: Sequence[int], side: str, corps: str, division: str) -> Draft:
    """Put units under another formation, at its end; leaders take its command."""
    rank = "division" if division else "corps" if corps else "army"
    moved = [replace(one, side=side, corps=corps, division=division) for one in draft.units if one.key in keys]
    kept = [one for one in draft.units if one.key not in keys]
    leaders = tuple(
        replace(one, side=side, corps=corps, division=division, rank=rank) if one.key in keys else one
        for one in draft.leaders
    )
    return replace(draft, units=(*kept, *moved), leaders=leaders)


# ---- files


def roster_text(draft: Draft) -> str:
    """Give the order of battle as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for one in draft.units:
        writer.writerow([_cell(one, column) for column in COLUMNS])
    return out.getvalue()


GUNS_ONLY, TROOPS_ONLY = {"gun_type", "horse", "limbered"}, {"fresh_at", "worn_at", "exceptional", "formation"}


def _cell(unit: DraftUnit, column: str) -> str:
    guns = unit.arm == "artillery"
    if (column in GUNS_ONLY and not guns) or (column in TROOPS_ONLY and guns):
        return ""
    if column in ("carbine", "mounted") and unit.arm != "cavalry":
        return ""
    value = unit.name if column == "unit" else getattr(unit, column)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value in (0, "") else str(value)


def scenario_text(draft: Draft) -> str:
    """Give the scenario file."""
    lines = [
        "format = 1",
        'kind = "miniatures"',
        f"name = {_s(draft.name)}",
        f"title = {_s(draft.title)}",
        f"description = {_s(draft.description)}",
        f"last_turn = {draft.last_turn}",
        f"starts_at = {_s(draft.starts_at)}",
        f"minutes = {draft.minutes}",
        f"first = {_s(draft.first)}",
        f"orders_of_battle = [{_s(roster_name(draft))}]",
    ]
    for side, corps in dict.fromkeys((one.side, one.corps) for one in draft.units):
        lines += ["", "[[forces]]", f"side = {_s(side)}", f"corps = {_s(corps)}"]
    for one in draft.leaders:
        lines += ["", "[[leaders]]", f"side = {_s(one.side)}", f"rank = {_s(one.rank)}", f"name = {_s(one.name)}"]
        lines += [f"corps = {_s(one.corps)}"] if one.corps and one.rank != "army" else []
        lines += [f"division = {_s(one.division)}"] if one.rank == "division" else []
        lines += ["exceptional = true"] if one.exceptional else []
        lines += [f"arrives = {one.arrives}"]
        lines += [f"edge = {_s(one.edge)}"] if one.edge else []
    for place in draft.objectives:
        lines += [
            "",
            "[[objectives]]",
            f"id = {_s(slug(place.name))}",
            f"name = {_s(place.name)}",
            f"points = {place.points}",
        ]
        lines += [f"holder = {_s(place.holder)}"] if place.holder else []
    return "\n".join(lines) + "\n"


def roster_name(draft: Draft) -> str:
    """Name the order of battle that stands beside the scenario."""
    return f"{draft.name}-roster"


def _s(text: str) -> str:
    return json.dumps(" ".join(text.split()), ensure_ascii=False)


def problems(draft: Draft, scale: Scale) -> tuple[str, ...]:
    """Give everything that is wrong, by the reader that every scenario passes; nothing when it can be played."""
    found: list[str] = []
    rows: Any = ()
    try:
        rows = read_roster(roster_text(draft), f"{roster_name(draft)}.csv")
    except BadInput as error:
        found += [_said(draft, str(problem.path), problem.what, problem.hint) for problem in error.problems]
    try:
        scenario = read_scenario(scenario_text(draft), f"{draft.name}.toml")
        if not found:
            start(scenario, rows, scale)
    except BadInput as error:
        found += [_said(draft, str(problem.path), problem.what, problem.hint) for problem in error.problems]
    return tuple(dict.fromkeys(found))


def _said(draft: Draft, path: str, what: str, hint: str) -> str:
    """Name the unit instead of its row."""
    place = path
    if path.startswith("row "):
        number, _, column = path.removeprefix("row ").partition(", ")
        nth = int(number) - 2 if number.isdecimal() else -1
        if 0 <= nth < len(draft.units):
            place = f"{draft.units[nth].name}, {column.replace('_', ' ')}" if column else draft.units[nth].name
    return f"{place}: {what}" + (f" ({hint})" if hint else "")
