"""The shapes of all that is kept in documents and in people's own files, as lines of text to be compared.

`python -m tests.old.shapes > tests/old/formats/format-N.txt` writes those of the present format; see CONTRIBUTING.md, "A
changed shape".
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from msgspec import NODEFAULT, UNSET, inspect

KINDS = ("miniatures", "campaign", "tactical")
OWN = {
    "rolls": "companion.kernel.dice:Roll",
    "working": "companion.charts.figures:Reasoned",
    "miniatures scenario": "companion.games.miniatures.setup.scenario:Scenario",
    "miniatures score.toml": "companion.games.miniatures.rules.score:ScoreChart",
    "miniatures roster": "companion.games.miniatures.setup.roster_row:RosterRow",
    "campaign scenario": "companion.games.campaign.setup.start:Scenario",
    "campaign armies": "companion.games.campaign.setup.armies:_Sheet",
    "campaign players.toml": "companion.games.campaign.computer.doctrine:Doctrine",
    "tactical scenario": "companion.games.tactical.setup.start:Scenario",
    "tactical armies": "companion.games.tactical.setup.army_rows:Sheet",
    "tactical set-up": "companion.games.tactical.charts.map:SetUpFile",
    "tactical battle": "companion.games.tactical.charts.battle:Battle",
    "tactical computer.toml": "companion.games.tactical.computer.doctrine:Doctrine",
    "offline.toml": "companion.table.file.tables:OfflineChart",
    "units of history": "companion.table.file.tables:UnitChart",
    "battle file": "companion.table.file.battle:BattleFile",
    "battle result": "companion.table.file.result:Result",
    "result file": "companion.table.file.result:Report",
}
"""What is kept besides charts, facts and commands, and where its shape stands."""
_LIMITS = ("ge", "gt", "le", "lt", "multiple_of", "min_length", "max_length", "pattern")


def shapes() -> str:
    """Give every shape, a line for each struct within what is kept."""
    return "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    for kind in KINDS:
        facts = import_module(f"companion.games.{kind}.rules.events").AnyEvent
        orders = import_module(f"companion.games.{kind}.rules.commands").AnyCommand
        files = import_module(f"companion.games.{kind}.charts.ruleset").FILES
        yield from _written(f"{kind} facts", facts)
        yield from _written(f"{kind} commands", orders)
        for file, chart in files.items():
            yield from _written(f"{kind} {file}", chart)
    for what, place in OWN.items():
        module, name = place.split(":")
        yield from _written(what, getattr(import_module(module), name))


def _written(what: str, kind: Any) -> Iterator[str]:
    """Give a line for each struct that a type holds, in the order of their names, each but once."""
    found: dict[str, str] = {}
    _type(inspect.type_info(kind), found)
    for name in sorted(found):
        yield f"{what}: {name}: {found[name]}"


def _type(kind: inspect.Type, found: dict[str, str]) -> str:
    """Give a type in words, having added the structs within it."""
    match kind:
        case inspect.Metadata():
            return _type(kind.type, found)
        case inspect.StructType():
            name = f"{kind.cls.__name__}" + (f"[{kind.tag_field}={kind.tag}]" if kind.tag_field else "")
            if name not in found:
                found[name] = ""
                found[name] = "; ".join(_field(field, found) for field in kind.fields)
            return name
        case inspect.UnionType():
            return " | ".join(sorted(_type(one, found) for one in kind.types))
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            return f"[{_type(kind.item_type, found)}]{_limits(kind)}"
        case inspect.TupleType():
            return f"({', '.join(_type(one, found) for one in kind.item_types)})"
        case inspect.DictType():
            return f"{{{_type(kind.key_type, found)}: {_type(kind.value_type, found)}}}"
        case inspect.LiteralType():
            return "/".join(sorted(map(repr, kind.values)))
        case _:
            return type(kind).__name__.removesuffix("Type").lower() + _limits(kind)


def _field(field: inspect.Field, found: dict[str, str]) -> str:
    default = ""
    if field.default is not NODEFAULT and field.default is not UNSET:
        default = f" = {field.default!r}"
    elif field.default_factory is not NODEFAULT:
        default = f" = {field.default_factory()!r}"
    return f"{field.encode_name}: {_type(field.type, found)}{default}"


def _limits(kind: inspect.Type) -> str:
    limits = [f"{name}={value}" for name in _LIMITS if (value := getattr(kind, name, None)) is not None]
    return f"({', '.join(limits)})" if limits else ""


if __name__ == "__main__":
    sys.stdout.write(shapes())
