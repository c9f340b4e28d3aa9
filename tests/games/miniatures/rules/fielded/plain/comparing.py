"""The program's answers to a whole table beside those of the slow reckoner: what differs, in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from companion.games.miniatures.rules.fielded.asking import Field
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.rules.this_turn import ThisTurn
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader
from tests.games.miniatures.rules.fielded import grounds
from tests.games.miniatures.rules.fielded.plain import charging, firing, moving, retreating, shapes, tables

RADIUS, MUSKETS = 18.0, 8.0
MIX, SHUT, PASSAGE = "D10-RUL-MOVE-MIX-MODES", "D10-RUL-CHARGE-SURRENDER", "D10-RUL-MOVE-PASSAGE-ART"


def state_of(table: dict[str, Any]) -> State:
    """Make the battle of a table."""
    those: list[Any] = []
    for each in table["units"]:
        place: dict[str, Any] = {"at": tuple(each["at"]), "facing": each["facing"], "stands": each["stands"]}
        if each["arm"] in firing.GUNS:
            limbered = each["formation"] == "limbered"
            those.append(
                a_battery(each["id"], each["side"], gun=each["arm"], limbered=limbered, low_ammo=each["low"], **place)
            )
        else:
            done = ThisTurn(outcome="well-handled")
            formed: dict[str, Any] = {"formation": each["formation"], "this_turn": done, "arm": each["arm"]}
            those.append(a_brigade(each["id"], each["side"], **formed, **place))
    those += [a_leader(one["id"], one["side"], at=tuple(one["at"])) for one in table["leaders"]]
    return a_battle(*those, step="move")


def field_of(table: dict[str, Any]) -> Field:
    """Give the field of a table."""
    return grounds.of(state_of(table), *table["ground"])


def differences(seed: str) -> Iterator[str]:
    """Yield in which answers to the table of a seed the program and the slow reckoner differ."""
    # As a file has it: numbers go through JSON on their way to either.
    table = json.loads(json.dumps(tables.table(Random(seed))))
    field = field_of(table)
    yield from _fire(table, field)
    yield from _radius(table, field)
    yield from _way(table, field)
    yield from _charge(table, field)
    asked = table["retreat"]
    unit = next(each for each in table["units"] if each["id"] == asked["unit"])
    ghost = field.retreat(asked["unit"], asked["how"])
    yield from (f"retreat of {asked}: {what}" for what in retreating.faults(table, unit, asked["how"], ghost))


def _fire(table: dict[str, Any], field: Field) -> Iterator[str]:
    wanted = firing.fire(table)
    found = {(row.firer, row.target): row for row in field.fire()}
    if wanted.keys() != found.keys():
        yield f"fire: {sorted(wanted.keys() ^ found.keys())}"
        return
    for pair, row in found.items():
        groups = [] if row.order is None else msgspec.to_builtins(row.order.firers[0].groups)
        told = {
            "shot": row.shot,
            "groups": [
                {"stands": one["stands"], "range": one["range"], "enfilade": one.get("enfilade", False)}
                | ({"ball": True} if one.get("ball") else {})
                for one in groups
            ],
            "cover": row.cover,
            "may_fire": not any(reason.clause == "D10-FIRE-HIT-TWO" for reason in row.reasons) and bool(groups),
            "points": row.points,
        }
        plain = wanted[pair] | {"points": float(wanted[pair]["points"])}
        if told != plain:
            yield f"fire {pair}: {told} is not {plain}"
    units = {each["id"]: each for each in table["units"]}
    for one, other in found:
        seen = firing.sight(table, units[one], units[other])
        if field.sight(one, other).seen is not seen:
            yield f"sight {one} {other}: {not seen} is not {seen}"


def _radius(table: dict[str, Any], field: Field) -> Iterator[str]:
    leader = table["leaders"][0]
    far = {each["id"]: shapes.to_place(shapes.laid(each), tuple(leader["at"])) for each in table["units"]}
    for row in field.radius(leader["id"]):
        if row.distance != round(far[row.unit], 2) or row.inside is not (far[row.unit] <= RADIUS + 1e-6):
            yield f"radius {row}: {far[row.unit]}"
    for each in table["units"]:
        if each["arm"] in firing.GUNS:
            continue
        roll, foes = field.roll(each["id"]), [foe for foe in table["units"] if foe["side"] != each["side"]]
        foot = [shapes.inches(shapes.laid(each), shapes.laid(foe)) for foe in foes if foe["arm"] not in firing.GUNS]
        if roll.outside_musket_range is not all(inches > MUSKETS + 1e-6 for inches in foot):
            yield f"musket range of {each['id']}: {foot}"
        commanded = each["side"] == leader["side"] and far[each["id"]] <= RADIUS + 1e-6
        if roll.in_radius != ((leader["id"],) if commanded else ()):
            yield f"in radius {roll}: {far[each['id']]}"


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
