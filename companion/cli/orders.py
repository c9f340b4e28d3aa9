"""`companion commands`: everything that `companion do` can be told."""

from __future__ import annotations

import click
import msgspec

from companion.cli.options import as_json
from companion.kernel.game import commands_of
from companion.kernel.overriding.orders import Command
from companion.language.tongue import tr
from companion.terminal.writing import write_json, write_lines


@click.command
@click.argument("kind")
@as_json
def commands(kind: str, json: bool) -> None:
    """List every command of games of KIND with its fields; --json gives the JSON schemas.

    There are the kinds miniatures, campaign and tactical. Besides its own fields each takes the referee's "because",
    which lets it happen though the rules refuse it.
    """
    found = commands_of(kind)
    if json:
        write_json({"kind": kind, "commands": [_value(one) for one in found]})
        return
    write_lines(line for one in found for line in _lines(one))


def _value(command: type[msgspec.Struct]) -> dict[str, object]:
    return {"order": _order(command), "says": _says(command), "schema": msgspec.json.schema(command)}


def _lines(command: type[msgspec.Struct]) -> list[str]:
    # What every order takes is told once, by the help.
    own = [field for field in msgspec.structs.fields(command) if field.name not in Command.__struct_fields__]
    fields = [f"{field.encode_name}{'' if field.required else '?'}" for field in own]
    return [f"{_order(command)}: {tr(_says(command))}", *([f"    {', '.join(fields)}"] if fields else [])]


def _order(command: type[msgspec.Struct]) -> str:
    return str(command.__struct_config__.tag)


def _says(command: type[msgspec.Struct]) -> str:
    return (command.__doc__ or "").strip().splitlines()[0]
