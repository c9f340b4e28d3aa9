"""Any order as a form: its fields by what their types hold, and what is filled in read back as the order's JSON.

For games whose orders are given on their maps and have no forms of their own. A place is written "12,8", a row of
numbers "1 2 2"; what holds more than that is written as JSON.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from companion.language.tongue import declared, tr
from companion.language.words import capital, plain
from companion.rows.form import Choices, Field, FieldKind, literals, read_value, said, written

BECAUSE = "because"
LABELS = {
    "corps": "Corps",
    "unit": "Unit",
    "leader": "Leader",
    "division": "Division",
    "urgency": "Urgency",
    "march": "March mode",
    "rate": "March mode",
    "contact": "Contact mode",
    "deployment": "Deployment",
    "hex": "To hex",
    "start": "From hex",
    "path": "Path, side by side",
    "number": "Number",
    "directions": "Directions",
    "direction": "Direction",
    "times": "How often",
    "mode": "Mode",
    "square": "Square",
    "on": "It is so",
    "asked": "What only eyes know",
    "choice": "Answer",
    "text": "Text",
    "target": "Of",
    "field": "Value",
    "value": "New",
    "reason": "Reason",
    "pays": "Booked as",
    "option": "Ruling",
    BECAUSE: "Let it happen, because",
}
declared(LABELS)
Offers = Mapping[str, Choices]
"""{field: whom it may name}, by name and id."""
_APART = re.compile(r"[ ,;]+")


def fields(order: type[msgspec.Struct], offers: Offers, given: Any = None) -> tuple[Field, ...]:
    """Give the fields of an order, the referee's word last; filled in as in one that was `given`."""
    found = inspect.type_info(order)
    assert isinstance(found, inspect.StructType)
    types = {one.name: one.type for one in msgspec.structs.fields(order)}
    own = sorted(found.fields, key=lambda one: one.name == BECAUSE)
    return tuple(_field(one, types[one.name], offers, given) for one in own)


def _field(one: inspect.Field, of_type: Any, offers: Offers, given: Any) -> Field:
    kind = _kind(one.type)
    choices: Choices = tuple((said(value), value) for value in literals(of_type))
    if kind in ("text", "several") and one.name in offers:
        kind = "one" if kind == "text" else "several"
        choices = offers[one.name]
    elif kind == "several":
        kind = "value"
    default = None if one.required or one.default is msgspec.NODEFAULT else one.default
    words = LABELS.get(one.name)
    value = default if given is None else getattr(given, one.name)
    return Field(
        name=one.name,
        label=tr(words) if words else capital(plain(one.name)),
        kind=kind,
        choices=choices,
        default=_shown(one.type, value) if kind == "value" else value,
        required=one.required,
        empty=not one.required and default is None,
        hint=_hint(one.type),
        nothing=tr("nothing"),
    )


def _kind(of_type: inspect.Type) -> FieldKind:
    """Give what a field of a type holds; "value" is what is written as people write it."""
    match of_type:
        case inspect.BoolType():
            return "flag"
        case inspect.IntType():
            return "whole"
        case inspect.LiteralType():
            return "choice"
        case inspect.StrType():
            return "text"
        case inspect.VarTupleType(item_type=inspect.StrType()):
            return "several"
        case inspect.UnionType():
            return _kind(_own(of_type))
        case _:
            return "value"


def _own(of_type: inspect.Type) -> inspect.Type:
    """Give the type itself where it may be nothing as well."""
    if not isinstance(of_type, inspect.UnionType):
        return of_type
    inner = [one for one in of_type.types if not isinstance(one, inspect.NoneType)]
    return inner[0] if len(inner) == 1 else inspect.AnyType()


def _is_place(of_type: inspect.Type) -> bool:
    own = _own(of_type)
    return isinstance(own, inspect.TupleType) and all(isinstance(one, inspect.IntType) for one in own.item_types)


def _is_row(of_type: inspect.Type) -> bool:
    own = _own(of_type)
    return isinstance(own, inspect.VarTupleType) and isinstance(own.item_type, inspect.IntType)


def _hint(of_type: inspect.Type) -> str:
    """Say how a place or a row of numbers is written."""
    if _is_place(of_type):
        return tr("for example {written}", written="12,8")
    return tr("for example {written}", written="1 2 2") if _is_row(of_type) else ""


def _shown(of_type: inspect.Type, value: Any) -> str:
    if value is None:
        return ""
    plainly = msgspec.to_builtins(value)
    if _is_place(of_type) or _is_row(of_type):
        return ("," if _is_place(of_type) else " ").join(str(one) for one in plainly)
    return written(plainly)


def missing(those: tuple[Field, ...], values: Mapping[str, Any]) -> str:
    """Say what must be filled in still, "" when all is."""
    empty = next((one for one in those if one.required and values[one.name] in (None, "", ())), None)
    return "" if empty is None else tr("{field} is missing", field=empty.label)


def as_json(order: type[msgspec.Struct], values: Mapping[str, Any]) -> bytes:
    """Give what is filled in as the order's JSON; whether it fits the order's schema is for whoever reads it."""
    found = inspect.type_info(order)
    assert isinstance(found, inspect.StructType)
    read = {one.encode_name: _read(one.type, values[one.name]) for one in found.fields}
    held = {name: value for name, value in read.items() if value not in (None, "")}
    return msgspec.json.encode({"order": str(order.__struct_config__.tag), **held})


def _read(of_type: inspect.Type, value: Any) -> Any:
    if _kind(of_type) not in ("value", "several") or not isinstance(value, str):
        return value
    text = value.strip()
    if not text:
        return None
    if _is_place(of_type) or _is_row(of_type):
        parts = _APART.split(text)
        return [int(one) for one in parts] if all(one.isdecimal() for one in parts) else text
    return read_value(text)
