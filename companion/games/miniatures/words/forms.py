"""Every command as a form: its fields in people's words, what may be chosen in each, and the command made of them.

The fields come from the command itself, so that a command cannot be without its form. What a form holds are plain
values by field; firing units and counts are rows of such values.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec import inspect

from companion.charts.misread import misread
from companion.charts.ruleset import Chosen
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.charge_modifiers import TERRAIN_STACK
from companion.games.miniatures.rules.crossings import LINEAR
from companion.games.miniatures.rules.legal_maneuver import POSITION
from companion.games.miniatures.words import eyes, form_units, form_words, offers
from companion.games.miniatures.words.form_values import gathered, spread_rows
from companion.language.tongue import tr
from companion.rows.form import Choices, Field, FieldKind, literals, read_value, written

COMMANDS: dict[str, type[msgspec.Struct]] = {str(one.__struct_config__.tag): one for one in get_args(cmd.AnyCommand)}
KINDS: dict[tuple[str, str], FieldKind] = {
    ("move", "charges"): "one",
    ("break-through", "target"): "one",
    ("break-contact", "enemy"): "one",
    ("answer", "question"): "one",
    ("roll-again", "combat"): "one",
    ("fire", "target"): "one",
    ("override", "target"): "one",
    ("name-player", "command"): "one",
    ("commander", "commands"): "several",
    ("maneuver", "in_radius"): "several",
    ("unlimber", "commander"): "one",
    ("face", "commander"): "one",
    ("move", "commander"): "one",
    ("set-option", "option"): "one",
    ("set-option", "value"): "choice",
    ("answer", "choice"): "choice",
    ("override", "field"): "choice",
    ("fire", "cover"): "choice",
    ("fire", "beside"): "one",
    ("resolve-charge", "ground"): "choice",
    ("override", "value"): "value",
    ("override", "pays"): "choice",
    ("count-table", "pays"): "choice",
    ("tick", "acts"): "several",
    ("fire", "firers"): "rows",
    ("count-table", "counts"): "rows",
    ("place", "places"): "value",
    ("split", "parts"): "rows",
    ("merge", "into"): "one",
    ("transfer", "to"): "one",
    ("add-unit", "row"): "record",
}
"""Where the type alone does not say what a field holds."""
BECAUSE = "because"
"""The referee's word, which lets an order happen that the rules refuse."""
ASKED_BY: dict[tuple[str, str], Chosen] = {
    ("fire", "cover_besides"): readings.COVERS_ADD,
    ("fire", "beside"): readings.BOTH_ARE_HIT,
}
"""Fields that are asked only where a ruling is read otherwise than by default."""
OF_THE_FIELD = {("move", "path"), ("face", "facing"), ("move-leader", "to"), ("place", "shapes")}
"""What the field says and no form asks: nobody types where every corner of a way lies."""
DEPENDENT = {
    "answer",
    "contact",
    "break-contact",
    "break-through",
    "fire",
    "override",
    "set-option",
    "unlimber",
    "face",
    "move",
    "maneuver",
    "replace-leader",
    "attach",
    "merge",
    "transfer",
}
"""Commands in which one field decides what another offers."""


class Unfit(ValueError):
    """A field's value is missing or does not fit; the text says it with the field's own words."""

    def __init__(self, field: str, words: str) -> None:
        super().__init__(words)
        self.field = field


def tag_of(kind: str | type[msgspec.Struct]) -> str:
    """Give the tag of a command's class."""
    return kind if isinstance(kind, str) else str(kind.__struct_config__.tag)


def says(kind: str | type[msgspec.Struct]) -> str:
    """Give what a command does, in one sentence."""
    words = (COMMANDS[tag_of(kind)].__doc__ or "").strip().splitlines()[0].replace("`", "")
    return tr(re.sub(r": \{.*\}\}", "", words))  # the shape of a value is for those who write it by hand


def fields(
    kind: str | type[msgspec.Struct],
    view: Any,
    options: Sequence[Any] = (),
    values: Mapping[str, Any] | None = None,
    rules: Rules | None = None,
) -> tuple[Field, ...]:
    """Give the fields of a command, with what a view offers for each; `values` are those filled in so far.

    `rules` say what only eyes know; a command has no field for what nothing asks.
    """
    tag = tag_of(kind)
    found = inspect.type_info(COMMANDS[tag])
    assert isinstance(found, inspect.StructType)
    offer = offers.Offer(tag, view, tuple(options), dict(values or {}), rules)
    made = _fields(tag, found, offer)
    return tuple(one for one in made if _is_asked(tag, one, rules))


def _is_asked(tag: str, field: Field, rules: Rules | None) -> bool:
    """Say whether anything reads a field: what no row asks has none, nor has what another reading alone wants."""
    if field.name == eyes.ASKED:
        return bool(field.choices)
    if (tag, field.name) in OF_THE_FIELD:
        return False
    if (asked_by := ASKED_BY.get((tag, field.name))) is not None:
        return rules is None or rules.reads(asked_by)
    match tag, field.name:
        case "resolve-charge", "ground_besides":
            return rules is None or rules.choice(TERRAIN_STACK) != 0
        case "move", "commander":
            return rules is None or rules.choice(POSITION) == 2
        case "move-leader", "linear_objects":
            return rules is None or rules.choice(LINEAR) == 1
        case _:
            return True


def _fields(tag: str, found: inspect.StructType, offer: offers.Offer) -> tuple[Field, ...]:
    types = {one.name: one.type for one in msgspec.structs.fields(found.cls)}
    # The referee's word comes last, and only to what the rules can refuse.
    own = [one for one in found.fields if one.name != BECAUSE]
    word = [one for one in found.fields if one.name == BECAUSE and not issubclass(found.cls, cmd.ALWAYS)]
    return tuple(_field(tag, one, types[one.name], offer) for one in (*own, *word))


def _field(tag: str, field: inspect.Field, of_type: Any, offer: offers.Offer) -> Field:
    kind = KINDS.get((tag, field.name)) or _kind(field)
    columns = _columns(tag, offer) if kind in ("rows", "record") else ()
    choices: Choices = ()
    if not columns:
        choices = offer.of(field.name) or tuple((form_words.said(one), one) for one in literals(of_type))
    if kind == "one" and not field.required:
        choices = ((tr("nobody"), ""), *choices)
    return Field(
        name=field.name,
        label=form_words.label(tag, field.name),
        kind=kind,
        choices=choices,
        default=None if field.required or field.default is msgspec.NODEFAULT else field.default,
        required=field.required,
        hint=form_words.hint(tag, field.name),
        empty=not field.required and _may_be_none(field.type),
        columns=columns,
    )


def _columns(tag: str, offer: offers.Offer) -> tuple[Field, ...]:
    """Give the fields of a row: firing units one row a range band, counts one row a value."""
    if tag == "split":
        return form_units.part_columns()
    if tag == "add-unit":
        return form_units.row_columns(offer.view)
    unit = Field("unit", tr("Unit"), "one", offer.of("rows"), required=True)
    if tag == "count-table":
        field = Field("field", form_words.label(tag, "field"), "choice", offers.countable(), required=True)
        return unit, field, Field("value", form_words.label(tag, "value"), "value", required=True)
    group = inspect.type_info(cmd.FiringGroup)
    assert isinstance(group, inspect.StructType)
    return (unit, *_fields(tag, group, offer))


def _kind(field: inspect.Field) -> FieldKind:
    if field.name in ("unit", "leader", "objective"):
        return "one"
    return plain_kind(field.type)


def plain_kind(kind: inspect.Type) -> FieldKind:
    """Give what a field of a type holds."""
    match kind:
        case inspect.BoolType():
            return "flag"
        case inspect.FloatType():
            return "length"
        case inspect.IntType():
            return "whole"
        case inspect.LiteralType():
            return "choice"
        case inspect.VarTupleType():
            return "several"
        case inspect.UnionType(types=types):
            inner = [one for one in types if not isinstance(one, inspect.NoneType)]
            return "choice" if all(isinstance(one, inspect.LiteralType) for one in inner) else plain_kind(inner[0])
        case _:
            return "text"


def _may_be_none(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.UnionType) and any(isinstance(one, inspect.NoneType) for one in kind.types)


# ---- from values to a command and back


def build(kind: str | type[msgspec.Struct], values: Mapping[str, Any]) -> Any:
    """Give the command of these values; raises Unfit with the field's name in words."""
    tag = tag_of(kind)
    command = COMMANDS[tag]
    made: dict[str, Any] = {}
    for field in msgspec.structs.fields(command):
        value = values.get(field.name)
        if value is None and not field.required:
            continue
        words = form_words.label(tag, field.name)
        if value is None or (field.required and value in ("", (), {})):
            if value == ():
                raise Unfit(field.name, choose_at_least(words, _fewest(field)))
            raise Unfit(field.name, tr("{field} is missing", field=words))
        made[field.name] = _converted(tag, field, value, words)
    return command(**made)


def choose_at_least(words: str, fewest: int = 1) -> str:
    """Say of a field in which nothing is chosen how much must be."""
    if fewest == 2:
        return tr("{field}: choose two at least", field=words)
    return tr("{field}: choose one at least", field=words)


def _fewest(field: msgspec.structs.FieldInfo) -> int:
    kind = inspect.type_info(field.type)
    return getattr(kind, "min_length", None) or 1


def _converted(tag: str, field: msgspec.structs.FieldInfo, value: Any, words: str) -> Any:
    try:
        if (tag, field.name) in (("fire", "firers"), ("count-table", "counts")):
            value = gathered(field.name, value)
        elif (tag, field.name) == ("split", "parts"):
            value = form_units.parts(value)
        elif (tag, field.name) == ("add-unit", "row"):
            value = form_units.row(value)
            if lacks := form_units.lacking(value):
                raise Unfit(field.name, tr("{field} is missing", field=form_words.label(tag, lacks)))
        elif KINDS.get((tag, field.name)) == "value" and isinstance(value, str):
            value = read_value(value)
        return msgspec.convert(value, field.type)
    except (msgspec.ValidationError, KeyError) as error:
        said = tr("a row is not filled in") if isinstance(error, KeyError) else misread(error).what
        raise Unfit(field.name, tr("{field}: {wrong}", field=words, wrong=said)) from error


def spread(command: Any) -> dict[str, Any]:
    """Give the values of a command, as a form holds them."""
    tag, values = tag_of(type(command)), {}
    for name in command.__struct_fields__:
        value = getattr(command, name)
        kind = KINDS.get((tag, name))
        values[name] = spread_rows(name, value) if kind == "rows" else written(value) if kind == "value" else value
    return values
