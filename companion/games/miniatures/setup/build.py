"""From roster rows to brigades, gun stands and leaders on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from companion.charts.faults import BadInput, Problem
from companion.drawing import emblems
from companion.games.miniatures.charts.scale import Scale, stands_for, thresholds
from companion.games.miniatures.rules.state import SIDES, Battery, Brigade, Leader, Placed, State, Status
from companion.games.miniatures.setup.formations import Formations, formations
from companion.games.miniatures.setup.ids import RESERVED, short, slug, unique
from companion.games.miniatures.setup.leaders import Post, commanded, leaders
from companion.games.miniatures.setup.roster_row import INVENTED, RosterRow
from companion.language.tongue import tr

U = TypeVar("U", Brigade, Battery)
Pool = tuple[RosterRow, ...]
"""Rows whose guns are put together into one battery."""


class Forces(msgspec.Struct, frozen=True):
    """Both sides' brigades, batteries and leaders by id, and the names of divisions and corps by id."""

    brigades: dict[str, Brigade] = {}
    batteries: dict[str, Battery] = {}
    leaders: dict[str, Leader] = {}
    names: dict[str, str] = {}


GunsAs = Literal["battalions", "batteries"]
DEEP = ("double-line", "attack-column")
"""Formations that one stand alone cannot hold (D10-RUL-FORM-FEW-STANDS)."""


def forces(rows: Sequence[RosterRow], posts: Sequence[Post], scale: Scale, *, guns_as: GunsAs = "battalions") -> Forces:
    """Make the units of the rows and the leaders of the posts; raises BadInput with every problem between them.

    Guns are pooled by battalion and type, or each battery has a gun stand of its own.
    """
    # Gathered and raised at the end: a roster of two hundred rows is mended in one go, not fault by fault.
    problems = [*twins(rows), *(problem for row in rows for problem in threshold_problems(row, scale))]
    troops = [row for row in rows if row.arm != "artillery"]
    gun_rows = [row for row in rows if row.arm == "artillery"]
    guns = batteries_of(gun_rows) if guns_as == "batteries" else pools(gun_rows)
    whole = Counter(_battalion(pool) for pool in guns)
    apart = guns_as == "batteries"
    labels = [_pool_name(pool, apart=apart or whole[_battalion(pool)] > 1) for pool in guns]
    places = formations(rows)
    # All units of both sides at once: an id is typed at a prompt, so the shortest that nobody else would want.
    ladders = [*map(brigade_ladder, troops), *map(pool_ladder, guns, labels)]
    if apart:
        # A battery is one of many and gives way: brigade and leader keep the names they are ordered by.
        first = unique(ladders[: len(troops)], RESERVED)
        led_by = {short(post.name) for post in posts if commanded(post, rows)}
        ids = (*first, *unique(ladders[len(troops) :], RESERVED.union(first, led_by)))
    else:
        ids = unique(ladders, RESERVED)
    brigades = [brigade(row, name, places, scale) for row, name in zip(troops, ids, strict=False)]
    batteries = [
        battery(pool, name, label, places, scale)
        for pool, name, label in zip(guns, ids[len(troops) :], labels, strict=True)
    ]
    led: tuple[Leader, ...] = ()
    try:
        led = leaders(posts, rows, places, taken=RESERVED.union(ids))
    except BadInput as error:
        problems += error.problems
    if problems:
        raise BadInput(problems)
    return Forces(
        {one.id: one for one in brigades},
        {one.id: one for one in batteries},
        {one.id: one for one in led},
        places.names,
    )


def twins(rows: Sequence[RosterRow]) -> Iterator[Problem]:
    """Yield the rows that name the same unit again: the same brigade, or guns of the same type of one battery."""
    seen: dict[tuple[str, ...], RosterRow] = {}
    for row in rows:
        key = (row.side, row.corps, row.division, row.battalion, row.unit.casefold(), row.arm, row.gun_type)
        first = seen.setdefault(key, row)
        if first is not row:
            where = first.place if first.file == row.file else f"{first.file}, {first.place}"
            yield Problem(
                row.file, f"{row.place}, unit", tr("{unit} stands in {where} already", unit=row.unit, where=where)
            )


def one_sided(rows: Sequence[RosterRow], file: str) -> Iterator[Problem]:
    """Yield the side that has no unit."""
    for side in SIDES:
        if all(row.side != side for row in rows):
            yield Problem(file, "$", tr("has no unit of the {side} side", side=side), tr("a battle needs both sides"))


def pools(rows: Sequence[RosterRow]) -> tuple[Pool, ...]:
    """Pool the guns of one battalion and type that come on together; a battery without a battalion is alone."""
    found: dict[tuple[object, ...], Pool] = {}
    for row in rows:
        alone = () if row.battalion else (row.unit,)
        key = (
            row.side,
            row.corps,
            row.division,
            row.battalion,
            row.gun_type,
            row.horse,
            row.arrives,
            row.edge,
            row.limbered,
            frozenset(row.traits),
            *alone,
        )
        found[key] = (*found.get(key, ()), row)
    return tuple(found.values())


def batteries_of(rows: Sequence[RosterRow]) -> tuple[Pool, ...]:
    """Give each battery by itself, the type that most of its guns are of first: it may have two, and a row of each."""
    found: dict[tuple[object, ...], Pool] = {}
    for row in rows:
        key = (row.side, row.corps, row.division, row.battalion, row.unit, row.arrives, row.edge, row.limbered)
        found[key] = (*found.get(key, ()), row)
    return tuple(tuple(sorted(pool, key=lambda row: -row.guns)) for pool in found.values())


def brigade(row: RosterRow, name: str, places: Formations, scale: Scale) -> Brigade:
    """Make a brigade: stands from men, thresholds by default (D10-RUL-MAN-FRESH-WORN-SPENT)."""
    assert row.arm != "artillery"
    stands = row.stands or stands_for(row.men, scale.men_per_stand)
    fresh_at, worn_at = thresholds(scale, stands)
    return Brigade(
        id=name,
        name=row.unit,
        side=row.side,
        division=places.division(row),
        corps=places.corps(row),
        arm=row.arm,
        stands_at_start=stands,
        stands=stands,
        # A row may give one threshold alone: the default of the other gives way, so that worn is never above fresh.
        fresh_at=row.fresh_at or max(fresh_at, row.worn_at),
        worn_at=row.worn_at or min(worn_at, row.fresh_at or worn_at),
        commander=row.commander,
        exceptional_commander=row.exceptional,
        carbine=row.carbine,
        # One stand has no depth, whatever the roster says of it.
        formation="single-line" if stands == 1 and row.formation in DEEP else row.formation,
        mounted=row.arm == "cavalry" if row.mounted is None else row.mounted,
        status=status(row.arrives),
        arrives=Placed(row.arrives, row.edge),
        men=row.men,
        invented=_invented([row]),
        traits=row.traits,
        emblem=emblem_of([row]),
    )


def battery(pool: Pool, name: str, shown: str, places: Formations, scale: Scale) -> Battery:
    """Make the gun stands of a pool: guns rounded half up, at least one, labelled with its batteries."""
    row = pool[0]
    assert row.gun_type
    guns = sum(one.guns for one in pool)
    # Guns are rounded together: battery by battery a battalion of small ones would get a stand for each.
    stands = sum(one.stands for one in pool) + _gun_stands(pool, scale)
    mixed = {"gun"} if len({one.gun_type for one in pool}) > 1 else set()
    return Battery(
        id=name,
        name=shown,
        side=row.side,
        division=places.division(row),
        corps=places.corps(row),
        gun=row.gun_type,
        stands_at_start=stands,
        stands=stands,
        horse=row.horse,
        limbered=row.arrives > 0 if row.limbered is None else row.limbered,
        status=status(row.arrives),
        arrives=Placed(row.arrives, row.edge),
        guns=guns,
        label=", ".join(dict.fromkeys(one.unit for one in pool)),
        battalion=row.battalion,
        # A battery of two types fires as the one that most of its guns are of, which no source says.
        invented=tuple(dict.fromkeys((*_invented(pool), *mixed))),
        traits=row.traits,
        emblem=emblem_of(pool),
    )


def emblem_of(rows: Sequence[RosterRow]) -> str:
    """Give the emblem of a unit: the first that its rows name, of a corps the badge of its number, "" for none."""
    row = next((one for one in rows if one.emblem), rows[0])
    return emblems.of_corps(row.corps) if row.emblem == emblems.BY_CORPS else row.emblem


def badged(state: State) -> State:
    """Give every Union unit that has no emblem the badge of its corps; the Confederate corps wore none."""

    def with_badge(one: U) -> U:
        worn = emblems.of_corps(state.names.get(one.corps, "")) if one.side == "union" else ""
        return replace(one, emblem=one.emblem or worn)

    return replace(
        state,
        brigades={name: with_badge(one) for name, one in state.brigades.items()},
        batteries={name: with_badge(one) for name, one in state.batteries.items()},
    )


def _gun_stands(pool: Pool, scale: Scale) -> int:
    """Count the stands of the guns whose row does not count in stands itself."""
    guns = sum(one.guns for one in pool if not one.stands)
    return stands_for(guns, scale.guns_per_stand) if guns else 0


def status(arrives: int) -> Status:
    """Say whether something stands on the table from the start or comes on in a later turn."""
    return "to-arrive" if arrives else "on-table"


def _battalion(pool: Pool) -> tuple[object, ...]:
    """Give what the guns of one battalion and type have in common, whenever they come on."""
    row = pool[0]
    alone = "" if row.battalion else row.unit
    return row.side, row.corps, row.division, row.battalion, row.gun_type, row.horse, alone


def _pool_name(pool: Pool, *, apart: bool) -> str:
    """Name a pool: a battery alone, or apart from the rest of its battalion, by itself; else the battalion."""
    row = pool[0]
    if not row.battalion or (apart and len({one.unit for one in pool}) == 1):
        return row.unit
    return f"{row.battalion}, {'horse, ' if row.horse else ''}{row.gun_type}"


def _invented(rows: Sequence[RosterRow]) -> tuple[str, ...]:
    """Name the unit's fields that no source gives; the two columns about a leader are his."""
    columns = [column for row in rows for column in row.invented if not column.startswith("leader")]
    return tuple(dict.fromkeys(INVENTED[column] for column in columns))


def brigade_ladder(row: RosterRow) -> tuple[str, ...]:
    """Give what a brigade may be called by, shortest first."""
    name, under = short(row.unit), short(row.division or row.corps)
    whole = _join(short(row.corps) if row.division else "", under, name)
    return name, slug(row.unit), _join(under, name), whole, _join(row.side, whole)


def pool_ladder(pool: Pool, shown: str) -> tuple[str, ...]:
    """Give what a pool of guns may be called by, shortest first."""
    row = pool[0]
    battery_name, under, battalion = short(row.unit), short(row.division or row.corps), short(row.battalion)
    if shown == row.unit:
        typed = _join(battery_name, row.gun_type)
        return battery_name, slug(row.unit), typed, _join(under, typed), _join(row.side, under, typed)
    typed = _join("" if battalion.startswith(under) else under, battalion, row.gun_type)
    return typed, _join(typed, "horse" if row.horse else "foot"), _join(typed, battery_name), _join(row.side, typed)


def _join(*parts: str) -> str:
    return "-".join(filter(None, parts))


def threshold_problems(row: RosterRow, scale: Scale) -> Iterator[Problem]:
    """Yield thresholds above the stands that the men make; those of a row in stands were seen when it was read."""
    if row.arm == "artillery" or row.stands:
        return
    stands = stands_for(row.men, scale.men_per_stand)
    for column, value in (("fresh_at", row.fresh_at), ("worn_at", row.worn_at)):
        if value > stands:
            what = tr(
                "{value} is more than the {stands} stands of {men} men at {men_per_stand} a stand",
                value=value,
                stands=stands,
                men=row.men,
                men_per_stand=scale.men_per_stand,
            )
            yield Problem(row.file, f"{row.place}, {column}", what)
