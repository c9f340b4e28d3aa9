"""`companion pack` and `companion unpack`: a scenario with everything that it needs, as one file."""

from __future__ import annotations

import os
from pathlib import Path

import click

from companion.cli.folders import kept
from companion.language.tongue import plural, tr
from companion.terminal.failures import bad
from companion.terminal.writing import write_lines

PATH = click.Path(path_type=Path)


@click.command
@click.argument("scenario")
@click.option("-o", "to", metavar="FILE", type=PATH, help="The file to write; by default NAME.companion-scenario.")
@click.option("--rules", "house", metavar="DIR", type=PATH, help="A folder of house rules that it is played by.")
@click.option("--picture", "pictures", metavar="FILE", type=PATH, multiple=True, help="A picture to go with it.")
@click.option("--credits", "credit", metavar="FILE", type=PATH, help="Who made it, whose pictures they are: a text.")
def pack(
    *, scenario: str, to: Path | None, house: Path | None, pictures: tuple[Path, ...], credit: Path | None
) -> None:
    """Pack a SCENARIO (a name or a .toml file) with its rosters, field, map, house rules, pictures and credits.

    It is begun once in memory first: what could not be begun is not packed.
    """
    from companion.kernel import packed
    from companion.kernel.packing import packed_scenario

    stem = Path(scenario).name.removesuffix(packed.SUFFIX).removesuffix(".toml")
    where = to if to is not None else Path(f"{stem}{packed.SUFFIX}")
    if not packed.is_pack(where.name):
        raise bad("", tr("a packed scenario is called {name}", name=f"NAME{packed.SUFFIX}"), where=str(where))
    _free(where)
    raw = packed_scenario(scenario, house=house, pictures=pictures, credit=credit)
    kept(where.parent, where.name, raw)
    count = len(packed.unpack(raw, where.name))
    write_lines([plural(count, "{file}: {n} file", "{file}: {n} files", file=where)])


@click.command
@click.argument("file", type=PATH)
@click.option("-o", "to", metavar="DIR", type=PATH, help="The folder to make; by default the file's name.")
def unpack(*, file: Path, to: Path | None) -> None:
    """Unpack a scenario's FILE into a new folder of plain files; it is checked like a stranger's."""
    from companion.kernel import packed, shelf

    found = packed.unpack(shelf.read_bytes(file, packed.WHOLE), file.name)
    where = (
        to
        if to is not None
        else Path(file.name[: -len(packed.SUFFIX)] if packed.is_pack(file.name) else f"{file.name}.d")
    )
    _free(where)
    where.mkdir(parents=True)
    packed.write(found, where)
    write_lines([tr("{folder}: {names}", folder=where, names=", ".join(found))])


def _free(place: Path) -> None:
    if os.path.lexists(place):
        hint = tr("choose another name or move it away")
        raise bad("", tr("there is a file of this name already"), hint, where=str(place))
