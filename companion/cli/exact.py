"""`companion study exact`: a chart over ranges of stands, states and ground, and what a house rule changes in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.options import as_json
from companion.language.tongue import tr
from companion.terminal.failures import bad, say
from companion.terminal.writing import write, write_lines

if TYPE_CHECKING:
    from companion.study.exact.asking import Asked
    from companion.study.exact.telling import Measured

_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command("study exact")
@click.argument("rule", metavar="RULE")
@click.option(
    "--over",
    metavar="KEY=A,B",
    multiple=True,
    required=True,
    help="What is varied: attackers.stands=1..12, ground=open,works.",
)
@click.option("--case", metavar="JSON", help="The case in which it is varied, as companion odds takes it.")
@click.option("--of", "names", metavar="NAME", multiple=True, help="An outcome or a mean; all by default.")
@click.option("--set", "settings", metavar="RULING=N", multiple=True, help="A reading of a ruling.")
@click.option("--rules", "house", metavar="DIR", type=click.Path(path_type=Path), help="A folder of house rules.")
@click.option("--differences", is_flag=True, help="What --set and --rules change against the installed rules.")
@click.option("--csv", "csv_file", metavar="FILE", type=_FILE, help="A row a case into a CSV file.")
@click.option(
    "--svg", "svg_file", metavar="FILE", type=_FILE, help="The last two of what is varied as a map; one --of."
)
@as_json
def exact(
    *,
    rule: str,
    over: tuple[str, ...],
    case: str | None,
    names: tuple[str, ...],
    settings: tuple[str, ...],
    house: Path | None,
    differences: bool,
    csv_file: Path | None,
    svg_file: Path | None,
    json: bool,
) -> None:
    """Give the exact chances of the chart RULE for every combination of what is varied, up to four million cases.

    RULE is miniatures.charge, miniatures.musketry or miniatures.maneuver.
    """
    from companion.study.exact.asking import answers, asked, choices
    from companion.study.exact.telling import as_json as written
    from companion.study.exact.telling import measured

    if differences and not (settings or house):
        raise bad("--differences", tr("no other rules are chosen"), tr("choose some by --set RULING=N or --rules DIR"))
    if svg_file is not None and len(names) != 1:
        raise bad("--svg", tr("a map is of one thing"), tr("name it: --of NAME"))
    of = asked(rule, over, _case(case))
    found = answers(of, chosen=choices(settings), house=house)
    those = measured(found, names, answers(of) if differences else None)
    if found.outside:
        say(tr("{n} cases have no answer: {why}", n=int((found.which < 0).sum()), why=found.outside[0]))
    if csv_file is not None:
        _write_csv(of, those, csv_file, quiet=json)
    if svg_file is not None:
        _write_svg(of, those[0], svg_file, quiet=json)
    if json:
        write(written(of, those, found.outside))
    elif csv_file is None and svg_file is None:
        _tell(of, those)


def _case(text: str | None) -> dict[str, Any] | None:
    import msgspec

    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise bad("--case", tr("this is no JSON object"), tr("write it as companion odds takes it")) from None


def _tell(of: Asked, those: list[Measured]) -> None:
    from companion.study.exact.telling import changed, crossed, table
    from companion.study.numbers.tables import as_lines

    made = [crossed(of, one) for one in those] if len(of.shape) == 2 and len(those) == 1 else [table(of, those)]
    for one in made:
        write_lines(as_lines(one))
    if those[0].change:
        write_lines(["", *(list(changed(of, those)) or [tr("Nothing changes in any case.")])])


def _write_csv(of: Asked, those: list[Measured], file: Path, *, quiet: bool) -> None:
    from companion.cli.folders import kept
    from companion.study.exact.telling import rows
    from companion.study.numbers.flat import as_csv

    _told(kept(file.parent, file.name, as_csv(list(rows(of, those)))), quiet=quiet)


def _write_svg(of: Asked, one: Measured, file: Path, *, quiet: bool) -> None:
    from companion.cards.mapped import measure
    from companion.cards.palette import screen_color
    from companion.cli.folders import kept
    from companion.drawing.svg import svg
    from companion.study.plots.maps import chart_map
    from companion.study.plots.pen import GROUND

    _told(kept(file.parent, file.name, svg(chart_map(of, one, measure), screen_color, GROUND) + "\n"), quiet=quiet)


def _told(file: Path, *, quiet: bool) -> None:
    if not quiet:
        write_lines([tr("Written: {file}", file=file)])
