"""What the referee may override in a campaign: the fields that the rules let be set, with type and present value."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args, get_origin

import msgspec

from companion.campaign import commands as cmd
from companion.campaign.hexes import Hex
from companion.campaign.legal_referee import FIXED, GAME
from companion.campaign.state import Corps, State
from companion.present import form_words, forms
from companion.present.form_values import read_value, written
from companion.present.words import corps_name
from companion.tongue import tr

_HEX = re.compile(r"\s*(\d+)\s*,\s*(\d+)\s*")


def targets(view: Any) -> forms.Choices:
    """Give the campaign and every corps."""
    return ((tr("The campaign"), GAME), *((corps_name(one), one.id) for one in view.corps))


def names(view: Any, target: str) -> forms.Choices:
    """Give the fields of a target that may be set."""
    one = _of(view, target)
    fields = () if one is None else one.__struct_fields__
    return tuple((form_words.setting(name), name) for name in fields if name not in FIXED)


def field(view: Any, target: str, name: str, steps: Sequence[Any] = ()) -> forms.Field:
    """Give a field as a form has it: what it holds, its choices, its present value as the default."""
    del steps
    struct = State if target == GAME else Corps
    of_type = next(one.type for one in msgspec.structs.fields(struct) if one.name == name)
    choices = tuple((form_words.said(one) or tr("nothing"), one) for one in forms.literals(of_type))
    if choices and type(None) in get_args(of_type):
        choices = ((tr("nothing"), None), *choices)
    kind: forms.Kind = "choice" if choices else "text" if of_type is str else "value"
    if of_type is bool:
        kind, choices = "choice", ((form_words.said(True), True), (form_words.said(False), False))
    return forms.Field(name, form_words.label("override", "value"), kind, choices, old(view, target, name))


def old(view: Any, target: str, name: str, steps: Sequence[Any] = ()) -> Any:
    """Give the present value of a field; a hex as it is written, "12,8"."""
    del steps
    found = msgspec.to_builtins(getattr(_of(view, target), name))
    return ",".join(map(str, found)) if found is not None and _is_hex(target, name) else found


def override(target: str, name: str, value: Any, reason: str, kind: str = "text") -> cmd.Override | str:
    """Give the command, or the sentence that says what is missing."""
    if value == "" and kind == "value":
        return tr("give a value")
    if not reason.strip():
        return tr("give a reason")
    if kind == "value":
        at = _HEX.fullmatch(value) if _is_hex(target, name) else None
        value = [int(one) for one in at.groups()] if at is not None else read_value(value)
    return cmd.Override(target=target, field=name, value=value, reason=reason.strip())


def same(value: Any, shown: Any) -> bool:
    """Say whether a value is what a field holds already."""
    pair = isinstance(value, list) and isinstance(shown, str) and _HEX.fullmatch(shown)
    return written(",".join(map(str, value)) if pair else value) == written(shown)


def _of(view: Any, target: str) -> Any:
    """Give the truth of a target; None where there is none, or the seat may not know it."""
    truth = view.truth
    return truth if truth is None or target == GAME else truth.corps.get(target)


def _is_hex(target: str, name: str) -> bool:
    struct = State if target == GAME else Corps
    of_type = next((one.type for one in msgspec.structs.fields(struct) if one.name == name), None)
    return Hex in (of_type, *(get_args(of_type) if get_origin(of_type) is not tuple else ()))
