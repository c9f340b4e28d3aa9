"""`companion numbers`: a game in numbers, and how much of it was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.folders import kept
from companion.cli.options import as_json, as_seat, file_argument, open_game
from companion.language.tongue import tr
from companion.terminal.writing import write_json, write_lines

if TYPE_CHECKING:
    from companion.kernel.session import Session
    from companion.study.numbers.reckoned import Numbers

_FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command
@file_argument
@as_json
@click.option("--csv", "csv_folder", type=_FOLDER, metavar="DIR", help="Each table as a CSV file into a folder.")
@click.option("--svg", "svg_folder", type=_FOLDER, metavar="DIR", help="Each plot as an SVG file into a folder.")
@as_seat
def numbers(*, file: Path, json: bool, csv_folder: Path | None, svg_folder: Path | None, seat: str | None) -> None:
    """Tell the game in FILE in numbers: luck, losses by cause and by whom, strength turn by turn, fire, dice, rolls."""
    from companion.study.numbers.reckoned import as_value
    from companion.study.numbers.reckoned import numbers as reckoned

    with open_game(file, seat) as session:
        found = reckoned(session)
        if csv_folder is not None:
            _write_csv(found, csv_folder, quiet=json)
        if svg_folder is not None:
            _write_svg(session, found, svg_folder, quiet=json)
        if json:
            write_json(as_value(found))
        elif csv_folder is None and svg_folder is None:
            _tell(session, found)


def _tell(session: Session, found: Numbers) -> None:
    from companion.study.numbers.reckoned import called
    from companion.study.numbers.table import lines

    write_lines(lines(found, *called(session)))


def _write_csv(found: Numbers, folder: Path, *, quiet: bool) -> None:
    """Write every table that has rows; what else lies in the folder stays."""
    from companion.study.numbers.flat import as_csv, flat

    for name, rows in flat(found).items():
        file = kept(folder, f"{name}.csv", as_csv(rows))
        if not quiet:
            write_lines([tr("Written: {file}", file=file)])


def _write_svg(session: Session, found: Numbers, folder: Path, *, quiet: bool) -> None:
    """Write every plot that there is something to show in, in the light colours."""
    from companion.cards.mapped import measure
    from companion.cards.palette import screen_color
    from companion.drawing.svg import svg
    from companion.study.numbers.reckoned import called, could_be
    from companion.study.plots.every import every
    from companion.study.plots.pen import GROUND

    for name, figure in every(found, could_be(session), called(session)[0], measure).items():
        file = kept(folder, f"{name}.svg", svg(figure, screen_color, GROUND) + "\n")
        if not quiet:
            write_lines([tr("Written: {file}", file=file)])
