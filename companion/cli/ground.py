"""`companion ground`: fields made from what was drawn elsewhere, cut from maps, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.options import as_json
from companion.language.tongue import number, plural, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.field.shapes import Ground

SIDES = 2


@click.group
def ground() -> None:
    """Make fields of scenarios: from GeoJSON drawn in QGIS, from a map of squares or hexes."""


@ground.command("import")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("-o", "to", metavar="FILE", type=click.Path(path_type=Path), required=True, help="The field to write.")
@click.option("--table", metavar="W,H", help="The table's inches, where the file says none.")
@click.option("--name", default="", help="What the field is called.")
@as_json
def take(file: Path, *, to: Path, table: str | None, name: str, json: bool) -> None:
    """Make a field of GeoJSON, as QGIS exports it.

    Each feature has a column `kind`. Places are inches; or degrees or metres, with a line of kind "scale" whose column
    `inches` says how long it is on the table, and an area of kind "table" for its edges.
    """
    from companion.field.importing import imported

    extent = None if table is None else _numbers(table, SIDES)
    found = imported(file.read_bytes(), str(file), None if extent is None else (extent[0], extent[1]), name)
    _write(found, to, tr("drawn elsewhere: {file}", file=file.name), json=json)


@ground.command
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@as_json
def check(file: Path, *, json: bool) -> None:
    """Read a field file and say what is on it; every fault is told with its place."""
    from companion.field.reading import read_field

    _tell(read_field(file.read_bytes(), str(file)), file, json=json)


@ground.command
@click.argument("scenario")
@click.option("-o", "to", metavar="FILE", type=click.Path(path_type=Path), required=True, help="The field to write.")
@click.option("--squares", metavar="X,Y,X,Y", help="Of a map of squares: two corners of the part that is wanted.")
@click.option("--hex", "hexed", metavar="X,Y", help="Of a campaign: the hex whose middle is wanted.")
@click.option("--scale", default="", help="The table's scale, by its id; by default that of the scenario's battles.")
@as_json
def cut(scenario: str, *, to: Path, squares: str | None, hexed: str | None, scale: str, json: bool) -> None:
    """Cut a field from the map of a campaign or a square-grid battle: SCENARIO by name or file."""
    from companion.kernel.beginning import begin
    from companion.kernel.begun import Beginning
    from companion.table.away.cutting import BOX, HEX, cut_hex, cut_squares, numbers

    if (squares is None) == (hexed is None):
        raise bad("", tr("one of --squares and --hex is wanted"), where=scenario)
    with begin(None, Beginning(scenario=scenario, seed="1")) as session:
        if squares is not None:
            found = cut_squares(session, numbers(squares, BOX), scale)
        else:
            found = cut_hex(session, numbers(hexed or "", HEX), scale)
    _write(found, to, tr("cut from the map of {scenario}", scenario=scenario), json=json)


def _numbers(text: str, count: int) -> list[float]:
    try:
        found = [float(part) for part in text.split(",")]
    except ValueError:
        found = []
    if len(found) != count:
        raise bad(text, tr("is not {n} numbers with commas between them", n=count))
    return found


def _write(found: Ground, to: Path, about: str, *, json: bool) -> None:
    from companion.field.writing import written

    if to.exists() and to.suffix.lower() not in (".geojson", ".json"):
        raise bad("", tr("is no field that could be replaced"), tr("choose another name"), where=str(to))
    to.write_text(written(found, about), encoding="utf-8")
    _tell(found, to, json=json)


def _tell(found: Ground, to: Path, *, json: bool) -> None:
    """Say how large a field is and how many pieces of each kind lie on it."""
    kinds = [one.properties.kind for one in found.features]
    counted = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    if json:
        write_json({"file": str(to), "table": found.table, "features": counted})
        return
    wide, tall = (number(side, "g") for side in found.table)
    pieces = plural(len(kinds), "{n} piece of ground", "{n} pieces of ground")
    write_lines([tr("{file}: {w} × {h} inches, {pieces}", file=to, w=wide, h=tall, pieces=pieces)])
    write_lines(f"  {kind} {count}" for kind, count in counted.items())
