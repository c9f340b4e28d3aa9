"""Every command as a form: its fields in people's words, what may be chosen in each, and the command made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec
from msgspec import inspect

from companion.miniatures.commands import AnyCommand
from companion.present.words import capital, plain
from companion.tongue import tr

Kind = Literal[
    "unit",
    "enemy",
    "units",
    "leader",
    "leaders",
    "arrivals",
    "objective",
    "choice",
    "number",
    "whole",
    "flag",
    "text",
    "option",
]
COMMANDS: dict[str, type[msgspec.Struct]] = {str(one.__struct_config__.tag): one for one in get_args(AnyCommand)}
SPECIAL = {"fire", "count-table", "override", "tick", "answer"}
"""Commands with a screen of their own: their fields are more than a form can hold."""

KINDS: dict[tuple[str, str], Kind] = {
    ("move", "charges"): "enemy", ("break-through", "target"): "enemy", ("resolve-charge", "defenders"): "units",
    ("arrive", "units"): "arrivals", ("delay", "units"): "arrivals", ("maneuver", "in_radius"): "leaders",
    ("unlimber", "commander"): "leader", ("face", "commander"): "leader", ("set-option", "option"): "option",
}  # fmt: skip
LABELS = {
    "in_radius": "leaders in radius",
    "in_fieldworks": "in fieldworks",
    "outside_musket_range": "outside enemy musket range",
    "whole_move_on_road": "whole move on a road",
    "rough_inches": "inches of rough ground",
    "linear_objects": "walls and fences crossed",
    "passages": "passages of lines",
    "closed_wood": "in a closed wood",
    "away": "straight away from the enemy",
    "charges": "charges",
    "by": "held by",
    "on_road": "on a road",
    "over_bridge": "over a bridge",
    "seen": "seen by the enemy",
    "over": "the battle is over",
}


class Field(msgspec.Struct, frozen=True):
    """A field of a form."""

    name: str
    label: str
    kind: Kind
    choices: tuple[tuple[str, Any], ...] = ()
    """Words and value of each choice; the first of an optional one is nothing."""
    default: Any = None
    required: bool = False


def fields(tag: str, view: Any, options: Mapping[str, tuple[tuple[str, int], ...]] | None = None) -> tuple[Field, ...]:
    """Give the fields of a command, with what a view offers for each."""
    found = inspect.type_info(COMMANDS[tag])
    assert isinstance(found, inspect.StructType)
    return tuple(_field(tag, one, view, options or {}) for one in found.fields)


def _field(tag: str, field: inspect.Field, view: Any, options: Mapping[str, Any]) -> Field:
    kind = _kind(tag, field)
    default = None if field.required else field.default
    if default is msgspec.NODEFAULT:
        default = None
    words = tr(LABELS.get(field.name, plain(field.name.replace("_", " "))))
    offered = _choices(tag, field, kind, view, options)
    if kind in ("unit", "enemy", "leader", "objective") and not field.required:
        offered = ((tr("nobody"), ""), *offered)
    return Field(field.name, capital(words), kind, offered, default, field.required)


def _kind(tag: str, field: inspect.Field) -> Kind:
    if (tag, field.name) in KINDS:
        return KINDS[tag, field.name]
    match field.name:
        case "unit":
            return "unit"
        case "leader":
            return "leader"
        case "objective":
            return "objective"
    return _plain_kind(field.type)


def _plain_kind(kind: inspect.Type) -> Kind:
    match kind:
        case inspect.BoolType():
            return "flag"
        case inspect.FloatType():
            return "number"
        case inspect.IntType():
            return "whole"
        case inspect.LiteralType():
            return "choice"
        case inspect.VarTupleType():
            return "units"
        case inspect.UnionType(types=types):
            inner = [one for one in types if not isinstance(one, inspect.NoneType)]
            return "choice" if all(isinstance(one, inspect.LiteralType) for one in inner) else _plain_kind(inner[0])
        case _:
            return "text"


def _choices(
    tag: str, field: inspect.Field, kind: Kind, view: Any, options: Mapping[str, Any]
) -> tuple[tuple[str, Any], ...]:
    match kind:
        case "choice":
            return tuple((_said(value), value) for value in _literals(field.type))
        case "unit" | "units":
            everybody = tag in ("note", "mark-seen", "next-step", "resolve-charge", "roll-again")
            return _units(view, None if everybody else view.player_turn)
        case "enemy":
            return _units(view, "confederate" if view.player_turn == "union" else "union")
        case "arrivals":
            return tuple((one.name, one.id) for one in (*view.units, *view.leaders) if one.status == "to-arrive")
        case "leader" | "leaders":
            own = [one for one in view.leaders if one.side == view.player_turn]
            return tuple((one.name, one.id) for one in own)
        case "objective":
            return tuple((one.name, one.id) for one in view.objectives)
        case "option":
            return tuple((name, name) for name in options)
        case _:
            return ()


def _units(view: Any, side: str | None) -> tuple[tuple[str, Any], ...]:
    those = [one for one in view.units if one.status == "on-table" and side in (None, one.side)]
    return tuple((one.name, one.id) for one in those)


def _literals(kind: inspect.Type) -> list[Any]:
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.UnionType):
        return [value for one in kind.types for value in _literals(one)]
    return []


def _said(value: Any) -> str:
    return tr("nobody") if value == "" else capital(plain(str(value)))


def build(tag: str, values: Mapping[str, Any]) -> Any:
    """Give the command of these values; raises msgspec.ValidationError where one does not fit."""
    plain_values = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    return msgspec.convert({**plain_values, "order": tag}, COMMANDS[tag])
