"""The program's answers to a whole table beside those of the slow reckoner: what differs, in words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.fielded.asking import Field
from companion.games.miniatures.rules.fielded.fire import FireRow
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader
from tests.games.miniatures.rules.fielded import grounds
from tests.games.miniatures.rules.fielded.plain import charging, firing, holding, moving, retreating, shapes, tables

Rows = dict[tuple[str, str], dict[str, Any]]
RADIUS, MUSKETS, HALFWAY = 18.0, 8.0, 1e-9
SIGHT = "D10-RUL-FIRE-TARGET-CHOICE"
MIX, SHUT, PASSAGE = "D10-RUL-MOVE-MIX-MODES", "D10-RUL-CHARGE-SURRENDER", "D10-RUL-MOVE-PASSAGE-ART"


def state_of(table: dict[str, Any]) -> State:
    """Make the battle of a table."""
    those: list[Any] = []
    for each in table["units"]:
        place: dict[str, Any] = {"at": tuple(each["at"]), "facing": each["facing"], "stands": each["stands"]}
        place["shape"] = tuple(tuple(entry) for entry in each.get("shape") or ())
        began: Any = tuple(each["came_from"]) if "came_from" in each else None
        if each["arm"] in firing.GUNS:
            done = ThisTurn(fired=each["fired"], moved=each["run_up"], unlimbered=each["run_up"], came_from=began)
            how = {name: each[name] for name in ("silenced", "wrecked")} | {"limbered": each["formation"] == "limbered"}
            how |= {"low_ammo": each["low"], "this_turn": done, "gun": each["arm"]}
            those.append(a_battery(each["id"], each["side"], **how, **place))
        else:
            first, *more = each["touches"] or ("",)
            done = ThisTurn("well-handled", fired=each["fired"], charges=first, touches=tuple(more), came_from=began)
            formed = {"formation": each["formation"], "this_turn": done, "arm": each["arm"], "mounted": each["mounted"]}
            those.append(a_brigade(each["id"], each["side"], **formed, **place))
    those += [a_leader(one["id"], one["side"], at=tuple(one["at"])) for one in table["leaders"]]
    return a_battle(*those, step="move")


def field_of(table: dict[str, Any]) -> Field:
    """Give the field of a table."""
    return grounds.of(state_of(table), *table["ground"])


def differences(seed: str, seen: Counter[str] | None = None) -> Iterator[str]:
    """Yield in which answers to the table of a seed the program and the slow reckoner differ; `seen` counts what is on it."""
    seen = Counter() if seen is None else seen
    # As a file has it: numbers go through JSON on their way to either.
    table = json.loads(json.dumps(tables.table(Random(seed))))
    field = field_of(table)
    seen["tables at a limit"] += table["tight"]
    seen["units with a refused flank or an angled head"] += sum("shape" in each for each in table["units"])
    rows = firing.fire(table)
    yield from _fire(table, field, rows, seen)
    yield from _together(table, field, rows, seen)
    yield from _radius(table, field, seen)
    yield from _way(table, field)
    yield from _charge(table, field)
    yield from _combat(table, field, seen)
    asked = table["retreat"]
    unit = next(each for each in table["units"] if each["id"] == asked["unit"])
    ghost = field.retreat(asked["unit"], asked["how"])
    seen["retreats that are barred"] += bool(ghost.blocked)
    yield from (f"retreat of {asked}: {what}" for what in retreating.faults(table, unit, asked["how"], ghost))


def _fire(table: dict[str, Any], field: Field, wanted: Rows, seen: Counter[str]) -> Iterator[str]:
    found = {(row.firer, row.target): row for row in field.fire()}
    if wanted.keys() != found.keys():
        yield f"fire: {sorted(wanted.keys() ^ found.keys())}"
        return
    units = {each["id"]: each for each in table["units"]}
    for pair, row in found.items():
        plain = wanted[pair]
        told = {
            "shot": row.shot,
            "groups": [] if row.order is None else groups_of(row.order.firers[0]),
            "cover": row.cover,
            "hits": not any(reason.clause == "D10-FIRE-HIT-TWO" for reason in row.reasons) and row.order is not None,
            "may_fire": row.may_fire,
            "points": row.points,
        }
        wished = {name: float(plain[name]) if name == "points" else plain[name] for name in told}
        wished |= {"cover": row.cover} if row.cover in plain["covers"] else {}
        if _even(told, plain["ranges"]) != _even(wished, plain["ranges"]):
            yield f"fire {pair}: {told} is not {plain}"
        yield from _stand_by_stand(field, row, plain)
        one, other = (units[name] for name in pair)
        if firing.sight(table, one, other) is not field.sight(*pair).seen:
            yield f"sight {pair}: {field.sight(*pair)}"
        _count(table, one, other, plain, seen)


def _even(told: Any, ranges: Sequence[float]) -> Any:
    """Give an answer in which a range that lies halfway between two hundredths, but for floats, is the lower of both."""
    if isinstance(told, dict):
        return {name: _even(each, ranges) for name, each in told.items()}
    if isinstance(told, list):
        return [_even(each, ranges) for each in told]
    if isinstance(told, float) and any(abs(told - 0.005 - each) < HALFWAY for each in ranges):
        return round(told - 0.01, 2)
    return told


def groups_of(unit: cmd.FiringUnit) -> list[dict[str, Any]]:
    """Give the groups of an order as the slow reckoner has them."""
    return [
        {"stands": one.stands, "range": one.range, "enfilade": one.enfilade} | ({"ball": True} if one.ball else {})
        for one in unit.groups
    ]


def _stand_by_stand(field: Field, row: FireRow, plain: dict[str, Any]) -> Iterator[str]:
    stands = msgspec.to_builtins(field.measure(row.firer, row.target, row.shot).stands)
    for one, other, stops in zip(json.loads(json.dumps(stands)), plain["stands"], plain["stops"], strict=True):
        if one["blocked_by"] in stops:
            other["blocked_by"] = one["blocked_by"]
        if _even(one, plain["ranges"]) != _even(other, plain["ranges"]):
            yield f"stand of {row.firer} at {row.target}: {one} is not {other}"
    if row.order is None:
        named = [reason for reason in row.reasons if reason.clause == SIGHT]
        if not any(f"“{name}”" in named[0].text or str(name) in named[0].text for name in plain["blocked_by"]):
            yield f"{row.firer} at {row.target} is blocked by {named}: {plain['blocked_by']}"


def _count(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any], plain: Any, seen: Counter[str]) -> None:
    shaped, deep = "shape" in one or "shape" in other, firing.case(table, one, other, "ball")["deep"]
    sides = {each["id"]: each["side"] for each in table["units"]}
    stops = {each["blocked_by"] for each in plain["stands"]} - {None}
    seen["fires from or at refused stands"] += shaped
    seen["fires of a Double Line in contact with all ranks"] += deep
    seen["fires of guns that are shut"] += one["arm"] in firing.GUNS and firing.silent(one)
    seen["fires that who fires may not, or at another than he touches"] += plain["hits"] and not plain["may_fire"]
    seen["fires of which a stand is blocked by friends"] += any(sides.get(stop) == one["side"] for stop in stops)
    seen["fires of guns of which a stand is blocked by friends"] += one["arm"] in firing.GUNS and any(
        sides.get(stop) == one["side"] for stop in stops
    )
    seen["fires that something blocks altogether"] += not plain["groups"]


def _together(table: dict[str, Any], field: Field, every: Rows, seen: Counter[str]) -> Iterator[str]:
    asked = table["volley"]
    target = next(each for each in table["units"] if each["id"] == asked["target"])
    wanted = firing.together(table, target, {name: every.get((name, target["id"])) for name in asked["firers"]})
    found = field.fire_order(asked["target"], asked["firers"])
    if wanted is None or found is None:
        if (wanted is None) is not (found is None):
            yield f"together {asked}: {found} is not {wanted}"
        return
    rows, groups = wanted["rows"], {unit.unit: groups_of(unit) for unit in found.order.firers}
    same = all(
        _even(groups.get(name), row["ranges"]) == _even(row["groups"], row["ranges"]) for name, row in rows.items()
    )
    if groups.keys() != rows.keys() or not same or found.order.cover not in wanted["covers"]:
        yield f"together {asked}: {found.order} is not {wanted}"
    seen["volleys of several units"] += len(groups) > 1
    seen["volleys of several whose cover is none's or not everyone's alone"] += len(groups) > 1 and any(
        cover != found.order.cover for cover in (row["cover"] for row in rows.values())
    )


def _radius(table: dict[str, Any], field: Field, seen: Counter[str]) -> Iterator[str]:
    leader = table["leaders"][0]
    far = {each["id"]: shapes.to_place(shapes.laid(each), tuple(leader["at"])) for each in table["units"]}
    for row in field.radius(leader["id"]):
        if row.distance != round(far[row.unit], 2) or row.inside is not (far[row.unit] <= RADIUS + 1e-6):
            yield f"radius {row}: {far[row.unit]}"
    for each in table["units"]:
        if each["arm"] in firing.GUNS:
            continue
        roll, foes = field.roll(each["id"]), [foe for foe in table["units"] if foe["side"] != each["side"]]
        foot = [shapes.inches(shapes.laid(each), shapes.laid(foe)) for foe in foes if retreating.on_foot(foe)]
        if roll.outside_musket_range is not all(inches > MUSKETS + 1e-6 for inches in foot):
            yield f"musket range of {each['id']}: {foot}"
        commanded = each["side"] == leader["side"] and far[each["id"]] <= RADIUS + 1e-6
        if roll.in_radius != ((leader["id"],) if commanded else ()):
            yield f"in radius {roll}: {far[each['id']]}"
        works = holding.in_works(table, each)
        seen["brigades in fieldworks"] += works
        if roll.in_fieldworks is not works:
            yield f"in fieldworks {roll}: {works}"


def _way(table: dict[str, Any], field: Field) -> Iterator[str]:
    unit = next(each for each in table["units"] if each["id"] == table["way"]["unit"])
    wanted = moving.moves(table, unit, table["way"]["path"])
    found = field.moves(unit["id"], [(x, y, facing) for x, y, facing in table["way"]["path"]])
    if list(found.touches) != wanted["touches"]:
        yield f"touches {found.touches}: {wanted['touches']}"
    if not wanted["sure"] or found.order is None:
        return
    clauses = {reason.clause for reason in found.reasons}
    if abs(found.used - wanted["used"]) > wanted["hair"]:
        yield f"used {found.used}: {wanted['used']} by {found.order}, linear {wanted['linear']}"
    if (MIX in clauses) is not wanted["mixed"]:
        yield f"mixed modes: {wanted['mixed']}"
    if sum(reason.clause == SHUT for reason in found.reasons) != len(wanted["shut"]):
        yield f"shut: {wanted['shut']}"
    if sum(reason.clause == PASSAGE for reason in found.reasons) != len(wanted["through"]):
        yield f"through: {wanted['through']} not in {found.reasons}"


def _charge(table: dict[str, Any], field: Field) -> Iterator[str]:
    asked, units = table["charge"], {each["id"]: each for each in table["units"]}
    one, other = units[asked["attacker"]], units[asked["defender"]]
    wanted = charging.charge(table, one, other, asked["at"])
    x, y, facing = asked["at"]
    found = field.charge(one["id"], other["id"], (x, y, facing))
    if found.contact not in wanted["contact"]:
        yield f"contact {found.contact}: {wanted['contact']}"
    if found.outflanked is not wanted["outflanked"]:
        yield f"outflanked {found.outflanked}: {wanted}"
    both = found.supported.attacker, found.supported.defender
    if both != (wanted["attacker"], wanted["defender"]):
        yield f"supported {both}: {wanted}"


def _combat(table: dict[str, Any], field: Field, seen: Counter[str]) -> Iterator[str]:
    asked, units = table["combat"], {each["id"]: each for each in table["units"]}
    attackers, defenders = asked["attackers"], asked["defenders"]
    wanted = charging.combat(table, [units[name] for name in attackers], [units[name] for name in defenders])
    order = field.charge_order(attackers, defenders).order
    if order.ground not in wanted["ground"]:
        yield f"ground held by {defenders} against {attackers}: {order.ground} is not {wanted['ground']}"
    if (order.outflanked, order.supported) != (wanted["outflanked"], wanted["supported"]):
        yield f"combat of {asked}: {order} is not {wanted}"
    seen["combats over ground that is held"] += order.ground != "open"
    seen["combats that outflank"] += order.outflanked
    seen["combats with defenders in a town or all-round works"] += any(
        holding.never_outflanked(table, units[name]) for name in defenders
    )
